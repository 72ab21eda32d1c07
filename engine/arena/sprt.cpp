// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/sprt.h"

#include "engine/arena/elo.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

using Frequencies = std::array<double, 5>;

double scoreOf(std::size_t outcome)
{
    return static_cast<double>(outcome) / 4;
}

/// The log-likelihood per deal of the most likely distribution with mean `share`: p / (1 + x (score - share)), where x gives
/// it that mean. It lies between the poles and is found by bisection.
double bestLogLikelihood(const Frequencies& p, double share)
{
    double low = -1 / (1 - share);
    double high = 1 / share;
    for (int i = 0; i < 60; ++i) {
        const double x = (low + high) / 2;
        double sum = 0;
        for (std::size_t k = 0; k < p.size(); ++k)
            sum += p[k] * (scoreOf(k) - share) / (1 + x * (scoreOf(k) - share));
        (sum > 0 ? low : high) = x;
    }
    const double x = (low + high) / 2;
    double likelihood = 0;
    for (std::size_t k = 0; k < p.size(); ++k)
        if (p[k] > 0)
            likelihood += p[k] * std::log(p[k] / (1 + x * (scoreOf(k) - share)));
    return likelihood;
}

} // namespace

void Sprt::addDeal(int halfPoints)
{
    if (state_ != State::Undecided)
        return;
    ++counts_[static_cast<std::size_t>(halfPoints)];
    if (++deals_ % kDealsBetweenLooks != 0)
        return;
    const double now = ratio();
    if (now <= lower())
        state_ = State::Elo0;
    else if (now >= upper())
        state_ = State::Elo1;
}

double Sprt::ratio() const
{
    if (deals_ == 0)
        return 0;
    // Outcomes not seen yet count a thousandth of a deal, so that no distribution is degenerate.
    constexpr double kUnseen = 1e-3;
    Frequencies p{};
    double all = 0;
    for (std::size_t k = 0; k < p.size(); ++k)
        all += p[k] = std::max(static_cast<double>(counts_[k]), kUnseen);
    for (double& each : p)
        each /= all;
    return all * (bestLogLikelihood(p, shareOfElo(bounds_.elo1)) - bestLogLikelihood(p, shareOfElo(bounds_.elo0)));
}

double Sprt::lower() const
{
    return std::log(bounds_.beta / (1 - bounds_.alpha));
}

double Sprt::upper() const
{
    return std::log((1 - bounds_.beta) / bounds_.alpha);
}

} // namespace parlour
