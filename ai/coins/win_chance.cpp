// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/win_chance.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace parlour::coins {

double pathChance(int toCome, int up)
{
    double product = 1;
    int a = up;
    int b = toCome - up;
    int m = toCome;
    int k = toCome;
    while (a > 1 || b > 1 || m > 1 || k > 0) {
        if ((product >= 1 || m <= 1) && (a > 1 || b > 1 || k > 1)) {
            if (k > 0) {
                --k;
                product /= 2;
            } else if (a > 1) {
                product /= a--;
            } else {
                product /= b--;
            }
        } else if (m > 1) {
            product *= m--;
        } else {
            break;
        }
    }
    return product;
}

double fairChance(int toCome, int lead)
{
    double chance = std::ldexp(1.0, -toCome); // of `up` gains
    double sum = 0;
    for (int up = 0; up <= toCome; ++up) {
        const int end = lead + 2 * up - toCome;
        sum += end > 0 ? chance : end == 0 ? chance / 2 : 0;
        chance *= static_cast<double>(toCome - up) / (up + 1);
    }
    return sum;
}

WinChance::WinChance(int rounds)
    : rounds_(rounds),
      known_(static_cast<std::size_t>((rounds + 1) * (2 * rounds + 1)), -1),
      paths_(static_cast<std::size_t>((rounds + 1) * (2 * rounds + 1)), -1)
{
}

std::size_t WinChance::place(int rounds, int lead) const
{
    return static_cast<std::size_t>(rounds) * static_cast<std::size_t>(2 * rounds_ + 1)
        + static_cast<std::size_t>(lead + rounds_);
}

double WinChance::at(int round, int lead)
{
    double& known = known_[place(round, lead)];
    if (known < 0)
        known = sum(rounds_ - round, lead);
    return known;
}

double WinChance::path(int toCome, int up)
{
    double& known = paths_[place(toCome, up)];
    if (known < 0)
        known = pathChance(toCome, up);
    return known;
}

double WinChance::sum(int toCome, int lead)
{
    // The model's slip: for a final lead below the present one the gains are wrong, even negative, so a leader
    // underestimates its chances. Correct would be (toCome + end - lead) / 2.
    const auto gains = [&](int end) { return end - lead + (toCome - std::abs(end - lead)) / 2; };
    const bool drawable = rounds_ % 2 == 0;
    double sum = 0;
    for (int end = std::max(lead - toCome, drawable ? 2 : 1); end <= lead + toCome; end += 2)
        sum += path(toCome, gains(end));
    // The model adds a small chance for a draw that is out of reach.
    return drawable ? sum + pathChance(toCome, gains(0)) / 2 : sum;
}

} // namespace parlour::coins
