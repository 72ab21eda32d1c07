// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The practice in the window: a mistake of yesterday comes today, is judged by the kept review, is left and resumed, and
// missed ones are done again.
#include "app/analysis/review_cache.h"
#include "app/window/practice/practice_controller.h"
#include "app/window/practice/practice_page.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

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
        for (const StockPuzzle& puzzle : stockOf("pazaak"))
            if (now.position == QString::fromStdString(puzzle.position))
                return best ? puzzle.best : puzzle.obvious;
        const Advice advice = *adviceOf(review_, now.step);
        const auto& all = advice.report.candidates;
        const auto worst =
            std::min_element(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.value < b.value; });
        return best ? advice.report.chosen : worst->action;
    }

    void solve(bool best)
    {
        QVERIFY(test::comesTrue([&] { return exercise() && panel() && panel()->content().state == State::Weighing; }));
        QVERIFY(driver_->press("One move matters"));
        QCOMPARE(panel()->content().state, State::Asking);
        QVERIFY(driver_->window().table()->mode().act(action(best)));
        QVERIFY(test::comesTrue([&] { return panel()->content().state == State::Judged; }));
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
        QVERIFY(driver_->press("Practice"));
        QVERIFY(test::comesTrue([&] { return page() && page()->isRead(); }));
        test::settle(driver_->window());
        QVERIFY(driver_->shows(" due of "));
        openPage();
        QVERIFY(driver_->press("Begin a round"));
        solve(false);
        QVERIFY(driver_->shows("Not this one"));
        QVERIFY(driver_->shows(" points of your chance to win. The best: "));
        const std::size_t rows = panel()->content().values.rows.size();
        QVERIFY(rows >= 2 && panel()->content().values.rows.front().isBest);
        QCOMPARE(page()->practice().round().front().answer, KeptExercise::Answer::Missed);
        QVERIFY(test::comesTrue([&] { return panel()->content().comparison != nullptr; }));
        next();
        solve(true);
        QVERIFY(driver_->shows("Right"));
    }

    void nobodyPlaysOnAndNoHandIsOpen()
    {
        QVERIFY(driver_->press("Begin a round"));
        solve(true);
        const Session& session = driver_->session();
        const int length = session.length();
        QTest::keyClick(driver_->window().table(), Qt::Key_N);
        QTest::keyClick(driver_->window().table(), Qt::Key_P);
        test::settle(driver_->window());
        QCOMPARE(session.length(), length);
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
        QTest::keyClick(driver_->window().focusWidget(), Qt::Key_2);
        QVERIFY(test::comesTrue([&] { return panel()->content().state == State::Asking; }));
        test::settle(driver_->window());
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
