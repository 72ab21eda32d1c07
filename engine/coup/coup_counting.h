// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Card counting at Coup, from the View of a seat. Used by bots and by the window's texts. For a claim of None ("captain or
// ambassador") both roles count.
#pragma once

#include "engine/coup/coup_types.h"

namespace parlour::coup {

/// The number of cards that prove a claim, by place.
struct CardCount {
    int own = 0; ///< in the own hand
    int faceUp = 0;
    int unseen = 0;
};
CardCount countOf(const View& view, Role claim);

/// The number of cards that the seat does not see.
int hiddenCards(const View& view);

/// The probability that another `seat` holds a card that proves the claim, if hidden cards are distributed uniformly.
double chanceOf(const View& view, Seat seat, Role claim);

} // namespace parlour::coup
