// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Statistics over finished games: counts, streaks, trends, strength, expectations, grades, habits and bests.
#include "app/analysis/grades.h"
#include "app/analysis/mistake_kinds.h"
#include "app/analysis/time_left.h"
#include "tests/app/statistics/past_tools.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::test;

namespace {

bool isNear(double value, double expected, double within = 1e-9)
{
    return std::abs(value - expected) < within;
}

EloOf elos(std::map<std::string, double> known)
{
    return [known](const std::string& bot, int) {
        const auto found = known.find(bot);
        return found == known.end() ? std::nullopt : std::optional(found->second);
    };
}

} // namespace

class TestProgress : public QObject {
    Q_OBJECT

private slots:
    // ---- totals

    void theLowestShareLoses()
    {
        PastMaker make;
        QCOMPARE(outcomeOf(make.duel(1).entry), std::optional<int>(1));
        QCOMPARE(outcomeOf(make.duel(0).entry), std::optional<int>(-1));
        QCOMPARE(outcomeOf(make.duel(0.5).entry), std::optional<int>(0));
        const std::vector<std::string> three{"you", "durak.greedy", "durak.random"};
        QCOMPARE(outcomeOf(make.make("durak", three, {0.5, 0.5, 0}).entry), std::optional<int>(1));
        QCOMPARE(outcomeOf(make.make("durak", three, {0, 0.5, 0.5}).entry), std::optional<int>(-1));
    }

    void gamesWatchedOrPlayedAloneDoNotCount()
    {
        PastMaker make;
        const std::vector<PastGame> games{make.make("pazaak", {"pazaak.kid", "pazaak.bold"}, {1, 0}),
                                          make.make("yahtzee", {"you"}, {1})};
        QVERIFY(!outcomeOf(games[0].entry));
        QVERIFY(!outcomeOf(games[1].entry));
        QVERIFY(isAlone(games[1].entry));
        const PastFigures figures(oldestFirst(games));
        QCOMPARE(figures.all.games, 0);
        QCOMPARE(figures.alone, 1);
        QVERIFY(figures.byGame.empty());
    }

    /// An imported file may be older than existing games.
    void countsInTheOrderOfFinishing()
    {
        PastMaker make;
        std::vector<PastGame> games{make.duel(0), make.duel(1), make.duel(1)};
        const QDateTime last = games.back().entry.finishedAt;
        games.front().entry.finishedAt = last.addDays(1);
        const PastFigures figures(oldestFirst(games));
        QCOMPARE(figures.outcomes, (std::vector<int>{1, 1, -1}));
        QCOMPARE(figures.streak.games, -1);
        QCOMPARE(figures.since, games[1].entry.finishedAt);
    }

    void countsByGameAndStreak()
    {
        PastMaker make;
        std::vector<PastGame> games{make.duel(1), make.duel(1),
                                    make.duel(1), make.make("durak", {"you", "durak.greedy", "durak.random"}, {0, 0.5, 0.5}),
                                    make.duel(1), make.duel(1)};
        games[2].played = 90;
        games[4].played = 30;
        const PastFigures figures(oldestFirst(games));
        QCOMPARE(figures.all.games, 6);
        QCOMPARE(figures.all.won, 5);
        QCOMPARE(figures.streak.games, 2);
        QCOMPARE(figures.longest.games, 3);
        QCOMPARE(figures.outcomes, (std::vector<int>{1, 1, 1, -1, 1, 1}));
        QCOMPARE(figures.played, qint64{120});
        QCOMPARE(figures.byGame.size(), 2U);
        QCOMPARE(figures.byGame[0].first, "durak");
        QCOMPARE(figures.byGame[0].second.won, 0);
        // Two of three win a game of Durak for three, one of two wins a duel.
        QVERIFY(isNear(figures.byGame[0].second.equal, 2.0 / 3));
        QVERIFY(isNear(figures.byGame[1].second.equal, 2.5));
    }

