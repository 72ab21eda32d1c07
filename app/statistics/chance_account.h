// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Dice, cards and coins that came in finished games, beside what fair chance gives, with the probability that fair chance
// gives something at least as uneven. Pure functions; counted by the history's reader, shown by the history page.
//
// Counted are all dice of Yahtzee; the first ten house cards of a match of Pazaak, before which no card was dealt; the
// trumps in the person's first hand of Durak, apart from the card that names them; all tosses of Coins.
#pragma once

#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <array>
#include <optional>
#include <vector>

namespace parlour {

struct ChanceCounts {
    std::array<int, 6> dice{}; ///< by face
    std::array<int, 10> house{}; ///< by value
    std::array<int, 2> tosses{}; ///< heads, tails
    int handCards = 0; ///< of all hands together
    int trumps = 0; ///< among them
    double expectedTrumps = 0; ///< the mean of fair deals
    double varianceOfTrumps = 0;
    void add(const ChanceCounts& other);
    bool operator==(const ChanceCounts&) const = default;
};

/// The counts of a sound record.
ChanceCounts chanceCountsOf(const GameInfo& info, const Record& record);

/// The outcomes of one kind of chance.
struct ChanceTally {
    enum class Kind { Dice, House, Trumps, Tosses };
    Kind kind = Kind::Dice;
    std::vector<int> counts; ///< by face; for trumps: trumps and other cards
    std::vector<double> expected;
    /// The probability that fair chance gives at least this unevenness; nullopt if too few were counted to say.
    std::optional<double> probability;
    /// Too uneven for chance, by kWolf.
    bool isMarked = false;
};

/// The share of fair histories in which any row is marked is at most this.
inline constexpr double kWolf = 0.01;

/// A row for each kind that occurred.
std::vector<ChanceTally> chanceTalliesOf(const ChanceCounts& counts);

} // namespace parlour
