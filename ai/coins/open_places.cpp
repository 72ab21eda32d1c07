// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/open_places.h"

#include <cmath>

namespace parlour::coins {

const Strength kStrength;

Strength::Strength()
{
    // The offset of 4 accounts for levers, which prolong the match.
    for (std::size_t toCome = 0; toCome < perLead_.size(); ++toCome)
        perLead_[toCome] = 1 / std::sqrt(static_cast<float>(toCome) + 4);
}

} // namespace parlour::coins
