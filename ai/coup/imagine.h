// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deals that fit a View: what a seat does not know, filled in by chance, hands that fit the claims made being likelier.
#pragma once

#include "engine/coup/coup.h"

namespace parlour::coup {

/// Whether its cards can lie so in any game: three of a role, fifteen in all. Views that are made by hand need not be
/// possible.
bool isPossible(const View& view);

/// A State in which `view.seat` sees what it sees. Answers that others have given to an open window are asked for again.
/// The view is possible; `rng` draws the hidden hands and what is in the court. `others`: the hand of the only other, which
/// fits the view, if it is not to be drawn.
State imagine(const View& view, Rng& rng, const Hand* others = nullptr);

} // namespace parlour::coup
