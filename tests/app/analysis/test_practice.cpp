// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The practice: what comes back when, what a round is made of, and that it is kept.
#include "app/analysis/advice.h"
#include "app/analysis/practice.h"
#include "engine/positions.h"
#include "tests/app/analysis/past_tools.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

using Answer = KeptExercise::Answer;
using Source = KeptExercise::Source;

const QDate kDay(2026, 6, 2); ///< the day after the games

/// A game with these mistakes, at steps 1, 2 .., and fine decisions at steps 101, 102 ..
PastGame withMistakes(PastGame game, const std::vector<double>& losses, int fine)
{
    int step = 0;
    for (const double loss : losses)
        game.costly.push_back({game.entry.id, ++step, loss, "take", "pass"});
    for (int i = 1; i <= fine; ++i)
        game.fine.push_back(100 + i);
    return game;
}

std::vector<Exercise> exercisesOfOneGame(const std::vector<double>& losses, int fine)
{
    PastMaker maker;
    return exercisesOf({withMistakes(maker.duel(0), losses, fine)}, {}).all;
}

QString noKind(const Exercise&)
{
    return {};
}

std::vector<StockPuzzle> puzzles(int count, const std::string& obvious)
{
    std::vector<StockPuzzle> all;
    for (int i = 0; i < count; ++i)
        all.push_back({"pazaak", obvious + std::to_string(i), 0, "best", obvious, 0.1, {}, 0});
    return all;
}

std::vector<KeptExercise> roundFor(const std::vector<Exercise>& exercises, const std::vector<Exercise>& stock)
{
    Rng rng = Rng::stream(1, Purpose::Analysis, 0);
    return roundOf(exercises, stock, kDay, noKind, rng);
}

int countOf(const std::vector<KeptExercise>& round, Source source)
{
    return static_cast<int>(
        std::count_if(round.begin(), round.end(), [source](const auto& each) { return each.source == source; }));
}

