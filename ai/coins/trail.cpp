// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/trail.h"

#include <cmath>

namespace parlour::coins {

const Strength kStrength;

Strength::Strength()
{
    // A few rounds more than there are: levers make the last rounds longer.
    for (std::size_t toCome = 0; toCome < perLead_.size(); ++toCome)
        perLead_[toCome] = 1 / std::sqrt(static_cast<float>(toCome) + 4);
}

} // namespace parlour::coins
