// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Play-outs of two actions (ai/core/action_playouts.h) over deals sampled from a View.
#pragma once

#include "ai/core/action_playouts.h"
#include "engine/durak/durak.h"

namespace parlour::durak {

/// The share of the win that `better` brings `view.seat` more than `worse`. kUnknownShare if no deal fits the View.
Estimate playedOutLead(const View& view, const Action& better, const Action& worse, Bot<Durak>& bot, const PlayOuts& how,
                       Rng& rng);

} // namespace parlour::durak
