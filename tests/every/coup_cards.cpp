// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/every/cards.h"

namespace parlour::coup {

int cardsOf(const View& view)
{
    int cards = view.court;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        cards += view.cards[static_cast<std::size_t>(seat)] + view.lost[static_cast<std::size_t>(seat)].count();
    return cards;
}

int allCards(const View&)
{
    return kDeck;
}

} // namespace parlour::coup
