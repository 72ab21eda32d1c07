// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "engine/coup/coup.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// True if all copies of the role are face up or in the own hand, so that nobody else can hold it.
bool isElsewhere(const View& view, Role role)
{
    const auto own = std::count(view.hand.begin(), view.hand.end(), role);
    return view.faceUp[static_cast<std::size_t>(role)] + own == kCopies;
}

std::optional<bool> believesDisproved(const View& view, const Action& action)
{
    const bool onBlock = view.phase == Phase::ChallengeBlock;
    if (!onBlock && view.phase != Phase::ChallengeAction)
        return {};
    const Role claim = onBlock ? view.blockAs : claimOf(view.action);
    const bool disproved = claim == Role::None
        ? isElsewhere(view, Role::Captain) && isElsewhere(view, Role::Ambassador) // the crate's block of a steal
        : isElsewhere(view, claim);
    if (!disproved)
        return {};
    return action.kind == Kind::Allow;
}

std::optional<bool> diesRich(const View& view, const Action& action)
{
    const auto seat = static_cast<std::size_t>(view.seat);
    if (view.phase != Phase::Block || view.action != Kind::Assassinate || view.target != view.seat || view.cards[seat] != 1
        || view.coins[seat] < kCoupCost)
        return {};
    return action.kind == Kind::Allow;
}

} // namespace

std::span<const Habit<Coup>> habits(const Coup*)
{
    static constexpr Habit<Coup> kAll[] = {
        {"believesDisproved", "lets a claim pass that the discard pile and its own hand disprove", believesDisproved},
        {"diesRich", "lets its last card be assassinated with money for a coup", diesRich},
    };
    return kAll;
}

} // namespace parlour::coup
