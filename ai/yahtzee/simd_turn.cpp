// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/simd_turn.h"

namespace parlour::yahtzee {

PointIndex::PointIndex()
{
    for (std::size_t box = 0; box < kBoxes; ++box)
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            const std::uint8_t each = rollPoints().in[box][roll];
            auto& known = points[box];
            const auto found = std::find(known.begin(), known.end(), each);
            of[box][roll] = static_cast<std::uint8_t>(found - known.begin());
            if (found == known.end())
                known.push_back(each);
        }
}

const PointIndex& pointIndex()
{
    static const PointIndex all;
    return all;
}

} // namespace parlour::yahtzee