    /// Five of six who are not the fool have each done what they play for.
    void resultsAreChancesOfTheGoal()
    {
        PastMaker make;
        std::vector<std::string> seats(6, "durak.greedy");
        seats.front() = "you";
        PastGame game = make.make("durak", seats, {0.2, 0.2, 0.2, 0.2, 0.2, 0});
        game.goal.winners = 5;
        QVERIFY(isNear(progressOf(oldestFirst({game}), elos({})).front().share, 1));
    }

    void aDrawEndsAStreak()
    {
        PastMaker make;
        QCOMPARE(PastFigures(oldestFirst({make.duel(1), make.duel(0.5)})).streak.games, 0);
        QCOMPARE(PastFigures(oldestFirst({make.duel(1), make.duel(0), make.duel(0)})).streak.games, -2);
    }

    void recentMistakesAreCountedApart()
    {
        PastMaker make;
        std::vector<PastGame> games;
        for (int i = 0; i < 80; ++i)
            games.push_back(reviewed(make.duel(1), i < 30 ? 0.2 : 0.1, 10));
        games.push_back(make.duel(1)); // not reviewed
        const PastFigures::Lost lost = PastFigures(oldestFirst(games)).lost;
        QCOMPARE(lost.games, 80);
        QVERIFY(isNear(lost.share, 0.1));
        QVERIFY(lost.before && isNear(*lost.before, 0.2));
        games.resize(20);
        QVERIFY(!PastFigures(oldestFirst(games)).lost.before);
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
        QVERIFY(isNear(low, 0.490, 0.001));
        QVERIFY(isNear(high, 0.943, 0.001));
    }

    void ratioMeansAreWeighted()
    {
        RatioMean mean;
        QVERIFY(std::isinf(mean.mean().error));
        mean.add(1, 10);
        QVERIFY(std::isinf(mean.mean().error)); // a single game has no measurable spread
        mean.add(1, 30);
        QVERIFY(isNear(mean.mean().value, 2.0 / 40));
        // Residuals 1 - 0.5 and 1 - 1.5: sqrt(2 (0.25 + 0.25)) / 40.
        QVERIFY(isNear(mean.mean().error, 1.0 / 40));
        RatioMean even;
        even.add(2, 4);
        even.add(1, 2);
        QVERIFY(isNear(even.mean().error, 0));
    }

    // ---- over time

    void aTrendAveragesTheLastGames()
    {
        PastMaker make;
        std::vector<PastGame> games;
        for (int i = 0; i < 100; ++i)
            games.push_back(make.duel(i < 50 ? 0 : 1));
        const auto points = trendOf(oldestFirst(games), Measure::Won);
        QCOMPARE(points.size(), std::size_t{96}); // from the fifth on
        QCOMPARE(points.front().games, 5);
        QCOMPARE(points.front().value, 0.0);
        QCOMPARE(points.back().games, kTrendWindow);
        QCOMPARE(points.back().value, 1.0);
        QVERIFY(isNear(points[70].value, 0.5)); // after 75 games
        for (const TrendPoint& point : points)
            QVERIFY(point.low <= point.value + 1e-12 && point.value <= point.high + 1e-12);
    }

    void manyGamesMakeNoMorePoints()
    {
        PastMaker make;
        std::vector<PastGame> games;
        for (int i = 0; i < 3000; ++i)
            games.push_back(make.duel(i % 2));
        games.back().entry.finishedAt = QDateTime(QDate(2027, 1, 1), QTime(1, 0));
        const auto points = trendOf(oldestFirst(games), Measure::Won);
        QVERIFY(points.size() > kTrendPoints / 2 && points.size() <= kTrendPoints + 1);
        QCOMPARE(points.back().when.date(), QDate(2027, 1, 1)); // the newest is included
    }

