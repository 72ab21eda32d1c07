// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Coup, weakest first. Joined with the other games' in ai/bots.cpp. Random, Static and Honest decide as the
// published contest's sample bots; where the printed rules forbid a decision, the action that does least takes its place.
#pragma once

#include "ai/bots.h"
#include "engine/core/bot.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

const std::vector<BotInfo>& bots();
/// What says how good each action is; null if nothing does.
std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources);
/// As parlour::decisionFactors; see matters.cpp.
std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis);

std::unique_ptr<AnyBot> makeRandom(const Resources&);
std::unique_ptr<AnyBot> makeStatic(const Resources&);
std::unique_ptr<AnyBot> makeHonest(const Resources&);
std::unique_ptr<AnyBot> makeBluffer(const Resources&);
std::unique_ptr<AnyBot> makeSceptic(const Resources&);

/// Fills in what every report has: all options as candidates without a value, the choice, and the rule that made it.
void report(const Question<Coup>& question, Action chosen, Sentence verdict);

/// `wanted` if it is legal, else the action that does least.
inline Action orLeast(const Question<Coup>& question, const Action& wanted)
{
    return question.legal.contains(wanted) ? wanted : question.legal.front();
}

} // namespace parlour::coup
