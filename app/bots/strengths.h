// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How strong bots are, as measured by the ladders: contests of all bots of a game (presets NAME-ladder), whose results are
// files under resources/ladders that are built in. Written by app/contest (contest_ladder.h), read by the window and the
// command line wherever a bot is named. Knows no rules.
#pragma once

#include "ai/bots.h"
#include "engine/arena/elo.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// What ratings are counted from: the bot that plays at random has this.
inline constexpr double kAnchorElo = 1000;

/// A ladder that was played: who played, what each did against each, and the ratings that follow from it.
struct Ladder {
    struct Entry {
        std::string bot; ///< id
        Rating rating;
    };
    std::string id; ///< of its preset: "durak-ladder"
    std::string game;
    std::string command; ///< what makes the file again
    std::string seed; ///< 1 to 16 hexadecimal digits
    int seats = 2; ///< at a table
    std::int64_t matches = 0; ///< of a pair; at tables, all
    std::string anchor; ///< the bot that has kAnchorElo
    std::vector<Entry> entries; ///< strongest first
    std::vector<RatedPair> pairs; ///< of numbers of entries
};

/// Who has kAnchorElo in the ladders of a game: the bot that plays at random.
std::string anchorOf(std::string_view game);

/// What the pairs make of the bots, in their order; `anchor` is one of them.
std::vector<Rating> ratingsOf(const std::vector<std::string>& bots, const std::string& anchor,
                              const std::vector<RatedPair>& pairs);

QByteArray toJson(const Ladder& ladder);
/// Foreign input. Refused: what is no ladder, bots that the game does not have or that come twice, figures that cannot be.
Expected<Ladder> ladderFromJson(const QByteArray& json);

/// Those that come with the program, by id. One that cannot be read is left out.
const std::vector<Ladder>& ladders();

struct Strength {
    double elo = 0;
    double error = 0; ///< one standard error, with the mean of the ladder held fixed
    std::string ladder; ///< that measured it
};

/// Nothing if no ladder measured that bot. A table of more than two seats is asked for its own ladder first.
std::optional<Strength> strengthOf(std::string_view bot, int seats = 2);

/// The bots of a game, weakest first by what was measured. One that was not stands behind the one before it in the game's
/// own list.
std::vector<const BotInfo*> botsByStrength(std::string_view game);

} // namespace parlour
