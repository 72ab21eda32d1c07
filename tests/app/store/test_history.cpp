// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The history keeps finished games, never blocks a frame, and is never lost: an unusable database is set aside.
#include "app/store/database/history.h"
#include "tests/app/files.h"
#include "tests/app/other_connection.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTimeZone>

#include <functional>
#include <unistd.h>

using namespace parlour;
using test::get;
using test::newRecord;
using test::OtherConnection;
using test::playedOut;
using test::put;

namespace {

GameFile game(std::uint64_t seed)
{
    return {playedOut(newRecord("pazaak", {"you", "pazaak.bold"}, seed)), QStringLiteral("seed %1").arg(seed), {}};
}

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("data/history.db");
    }

    void keepsGamesAcrossStarts()
    {
        const GameFile first = game(1);
        const GameFile second = game(2);
        qint64 id = 0;
        {
            History history(path_);
            QVERIFY2(history.notice().isEmpty(), qPrintable(history.notice()));
            QVERIFY(history.recent(10).empty());
            QVERIFY(history.add(first));
            id = *history.add(second);
        }
        const History history(path_);
        QVERIFY(history.notice().isEmpty());
        const auto recent = history.recent(10);
        QCOMPARE(recent.size(), 2U);
        QCOMPARE(recent[0].id, id);
        QCOMPARE(recent[0].game, QString("pazaak"));
        QCOMPARE(recent[0].seats, second.record.seats);
        QCOMPARE(recent[0].result, *second.record.result);
        QCOMPARE(recent[0].steps, static_cast<int>(second.record.steps.size()));
        QVERIFY(qAbs(recent[0].finishedAt.secsTo(QDateTime::currentDateTime())) < 60);
        QVERIFY(*history.load(id) == second);
        QCOMPARE(history.recent(1).size(), 1U);
        QVERIFY(!history.load(99));
    }

    void gamesAreDeletedWithTheirReviews()
    {
        History history(path_);
        std::vector<qint64> ids;
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            ids.push_back(*history.add(game(seed)));
            QVERIFY(history.keepReview({ids.back(), 0, 1, "[]", "x"}));
        }
        QCOMPARE(history.remove({ids[0], ids[2], 999}), 2);
        QCOMPARE(history.recent(10).size(), 1U);
        QVERIFY(history.load(ids[1]));
        QVERIFY(!history.load(ids[0]));
        QCOMPARE(history.reviewFigures().size(), 1U);
        QCOMPARE(history.remove({}), 0);
        QVERIFY(*history.add(game(3)) > ids[2]); // restored, under a new id
    }

    void deletingFailsWhileAnotherProgramWrites()
    {
        History history(path_);
        const qint64 first = *history.add(game(1));
        const qint64 second = *history.add(game(2));
        {
            OtherConnection other(path_);
            QVERIFY(other.run("BEGIN IMMEDIATE"));
            QVERIFY(!history.remove({first, second}));
            QVERIFY(history.isHeld());
            QVERIFY(other.run("ROLLBACK"));
        }
        QCOMPARE(history.recent(10).size(), 2U);
        QCOMPARE(history.remove({first, second}), 2);
    }

    /// All or none: an error in the middle rolls back the earlier deletions.
    void aRefusedDeletionChangesNothing()
    {
        qint64 first = 0, second = 0;
        {
            History history(path_);
            first = *history.add(game(1));
            second = *history.add(game(2));
        }
        {
            OtherConnection other(path_);
            QVERIFY(other.run(QString("CREATE TRIGGER guard BEFORE DELETE ON games WHEN old.id = %1 "
                                      "BEGIN SELECT raise(ABORT, 'disk full'); END")
                                  .arg(second)));
        }
        History history(path_);
        const auto removed = history.remove({first, second});
        QVERIFY(!removed);
        QVERIFY(removed.error().english().find("disk full") != std::string::npos);
        QCOMPARE(history.recent(10).size(), 2U);
        QCOMPARE(history.remove({first}), 1); // the history still works
    }

    void theSameFileIsKeptOnce()
    {
        History history(path_);
        GameFile file = game(1);
        file.savedAt = "2026-01-31T18:00:00Z";
        const qint64 id = *history.add(file);
        QVERIFY(*history.add(game(2)) != id);
        QCOMPARE(*history.add(file), id);
        QCOMPARE(history.recent(10).size(), 2U);
        QCOMPARE(history.recent(10)[1].finishedAt, QDateTime({2026, 1, 31}, {18, 0}, QTimeZone::utc()));
        file.savedAt = "2026-01-31T18:00:01Z"; // played again
        QVERIFY(*history.add(file) != id);
    }

    void notesMayChange()
    {
        History history(path_);
        GameFile file = game(1);
        const qint64 id = *history.add(file);
        QVERIFY(history.setNotes(id, "better"));
        file.notes = "better";
        QVERIFY(*history.load(id) == file);
        QVERIFY(!history.setNotes(id + 1, "none"));
    }

    void listsOneGameOrAll()
    {
        History history(path_);
        QVERIFY(history.add(game(1)));
        QVERIFY(history.add({playedOut(newRecord("durak", {"durak.greedy", "durak.random"}, 1)), {}, {}}));
        QCOMPARE(history.recent(10).size(), 2U);
        QCOMPARE(history.recent(10, "durak").size(), 1U);
        QCOMPARE(history.recent(10, "durak")[0].game, QString("durak"));
        QVERIFY(history.recent(10, "bridge").empty());
    }

    void listingALongHistoryReadsLittle()
    {
        {
            const History history(path_);
        }
        {
            OtherConnection other(path_);
            QVERIFY(other.run("INSERT INTO games (finished_at, game, seats, result, steps, digest, file) "
                              "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
                              "SELECT '2026-01-31T18:00:00Z', 'durak', '[]', '[]', 80, i, randomblob(1600) FROM n"));
        }
        QVERIFY(QFileInfo(path_).size() > 30'000'000);
        const qint64 before = test::traffic().read;
        const History history(path_);
        QCOMPARE(history.recent(6).size(), 6U);
        const qint64 bytes = test::traffic().read - before;
        QVERIFY2(bytes < 300'000, qPrintable(QString("%1 bytes read").arg(bytes)));
    }

    void aDamagedDatabaseIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("text") << QByteArray("this is not a database, and it is long enough to be read as one");
        QTest::newRow("zeros") << QByteArray(100'000, '\1');
        QTest::newRow("half") << QByteArray("SQLite format 3\0\x10\0", 18);
    }
    void aDamagedDatabaseIsSetAside()
    {
        QFETCH(QByteArray, content);
        QDir().mkpath(QFileInfo(path_).path());
        put(path_, content);
        History history(path_);
        QVERIFY(history.notice().contains(path_));
        QCOMPARE(get(path_ + ".set-aside-1"), content);
        QVERIFY(history.add(game(1)));
        QCOMPARE(history.recent(5).size(), 1U);
    }

    void damageInTheMiddleIsNoticed()
    {
        {
            History history(path_);
            for (std::uint64_t seed = 0; seed < 50; ++seed)
                QVERIFY(history.add(game(seed)));
        }
        QByteArray bytes = get(path_);
        for (qsizetype at = 4096; at < bytes.size(); ++at)
            bytes[at] = 'x';
        put(path_, bytes);
        History history(path_);
        QVERIFY(!history.notice().isEmpty());
        QVERIFY(history.add(game(1)));
        QCOMPARE(get(path_ + ".set-aside-1"), bytes);
    }

    /// A list that stops at a damaged page is an error, never a shorter list. The check saves what can be read.
    void gamesAroundADamagedPageAreSaved()
    {
        constexpr int kGames = 300, kPage = 4096;
        {
            History history(path_);
            for (std::uint64_t seed = 0; seed < kGames; ++seed)
                QVERIFY(history.add(game(seed)));
        }
        History history(path_);
        History other(path_);
        QByteArray damaged = get(path_);
        qsizetype at = damaged.size() / 2 / kPage * kPage;
        while (damaged[at] != '\x0d') // a leaf of the table
            at += kPage;
        damaged.replace(at, kPage, QByteArray(kPage, '\0'));
        QFile file(path_);
        QVERIFY(file.open(QFile::ReadWrite) && file.seek(at) && file.write(QByteArray(kPage, '\0')) == kPage);
        file.close();
        QVERIFY(!history.list(2 * kGames));
        QVERIFY(history.recent(2 * kGames).empty());
        history.check();
        const auto saved = history.list(2 * kGames);
        QVERIFY(saved && saved->size() > kGames - 20 && saved->size() < kGames);
        for (const HistoryEntry& entry : *saved)
            QVERIFY(*history.load(entry.id) == game(static_cast<std::uint64_t>(entry.id - 1)));
        const QString counts = QString("%1 of 300 games").arg(saved->size());
        QVERIFY2(history.notice().startsWith(counts), qPrintable(history.notice()));
        QCOMPARE(get(path_ + ".set-aside-1"), damaged);
        QCOMPARE(other.recent(2 * kGames).size(), saved->size()); // opens the new file, too
        other.check();
        QVERIFY(!QFile::exists(path_ + ".set-aside-2"));
        QVERIFY(history.asides().isEmpty()); // already recovered
    }

    /// A history that was set aside by an older version is offered once. Games are saved under free ids, and all are
    /// counted.
    void anOlderAsideIsRecoveredOnce()
    {
        const QString aside = path_ + ".set-aside-1";
        {
            History old(aside);
            for (const std::uint64_t seed : {1U, 2U, 3U})
                QVERIFY(old.add(game(seed)));
        }
        {
            OtherConnection other(aside);
            QVERIFY(other.run("UPDATE games SET file = 'x' WHERE id = 3"));
        }
        const GameFile known = *History(aside).load(2);
        const QByteArray bytes = get(aside);
        History history(path_);
        QVERIFY(history.add(game(9)));
        QVERIFY(history.add(known));
        QCOMPARE(history.asides(), QStringList{aside});
        const History::Count games = history.recover(aside).games;
        QCOMPARE(games.saved, 1);
        QCOMPARE(games.known, 1);
        QCOMPARE(games.found, 3);
        QCOMPARE(history.recent(10).size(), 3U);
        QVERIFY(*history.load(history.recent(1).front().id) == game(1));
        QVERIFY(history.asides().isEmpty());
        QCOMPARE(get(aside), bytes);
    }

    /// PARLOUR_DAMAGES changed bytes, 100 if unset, spread evenly over the file.
    void eachChangedPageIsSurvived()
    {
        const qsizetype damages = std::max(100, qEnvironmentVariableIntValue("PARLOUR_DAMAGES"));
        {
            History history(path_);
            for (std::uint64_t seed = 0; seed < 20; ++seed)
                QVERIFY(history.add(game(seed)));
        }
        const QByteArray bytes = get(path_);
        for (qsizetype i = 0; i < damages; ++i) {
            const qsizetype at = i * bytes.size() / damages;
            QByteArray damaged = bytes;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
            QFile::remove(path_ + "-wal");
            QFile::remove(path_ + "-shm");
            put(path_, damaged);
            History history(path_);
            const auto added = history.add(game(99)); // the quick check does not notice every wrong index
            QVERIFY(added || !added.error().english().empty());
            for (const HistoryEntry& entry : history.recent(100)) {
                const auto file = history.load(entry.id); // an error or a game, never a crash
                QVERIFY(file || !file.error().english().empty());
            }
        }
    }

    void aNewerDatabaseIsLeftAlone()
    {
        {
            History history(path_);
            QVERIFY(history.add(game(1)));
        }
        {
            OtherConnection other(path_);
            QVERIFY(other.run("PRAGMA user_version = 2"));
        }
        History history(path_);
        QVERIFY(history.notice().contains("newer"));
        QVERIFY(!QFile::exists(path_ + ".set-aside-1"));
        QVERIFY(history.recent(5).empty());
        QVERIFY(!history.add(game(2)));
    }

    /// A closing window or a backup holds the database: neither blocks, and nothing is set aside.
    void aBusyDatabaseIsWaitedFor()
    {
        {
            History history(path_);
            QVERIFY(history.add(game(1)));
        }
        std::optional<OtherConnection> other(path_);
        QVERIFY(other->run("PRAGMA locking_mode = EXCLUSIVE"));
        QVERIFY(other->run("BEGIN EXCLUSIVE"));
        History history(path_);
        QVERIFY(history.isHeld());
        QVERIFY2(history.notice().isEmpty(), qPrintable(history.notice()));
        QVERIFY(history.recent(5).empty());
        QVERIFY(!history.add(game(2)));
        other.reset();
        QVERIFY(history.add(game(2)));
        QVERIFY(!history.isHeld());
        QCOMPARE(history.recent(5).size(), 2U);
        QVERIFY(!QFile::exists(path_ + ".set-aside-1"));
    }

    void addingFailsWhileAnotherProgramWrites()
    {
        History history(path_);
        OtherConnection other(path_);
        QVERIFY(other.run("BEGIN IMMEDIATE"));
        QVERIFY(!history.add(game(1)));
        QVERIFY(history.isHeld());
        QVERIFY(history.recent(5).empty()); // reading still works
        QVERIFY(!history.isHeld());
        QVERIFY(other.run("ROLLBACK"));
        QVERIFY(history.add(game(1)));
    }

    void twoProgramsShareIt()
    {
        History one(path_);
        History two(path_);
        QVERIFY(two.notice().isEmpty());
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            QVERIFY(one.add(game(seed)));
            QVERIFY(two.add(game(100 + seed)));
        }
        QCOMPARE(one.recent(100).size(), 20U);
    }

    void worksWithoutHistoryWhereNothingCanBeWritten()
    {
        for (const QString& path : {QString("/dev/null/history.db"), QString("/proc/history.db")}) {
            History history(path);
            QVERIFY2(history.notice().contains("no history"), qPrintable(history.notice()));
            QVERIFY(!history.add(game(1)));
            QVERIFY(history.recent(5).empty());
            QVERIFY(!history.load(1));
        }
    }

    void aFolderInTheWayIsSetAside()
    {
        QDir().mkpath(path_);
        History history(path_);
        QVERIFY(QFileInfo(path_ + ".set-aside-1").isDir());
        QVERIFY(history.add(game(1)));
    }

    void worksWithoutHistoryInAFolderThatIsReadOnly()
    {
        QDir().mkpath(QFileInfo(path_).path());
        put(path_, "not a database that anybody could open, and it cannot be renamed");
        whileReadOnly([this] {
            History history(path_);
            QVERIFY2(history.notice().contains("no history"), qPrintable(history.notice()));
            QVERIFY(!history.add(game(1)));
        });
    }

    /// With a closed history, and with one that a killed program left with its log.
    void aHistoryThatCannotBeWrittenIsRead_data()
    {
        QTest::addColumn<bool>("hasLog");
        QTest::newRow("closed") << false;
        QTest::newRow("with a log") << true;
    }
    void aHistoryThatCannotBeWrittenIsRead()
    {
        QFETCH(bool, hasLog);
        auto writer = std::make_unique<History>(path_);
        const auto id = writer->add(game(1));
        QVERIFY(id);
        if (!hasLog)
            writer.reset();
        whileReadOnly([&] {
            History history(path_);
            QVERIFY2(history.notice().contains("cannot be written"), qPrintable(history.notice()));
            QCOMPARE(history.recent(5).size(), 1U);
            QVERIFY(history.load(*id));
            const auto added = history.add(game(2));
            QVERIFY(!added && added.error().english().find("only be read") != std::string::npos);
            QVERIFY(!history.setNotes(*id, "x") && !history.remove({*id}));
            QCOMPARE(history.recent(5).size(), 1U);
        });
        QVERIFY(!QFile::exists(path_ + ".set-aside-1"));
    }

private:
    /// Runs `test` as somebody who can read the history and its folders but not write them.
    void whileReadOnly(const std::function<void()>& check) const
    {
        const QString folder = QFileInfo(path_).path();
        for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files))
            QFile::setPermissions(file.filePath(), QFile::Permissions(0x4444));
        for (const QString& each : {folder, folder_->path()})
            QFile::setPermissions(each, QFile::Permissions(0x5555));
        const bool isRoot = geteuid() == 0;
        QVERIFY(!isRoot || seteuid(65534) == 0);
        check();
        QVERIFY(!isRoot || seteuid(0) == 0);
        for (const QString& each : {folder_->path(), folder})
            QFile::setPermissions(each, QFile::Permissions(0x7777));
    }
};

PARLOUR_TEST(TestHistory)
#include "test_history.moc"
