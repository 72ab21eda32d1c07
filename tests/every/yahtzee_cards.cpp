// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/every/cards.h"

namespace parlour::yahtzee {

/// The filled boxes: one for each past turn of the seat.
int cardsOf(const View& view)
{
    return view.card.filled.size();
}

int allCards(const View& view)
{
    return view.over ? kBoxes : view.round - 1 + (view.seat < view.turn ? 1 : 0);
}

} // namespace parlour::yahtzee
