// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A reaction window: some seats are asked whether they challenge or block, and it closes with at most one that does. The
// rules keep one Window in the State and evaluate `outcome` after each answer. It knows no claims, cards or coins.
#pragma once

#include "engine/base/seat.h"

namespace parlour::coup {

/// A yes-or-no question to several seats, and the answers so far.
struct Window {
    SeatSet asked; ///< all seats that are asked, at once or in turn
    SeatSet answered;
    SeatSet yes; ///< the seats that answered yes
    std::int8_t claimant = 0; ///< the order of seats begins after this one
    /// If true, all seats are asked at once, and the order of answers does not matter. Otherwise they are asked in turn, and
    /// the first yes closes the window.
    bool sealed = true;
    bool operator==(const Window&) const = default;

    constexpr void answer(Seat seat, bool isYes)
    {
        answered.add(seat);
        if (isYes)
            yes.add(seat);
    }
};

/// The state of a window.
struct Outcome {
    SeatSet waiting; ///< the seats to answer now; empty if the window is closed
    Seat taker = -1; ///< of a closed window: the first seat in turn that answered yes; -1 if none
    constexpr bool closed() const { return waiting.empty(); }
    constexpr bool operator==(const Outcome&) const = default;
};

/// The first seat of `set` in turn after `claimant`, which comes last; -1 if the set is empty.
constexpr Seat firstInTurn(SeatSet set, Seat claimant)
{
    if (const SeatSet after = set - SeatSet::firstSeats(claimant + 1); !after.empty())
        return after.first();
    return set.empty() ? -1 : set.first();
}

constexpr Outcome outcome(const Window& window)
{
    const SeatSet unanswered = window.asked - window.answered;
    const bool goesOn = !unanswered.empty() && (window.sealed || window.yes.empty());
    if (!goesOn)
        return {{}, firstInTurn(window.yes, window.claimant)};
    if (window.sealed)
        return {unanswered, -1};
    return {SeatSet::of(firstInTurn(unanswered, window.claimant)), -1};
}

} // namespace parlour::coup
