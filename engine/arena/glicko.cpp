// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/glicko.h"

#include <cmath>
#include <numbers>

namespace parlour {

namespace {

constexpr double kGlickoScale = 173.7178; ///< points of one unit of the Glicko-2 scale
constexpr double kGlickoMiddle = 1500; ///< points at 0 of that scale

/// g(phi): the weight of a result against an opponent with this deviation.
double weightOf(double phi)
{
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

/// E(mu, mu_j, phi_j).
double scoreOf(double mu, double otherMu, double otherPhi)
{
    return 1 / (1 + std::exp(-weightOf(otherPhi) * (mu - otherMu)));
}

/// The new volatility: step 5 of the paper, by the Illinois algorithm.
double volatilityOf(double sigma, double phi, double variance, double delta, double tau)
{
    constexpr double kPrecision = 1e-6;
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x) {
        const double grown = phi * phi + variance + std::exp(x);
        return std::exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (tau * tau);
    };
    double low = a;
    double high = std::log(delta * delta - phi * phi - variance);
    if (delta * delta <= phi * phi + variance) {
        high = a - tau;
        while (f(high) < 0)
            high -= tau;
    }
    double fLow = f(low), fHigh = f(high);
    while (std::abs(high - low) > kPrecision) {
        const double middle = low + (low - high) * fLow / (fHigh - fLow);
        const double fMiddle = f(middle);
        if (fMiddle * fHigh <= 0) {
            low = high;
            fLow = fHigh;
        } else {
            fLow /= 2;
        }
        high = middle;
        fHigh = fMiddle;
    }
    return std::exp(low / 2);
}

} // namespace

double expectedScore(const GlickoRating& player, const GlickoRating& opponent)
{
    return scoreOf((player.rating - kGlickoMiddle) / kGlickoScale, (opponent.rating - kGlickoMiddle) / kGlickoScale,
                   opponent.deviation / kGlickoScale);
}

GlickoRating rated(const GlickoRating& player, const std::vector<GlickoGame>& games, double tau)
{
    const double mu = (player.rating - kGlickoMiddle) / kGlickoScale, phi = player.deviation / kGlickoScale;
    double information = 0, surplus = 0;
    for (const GlickoGame& game : games) {
        const double otherPhi = game.opponent.deviation / kGlickoScale, weight = weightOf(otherPhi);
        const double expected = scoreOf(mu, (game.opponent.rating - kGlickoMiddle) / kGlickoScale, otherPhi);
        information += weight * weight * expected * (1 - expected);
        surplus += weight * (game.score - expected);
    }
    GlickoRating after = player;
    if (games.empty()) {
        after.deviation = kGlickoScale * std::hypot(phi, player.volatility);
        return after;
    }
    const double variance = 1 / information;
    after.volatility = volatilityOf(player.volatility, phi, variance, variance * surplus, tau);
    const double grown = std::hypot(phi, after.volatility);
    const double newPhi = 1 / std::sqrt(1 / (grown * grown) + information);
    after.rating = kGlickoMiddle + kGlickoScale * (mu + newPhi * newPhi * surplus);
    after.deviation = kGlickoScale * newPhi;
    return after;
}

} // namespace parlour
