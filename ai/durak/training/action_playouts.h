// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures what an action is really worth: plays it and another one out to the end by a bot in all seats, over deals that
// the seat to move cannot tell apart. Called by parlour-lab to test the losses that the analyst claims.
#pragma once

#include "engine/core/analyst.h"
#include "engine/durak/durak.h"

namespace parlour::durak {

/// The mean share of the win that `better` brings `view.seat` more than `worse`, over `games` deals with the same random
/// numbers for both. `simulations` as in Question. kUnknownShare if no deal fits the View.
Estimate playedOutLead(const View& view, const Action& better, const Action& worse, Bot<Durak>& bot, int games,
                       int simulations, Rng& rng, const std::stop_token& stop = {});

} // namespace parlour::durak
