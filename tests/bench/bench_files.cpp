// Saving and loading a game: its text, reading it, and replaying it by the rules.
#include "ai/bots.h"
#include "app/store/game_file.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/bench/ratio.h"
#include "tests/resources.h"

namespace parlour {

namespace {

/// A finished game of Durak between greedy players.
GameFile playedGame()
{
    const GameInfo& game = *findGame("durak");
    GameFile file;
    file.record = {game.id, game.version, *game.complete({}), {"durak.greedy", "durak.greedy"}, 1, {}, {}};
    const auto match = *game.start(file.record.rules, file.record.seed);
    const auto bot = findBot("durak.greedy")->make(test::resources());
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
        const std::string text = node.isChance() ? match->draw() : bot->answer(match->question(who), {}, nullptr);
        if (!match->step(who, text))
            std::abort();
        file.record.steps.push_back({who, text});
    }
    file.record.result = {{match->score(0), match->score(1)}};
    return file;
}

void save(benchmark::State& state)
{
    const GameFile file = playedGame();
    const Ratio ratio(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(toJson(file));
}

void load(benchmark::State& state)
{
    const QByteArray json = toJson(playedGame());
    const Ratio ratio(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(fromJson(json));
}

void replayGame(benchmark::State& state)
{
    const GameFile file = playedGame();
    const Ratio ratio(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(replay(findGame("durak"), file.record));
}

BENCHMARK(save);
BENCHMARK(load);
BENCHMARK(replayGame);

} // namespace

} // namespace parlour

BENCHMARK_MAIN();
