// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/share_interval.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kSquare = 1.959963984540054 * 1.959963984540054; ///< the quantile of a 95 % interval, squared

/// The third side of a triangle with two sides and the cosine between them.
double thirdSide(double a, double b, double cosine)
{
    return std::sqrt(std::max(0.0, a * a + b * b - 2 * cosine * a * b));
}

} // namespace

Interval shareInterval(double share, double count)
{
    if (count <= 0)
        return {share, 0, 1};
    const double middle = (share + kSquare / (2 * count)) / (1 + kSquare / count);
    const double half =
        std::sqrt(kSquare * (share * (1 - share) / count + kSquare / (4 * count * count))) / (1 + kSquare / count);
    return {share, std::clamp(middle - half, 0.0, share), std::clamp(middle + half, share, 1.0)};
}

Interval pairedInterval(double first, double second, double correlation, double count)
{
    const Interval one = shareInterval(first, count), two = shareInterval(second, count);
    const double difference = first - second;
    return {difference, difference - thirdSide(first - one.low, two.high - second, correlation),
            difference + thirdSide(one.high - first, second - two.low, correlation)};
}

} // namespace parlour
