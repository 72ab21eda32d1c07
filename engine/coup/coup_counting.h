// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What follows from counting cards at a table of Coup, with the eyes of the seat that a View belongs to. Used by bots and by
// what the window says. Of a claim of None ("captain or ambassador") both roles count.
#pragma once

#include "engine/coup/coup_types.h"

namespace parlour::coup {

/// Where the cards are that prove a claim.
struct CardCount {
    int own = 0; ///< in the own hand
    int faceUp = 0;
    int unseen = 0;
};
CardCount countOf(const View& view, Role claim);

/// Cards that the seat does not see.
int hiddenCards(const View& view);

/// The chance that `seat`, another one, holds a card that proves the claim, if each hidden card is as likely anywhere.
double chanceOf(const View& view, Seat seat, Role claim);

} // namespace parlour::coup
