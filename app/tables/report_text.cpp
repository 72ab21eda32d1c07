// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/report_text.h"

#include "app/draw/figures.h"

#include <algorithm>

namespace parlour {

QString reportFigure(const Report& report, double value, bool sign)
{
    return report.scale == Scale::Share ? percentOf(value, 1, sign) : figure(value, report.decimals, sign);
}

QString figureOf(const Report& report, const Candidate& candidate)
{
    return candidate.hasValue ? reportFigure(report, candidate.value) : QString();
}

QString figureOf(const Report& report, const std::string& action)
{
    const auto found = std::find_if(report.candidates.begin(), report.candidates.end(),
                                    [&](const Candidate& each) { return each.action == action; });
    return found == report.candidates.end() ? QString() : figureOf(report, *found);
}

std::vector<const Candidate*> bestFirst(const Report& report)
{
    std::vector<const Candidate*> order;
    for (const Candidate& each : report.candidates)
        if (each.hasValue)
            order.push_back(&each);
    std::stable_sort(order.begin(), order.end(), [](auto* a, auto* b) { return a->value > b->value; });
    return order;
}

bool isChance(const Report& report, const ReportPart& fact)
{
    const auto isBetween = [](const ReportPart& each) { return each.value > 0 && each.value < 1; };
    return report.scale == Scale::Share && fact.value >= 0 && fact.value <= 1
        && std::any_of(report.facts.begin(), report.facts.end(), isBetween);
}

} // namespace parlour
