// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Seats and small sets of seats. Knows no game.
#pragma once

#include "engine/base/bit_iterator.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace parlour {

/// A place at the table, counted clockwise from 0.
using Seat = int;

/// Stands for chance where a step or an event has no seat.
inline constexpr Seat kChanceSeat = -1;

/// The maximum number of seats at a table of any game.
inline constexpr int kMaxSeats = 6;

/// A set of seats, ordered by number. A plain value of one byte.
class SeatSet {
public:
    static constexpr std::size_t kSets = 1U << kMaxSeats; ///< number of different sets

    using Iterator = BitIterator<Seat, unsigned>;

    constexpr SeatSet() = default;
    static constexpr SeatSet of(Seat seat) { return SeatSet(1U << seat); }
    static constexpr SeatSet firstSeats(int count) { return SeatSet((1U << count) - 1U); }

    constexpr bool has(Seat seat) const { return ((bits_ >> seat) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return kSizes[bits_]; }
    /// The index of this set in a table of all sets; below kSets.
    constexpr std::size_t index() const { return bits_; }
    /// The lowest seat; the set must not be empty.
    constexpr Seat first() const { return std::countr_zero(static_cast<unsigned>(bits_)); }
    /// The seat at position `index` in ascending order; `index` is from 0 to size() - 1.
    constexpr Seat nth(int index) const { return kMembers[bits_][static_cast<std::size_t>(index)]; }
    constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << seat)); }
    constexpr void remove(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat)); }

    constexpr SeatSet operator|(SeatSet other) const { return SeatSet(unsigned{bits_} | other.bits_); }
    constexpr SeatSet operator&(SeatSet other) const { return SeatSet(unsigned{bits_} & other.bits_); }
    constexpr SeatSet operator-(SeatSet other) const { return SeatSet(unsigned{bits_} & ~unsigned{other.bits_}); }
    constexpr bool operator==(const SeatSet&) const = default;

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    /// Sizes by set. A table, because std::popcount is a function call on processors without the instruction.
    static constexpr auto kSizes = [] {
        std::array<std::uint8_t, kSets> sizes{};
        for (std::size_t set = 1; set < kSets; ++set)
            sizes[set] = static_cast<std::uint8_t>(sizes[set / 2] + set % 2);
        return sizes;
    }();

    /// Members by set, in ascending order: faster than iterating to a random position.
    static constexpr auto kMembers = [] {
        std::array<std::array<std::int8_t, kMaxSeats>, kSets> members{};
        for (std::size_t set = 0; set < kSets; ++set) {
            std::size_t count = 0;
            for (Seat seat = 0; seat < kMaxSeats; ++seat)
                if (((set >> seat) & 1U) != 0)
                    members[set][count++] = static_cast<std::int8_t>(seat);
        }
        return members;
    }();

    std::uint8_t bits_ = 0;
};

} // namespace parlour
