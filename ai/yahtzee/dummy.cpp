// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// yahtzee.dummy: never holds, scores its first roll in a random box.
//   Five alike  the Yahtzee box, else the upper box of their face, else a random lower box.
//   Otherwise   any free box, each equally likely.
#include "ai/yahtzee/yahtzee_bots.h"

namespace parlour::yahtzee {

namespace {

Ruling randomBox(BoxSet boxes, Luck luck, Text why)
{
    Rng rng = luck.rng();
    return {score(anyOf(boxes, rng)), why};
}

Ruling decideAtRandom(const Question<Yahtzee>& question)
{
    const View& view = question.view;
    const Luck luck = question.luck;
    const BoxSet free = view.card.free();
    if (!isFiveAlike(view.dice))
        return randomBox(free, luck, SAY("Reason", "Scores the first roll in any free box"));
    const Box own = upperBox(view.dice[0]);
    if (free.has(Box::Yahtzee))
        return {score(Box::Yahtzee), SAY("Reason", "Five alike, and the Yahtzee box is free")};
    if (free.has(own))
        return {score(own), SAY("Reason", "Five alike, and the upper box of their face is free")};
    const BoxSet lower = free & BoxSet::lower();
    return randomBox(lower.empty() ? free : lower, luck, SAY("Reason", "Five alike as a joker: any box that is left"));
}

} // namespace

std::unique_ptr<AnyBot> makeDummy(const Resources&)
{
    return std::make_unique<RuleBot<Yahtzee, decideAtRandom, reportRuling>>();
}

} // namespace parlour::yahtzee
