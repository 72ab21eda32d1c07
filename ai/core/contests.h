// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contests that the program offers by name: published ones, and the ladders that measure the bots of a game.
// ai/<game>/<game>_contests.cpp defines those of a game that has more than a ladder: `std::vector<Preset> contests()`.
#pragma once

#include "engine/arena/format.h"
#include "engine/base/sentence.h"
#include "engine/core/rules_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// The maximum number of entrants.
inline constexpr int kMaxEntrants = 256;

/// A published contest, or a named kind of contest. Offered by the window and by `parlour-cli contest run --preset ID`.
struct Preset {
    std::string id; ///< "pazaak-league"; never changes its meaning
    Text name;
    Text what; ///< one sentence: format and ranking
    std::string game;
    RuleMap rules = {}; ///< those that differ from the defaults
    Shape shape; ///< without entrants
    std::vector<std::string> bots = {}; ///< entrants of the published contest that exist here; empty: all bots of the game
    int fewestEntrants = 2;
    int mostEntrants = kMaxEntrants;
    int row = 100; ///< on the page of contests, from 0; the default comes last, in the order of games
};

/// All presets by row. `bots` is never empty.
const std::vector<Preset>& presets();
/// nullptr if there is no such preset.
const Preset* findPreset(std::string_view id);

/// The ladder of a game in pairs, "<game>-ladder". `matches` should give Elo errors of about ten points; fewer where bots
/// think long.
Preset ladder(const std::string& game, Text name, std::int64_t matches);

} // namespace parlour
