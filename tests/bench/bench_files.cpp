// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The costs of a saved game (writing, reading, replaying) and of the history: adding a game, opening a long history, the
// refusal while another program writes, which includes the busy timeout, and the statistics of a thousand games for its
// page.
#include "ai/core/bots.h"
#include "app/statistics/progress.h"
#include "app/store/database/history.h"
#include "app/store/game_file.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/bench/ratio.h"
#include "tests/resources.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

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

void writeGame(benchmark::State& state)
{
    const GameFile file = playedGame();
    const Ratio ratio(state);
    for (auto _ : state)
        benchmark::DoNotOptimize(toJson(file));
}

void readGame(benchmark::State& state)
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

void addToHistory(benchmark::State& state)
{
    const QTemporaryDir folder;
    History history(folder.filePath("history.db"));
    GameFile file = playedGame();
    int added = 0;
    const Ratio ratio(state);
    for (auto _ : state) {
        file.notes = QString::number(++added); // makes it a different game
        if (!history.add(file))
            return state.SkipWithError("not added");
    }
}

/// Runs a statement on the database at `path` by a second connection, which stays open.
bool runOnSecondConnection(const QString& path, const QString& statement)
{
    auto second = QSqlDatabase::database("second", false);
    if (!second.isValid()) {
        second = QSqlDatabase::addDatabase("QSQLITE", "second");
        second.setDatabaseName(path);
    }
    return (second.isOpen() || second.open()) && QSqlQuery(second).exec(statement);
}

/// Opens a history of 20,000 games, which the lobby waits for.
void openLongHistory(benchmark::State& state)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("history.db");
    {
        const History history(path);
    }
    const bool isFilled =
        runOnSecondConnection(path,
                              "INSERT INTO games (finished_at, game, seats, result, steps, digest, file) "
                              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
                              "SELECT '2026-01-31T18:00:00Z', 'durak', '[]', '[]', 80, i, randomblob(1600) FROM n");
    QSqlDatabase::removeDatabase("second");
    if (!isFilled)
        return state.SkipWithError("not filled");
    const Ratio ratio(state);
    for (auto _ : state) {
        const History history(path);
        benchmark::DoNotOptimize(history.recent(6));
    }
}

void addWhileAnotherWrites(benchmark::State& state)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("history.db");
    History history(path);
    const GameFile file = playedGame();
    if (!runOnSecondConnection(path, "BEGIN IMMEDIATE"))
        return state.SkipWithError("not locked");
    {
        const Ratio ratio(state);
        for (auto _ : state)
            if (history.add(file))
                return state.SkipWithError("not refused");
    }
    QSqlDatabase::removeDatabase("second");
}

/// The statistics of the history's page on the window's thread after a change of filter, over 1,000 reviewed games:
/// selection, figures, both trends, and the progress by game and opponent.
void filterThousandGames(benchmark::State& state)
{
    std::vector<PastGame> games;
    for (int i = 1000; i > 0; --i) {
        PastGame& game = games.emplace_back();
        game.entry.id = i;
        game.entry.finishedAt = QDateTime(QDate(2026, 1, 1), QTime(12, 0)).addSecs(3600 * i);
        game.entry.game = i % 3 == 0 ? "durak" : "pazaak";
        game.entry.seats = {"you", i % 2 == 0 ? "a.kid" : "a.nestor"};
        game.entry.result = {i % 5 < 2 ? 1.0 : 0.0, i % 5 < 2 ? 0.0 : 1.0};
        ReviewFigures& review = game.review.emplace();
        review.errors = 0.01 * (i % 17);
        review.decisions = 20;
        review.meanLoss = {review.errors / 20, 0};
    }
    std::vector<int> all;
    for (int i = 0; i < static_cast<int>(games.size()); ++i)
        all.push_back(i);
    PastFilter filter;
    filter.opponent = "a.kid";
    const auto nameOf = [](const std::string& bot) { return QString::fromStdString(bot); };
    const EloOf eloOf = [](const std::string& bot, int) { return std::optional(bot == "a.kid" ? 1500.0 : 1700.0); };
    const Ratio ratio(state);
    for (auto _ : state) {
        const auto wanted = selectedGames(games, filter, SortBy::Mistakes, true, QDate(2026, 2, 1), nameOf);
        benchmark::DoNotOptimize(wanted);
        const Games sorted = oldestFirst(games, all);
        benchmark::DoNotOptimize(PastFigures(sorted));
        benchmark::DoNotOptimize(trendOf(sorted, Measure::Won));
        benchmark::DoNotOptimize(trendOf(sorted, Measure::Loss));
        benchmark::DoNotOptimize(progressOf(sorted, eloOf));
    }
}

BENCHMARK(writeGame);
BENCHMARK(readGame);
BENCHMARK(replayGame);
BENCHMARK(addToHistory);
BENCHMARK(openLongHistory);
BENCHMARK(addWhileAnotherWrites);
BENCHMARK(filterThousandGames);

} // namespace

} // namespace parlour

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
