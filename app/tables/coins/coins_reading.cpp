#include "app/tables/coins/coins_reading.h"

#include <algorithm>

namespace parlour::coins {

namespace {

/// The round that a step went back to, whoever pulled; 0 if time went on.
int roundAgain(const std::vector<AnyTold>& told)
{
    int left = 0;
    for (const AnyTold& each : told) {
        const Event& event = eventOf(each);
        if (event.kind == Event::Kind::Answered)
            left = event.round;
        else if (event.kind == Event::Kind::RoundBegins && event.round <= left)
            return event.round;
    }
    return 0;
}

} // namespace

const Event& eventOf(const AnyTold& told)
{
    return *std::any_cast<Event>(&told.event);
}

std::vector<Branch> branchesOf(const Story& story)
{
    std::vector<Branch> branches;
    Tosses tosses;
    for (const std::vector<AnyTold>& step : story) {
        bool left = false;
        for (const AnyTold& each : step) {
            const Event& event = eventOf(each);
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
    const int again = told.empty() ? 0 : roundAgain(told.back());
    if (again == 0)
        return told.size();
    // The last toss of that round is the one that is undone; what lies between may have been lived more than once.
    for (std::size_t step = told.size(); step > 0; --step)
        for (const AnyTold& each : told[step - 1])
            if (const Event& event = eventOf(each); event.kind == Event::Kind::Tossed && event.round == again)
                return step - 1;
    return told.size();
}

Reading::Reading(const Position& position) : position_(position)
{
    for (std::size_t seat = 0; seat < 2 && seat < position.views.size(); ++seat)
        if (const auto* view = std::any_cast<View>(&position.views[seat]))
            views_[seat] = *view;
    if (const auto& mine = viewOf(position.viewpoint))
        view_ = *mine;
    for (const AnyTold& each : position.lastStep)
        if (const Event& event = eventOf(each); event.kind == Event::Kind::WentBack)
            journeys_.push_back(event);
}

int Reading::blocked() const
{
    int latest = 0;
    for (const auto& view : views_)
        latest = std::max(latest, view ? int{view->blocked} : 0);
    return latest;
}

Seat Reading::blocker() const
{
    return viewOf(me()) && view_.blocked == blocked() ? me() : other();
}

bool Reading::hasAnswered(Seat seat) const
{
    if (const auto& view = viewOf(seat))
        return view->answer.has_value();
    return isTossed() && !view_.over && !position_.node.seats.has(seat);
}

} // namespace parlour::coins
