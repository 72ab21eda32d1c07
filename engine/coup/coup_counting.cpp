// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/coup/coup_counting.h"

#include <algorithm>

namespace parlour::coup {

CardCount countOf(const View& view, Role claim)
{
    CardCount count;
    int copies = 0;
    for (int i = 0; i < kRoles; ++i) {
        const Role role = static_cast<Role>(i);
        if (!proves(role, claim))
            continue;
        copies += kCopies;
        count.own += static_cast<int>(std::count(view.hand.begin(), view.hand.end(), role));
        count.faceUp += view.faceUp[static_cast<std::size_t>(i)];
    }
    count.unseen = copies - count.own - count.faceUp;
    return count;
}

int hiddenCards(const View& view)
{
    int hidden = kDeck - view.hand.count();
    for (int i = 0; i < kRoles; ++i)
        hidden -= view.faceUp[static_cast<std::size_t>(i)];
    return hidden;
}

double chanceOf(const View& view, Seat seat, Role claim)
{
    const int hidden = hiddenCards(view);
    const int others = hidden - countOf(view, claim).unseen; // hidden cards that do not prove it
    double none = 1; // probability that none of its cards proves it
    for (int card = 0; card < view.cards[static_cast<std::size_t>(seat)]; ++card)
        none *= static_cast<double>(std::max(0, others - card)) / (hidden - card);
    return 1 - none;
}

} // namespace parlour::coup
