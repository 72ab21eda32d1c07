// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/every/cards.h"

namespace parlour::durak {

int cardsOf(const View& view)
{
    int cards = view.stock + view.discarded.size();
    for (const std::int8_t size : view.sizes)
        cards += size;
    return cards + setOf(view.table).size();
}

int allCards(const View& view)
{
    return view.phase == Phase::Deal ? 0 : view.rules.deck;
}

} // namespace parlour::durak
