// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "engine/yahtzee/yahtzee.h"

#include <algorithm>

namespace parlour::yahtzee {

namespace {

using Kind = Action::Kind;

/// The number of held dice that show `face`.
auto heldOf(const View& view, const Action& action, int face)
{
    return std::count_if(action.positions.begin(), action.positions.end(),
                         [&](std::uint8_t position) { return view.dice[position] == face; });
}

std::optional<bool> breaksFour(const View& view, const Action& action)
{
    const Counts counts(view.dice);
    if (counts.most() < 4)
        return {};
    int face = 1;
    while (counts.of(face) < 4)
        ++face;
    const BoxSet wanted =
        view.card.free() & (BoxSet::of(upperBox(face)) | BoxSet::of(Box::FourOfAKind) | BoxSet::of(Box::Yahtzee));
    if (wanted.empty())
        return {};
    return action.kind == Kind::Hold && heldOf(view, action, face) < 4;
}

std::optional<bool> breaksStraight(const View& view, const Action& action)
{
    if (!matches(Box::LargeStraight, view.dice) || view.card.filled.has(Box::LargeStraight))
        return {};
    return action.kind == Kind::Hold && action.positions.count() < kDice;
}

std::optional<bool> writesZero(const View& view, const Action& action)
{
    if (action.kind != Kind::Score)
        return {};
    const auto scores = [&](Box box) { return pointsIn(view.card, box, view.dice) > 0; };
    for (const Box box : allowedBoxes(view.rules.joker, view.card, view.dice))
        if (scores(box))
            return !scores(action.box);
    return {};
}

} // namespace

std::span<const Habit<Yahtzee>> habits(const Yahtzee*)
{
    static constexpr Habit<Yahtzee> kAll[] = {
        {"breaksFour", "breaks four of a kind that a free box wants", breaksFour},
        {"breaksStraight", "breaks a large straight whose box is free", breaksStraight},
        {"writesZero", "writes 0 where a box scores", writesZero},
    };
    return kAll;
}

} // namespace parlour::yahtzee
