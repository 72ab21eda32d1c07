// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A typed bot: one function from a question to an action. It sees a View and nothing else. Implemented in the ai rooms.
#pragma once

#include "engine/core/any_bot.h"
#include "engine/core/game.h"

#include <memory>

namespace parlour {

/// A question to a bot. Valid during the call only.
template <class G>
struct Question {
    const typename G::View& view;
    const ActionList<G>& legal; ///< two actions or more: a forced one is not asked
    Luck luck;
    stop_token stop; ///< when requested, answer at once with the best so far
    Report* report = nullptr; ///< to be filled unless null
    int step = 0; ///< steps of the match before this one
    int simulations = 0; ///< budget in the bot's own unit (play-outs, nodes); 0 selects its default
};

/// A bot of game G.
template <class G>
class Bot : public AnyBot {
public:
    /// One of `question.legal`, possibly with data of the bot's own where the game has that.
    virtual typename G::Action choose(const Question<G>& question) = 0;

    std::string answer(const AnyQuestion& question, stop_token stop, Report* report) final
    {
        const auto& view = std::any_cast<const typename G::View&>(question.view);
        const auto& legal = std::any_cast<const ActionList<G>&>(question.legal);
        return toText(choose({view, legal, question.luck, std::move(stop), report, question.step, question.simulations}));
    }
};

} // namespace parlour