    void lossesAreOfUnforcedDecisions()
    {
        PastMaker make;
        std::vector<PastGame> games;
        for (int i = 0; i < 6; ++i)
            games.push_back(reviewed(make.duel(1), 0.1, i % 2 == 0 ? 10 : 30));
        games.push_back(make.duel(1));
        games.push_back(make.make("yahtzee", {"you"}, {1}));
        const auto points = trendOf(oldestFirst(games), Measure::Loss);
        QCOMPARE(points.size(), std::size_t{2});
        QVERIFY(isNear(points.back().value, 0.6 / 120));
        QVERIFY(points.back().high > points.back().value);
    }

    // ---- strength

    void ownEloIsTheMaximumOfLikelihood()
    {
        QVERIFY(!ownElo({}));
        // Three of four against 1500 and a drawn one: 3.5 of 5.
        const auto one = ownElo({{1500, 4, 3}});
        QVERIFY(isNear(one->elo, 1500 + eloOfShare(3.5 / 5), 1e-6));
        // Its error by the information of five games: 400 / ln 10 / sqrt(5 * 0.7 * 0.3).
        QVERIFY(isNear(one->error, 173.717793 / std::sqrt(5 * 0.7 * 0.3), 1e-4));
        const auto all = ownElo({{1200, 200, 200}});
        QVERIFY(std::isfinite(all->elo) && all->elo > 1900);
        const auto none = ownElo({{1200, 200, 0}});
        QVERIFY(isNear(none->elo - 1200, 1200 - all->elo, 1e-6));
        // A player with the expected score against each opponent has the assumed strength.
        const double own = 1650;
        std::vector<Scored> scored;
        for (const double elo : {1400.0, 1600.0, 2000.0})
            scored.push_back({elo, 1e6, 1e6 * shareOfElo(own - elo)});
        QVERIFY(isNear(ownElo(scored)->elo, own, 0.01));
    }

    void expectationsUseEarlierGamesOnly()
    {
        PastMaker make;
        std::vector<PastGame> games;
        for (int i = 0; i < 400; ++i)
            games.push_back(make.duel(i % 4 == 0 ? 0 : 1, "weak")); // three of four against 1000: about 1191
        for (int i = 0; i < 40; ++i)
            games.push_back(make.duel(i % 2, "strong")); // equally strong: 1 of 2 is expected
        const auto rows = progressOf(oldestFirst(games), elos({{"weak", 1000}, {"strong", 1191}}));
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(rows[0].opponent.empty());
        QCOMPARE(rows[0].games, 440);
        QCOMPARE(rows[1].opponent, std::string("weak"));
        QCOMPARE(rows[1].expectedGames, 400);
        QVERIFY(isNear(*rows[1].expected, 0.75, 0.02));
        QVERIFY(isNear(*rows[2].expected, 0.5, 0.02));
        QVERIFY(isNear(rows[2].share, 0.5));
        QCOMPARE(*rows[2].opponentElo, 1191.0);
        QVERIFY(rows[0].elo && isNear(rows[0].elo->elo, 1191, 10));
        QVERIFY(!rows[1].elo);
    }

    void guestsAreRatedByName()
    {
        PastMaker make;
        std::vector<PastGame> games;
        for (int i = 0; i < 400; ++i)
            games.push_back(make.duel(i % 4 == 0 ? 0 : 1, "weak")); // about 1191
        for (int i = 0; i < 400; ++i)
            games.push_back(make.duel(i % 2, i % 4 < 2 ? "person:Anna" : "person:Bo"));
        games.push_back(make.make("pazaak", {"you", "person:Cy", "of-old"}, {1, 0, 0}));
        const auto rows = progressOf(oldestFirst(games), elos({{"weak", 1000}}));
        const auto rowOf = [&](const char* name) {
            return *std::find_if(rows.begin(), rows.end(), [&](const auto& row) { return row.opponent == name; });
        };
        QVERIFY(isNear(rowOf("person:Anna").elo->elo, rows[0].elo->elo, 1)); // even
        QVERIFY(isNear(rowOf("person:Bo").elo->elo, rows[0].elo->elo, 1));
        QVERIFY(!rowOf("person:Cy").elo); // at the table of somebody unknown
        QVERIFY(!rowOf("weak").elo);
        // Two people who know no strength have none.
        QVERIFY(!progressOf(oldestFirst({make.duel(1, "person:Anna")}), elos({}))[1].elo);
    }

