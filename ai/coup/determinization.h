// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Determinisation of a View: samples a State that the seat cannot tell from the true one, weighted by the claims made.
#pragma once

#include "ai/coup/duel/hands.h"
#include "engine/coup/coup.h"

#include <optional>

namespace parlour::coup {

/// Whether the card counts are consistent: at most three of a role, fifteen in all. Views made by hand need not be.
bool isPossible(const View& view);

/// Samples a State that looks like `view` to its seat. Asks again for answers that others have given to an open window. The
/// view must be possible. `others` fixes the hand of the only opponent; it must fit the view.
State imagine(const View& view, Rng& rng, const Hand* others = nullptr);
/// With a hand of the only opponent that is sampled from its range (BeliefTracker::rangeOf), if that is known.
State imagine(const View& view, const std::optional<Row>& range, Rng& rng);

} // namespace parlour::coup
