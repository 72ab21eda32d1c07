// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Bastila: plays a card that brings 17 to 20, else stands if an average card would exceed 18.
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

Ruling bastila(const Features& features)
{
    const auto suits = [&](Value card) { return features.me + card >= 17 && features.me + card <= kGoal; };
    if (const Value card = features.lastCard(suits))
        return {play(card), SAY("Reason", "Playing %3 on %1 makes 17 to 20")};
    // 220 is the sum of the whole house deck: roughly the average of the cards left, rounded down.
    const int expected = (220 - features.me) / (40 - features.ownCards);
    if (features.me + expected > 18)
        return {kStand, SAY("Reason", "An average card on %1 makes more than 18: stand")};
    return {kEnd, SAY("Reason", "An average card on %1 makes 18 at most: take another card")};
}

} // namespace parlour::pazaak
