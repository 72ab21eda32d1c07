// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the shared tables, and what plays or reckons by it, both made when they are first needed: see LateBot and
// LateAnalyst.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

namespace parlour {

/// `Player` is a Bot<G> or an Analyst<G>.
template <class G, class Table, class Player>
class LateTable {
public:
    using Rules = typename G::Rules;
    using Find = std::function<std::shared_ptr<const Table>(const Rules& rules, const std::stop_token& stop)>;
    /// The player refers to its table, which lives longer.
    using Make = std::function<std::unique_ptr<Player>(const Table& table)>;
    LateTable(Find find, Make make) : find_(std::move(find)), make_(std::move(make)) {}

    /// The player for these rules. May take seconds when they are new; null if it was stopped meanwhile.
    Player* get(const Rules& rules, const std::stop_token& stop)
    {
        if (player_ && rules_ == rules)
            return player_.get();
        player_.reset();
        table_ = find_(rules, stop);
        if (table_)
            player_ = make_(*table_);
        rules_ = rules;
        return player_.get();
    }

private:
    Find find_;
    Make make_;
    Rules rules_{};
    std::shared_ptr<const Table> table_;
    std::unique_ptr<Player> player_;
};

} // namespace parlour
