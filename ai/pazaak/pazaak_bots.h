// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Pazaak, weakest first. ai/bots.cpp joins the lists of all games.
#pragma once

#include "ai/bots.h"

namespace parlour::pazaak {

const std::vector<BotInfo>& bots();
/// Makes the analyst of Pazaak.
std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources);
/// As parlour::decisionFactors.
std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis);

} // namespace parlour::pazaak
