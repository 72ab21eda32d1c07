// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Caps the simulations of another bot, for signatures and tests. Bots without simulations pass through unchanged.
#pragma once

#include "engine/core/bot.h"

namespace parlour {

/// The number of simulations: enough for an answer, not for a good one.
inline constexpr int kBriefly = 8;

template <class G>
class BriefBot final : public Bot<G> {
public:
    explicit BriefBot(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}
    bool doesLeast() const override { return bot_->doesLeast(); }
    typename G::Action choose(const Question<G>& question) override
    {
        return bot_->choose(
            {question.view, question.legal, question.luck, question.stop, question.report, question.step, kBriefly});
    }

private:
    std::unique_ptr<Bot<G>> bot_;
};

} // namespace parlour
