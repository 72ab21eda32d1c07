// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/undrawn_view.h"

#include "engine/base/index.h"

namespace parlour::durak {

namespace {

int hiddenCards(const View& view, Seat seat)
{
    return view.sizes[asIndex(seat)] - view.known[asIndex(seat)].size();
}

} // namespace

std::optional<UndrawnView> undrawn(const View& before, const View& after)
{
    const int all = before.stock - after.stock - (before.stock > 0 && after.stock == 0 ? 1 : 0);
    if (before.phase == Phase::Deal || after.phase == Phase::Over || all <= 0)
        return {};
    UndrawnView result{after, {}};
    const CardSet own = durak::setOf(after.hand) - durak::setOf(before.hand) - after.known[asIndex(after.seat)];
    result.view.hand.clear();
    for (const Card card : after.hand)
        if (!own.has(card))
            result.view.hand.push_back(card);
    // Cards that are taken are known. The seat that acted may have played a hidden card: it drew what the others left.
    int left = all;
    for (Seat seat = 0; seat < after.rules.players; ++seat)
        if (seat != before.turn) {
            result.drawn[asIndex(seat)] =
                seat == after.seat ? own.size() : hiddenCards(after, seat) - hiddenCards(before, seat);
            left -= result.drawn[asIndex(seat)];
        }
    result.drawn[asIndex(before.turn)] = left;
    for (Seat seat = 0; seat < after.rules.players; ++seat)
        result.view.sizes[asIndex(seat)] =
            static_cast<std::int8_t>(result.view.sizes[asIndex(seat)] - result.drawn[asIndex(seat)]);
    result.view.stock = static_cast<std::int8_t>(after.stock + all);
    return result;
}

} // namespace parlour::durak
