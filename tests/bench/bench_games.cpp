// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The costs of a contest's parts: whole play-outs, views, legal lists and decisions.
#include "ai/core/bots.h"
#include "engine/arena/format.h"
#include "engine/core/play_out.h"
#include "engine/game_list.h"
#include "tests/bench/ratio.h"
#include "tests/resources.h"

#include <cstdio>

namespace parlour {

namespace {

template <class G>
std::vector<std::unique_ptr<Bot<G>>> botsFor(const typename G::Rules& rules, std::string_view id)
{
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (Seat seat = 0; seat < G::seats(rules); ++seat)
        bots.push_back(makeBot<G>(id, test::resources()));
    return bots;
}

template <class G>
BotSeats<G> seated(const std::vector<std::unique_ptr<Bot<G>>>& bots)
{
    BotSeats<G> seats{};
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        seats[seat] = bots[seat].get();
    return seats;
}

/// A match of G between bots of one kind, from deal to result.
template <class G>
void playOutMatches(benchmark::State& state, const char* id)
{
    const auto rules = *G::parseRules({});
    const auto bots = botsFor<G>(rules, id);
    std::int64_t deal = 0;
    const Ratio ratio(state);
    for (auto _ : state) {
        Match<G> match(rules, dealSeed(1, deal++));
        playOut(match, seated<G>(bots));
        benchmark::DoNotOptimize(match);
    }
}

/// Positions with at least two legal actions, from 20 matches between bots.
template <class G>
std::vector<Match<G>> decisionPositions(const char* id, const typename G::Rules& rules = *G::parseRules({}))
{
    const auto bots = botsFor<G>(rules, id);
    std::vector<Match<G>> found;
    ActionList<G> legal;
    parlour::stop_token never;
    for (std::int64_t deal = 0; deal < 20; ++deal) {
        Match<G> match(rules, dealSeed(1, deal));
        for (Node node = match.node(); !node.isOver(); node = match.node()) {
            if (node.isChance()) {
                match.applyChance(match.draw());
                continue;
            }
            const Seat seat = node.seats.first();
            const auto action = decide(match, seat, *bots[static_cast<std::size_t>(seat)], legal, never);
            if (legal.size() > 1)
                found.push_back(match);
            match.act(seat, action);
        }
    }
    return found;
}

template <class G>
void makeView(benchmark::State& state, const char* id)
{
    const auto found = decisionPositions<G>(id);
    std::size_t i = 0;
    const Ratio ratio(state);
    for (auto _ : state) {
        const Match<G>& match = found[i++ % found.size()];
        benchmark::DoNotOptimize(match.look(match.node().seats.first()));
    }
}

template <class G>
void listLegalActions(benchmark::State& state, const char* id)
{
    const auto found = decisionPositions<G>(id);
    ActionList<G> legal;
    parlour::stop_token never;
    std::size_t i = 0;
    const Ratio ratio(state);
    for (auto _ : state) {
        const Match<G>& match = found[i++ % found.size()];
        legal.clear();
        match.legal(match.node().seats.first(), legal);
        benchmark::DoNotOptimize(legal);
    }
}

template <class G>
void decideByBot(benchmark::State& state, const char* id)
{
    const auto found = decisionPositions<G>(id);
    const auto bot = makeBot<G>(id, test::resources());
    ActionList<G> legal;
    parlour::stop_token never;
    std::size_t i = 0;
    const Ratio ratio(state);
    for (auto _ : state) {
        const Match<G>& match = found[i++ % found.size()];
        benchmark::DoNotOptimize(decide(match, match.node().seats.first(), *bot, legal, never));
    }
}

constexpr int kSearchSimulations = 1000;

/// A decision of `master` with 1,000 simulations at a table of so many seats, from positions of games of `others`.
template <class G>
void searchAtTable(benchmark::State& state, const char* master, const char* others)
{
    const auto rules = *G::parseRules({{std::string(kPlayersKey), std::to_string(state.range(0))}});
    const auto found = decisionPositions<G>(others, rules);
    const auto bot = makeBot<G>(master, test::resources());
    ActionList<G> legal;
    std::size_t i = 0;
    const Ratio ratio(state);
    for (auto _ : state) {
        const Match<G>& match = found[i % found.size()];
        const Seat seat = match.node().seats.first();
        const auto view = match.look(seat);
        legal.clear();
        match.legal(seat, legal);
        benchmark::DoNotOptimize(bot->choose({view, legal, {1, i}, {}, nullptr, 0, kSearchSimulations}));
        ++i;
    }
}

/// The measured bots. The first of a game also plays the positions of "look" and "legal".
// clang-format off
constexpr const char* kBots[] = {
    "durak.openfool",          "durak.greedy",     "durak.random",
    "pazaak.kid",              "pazaak.nestor",    "pazaak.cautious",
    "pazaak-full.careful",     "pazaak-full.cantina", "pazaak-full.drone",
    "yahtzee.aces-and-eights", "yahtzee.dummy",
    "coup.honest",             "coup.static",      "coup.random",
    "coins.oldschool",         "coins.little-ten", "coins.analyzer",
};
// clang-format on

/// Registers all benchmarks of a game. Returns false if kBots has no bot of it.
template <class G>
bool registerGame()
{
    const std::string game(G::kId);
    const char* first = nullptr;
    for (const char* id : kBots) {
        const BotInfo* bot = findBot(id);
        if (!bot || bot->game != game)
            continue;
        first = first ? first : id;
        benchmark::RegisterBenchmark((std::string("playOut/") + id).c_str(), playOutMatches<G>, id);
        benchmark::RegisterBenchmark((std::string("decision/") + id).c_str(), decideByBot<G>, id);
    }
    if (!first) {
        std::fprintf(stderr, "bench_games: kBots has no bot of %s\n", game.c_str());
        return false;
    }
    benchmark::RegisterBenchmark(("look/" + game).c_str(), makeView<G>, first);
    benchmark::RegisterBenchmark(("legal/" + game).c_str(), listLegalActions<G>, first);
    return true;
}

bool registerGames()
{
    benchmark::RegisterBenchmark("search/durak.master", searchAtTable<durak::Durak>, "durak.master", "durak.greedy")
        ->Arg(2)
        ->Arg(4)
        ->Arg(5);
    benchmark::RegisterBenchmark("search/coup.master", searchAtTable<coup::Coup>, "coup.master", "coup.honest")
        ->Arg(3)
        ->Arg(5);
    return []<class... G>(std::tuple<G...>*) { return (registerGame<G>() && ...); }(static_cast<GameTypes*>(nullptr));
}

} // namespace

} // namespace parlour

int main(int argc, char** argv)
{
    if (!parlour::registerGames())
        return 2;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
