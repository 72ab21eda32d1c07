// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Coins, weakest first.
#pragma once

#include "ai/bots.h"

namespace parlour::coins {

const std::vector<BotInfo>& bots();
/// The analyst that values each action.
std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources);
/// As parlour::decisionFactors; see explanation.cpp.
std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis);

} // namespace parlour::coins
