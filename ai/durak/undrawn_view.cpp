// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/undrawn_view.h"

#include "engine/base/index.h"

namespace parlour::durak {

std::optional<UndrawnView> undrawn(const View& before, const View& after)
{
    const int all = before.stock - after.stock - (before.stock > 0 && after.stock == 0 ? 1 : 0);
    if (before.phase == Phase::Deal || after.phase == Phase::Over || all <= 0)
        return {};
    UndrawnView result{after, {}};
    const CardSet own = durak::setOf(after.hand) - durak::setOf(before.hand) - after.known[at(after.seat)];
    result.view.hand.clear();
    for (const Card card : after.hand)
        if (!own.has(card))
            result.view.hand.push_back(card);
    result.drawn[at(after.seat)] = own.size();
    result.drawn[at(1 - after.seat)] = all - own.size();
    for (std::size_t seat = 0; seat < 2; ++seat)
        result.view.sizes[seat] = static_cast<std::int8_t>(result.view.sizes[seat] - result.drawn[seat]);
    result.view.stock = static_cast<std::int8_t>(after.stock + all);
    return result;
}

} // namespace parlour::durak
