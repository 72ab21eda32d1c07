// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The playing time of a game from given times, and a session that counts and saves it.
#include "app/session/play_clock.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

using namespace parlour;

class TestPlayClock : public QObject {
    Q_OBJECT

private slots:
    void breaksDoNotCount()
    {
        PlayClock clock;
        clock.step(5'000); // time before the first step does not count
        QCOMPARE(clock.seconds(), 0);
        clock.step(15'000);
        clock.step(16'500);
        QCOMPARE(clock.seconds(), 11);
        clock.step(16'500 + 3'600'000); // an hour's break
        QCOMPARE(clock.seconds(), 11 + 120);
        clock.step(0); // a clock that was set back
        QCOMPARE(clock.seconds(), 131);
    }

    void aResumedGameAddsToItsTime()
    {
        PlayClock clock;
        clock.start(840);
        clock.step(1'000'000);
        clock.step(1'060'000);
        QCOMPARE(clock.seconds(), 900);
    }

    void sessionsOfPersonsSaveTheirTime()
    {
        Session session(*findGame("pazaak"), test::newRecord("pazaak", {"you", "pazaak.kid"}, 1), false);
        QCOMPARE(session.saver().file().played, 0);
        session.saver().resume({.record = {}, .notes = {}, .savedAt = {}, .played = 77});
        QCOMPARE(session.saver().file().played, 77);
        QVERIFY(*fromJson(toJson(session.saver().file())) == session.saver().file());
        session.branch({"pazaak.kid", "pazaak.kid"});
        QCOMPARE(session.saver().file().played, 0); // a new game
    }
};

PARLOUR_TEST(TestPlayClock)
#include "test_play_clock.moc"
