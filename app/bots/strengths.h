// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The measured strengths of bots. Ladders are contests of all bots of a game (presets NAME-ladder), whose results are files
// under resources/ladders, built in. Written by app/contest (contest_ladder.h), read by the window and the command line
// wherever a bot is named. Knows no rules.
#pragma once

#include "ai/core/bots.h"
#include "engine/arena/elo.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// The rating of the bot that plays at random, from which all others are measured.
inline constexpr double kAnchorElo = 1000;

/// A played ladder: its bots, the results of each pair, and the ratings that follow.
struct Ladder {
    struct Entry {
        std::string bot; ///< id
        Rating rating;
    };
    std::string id; ///< of its preset: "durak-ladder"
    std::string game;
    std::string command; ///< makes the file again
    std::string seed; ///< 1 to 16 hexadecimal digits
    int seats = 2; ///< at one table
    std::int64_t matches = 0; ///< of a pair; at tables, all
    std::string anchor; ///< the bot that has kAnchorElo
    std::vector<Entry> entries; ///< the strongest first
    std::vector<RatedPair> pairs; ///< with indices of entries
};

/// The id of the bot that has kAnchorElo in the ladders of a game: the one that plays at random.
std::string anchorOf(std::string_view game);

/// Fits ratings to the pairs, in the order of `bots`; `anchor` is one of them.
std::vector<Rating> ratingsOf(const std::vector<std::string>& bots, const std::string& anchor,
                              const std::vector<RatedPair>& pairs);

QByteArray toJson(const Ladder& ladder);
/// Parses foreign input. Errors: text that is no ladder, unknown or repeated bots, figures out of range.
Expected<Ladder> ladderFromJson(const QByteArray& json);

/// The built-in ladders by id. Unreadable ones are left out.
const std::vector<Ladder>& ladders();

struct Strength {
    double elo = 0;
    double error = 0; ///< one standard error, with the mean of the ladder held fixed
    std::string ladder; ///< id of the ladder that measured it
};

/// The strength of a bot, nullopt if no ladder measured it. At more than two seats the ladder of that table size is
/// preferred.
std::optional<Strength> strengthOf(std::string_view bot, int seats = 2);

/// The share of the win of `bot` in its measured matches against `other`, two at a table; a draw is half a win. nullopt if
/// no ladder let them meet.
std::optional<double> shareAgainst(std::string_view bot, std::string_view other);

/// The bots of a game by measured strength, weakest first. Unmeasured ones follow their predecessor in the game's list.
std::vector<const BotInfo*> botsByStrength(std::string_view game);

/// Our own player of the nearest level. In a game without levels the bot of median strength, never the random one if there
/// is another.
std::string usualBot(const std::string& game, Level level = Level::Casual);

} // namespace parlour