    /// At one screen anybody may have sat in the seat of the person whose program it is.
    void gamesOfSeveralPeopleCountForThoseWithNames()
    {
        PastMaker make;
        std::vector<PastGame> games{make.duel(1, "weak"), make.duel(1, "weak")};
        for (const double mine : {0.0, 0.0, 1.0})
            games.push_back(reviewed(make.duel(mine, "person:Anna"), 0.9, 10));
        for (PastGame& game : games)
            game.costly = {{game.entry.id, 1, 0.5, "a", "b"}};
        QVERIFY(!outcomeOf(games[2].entry));
        const PastFigures figures(oldestFirst(games));
        QCOMPARE(figures.all.games, 2);
        QCOMPARE(figures.all.won, 2);
        QCOMPARE(figures.streak.games, 2);
        QCOMPARE(figures.lost.games, 0);
        const auto rows = progressOf(oldestFirst(games), elos({{"weak", 1000}}));
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0].games, 2);
        QVERIFY(!rows[0].loss);
        QCOMPARE(rows[1].opponent, std::string("person:Anna"));
        QCOMPARE(rows[1].games, 3);
        QCOMPARE(rows[1].won, 2); // hers
        QVERIFY(rows[1].elo && rows[1].elo->elo > rows[0].elo->elo);
    }

    void unmeasuredOpponentsAreLeftOut()
    {
        PastMaker make;
        const auto rows = progressOf(oldestFirst({make.duel(1, "of-old"), make.duel(0, "of-old")}), elos({}));
        QCOMPARE(rows.size(), std::size_t{2});
        QVERIFY(!rows[0].expected && !rows[0].elo && !rows[1].opponentElo);
        QCOMPARE(rows[1].games, 2);
        QCOMPARE(rows[1].expectedGames, 0);
    }

    void tablesOfSeveralExpectAnEqualShareOfEquals()
    {
        PastMaker make;
        const std::vector<std::string> seats{"a", "you", "b", "c"};
        const EloOf alike = elos({{"a", 1200}, {"b", 1200}, {"c", 1200}});
        const auto winner = progressOf(oldestFirst({make.make("coup", seats, {0, 1, 0, 0})}), alike);
        QVERIFY(isNear(*winner[0].expected, 0.25));
        const auto fool = progressOf(oldestFirst({make.make("durak", seats, {1.0 / 3, 0, 1.0 / 3, 1.0 / 3})}), alike);
        QVERIFY(isNear(*fool[0].expected, 0.25));
        // One winner takes all: against three who are 200 points weaker more is expected than among equals, but at most
        // everything.
        std::vector<PastGame> games;
        for (int i = 0; i < 200; ++i)
            games.push_back(make.make("coup", seats, {0, 1, 0, 0}));
        const auto rows = progressOf(oldestFirst(games), alike);
        QVERIFY(*rows[0].expected > 0.8 && *rows[0].expected <= 1);
        QCOMPARE(rows.size(), std::size_t{4});
    }

    void luckIsTakenOut()
    {
        PastMaker make;
        std::vector<PastGame> games{reviewed(make.duel(1), 0.1, 10, 0.4), reviewed(make.duel(0), 0.3, 10, -0.2)};
        games.push_back(make.duel(1));
        const ProgressRow row = progressOf(oldestFirst(games), elos({})).front();
        QCOMPARE(row.reviewed, 2);
        QVERIFY(isNear(row.loss->value, 0.4 / 20));
        QCOMPARE(row.decisions, (std::map<int, double>{{2, 20}}));
        QVERIFY(isNear(row.luck->value, 0.1));
        QVERIFY(isNear(row.adjusted->value, 0.4)); // (1 - 0.4 + 0 + 0.2) / 2
        QVERIFY(isNear(row.adjusted->error, 0.2));
    }

    void gamesAloneHaveARowInPoints()
    {
        PastMaker make;
        std::vector<PastGame> games{make.make("yahtzee", {"you"}, {1}), make.make("yahtzee", {"you"}, {1}),
                                    make.make("yahtzee", {"you", "yahtzee.solver"}, {0, 1})};
        games[0].points = 200;
        games[1].points = 260;
        games[2].points = 150;
        const auto rows = progressOf(oldestFirst(games), elos({}));
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(!rows[0].alone && rows[0].games == 1);
        QVERIFY(rows[2].alone && rows[2].games == 2);
        QVERIFY(isNear(rows[2].share, 230));
        QVERIFY(!rows[2].expected && !rows[2].elo);
    }

    // ---- grades

    void everyLevelHasItsOwnName()
    {
        const LevelLosses levels{"game", 2, {Estimate{0.08, 0}, {0.04, 0}, {0.02, 0}, {0.002, 0}}};
        const auto borders = bordersOf(levels);
        QVERIFY(std::is_sorted(borders.rbegin(), borders.rend()));
        const int grades[] = {0, 2, 4, 7};
        for (std::size_t level = 0; level < levels.losses.size(); ++level)
            QCOMPARE(gradeOfLoss(levels.losses[level].value, levels), grades[level]);
        QCOMPARE(gradeOfLoss(1, levels), 0);
        QCOMPARE(gradeOfLoss(0, levels), kGrades - 1);
        std::set<int> all;
        for (double loss = 0; loss < 0.1; loss += 0.0005)
            all.insert(gradeOfLoss(loss, levels));
        QCOMPARE(all.size(), std::size_t{kGrades});
        QCOMPARE(nameOfGrade(0).english, "Beginner");
        QCOMPARE(nameOfGrade(7).english, "Master");
    }

    /// Other games have no grades: their levels do not lose in order of strength, or were not measured.
    void measurementsAreBuiltIn()
    {
        for (const char* game : {"durak", "pazaak", "yahtzee", "coup"})
            QVERIFY2(levelLossesOf(game, {{2, 1}}), game);
        QVERIFY(levelLossesOf("yahtzee", {{1, 1}}));
        QVERIFY(!levelLossesOf("chess", {{2, 1}}));
    }

    /// Losses differ between tables of two and of five.
    void tablesAreGradedByTheirSize()
    {
        const auto master = [](const char* game, const std::map<int, double>& tables) {
            const auto losses = levelLossesOf(game, tables);
            return losses ? losses->losses.back().value : -1;
        };
        const double two = master("coup", {{2, 1}}), four = master("coup", {{4, 1}});
        QVERIFY(two != four);
        for (const int seats : {3, 5, 6})
            QCOMPARE(master("coup", {{seats, 9}}), four);
        QVERIFY(isNear(master("coup", {{2, 3}, {6, 1}}), 0.75 * two + 0.25 * four));
        QCOMPARE(master("coup", {{1, 1}}), -1.0); // alone at a game for several
        QCOMPARE(master("coup", {}), -1.0);
        QVERIFY(master("yahtzee", {{1, 1}}) != master("yahtzee", {{3, 1}}));
    }

    void levelsThatAreAlikeGradeNobody()
    {
        LevelLosses levels{"game", 2, {Estimate{0.04, 0.001}, Estimate{0.03, 0.001}, Estimate{0.02, 0.001}, Estimate{0, 0}}};
        QVERIFY(tellsLevelsApart(levels));
        levels.losses[1].error = 0.006;
        QVERIFY(!tellsLevelsApart(levels));
        levels.losses[1] = {0.01, 0.001};
        QVERIFY(!tellsLevelsApart(levels));
        for (const LevelLosses& each : measuredLosses())
            QCOMPARE(levelLossesOf(each.game, {{each.seats, 1}}).has_value(), tellsLevelsApart(each));
    }

    void damagedLossesAreRefused()
    {
        const QByteArray sound =
            R"({"games": [{"game": "g", "seats": 2, "analyst": 3, "losses": {"beginner": [4, 1], "casual": [3, 1], "club": [2, 1], "master": [1, 1]}}]})";
        QVERIFY(levelLossesFrom(sound));
        QVERIFY(!levelLossesFrom({}));
        QVERIFY(!levelLossesFrom("{\"games\": []}"));
        for (const auto& [from, to] : {std::pair("[3, 1]", "[5, 1]"),
                                       {"[3, 1]", "[3]"},
                                       {"[3, 1]", "3"},
                                       {"\"g\"", "\"\""},
                                       {": 2", ": 0"},
                                       {": 3", ": 0"}})
            QVERIFY2(!levelLossesFrom(QByteArray(sound).replace(from, to)), to);
    }

    // ---- habits and bests

    void theMostCostlyHabitComesFirst()
    {
        PastMaker make;
        std::vector<PastGame> games{make.duel(1), make.duel(0)};
        games[0].costly = {{1, 4, 0.03, "stand", "end"}, {1, 9, 0.2, "end", "stand"}};
        games[1].costly = {{2, 6, 0.05, "stand", "end"}, {2, 8, 0.5, "x", "y"}};
        const auto kinds = costlyKinds(oldestFirst(games), [](const CostlyDecision& each) {
            return each.taken == "x" ? QString() : QString::fromStdString(each.taken);
        });
        QCOMPARE(kinds.size(), std::size_t{2});
        QCOMPARE(kinds[0].words, "end");
        QCOMPARE(kinds[1].words, "stand");
        QVERIFY(isNear(kinds[1].cost, 0.08));
        QCOMPARE(kinds[1].decisions.front().game, qint64{2}); // the most costly first
        QCOMPARE(kinds[1].decisions.front().step, 6);
    }

    void lossesHaveRules()
    {
        PastMaker make;
        std::vector<PastGame> games;
        const auto add = [&](double result, const char* taken, int mistakes) {
            games.push_back(reviewed(make.duel(result), 0.1 * mistakes, 10));
            for (int i = 0; i < mistakes; ++i)
                games.back().costly.push_back({games.back().entry.id, i, 0.1, taken, "best"});
        };
        add(0, "old", 1); // a loss more than are looked at
        for (int i = 0; i < 4; ++i)
            add(0, "often", 2);
        for (int i = 0; i < 2; ++i)
            add(0, "seldom", 3);
        for (int i = 0; i < 6; ++i)
            add(0, "none", 0);
        for (int i = 0; i < 5; ++i)
            add(1, "won", 3);
        const auto rules =
            lossRules(oldestFirst(games), [](const CostlyDecision& each) { return QString::fromStdString(each.taken); });
        QCOMPARE(rules.size(), std::size_t{1});
        QCOMPARE(rules[0].words, QString("often"));
        QCOMPARE(rules[0].losses, 4);
        QCOMPARE(rules[0].of, 12);
        QVERIFY(isNear(rules[0].cost, 0.1));
        QVERIFY(lossRules({}, {}).empty());
    }

    /// A kind that it gains nothing to avoid is no rule.
    void kindsAreMeasured()
    {
        QCOMPARE(kindOf("cover 9c", "take"), std::string("cover take"));
        const QByteArray sound = R"({"games": [{"game": "g", "kinds": [
            {"kind": "a b", "claimed": 0.02, "gained": 0.01, "error": 0.004, "times": 9},
            {"kind": "a c", "claimed": 0.02, "gained": 0.01, "error": 0.006, "times": 9},
            {"kind": "a d", "claimed": 0.02, "gained": -0.03, "error": 0.006, "times": 9}]}]})";
        const auto kinds = taughtKindsFrom(sound);
        QCOMPARE(kinds.size(), std::size_t{3});
        QVERIFY(kinds[0].isTaught() && !kinds[1].isTaught() && !kinds[2].isTaught());
        QVERIFY(taughtKindsFrom(QByteArray(sound).replace("\"times\": 9}]", "\"times\": []}]")).empty());
        QVERIFY(isTold("game", "not measured"));
        QFile shipped(QStringLiteral(":/grades/taught.json"));
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        const auto measured = taughtKindsFrom(shipped.readAll());
        QVERIFY(!measured.empty());
        for (const TaughtKind& each : measured)
            QCOMPARE(isTold(each.game, each.kind), each.isTaught());
    }

    void bestsAreTheRightGames()
    {
        PastMaker make;
        std::vector<PastGame> games{make.duel(1), make.duel(1), make.duel(0), make.duel(1), make.duel(0)};
        games[0].played = 300;
        games[1].played = 200;
        games[2].played = 20; // lost
        games[0].entry.steps = 30;
        games[1].entry.steps = 40;
        games[2].points = 77;
        games[0] = reviewed(games[0], 0.2, 20, -0.3);
        games[1] = reviewed(games[1], 0.01, 5, 0.1); // too few decisions
        games[4] = reviewed(games[4], 0.1, 20, -0.9); // lost
        const PersonalBests bests = bestsOf(oldestFirst(games));
        QCOMPARE(bests.streak, 2);
        QCOMPARE(*bests.streakEnd, qint64{2});
        QCOMPARE(*bests.quickest, qint64{2});
        QCOMPARE(bests.seconds, 200);
        QCOMPARE(*bests.shortest, qint64{4});
        QCOMPARE(*bests.points, qint64{3});
        QCOMPARE(*bests.cleanest, qint64{5});
        QCOMPARE(*bests.luckless, qint64{1});
        const PersonalBests none = bestsOf({});
        QVERIFY(!none.quickest && !none.points && !none.streakEnd);
    }

    /// Only better games break earlier bests; a first game breaks none.
    void bestsFallWithAGame()
    {
        std::vector<PastGame> games;
        const auto add = [&](double score, int steps, int seconds, std::optional<int> points) {
            PastGame& game = games.emplace_back();
            game.entry.id = static_cast<qint64>(games.size());
            game.entry.game = "yahtzee";
            game.entry.seats = {"you", "yahtzee.dummy"};
            game.entry.result = {score, 1 - score};
            game.entry.steps = steps;
            game.played = seconds;
            game.points = points;
        };
        const auto fallen = [&] { return bestsBrokenBy(oldestFirst(games), games.back().entry.id); };
        add(1, 80, 300, 200);
        QVERIFY(fallen().empty());
        add(1, 80, 300, 200);
        QVERIFY(fallen().empty()); // an equal game is not better
        add(1, 70, 290, 201);
        QCOMPARE(fallen(), (std::vector{Best::Points, Best::Streak, Best::Quickest, Best::Shortest}));
        add(0, 60, 100, 150); // lost
        QVERIFY(fallen().empty());
        add(0, 60, 100, 250); // .. with more points than ever
        QCOMPARE(fallen(), std::vector{Best::Points});
    }

    // ---- time left

    void timeLeftIsEstimatedByKind()
    {
        TimeLeft time;
        QVERIFY(!time.of({{"durak", 10}}));
        time.took("durak", 100, 50);
        time.took("pazaak", 100, 1);
        QVERIFY(isNear(*time.of({{"durak", 10}, {"pazaak", 100}}), 6));
        QVERIFY(isNear(*time.of({{"coup", 200}}), 51)); // the mean of all others
    }
};

PARLOUR_TEST(TestProgress)
#include "test_progress.moc"
