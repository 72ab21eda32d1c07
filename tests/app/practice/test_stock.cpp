// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shipped puzzles: made by the analysts in force, with the margin for which they were chosen, and not to be solved
// blindly.
#include "app/practice/puzzle_maker.h"
#include "app/practice/puzzle_rating.h"
#include "engine/games.h"
#include "engine/positions.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <ctime>
#include <set>

using namespace parlour;

class TestStock : public QObject {
    Q_OBJECT

    static void eachGame()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    /// The game of the present row.
    static std::string game()
    {
        QFETCH(QString, game);
        return game.toStdString();
    }

private slots:
    void stockIsOfTheAnalystInForce_data() { eachGame(); }
    void stockIsOfTheAnalystInForce()
    {
        const Stock& stock = stockOf(game());
        QVERIFY(stock.puzzles.size() >= 50);
        QVERIFY2(stock.analyst == makeAnalyst(stock.game, test::resources())->version(),
                 "the analyst has changed: run resources/puzzles/make");
        QVERIFY(stock.command.starts_with("parlour-cli puzzles " + stock.game + " "));
    }

    /// Twenty puzzles, spread over the stock, asked as the practice asks them.
    void bestActionStillLeadsByItsMargin_data() { eachGame(); }
    void bestActionStillLeadsByItsMargin()
    {
        const std::vector<StockPuzzle>& all = stockOf(game()).puzzles;
        const auto analyst = makeAnalyst(game(), test::resources());
        constexpr std::size_t kSample = 20;
        QVERIFY(all.size() >= kSample);
        const std::clock_t start = std::clock();
        for (std::size_t i = 0; i < kSample; ++i) {
            const StockPuzzle& puzzle = all[i * all.size() / kSample];
            const double lead = leadOf(puzzle, *analyst);
            QVERIFY2(lead >= PuzzleMaker::kMargin / 100,
                     qPrintable(QString("%1, best %2: %3").arg(puzzle.position.c_str(), puzzle.best.c_str()).arg(lead)));
        }
        qInfo("%.2f s of processor time", static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }

    void firstLegalActionIsSeldomRight_data() { eachGame(); }
    void firstLegalActionIsSeldomRight()
    {
        const std::vector<StockPuzzle>& all = stockOf(game()).puzzles;
        const auto firsts = std::count_if(all.begin(), all.end(), [](const StockPuzzle& each) {
            int line = 0;
            const auto read = readPosition(each.position, 0, line);
            return read && read->match->question(read->seat).legalTexts().front() == each.best;
        });
        QVERIFY2(static_cast<double>(firsts) <= PuzzleMaker::kFirst * static_cast<double>(all.size()),
                 qPrintable(QString("%1 of %2").arg(firsts).arg(all.size())));
    }

    void puzzlesCanBeAsked_data() { eachGame(); }
    void puzzlesCanBeAsked()
    {
        std::set<std::string> positions;
        for (const StockPuzzle& puzzle : stockOf(game()).puzzles) {
            int line = 0;
            const auto position = readPosition(puzzle.position, 0, line);
            QVERIFY2(position && position->game->id == game() && position->seat == puzzle.seat, puzzle.position.c_str());
            for (const std::string& action : {puzzle.best, puzzle.obvious})
                QVERIFY2(position->match->allows(puzzle.seat, action), (puzzle.position + action).c_str());
            QVERIFY(puzzle.margin >= PuzzleMaker::kMargin / 100 && puzzle.best != puzzle.obvious);
            QVERIFY(!puzzle.best.starts_with("deck ")); // a deck is chosen before a game, not at the table
            QVERIFY(positions.insert(puzzle.position).second);
        }
    }

    void damagedStocksAreRefusedAsAWhole()
    {
        const StockPuzzle alien{"pazaak", "hold", 0, "best", "hold", 0.1, {}, 0};
        QVERIFY(!stockFrom(toJson({"pazaak", 1, "", {alien}}))); // its position names no game
        const Stock& all = stockOf("pazaak");
        const Stock some{all.game, all.analyst, all.command, {all.puzzles.begin(), all.puzzles.begin() + 2}};
        const QByteArray json = toJson(some);
        QVERIFY(!stockFrom(json.chopped(5)));
        QVERIFY(!stockFrom("[]"));
        const auto again = stockFrom(json);
        QVERIFY(again && *again == some);
    }

    void puzzleOfTheDayIsTheSameForAllAndOfAllGamesInTurn()
    {
        const QDate day(2026, 11, 29);
        QCOMPARE(puzzleOfDay(day), puzzleOfDay(day));
        std::set<std::string> inTurn;
        for (std::size_t i = 0; i < games().size(); ++i) {
            const StockPuzzle* puzzle = puzzleOfDay(day.addDays(static_cast<qint64>(i)));
            QVERIFY(puzzle && ratingOf(*puzzle).rating < kLevelRatings[2]);
            inTurn.insert(puzzle->game);
        }
        QCOMPARE(inTurn.size(), games().size());
        QVERIFY(!puzzleOfDay({}));
    }
};

PARLOUR_TEST(TestStock)
#include "test_stock.moc"
