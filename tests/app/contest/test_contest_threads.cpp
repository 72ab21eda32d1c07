// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Any number of threads plays the same contest: run under the thread sanitizer.
#include "tests/app/contest/contest_folder.h"
#include "tests/suite.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace parlour;
using test::plan;

class TestContestThreads : public QObject, private test::ContestFolder {
    Q_OBJECT

private slots:
    void threadsChangeNothing_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<int>("matches");
        QTest::newRow("round robin") << "pazaak-league" << 301;
        QTest::newRow("cup") << "pazaak-cup" << 50;
        QTest::newRow("tables by lot") << "coup-million" << 200;
        QTest::newRow("everybody at the table") << "yahtzee-1000" << 61;
        QTest::newRow("four at a table") << "durak-table" << 30;
        QTest::newRow("memories") << "coins-league" << 10;
    }

    void threadsChangeNothing()
    {
        QFETCH(QString, preset);
        QFETCH(int, matches);
        const ContestPlan what = plan(preset.toLatin1().constData(), matches);
        const QByteArray one = played(what, 1);
        QVERIFY(QJsonDocument::fromJson(one).object()["finished"].toBool());
        QCOMPARE(played(what, 2), one);
        QCOMPARE(played(what, 3), one);
        ContestPlan other = what;
        ++other.seed;
        QVERIFY(played(other, 2) != one);
    }
};

PARLOUR_TEST(TestContestThreads)
#include "test_contest_threads.moc"