/// The position of the first decision in a game of Pazaak.
std::string somePosition()
{
    const GameInfo& info = *findGame("pazaak");
    const auto match = std::move(*info.start(*info.complete({}), 5));
    while (match->node().isChance())
        if (!match->step(kChanceSeat, match->draw()))
            qFatal("a drawn outcome is allowed");
    return positionText(*match, "pazaak", match->node().seats.first());
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void mistakeOfYesterdayIsDueToday()
    {
        const std::vector<Exercise> all = exercisesOfOneGame({0.2}, 0);
        QCOMPARE(all.size(), std::size_t{1});
        QCOMPARE(all[0].kept.step, 1);
        QCOMPARE(standingOf(all[0].kept, kDay.addDays(-1)), Standing::Waiting);
        QCOMPARE(standingOf(all[0].kept, kDay), Standing::Due);
    }

    void intervalsAreThreeSevenAndTwentyOneDays()
    {
        KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
        QDate today = kDay;
        for (const int days : {3, 7, 21}) {
            takeAnswer(exercise, days == 7, today); // never twice running
            QCOMPARE(exercise.due, today.addDays(days));
            today = exercise.due;
        }
    }

    void solvedTwiceRunningIsMastered()
    {
        KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
        for (const bool isRight : {true, false, true}) {
            takeAnswer(exercise, isRight, exercise.due);
            QVERIFY(standingOf(exercise, exercise.due) == Standing::Due);
        }
        takeAnswer(exercise, true, exercise.due);
        QCOMPARE(standingOf(exercise, exercise.due), Standing::Mastered);
    }

    void missedFourTimesIsParkedUntilKeptAgain()
    {
        KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
        for (int i = 0; i < kMissedOften; ++i) {
            QCOMPARE(standingOf(exercise, exercise.due), Standing::Due);
            takeAnswer(exercise, false, exercise.due);
        }
        QCOMPARE(standingOf(exercise, exercise.due), Standing::Parked);
        setStarred(exercise, false, kDay);
        QCOMPARE(standingOf(exercise, exercise.due), Standing::Once);
        setStarred(exercise, true, kDay);
        QCOMPARE(standingOf(exercise, kDay.addDays(1)), Standing::Due);
    }

    void answerAtOnceAgainLeavesTheSchedule()
    {
        KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
        takeAnswer(exercise, false, kDay);
        KeptExercise again = exercise;
        takeAnswer(again, true, kDay);
        QCOMPARE(again.answer, Answer::Solved);
        again.answer = exercise.answer;
        QVERIFY(again == exercise);
    }

    void roundTakesTheWorstMistakesAndAThirdOfHerrings()
    {
        const std::vector<double> losses{0.02, 0.3, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1};
        const std::vector<KeptExercise> round = roundFor(exercisesOfOneGame(losses, 20), {});
        QCOMPARE(round.size(), std::size_t{10});
        QCOMPARE(countOf(round, Source::Herring), 3);
        for (const KeptExercise& each : round)
            QVERIFY(each.source == Source::Herring || (each.step != 1 && each.step != 3)); // the two smallest losses
        for (std::size_t i = 0; i < round.size(); ++i)
            QCOMPARE(round[i].place, static_cast<int>(i) + 1);
    }

    void stockFillsWhatIsNotDue()
    {
        const std::vector<KeptExercise> round =
            roundFor(exercisesOfOneGame({0.1, 0.2}, 20), unaskedOf(puzzles(30, "hold"), {}));
        QCOMPARE(countOf(round, Source::Mistake), 2);
        QCOMPARE(countOf(round, Source::Herring), 3);
        QCOMPARE(countOf(round, Source::Stock), 5);
    }

    void fewExercisesHaveFewHerrings()
    {
        QCOMPARE(countOf(roundFor(exercisesOfOneGame({0.1}, 20), {}), Source::Herring), 1);
        QVERIFY(roundFor(exercisesOfOneGame({}, 20), {}).empty());
    }

    void askedPuzzlesAndHerringsAreNotRepeated()
    {
        std::vector<Exercise> stock = unaskedOf(puzzles(2, "hold"), {});
        takeAnswer(stock[0].kept, true, kDay);
        QCOMPARE(unaskedOf(puzzles(2, "hold"), {stock[0].kept}).size(), std::size_t{1});

        PastMaker maker;
        const std::vector<PastGame> games{withMistakes(maker.duel(0), {}, 2)};
        std::vector<Exercise> herrings = exercisesOf(games, {}).all;
        QCOMPARE(herrings.size(), std::size_t{2});
        takeAnswer(herrings[0].kept, true, kDay);
        QCOMPARE(exercisesOf(games, {herrings[0].kept}).all.size(), std::size_t{1});
    }

    void puzzlesOfOnesOwnKindComeMoreOften()
    {
        std::vector<StockPuzzle> all = puzzles(100, "take");
        const std::vector<StockPuzzle> others = puzzles(100, "hold");
        all.insert(all.end(), others.begin(), others.end());
        const std::vector<Exercise> mistakes = exercisesOfOneGame({0.1}, 0);
        const auto kindOf = [](const Exercise& each) { return QString::fromStdString(each.taken); };
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        int same = 0, count = 0;
        for (int i = 0; i < 20; ++i)
            for (const KeptExercise& each : roundOf(mistakes, unaskedOf(all, {}), kDay, kindOf, rng)) {
                count += each.source == Source::Stock;
                same += each.position.startsWith("take");
            }
        QVERIFY2(same > 0.8 * count && same < count, qPrintable(QString("%1 of %2").arg(same).arg(count)));
    }

    void droppedMistakeStaysAway()
    {
        PastMaker maker;
        const std::vector<PastGame> games{withMistakes(maker.duel(0), {0.2}, 0)};
        KeptExercise dropped = exercisesOf(games, {}).all[0].kept;
        setStarred(dropped, false, kDay);
        const ExerciseList list = exercisesOf(games, {dropped});
        QCOMPARE(standingOf(list.all[0].kept, kDay.addYears(1)), Standing::Once);
        QVERIFY(roundFor(list.all, {}).empty());
    }

    void whatCannotBeReadIsLeftOutAndCounted()
    {
        PastMaker maker;
        PastGame game = withMistakes(maker.duel(0), {0.2}, 0);
        KeptExercise own = exercisesOf({game}, {}).all[0].kept;
        game.problem = "another version";
        game.costly.clear();
        const KeptExercise damaged = exerciseOf("parlour-position 99", "pazaak", kDay);
        const ExerciseList list = exercisesOf({game}, {own, damaged, exerciseOf(somePosition(), "pazaak", kDay)});
        QCOMPARE(list.unreadable, 2);
        QCOMPARE(list.all.size(), std::size_t{1});
    }

    void keptMistakeThatANewReviewClearsIsCounted()
    {
        PastMaker maker;
        PastGame game = withMistakes(reviewed(maker.duel(0), 0.2, 4), {0.2}, 0);
        const KeptExercise own = exercisesOf({game}, {}).all[0].kept;
        QCOMPARE(exercisesOf({game}, {own}).cleared, 0);
        game.costly.clear();
        const ExerciseList list = exercisesOf({game}, {own});
        QCOMPARE(list.cleared, 1);
        QVERIFY(list.all.empty());
        game.review.reset(); // nothing is known about it
        QCOMPARE(exercisesOf({game}, {own}).cleared, 0);
    }

    void roundGoesOnWhereItWasLeft()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("history.db");
        std::vector<KeptExercise> round = roundFor(exercisesOfOneGame({0.1, 0.2, 0.3}, 3), {});
        {
            History history(path);
            Practice practice(history);
            QVERIFY(practice.read());
            QVERIFY(practice.begin(round));
            QVERIFY(practice.answer(1, true, kDay));
            QVERIFY(practice.answer(2, false, kDay));
        }
        History history(path);
        Practice practice(history);
        QVERIFY(practice.read());
        QCOMPARE(practice.round().size(), round.size());
        QCOMPARE(practice.next(), 3);
        QCOMPARE(practice.round()[0].answer, Answer::Solved);
        QVERIFY(practice.round()[1].isSame(round[1]));
        QVERIFY(practice.redoMissed());
        QVERIFY(practice.read());
        QCOMPARE(practice.round().size(), std::size_t{1});
        QCOMPARE(practice.next(), 1);
        QVERIFY(practice.round()[0].isSame(round[1]));
        QVERIFY(practice.answer(1, true, kDay));
        QCOMPARE(practice.next(), 0);
        QCOMPARE(practice.kept().size(), round.size());
    }

    void exercisesOfDeletedGamesAreDeleted()
    {
        const QTemporaryDir folder;
        History history(folder.filePath("history.db"));
        Practice practice(history);
        QVERIFY(practice.begin(roundFor(exercisesOfOneGame({0.1}, 0), {})));
        QVERIFY(keepPosition(history, somePosition(), kDay));
        QVERIFY(history.remove({1}));
        QVERIFY(practice.read());
        QCOMPARE(practice.kept().size(), std::size_t{1});
    }

    void keptPositionIsDueAtOnce()
    {
        const QTemporaryDir folder;
        History history(folder.filePath("history.db"));
        QVERIFY(keepPosition(history, somePosition(), kDay));
        QVERIFY(!keepPosition(history, "parlour-position 1\ngame nothing", kDay));
        Practice practice(history);
        QVERIFY(practice.read());
        QCOMPARE(practice.kept().size(), std::size_t{1});
        QCOMPARE(practice.kept()[0].game, "pazaak");
        QCOMPARE(standingOf(practice.kept()[0], kDay), Standing::Due);
    }

    void everyGameHasPuzzlesThatCanBeAsked()
    {
        for (const GameInfo& info : games()) {
            std::set<std::string> positions;
            for (const StockPuzzle& puzzle : stockOf(info.id)) {
                int line = 0;
                const auto position = readPosition(puzzle.position, 0, line);
                QVERIFY2(position && position->game == &info && position->seat == puzzle.seat, puzzle.position.c_str());
                for (const std::string& action : {puzzle.best, puzzle.obvious})
                    QVERIFY2(position->match->allows(puzzle.seat, action), (puzzle.position + action).c_str());
                QVERIFY(puzzle.margin >= 0.05 && puzzle.best != puzzle.obvious);
                QVERIFY(!puzzle.best.starts_with("deck ")); // a deck is chosen before a game, not at the table
                QVERIFY(positions.insert(puzzle.position).second);
            }
            QVERIFY2(positions.size() >= 50, info.id.c_str());
        }
    }

    void damagedPuzzlesAreRefusedAsAWhole()
    {
        const QByteArray json = toJson(puzzles(2, "hold"));
        QVERIFY(!puzzlesFrom(json)); // their positions name no game
        QVERIFY(!puzzlesFrom(json.chopped(5)));
        const std::vector<StockPuzzle> some{stockOf("pazaak").begin(), stockOf("pazaak").begin() + 2};
        const auto again = puzzlesFrom(toJson(some));
        QVERIFY(again && *again == some);
    }

    void fineDecisionsWereAsGoodAsTheBest()
    {
        const Review review = reviewOf(playedBy("pazaak", {"pazaak.club", "pazaak.random"}, 3), 0);
        const std::vector<int> fine = fineDecisions(review);
        QVERIFY(!fine.empty());
        for (const int step : fine) {
            const auto advice = adviceOf(review, step);
            QVERIFY(advice);
            QVERIFY(advice->lossOf(advice->find(review.steps[static_cast<std::size_t>(step)].text)) < 0.0051);
        }
        for (const CostlyDecision& each : costlyDecisions(review, 1))
            QVERIFY(std::find(fine.begin(), fine.end(), each.step) == fine.end());
    }
};

PARLOUR_TEST(TestPractice)
#include "test_practice.moc"
