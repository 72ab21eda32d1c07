// A bot that needs one of the shared tables, and asks for it when it is first to decide. Used by the lists of bots.
#pragma once

#include "engine/core/bot.h"

#include <functional>

namespace parlour {

/// A bot that plays by a table. The table is asked for with the first decision, on the thread that thinks, since to make one
/// may take seconds; stopped meanwhile it does what does least. The View has the rules as `rules`.
template <class G, class Table>
class LateBot final : public Bot<G> {
public:
    using Rules = typename G::Rules;
    using Find = std::function<std::shared_ptr<const Table>(const Rules& rules, const std::stop_token& stop)>;
    /// The bot refers to its table, which lives longer.
    using Make = std::function<std::unique_ptr<Bot<G>>(const Table& table)>;
    LateBot(Find find, Make make) : find_(std::move(find)), make_(std::move(make)) {}

    typename G::Action choose(const Question<G>& question) override
    {
        if (!bot_ || rules_ != question.view.rules)
            if (!sitDown(question.view.rules, question.stop))
                return question.legal.front();
        return bot_->choose(question);
    }

private:
    bool sitDown(const Rules& rules, const std::stop_token& stop)
    {
        bot_.reset();
        table_ = find_(rules, stop);
        if (table_)
            bot_ = make_(*table_);
        rules_ = rules;
        return bot_ != nullptr;
    }

    Find find_;
    Make make_;
    Rules rules_{};
    std::shared_ptr<const Table> table_;
    std::unique_ptr<Bot<G>> bot_;
};

} // namespace parlour
