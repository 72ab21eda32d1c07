// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays from the lobby to the result card and beyond, through the accessibility tree alone.
#include "app/window/play/table_bar.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QToolTip>

using namespace parlour;

class TestPlay : public QObject {
    Q_OBJECT

private:
    /// Plays until the game is over.
    static void playToTheEnd(test::Driver& driver)
    {
        const auto isAskedOrOver = [&] { return driver.session().asked() >= 0 || driver.session().line().isOver(); };
        while (!driver.session().line().isOver()) {
            UNTIL(isAskedOrOver());
            if (driver.session().asked() >= 0)
                QVERIFY2(driver.actOnce(), "nothing on the stage did what is legal");
        }
    }

private slots:
    void aWholeGameCanBePlayedByNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("durak") << "Durak";
        QTest::newRow("pazaak") << "Simple Pazaak";
        QTest::newRow("pazaak-full") << "Pazaak";
    }
    void aWholeGameCanBePlayedByNames()
    {
        QFETCH(QString, name);
        test::Driver driver;
        QVERIFY(driver.press("Play " + name));
        QVERIFY(name != "Pazaak" || driver.press("Free play"));
        QVERIFY(driver.session().line().hasPerson());
        playToTheEnd(driver);
        QTRY_VERIFY(driver.shows("Game over. "));
        const std::uint64_t seed = driver.session().line().record().seed;

        QVERIFY(driver.press("Share"));
        QVERIFY(driver.press("Copy"));
        QVERIFY(QApplication::clipboard()->text().contains(name));

        QVERIFY(driver.press("Rematch"));
        QTRY_VERIFY(driver.session().line().record().seed != seed);
        QVERIFY(!driver.session().line().isOver());
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(!driver.window().table());
        // The finished game is listed, and the rematch can be continued.
        QTRY_VERIFY(driver.shows("Replay " + name + ", You, "));
        QTRY_VERIFY(driver.shows("Go on with " + name));
    }

    void aGameContinuesAfterARestart()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Durak"));
        for (int i = 0; i < 3; ++i) {
            QTRY_VERIFY(driver.session().asked() >= 0);
            QVERIFY(driver.actOnce());
        }
        QTRY_VERIFY(driver.session().asked() >= 0);
        const Record before = driver.session().line().record();
        driver.open();
        QTRY_VERIFY(driver.shows("Go on with Durak"));
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Go on with Durak, You, "); }));
        QCOMPARE(driver.session().line().record().steps, before.steps);
        QCOMPARE(driver.session().line().record().seed, before.seed);
    }

    void undoSaysWhyItIsGrey()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        auto* undo = driver.part<TableBar>()->undo;
        const QString why = "There is no decision of yours to take back yet.";
        QCOMPARE(undo->toolTip(), why); // hovering
        QCOMPARE(undo->accessibleDescription(), why);
        undo->setFocus(Qt::TabFocusReason);
        QCOMPARE(QToolTip::text(), why);
        QToolTip::hideText();
        QTest::mousePress(undo, Qt::LeftButton); // as a finger does that stays
        QCOMPARE(QToolTip::text(), why);
        QTest::mouseRelease(undo, Qt::LeftButton);
        QVERIFY(driver.actOnce());
        QTRY_VERIFY(undo->refusal().isEmpty());
    }

    void discardingNeedsConfirmation()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Simple Pazaak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QTest::keyClick(driver.window().table(), Qt::Key_Escape);
        QTRY_VERIFY(driver.shows("Go on with Simple Pazaak"));
        const auto discard = [](const QString& name) { return name.startsWith("Discard the game of Simple Pazaak"); };
        QTRY_VERIFY(driver.find(discard));
        const QString button = driver.find(discard)->text(QAccessible::Name);
        QVERIFY(driver.press(button));
        QTRY_COMPARE(QApplication::focusWidget()->property("text").toString(), "Keep"); // the default answer keeps the game
        QVERIFY(driver.press("Keep"));
        QTRY_VERIFY(driver.shows("Go on with Simple Pazaak"));
        QVERIFY(driver.press(button));
        QVERIFY(driver.press("Discard"));
        QTRY_VERIFY(!driver.shows("Go on with Simple Pazaak"));
    }

    void undoRestoresTheDecisionAndHintsEndWithIt()
    {
        test::Driver driver;
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.undoOverReveals = Preferences::Undo::Always;
        driver.window().library().settings().setPreferences(preferences);
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        const int length = driver.session().line().length();
        QVERIFY(driver.actOnce());
        QTRY_VERIFY(driver.session().asked() >= 0);
        QTest::keyClick(driver.window().table(), Qt::Key_U);
        QCOMPARE(driver.session().line().length(), length);

        // Forced moves have no hint.
        const auto isForced = [&] { return driver.session().line().match().question(driver.session().asked()).isForced; };
        while (isForced()) {
            QVERIFY(driver.actOnce());
            QTRY_VERIFY(driver.session().asked() >= 0);
        }
        QVERIFY(driver.press("Side panel"));
        QVERIFY(!driver.shows("What matters here"));
        QTest::keyClick(driver.window().table(), Qt::Key_H);
        QTRY_VERIFY(driver.shows("What matters here"));
        QTest::keyClick(driver.window().table(), Qt::Key_H);
        QTRY_VERIFY(driver.shows(", best"));
        // The hint ends with the decision.
        QVERIFY(driver.actOnce());
        QTRY_VERIFY(driver.session().asked() >= 0);
        QTRY_VERIFY(!driver.shows(", best"));
    }

    void evaluationsOfOthersAreHiddenWhilePlaying()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(driver.actOnce());
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(driver.press("Side panel"));
        QVERIFY(driver.press("Thinking"));
        // A decision of the bot stays hidden until the game is over.
        QVERIFY(!driver.shows(" thinks"));
        QVERIFY(!driver.shows("All hands open"));
    }

    void aGameStartsWithTheSheetsRulesAndSeats()
    {
        test::Driver driver;
        QVERIFY(driver.press("New game of Durak"));
        QVERIFY(driver.press("Players: 4"));
        QTRY_VERIFY(driver.shows("Seat 4: "));
        // 24 cards are enough for four players, so five are refused.
        QVERIFY(driver.press("Deck: 24"));
        QVERIFY(driver.press("Players: 5"));
        QVERIFY(!driver.shows("Seat 5: "));
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Seat 2: "); }));
        QVERIFY(driver.press("Random"));
        QTRY_VERIFY(driver.shows("Seat 2: Random"));
        QVERIFY(driver.press("Play"));
        QTRY_VERIFY(driver.window().table());
        const Record& record = driver.session().line().record();
        QCOMPARE(record.rules.at("players"), "4");
        QCOMPARE(record.rules.at("deck"), "24");
        QCOMPARE(record.seats.size(), 4U);
        QCOMPARE(record.seats[0], "you");
        QCOMPARE(record.seats[1], "durak.random");
        // The setup is remembered.
        QVERIFY(driver.press("Back to the lobby"));
        QVERIFY(driver.press("Play Durak"));
        QCOMPARE(driver.session().line().record().seats.size(), 4U);
    }
};

PARLOUR_TEST(TestPlay)
#include "test_play.moc"
