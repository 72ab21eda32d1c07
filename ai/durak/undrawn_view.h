// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of one of two seats between the last decision of a bout and the cards drawn after it, so that reviews count these
// as luck. Called by the analyst (levels.h).
#pragma once

#include "engine/durak/durak_types.h"

#include <optional>

namespace parlour::durak {

struct UndrawnView {
    View view; ///< the drawn cards are part of the stock
    std::array<int, kMaxSeats> drawn{}; ///< their number, by seat
};

/// `before` and `after` are the Views of a seat before and after a step. nullopt if no hidden cards were drawn in it, or if
/// the game is over. The trump card is public, so it stays with the seat that drew it.
std::optional<UndrawnView> undrawn(const View& before, const View& after);

} // namespace parlour::durak
