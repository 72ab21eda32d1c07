// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ratings of single players by Glicko-2 (M. Glickman, Example of the Glicko-2 system, 2013,
// http://www.glicko.net/glicko/glicko2.pdf). Pure formulas; called by the practice, where a puzzle is the opponent.
#pragma once

#include <vector>

namespace parlour {

struct GlickoRating {
    double rating = 1500;
    double deviation = 350; ///< one standard error of `rating`
    double volatility = 0.06; ///< the expected change of strength from period to period
    bool operator==(const GlickoRating&) const = default;
};

struct GlickoGame {
    GlickoRating opponent;
    double score = 0; ///< 0 lost, 0.5 drawn, 1 won
};

/// The expected score of `player` against `opponent`, 0 to 1.
double expectedScore(const GlickoRating& player, const GlickoRating& opponent);

/// The rating after a rating period with these games; without games only the deviation grows. `tau` limits the change of
/// volatility; the paper names 0.3 to 1.2.
GlickoRating rated(const GlickoRating& player, const std::vector<GlickoGame>& games, double tau = 0.5);

} // namespace parlour
