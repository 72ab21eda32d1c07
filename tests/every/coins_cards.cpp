// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/every/cards.h"

namespace parlour::coins {

/// The tosses of the timeline.
int cardsOf(const View& view)
{
    return view.tosses.ones() + view.tosses.flipped().ones();
}

int allCards(const View& view)
{
    return view.tosses.count();
}

} // namespace parlour::coins
