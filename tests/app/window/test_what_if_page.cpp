// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The question "what if", through the window: another action is chosen at the table of a finished game, its branch is played
// there and kept, the outcomes of many deals stand side by side, and the window says which of the two it is.
#include "app/stage/stage.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/review/branch_sheets.h"
#include "app/window/review/branch_track.h"
#include "app/window/review/review_curve.h"
#include "app/window/review/what_if_controller.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLineEdit>

using namespace parlour;
using test::newRecord;
using test::playedOut;

class TestWhatIfPage : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;
    qint64 id_ = 0; ///< of the game in the history
    int choice_ = 0; ///< a step at which the person had a choice

    Library& library() { return driver_->window().library(); }
    WhatIfController* whatIf() { return driver_->part<WhatIfController>(); }
    /// The session of the page is the window's; tests move its cursor as people do.
    void goTo(int step) { emit driver_->part<SidePanel>()->goWanted(step); }
    static void key(Qt::Key pressed) { QTest::keyClick(QApplication::focusWidget(), pressed); }

    void openGame(const Record& record)
    {
        const auto id = library().history().add({record, {}, {}});
        QVERIFY(static_cast<bool>(id));
        id_ = *id;
        emit driver_->window().lobby()->finishedWanted(id_);
        UNTIL(whatIf() && driver_->session().line().length() > 0);
        test::settle(driver_->window());
        const auto match = matchAt(*findGame(record.game), record, 0);
        for (choice_ = 0; record.steps[static_cast<std::size_t>(choice_)].who != 0 || match->legal(0).size() < 2;
             ++choice_) {
            const Step& step = record.steps[static_cast<std::size_t>(choice_)];
            QVERIFY(match->step(step.who, step.text));
        }
    }
    void openCoins(std::uint64_t seed)
    {
        openGame(playedOut(newRecord("coins", {std::string(kPerson), "coins.regret"}, seed)));
    }
    /// Opens the panel at the choice and chooses the first other action on the table.
    void chooseOther()
    {
        goTo(choice_);
        key(Qt::Key_W);
        QVERIFY(whatIf()->isChoosing());
        QVERIFY(!whatIf()->text().actions.empty());
        emit driver_->part<Stage>()->chosen(whatIf()->text().actions.front().first.toStdString());
        QCOMPARE(whatIf()->text().action, whatIf()->text().actions.front().first);
        QCOMPARE(driver_->session().line().cursor(), choice_);
    }
    void playReal()
    {
        chooseOther();
        QVERIFY(driver_->press("With the real cards"));
        UNTIL(driver_->session().line().shown() >= 0 && driver_->session().line().atEnd());
    }
    std::vector<Branch> kept() { return library().history().load(id_)->branches; }

