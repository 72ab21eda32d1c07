// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Yahtzee, weakest first, and their shared functions. ai/core/bots.cpp joins the lists of all games.
#pragma once

#include "ai/core/game_bots.h"
#include "ai/core/rule_bot.h"
#include "engine/yahtzee/yahtzee.h"

namespace parlour::yahtzee {

/// The random player of the published contest; see dummy.cpp.
std::unique_ptr<AnyBot> makeDummy(const Resources&);
/// A reconstruction of the contest's sample strategy; see aces_and_eights.cpp.
std::unique_ptr<AnyBot> makeAcesAndEights(const Resources&);

using Ruling = parlour::Ruling<Yahtzee>;

/// Fills the common part of a report: the allowed boxes with their points, the chosen hold, the choice and its rule.
void reportRuling(const Question<Yahtzee>& question, const Ruling& ruling);

/// Returns a uniformly random box of a set, which must not be empty.
Box anyOf(BoxSet boxes, Rng& rng);

} // namespace parlour::yahtzee
