// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Intervals of shares of few matches, which stay right where all or none were won. Pure formulas; called by "what if".
#pragma once

#include "engine/arena/elo.h"

namespace parlour {

/// The 95 % score interval of a share, 0 to 1, of `count` matches (E. B. Wilson, Probable Inference, the Law of Succession,
/// and Statistical Inference, JASA 22, 1927). Within [0, 1]; all of it without matches. Draws make it wider than needed.
Interval shareInterval(double share, double count);

/// The 95 % interval of the difference of two shares of the same `count` matches, -1 to 1 (R. G. Newcombe, Improved
/// Confidence Intervals for the Difference between Binomial Proportions Based on Paired Data, Statistics in Medicine 17,
/// 1998). `correlation`: of the results of a match, -1 to 1; 0 where one of them never varies.
Interval pairedInterval(double first, double second, double correlation, double count);

} // namespace parlour
