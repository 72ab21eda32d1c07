// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reason for the better of two actions in one sentence, as somebody at the table would say it.
#pragma once

#include "ai/durak/reasons/comparison_parts.h"

namespace parlour::durak {

/// The addition of each factor to the lead of the better action, in shares of the win.
using FactorLeads = std::array<Estimate, kFactors>;
/// The chance of each end of the bout.
using BoutEndChances = std::array<double, kBoutEnds>;

/// Two actions and what came of them.
struct ActionPair {
    Action better, worse;
    BoutEndChances betterEnds{}, worseEnds{};
};

/// The sentence of the largest factor that speaks for the better action, exceeds its error and has a form for these actions;
/// empty if none does.
Sentence reasonFor(const View& view, const ActionPair& pair, const FactorLeads& factors);
/// The reason in a solved ending, by the share of the better action. `pair` needs no ends.
Sentence reasonInEnding(const View& view, const ActionPair& pair, double share);
/// The reason to keep the hand that was dealt, or to ask for another.
Sentence reasonForDeal(const Action& better);

} // namespace parlour::durak
