// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Strength from results: Elo differences, ratings of a whole table with their errors, and the likelihood that one is better.
// Pure formulas; called by tables of contests and by SPRT.
#pragma once

#include <cstdint>
#include <vector>

namespace parlour {

/// The share of the win that a difference of `elo` points promises: 1 / (1 + 10^(-elo / 400)) (A. Elo, The Rating of
/// Chessplayers, 1978).
double shareOfElo(double elo);
/// Its inverse: 400 log10(share / (1 - share)). Infinite at 0 and 1.
double eloOfShare(double share);

/// An estimate with the ends of its 95 % interval.
struct Interval {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// 1.96 standard errors to both sides of `share`, each end turned into Elo points; infinite where an end leaves (0, 1).
Interval eloInterval(double share, double error);

/// The likelihood of superiority: how likely the true share lies above one half, from its estimate and standard error by the
/// normal distribution. Without an error: 1, 1/2 or 0.
double likelihoodOfSuperiority(double share, double error);

/// What one of a table did against another, as rating sees it.
struct RatedPair {
    int first = 0;
    int second = 0;
    double matches = 0;
    double share = 0; ///< of `first`
    double error = 0; ///< one standard error of `share`
};

/// Ratings whose mean is 0, with 95 % intervals, by entrant. The most likely ones under the logistic model of shareOfElo
/// (Bradley and Terry, 1952, by Newton's method); one drawn match is added to each pair so that a whitewash stays finite.
/// Errors are those of a sandwich estimator (White, 1982) over the measured errors of the pairs, so paired deals
/// narrow them, and of that added match, so that a whitewash is not certain. Entrants without matches are rated 0.
std::vector<Interval> ratings(int entrants, const std::vector<RatedPair>& pairs);

/// An estimate with one standard error.
struct Rating {
    double elo = 0;
    double error = 0;
};

/// The same ratings, moved so that entrant `anchor` has `anchorElo`, which only names the zero: the errors are those of
/// `ratings`, with the mean of all held fixed. Against the anchor, who may have lost every match, all would be as uncertain
/// together as it is, though each of them is well known beside the others.
std::vector<Rating> ratingsAbove(int anchor, double anchorElo, int entrants, const std::vector<RatedPair>& pairs);

} // namespace parlour
