// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mean losses of our own levels, by which people are graded (resources/grades/losses.json): weaker levels lose more.
// PARLOUR_LEVELS=100 build/dev/tests/analysis_tests test_levels plays so many games of each level of each game, and prints
// the lines of that file.
#include "app/analysis/grades.h"
#include "app/statistics/progress.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

int gamesOr(int few)
{
    return qEnvironmentVariableIsSet("PARLOUR_LEVELS") ? qEnvironmentVariableIntValue("PARLOUR_LEVELS") : few;
}

struct Table {
    const char* game;
    int seats;
    int games; ///< played by the test; 0: too slow
};
/// The tables of the file, and Coins, whose levels do not lose in their order.
constexpr Table kTables[] = {{"pazaak", 2, 12}, {"pazaak-full", 2, 0}, {"yahtzee", 1, 0}, {"yahtzee", 2, 0},
                             {"coins", 2, 0},   {"coup", 2, 0},        {"coup", 4, 0},    {"durak", 2, 0}};

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void everyLineCanBeMeasuredAgain()
    {
        QVERIFY(!measuredLosses().empty());
        for (const LevelLosses& line : measuredLosses())
            QVERIFY2(std::any_of(std::begin(kTables), std::end(kTables),
                                 [&](const Table& table) { return table.game == line.game && table.seats == line.seats; }),
                     qPrintable(line.game));
    }

    void linesAreOfTheAnalystsThatGrade()
    {
        for (const LevelLosses& line : measuredLosses())
            QVERIFY2(line.analyst == makeAnalyst(line.game.toStdString(), resources())->version(), qPrintable(line.game));
    }

    void weakerLevelsLoseMore_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("games");
        for (const Table& each : kTables)
            QTest::addRow("%s %d", each.game, each.seats) << each.game << each.seats << each.games;
    }
    /// Each level plays among players of the level "club".
    void weakerLevelsLoseMore()
    {
        QFETCH(QString, game);
        QFETCH(int, seats);
        QFETCH(int, games);
        const int count = gamesOr(games);
        if (count == 0)
            QSKIP("measured when PARLOUR_LEVELS says how many games");
        const std::string id = game.toStdString();
        const GameInfo& info = *findGame(id);
        const RuleMap rules = rulesWithSeats(info, seats);
        QStringList lines;
        std::vector<double> losses;
        for (const char* level : {"beginner", "casual", "club", "master"}) {
            RatioMean loss;
            for (int i = 0; i < count; ++i) {
                std::vector<std::string> players(static_cast<std::size_t>(seats), id + ".club");
                players.front() = id + "." + level;
                const Review review = reviewOf(playedBy(id, players, static_cast<std::uint64_t>(i + 1), rules), 0);
                const Account account = accountOf(review, currencyOf(review));
                if (account.decisions > 0)
                    loss.add(account.meanLoss.value * account.decisions, account.decisions);
            }
            const Estimate mean = loss.mean();
            losses.push_back(mean.value);
            lines << QString("\"%1\": [%2, %3]").arg(level).arg(mean.value, 0, 'f', 6).arg(mean.error, 0, 'f', 6);
        }
        if (qEnvironmentVariableIsSet("PARLOUR_LEVELS"))
            qInfo("{\"game\": \"%s\", \"seats\": %d, \"analyst\": %d, \"matches\": %d,\n \"losses\": {%s}}",
                  qPrintable(game), seats, makeAnalyst(id, resources())->version(), count, qPrintable(lines.join(", ")));
        QVERIFY2(std::is_sorted(losses.rbegin(), losses.rend()), qPrintable(lines.join(", ")));
    }
};

PARLOUR_TEST(TestLevels)
#include "test_levels.moc"
