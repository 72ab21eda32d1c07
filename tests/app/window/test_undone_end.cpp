// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game whose end is undone counts once, as it ended first.
#include "app/window/play/result/offer_line.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

using namespace parlour;

class TestUndoneEnd : public QObject {
    Q_OBJECT

private slots:
    void aGameThatEndsAgainIsOneEntry()
    {
        test::Driver driver;
        Library& library = driver.window().library();
        library.settings().change([](Preferences& all) { all.undoOverReveals = Preferences::Undo::Always; });
        Record record = test::playedOut(test::newRecord("pazaak", {"you", "pazaak.bold"}, 1));
        while (record.steps.back().who != 0)
            record.steps.pop_back();
        record.steps.pop_back();
        record.result.reset();
        QVERIFY(writeGameFile(library.saved().pathOf("one"), {record, {}, {}}));
        emit driver.part<LobbyPage>()->goOnWanted("one");
        const auto playOn = [&] {
            return test::comesTrue([&] { return driver.session().line().isOver() || (driver.actOnce(), false); });
        };
        QVERIFY(playOn());
        const auto first = library.history().recent(5);
        QCOMPARE(first.size(), 1U);
        for (int again = 0; again < 2; ++again) {
            QTest::keyClick(driver.window().table(), Qt::Key_U);
            QVERIFY(test::comesTrue([&] { return !driver.session().line().isOver(); }));
            QVERIFY(driver.shows("The game counts as it ended."));
            QVERIFY(playOn());
        }
        emit driver.window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver.window().table(); }));
        driver.open(); // again
        const auto kept = driver.window().library().history().recent(5);
        QCOMPARE(kept.size(), 1U);
        QCOMPARE(kept.front().result, first.front().result);
        QVERIFY(driver.window().library().saved().list().empty() && driver.window().library().saved().finished().empty());
    }
};

PARLOUR_TEST(TestUndoneEnd)
#include "test_undone_end.moc"
