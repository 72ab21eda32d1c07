// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/people.h"

#include "engine/base/index.h"

#include <algorithm>

namespace parlour {

void People::setPresent(std::optional<Seat> seat)
{
    present_ = seat;
    if (seat != -1)
        viewer_ = seat;
}

// The person at the screen answers first: the others may have to be called.
Seat People::awaited() const
{
    if (!line_.isLive())
        return -1;
    const SeatSet seats = line_.match().node().seats;
    if (present_ && *present_ >= 0 && seats.has(*present_))
        return *present_;
    for (const Seat seat : seats)
        if (line_.isPerson(seat))
            return seat;
    return -1;
}

Seat People::asked() const
{
    const Seat seat = awaited();
    return !present_ || seat == *present_ ? seat : -1;
}

// Returns whether this step told persons anything new. The first event of a person's own action is the action itself;
// further events (a card drawn after it, a hand opened) may be news, and so may those of others and of chance, except the
// action itself.
bool People::revealed(int index) const
{
    SeatSet persons;
    for (Seat seat = 0; seat < line_.match().seats(); ++seat)
        if (line_.isPerson(seat))
            persons.add(seat);
    const auto isNews = [persons](const AnyTold& each) { return !each.blurred && !(each.to & persons).empty(); };
    const int expected = line_.isPerson(line_.record().steps[asIndex(index)].who) ? 1 : 0;
    const std::vector<AnyTold>& told = line_.told(index);
    return std::count_if(told.begin(), told.end(), isNews) > expected;
}

bool People::canUndo(bool overReveals) const
{
    const int decision = line_.lastDecision();
    if (line_.isReplay() || decision < 0)
        return false;
    // Where people share the screen, only a decision of the one who looked last, and nothing is shown twice.
    if (present_ && (line_.isOver() || line_.record().steps[asIndex(decision)].who != viewer_))
        return false;
    if (overReveals && !present_)
        return true;
    for (int index = decision; index < line_.length(); ++index)
        if (revealed(index))
            return false;
    return true;
}

} // namespace parlour
