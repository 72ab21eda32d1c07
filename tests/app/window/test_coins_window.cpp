// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Coins in the window: the field for the person's memory, the log of the present timeline, and no view of the past while
// people play.
#include "app/stage/stage.h"
#include "app/store/game_file.h"
#include "app/window/play/memo_field.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "engine/base/base64.h"
#include "tests/app/tables/coins_scenes.h"
#include "tests/app/window/accessible_hand.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace parlour;

class TestCoinsWindow : public QObject {
    Q_OBJECT

private:
    QTemporaryDir home_;
    std::unique_ptr<MainWindow> window_;

    const Session& session() const
    {
        const TablePage* table = window_->table();
        if (!table)
            qFatal("there is no table");
        return table->session();
    }
    Stage* stage() const { return window_->findChild<Stage*>(); }
    MemoField* field() const { return window_->findChild<MemoField*>(); }
    /// Waits until the person is asked in a round. Returns false on a timeout.
    bool waitForRound(int round) const
    {
        const QString track = QStringLiteral("Nothing: on to round %1").arg(round + 1);
        return test::comesTrue([&] {
            return window_->table() && session().asked() >= 0 && AccessibleHand(*window_).pressable().contains(track);
        });
    }
    void write(const QString& text) const
    {
        field()->setFocus();
        field()->selectAll();
        QTest::keyClicks(field(), text);
        stage()->setFocus();
    }
    void press(Qt::Key key) const { QTest::keyClick(stage(), key); }
    /// Chooses the round `rounds` back by arrow keys and pulls the red lever.
    void goBack(int rounds) const
    {
        QTest::keyClick(stage(), Qt::Key_Tab);
        for (int i = 0; i < 20 && !stage()->focusedPiece().startsWith(QLatin1String("round:")); ++i)
            QTest::keyClick(stage(), Qt::Key_Tab);
        for (int i = 0; i < rounds; ++i)
            press(Qt::Key_Left);
        press(Qt::Key_R);
    }
    QStringList log() const
    {
        QStringList lines;
        for (const QListWidget* list : window_->findChildren<QListWidget*>())
            for (int row = 0; row < list->count(); ++row)
                lines << list->item(row)->data(Qt::AccessibleTextRole).toString();
        return lines;
    }

private slots:
    void initTestCase() { qputenv("PARLOUR_HOME", home_.path().toUtf8()); }

    void init()
    {
        window_ = std::make_unique<MainWindow>(QStringLiteral("en"));
        window_->library().shareTables(test::resources());
        Preferences preferences;
        preferences.pace = 0;
        preferences.panelOpen = true;
        window_->library().settings().setPreferences(preferences);
        window_->resize(1280, 800);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        const RuleMap rules = *findGame("coins")->complete({{"rounds", "10"}});
        window_->start({"coins", rules, {"you", "coins.oldschool"}, 5});
        QVERIFY(waitForRound(1));
    }
    void cleanup() { window_.reset(); }

    void aJourneyTakesTheMemoryAlong()
    {
        QVERIFY(field()->isVisible());
        QCOMPARE(field()->accessibleName(), QStringLiteral("Your memory"));
        QVERIFY(!field()->accessibleDescription().isEmpty());
        write(QStringLiteral("one"));
        press(Qt::Key_G);
        QVERIFY(waitForRound(2));
        QCOMPARE(field()->toPlainText(), QStringLiteral("one")); // passed on to the next round
        press(Qt::Key_G);
        QVERIFY(waitForRound(3));
        write(QStringLiteral("three"));
        goBack(1);
        QVERIFY(waitForRound(2));
        QCOMPARE(field()->toPlainText(), QStringLiteral("three")); // taken along by the journey
        QStringList own;
        for (const Step& step : session().line().record().steps)
            if (step.who == 0)
                own << QString::fromStdString(step.text);
        // An unchanged memory is not written again.
        QCOMPARE(own,
                 (QStringList{QString::fromStdString("nothing [" + toBase64("one") + "]"), "nothing",
                              QString::fromStdString("travel 2 [" + toBase64("three") + "]")}));
    }

    void aDraftSurvivesTheOpponentsMove()
    {
        press(Qt::Key_G);
        QVERIFY(waitForRound(2));
        write(QStringLiteral("draft"));
        const auto answered = [&] { return !session().line().match().node().seats.has(1); };
        QVERIFY(test::comesTrue(answered));
        QCOMPARE(field()->toPlainText(), QStringLiteral("draft"));
    }

