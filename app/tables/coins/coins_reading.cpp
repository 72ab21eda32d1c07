#include "app/tables/coins/coins_reading.h"

#include "engine/base/base64.h"
#include "engine/base/words.h"

#include <algorithm>

namespace parlour::coins {

namespace {

std::optional<Move> readMove(std::string_view text)
{
    if (text == "nothing")
        return kNothing;
    if (text == "block")
        return kBlock;
    constexpr std::string_view kTravel = "travel ";
    if (text.starts_with(kTravel))
        if (const auto round = parseInt(text.substr(kTravel.size()), 1, kMaxRounds))
            return travel(*round);
    return std::nullopt;
}

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

std::optional<Action> readAction(std::string_view text)
{
    const auto bracket = text.find(" [");
    const auto move = readMove(text.substr(0, bracket));
    if (!move)
        return std::nullopt;
    if (bracket == std::string_view::npos)
        return Action{*move, {}};
    if (!text.ends_with(']'))
        return std::nullopt;
    const auto memory = fromBase64(text.substr(bracket + 2, text.size() - bracket - 3));
    return memory ? std::optional(Action{*move, *memory}) : std::nullopt;
}

std::string writeAction(const Action& action)
{
    std::string text = action.move.kind == Move::Kind::Block ? "block"
        : action.move.kind == Move::Kind::Travel             ? "travel " + std::to_string(action.move.round)
                                                             : "nothing";
    return action.memory ? text + " [" + toBase64(*action.memory) + "]" : text;
}

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
