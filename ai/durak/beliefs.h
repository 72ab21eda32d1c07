// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Beliefs about the hands of others: the frequencies of cards in the sampled deals on which values rest, and what the seats
// declined to play as reasons. Called by the analyst; knows a View and no Match.
#pragma once

#include "ai/durak/deal_sampler.h"
#include "engine/base/stop.h"
#include "engine/core/report.h"

#include <vector>

namespace parlour::durak {

/// Analyst::beliefsOf. Values are cards.
std::vector<PlaceBelief> beliefsAbout(const View& view, Inference inference, const stop_token& stop);

} // namespace parlour::durak