    void theMemoryIsLimitedTo4096Characters()
    {
        field()->setPlainText(QString(4096, QLatin1Char('x')));
        QCOMPARE(field()->toPlainText().size(), 4096);
        field()->setFocus();
        field()->moveCursor(QTextCursor::End);
        QTest::keyClicks(field(), QStringLiteral("y"));
        QCOMPARE(field()->toPlainText().size(), 4096);
        QVERIFY(!field()->toPlainText().contains(QLatin1Char('y')));
    }

    void escapeLeavesTheField()
    {
        field()->setFocus();
        QTest::keyClick(field(), Qt::Key_Escape);
        QVERIFY(stage()->hasFocus());
        QVERIFY(window_->table()); // Escape did not close the table
        QTest::keyClick(stage(), Qt::Key_Tab);
        for (int i = 0; i < 12 && !field()->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(field()->hasFocus());
    }

    void theLogShowsOnlyThePresentTimeline()
    {
        for (int round = 1; round < 5; ++round) {
            press(Qt::Key_G);
            QVERIFY(waitForRound(round + 1));
        }
        QCOMPARE(log().size(), 5);
        const QStringList before = log();
        goBack(2);
        QVERIFY(waitForRound(3));
        QCOMPARE(log().size(), 3);
        QCOMPARE(log().mid(0, 2), before.mid(0, 2));
        QVERIFY(log().back().contains(QStringLiteral("round 3")));
        AccessibleHand hand(*window_);
        for (const QString& name : hand.names())
            for (const char* trace : {"Round 4", "Round 5", "in round 4", "in round 5", "abandoned"})
                QVERIFY2(!name.contains(QLatin1String(trace)), qPrintable(name));
    }

    void thePastCannotBeViewedWhilePlaying()
    {
        press(Qt::Key_G);
        QVERIFY(waitForRound(2));
        const int cursor = session().line().cursor();
        auto* list = window_->findChild<QListWidget*>();
        emit list->itemActivated(list->item(0));
        QCOMPARE(session().line().cursor(), cursor);
        QTest::keyClick(window_->table(), Qt::Key_Home);
        QCOMPARE(session().line().cursor(), cursor);
    }

    /// In the longest game, both step by step and in jumps.
    void eachScrubIsOneChange()
    {
        const coins::Scene scene = coins::longScene(1300, 2);
        GameFile file;
        file.record = scene.record({"coins.oracle", "coins.analyzer"});
        const QString path = home_.filePath(QStringLiteral("long.parlour"));
        QVERIFY(writeGameFile(path, file));
        window_->openFile(path);
        QVERIFY(test::comesTrue([&] { return window_->table() && session().line().isOver(); }));
        auto& moved = const_cast<Session&>(session());
        moved.setPaused(true);
        const int steps = session().line().length();
        QVERIFY2(steps > 3000, qPrintable(QString::number(steps)));
        int moves = 0;
        connect(&moved, &Session::changed, this, [&](const Session::Change& change) { moves += change.isMove(); });
        const auto scrub = [&](auto next) {
            for (int i = 0; i < 120; ++i) {
                moved.goTo(next(i));
                QCoreApplication::processEvents(); // paints the step
                if (session().line().cursor() != next(i))
                    return false;
            }
            return true;
        };
        QVERIFY(scrub([&](int i) { return steps - 200 + i; }));
        QVERIFY(scrub([&](int i) { return (i * 7919) % steps; }));
        QCOMPARE(moves, 240);
    }

    void theFinishedGameShowsAllJourneys()
    {
        press(Qt::Key_G);
        QVERIFY(waitForRound(2));
        goBack(1);
        QVERIFY(waitForRound(1));
        for (int round = 1; round < 10; ++round) {
            press(Qt::Key_G);
            if (round < 9)
                QVERIFY(waitForRound(round + 1));
        }
        const auto isLast = [&] {
            return session().asked() >= 0
                && AccessibleHand(*window_).pressable().contains(QStringLiteral("Nothing: the match ends"));
        };
        QVERIFY(test::comesTrue(isLast));
        press(Qt::Key_G);
        QVERIFY(test::comesTrue([&] { return session().line().isOver(); }));
        QTRY_VERIFY(log().join(QLatin1Char('\n')).contains(QStringLiteral("go from round 2 back to 1")));
        QVERIFY(!field()->isVisible());
        QVERIFY(AccessibleHand(*window_).names().contains(QStringLiteral("You, 2 back to 1")));
        const_cast<Session&>(session()).goTo(0);
        QCOMPARE(session().line().cursor(), 0);
    }
};

PARLOUR_TEST(TestCoinsWindow)
#include "test_coins_window.moc"
