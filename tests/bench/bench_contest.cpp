// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The overhead of a contest: its processor time on one thread against a bare loop of the same matches, and its speedup on
// two threads. Prints one line of JSON for each contest; run by tests/bench/figures.
#include "ai/core/bots.h"
#include "app/contest/contest_runner.h"
#include "engine/core/play_out.h"
#include "engine/game_list.h"
#include "tests/resources.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>

using namespace parlour;

namespace {

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// Plays the matches of the plan's only pairing one after another, without a contest; returns the wins of the first seat.
template <class G>
std::int64_t bareLoop(const ContestPlan& plan)
{
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (const std::string& entrant : plan.entrants)
        bots.push_back(makeBot<G>(entrant, test::resources()));
    const auto rules = *G::parseRules(plan.rules);
    const Progress progress = progressOf(plan);
    const SeatingPlan seating = progress.seating(0);
    std::int64_t wins = 0;
    for (std::int64_t i = 0; i < plan.shape.matches; ++i) {
        const SeatedEntrants seated = seating.seated(i);
        BotSeats<G> seats{};
        for (Seat seat = 0; seat < seating.seats(); ++seat)
            seats[static_cast<std::size_t>(seat)] =
                bots[static_cast<std::size_t>(seated[static_cast<std::size_t>(seat)])].get();
        Match<G> match(rules, seating.matchSeed(i));
        playOut(match, seats);
        wins += match.winners().has(0) ? 1 : 0;
    }
    return wins;
}

struct Times {
    double processor = 0;
    double wall = 0;
};

Times timed(const std::function<void()>& work)
{
    const double processor = processorSeconds();
    const auto wall = std::chrono::steady_clock::now();
    work();
    return {processorSeconds() - processor, std::chrono::duration<double>(std::chrono::steady_clock::now() - wall).count()};
}

Times contest(const ContestPlan& plan, int threads)
{
    const QTemporaryDir folder;
    const auto file = *ContestFile::create(folder.filePath(QStringLiteral("bench.contest")), plan);
    return timed([&] {
        ContestControl control;
        static_cast<void>(playContest(*file, threads, control));
    });
}

/// The least times of five runs, which other processes disturbed least.
template <class Run>
Times leastTimes(Run run)
{
    Times least = run();
    for (int i = 0; i < 4; ++i) {
        const Times now = run();
        least.processor = std::min(least.processor, now.processor);
        least.wall = std::min(least.wall, now.wall);
    }
    return least;
}

void measure(const char* preset, std::vector<std::string> bots, std::int64_t matches)
{
    ContestPlan plan = planOf(*findPreset(preset), 1);
    plan.entrants = std::move(bots);
    plan.shape.matches = matches;
    plan.shape.rounds = 1;
    plan = *complete(plan);
    volatile std::int64_t keep = 0; // keeps the compiler from removing the work
    const Times bare =
        leastTimes([&] { return timed([&] { withGame(plan.game, [&]<class G>() { keep = keep + bareLoop<G>(plan); }); }); });
    const Times one = leastTimes([&] { return contest(plan, 1); });
    const Times two = leastTimes([&] { return contest(plan, 2); });
    std::printf(
        "{\"contest\": \"%s\", \"matches\": %lld, \"bareSeconds\": %.3f, \"contestSeconds\": %.3f, \"overhead\": %.4f, "
        "\"twoThreads\": %.3f}\n",
        preset, static_cast<long long>(matches), bare.processor, one.processor, one.processor / bare.processor - 1,
        one.wall / two.wall);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    measure("pazaak-league", {"pazaak.kid", "pazaak.nestor"}, 200'000);
    measure("durak-league", {"durak.openfool", "durak.greedy"}, 20'000);
    measure("coins-league", {"coins.analyzer", "coins.oracle"}, 2'000);
    measure("coup-million", findPreset("coup-million")->bots, 100'000);
    return 0;
}
