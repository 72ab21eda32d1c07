// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A reaction window: some seats are asked whether they challenge or block, and it closes with at most one who does. The
// rules keep one Window in the State and come to `outcome` after every answer; it knows nothing of claims, cards or coins.
#pragma once

#include "engine/base/seat.h"

namespace parlour::coup {

/// A question to several seats, and the answers so far.
struct Window {
    SeatSet asked; ///< everybody who is asked, at once or in turn
    SeatSet answered;
    SeatSet yes; ///< of those who answered
    std::int8_t claimant = 0; ///< the seats come in turn round the table, from the one after this
    /// All are asked at once, and all answers count whatever their order. Else one is asked at a time, and the first yes
    /// ends the asking.
    bool sealed = true;
    bool operator==(const Window&) const = default;

    constexpr void answer(Seat seat, bool isYes)
    {
        answered.add(seat);
        if (isYes)
            yes.add(seat);
    }
};

/// What a window has come to.
struct Outcome {
    SeatSet waiting; ///< who is to answer now; empty: the window is closed
    Seat taker = -1; ///< when closed: the first in turn that said yes; -1: nobody
    constexpr bool closed() const { return waiting.empty(); }
    constexpr bool operator==(const Outcome&) const = default;
};

/// The first of `set` going round from the seat after `claimant`, which comes last; -1 if the set is empty.
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
