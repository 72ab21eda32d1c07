// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/match_reader.h"

#include "app/bots/shared_record.h"
#include "app/store/game_file.h"
#include "app/store/translation.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QDateTime>

#include <algorithm>

namespace parlour {

namespace {

constexpr std::size_t kPage = 200;
constexpr std::int64_t kChunk = 2000; ///< matches read at a time when filtering

int outcomeFor(int entrant, int other, const MatchLine& line)
{
    const auto pointsOf = [&](int who) {
        const auto seat = std::find(line.seats.begin(), line.seats.end(), who) - line.seats.begin();
        return line.points[static_cast<std::size_t>(seat)];
    };
    const double difference = pointsOf(entrant) - pointsOf(other);
    return difference > 0 ? 1 : difference < 0 ? -1 : 0;
}

bool isClose(const MatchLine& line)
{
    return line.extra.size() == 2 && std::abs(line.extra[0] - line.extra[1]) == 1;
}

bool fits(MatchFilter filter, int outcome, const MatchLine& line)
{
    switch (filter) {
    case MatchFilter::All:
        return true;
    case MatchFilter::Won:
        return outcome > 0;
    case MatchFilter::Lost:
        return outcome < 0;
    case MatchFilter::Drawn:
        return outcome == 0;
    case MatchFilter::Close:
        return isClose(line);
    }
    return true;
}

void addSeats(const Progress& progress, MatchPage& page)
{
    page.seats.resize(2);
    for (std::size_t i = 0; i < progress.pairings().size(); ++i) {
        const Pairing& pairing = progress.pairings()[i];
        const auto here = std::find(pairing.entrants.begin(), pairing.entrants.end(), page.query.row);
        const auto has = std::find(pairing.entrants.begin(), pairing.entrants.end(), page.query.column);
        if (here == pairing.entrants.end() || has == pairing.entrants.end())
            continue;
        const auto& seats = progress.measured()[i].entrants[static_cast<std::size_t>(here - pairing.entrants.begin())].seats;
        for (std::size_t seat = 0; seat < page.seats.size(); ++seat)
            page.seats[seat] += seats[seat];
        page.planned += pairing.matches;
    }
}

/// The number of ties that the View of a match reports; nullopt if the game has none.
std::optional<int> tiesOf(const AnyMatch& match)
{
    class Finder final : public FieldVisitor {
    public:
        std::optional<int> found;
        void number(std::string_view name, double value) override
        {
            if (name == "ties")
                found = static_cast<int>(value);
        }
        void truth(std::string_view, bool) override {}
        void text(std::string_view, std::string_view) override {}
        void numbers(std::string_view, const std::vector<double>&) override {}
        void texts(std::string_view, const std::vector<std::string>&) override {}
    };
    Finder finder;
    match.fields(0, finder);
    return finder.found;
}

bool hasTies(const ContestPlan& plan)
{
    const GameInfo* info = findGame(plan.game);
    const auto match = info ? info->start(plan.rules, plan.seed) : Expected<std::unique_ptr<AnyMatch>>(nullptr);
    return match && *match && tiesOf(**match);
}

} // namespace

MatchPage readMatches(const MatchQuery& query)
{
    MatchPage page;
    page.query = query;
    const auto file = ContestFile::open(query.path, ContestFile::Access::Read);
    if (!file) {
        page.problem = translated(file.error());
        return page;
    }
    const ContestFile& contest = **file;
    page.total = contest.matchesOf(query.row, query.column);
    page.hasTies = hasTies(contest.plan());
    if (contest.plan().shape.format != Format::Tables)
        addSeats(contest.progress(), page);
    if (hasExternal(contest.plan()))
        if (const auto faults = contest.faults())
            for (const FaultLine& line : *faults) {
                const auto& entrants = contest.progress().pairings()[static_cast<std::size_t>(line.pairing)].entrants;
                const auto has = [&](int who) { return std::find(entrants.begin(), entrants.end(), who) != entrants.end(); };
                page.faults += has(query.row) && has(query.column) ? 1 : 0;
            }

    std::int64_t end = query.before < 0 ? page.total : std::min(query.before, page.total);
    const std::int64_t chunk = query.filter == MatchFilter::All ? static_cast<std::int64_t>(kPage) : kChunk;
    while (end > 0 && page.items.size() < kPage) {
        const std::int64_t begin = std::max(std::int64_t{0}, end - chunk);
        auto lines = contest.matches(query.row, query.column, begin, static_cast<int>(end - begin));
        if (!lines) {
            page.problem = translated(lines.error());
            return page;
        }
        for (; !lines->empty() && page.items.size() < kPage; lines->pop_back()) {
            const std::int64_t number = begin + static_cast<std::int64_t>(lines->size());
            const int outcome = outcomeFor(query.row, query.column, lines->back());
            end = number - 1;
            if (fits(query.filter, outcome, lines->back()))
                page.items.push_back({number, std::move(lines->back()), outcome});
        }
        if (lines->empty())
            end = begin;
    }
    page.next = end;
    return page;
}

std::vector<int> readTies(const QString& path, const std::vector<MatchPage::Item>& items)
{
    std::vector<int> ties(items.size(), -1);
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return ties;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (const auto record = (*file)->record(items[i].line.pairing, items[i].line.index))
            if (const Replay played = replay(findGame(record->game), *record); played.match)
                ties[i] = tiesOf(*played.match).value_or(-1);
    return ties;
}

ReadRecord readRecord(const QString& path, int pairing, std::int64_t match)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return {{}, translated(file.error())};
    auto record = (*file)->record(pairing, match);
    if (!record)
        return {{}, translated(record.error())};
    return {*std::move(record), {}};
}

QString exportMatch(const QString& path, int pairing, std::int64_t match, const QString& to, bool commands)
{
    const ReadRecord read = readRecord(path, pairing, match);
    if (!read.problem.isEmpty())
        return read.problem;
    const auto done = writeGameFile(
        to, {commands ? read.record : sharedRecord(read.record), {}, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)});
    return done ? QString() : translated(done.error());
}

FaultPage readFaults(const QString& path, int entrant)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        return {{}, translated(file.error())};
    auto all = (*file)->faults();
    if (!all)
        return {{}, translated(all.error())};
    FaultPage page;
    std::copy_if(all->rbegin(), all->rend(), std::back_inserter(page.lines),
                 [&](const FaultLine& line) { return line.fault.entrant == entrant; });
    return page;
}

} // namespace parlour
