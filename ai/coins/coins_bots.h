// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Coins, weakest first. Joined with the other games' in ai/bots.cpp.
#pragma once

#include "ai/bots.h"

namespace parlour::coins {

const std::vector<BotInfo>& bots();
/// What says how good each action is; null if nothing does.
std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources);
/// As parlour::decisionFactors; see matters.cpp.
std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis);

} // namespace parlour::coins
