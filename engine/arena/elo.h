// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Ratings from results: Elo differences, ratings of a whole table with errors, and the likelihood of superiority. Pure
// formulas; called by the tables of contests and by SPRT.
#pragma once

#include <cstdint>
#include <vector>

namespace parlour {

/// The expected share of the win at a difference of `elo` points: 1 / (1 + 10^(-elo / 400)) (A. Elo, The Rating of
/// Chessplayers, 1978).
double shareOfElo(double elo);
/// The inverse of shareOfElo: 400 log10(share / (1 - share)). Infinite at 0 and 1.
double eloOfShare(double share);

/// An estimate with the ends of its 95 % interval.
struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The 95 % interval of `share` (1.96 standard errors) in Elo points; an end outside (0, 1) is infinite.
Interval eloInterval(double share, double error);

/// The likelihood of superiority: the probability that the true share is above one half, given its estimate and standard
/// error, by the normal distribution. Without an error: 1, 1/2 or 0.
double likelihoodOfSuperiority(double share, double error);

/// The result of one entrant against another.
struct RatedPair {
    int first = 0;
    int second = 0;
    double matches = 0;
    double share = 0; ///< of `first`
    double error = 0; ///< one standard error of `share`
};

/// Ratings with mean 0 and their 95 % intervals, by entrant: the maximum likelihood fit of the logistic model of shareOfElo
/// (Bradley and Terry, 1952) by Newton's method. One drawn match is added to each pair, so that a whitewash stays finite.
/// Errors are those of a sandwich estimator (White, 1982) over the measured errors of the pairs, which paired deals narrow,
/// and of the added match. Entrants without matches are rated 0.
std::vector<Interval> ratings(int entrants, const std::vector<RatedPair>& pairs);

/// A rating with one standard error.
struct Rating {
    double elo = 0;
    double error = 0;
};

/// The ratings shifted so that entrant `anchor` has `anchorElo`. Errors are those of `ratings`, relative to the mean of all:
/// relative to an anchor that lost every match, all ratings would have its large error.
std::vector<Rating> ratingsAbove(int anchor, double anchorElo, int entrants, const std::vector<RatedPair>& pairs);

} // namespace parlour
