// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session/daily_deal.h"

#include "app/bots/strengths.h"
#include "app/session/load_game.h"
#include "engine/base/rng.h"
#include "engine/core/rules_text.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QDateTime>

#include <algorithm>
#include <array>

namespace parlour {

namespace {

constexpr std::array kLevelOfDay = {Level::Beginner, Level::Casual, Level::Casual, Level::Club,
                                    Level::Club,     Level::Master, Level::Master}; // from Monday

/// Differs by game, and stays when games are added.
std::uint64_t numberOf(std::string_view game)
{
    std::uint64_t number = 0;
    for (const char letter : game)
        number = 31 * number + static_cast<unsigned char>(letter);
    return number;
}

} // namespace

QDate dealDate()
{
    return QDateTime::currentDateTimeUtc().date();
}

DailyDeal dealOfDay(const GameInfo& info, const QDate& date)
{
    const RuleMap rules = *info.complete(peoplesRules(*info.options, {}));
    const Level level = kLevelOfDay[static_cast<std::size_t>(date.dayOfWeek() - 1)];
    std::vector<std::string> seats(static_cast<std::size_t>(info.seats(rules)), usualBot(info.id, level));
    seats.front() = kPerson;
    Rng rng = Rng::stream(static_cast<std::uint64_t>(date.toJulianDay()), Purpose::Match, numberOf(info.id));
    return {info.id, date, rules, std::move(seats), rng.next()};
}

bool isDeal(const Record& record, const DailyDeal& deal)
{
    const GameInfo* info = findGame(deal.game);
    if (!info || record.game != deal.game || record.rules != deal.rules || !record.position.empty()
        || record.seats.size() != deal.seats.size() || !isPersonSeat(record.seats.front())
        || !std::equal(record.seats.begin() + 1, record.seats.end(), deal.seats.begin() + 1))
        return false;
    Record dealt = record;
    dealt.seed = deal.seed;
    return foreignChance(*info, dealt) < 0;
}

std::map<QDate, HistoryEntry> finishedDeals(const GameInfo& info, const QDate& first, const QDate& last,
                                            const History& history)
{
    constexpr int kMostADay = 200; // games
    constexpr qint64 kMostDays = 10; // on which so many were played
    std::map<std::uint64_t, DailyDeal> deals; // by seed
    for (QDate day = first; day <= last; day = day.addDays(1)) {
        DailyDeal deal = dealOfDay(info, day);
        deals.emplace(deal.seed, std::move(deal));
    }
    const int most = kMostADay * static_cast<int>(std::min(kMostDays, first.daysTo(last) + 1));
    std::map<QDate, HistoryEntry> finished;
    for (const HistoryEntry& entry : history.recent(most, QString::fromStdString(info.id))) {
        const QDate date = entry.finishedAt.toUTC().date();
        if (entry.isFromPosition || date < first)
            continue;
        const auto file = history.load(entry.id);
        const auto deal = file ? deals.find(file->record.seed) : deals.end();
        if (deal == deals.end() || date < deal->second.date)
            continue;
        const Loaded loaded = checked(*file); // a history may be damaged
        if (!loaded.isSound() || !isDeal(loaded.file.record, deal->second))
            continue;
        const auto [at, isNew] = finished.emplace(deal->second.date, entry);
        if (!isNew && entry.finishedAt <= at->second.finishedAt)
            at->second = entry;
    }
    return finished;
}

std::optional<HistoryEntry> firstOf(const DailyDeal& deal, const History& history)
{
    const auto finished = finishedDeals(*findGame(deal.game), deal.date, deal.date, history);
    return finished.empty() ? std::nullopt : std::optional(finished.begin()->second);
}

QDate dayOfDeal(const Record& record, const QDate& last)
{
    constexpr int kDays = 366;
    if (const GameInfo* info = findGame(record.game))
        for (int back = 0; back < kDays; ++back)
            if (const QDate date = last.addDays(-back); isDeal(record, dealOfDay(*info, date)))
                return date;
    return {};
}

} // namespace parlour
