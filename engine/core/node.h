// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The kind of a position: chance is due, seats are waited for, or the game is over.
#pragma once

#include "engine/base/seat.h"

namespace parlour {

struct Node {
    enum class Kind : std::uint8_t {
        Chance, ///< a chance outcome is due
        Waiting, ///< seats are waited for
        Over ///< the game is over
    };

    static constexpr Node chance() { return {Kind::Chance, {}}; }
    static constexpr Node waiting(SeatSet seats) { return {Kind::Waiting, seats}; }
    static constexpr Node waiting(Seat seat) { return {Kind::Waiting, SeatSet::of(seat)}; }
    static constexpr Node over() { return {Kind::Over, {}}; }

    constexpr bool isChance() const { return kind == Kind::Chance; }
    constexpr bool isWaiting() const { return kind == Kind::Waiting; }
    constexpr bool isOver() const { return kind == Kind::Over; }
    constexpr bool operator==(const Node&) const = default;

    Kind kind = Kind::Over;
    SeatSet seats; ///< the seats that have not answered yet; empty unless Waiting
};

} // namespace parlour
