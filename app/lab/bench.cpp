// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab bench: the speed of the bots of each game and the signature of their play, with brief thinking, as pinned by a
// test. Speeds are also given relative to a reference loop timed in the same run, for comparisons between machines.
#include "app/lab/lab_verbs.h"
#include "app/lab/reference.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/arena/brief_bot.h"
#include "engine/arena/series.h"
#include "engine/arena/signature.h"
#include "engine/base/tokens.h"
#include "engine/game_list.h"
#include "engine/games.h"

#include <QJsonArray>

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

namespace {

constexpr std::uint64_t kSeed = 1;

/// The bots, repeated around the table.
using Line = std::vector<std::string>;

struct Speed {
    Line line;
    std::uint64_t signature = 0;
    double allThreads = 0; ///< matches a second
    double oneThread = 0;
    double ratio = 0; ///< matches on one thread per shuffle of the reference loop
};

double secondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Plays longer and longer series, from one match on, until one lasts `atLeast` seconds.
template <class G>
double matchesPerSecond(SeriesPlan<G> plan, int threads, double atLeast, const stop_token& stop)
{
    plan.threads = threads;
    for (plan.matches = 1;; plan.matches *= 4) {
        const auto start = std::chrono::steady_clock::now();
        (void)playSeries(plan, stop);
        const double seconds = secondsSince(start);
        if (seconds >= atLeast || stop.stop_requested())
            return static_cast<double>(plan.matches) / seconds;
    }
}

template <class G>
Speed measure(const Line& line, const Resources& resources, double atLeast, const stop_token& stop)
{
    SeriesPlan<G> plan;
    plan.rules = *G::parseRules({});
    plan.seed = kSeed;
    std::vector<std::unique_ptr<Bot<G>>> bots;
    BotSeats<G> seated{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(G::seats(plan.rules)); ++seat) {
        const std::string& id = line[seat % line.size()];
        plan.entrants.push_back([id, resources] { return makeBot<G>(id, resources); });
        bots.push_back(std::make_unique<BriefBot<G>>(makeBot<G>(id, resources)));
        seated[seat] = bots.back().get();
    }
    Speed speed{line};
    speed.signature = signature<G>(plan.rules, seated, kSignatureMatches, stop);
    const double reference = shufflesPerSecond(atLeast, stop);
    speed.oneThread = matchesPerSecond(plan, 1, atLeast, stop);
    speed.allThreads = matchesPerSecond(plan, machineThreads(), atLeast, stop);
    speed.ratio = speed.oneThread / reference;
    return speed;
}

/// Every bot against itself, and pairs whose speed is tracked across versions.
std::vector<Line> linesOf(std::string_view game)
{
    std::vector<Line> lines;
    for (const BotInfo& bot : bots())
        if (bot.game == game)
            lines.push_back({std::string(bot.id)});
    const Line followed[] = {
        {"pazaak.cautious", "pazaak.bold"}, {"pazaak.kid", "pazaak.nestor"}, {"durak.openfool", "durak.greedy"}};
    const auto plays = [&](const std::string& id) {
        const BotInfo* bot = findBot(id);
        return bot && bot->game == game;
    };
    for (const Line& line : followed)
        if (std::all_of(line.begin(), line.end(), plays))
            lines.push_back(line);
    return lines;
}

std::string lineText(const Line& line)
{
    return line.size() == 1 ? line[0] : line[0] + " v " + line[1];
}

void print(const Speed& speed)
{
    std::printf("%-32s %s %14.0f %14.0f %10.5f\n", lineText(speed.line).c_str(), seedText(speed.signature).c_str(),
                speed.oneThread, speed.allThreads, speed.ratio);
    std::fflush(stdout);
}

QJsonObject json(const std::string& game, const Speed& speed)
{
    QJsonArray seats;
    for (const std::string& bot : speed.line)
        seats.append(QString::fromStdString(bot));
    return {{"game", QString::fromStdString(game)},
            {"bots", seats},
            {"signature", QString::fromStdString(seedText(speed.signature))},
            {"matchesPerSecond", speed.allThreads},
            {"matchesPerSecondOneThread", speed.oneThread},
            {"ratio", speed.ratio}};
}

struct BenchOptions {
    std::string game;
    std::string time = "300";
    bool json = false;
};

int bench(const BenchOptions& options)
{
    const std::string& game = options.game;
    const double atLeast = takeInt(options.time, 1, 60000, "--time") / 1000.0;
    if (!game.empty())
        takeGame(game);
    const StopOnInterrupt interrupt;
    if (!options.json)
        std::printf("%-32s %-16s %14s %14s %10s\n", "bots (default rules)", "signature", "matches/s x1",
                    ("x" + std::to_string(machineThreads())).c_str(), "ratio");
    const Resources resources;
    QJsonArray lines;
    for (const GameInfo& info : games()) {
        if (!game.empty() && info.id != game)
            continue;
        for (const Line& line : linesOf(info.id)) {
            Speed speed;
            withGame(info.id, [&]<class G>() { speed = measure<G>(line, resources, atLeast, interrupt.token()); });
            if (interrupt.token().stop_requested())
                return kNo;
            if (options.json)
                lines.append(json(info.id, speed));
            else
                print(speed);
        }
    }
    if (options.json)
        printJson({{"threads", machineThreads()}, {"reference", "shuffles of 52 numbers on one thread"}, {"lines", lines}});
    else
        std::puts("ratio: matches on one thread for each shuffle of 52 numbers, timed in the same run");
    return kDone;
}

} // namespace

void addBench(Verb& program)
{
    Verb verb = program.add("bench", "Throughput and signature of each game and bot");
    auto options = std::make_shared<BenchOptions>();
    verb.option("GAME", options->game, "One game only");
    verb.option("--time", options->time, "Milliseconds that each measurement lasts at least, 1 to 60000");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return bench(*options); });
}

} // namespace parlour::cli
