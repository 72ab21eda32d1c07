// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The practice in the window: a mistake of yesterday comes today, is judged by the kept review, is left and resumed, missed
// ones are done again, and what was answered is looked at again.
#include "app/analysis/review_cache.h"
#include "app/store/translation.h"
#include "app/window/parts/comparison_view.h"
#include "app/window/practice/exercise_theme.h"
#include "app/window/practice/practice_controller.h"
#include "app/window/practice/practice_page.h"
#include "app/window/shell/practice_pages.h"
#include "engine/base/index.h"
#include "engine/record/replay.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QTimeZone>

using namespace parlour;

class TestPracticePage : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;
    GameFile file_; ///< a game of yesterday in which the person played at random
    Review review_;

    PracticePage* page() { return driver_->part<PracticePage>(); }
    PracticeController* exercise() { return driver_->part<PracticeController>(); }
    PracticePanel* panel() { return driver_->part<PracticePanel>(); }
    using State = PracticePanel::State;

    /// Pazaak alone, whose analyst answers at once.
    void openPage()
    {
        emit driver_->window().lobby()->practiceWanted("pazaak");
        QVERIFY(test::comesTrue([&] { return page() && page()->isRead(); }));
        test::settle(driver_->window());
    }

    /// The best or the worst action of the exercise on the table.
    std::string action(bool best)
    {
        const Practice& practice = page()->practice();
        const KeptExercise now = practice.round()[static_cast<std::size_t>(practice.next() - 1)];
        if (const StockPuzzle* puzzle = findPuzzle("pazaak", now.position.toStdString()))
            return best ? puzzle->best : puzzle->obvious;
        const Advice advice = *adviceOf(review_, now.step);
        const auto& all = advice.report.candidates;
        const auto worst =
            std::min_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
        return best ? advice.report.chosen : worst->action;
    }

    void solve(bool best)
    {
        QVERIFY(test::comesTrue([&] { return exercise() && panel() && panel()->content().state == State::Asking; }));
        QVERIFY(driver_->window().table()->mode().act(action(best)));
        QVERIFY(test::comesTrue([&] { return panel()->content().state == State::Judged; }));
        test::settle(driver_->window());
    }

    /// Fires the timer of the page.
    void passMinute()
    {
        auto* minute = page()->findChild<QTimer*>("minute");
        QTimerEvent event(minute->timerId());
        QCoreApplication::sendEvent(minute, &event);
        test::settle(driver_->window());
    }

    void next()
    {
        const QPointer<TablePage> before = driver_->window().table();
        QVERIFY(driver_->press(panel()->content().number == panel()->content().count ? "To the result" : "Next"));
        QVERIFY(test::comesTrue([&] { return before.isNull() || !before->isVisible(); }));
        test::settle(driver_->window());
    }

