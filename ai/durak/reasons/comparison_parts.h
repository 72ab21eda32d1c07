// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of the difference between two actions: a linear fit of the share of the win to what the rollouts came to.
#pragma once

#include "ai/durak/action_lead.h"

namespace parlour::durak {

/// A group of terms, as the sentence of a reason tells them apart.
enum class Factor : std::uint8_t {
    BoutEnd,
    OwnTrumps,
    OtherTrumps,
    OwnCards,
    OtherCards,
    OwnRanks, ///< high and low plain cards
    OtherRanks,
    EqualRanks,
    Lead,
    Else ///< what the fit leaves
};
inline constexpr std::size_t kFactors = 10;

/// The addition of each factor to the share of the win, in one playout or on average.
using FactorShares = std::array<double, kFactors>;

/// A linear fit of the share to the terms.
class ShareFit {
public:
    /// A ridge regression over the playouts of the lead.
    explicit ShareFit(const ActionLead& lead);
    /// Sums to the share of the playout.
    FactorShares factors(const Playout& playout) const;

private:
    std::array<double, kTerms> worth_{};
};

} // namespace parlour::durak
