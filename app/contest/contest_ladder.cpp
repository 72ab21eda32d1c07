// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/contest_ladder.h"

#include "engine/base/index.h"
#include "engine/base/tokens.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace parlour {

namespace {

std::string commandOf(const ContestPlan& plan)
{
    const Preset* preset = findPreset(plan.preset);
    std::string text = "parlour-cli contest run --preset " + plan.preset;
    if (preset && preset->shape.matches != plan.shape.matches)
        text += " --matches " + std::to_string(plan.shape.matches);
    return text + " --seed " + seedText(plan.seed) + " --out FILE && parlour-cli contest ladder FILE";
}

} // namespace

Expected<Ladder> ladderOf(const ContestPlan& plan, const ContestTable& table)
{
    if (plan.preset.empty())
        return Error(SAY("Error", "only a contest of a preset can be a ladder, so that it can be played again"));
    if (!table.isFinished)
        return Error(SAY("Error", "the contest is not finished"));
    if (!isRepeatable(plan))
        return Error(SAY("Error", "a ladder has the program's own bots only"));
    if (std::set(plan.entrants.begin(), plan.entrants.end()).size() != plan.entrants.size())
        return Error(SAY("Error", "in a ladder each bot plays once"));
    const std::string anchor = anchorOf(plan.game);
    if (std::find(plan.entrants.begin(), plan.entrants.end(), anchor) == plan.entrants.end())
        return Error(SAY("Error", "the ladder has no \"%1\", whose rating anchors Elo"), {anchor});

    Ladder ladder{plan.preset, plan.game, commandOf(plan), seedText(plan.seed), plan.shape.seats, plan.shape.matches, anchor,
                  {},          {}};
    const int count = table.entrants;
    std::vector<RatedPair> pairs;
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            if (const TableCell& cell = table.cell(a, b); cell.matches() > 0)
                pairs.push_back({a, b, static_cast<double>(cell.matches()), cell.share, cell.error});
    const std::vector<Rating> rated = ratingsOf(plan.entrants, anchor, pairs);

    std::vector<int> order(asIndex(count));
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return rated[asIndex(a)].elo > rated[asIndex(b)].elo; });
    std::vector<int> places(asIndex(count));
    for (int place = 0; place < count; ++place) {
        const int entrant = order[asIndex(place)];
        places[asIndex(entrant)] = place;
        ladder.entries.push_back({plan.entrants[asIndex(entrant)], rated[asIndex(entrant)]});
    }
    for (RatedPair pair : pairs) {
        pair.first = places[asIndex(pair.first)];
        pair.second = places[asIndex(pair.second)];
        if (pair.first > pair.second) { // from the side of the stronger one
            std::swap(pair.first, pair.second);
            pair.share = 1 - pair.share;
        }
        ladder.pairs.push_back(pair);
    }
    return ladder;
}

} // namespace parlour
