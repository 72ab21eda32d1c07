// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot that needs one of the shared tables, and asks for it when it is first to decide. Used by the lists of bots.
#pragma once

#include "ai/late_table.h"
#include "engine/core/bot.h"

namespace parlour {

/// A bot that plays by a table. The table is asked for with the first decision, on the thread that thinks, since to make one
/// may take seconds; stopped meanwhile it does what does least. The View has the rules as `rules`.
template <class G, class Table>
class LateBot final : public Bot<G> {
    using Late = LateTable<G, Table, Bot<G>>;

public:
    LateBot(typename Late::Find find, typename Late::Make make) : late_(std::move(find), std::move(make)) {}

    typename G::Action choose(const Question<G>& question) override
    {
        Bot<G>* bot = late_.get(question.view.rules, question.stop);
        return bot ? bot->choose(question) : question.legal.front();
    }

private:
    Late late_;
};

} // namespace parlour