private slots:
    void initTestCase() { driver_ = std::make_unique<test::Driver>(); }
    void cleanupTestCase() { driver_.reset(); }

    void aBranchIsPlayedAtTheTableAndTheGameComesBack()
    {
        openCoins(3);
        const Record game = driver_->session().line().record();
        playReal();
        QCOMPARE(driver_->session().line().sharedSteps(), choice_);
        QVERIFY(driver_->shows("With the real cards · "));
        QVERIFY(driver_->part<BranchTrack>()->isVisible());
        QCOMPARE(kept().size(), 1U);
        key(Qt::Key_Left);
        QCOMPARE(driver_->session().line().cursor(), driver_->session().line().length() - 1);
        key(Qt::Key_Escape);
        QCOMPARE(driver_->session().line().shown(), -1);
        QCOMPARE(driver_->session().line().cursor(), choice_);
        QVERIFY(driver_->session().line().record() == game);
        QVERIFY(!driver_->shows("With the real cards · "));
    }

    void branchesComeBackAfterReopening()
    {
        openCoins(4);
        playReal();
        const std::vector<Branch> before = driver_->session().line().branches();
        emit driver_->window().lobby()->finishedWanted(id_);
        UNTIL(driver_->session().line().shown() < 0);
        test::settle(driver_->window());
        QVERIFY(driver_->session().line().branches() == before);
        QVERIFY(driver_->part<BranchTrack>()->isVisible());
        emit driver_->part<BranchTrack>()->wanted(0, driver_->session().line().branches()[0].step + 2);
        QCOMPARE(driver_->session().line().shown(), 0);
        QCOMPARE(driver_->session().line().cursor(), choice_ + 2);
    }

    void dealsOfBothActionsStandSideBySide()
    {
        openCoins(5);
        chooseOther();
        QVERIFY(driver_->press("Dealt again"));
        QVERIFY(driver_->shows("What you could not see, dealt again · "));
        UNTIL(!whatIf()->text().isRunning);
        QVERIFY(driver_->shows("What you could not see, dealt again · "));
        QCOMPARE(kept().front().outcomes.size(), 200U);
        QCOMPARE(whatIf()->text().values.size(), 1U);
        QCOMPARE(whatIf()->text().values.front().rows.size(), 2U); // both actions
        int other = 0, played = 0;
        for (const OutcomeBar& bar : whatIf()->text().bars) {
            other += bar.other;
            played += bar.played;
        }
        QCOMPARE(other, 200);
        QCOMPARE(played, 200);
        // The table stays at the decision, and moving on puts the figures away.
        QCOMPARE(driver_->session().line().cursor(), choice_);
        QCOMPARE(driver_->session().line().shown(), -1);
        goTo(choice_ + 1);
        QVERIFY(!driver_->shows("What you could not see, dealt again · "));
        QVERIFY(whatIf()->text().values.empty());
    }

    void aBranchIsRenamedComparedAndDeleted()
    {
        openCoins(6);
        playReal();
        QVERIFY(driver_->press("Rename"));
        auto* field = driver_->part<QLineEdit>();
        QVERIFY(field);
        field->setText("My idea");
        QTest::keyClick(field, Qt::Key_Return);
        test::settle(driver_->window());
        QCOMPARE(kept().front().name, std::string("My idea"));
        QVERIFY(driver_->shows("My idea"));
        QVERIFY(driver_->press("Compare"));
        QVERIFY(driver_->shows("What happened"));
        // A small table of each, from the step on at which they part; another step moves both.
        auto* sheet = driver_->part<CompareSheet>();
        QVERIFY(sheet);
        QVERIFY(driver_->shows(QString("Step %1 of ").arg(choice_ + 1)));
        QCOMPARE(std::ranges::count_if(sheet->findChildren<QLabel*>(),
                                       [](const QLabel* label) { return !label->pixmap().isNull(); }),
                 2);
        QVERIFY(sheet->findChild<ReviewCurve*>());
        emit sheet->findChild<ReviewCurve*>()->wanted(choice_ + 2);
        QVERIFY(driver_->shows(QString("Step %1 of ").arg(choice_ + 2)));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(driver_->press("Delete"));
        QCOMPARE(driver_->session().line().shown(), -1);
        QVERIFY(kept().empty());
        QVERIFY(!driver_->part<BranchTrack>()->isVisible());
    }

    /// Against the height at 1280 x 800 while a game is played.
    void theTableKeepsMostOfItsHeight()
    {
        emit driver_->window().lobby()->playWanted("coins");
        UNTIL(driver_->window().table() && !driver_->session().line().isOver());
        test::settle(driver_->window());
        const int usual = driver_->part<Stage>()->height();
        openCoins(8);
        playReal();
        test::settle(driver_->window());
        QVERIFY2(4 * driver_->part<Stage>()->height() >= 3 * usual,
                 qPrintable(QString("%1 of %2").arg(driver_->part<Stage>()->height()).arg(usual)));
        key(Qt::Key_Escape);
        chooseOther();
        test::settle(driver_->window());
        QVERIFY2(4 * driver_->part<Stage>()->height() >= 3 * usual,
                 qPrintable(QString("%1 of %2").arg(driver_->part<Stage>()->height()).arg(usual)));
    }

    /// One line says who plays on where deals and analysis do not agree.
    void aContradictionWithTheAnalysisIsExplained()
    {
        openCoins(9);
        goTo(choice_);
        Appraisal appraisal;
        const std::string played = driver_->session().line().record().steps[static_cast<std::size_t>(choice_)].text;
        double share = 1; // the other actions lead by far, or trail by far
        whatIf()->setAppraisals([&](int, Seat) {
            appraisal.choices.clear();
            for (const std::string& action : driver_->session().line().match().legal(0))
                appraisal.choices.push_back({action, {action == played ? 1 - share : share, 0.01}, {}, 0, {}});
            return &appraisal;
        });
        chooseOther();
        QVERIFY(driver_->press("Dealt again"));
        UNTIL(!whatIf()->text().isRunning);
        const bool isAhead = whatIf()->text().contrast.contains("+100.0 points");
        QVERIFY(isAhead);
        QVERIFY(whatIf()->text().contrast.contains("Club"));
        whatIf()->setAppraisals([](int, Seat) { return nullptr; });
        whatIf()->follow();
        QVERIFY(whatIf()->text().contrast.isEmpty());
    }

    /// The choice is made with the hands closed, and the replay's keys are back after it.
    void choosingShowsWhatTheSeatSaw()
    {
        openGame(playedOut(newRecord("durak", {std::string(kPerson), "durak.random"}, 3)));
        goTo(choice_);
        QVERIFY(driver_->window().table()->position().open);
        key(Qt::Key_W);
        QVERIFY(!driver_->window().table()->position().open);
        QCOMPARE(driver_->window().table()->position().asked, 0);
        key(Qt::Key_Escape);
        QVERIFY(driver_->window().table()->position().open);
        QCOMPARE(driver_->window().table()->position().asked, -1);
        key(Qt::Key_Right);
        QCOMPARE(driver_->session().line().cursor(), choice_ + 1);
    }

    void whatWasPlayedIsNoOtherAction()
    {
        openCoins(7);
        goTo(choice_);
        key(Qt::Key_W);
        emit driver_->part<Stage>()->chosen(
            driver_->session().line().record().steps[static_cast<std::size_t>(choice_)].text);
        QVERIFY(whatIf()->text().action.isEmpty());
        QVERIFY(driver_->shows("That is what was played."));
    }

    void nobodyIsAskedWhereChanceDecides()
    {
        openGame(playedOut(newRecord("durak", {std::string(kPerson), "durak.random"}, 4)));
        goTo(0);
        key(Qt::Key_W);
        QVERIFY(!whatIf()->isChoosing());
        QVERIFY(driver_->shows("Nobody has a choice at this step."));
    }
};

PARLOUR_TEST(TestWhatIfPage)
#include "test_what_if_page.moc"
