// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "ai/coins/win_chance.h"
#include "engine/coins/coins.h"

namespace parlour::coins {

namespace {

/// The chance to win, without further levers, with the lead after `round` rounds of the timeline.
double chanceAfter(const View& view, int round)
{
    return fairChance(view.rules.rounds - round, view.tosses.lead(round));
}

/// A journey cannot help to a blocked round, or where the chance is no better than now. A block cannot help where the other
/// has nowhere better to go.
std::optional<bool> pullsInVain(const View& view, const Action& action)
{
    const double now = chanceAfter(view, view.round);
    if (action.move.kind == Move::Kind::Travel)
        return action.move.round <= view.blocked || chanceAfter(view, action.move.round - 1) <= now;
    if (action.move.kind != Move::Kind::Block)
        return {};
    for (int round = view.blocked + 1; round <= view.round; ++round)
        if (chanceAfter(view, round - 1) < now)
            return false;
    return true;
}

} // namespace

std::span<const Habit<Coins>> habits(const Coins*)
{
    static constexpr Habit<Coins> kAll[] = {{"pullsInVain", "pulls a lever that cannot help, of its levers", pullsInVain}};
    return kAll;
}

} // namespace parlour::coins
