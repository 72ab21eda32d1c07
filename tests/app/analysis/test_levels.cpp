// What our own players lose a decision, by which people are graded (resources/grades/losses.json): weaker levels lose more.
// PARLOUR_LEVELS=100 build/dev/tests/analysis_tests test_levels measures so many games of each level of each game, and
// prints the lines of that file.
#include "app/analysis/progress.h"
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

} // namespace

class TestLevels : public QObject {
    Q_OBJECT

private slots:
    void weakerLevelsLoseMore_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("players"); // empty: as many as usual
        QTest::addColumn<int>("games"); // of the test; 0: too slow for it
        QTest::newRow("pazaak") << "pazaak"
                                << "" << 12;
        QTest::newRow("yahtzee alone") << "yahtzee"
                                       << "1" << 0;
        QTest::newRow("yahtzee") << "yahtzee"
                                 << "2" << 0;
        QTest::newRow("coins") << "coins"
                               << "" << 0;
        QTest::newRow("coup") << "coup"
                              << "" << 0;
        QTest::newRow("durak") << "durak"
                               << "" << 0;
    }
    /// Each level sits among players of the level "club".
    void weakerLevelsLoseMore()
    {
        QFETCH(QString, game);
        QFETCH(QString, players);
        QFETCH(int, games);
        const int count = gamesOr(games);
        if (count == 0)
            QSKIP("measured when PARLOUR_LEVELS says how many games");
        const std::string id = game.toStdString();
        const GameInfo& info = *findGame(id);
        const RuleMap rules = *info.complete(players.isEmpty() ? RuleMap{} : RuleMap{{"players", players.toStdString()}});
        QStringList lines;
        std::vector<double> losses;
        for (const char* level : {"beginner", "casual", "club", "master"}) {
            RatioMean loss;
            for (int i = 0; i < count; ++i) {
                std::vector<std::string> seats(static_cast<std::size_t>(info.seats(rules)), id + ".club");
                seats.front() = id + "." + level;
                const Review review = reviewOf(playedBy(id, seats, static_cast<std::uint64_t>(i + 1), rules), 0);
                const Account account = accountOf(review, currencyOf(review));
                if (account.decisions > 0)
                    loss.add(account.meanLoss.value * account.decisions, account.decisions);
            }
            const Estimate mean = loss.mean();
            losses.push_back(mean.value);
            lines << QString("\"%1\": [%2, %3]").arg(level).arg(mean.value, 0, 'f', 6).arg(mean.error, 0, 'f', 6);
        }
        if (qEnvironmentVariableIsSet("PARLOUR_LEVELS"))
            qInfo("{\"game\": \"%s\", \"alone\": %s, \"matches\": %d,\n \"losses\": {%s}}", qPrintable(game),
                  players == "1" ? "true" : "false", count, qPrintable(lines.join(", ")));
        QVERIFY2(std::is_sorted(losses.rbegin(), losses.rend()), qPrintable(lines.join(", ")));
    }
};

PARLOUR_TEST(TestLevels)
#include "test_levels.moc"
