// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The practice: what comes back when, what a round is made of, and that it is kept.
#include "app/analysis/advice.h"
#include "app/practice/practice.h"
#include "app/practice/puzzle_rating.h"
#include "engine/positions.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/statistics/past_tools.h"
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

    void whatIsFoundComesBackAfterThreeSevenAndTwentyOneDaysAndIsMastered()
    {
        KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
        QDate today = kDay;
        for (const int days : {3, 7, 21}) {
            takeAnswer(exercise, true, today);
            QCOMPARE(exercise.due, today.addDays(days));
            today = exercise.due;
            QCOMPARE(standingOf(exercise, today.addDays(-1)), Standing::Waiting);
            QCOMPARE(standingOf(exercise, today), Standing::Due);
        }
        takeAnswer(exercise, true, today);
        QCOMPARE(standingOf(exercise, exercise.due), Standing::Mastered);
    }

    void whatIsMissedComesBackTheNextDayAndBeginsAnew()
    {
        KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
        takeAnswer(exercise, true, kDay);
        QDate today = exercise.due;
        takeAnswer(exercise, false, today);
        QCOMPARE(exercise.due, today.addDays(1));
        QCOMPARE(standingOf(exercise, today), Standing::Waiting);
        today = exercise.due;
        takeAnswer(exercise, true, today);
        QCOMPARE(exercise.due, today.addDays(3));
    }

    void dayBeginsAtFour()
    {
        QCOMPARE(practiceDay(QDateTime(kDay, QTime(3, 59))), kDay.addDays(-1));
        QCOMPARE(practiceDay(QDateTime(kDay, QTime(4, 0))), kDay);
        PastMaker maker;
        PastGame late = withMistakes(maker.duel(0), {0.2}, 0);
        late.entry.finishedAt = QDateTime(kDay, QTime(1, 30));
        QCOMPARE(exercisesOf({late}, {}).all[0].kept.due, kDay);
    }

    void whatWasAnsweredByAClockAheadIsDueOnceTheClockIsRight()
    {
        for (const bool isRight : {true, false}) {
            KeptExercise exercise = exercisesOfOneGame({0.2}, 0)[0].kept;
            takeAnswer(exercise, isRight, kDay.addYears(3));
            QCOMPARE(standingOf(exercise, kDay), Standing::Due);
            takeAnswer(exercise, isRight, kDay);
            QCOMPARE(exercise.due, kDay.addDays(isRight ? 7 : 1));
            QCOMPARE(standingOf(exercise, kDay), Standing::Waiting);
        }
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

    void drillIsOfOneKindOwnMistakesFirst()
    {
        std::vector<StockPuzzle> all = puzzles(30, "take");
        const std::vector<StockPuzzle> others = puzzles(30, "hold");
        all.insert(all.end(), others.begin(), others.end());
        const std::vector<Exercise> own = exercisesOfOneGame({0.1, 0.3}, 20);
        const auto isTake = [](const Exercise& each) { return each.taken == "take"; };
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        const std::vector<KeptExercise> drill = drillOf(isTake, own, unaskedOf(all, {}), rng);
        QCOMPARE(drill.size(), std::size_t{kRoundLength});
        QCOMPARE(countOf(drill, Source::Mistake), 2);
        for (const KeptExercise& each : drill)
            QVERIFY(each.source == Source::Mistake || each.position.startsWith("take"));
        QVERIFY(drillOf([](const Exercise& each) { return each.taken == "pass"; }, own, unaskedOf(all, {}), rng).empty());
    }

    void personMeetsPuzzlesWithinTwoHundredPoints()
    {
        std::vector<StockPuzzle> all = puzzles(4, "hold");
        const char* levels[]{"casual", "club", "master", ""};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].level = levels[i];
        const auto levelsAt = [&](double rating) {
            QString found;
            for (const Exercise& each : puzzlesFor(rating, all, {}))
                found += QString::fromStdString(all[each.kept.position.right(1).toUInt()].level).left(2) + ' ';
            return found;
        };
        QCOMPARE(levelsAt(startRating({}, 0, {}).rating), QString("ca "));
        QCOMPARE(levelsAt(100), QString("ca ")); // nobody is left without puzzles
        QCOMPARE(levelsAt(1200), QString("ca cl "));
        QCOMPARE(levelsAt(1800), QString("ma  "));
        QCOMPARE(levelsAt(2900), QString(" "));
    }

    void ratingBeginsAtTheLevelThatGamesShow()
    {
        const std::vector<double> levels{1000, 1400, 1600, 1900};
        const double low = kLevelRatings.front();
        QCOMPARE(startRating(Rating{1750, 90}, kGamesForLevel - 1, levels).rating, low); // too few
        QCOMPARE(startRating({}, 0, levels).rating, low);
        QCOMPARE(startRating(Rating{1750, 90}, kGamesForLevel, levels).rating, 1650.0);
        QCOMPARE(startRating(Rating{1750, 90}, kGamesForLevel, levels).deviation, 100.0);
        QCOMPARE(startRating(Rating{700, 150}, 20, levels).rating, low);
        QCOMPARE(startRating(Rating{2500, 150}, 20, levels).rating, kLevelRatings.back());
        QCOMPARE(startRating(Rating{1750, 90}, 20, {1000, 900, 1600, 1900}).rating, low); // levels not told apart
    }

    void firstAnswerToAPuzzleIsRatedAndKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("history.db");
        KeptExercise puzzle = exerciseOf(stockOf("pazaak").puzzles.front()).kept;
        puzzle.place = 1;
        GlickoRating after;
        {
            History history(path);
            Practice practice(history);
            const GlickoRating before = practice.rating("pazaak");
            QVERIFY(practice.begin({puzzle}));
            QVERIFY(practice.answer(1, true, kDay));
            after = practice.rating("pazaak");
            QVERIFY(after.rating > before.rating && after.deviation < before.deviation);
            QVERIFY(practice.rating("durak") == before); // a rating a game
            QVERIFY(practice.answer(1, false, kDay));
            QVERIFY(practice.rating("pazaak") == after);
        } // as after a kill: nothing is written at the end
        History history(path);
        Practice practice(history);
        QVERIFY(practice.read());
        QCOMPARE(practice.results().size(), std::size_t{1});
        QVERIFY(practice.results().front().isRight && practice.rating("pazaak") == after);
        practice.setStart("pazaak", {2000, 50});
        QVERIFY(practice.rating("pazaak") == after); // the start counts before the first puzzle alone
    }

    void aRecoveredHistoryHasTheRatings()
    {
        const QTemporaryDir folder;
        const QString aside = folder.filePath("old.db");
        GlickoRating after;
        {
            History history(aside);
            Practice practice(history);
            KeptExercise puzzle = exerciseOf(stockOf("pazaak").puzzles.front()).kept;
            puzzle.place = 1;
            QVERIFY(practice.begin({puzzle}) && practice.answer(1, false, kDay));
            after = practice.rating("pazaak");
        }
        History history(folder.filePath("history.db"));
        history.recover(aside);
        Practice practice(history);
        QVERIFY(practice.read());
        QCOMPARE(practice.kept().size(), std::size_t{1});
        QVERIFY(!practice.results().empty() && practice.rating("pazaak") == after);
    }

    void ownMistakesAreNotRated()
    {
        const QTemporaryDir folder;
        History history(folder.filePath("history.db"));
        Practice practice(history);
        QVERIFY(practice.begin(roundFor(exercisesOfOneGame({0.1}, 0), {})));
        QVERIFY(practice.answer(1, true, kDay));
        QVERIFY(practice.results().empty());
    }

    void puzzleOfTheDayLeavesTheRoundOpen()
    {
        const QTemporaryDir folder;
        History history(folder.filePath("history.db"));
        Practice practice(history);
        const std::vector<StockPuzzle>& stock = stockOf("pazaak").puzzles;
        std::vector<KeptExercise> round;
        for (std::size_t i = 0; i < 3; ++i) {
            round.push_back(exerciseOf(stock[i]).kept);
            round.back().place = static_cast<int>(i) + 1;
        }
        QVERIFY(practice.begin(round));
        QVERIFY(practice.beginDaily(stock[5]));
        QVERIFY(practice.answer(kDailyPlace, true, kDay));
        QCOMPARE(practice.round().size(), std::size_t{3});
        QCOMPARE(practice.next(), 1);
        QVERIFY(practice.beginDaily(stock[1])); // leaves the round, which has no gap
        QVERIFY(practice.read());
        QCOMPARE(practice.round().size(), std::size_t{2});
        QCOMPARE(practice.round().back().place, 2);
        QCOMPARE(practice.find(kDailyPlace)->position, round[1].position);
        QCOMPARE(practice.find(kDailyPlace)->answer, Answer::Open);
    }

    void newsCountWhatIsDueAndTheOpenRound()
    {
        const QTemporaryDir folder;
        History history(folder.filePath("history.db"));
        const auto version = [](const std::string& game) { return makeAnalyst(game, resources())->version(); };
        QCOMPARE(newsOf(history, kDay, version), PracticeNews());

        GameFile file;
        file.record = playedBy("pazaak", {"pazaak.random", "pazaak.club"}, 7);
        const Review review = reviewOf(file.record, 0);
        const auto mistakes = static_cast<int>(costlyDecisions(review, 1).size());
        QVERIFY(mistakes > 1);
        file.record.seats.front() = kPerson;
        file.savedAt = QDateTime(kDay.addDays(-1), QTime(12, 0)).toUTC().toString(Qt::ISODate);
        const auto id = history.add(file);
        QVERIFY(id && keepReview(history, *id, review));
        QCOMPARE(newsOf(history, kDay.addDays(-1), version).due, 0); // of the same day
        QCOMPARE(newsOf(history, kDay, version).due, mistakes);

        Practice practice(history);
        PastMaker maker;
        PastGame past = maker.duel(0);
        past.entry.id = *id;
        past.costly = costlyDecisions(review, *id);
        std::vector<KeptExercise> round = roundFor(exercisesOf({past}, {}).all, {});
        QVERIFY(round.size() > 1);
        QVERIFY(practice.begin(round));
        QVERIFY(practice.answer(1, true, kDay));
        const PracticeNews news = newsOf(history, kDay, version);
        QCOMPARE(news.due, mistakes - 1);
        QCOMPARE(news.answered, 1);
        QCOMPARE(news.count, static_cast<int>(round.size()));
        QCOMPARE(news.game, QString("pazaak"));
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
