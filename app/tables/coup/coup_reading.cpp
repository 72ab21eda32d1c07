#include "app/tables/coup/coup_reading.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

using Kind = Action::Kind;

std::vector<Event> eventsFor(const Position& position, const std::vector<AnyTold>& told)
{
    std::vector<Event> events;
    for (const AnyTold& each : told)
        if (const auto* event = std::any_cast<Event>(&each.event); event && !(position.open && each.blurred))
            events.push_back(*event);
    return events;
}

Reading::Reading(const Position& position)
    : position_(&position),
      view_(std::any_cast<View>(&position.views[at(position.viewpoint)])),
      events_(eventsFor(position, position.lastStep))
{
    for (std::size_t seat = 0; seat < position.views.size(); ++seat) {
        if (const auto* view = std::any_cast<View>(&position.views[seat]))
            hands_[seat] = view->hand;
        persons_ += position.seats[seat].person ? 1 : 0;
    }
    if (position.asked == position.viewpoint)
        for (const std::string& text : position.legal)
            if (const auto action = parseAction(text))
                legal_.push_back(*action);
}

bool Reading::mayTarget(Kind kind, Seat seat) const
{
    return std::any_of(legal_.begin(), legal_.end(),
                       [&](const Action& each) { return each.kind == kind && each.target == seat; });
}

bool Reading::mayDo(Kind kind) const
{
    return std::any_of(legal_.begin(), legal_.end(), [&](const Action& each) { return each.kind == kind; });
}

bool Reading::isWindow() const
{
    const Phase phase = view_->phase;
    return phase == Phase::ChallengeAction || phase == Phase::Block || phase == Phase::ChallengeBlock;
}

Seat Reading::claimant() const
{
    if (view_->phase == Phase::ChallengeBlock)
        return view_->blocker;
    return isWindow() && claim() != Role::None ? view_->actor : -1;
}

Role Reading::claim() const
{
    if (view_->phase == Phase::ChallengeBlock)
        return view_->blockAs;
    return isWindow() ? claimOf(view_->action) : Role::None;
}

LossReason Reading::lossReason() const
{
    const Seat loser = view_->loser;
    if (loser == view_->challenger)
        return LossReason::WrongDoubt;
    if (loser == view_->actor)
        return view_->deeds[at(loser)].end == Deed::End::Void ? LossReason::Unpaid : LossReason::Bluff;
    // A blocker who still has two cards to choose from has not been struck yet.
    if (loser == view_->blocker && view_->challenger >= 0)
        return LossReason::Bluff;
    return view_->action == Kind::Coup ? LossReason::Coup : LossReason::Assassination;
}

int Reading::own(Role claim) const
{
    const auto& cards = hands_[at(me())];
    return cards
        ? static_cast<int>(std::count_if(cards->begin(), cards->end(), [&](Role card) { return proves(card, claim); }))
        : 0;
}

int Reading::faceUp(Role claim) const
{
    int count = 0;
    for (const Role role : kAllRoles)
        count += proves(role, claim) ? view_->faceUp[at(role)] : 0;
    return count;
}

int Reading::unseen(Role claim) const
{
    return copies(claim) - own(claim) - faceUp(claim);
}

int Reading::hidden() const
{
    int seen = 0;
    for (const Role role : kAllRoles)
        seen += own(role) + faceUp(role);
    return kDeck - seen;
}

int Reading::chanceOf(Seat seat, Role claim) const
{
    const int others = hidden() - unseen(claim); // hidden cards that prove nothing
    double none = 1;
    for (int i = 0; i < cards(seat); ++i)
        none *= std::max(0, others - i) / static_cast<double>(hidden() - i);
    return static_cast<int>(std::lround(100 * (1 - none)));
}

std::optional<std::array<int, kRoles>> Reading::court() const
{
    std::array<int, kRoles> left{};
    for (const Role role : kAllRoles)
        left[at(role)] = kCopies - view_->faceUp[at(role)];
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (!hand(seat))
            return std::nullopt;
        for (const Role card : *hand(seat))
            --left[at(card)];
    }
    return left;
}

} // namespace parlour::coup
