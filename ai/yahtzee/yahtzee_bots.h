// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Yahtzee, weakest first, and what they share. Joined with the other games' in ai/bots.cpp.
#pragma once

#include "ai/bots.h"
#include "engine/core/bot.h"
#include "engine/yahtzee/yahtzee.h"

namespace parlour::yahtzee {

const std::vector<BotInfo>& bots();
/// What says how good each action is; null if nothing does.
std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources);
/// As parlour::decisionFactors.
std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis);

/// The random player of the published contest, see dummy.cpp.
std::unique_ptr<AnyBot> makeDummy(const Resources&);
/// A reading of the contest's sample strategy, see aces_and_eights.cpp.
std::unique_ptr<AnyBot> makeAcesAndEights(const Resources&);

/// A decision and the rule behind it.
struct Ruling {
    Action action;
    Text why;
};

/// Fills in what every report has: the boxes that are allowed with what they would yield, the dice that are held, the choice
/// and the rule that made it.
void reportRuling(const Question<Yahtzee>& question, const Ruling& ruling);

/// One of a set of boxes, each equally likely; the set must not be empty.
Box anyOf(BoxSet boxes, Rng& rng);

} // namespace parlour::yahtzee
