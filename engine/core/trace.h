// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The events of a step, addressed to the seats that may know. One source for the log, sounds and spoken announcements.
// Simulation passes no trace, at the cost of one branch.
#pragma once

#include "engine/base/seat.h"

#include <utility>
#include <vector>

namespace parlour {

/// One event as the seats in `to` may know it.
template <class Event>
struct Told {
    SeatSet to;
    /// A less precise twin of an event told to others; omitted for readers who see every hand.
    bool blurred = false;
    Event event;
    bool operator==(const Told&) const = default;
};

template <class Event>
class Trace {
public:
    explicit Trace(int seats) : all_(SeatSet::firstSeats(seats)) {}

    void tellAll(Event event) { told_.push_back({all_, false, std::move(event)}); }
    /// Tells `precise` to one seat, `blurred` to the others.
    void tell(Seat seat, Event precise, Event blurred)
    {
        told_.push_back({SeatSet::of(seat), false, std::move(precise)});
        if (const SeatSet others = all_ - SeatSet::of(seat); !others.empty())
            told_.push_back({others, true, std::move(blurred)});
    }
    /// Tells `seats` only; the others get no event, not even a blurred one.
    void tellOnly(SeatSet seats, Event event) { told_.push_back({seats, false, std::move(event)}); }
    const std::vector<Told<Event>>& told() const { return told_; }
    void clear() { told_.clear(); }

private:
    SeatSet all_;
    std::vector<Told<Event>> told_;
};

} // namespace parlour
