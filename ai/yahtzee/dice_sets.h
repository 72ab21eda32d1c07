// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The multisets of dice in a turn: 462 of zero to five dice, of which 252 are rolls of all five. Indexed by size, so that
// smaller sets come first: 0 is the empty set, kFirstRoll the first roll. For solvers; knows dice only.
#pragma once

#include "engine/yahtzee/yahtzee_types.h"

namespace parlour::yahtzee {

inline constexpr int kDiceSets = 462;
inline constexpr int kRollSets = 252;
inline constexpr int kFirstRoll = kDiceSets - kRollSets;
inline constexpr int kOutcomes = 7776; ///< ordered outcomes of five dice

/// An index from 0 to kDiceSets - 1.
using DiceSet = std::uint16_t;

struct DiceSetTables {
    /// The number of dice of each face.
    std::array<std::array<std::uint8_t, kFaces>, kDiceSets> counts{};
    /// The set with one more die of a face from 0 to 5; for sets of fewer than five dice.
    std::array<std::array<DiceSet, kFaces>, kFirstRoll> with{};
    /// The distinct sets with one die less: `fewer[set][0 .. fewerCount[set] - 1]`.
    std::array<std::array<DiceSet, kDice>, kDiceSets> fewer{};
    std::array<std::uint8_t, kDiceSets> fewerCount{};
    /// The number of ordered outcomes of a roll out of 7776, by its index less kFirstRoll.
    std::array<std::uint8_t, kRollSets> outcomes{};
};

constexpr DiceSetTables makeDiceSetTables()
{
    DiceSetTables tables;
    std::array<DiceSet, 46656> numbers{}; // by counts, in base 6
    constexpr std::array<int, kFaces> kWeights = {1, 6, 36, 216, 1296, 7776};
    const auto keyOf = [&](const std::array<std::uint8_t, kFaces>& counts) {
        int key = 0;
        for (std::size_t face = 0; face < kFaces; ++face)
            key += kWeights[face] * counts[face];
        return static_cast<std::size_t>(key);
    };
    DiceSet next = 0;
    for (int size = 0; size <= kDice; ++size)
        for (int a = size; a >= 0; --a)
            for (int b = size - a; b >= 0; --b)
                for (int c = size - a - b; c >= 0; --c)
                    for (int d = size - a - b - c; d >= 0; --d)
                        for (int e = size - a - b - c - d; e >= 0; --e) {
                            int f = size - a - b - c - d - e;
                            const auto byte = [](int count) { return static_cast<std::uint8_t>(count); };
                            tables.counts[next] = {byte(a), byte(b), byte(c), byte(d), byte(e), byte(f)};
                            numbers[keyOf(tables.counts[next])] = next;
                            ++next;
                        }
    for (DiceSet set = 0; set < kFirstRoll; ++set)
        for (std::size_t face = 0; face < kFaces; ++face) {
            auto more = tables.counts[set];
            ++more[face];
            const DiceSet bigger = numbers[keyOf(more)];
            tables.with[set][face] = bigger;
            tables.fewer[bigger][tables.fewerCount[bigger]++] = set;
        }
    for (std::size_t roll = 0; roll < kRollSets; ++roll) {
        constexpr std::array<int, kDice + 1> kFactorials = {1, 1, 2, 6, 24, 120};
        int outcomes = kFactorials[kDice];
        for (const std::uint8_t count : tables.counts[kFirstRoll + roll])
            outcomes /= kFactorials[count];
        tables.outcomes[roll] = static_cast<std::uint8_t>(outcomes);
    }
    return tables;
}

extern const DiceSetTables kSets;

/// The index of these dice, in any order.
inline DiceSet diceSetOf(const Dice& dice)
{
    DiceSet set = 0;
    for (const Die die : dice)
        set = kSets.with[set][die - 1U];
    return set;
}

/// The index of some of the dice.
inline DiceSet diceSetOf(const Dice& dice, const Positions& positions)
{
    DiceSet set = 0;
    for (const std::uint8_t at : positions)
        set = kSets.with[set][dice[at] - 1U];
    return set;
}

/// The positions of a set among `dice`, which must contain it; of equal dice the first. Ascending.
Positions positionsOf(DiceSet set, const Dice& dice);
/// The dice of a set in ascending order.
Dice diceOf(DiceSet set);

} // namespace parlour::yahtzee
