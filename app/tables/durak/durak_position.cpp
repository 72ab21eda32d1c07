#include "app/tables/durak/durak_position.h"

#include <QStringList>

#include <algorithm>

namespace parlour::durak {

namespace {

/// Suits follow each other in alternating colours and the trump comes last.
int displayRank(Card card, Suit trump)
{
    static constexpr std::array<int, 4> kCircle{0, 1, 3, 2}; // spades, hearts, diamonds, clubs -> S H C D
    const int place = kCircle[at(card.suit())] - kCircle[at(trump)];
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

SeenPosition::SeenPosition(const Position& position) : kit::SeenPosition<View, Event>(position)
{
    for (const std::string& text : position.legal)
        if (const auto action = parseAction(text))
            moves_.push_back({*action, text});
}

Seat SeenPosition::turn() const
{
    return position().node.isWaiting() && !position().node.seats.empty() ? position().node.seats.first() : -1;
}

std::optional<std::vector<Card>> SeenPosition::handOf(Seat seat) const
{
    const View* own = viewOf(seat);
    if (!own || !isDealt() || (seat != me() && !position().open))
        return std::nullopt;
    std::vector<Card> cards(own->hand.begin(), own->hand.end());
    const Suit trump = view().trump();
    std::sort(cards.begin(), cards.end(), [trump](Card a, Card b) { return displayRank(a, trump) < displayRank(b, trump); });
    return cards;
}

int SeenPosition::onTable() const
{
    int cards = 0;
    for (const Pair& pair : view().table)
        cards += pair.covered ? 2 : 1;
    return cards;
}

int SeenPosition::uncovered() const
{
    return static_cast<int>(
        std::count_if(view().table.begin(), view().table.end(), [](const Pair& pair) { return !pair.covered; }));
}

std::array<int, kSuits> SeenPosition::unseenBySuit() const
{
    CardSet seen = view().discarded | setOf(view().table) | setOf(view().hand);
    for (Seat seat = 0; seat < seats(); ++seat)
        seen = seen | view().known[at(seat)];
    if (view().stock > 0)
        seen.add(view().trumpCard);
    std::array<int, kSuits> unseen{};
    for (std::size_t suit = 0; suit < unseen.size(); ++suit)
        unseen[suit] = view().rules.deck / kSuits - (CardSet::ofSuit(static_cast<Suit>(suit)) & seen).size();
    return unseen;
}

int SeenPosition::discarded() const
{
    if (!isDealt())
        return 0;
    int held = view().stock + onTable();
    for (Seat seat = 0; seat < seats(); ++seat)
        held += sizeOf(seat);
    return std::max(0, view().rules.deck - held);
}

std::vector<Move> SeenPosition::movesOf(Action::Kind kind) const
{
    std::vector<Move> chosen;
    std::copy_if(moves_.begin(), moves_.end(), std::back_inserter(chosen),
                 [kind](const Move& move) { return move.action.kind == kind; });
    return chosen;
}

std::optional<Event> SeenPosition::lastDeed(Seat seat) const
{
    const auto found = std::find_if(events().rbegin(), events().rend(),
                                    [seat](const Event& event) { return event.seat == seat && isDeed(event.kind); });
    return found == events().rend() ? std::nullopt : std::optional(*found);
}

} // namespace parlour::durak
