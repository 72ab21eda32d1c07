// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The deal of the day: one game of each kind that is the same for everybody on a date. It follows from the date in UTC
// alone, so no server deals it. Used by the lobby and the command line.
#pragma once

#include "app/store/database/history.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

#include <QDate>

#include <map>
#include <optional>

namespace parlour {

struct DailyDeal {
    std::string game;
    QDate date; ///< in UTC
    RuleMap rules; ///< complete
    std::vector<std::string> seats; ///< the person first, then our own players
    std::uint64_t seed = 0;
};

/// The date of the present deal, in UTC.
QDate dealDate();
/// The deal of a valid date. The opponents' level grows from Monday to Sunday.
DailyDeal dealOfDay(const GameInfo& info, const QDate& date);
/// Whether a sound game is this deal: rules, a person in the first seat, opponents, and every chance outcome. The seed is
/// not looked at, since a shared line holds none.
bool isDeal(const Record& record, const DailyDeal& deal);
/// The day, of the year up to `last`, whose deal a sound game is; an invalid date if it is none.
QDate dayOfDeal(const Record& record, const QDate& last = dealDate());

/// The first game that was finished of the deal of each day, from `first` to `last`, as far as there is one.
std::map<QDate, HistoryEntry> finishedDeals(const GameInfo& info, const QDate& first, const QDate& last,
                                            const History& history);
/// The first game of this deal that was finished, which is the one that counts; nullopt if there is none.
std::optional<HistoryEntry> firstOf(const DailyDeal& deal, const History& history);

} // namespace parlour
