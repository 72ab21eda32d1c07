// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli match: a series between bots over paired deals, with rotating seats.
#include "app/bots/bot_source.h"
#include "app/bots/containment.h"
#include "app/cli/verbs.h"
#include "app/contest/contest_plan.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/arena/series.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

struct MatchOptions {
    TableOptions table;
    int matches = 0;
    int threads = takeThreads({});
    bool json = false;
};

/// The result of a series in any game.
struct Outcome {
    SeriesResult result;
    std::string extra; ///< the name of the game's extra score; empty if it has none
    bool extraIsMean = false; ///< the extra score is stated as a mean over the matches, not as a sum
    double seconds = 0;
    std::int64_t matches() const { return result.totals.matches; }
    double perSecond() const { return static_cast<double>(matches()) / seconds; }
    double extraOf(const TableRow& row) const
    {
        const auto sum = static_cast<double>(row.extra);
        return extraIsMean && matches() > 0 ? sum / static_cast<double>(matches()) : sum;
    }
};

template <class G>
Outcome playTyped(const Table& table, std::int64_t matches, int threads)
{
    SeriesPlan<G> plan;
    plan.rules = *G::parseRules(table.rules);
    for (const std::string& seat : table.seats)
        plan.entrants.push_back([seat, resources = table.resources] { return *makeBotByName<G>(seat, resources); });
    plan.seed = table.seed;
    plan.salt = table.salt;
    plan.matches = matches;
    plan.threads = threads;

    Outcome outcome;
    if constexpr (HasExtraScore<G>) {
        outcome.extra = G::kExtraScore;
        outcome.extraIsMean = G::kExtraIsMean;
    }
    const StopOnInterrupt interrupt;
    ProgressLine progress(matches);
    const auto start = std::chrono::steady_clock::now();
    outcome.result = playSeries(plan, interrupt.token(), [&](std::int64_t done) { progress.show(done); });
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return outcome;
}

const std::string& nameOf(const Table& table, int entrant)
{
    return table.seats[static_cast<std::size_t>(entrant)];
}

void printTable(const Table& table, const Outcome& outcome)
{
    printHeader(table.record());
    qsizetype width = 20;
    QStringList names;
    for (const std::string& name : shownNames(table.seats)) {
        names.append(QString::fromStdString(name));
        width = std::max(width, names.back().size());
    }
    const auto column = [width](const QString& name) { return name.leftJustified(width).toStdString(); };
    std::printf("%s %10s %10s %10s %12s %8s %8s%s%s\n", column("bot").c_str(), "wins", "draws", "losses", "points", "share",
                "error", outcome.extra.empty() ? "" : "  ", outcome.extra.c_str());
    for (const TableRow& row : outcome.result.rows) {
        std::printf("%s %10lld %10lld %10lld %12g %7.2f%% %7.2f%%", column(names[row.entrant]).c_str(),
                    static_cast<long long>(row.all.wins), static_cast<long long>(row.all.draws),
                    static_cast<long long>(row.all.losses), row.points, 100 * row.share, 100 * row.shareError);
        if (!outcome.extra.empty())
            std::printf("  %.*f", outcome.extraIsMean ? 2 : 0, outcome.extraOf(row));
        std::puts("");
    }
    std::printf("%lld matches in %.2f s, %.0f a second\n", static_cast<long long>(outcome.matches()), outcome.seconds,
                outcome.perSecond());
}

void printTableJson(const Table& table, const Outcome& outcome, int threads)
{
    QJsonArray seats;
    for (const TableRow& row : outcome.result.rows) {
        QJsonObject seat{{"bot", QString::fromStdString(nameOf(table, row.entrant))},
                         {"wins", static_cast<qint64>(row.all.wins)},
                         {"draws", static_cast<qint64>(row.all.draws)},
                         {"losses", static_cast<qint64>(row.all.losses)},
                         {"points", row.points},
                         {"share", row.share},
                         {"error", row.shareError},
                         {"faults", row.faults}};
        if (!outcome.extra.empty())
            seat[QString::fromStdString(outcome.extra)] = outcome.extraOf(row);
        seats.append(seat);
    }
    QJsonObject json{{"game", QString::fromStdString(table.game->id)},
                     {"rules", jsonOf(table.rules)},
                     {"seed", QString::fromStdString(seedText(table.seed))},
                     {"matches", static_cast<qint64>(outcome.matches())},
                     {"threads", threads},
                     {"seconds", outcome.seconds},
                     {"matchesPerSecond", outcome.perSecond()},
                     {"seats", seats}};
    if (table.salt != 0)
        json["salt"] = QString::fromStdString(seedText(table.salt));
    printJson(json);
}

/// Prints the number of faults of each external bot, and the first ones.
void printFaults(const Table& table, const SeriesResult& result)
{
    for (const TableRow& row : result.rows) {
        if (row.faults == 0)
            continue;
        std::fprintf(stderr, "parlour-cli: %s made %d %s\n", nameOf(table, row.entrant).c_str(), row.faults,
                     row.faults == 1 ? "fault" : "faults");
        for (const EntrantFault& fault : result.faults)
            if (fault.entrant == row.entrant)
                std::fprintf(stderr, "parlour-cli:   match %lld, step %d, %s\n", static_cast<long long>(fault.match + 1),
                             fault.step + 1, fault.what.c_str());
    }
}

int playMatch(const MatchOptions& options)
{
    const Table table = readTable(options.table, 0);
    if (std::any_of(table.seats.begin(), table.seats.end(), isExternal))
        std::fprintf(stderr, "%s\n", containmentNotice().english);
    Outcome outcome;
    withGame(table.game->id, [&]<class G>() { outcome = playTyped<G>(table, options.matches, options.threads); });
    if (options.json)
        printTableJson(table, outcome, options.threads);
    else
        printTable(table, outcome);
    printFaults(table, outcome.result);
    if (outcome.matches() == options.matches)
        return kDone;
    std::fprintf(stderr, "parlour-cli: stopped after %lld of %d matches\n", static_cast<long long>(outcome.matches()),
                 options.matches);
    return kNo;
}

} // namespace

void addMatch(Verb& program)
{
    Verb verb = program.add("match", "Many matches between bots over paired deals");
    auto options = std::make_shared<MatchOptions>();
    options->table.addTo(verb);
    verb.required("--matches", options->matches, WholeNumber{1, 1'000'000'000}, "How many, 1 to 1000000000");
    verb.option("--threads", options->threads, takeThreads, "How many at once; never changes the result");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return playMatch(*options); });
}

} // namespace parlour::cli
