// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot in another process as an ordinary Bot<G>: turns the View into JSON and the answer into an action. Made by
// makeBotByName.
#pragma once

#include "app/bots/bot_guest.h"
#include "engine/core/bot.h"

namespace parlour {

/// A number for the bot's own random choices that reveals nothing about `luck.seed`. A seed that can be guessed could still
/// be found by trying all, so the luck of guests comes from the match's salt.
std::uint64_t luckOf(const Luck& luck);

template <class G>
class ExternalBot final : public Bot<G> {
public:
    ExternalBot(BotCommand command, const BotLimits& limits) : guest_(std::move(command), std::string(G::kId), limits) {}
    Guest* guest() override { return &guest_; }
    BotGuest& talk() { return guest_; }

    typename G::Action choose(const Question<G>& question) override
    {
        FieldJson view;
        G::fields(question.view, view);
        BotQuestion asked;
        asked.step = question.step;
        asked.view = view.take();
        for (const auto& action : question.legal)
            asked.legal.push_back(toText(action));
        asked.luck = luckOf({guest_.salt(), question.luck.index});
        const auto answer = guest_.ask(std::move(asked), question.stop);
        if (!answer)
            return question.legal.front();
        const auto action = G::parseAction(*answer);
        if (action && isOffered(question, *action))
            return *action;
        guest_.refuse(question.step, *answer);
        return question.legal.front();
    }

private:
    static bool isOffered(const Question<G>& question, const typename G::Action& action)
    {
        if constexpr (requires { G::offers(question.view, question.legal, action); })
            return G::offers(question.view, question.legal, action);
        for (const auto& each : question.legal)
            if (each == action)
                return true;
        return false;
    }

    BotGuest guest_;
};

} // namespace parlour
