// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/twenty/outcome.h"

#include <algorithm>
#include <cmath>

namespace parlour::twenty {

namespace {

/// Shares that differ by less are the same but for rounding.
constexpr double kTie = 1e-6;

} // namespace

Comparison comparisonOf(Outcome& one, Outcome& other, const Worth& worth, const PartNames& names, const PartErrors& errors)
{
    const double won = worth.won - worth.lost, tied = worth.tied - worth.lost;
    for (Outcome* each : {&one, &other})
        each->kept = each->share - worth.lost - each->won * won - each->tied * tied;
    const auto part = [&](Text label, double error, const auto& of) {
        return ComparedPart{label, {of(one), error}, {of(other), error}};
    };
    using Of = const Outcome&;
    Comparison comparison{Scale::Share, {}, {}};
    comparison.parts = {part(names.winning, errors.chances, [&](Of each) { return each.won * won; }),
                        part(names.tying, errors.chances, [&](Of each) { return each.tied * tied; }),
                        part(SAY("Reason", "Side cards kept"), errors.kept, [](Of each) { return each.kept; })};
    comparison.chances = {part(names.win, errors.chances, [](Of each) { return each.won; }),
                          part(SAY("Reason", "tie it"), errors.chances, [](Of each) { return each.tied; }),
                          part(SAY("Reason", "lose it"), errors.chances, [](Of each) { return 1 - each.won - each.tied; }),
                          part(SAY("Reason", "go over 20 at once"), errors.bust, [](Of each) { return each.bust; })};
    comparison.error = std::max(kTie, std::hypot(one.error, other.error));
    return comparison;
}

Analysis unknownAnalysis(std::size_t actions)
{
    Analysis analysis;
    analysis.actions.resize(actions);
    for (ActionValue& each : analysis.actions)
        each.share = kUnknownShare;
    analysis.actions.front().frequency = 1;
    return analysis;
}

double bustChance(const HouseRisk& risk)
{
    return static_cast<double>(risk.bust) / std::max(1, risk.left);
}

ReportPart bustFact(const HouseRisk& risk)
{
    return {SAY("Reason", "Chance that the next card busts"), bustChance(risk)};
}

} // namespace parlour::twenty
