// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/durak/durak_position.h"

#include <QStringList>

#include <algorithm>

namespace parlour::durak {

namespace {

/// The sort key of a hand: suits in alternating colours, the trump last.
int displayRank(Card card, Suit trump)
{
    static constexpr std::array<int, 4> kCircle{0, 1, 3, 2}; // spades, hearts, diamonds, clubs -> S H C D
    const int place = kCircle[asIndex(card.suit())] - kCircle[asIndex(trump)];
    return ((place + 3) % kSuits) * kRanks + card.rank();
}

bool isMove(Event::Kind kind)
{
    using Kind = Event::Kind;
    static constexpr std::array kMoves{Kind::FirstAttacker, Kind::Attacked,    Kind::ThrewIn, Kind::Covered,
                                       Kind::Takes,         Kind::Transferred, Kind::Showed,  Kind::SaidDone,
                                       Kind::PickedUp,      Kind::RedealAsked};
    return std::find(kMoves.begin(), kMoves.end(), kind) != kMoves.end();
}

} // namespace

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
        seen = seen | view().known[asIndex(seat)];
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

std::vector<Action> SeenPosition::legalOf(Action::Kind kind) const
{
    std::vector<Action> actions;
    std::copy_if(legal().begin(), legal().end(), std::back_inserter(actions),
                 [kind](const Action& action) { return action.kind == kind; });
    return actions;
}

std::optional<Event> SeenPosition::lastMove(Seat seat) const
{
    const auto found = std::find_if(events().rbegin(), events().rend(),
                                    [seat](const Event& event) { return event.seat == seat && isMove(event.kind); });
    return found == events().rend() ? std::nullopt : std::optional(*found);
}

} // namespace parlour::durak
