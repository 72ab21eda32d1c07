// What finished games add up to in the history.
#include "app/window/history/history_figures.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;

class TestPastFigures : public QObject {
    Q_OBJECT

private:
    static HistoryEntry entry(const QString& game, std::vector<double> result, std::vector<std::string> seats)
    {
        HistoryEntry made;
        made.game = game;
        made.result = std::move(result);
        made.seats = std::move(seats);
        return made;
    }
    static HistoryEntry duel(double mine) { return entry("pazaak", {1 - mine, mine}, {"pazaak.kid", "you"}); }

private slots:
    void whoDidWorstHasLost()
    {
        QCOMPARE(outcomeOf(duel(1)), std::optional<int>(1));
        QCOMPARE(outcomeOf(duel(0)), std::optional<int>(-1));
        QCOMPARE(outcomeOf(duel(0.5)), std::optional<int>(0));
        const std::vector<std::string> three{"you", "durak.greedy", "durak.random"};
        QCOMPARE(outcomeOf(entry("durak", {0.5, 0.5, 0}, three)), std::optional<int>(1));
        QCOMPARE(outcomeOf(entry("durak", {0, 0.5, 0.5}, three)), std::optional<int>(-1));
    }

    void gamesWatchedOrPlayedAloneDoNotCount()
    {
        QVERIFY(!outcomeOf(entry("pazaak", {1, 0}, {"pazaak.kid", "pazaak.bold"})));
        QVERIFY(!outcomeOf(entry("yahtzee", {1}, {"you"})));
        const HistoryFigures figures({entry("yahtzee", {1}, {"you"})});
        QCOMPARE(figures.all.games, 0);
        QVERIFY(figures.byGame.empty());
    }

    void countsByGameAndInARow()
    {
        // Newest first: two won, one lost, three won.
        const HistoryFigures figures({duel(1), duel(1),
                                      entry("durak", {0, 0.5, 0.5}, {"you", "durak.greedy", "durak.random"}), duel(1),
                                      duel(1), duel(1)});
        QCOMPARE(figures.all.games, 6);
        QCOMPARE(figures.all.won, 5);
        QCOMPARE(figures.streak, 2);
        QCOMPARE(figures.longest, 3);
        QCOMPARE(figures.outcomes, (std::vector<int>{1, 1, 1, -1, 1, 1}));
        QCOMPARE(figures.byGame.size(), 2U);
        QCOMPARE(figures.byGame[0].first, "durak");
        QCOMPARE(figures.byGame[0].second.won, 0);
        // Two of three win a game of durak for three, one of two a duel.
        QVERIFY(qFuzzyCompare(figures.byGame[0].second.equal, 2.0 / 3));
        QVERIFY(qFuzzyCompare(figures.byGame[1].second.equal, 2.5));
    }

    void aDrawEndsAStreak()
    {
        QCOMPARE(HistoryFigures({duel(0.5), duel(1)}).streak, 0);
        QCOMPARE(HistoryFigures({duel(0), duel(0), duel(1)}).streak, -2);
    }

    void intervalsHoldTheShareAndStayWithinBounds()
    {
        for (const auto& [won, games] : {std::pair(0, 5), {5, 5}, {3, 7}, {500, 1000}}) {
            const auto [low, high] = intervalOf(won, games);
            const double share = static_cast<double>(won) / games;
            QVERIFY(low >= 0 && low <= share && share <= high && high <= 1);
            QVERIFY(high > low);
        }
        // Wilson's interval of 8 of 10, by hand.
        const auto [low, high] = intervalOf(8, 10);
        QVERIFY(std::abs(low - 0.490) < 0.001);
        QVERIFY(std::abs(high - 0.943) < 0.001);
    }
};

PARLOUR_TEST(TestPastFigures)
#include "test_past_figures.moc"
