// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The sheet of settings: its groups and its search, by keys and accessible names.
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

using namespace parlour;

class TestSettings : public QObject {
    Q_OBJECT

private:
    static void type(const char* text) { QTest::keyClicks(QApplication::focusWidget(), text); }

private slots:
    void aGamesSettingsStandOnlyAtItsTable()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        for (const char* group : {"Look", "Sound", "Play", "Help"})
            QVERIFY2(driver.find(group), group);
        QVERIFY(!driver.shows("Training wheels"));
        QVERIFY(!driver.shows("Roll the dice yourself"));
        QVERIFY(driver.press("Close"));
        QVERIFY(driver.press("Play Durak"));
        QVERIFY(driver.choose("Menu", "Settings"));
        QVERIFY(driver.shows("Training wheels"));
        QVERIFY(driver.shows("Pass when you hold nothing to throw in"));
        QVERIFY(!driver.shows("Roll the dice yourself"));
        QVERIFY(!driver.shows("End the turn after a bust"));
    }

    /// Also those of games that are not played now.
    void typedWordsFilterTheRows()
    {
        test::Driver driver;
        QVERIFY(driver.press("Settings"));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), "Search the settings");
        type("TURN bust");
        QVERIFY(driver.shows("End the turn after a bust"));
        QVERIFY(driver.find("Simple Pazaak"));
        for (const char* gone : {"Language", "Reduced motion", "Tutor", "Training wheels"})
            QVERIFY2(!driver.shows(gone), gone);
        type("x");
        QVERIFY(driver.shows("No setting fits."));
        QVERIFY(!driver.shows("End the turn after a bust"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
        QVERIFY(driver.shows("Language"));
        QVERIFY(!driver.shows("No setting fits."));
        QVERIFY(!driver.shows("End the turn after a bust"));
    }
};

PARLOUR_TEST(TestSettings)
#include "test_settings.moc"
