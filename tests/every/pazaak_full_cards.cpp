// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/every/cards.h"

#include <algorithm>
#include <numeric>

namespace parlour::pazaak_full {

/// Side cards in hands and played, and the house cards of a deck that is shuffled before each set. Of one that lasts, those
/// of earlier sets are out of sight.
int cardsOf(const View& view)
{
    int cards = 0;
    for (std::size_t seat = 0; seat < 2; ++seat)
        cards += view.handCounts[seat] + view.played[seat].count();
    if (view.rules.deck == HouseDeck::Match)
        return cards;
    for (const Board& board : view.boards)
        cards += static_cast<int>(
            std::count_if(board.cards.begin(), board.cards.end(), [](const Laid& laid) { return laid.isHouse(); }));
    return std::accumulate(view.houseLeft.begin(), view.houseLeft.end(), cards);
}

int allCards(const View& view)
{
    const int house = view.rules.deck == HouseDeck::Match ? 0 : kHouseDeck;
    return house + (view.hand.empty() && view.played[asIndex(view.seat)].empty() ? 0 : 2 * kHandCards);
}

} // namespace parlour::pazaak_full
