// parlour-cli solve: a game solved from nothing, and what that took.
#include "ai/yahtzee/solo_games.h"
#include "app/cli/terminal.h"
#include "app/cli/verbs.h"
#include "engine/arena/pool.h"
#include "engine/base/words.h"
#include "engine/core/rules_text.h"

#include <cmath>
#include <cstdio>
#include <ctime>
#include <thread>

namespace parlour::cli {

namespace {

struct Options {
    std::string game;
    std::string rules;
    std::string threads;
    std::string games;
    std::string seed;
    bool json = false;
};

/// Time since it was made.
class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
    /// Of all threads of this program.
    double processorSeconds() const { return static_cast<double>(std::clock() - processor_) / CLOCKS_PER_SEC; }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::clock_t processor_ = std::clock();
};

/// Turns Ctrl-C into a request to stop while it lives.
class StopOnInterrupt {
public:
    StopOnInterrupt()
    {
        catchInterrupt();
        watcher_ = std::jthread([this](const std::stop_token& done) {
            while (!done.stop_requested() && !interrupted())
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (interrupted())
                stop_.request_stop();
        });
    }
    std::stop_token token() const { return stop_.get_token(); }

private:
    std::stop_source stop_;
    std::jthread watcher_;
};

QJsonObject jsonOf(const RuleMap& rules)
{
    QJsonObject object;
    for (const auto& [key, value] : rules)
        object[QString::fromStdString(key)] = QString::fromStdString(value);
    return object;
}

/// The expected points of a game alone; with --games also what that many played games brought.
int solveYahtzee(const Options& options, int threads)
{
    using namespace yahtzee;
    RuleMap map = take(parseRuleMap(options.rules), "--rules");
    map.emplace("players", "1");
    const Rules rules = take(Yahtzee::parseRules(map), "--rules");
    const int games = options.games.empty() ? 0 : takeInt(options.games, 1, 1'000'000'000, "--games");
    const std::uint64_t seed = takeSeed(options.seed);

    const StopOnInterrupt stop;
    const Stopwatch solving;
    const auto solved = SolvedGame::solve(rules.joker, {}, threads, stop.token());
    if (!solved)
        return kNo;
    QJsonObject json{{"game", "yahtzee"},
                     {"rules", jsonOf(Yahtzee::rulesMap(rules))},
                     {"value", solved->value()},
                     {"states", SolvedGame::states()},
                     {"seconds", solving.seconds()},
                     {"processorSeconds", solving.processorSeconds()}};
    if (!options.json)
        std::printf("value %.6f points alone, %d states, %.3f s (%.3f s of processors)\n", solved->value(),
                    SolvedGame::states(), solving.seconds(), solving.processorSeconds());
    if (games > 0) {
        const Stopwatch playing;
        const SoloFigures figures = playSolo(*solved, games, seed, threads, stop.token());
        const double seconds = playing.seconds();
        const double error = figures.deviation / std::sqrt(static_cast<double>(std::max<std::int64_t>(1, figures.games)));
        json["played"] = QJsonObject{{"games", static_cast<qint64>(figures.games)},
                                     {"seed", QString::fromStdString(seedText(seed))},
                                     {"mean", figures.mean},
                                     {"error", error},
                                     {"deviation", figures.deviation},
                                     {"seconds", seconds},
                                     {"processorSeconds", playing.processorSeconds()},
                                     {"gamesPerSecond", static_cast<double>(figures.games) / seconds}};
        if (!options.json)
            std::printf("%lld games, seed %s: mean %.4f, error %.4f, deviation %.2f; %.2f s (%.2f s of processors), %.0f a "
                        "second\n",
                        static_cast<long long>(figures.games), seedText(seed).c_str(), figures.mean, error,
                        figures.deviation, seconds, playing.processorSeconds(),
                        static_cast<double>(figures.games) / seconds);
    }
    if (options.json)
        printJson(json);
    return interrupted() ? kNo : kDone;
}

int solve(const Options& options)
{
    const int threads = options.threads.empty() ? machineThreads() : takeInt(options.threads, 1, 1024, "--threads");
    if (options.game == "yahtzee")
        return solveYahtzee(options, threads);
    throw Refused("solve: \"" + options.game + "\" has no solution; it can be yahtzee");
}

} // namespace

void addSolve(Verb& program)
{
    Verb verb = program.add("solve", "A game solved from nothing: its value and the time it took");
    auto options = std::make_shared<Options>();
    verb.required("GAME", options->game, "yahtzee");
    verb.option("--rules", options->rules, "As key=value,..");
    verb.option("--games", options->games, "Plays so many games by the solution as well (yahtzee)");
    verb.option("--seed", options->seed, "Of these games: 1 to 16 hexadecimal digits");
    verb.option("--threads", options->threads, "As many as there are processors unless given");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return solve(*options); });
}

} // namespace parlour::cli
