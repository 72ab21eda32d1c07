// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The regret table of a training of Coup: regrets and strategy sums by public state and hand, and values of both hands.
// Entries are found by key, so the order of insertion does not show. The trainer alone writes to it.
#pragma once

#include "ai/coup/duel/hands.h"
#include "ai/coup/duel/key_table.h"
#include "engine/base/expected.h"

#include <memory>

namespace parlour::coup {

/// The entry of a public state.
struct NodeEntry {
    std::uint64_t key = kNoKey;
    float visits = 0;
    std::uint32_t place = 0; ///< its first row in RegretTable::numbers
};

/// Rows of numbers whose addresses stay valid when rows are added.
class Rows {
public:
    /// Adds `count` rows of zeros and returns the index of the first.
    std::uint32_t add(std::size_t count);
    Row* at(std::uint32_t place) { return blocks_[place / kBlock].get() + place % kBlock; }
    const Row* at(std::uint32_t place) const { return blocks_[place / kBlock].get() + place % kBlock; }

private:
    static constexpr std::size_t kBlock = std::size_t{1} << 16;
    std::vector<std::unique_ptr<Row[]>> blocks_;
    std::size_t size_ = 0; ///< rows left free at the end of a block included
};

/// The layout of an entry: the value of each pair of hands, for player 0 of the preceding state (at the start of a turn
/// that is player 1 of this one), then the regret and the strategy sum of each action by hand of the decider.
struct NodeShape {
    std::size_t actions;
    std::size_t rows; ///< of the hands of the decider, for each action
    std::size_t values; ///< rows of the matrix of values
    explicit NodeShape(const Duel& duel);
    std::uint32_t regrets() const { return static_cast<std::uint32_t>(values); } ///< where regrets begin
    std::uint32_t strategySums() const { return static_cast<std::uint32_t>(values + actions * rows); }
    std::uint32_t total() const { return static_cast<std::uint32_t>(values + 2 * actions * rows); }
};

class RegretTable {
public:
    /// Counters of visits to states without an entry, by the low bits of their spread keys.
    static constexpr std::size_t kCounters = std::size_t{1} << 22;

    explicit RegretTable(std::uint64_t seed) : seed_(seed) {}

    /// The same table has the same bytes.
    std::vector<std::uint8_t> toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<RegretTable> fromBytes(std::span<const std::uint8_t> bytes);

    std::uint64_t seed() const { return seed_; } ///< of its games
    std::int64_t batches() const { return batches_; } ///< that it was trained with
    void addBatch() { ++batches_; }

    /// The entry of a state in the finest abstraction that has one. Adds a coarse one if there is none.
    NodeEntry& finest(const Duel& duel);
    /// Adds an entry that starts as a copy of the finest one, weighted as if it had been visited `visits` times.
    NodeEntry& refine(const Duel& duel, Abstraction abstraction, float visits);

    KeyTable<NodeEntry> nodes;
    Rows numbers;
    std::vector<std::uint8_t> counters = std::vector<std::uint8_t>(kCounters);

private:
    std::uint64_t seed_;
    std::int64_t batches_ = 0;
};

} // namespace parlour::coup
