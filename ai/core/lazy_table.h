// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A shared table and the bot or analyst that uses it, both made at first use. The base of LazyBot and LazyAnalyst.
#pragma once

#include "engine/base/stop.h"

#include <functional>
#include <memory>

namespace parlour {

/// `Player` is a Bot<G> or an Analyst<G>.
template <class G, class Table, class Player>
class LazyTable {
public:
    using Rules = typename G::Rules;
    using Find = std::function<std::shared_ptr<const Table>(const Rules& rules, const stop_token& stop)>;
    /// The player may keep the reference: the table outlives it.
    using Make = std::function<std::unique_ptr<Player>(const Table& table)>;
    LazyTable(Find find, Make make) : find_(std::move(find)), make_(std::move(make)) {}

    /// Returns the player for these rules; nullptr if stopped. New rules may take seconds.
    Player* get(const Rules& rules, const stop_token& stop)
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
