// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/every/cards.h"

namespace parlour::pazaak {

int cardsOf(const View& view)
{
    return view.houseLeft + view.boards[0].house.count() + view.boards[1].house.count();
}

int allCards(const View& view)
{
    return view.rules.houseDeck();
}

} // namespace parlour::pazaak
