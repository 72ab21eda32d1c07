// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coins/coins_position.h"

#include <algorithm>

namespace parlour::coins {

namespace {

/// The round that a step went back to; 0 if it did not.
int roundReturnedTo(const std::vector<AnyTold>& told)
{
    int left = 0;
    for (const Event& event : kit::eventsOf<Event>(told)) {
        if (event.kind == Event::Kind::Answered)
            left = event.round;
        else if (event.kind == Event::Kind::RoundBegins && event.round <= left)
            return event.round;
    }
    return 0;
}

} // namespace

std::vector<AbandonedTimeline> branchesOf(const Story& story)
{
    std::vector<AbandonedTimeline> branches;
    Tosses tosses;
    for (const std::vector<AnyTold>& step : story) {
        bool left = false;
        for (const Event& event : kit::eventsOf<Event>(step)) {
            if (event.kind == Event::Kind::Tossed)
                tosses.push_back(event.seat == 0);
            else if (event.kind == Event::Kind::WentBack && !std::exchange(left, true))
                branches.push_back({event.seat, event.round, event.to, tosses});
            else if (event.kind == Event::Kind::RoundBegins)
                tosses.cut(std::min(tosses.count(), event.round - 1));
        }
    }
    return branches;
}

std::size_t firstUndone(const Story& told)
{
    const int again = told.empty() ? 0 : roundReturnedTo(told.back());
    if (again == 0)
        return told.size();
    // The last toss of that round is undone; the rounds in between may have been tossed more than once.
    for (std::size_t step = told.size(); step > 0; --step)
        for (const Event& event : kit::eventsOf<Event>(told[step - 1]))
            if (event.kind == Event::Kind::Tossed && event.round == again)
                return step - 1;
    return told.size();
}

bool SeenPosition::justTossed() const
{
    return kit::findEvent<Event>(position().lastStep, Event::Kind::Tossed) != nullptr;
}

std::vector<Event> SeenPosition::journeys() const
{
    std::vector<Event> gone;
    std::copy_if(events().begin(), events().end(), std::back_inserter(gone),
                 [](const Event& event) { return event.kind == Event::Kind::WentBack; });
    return gone;
}

int SeenPosition::blocked() const
{
    int latest = 0;
    for (const Seat seat : {0, 1})
        if (const View* seen = viewOf(seat))
            latest = std::max(latest, int{seen->blocked});
    return latest;
}

Seat SeenPosition::blocker() const
{
    return viewOf(me()) && view().blocked == blocked() ? me() : other();
}

bool SeenPosition::hasAnswered(Seat seat) const
{
    if (const View* seen = viewOf(seat))
        return seen->answer.has_value();
    return isTossed() && !view().over && !position().node.seats.has(seat);
}

} // namespace parlour::coins