private slots:
    void initTestCase()
    {
        file_.record = test::playedBy("pazaak", {"pazaak.random", "pazaak.club"}, 7);
        review_ = test::reviewOf(file_.record, 0);
        file_.record.seats.front() = kPerson;
        file_.savedAt = QDateTime::currentDateTimeUtc().addDays(-1).toString(Qt::ISODate);
    }
    void init()
    {
        driver_ = std::make_unique<test::Driver>();
        History& history = driver_->window().library().history();
        const auto id = history.add(file_);
        QVERIFY(id && keepReview(history, *id, review_));
        openPage();
    }
    void cleanup() { driver_.reset(); }

    void mistakeOfYesterdayIsJudgedByTheReview()
    {
        QVERIFY(driver_->press("Back"));
        QVERIFY(driver_->press([](const QString& each) { return each.startsWith("Practice: ") && each.endsWith(" due"); }));
        QVERIFY(test::comesTrue([&] { return page() && page()->isRead(); }));
        test::settle(driver_->window());
        QVERIFY(driver_->shows(" due of "));
        openPage();
        QVERIFY(driver_->press("Begin a round"));
        solve(false);
        QVERIFY(driver_->shows("Better: "));
        QVERIFY(!panel()->content().reason.isEmpty());
        const std::size_t rows = panel()->content().values.rows.size();
        QVERIFY(rows >= 2 && panel()->content().values.rows.front().isBest);
        QCOMPARE(page()->practice().round().front().answer, KeptExercise::Answer::Missed);
        QVERIFY(test::comesTrue([&] { return panel()->content().comparison != nullptr; }));
        if (const Comparison& why = *panel()->content().comparison; !why.why.empty()) // the same voice as hint and review
            QCOMPARE(panel()->content().reason, translated(why.why));
        QVERIFY(driver_->press("More"));
        QVERIFY(driver_->part<ComparisonBars>());
        next();
        solve(true);
        QVERIFY(driver_->shows("Right"));
    }

    void nobodyPlaysOnAndNoHandIsOpen()
    {
        QVERIFY(driver_->press("Begin a round"));
        solve(true);
        const Session& session = driver_->session();
        const int length = session.line().length();
        QTest::keyClick(driver_->window().table(), Qt::Key_N);
        QTest::keyClick(driver_->window().table(), Qt::Key_P);
        test::settle(driver_->window());
        QCOMPARE(session.line().length(), length);
        QVERIFY(!driver_->window().table()->position().open);
    }

    void aRoundIsLeftAndResumed()
    {
        QVERIFY(driver_->press("Begin a round"));
        solve(true);
        const int all = panel()->content().count;
        driver_->open();
        openPage();
        QVERIFY(driver_->shows(QString("1 of %1 answered").arg(all)));
        QVERIFY(driver_->press("Go on"));
        QVERIFY(test::comesTrue([&] { return panel() && panel()->content().number == 2; }));
    }

    void theMissedOnesAreRedoneAtOnce()
    {
        QVERIFY(driver_->press("Begin a round"));
        const int all = page()->practice().round().back().place;
        for (int place = 1; place <= all; ++place) {
            solve(place > 1);
            next();
        }
        QVERIFY(driver_->shows(QString("%1 of %2 right").arg(all - 1).arg(all)));
        QVERIFY(driver_->press("Redo the missed ones"));
        QVERIFY(test::comesTrue([&] { return panel() != nullptr; }));
        QCOMPARE(panel()->content().count, 1);
    }

    void aRoundThatIsDoneIsListedAndLookedAtAgain()
    {
        QVERIFY(driver_->press("Begin a round"));
        const int all = page()->practice().round().back().place;
        for (int place = 1; place <= all; ++place) {
            solve(place > 1);
            next();
        }
        QVERIFY(driver_->shows("✗ Missed") && driver_->shows("✓ Right"));
        const auto results = page()->practice().results().size();
        const KeptExercise before = page()->practice().round().front();
        QVERIFY(driver_->press("Look again at exercise 1"));
        QVERIFY(test::comesTrue([&] { return panel() && panel()->content().state == State::Judged; }));
        test::settle(driver_->window());
        QVERIFY(driver_->shows("Best: "));
        QVERIFY(panel()->content().values.rows.size() >= 2);
        QVERIFY(driver_->press("Back to the practice"));
        QVERIFY(test::comesTrue([&] { return page()->isVisible(); }));
        QVERIFY(page()->practice().round().front() == before); // looking changes nothing
        QCOMPARE(page()->practice().results().size(), results);
    }

    void onlyPlayedGamesAreAskedAndNoHardPuzzleAtFirst()
    {
        QVERIFY(driver_->press("Back"));
        QVERIFY(driver_->press([](const QString& each) { return each.startsWith("Practice"); }));
        QVERIFY(test::comesTrue([&] { return page() && page()->isRead(); }));
        QVERIFY(driver_->press("Begin a round"));
        int puzzles = 0;
        for (const KeptExercise& each : page()->practice().round()) {
            QCOMPARE(each.game, QString("pazaak"));
            if (const StockPuzzle* puzzle = findPuzzle("pazaak", each.position.toStdString())) {
                ++puzzles;
                QCOMPARE(puzzle->level, std::string("casual"));
            }
        }
        QVERIFY(puzzles > 0);
    }

    void theFirstPuzzlesOfAGameAreTheEasiest()
    {
        emit driver_->window().lobby()->practiceWanted("coup"); // never played, but chosen
        QVERIFY(test::comesTrue([&] { return page() && page()->isRead(); }));
        QVERIFY(driver_->press("Begin a round"));
        QVERIFY(!page()->practice().round().empty());
        for (const KeptExercise& each : page()->practice().round())
            QCOMPARE(findPuzzle("coup", each.position.toStdString())->level, std::string("casual"));
    }

    void ratingIsShownWithItsErrorAndCourse()
    {
        std::vector<KeptExercise> round;
        for (std::size_t i = 0; i < 3; ++i) {
            round.push_back(exerciseOf(stockOf("pazaak").puzzles[i]).kept);
            round.back().place = static_cast<int>(i) + 1;
        }
        Practice& practice = page()->practice();
        QVERIFY(practice.begin(round));
        for (const int place : {1, 2, 3})
            QVERIFY(practice.answer(place, place != 2, practice.today()));
        page()->hide();
        page()->show();
        test::settle(driver_->window());
        const GlickoRating now = practice.rating("pazaak");
        QVERIFY(driver_->shows(QString("%1 ± %2").arg(std::lround(now.rating)).arg(std::lround(now.deviation))));
        QVERIFY(driver_->shows("Rating at Simple Pazaak: "));
    }

    void puzzleOfTheDayIsSolvedOnceAndItsResultCopied()
    {
        page()->practice().setClock([] { return QDateTime(QDate(2026, 11, 29), QTime(12, 0), QTimeZone::utc()); });
        page()->hide();
        page()->show();
        QVERIFY(driver_->press("Solve the puzzle of the day"));
        QVERIFY(test::comesTrue([&] { return panel() && panel()->content().state == State::Asking; }));
        QVERIFY(driver_->shows("Puzzle of the day"));
        const StockPuzzle& puzzle = *puzzleOfDay(QDate(2026, 11, 29));
        QVERIFY(driver_->window().table()->mode().act(puzzle.best));
        QVERIFY(test::comesTrue([&] { return panel()->content().state == State::Judged; }));
        QVERIFY(driver_->press("Back to the practice"));
        QVERIFY(test::comesTrue([&] { return page()->isVisible(); }));
        test::settle(driver_->window());
        const QString game = translated(findGame(puzzle.game)->name);
        QVERIFY(driver_->shows(QString("Parlour puzzle of 2026-11-29: %1, found").arg(game)));
        QVERIFY(!driver_->find("Solve the puzzle of the day"));
        QVERIFY(driver_->press("Copy the result as one line"));
        QCOMPARE(QGuiApplication::clipboard()->text(), page()->dailyResult());
        QVERIFY(!page()->dailyResult().contains('\n'));
    }

    void thePageNoticesTheNextDay()
    {
        const QDate today = page()->practice().today();
        QVERIFY(driver_->press("Begin a round"));
        for (const int all = page()->practice().round().back().place; page()->practice().next() > 0;) {
            solve(false);
            next();
            QVERIFY(all > 0);
        }
        QVERIFY(!driver_->shows(" due today"));
        page()->practice().setClock([today] { return QDateTime(today.addDays(1), QTime(3, 59)); });
        passMinute();
        QVERIFY(!driver_->shows(" due today"));
        page()->practice().setClock([today] { return QDateTime(today.addDays(1), QTime(4, 0)); });
        passMinute();
        QVERIFY(driver_->shows(" due today"));
    }

    void drillIsOfOneKind()
    {
        const std::vector<StockPuzzle>& all = stockOf("pazaak").puzzles;
        const auto kindOf = [](const StockPuzzle& each) {
            return findTable("pazaak")->mistakeKind(each.obvious, each.best);
        };
        const QString kind =
            kindOf(*std::find_if(all.begin(), all.end(), [](const auto& each) { return each.level == "casual"; }));
        driver_->window().practice().showDrill("pazaak", kind);
        QVERIFY(test::comesTrue([&] { return panel() != nullptr; }));
        int puzzles = 0;
        for (const KeptExercise& each : page()->practice().round())
            if (const StockPuzzle* puzzle = findPuzzle("pazaak", each.position.toStdString())) {
                ++puzzles;
                QCOMPARE(kindOf(*puzzle), kind);
            }
        QVERIFY(puzzles > 0);
    }

    void aThemeIsPractisedFromThePage()
    {
        QVERIFY(driver_->press([](const QString& each) { return each.startsWith("Practise: "); }));
        QVERIFY(test::comesTrue([&] { return panel() != nullptr; }));
        QVERIFY(!page()->practice().round().empty());
    }

    void lobbySaysWhatIsDueAndHasTheOpenRound()
    {
        QVERIFY(driver_->press("Begin a round"));
        solve(true);
        QVERIFY(driver_->press("Back to the practice"));
        QVERIFY(driver_->press("Back"));
        QVERIFY(test::comesTrue([&] { return driver_->find("Go on with the practice") != nullptr; }));
        QVERIFY(driver_->shows("1 of "));
        QVERIFY(driver_->find([](const QString& each) { return each.startsWith("Practice: ") && each.endsWith(" due"); }));
        QVERIFY(driver_->press("Go on with the practice"));
        QVERIFY(test::comesTrue([&] { return panel() && panel()->content().number == 2; }));
    }

    void aRoundIsLeftForGoodFromTheLobby()
    {
        QVERIFY(driver_->press("Begin a round"));
        driver_->open();
        QVERIFY(driver_->press("Leave this round of the practice"));
        QVERIFY(test::comesTrue([&] { return !driver_->find("Go on with the practice"); }));
        Practice practice(driver_->window().library().history());
        QVERIFY(practice.read());
        QVERIFY(practice.round().empty());
    }

    void themesAreNamedByRules()
    {
        const auto check = [](const char* game, const char* lines, const char* taken, const char* best, const char* theme) {
            QCOMPARE(themeOf({exerciseOf(lines, game, {}), 0, taken, best}), QString(theme));
        };
        check("durak", "trumpCard Td", "cover 7h with 9d", "cover 7h with Jh", "A trump wasted");
        check("durak", "trumpCard Td", "take", "cover 7h with Jh", "The bout given away");
        check("durak", "trumpCard Td", "attack 7h", "attack 8c", "Attacked with the wrong card"); // the kind of mistake
        check("coup", "seat 1\nhand duke\nstandingClaims duke | captain contessa", "income", "steal 0",
              "A bluff with the claim one kept");
        check("coup", "seat 1\nhand duke\nstandingClaims duke | duke", "allow", "block contessa", "A block by bluff");
        check("coup", "seat 0\nhand duke", "allow", "challenge", "A bluff to be called");
        check("yahtzee", "dice 5 5 1 2 3", "score fives", "score chance", "The bonus out of reach");
        check("yahtzee", "dice 5 5 5 2 3\nupperBonus 0", "score three-of-a-kind", "score fives",
              "The bonus kept within reach");
    }

    void actionsThatDoTheSameAreOneRow_data()
    {
        QTest::addColumn<bool>("isOwn");
        QTest::newRow("a position") << false;
        QTest::newRow("an own game, from its review") << true;
    }
    void actionsThatDoTheSameAreOneRow()
    {
        QFETCH(bool, isOwn);
        History& history = driver_->window().library().history();
        KeptExercise kept = exerciseOf("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\n",
                                       "yahtzee", practiceDay(QDateTime::currentDateTime()));
        std::string taken = "hold 1 2"; // two sixes, as is "hold 0 1"
        if (isOwn) {
            GameFile file;
            file.record = test::playedBy("yahtzee", {"yahtzee.dummy"}, 7, {{"players", "1"}});
            const Review review = test::reviewOf(file.record, 0);
            file.record.seats.front() = kPerson;
            const auto id = history.add(file);
            QVERIFY(id && keepReview(history, *id, review));
            kept.position.clear();
            kept.entry = *id;
            for (int step = 1; kept.step == 0 && asIndex(step) < review.positions.size(); ++step) {
                const AnyQuestion question = matchAt(*findGame("yahtzee"), file.record, step)->question(0);
                for (const Alternative& each : review.positions[asIndex(step)]->choices)
                    if (question.canonicalText(each.action) != each.action) {
                        kept.step = step;
                        taken = each.action;
                    }
            }
            QVERIFY(kept.step > 0);
        }
        kept.place = 1;
        QVERIFY(ExerciseTable(history).keep({kept}));
        emit driver_->window().lobby()->practiceWanted("yahtzee");
        QVERIFY(test::comesTrue([&] { return page() && page()->isRead(); }));
        test::settle(driver_->window());
        QVERIFY(driver_->press("Begin"));
        QVERIFY(test::comesTrue([&] { return exercise() && panel()->content().state == State::Asking; }));
        QVERIFY(driver_->window().table()->mode().act(taken));
        QVERIFY(test::comesTrue([&] { return panel()->content().state == State::Judged; }));
        const std::vector<ValueRow>& rows = panel()->content().values.rows;
        QVERIFY(std::any_of(rows.begin(), rows.end(), [](const ValueRow& each) { return each.isOwn; }));
        QStringList names;
        for (const ValueRow& each : rows)
            names << each.action;
        QVERIFY2(names.removeDuplicates() == 0, qPrintable(names.join('\n')));
        const Comparison* why = nullptr;
        QVERIFY(test::comesTrue([&] { return (why = panel()->content().comparison.get()) != nullptr; }));
        QVERIFY(!why->parts.empty() || why->isSame());
    }

    void aDroppedExerciseStaysAway()
    {
        QVERIFY(driver_->press("Begin a round"));
        solve(true);
        const bool wasKept = panel()->content().isStarred;
        QVERIFY(driver_->press("Keep this exercise"));
        QCOMPARE(panel()->content().isStarred, !wasKept);
        QCOMPARE(page()->practice().round().front().isStarred, !wasKept);
    }

    void keysAreEnough()
    {
        page()->takeFocus();
        QTest::keyClick(driver_->window().focusWidget(), Qt::Key_Return);
        QVERIFY(test::comesTrue([&] { return panel() != nullptr; }));
        test::settle(driver_->window());
        QCOMPARE(panel()->content().state, State::Asking);
        QVERIFY(driver_->window().focusWidget() == driver_->part<Stage>());
        driver_->window().table()->mode().act(action(true));
        QVERIFY(test::comesTrue([&] { return panel()->content().state == State::Judged; }));
        test::settle(driver_->window());
        QTest::keyClick(driver_->window().focusWidget(), Qt::Key_Return);
        QVERIFY(test::comesTrue([&] { return panel() && panel()->content().number == 2; }));
    }
};

PARLOUR_TEST(TestPracticePage)
#include "test_practice_page.moc"
