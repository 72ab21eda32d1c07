// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "engine/pazaak/pazaak.h"

namespace parlour::pazaak {

namespace {

/// The lowest total that people stand on, the highest one that they draw on, and the lowest one that they play a side card
/// to reach.
constexpr int kLowestStand = 15;
constexpr int kHighestToDrawOn = 18;
constexpr int kLowestPlay = 18;

/// True if standing on `total` wins the hand at once.
bool wins(const View& view, int total)
{
    return view.theirs().standing && total > view.theirs().total;
}

std::optional<bool> standsLow(const View& view, const Action& action)
{
    if (view.mine().total >= kLowestStand || wins(view, view.mine().total))
        return {};
    return action.kind == Action::Kind::Stand;
}

std::optional<bool> drawsHigh(const View& view, const Action& action)
{
    const int total = view.mine().total;
    const bool behind = view.theirs().standing && total < view.theirs().total;
    if (total <= kHighestToDrawOn || total > kGoal || behind)
        return {};
    return action.kind == Action::Kind::End;
}

std::optional<bool> playsLow(const View& view, const Action& action)
{
    const int total = view.mine().total + action.card;
    if (action.kind != Action::Kind::Play || wins(view, total))
        return {};
    return view.mine().total == kGoal || total < kLowestPlay;
}

} // namespace

std::span<const Habit<Pazaak>> habits(const Pazaak*)
{
    static constexpr Habit<Pazaak> kAll[] = {
        {"standsLow", "stands below 15, where that does not win", standsLow},
        {"drawsHigh", "draws on 19 or 20, where that is not behind", drawsHigh},
        {"playsLow", "plays a card at 20 or to reach less than 18, of cards that do not win", playsLow},
    };
    return kAll;
}

} // namespace parlour::pazaak
