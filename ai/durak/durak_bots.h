// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Durak, weakest first. Joined with the other games' in ai/bots.cpp.
#pragma once

#include "ai/bots.h"
#include "engine/core/bot.h"

namespace parlour::durak {

const std::vector<BotInfo>& bots();
/// What says how good each action is; null if nothing does.
std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources);
/// As parlour::whatMatters; see matters.cpp.
std::vector<Sentence> whatMatters(const AnyQuestion& question, const Analysis& analysis);

/// Any legal action, each equally likely.
std::unique_ptr<AnyBot> makeRandom(const Resources&);
/// The lowest card that will do; see greedy.cpp.
std::unique_ptr<AnyBot> makeGreedy(const Resources&);
/// The reference program's decisions on the hand value, with the card values of the article or of the program.
std::unique_ptr<AnyBot> makeArticle(const Resources&);
std::unique_ptr<AnyBot> makeOpenFool(const Resources&);
/// Plain Monte Carlo, a yardstick; see monte_carlo.cpp.
std::unique_ptr<AnyBot> makeMonteCarlo(const Resources&);

} // namespace parlour::durak
