// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The player that takes most off those who play by plain rules: it plays by such rules itself.
#pragma once

#include "ai/coins/policy.h"
#include "ai/coins/reasons.h"
#include "ai/coins/sight.h"

namespace parlour::coins {

class Hunter final : public Bot<Coins> {
public:
    Action choose(const Question<Coins>& question) override
    {
        const Outlook outlook = Outlook::of(question.view);
        LateRng random(question.luck);
        const Move move = outlook.moveOf(coins::choose(kHunterPolicy, outlook, random));
        return take(question, {move, reasonOf(move, question.view), 0, toMemory(outlook.after(move))});
    }
};

} // namespace parlour::coins
