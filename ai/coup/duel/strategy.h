// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The strategy table of Coup for two players: action probabilities by public state and hand, compressed for shipping. Made
// from a regret table by training/strategy_maker.h, read by our own players.
#pragma once

#include "ai/coup/duel/hand_transitions.h"
#include "ai/coup/duel/key_table.h"
#include "engine/base/expected.h"

#include <optional>

namespace parlour::coup {

/// Probabilities of the choices of one hand (ActionMask::choices).
using Mix = std::array<float, kMaxChoices>;

/// The number of hands, or pools in an exchange, that a decision is made with.
std::size_t decidingHands(const Duel& duel);
/// The most choices that any hand has.
std::size_t choicesOf(const Duel& duel);

class Strategy {
public:
    /// Probabilities are kept as whole multiples of 1 / kParts. Rarer actions are rounded to 0: they may be sampling noise.
    static constexpr int kParts = 31;

    /// The probabilities of the choices of `hand` (in an exchange, of a pool), from the finest abstraction not finer than
    /// `abstraction` that has an entry. nullopt if none has.
    std::optional<Mix> find(const Duel& duel, std::size_t hand, Abstraction abstraction = Abstraction::Full) const;
    std::size_t size() const { return entries_.size(); }

    /// Adds an entry. `parts` sum to kParts for each hand: choicesOf numbers for each of decidingHands. Entries of coarser
    /// abstractions come first.
    void add(std::uint64_t key, std::span<const std::uint8_t> parts);
    /// The parts of the same state in the next coarser abstraction; null if there are none.
    const std::uint8_t* coarserParts(std::uint64_t key) const;
    /// The order of encoding: coarser abstractions first, then by key.
    static bool isBefore(std::uint64_t a, std::uint64_t b);

    /// The same strategy has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions, with the reason.
    static Expected<Strategy> fromBytes(std::span<const std::uint8_t> bytes);

private:
    struct Entry {
        std::uint64_t key = kNoKey;
        std::uint32_t place = 0; ///< in parts_
    };
    const Entry* finest(const Duel& duel, Abstraction abstraction) const;

    KeyTable<Entry> entries_;
    std::vector<std::uint8_t> parts_; ///< by entry, hand, choice
};

} // namespace parlour::coup
