// parlour-cli match: a series between bots, seats rotating over the same deals.
#include "app/cli/table.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"
#include "app/session/bot_source.h"
#include "app/session/containment.h"
#include "engine/arena/series.h"
#include "engine/base/words.h"
#include "engine/games.h"

#include <QJsonArray>

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

struct Options {
    TableOptions table;
    std::string matches;
    std::string threads;
    bool json = false;
};

/// What was played, whatever the game.
struct Outcome {
    SeriesResult result;
    std::string extra; ///< the name of the game's extra score; empty: it has none
    bool extraIsMean = false; ///< its mean over the matches is stated, not its sum
    double seconds = 0;
    double perSecond() const { return static_cast<double>(result.matches) / seconds; }
    double extraOf(const Standing& each) const
    {
        return extraIsMean && result.matches > 0 ? each.extra / static_cast<double>(result.matches) : each.extra;
    }
};

template <class G>
Outcome playTyped(const Table& table, std::int64_t matches, int threads)
{
    SeriesPlan<G> plan;
    plan.rules = *G::parseRules(table.rules);
    for (const std::string& seat : table.seats)
        plan.entrants.push_back([seat] { return *hireBot<G>(seat); });
    plan.seed = table.seed;
    plan.matches = matches;
    plan.threads = threads;

    Outcome outcome;
    if constexpr (HasExtraScore<G>) {
        outcome.extra = G::kExtraScore;
        outcome.extraIsMean = G::kExtraIsMean;
    }
    std::stop_source stop;
    Progress progress(matches);
    const auto onDone = [&](std::int64_t done) {
        progress.show(done);
        if (interrupted())
            stop.request_stop();
    };
    const auto start = std::chrono::steady_clock::now();
    outcome.result = playSeries(plan, stop.get_token(), onDone);
    outcome.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return outcome;
}

void printTable(const Table& table, const Outcome& outcome)
{
    printHead(table.record());
    std::printf("%-20s %10s %10s %10s %12s %8s %8s%s%s\n", "bot", "wins", "draws", "losses", "points", "share", "error",
                outcome.extra.empty() ? "" : "  ", outcome.extra.c_str());
    for (std::size_t i = 0; i < outcome.result.standings.size(); ++i) {
        const Standing& each = outcome.result.standings[i];
        std::printf("%-20s %10lld %10lld %10lld %12g %7.2f%% %7.2f%%", table.seats[i].c_str(),
                    static_cast<long long>(each.wins), static_cast<long long>(each.draws),
                    static_cast<long long>(each.losses), each.points, 100 * each.share, 100 * each.error);
        if (!outcome.extra.empty())
            std::printf("  %.*f", outcome.extraIsMean ? 2 : 0, outcome.extraOf(each));
        std::puts("");
    }
    std::printf("%lld matches in %.2f s, %.0f a second\n", static_cast<long long>(outcome.result.matches), outcome.seconds,
                outcome.perSecond());
}

void printTableJson(const Table& table, const Outcome& outcome, int threads)
{
    QJsonObject rules;
    for (const auto& [key, value] : table.rules)
        rules[QString::fromStdString(key)] = QString::fromStdString(value);
    QJsonArray seats;
    for (std::size_t i = 0; i < outcome.result.standings.size(); ++i) {
        const Standing& each = outcome.result.standings[i];
        QJsonObject seat{{"bot", QString::fromStdString(table.seats[i])},
                         {"wins", static_cast<qint64>(each.wins)},
                         {"draws", static_cast<qint64>(each.draws)},
                         {"losses", static_cast<qint64>(each.losses)},
                         {"points", each.points},
                         {"share", each.share},
                         {"error", each.error}};
        if (!outcome.extra.empty())
            seat[QString::fromStdString(outcome.extra)] = outcome.extraOf(each);
        seats.append(seat);
    }
    printJson({{"game", QString::fromStdString(table.game->id)},
               {"rules", rules},
               {"seed", QString::fromStdString(seedText(table.seed))},
               {"matches", static_cast<qint64>(outcome.result.matches)},
               {"threads", threads},
               {"seconds", outcome.seconds},
               {"matchesPerSecond", outcome.perSecond()},
               {"seats", seats}});
}

int playMatch(const Options& options)
{
    const Table table = readTable(options.table, 0);
    const int matches = takeInt(options.matches, 1, 1'000'000'000, "--matches");
    const int threads = options.threads.empty() ? machineThreads() : takeInt(options.threads, 1, 1024, "--threads");
    catchInterrupt();
    if (std::any_of(table.seats.begin(), table.seats.end(), isExternal))
        std::fprintf(stderr, "%s\n", containmentNotice().english);
    Outcome outcome;
    withGame(table.game->id, [&]<class G>() { outcome = playTyped<G>(table, matches, threads); });
    if (options.json)
        printTableJson(table, outcome, threads);
    else
        printTable(table, outcome);
    if (outcome.result.matches == matches)
        return kDone;
    std::fprintf(stderr, "parlour-cli: stopped after %lld of %d matches\n", static_cast<long long>(outcome.result.matches),
                 matches);
    return kNo;
}

} // namespace

void addMatch(CLI::App& program, Run& run)
{
    CLI::App* verb = program.add_subcommand("match", "Many matches between bots over paired deals");
    auto options = std::make_shared<Options>();
    options->table.addTo(*verb);
    verb->add_option("--matches", options->matches, "How many, 1 to 1000000000")->required();
    verb->add_option("--threads", options->threads, "How many at once; never changes the result");
    verb->add_flag("--json", options->json, "As JSON on standard output");
    verb->callback([&run, options] { run = [options] { return playMatch(*options); }; });
}

} // namespace parlour::cli
