// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot whose shared table is loaded at its first decision. Used by the games' lists of bots.
#pragma once

#include "ai/core/lazy_table.h"
#include "engine/core/bot.h"

namespace parlour {

/// Wraps a bot that needs a table. The table is loaded or solved on the calling thread, which may take seconds. If stopped
/// meanwhile, plays the first legal action. The View must have a member `rules`.
template <class G, class Table>
class LazyBot final : public Bot<G> {
    using Lazy = LazyTable<G, Table, Bot<G>>;

public:
    LazyBot(typename Lazy::Find find, typename Lazy::Make make) : lazy_(std::move(find), std::move(make)) {}

    typename G::Action choose(const Question<G>& question) override
    {
        Bot<G>* bot = lazy_.get(question.view.rules, question.stop);
        return bot ? bot->choose(question) : question.legal.front();
    }

private:
    Lazy lazy_;
};

} // namespace parlour
