// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a contest plays, by name: the game, its rules, the format, who is entered and the seed. Made by the command line and
// the window's contest sheet, kept in the contest's file. Knows no widgets and plays nothing.
#pragma once

#include "engine/arena/standings.h"
#include "engine/core/any_match.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace parlour {

/// So many may be entered.
inline constexpr int kMaxEntrants = 256;
/// So many matches a pair, a set or a round.
inline constexpr std::int64_t kMaxMatches = 1'000'000'000;

struct ContestPlan {
    std::string preset; ///< id of the preset it was made from; empty: none
    std::string game;
    int version = 1; ///< of the game's rules (G::kVersion)
    RuleMap rules; ///< every key, once the plan is complete
    std::vector<std::string>
        entrants; ///< names for makeBotByName, in the order of seeding; a bot may be entered more than once
    Shape shape; ///< `entrants` and, once the plan is complete, `seats` follow from the rest
    std::uint64_t seed = 0;
    bool operator==(const ContestPlan&) const = default;
};

/// One published contest, or a kind of contest worth a name. The window offers them; `parlour-cli contest run --preset ID`.
struct Preset {
    std::string id; ///< "pazaak-league"; never changes its meaning
    Text name;
    Text what; ///< one sentence: how it is played and ranked
    std::string game;
    RuleMap rules; ///< those that differ from the defaults
    Shape shape; ///< without entrants
    std::vector<std::string> bots; ///< who played in the published one, as far as known here
    int fewestEntrants = 2;
    int mostEntrants = kMaxEntrants;
};

const std::vector<Preset>& presets();
/// Null if there is no such preset.
const Preset* findPreset(std::string_view id);
/// A plan to complete, with the preset's bots.
ContestPlan planOf(const Preset& preset, std::uint64_t seed);

/// A plan as it can be played: rules completed, seats found. Errors say what is wrong and what is allowed.
Expected<ContestPlan> complete(ContestPlan plan);

/// The plan with another entrant, or with more matches, that goes on from everything played so far: as if it had been
/// planned so from the start. Errors say why a format cannot.
Expected<ContestPlan> withEntrant(const ContestPlan& plan, const std::string& entrant);
Expected<ContestPlan> withMatches(const ContestPlan& plan, std::int64_t matches);

/// Names to show, by entrant: a bot's id or the short name of a command, and a number behind those entered again.
std::vector<std::string> shownNames(const std::vector<std::string>& entrants);

/// Is some entrant another program? Such a contest does not repeat bit for bit.
bool hasExternal(const ContestPlan& plan);

Payoffs payoffsOf(const ContestPlan& plan);
/// A complete plan's progress before anything was played.
Progress progressOf(const ContestPlan& plan, const Shard& shard = {});
/// The game's extra score, as the game declares it.
struct ExtraScore {
    std::string name; ///< in files; empty: there is none
    Text label; ///< heads its column: "Hands"
    bool isMean = false; ///< is stated as a mean
    /// Of equal points the more of it wins.
    bool ranks() const { return !name.empty() && !isMean; }
};
ExtraScore extraOf(const std::string& game);

/// "2/8": the second of eight parts.
Expected<Shard> shardOf(std::string_view text);

std::string formatId(Format format); ///< "round-robin", "gauntlet", "cup", "tables"
std::optional<Format> formatOf(std::string_view id);

QByteArray toJson(const ContestPlan& plan);
/// Foreign input; the plan is complete.
Expected<ContestPlan> planFromJson(const QByteArray& json);

} // namespace parlour
