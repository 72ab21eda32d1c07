// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli solve: solves a game, the ending of a saved game or the best response to a bot, and reports value and time.
#include "ai/yahtzee/solo_games.h"
#include "app/cli/solve_durak.h"
#include "app/cli/solve_pazaak.h"
#include "app/cli/solve_pazaak_full.h"
#include "app/cli/verbs.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "engine/arena/pool.h"
#include "engine/base/tokens.h"

#include <cmath>
#include <cstdio>

namespace parlour::cli {

namespace {

struct SolveOptions {
    std::string game;
    std::string file;
    std::string rules;
    std::string out;
    std::string deck;
    std::string against;
    int pairs = 0;
    int step = -1;
    int threads = takeThreads({});
    int games = 0;
    int iterations = 0;
    std::uint64_t seed = takeSeed({});
    bool json = false;
    bool force = false;
};

/// Solves Yahtzee for one player; with --games also plays that many games by the solution.
int solveYahtzee(const SolveOptions& options)
{
    using namespace yahtzee;
    RuleMap map = take(parseRuleMap(options.rules), "--rules");
    map.emplace(kPlayersKey, "1");
    const Rules rules = take(Yahtzee::parseRules(map), "--rules");

    const StopOnInterrupt stop;
    const Stopwatch solving;
    const auto solved = SolvedGame::solve(rules.joker, {}, options.threads, stop.token());
    if (!solved)
        return kNo;
    QJsonObject json{{"game", "yahtzee"},
                     {"rules", jsonOf(Yahtzee::rulesMap(rules))},
                     {"value", solved->value()},
                     {"states", SolvedGame::states()},
                     {"seconds", solving.seconds()},
                     {"processorSeconds", solving.processorSeconds()}};
    if (!options.json)
        std::printf("value %.6f points alone, %d states, %.3f s (%.3f s of CPU time)\n", solved->value(),
                    SolvedGame::states(), solving.seconds(), solving.processorSeconds());
    if (options.games > 0) {
        const Stopwatch playing;
        const SoloFigures figures = playSolo(*solved, options.games, options.seed, options.threads, stop.token());
        const double seconds = playing.seconds();
        const double error = figures.deviation / std::sqrt(static_cast<double>(std::max<std::int64_t>(1, figures.games)));
        json["played"] = QJsonObject{{"games", static_cast<qint64>(figures.games)},
                                     {"seed", QString::fromStdString(seedText(options.seed))},
                                     {"mean", figures.mean},
                                     {"error", error},
                                     {"deviation", figures.deviation},
                                     {"seconds", seconds},
                                     {"processorSeconds", playing.processorSeconds()},
                                     {"gamesPerSecond", static_cast<double>(figures.games) / seconds}};
        if (!options.json)
            std::printf("%lld games, seed %s: mean %.4f, error %.4f, deviation %.2f; %.2f s (%.2f s of CPU time), %.0f a "
                        "second\n",
                        static_cast<long long>(figures.games), seedText(options.seed).c_str(), figures.mean, error,
                        figures.deviation, seconds, playing.processorSeconds(),
                        static_cast<double>(figures.games) / seconds);
    }
    if (options.json)
        printJson(json);
    return interrupted() ? kNo : kDone;
}

/// Throws Refused for an option that this game has no use for.
void checkOptions(const SolveOptions& options)
{
    const auto isFor = [&](bool given, const char* name, const char* game) {
        if (given && options.game != game)
            throw Refused(std::string("solve: ") + name + " is for " + game + " alone");
    };
    isFor(!options.file.empty(), "FILE", "durak");
    isFor(options.step >= 0, "--step", "durak");
    isFor(options.games > 0, "--games", "yahtzee");
    isFor(options.iterations > 0, "--iterations", "pazaak");
    isFor(!options.out.empty(), "--out", "pazaak");
    isFor(options.force, "--force", "pazaak");
    isFor(!options.deck.empty(), "--deck", "pazaak-full");
    isFor(!options.against.empty(), "--against", "pazaak-full");
    isFor(options.pairs > 0, "--pairs", "pazaak-full");
}

int solve(const SolveOptions& options)
{
    checkOptions(options);
    if (options.game == "durak")
        return solveDurak({options.file, options.step, options.json});
    if (options.game == "yahtzee")
        return solveYahtzee(options);
    if (options.game == "pazaak")
        return solvePazaak({take(parseRuleMap(options.rules), "--rules"), options.iterations, options.threads, options.out,
                            options.json, options.force});
    if (options.game == "pazaak-full")
        return solvePazaakFull({take(parseRuleMap(options.rules), "--rules"), options.deck, options.against, options.pairs,
                                options.seed, options.threads, options.json});
    throw Refused("solve: \"" + options.game + "\" has no solution; it can be durak, pazaak, pazaak-full or yahtzee");
}

} // namespace

void addSolve(Verb& program)
{
    Verb verb = program.add("solve", "Solve a game, an ending of Durak, or a best response to a bot of Pazaak: its value");
    auto options = std::make_shared<SolveOptions>();
    verb.required("GAME", options->game, "durak, pazaak, pazaak-full or yahtzee");
    verb.option("FILE", options->file, "A saved game of Durak");
    verb.option("--step", options->step, WholeNumber{0, 1'000'000}, "The position after this number of steps (durak)");
    verb.option("--rules", options->rules, "As key=value,..");
    verb.option("--games", options->games, WholeNumber{1, 1'000'000'000},
                "Plays this number of games by the solution as well (yahtzee)");
    verb.option("--iterations", options->iterations, WholeNumber{1, 100'000}, "Of regret matching, 20 if left out (pazaak)");
    verb.option("--out", options->out, "Writes the solution to this file (pazaak)");
    addForce(verb, options->force);
    verb.option("--deck", options->deck, "The side deck of both: a name, or ten cards with blanks between (pazaak-full)");
    verb.option("--against", options->against, "The bot that a best response is found to (pazaak-full)");
    verb.option("--pairs", options->pairs, WholeNumber{2, 100'000}, "Of dealt hands, 20 if left out (pazaak-full)");
    verb.option("--seed", options->seed, takeSeed, "Of these games or hands: 1 to 16 hexadecimal digits");
    verb.option("--threads", options->threads, takeThreads, "As many as there are processors unless given");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return solve(*options); });
}

} // namespace parlour::cli
