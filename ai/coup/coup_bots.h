// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Coup, weakest first. Random, Static and Honest are the published contest's sample bots; where the printed
// rules forbid their decision, they take the first legal action, which does least.
#pragma once

#include "ai/core/game_bots.h"
#include "ai/core/report_choice.h"
#include "ai/core/rule_bot.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

std::unique_ptr<AnyBot> makeRandom(const Resources&);
std::unique_ptr<AnyBot> makeStatic(const Resources&);
std::unique_ptr<AnyBot> makeHonest(const Resources&);
std::unique_ptr<AnyBot> makeBluffer(const Resources&);
std::unique_ptr<AnyBot> makeSceptic(const Resources&);

/// Reports an action of rules with a static `reason(question, action)`.
template <class Rules>
void explainBy(const Question<Coup>& question, const Action& action)
{
    reportChoice(question, action, Rules::reason(question, action));
}
/// A bot of rules with static functions `decide(question)` and `reason(question, action)`.
template <class Rules>
using BotBy = RuleBot<Coup, Rules::decide, explainBy<Rules>>;

/// `wanted` if it is legal, else the first legal action.
inline Action orLeast(const Question<Coup>& question, const Action& wanted)
{
    return question.legal.contains(wanted) ? wanted : question.legal.front();
}

} // namespace parlour::coup
