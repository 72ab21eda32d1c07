#include "app/tables/durak/durak_reading.h"

#include <QStringList>

#include <algorithm>

namespace parlour::durak {

namespace {

const View* viewAt(const Position& position, Seat seat)
{
    const auto index = static_cast<std::size_t>(seat);
    return index < position.views.size() ? std::any_cast<View>(&position.views[index]) : nullptr;
}

/// Suits follow each other in alternating colours and the trump comes last.
int displayRank(Card card, Suit trump)
{
    static constexpr std::array<int, 4> kCircle{0, 1, 3, 2}; // spades, hearts, diamonds, clubs -> S H C D
    const int place = kCircle[static_cast<std::size_t>(card.suit())] - kCircle[static_cast<std::size_t>(trump)];
    return ((place + 3) % kSuits) * kRanks + card.rank();
}

bool isDeed(Event::Kind kind)
{
    switch (kind) {
    case Event::Kind::FirstAttacker:
    case Event::Kind::Attacked:
    case Event::Kind::ThrewIn:
    case Event::Kind::Covered:
    case Event::Kind::Takes:
    case Event::Kind::Transferred:
    case Event::Kind::Showed:
    case Event::Kind::SaidDone:
    case Event::Kind::PickedUp:
    case Event::Kind::RedealAsked:
        return true;
    default:
        return false;
    }
}

} // namespace

std::vector<Event> eventsFor(const Position& position, const std::vector<AnyTold>& told)
{
    std::vector<Event> events;
    for (const AnyTold& each : told) {
        const bool mayKnow = position.open ? !each.blurred : each.to.has(position.viewpoint);
        const auto* event = std::any_cast<Event>(&each.event);
        if (mayKnow && event)
            events.push_back(*event);
    }
    return events;
}

Reading::Reading(const Position& position)
    : position_(&position),
      view_(viewAt(position, position.viewpoint)),
      events_(eventsFor(position, position.lastStep))
{
    static const View kNothing;
    if (!view_)
        view_ = &kNothing;
    for (const std::string& text : position.legal)
        if (const auto action = parseAction(text))
            moves_.push_back({*action, text});
    persons_ = static_cast<int>(
        std::count_if(position.seats.begin(), position.seats.end(), [](const SeatInfo& seat) { return seat.person; }));
}

bool Reading::isYou(Seat seat) const
{
    return persons_ == 1 && position_->seats[static_cast<std::size_t>(seat)].person;
}

Seat Reading::turn() const
{
    return position_->node.isWaiting() && !position_->node.seats.empty() ? position_->node.seats.first() : -1;
}

std::optional<std::vector<Card>> Reading::handOf(Seat seat) const
{
    const View* own = viewAt(*position_, seat);
    if (!own || !isDealt() || (seat != viewpoint() && !position_->open))
        return std::nullopt;
    std::vector<Card> cards(own->hand.begin(), own->hand.end());
    const Suit trump = view_->trump();
    std::sort(cards.begin(), cards.end(), [trump](Card a, Card b) { return displayRank(a, trump) < displayRank(b, trump); });
    return cards;
}

int Reading::onTable() const
{
    int cards = 0;
    for (const Pair& pair : view_->table)
        cards += pair.covered ? 2 : 1;
    return cards;
}

int Reading::uncovered() const
{
    return static_cast<int>(
        std::count_if(view_->table.begin(), view_->table.end(), [](const Pair& pair) { return !pair.covered; }));
}

int Reading::discarded() const
{
    if (!isDealt())
        return 0;
    int held = view_->stock + onTable();
    for (Seat seat = 0; seat < seats(); ++seat)
        held += sizeOf(seat);
    return std::max(0, view_->rules.deck - held);
}

std::vector<Move> Reading::movesOf(Action::Kind kind) const
{
    std::vector<Move> chosen;
    std::copy_if(moves_.begin(), moves_.end(), std::back_inserter(chosen),
                 [kind](const Move& move) { return move.action.kind == kind; });
    return chosen;
}

std::optional<Event> Reading::lastDeed(Seat seat) const
{
    const auto found = std::find_if(events_.rbegin(), events_.rend(),
                                    [seat](const Event& event) { return event.seat == seat && isDeed(event.kind); });
    return found == events_.rend() ? std::nullopt : std::optional(*found);
}

} // namespace parlour::durak
