// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Coup, weakest first. Random, Static and Honest are the published contest's sample bots; where the printed
// rules forbid their decision, they take the first legal action, which does least.
#pragma once

#include "ai/core/game_bots.h"
#include "engine/core/bot.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

std::unique_ptr<AnyBot> makeRandom(const Resources&);
std::unique_ptr<AnyBot> makeStatic(const Resources&);
std::unique_ptr<AnyBot> makeHonest(const Resources&);
std::unique_ptr<AnyBot> makeBluffer(const Resources&);
std::unique_ptr<AnyBot> makeSceptic(const Resources&);

/// Fills a report of a rule-based bot: all actions as candidates without values, the choice, and its rule.
void report(const Question<Coup>& question, Action chosen, Sentence verdict);

/// `wanted` if it is legal, else the first legal action.
inline Action orLeast(const Question<Coup>& question, const Action& wanted)
{
    return question.legal.contains(wanted) ? wanted : question.legal.front();
}

} // namespace parlour::coup
