// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/elo.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace parlour {

namespace {

constexpr double kSigmas = 1.959963984540054; ///< of a 95 % interval
constexpr double kScale = std::numbers::ln10 / 400; ///< Elo points to logits

constexpr double kPrior = 1e-6; ///< keeps entrants without matches at 0; negligible next to one match
constexpr double kDrawVariance = 0.25; ///< of the score of the match added to each pair

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

/// The inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination with pivots.
Matrix inverse(Matrix m)
{
    const std::size_t n = m.size();
    Matrix out(n, Row(n, 0.0));
    for (std::size_t i = 0; i < n; ++i)
        out[i][i] = 1;
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row)
            if (std::abs(m[row][column]) > std::abs(m[pivot][column]))
                pivot = row;
        std::swap(m[column], m[pivot]);
        std::swap(out[column], out[pivot]);
        const double scale = 1 / m[column][column];
        for (std::size_t k = 0; k < n; ++k) {
            m[column][k] *= scale;
            out[column][k] *= scale;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = m[row][column];
            if (row == column || factor == 0)
                continue;
            for (std::size_t k = 0; k < n; ++k) {
                m[row][k] -= factor * m[column][k];
                out[row][k] -= factor * out[column][k];
            }
        }
    }
    return out;
}

/// The negative Hessian of the log-likelihood. 1 is added to each entry, which fixes the mean and changes no difference.
Matrix information(const Row& rating, const std::vector<RatedPair>& pairs)
{
    Matrix m(rating.size(), Row(rating.size(), 1.0));
    for (std::size_t i = 0; i < rating.size(); ++i)
        m[i][i] += kPrior;
    for (const RatedPair& pair : pairs) {
        const auto a = static_cast<std::size_t>(pair.first);
        const auto b = static_cast<std::size_t>(pair.second);
        const double expected = 1 / (1 + std::exp(rating[b] - rating[a]));
        const double weight = (pair.matches + 1) * expected * (1 - expected);
        m[a][a] += weight;
        m[b][b] += weight;
        m[a][b] -= weight;
        m[b][a] -= weight;
    }
    return m;
}

Row slope(const Row& rating, const std::vector<RatedPair>& pairs)
{
    Row out(rating.size());
    for (std::size_t i = 0; i < rating.size(); ++i)
        out[i] = -kPrior * rating[i];
    for (const RatedPair& pair : pairs) {
        const auto a = static_cast<std::size_t>(pair.first);
        const auto b = static_cast<std::size_t>(pair.second);
        const double expected = 1 / (1 + std::exp(rating[b] - rating[a]));
        const double more = pair.share * pair.matches + 0.5 - (pair.matches + 1) * expected;
        out[a] += more;
        out[b] -= more;
    }
    return out;
}

/// The maximum likelihood ratings in logits, with mean 0.
struct Fit {
    Row rating;
    Matrix inverted; ///< inverse information matrix
};

Fit fit(int entrants, const std::vector<RatedPair>& pairs)
{
    const auto n = static_cast<std::size_t>(entrants);
    Fit out{Row(n, 0.0), {}};
    // Newton steps are limited, so that a whitewash does not overshoot.
    constexpr int kMaxSteps = 100;
    constexpr double kLongestStep = 1.0;
    for (int step = 0; step < kMaxSteps; ++step) {
        out.inverted = inverse(information(out.rating, pairs));
        const Row steep = slope(out.rating, pairs);
        double longest = 0;
        Row move(n, 0.0);
        for (std::size_t i = 0; i < n; ++i) {
            for (std::size_t k = 0; k < n; ++k)
                move[i] += out.inverted[i][k] * steep[k];
            longest = std::max(longest, std::abs(move[i]));
        }
        const double shorten = longest > kLongestStep ? kLongestStep / longest : 1;
        for (std::size_t i = 0; i < n; ++i)
            out.rating[i] += shorten * move[i];
        if (longest < 1e-10)
            break;
    }
    return out;
}

/// The standard error, in Elo points, of a quantity that changes by influence[i] for each point of entrant i above
/// expectation.
double errorOf(const Row& influence, const std::vector<RatedPair>& pairs)
{
    double variance = 0;
    for (const RatedPair& pair : pairs) {
        const double weight =
            influence[static_cast<std::size_t>(pair.first)] - influence[static_cast<std::size_t>(pair.second)];
        const double measured = pair.matches * pair.error;
        variance += weight * weight * (measured * measured + kDrawVariance);
    }
    return std::sqrt(variance) / kScale;
}

} // namespace

double shareOfElo(double elo)
{
    return 1 / (1 + std::pow(10.0, -elo / 400));
}

double eloOfShare(double share)
{
    if (share <= 0 || share >= 1)
        return std::copysign(std::numeric_limits<double>::infinity(), share - 0.5);
    return 400 * std::log10(share / (1 - share));
}

Interval eloInterval(double share, double error)
{
    return {eloOfShare(share), eloOfShare(share - kSigmas * error), eloOfShare(share + kSigmas * error)};
}

double likelihoodOfSuperiority(double share, double error)
{
    if (error <= 0)
        return share > 0.5 ? 1 : share < 0.5 ? 0 : 0.5;
    return 0.5 * std::erfc((0.5 - share) / (error * std::numbers::sqrt2));
}

std::vector<Interval> ratings(int entrants, const std::vector<RatedPair>& pairs)
{
    const Fit fitted = fit(entrants, pairs);
    std::vector<Interval> out;
    for (std::size_t i = 0; i < fitted.rating.size(); ++i) {
        const double error = kSigmas * errorOf(fitted.inverted[i], pairs);
        const double elo = fitted.rating[i] / kScale;
        out.push_back({elo, elo - error, elo + error});
    }
    return out;
}

std::vector<Rating> ratingsAbove(int anchor, double anchorElo, int entrants, const std::vector<RatedPair>& pairs)
{
    const Fit fitted = fit(entrants, pairs);
    const auto fixed = static_cast<std::size_t>(anchor);
    std::vector<Rating> out;
    for (std::size_t i = 0; i < fitted.rating.size(); ++i)
        out.push_back({anchorElo + (fitted.rating[i] - fitted.rating[fixed]) / kScale, errorOf(fitted.inverted[i], pairs)});
    return out;
}

} // namespace parlour
