// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Hunter: plays the rules of kHunterPolicy, tuned to exploit the published bots.
#pragma once

#include "ai/coins/move_reason.h"
#include "ai/coins/policy.h"
#include "ai/coins/rule_features.h"

namespace parlour::coins {

class Hunter final : public Bot<Coins> {
public:
    Action choose(const Question<Coins>& question) override
    {
        const PolicyFeatures features = PolicyFeatures::of(question.view);
        LazyRng random(question.luck);
        const Move move = features.moveOf(coins::choose(kHunterPolicy, features, random));
        return actionOf(question, {move, reasonOf(move, question.view), 0, toMemory(features.after(move))});
    }
};

} // namespace parlour::coins
