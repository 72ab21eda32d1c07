// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reader of finished games checks the whole history, and tells of damage.
#include "app/statistics/history_reader.h"
#include "tests/app/files.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace parlour;
using test::newRecord;
using test::playedOut;

class TestHistoryReader : public QObject {
    Q_OBJECT

private slots:
    /// Damage that opening and listing do not meet.
    void theCheckTellsOfDamage()
    {
        constexpr int kGames = 20, kPage = 4096;
        const QTemporaryDir folder;
        const QString path = folder.filePath("history.db");
        {
            History history(path);
            const Record record = playedOut(newRecord("pazaak", {"you", "pazaak.bold"}, 1));
            for (int i = 0; i < kGames; ++i)
                QVERIFY(history.add({record, QString(120'000, QChar('a' + i)), {}}));
        }
        QByteArray bytes = test::get(path);
        QVERIFY(bytes.size() > 2'000'000);
        bytes.replace(bytes.size() / 2 / kPage * kPage, kPage, QByteArray(kPage, '\0'));
        test::put(path, bytes);
        HistoryReader reader(
            path, [](const Record&) { return GameSummary(); }, Resources());
        QSignalSpy failed(&reader, &HistoryReader::failed);
        QSignalSpy listed(&reader, &HistoryReader::listed);
        reader.check();
        reader.read();
        QVERIFY(listed.wait());
        QCOMPARE(failed.size(), 1);
        QVERIFY2(failed[0][0].toString().startsWith("19 of 20 games"), qPrintable(failed[0][0].toString()));
        QCOMPARE(listed[0][0].value<std::vector<PastGame>>().size(), std::size_t{19});
        QCOMPARE(test::get(path + ".set-aside-1"), bytes);
    }

    void asidesAreOfferedAndCounted()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("history.db");
        QVERIFY(History(path + ".set-aside-2").add({playedOut(newRecord("pazaak", {"you", "pazaak.bold"}, 1)), {}, {}}));
        test::put(path + ".set-aside-5", "no history");
        HistoryReader reader(
            path, [](const Record&) { return GameSummary(); }, Resources());
        QSignalSpy offered(&reader, &HistoryReader::setAside);
        QSignalSpy recovered(&reader, &HistoryReader::recovered);
        QSignalSpy listed(&reader, &HistoryReader::listed);
        reader.read();
        QVERIFY(offered.wait());
        QCOMPARE(offered[0][0].toInt(), 2);
        reader.recover();
        reader.read();
        QVERIFY(offered.wait());
        QCOMPARE(offered[1][0].toInt(), 0);
        const auto games = recovered[0][0].value<History::Recovered>().games;
        QCOMPARE(games.saved, 1);
        QCOMPARE(games.found, 1);
        QCOMPARE(listed[1][0].value<std::vector<PastGame>>().size(), std::size_t{1});
    }
};

PARLOUR_TEST(TestHistoryReader)
#include "test_history_reader.moc"
