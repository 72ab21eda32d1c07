// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever can be read of a damaged history is kept in every table, and what is missing is told with numbers.
#include "app/store/database/exercise_table.h"
#include "app/store/database/history.h"
#include "app/store/database/purse.h"
#include "tests/app/files.h"
#include "tests/app/other_connection.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QTemporaryDir>

using namespace parlour;
using Reason = PurseEntry::Reason;

namespace {

constexpr int kPage = 4096;
constexpr int kGames = 60, kMatches = 60, kExercises = 150; // several pages each
constexpr int kEntries = 1 + 2 * kMatches;

Purse purseIn(History& history)
{
    return Purse(history, "game", {200, {"+1", "+2"}});
}

/// The numbers of rows that a history has.
struct Sizes {
    qsizetype games = 0, entries = 0, exercises = 0, reviews = 0;
};

/// A big-endian number in bytes.
qsizetype numberAt(const QByteArray& bytes, qsizetype at, int size)
{
    qsizetype value = 0;
    for (int i = 0; i < size; ++i)
        value = value * 256 + static_cast<unsigned char>(bytes[at + i]);
    return value;
}

} // namespace

class TestHistoryDamage : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    QByteArray whole_; ///< a history with rows in each table

    void fill()
    {
        History history(path_);
        const Record record = test::playedOut(test::newRecord("pazaak", {"you", "pazaak.bold"}, 1));
        std::vector<KeptExercise> exercises;
        for (int i = 0; i < kGames; ++i) {
            const auto id = history.add({record, QString::number(i), {}});
            QVERIFY(id && history.keepReview({*id, 0, 1, "[]", QByteArray(600, 'r')}));
        }
        for (int i = 0; i < kExercises; ++i)
            exercises.push_back({.game = "pazaak",
                                 .entry = i % 2 == 0 ? 1 + i % kGames : 0,
                                 .step = i,
                                 .position = QString(80, 'p'),
                                 .due = {}});
        QVERIFY(ExerciseTable(history).keep(exercises));
        Purse purse = purseIn(history);
        for (int i = 0; i < kMatches; ++i) {
            const QString match = QString("11111111-1111-4111-8111-%1").arg(i, 12);
            QVERIFY(purse.wager(match, "bot", 5, 1000) && purse.settle(match, i % 3 == 0 ? Reason::Lost : Reason::Won));
        }
    }

    /// The start of a leaf in the middle of a tree.
    qsizetype leafOf(const QString& name) const
    {
        qsizetype at = (test::OtherConnection(path_)
                            .value(QString("SELECT rootpage FROM sqlite_master WHERE name = '%1'").arg(name))
                            .toInt()
                        - 1)
            * kPage;
        while (whole_[at] == '\x05' || whole_[at] == '\x02') {
            const qsizetype middle = numberAt(whole_, at + 3, 2) / 2;
            const qsizetype cell = numberAt(whole_, at + 12 + 2 * middle, 2);
            at = (numberAt(whole_, at + cell, 4) - 1) * kPage;
        }
        return at;
    }

    static Sizes sizesOf(History& history)
    {
        const auto exercises = ExerciseTable(history).all();
        const auto account = purseIn(history).account();
        Sizes sizes{static_cast<qsizetype>(history.recent(1000).size()), 0, static_cast<qsizetype>(exercises->size()),
                    static_cast<qsizetype>(history.reviewFigures().size())};
        if (Purse::isBegun(history))
            sizes.entries = std::count_if(account->entries.begin(), account->entries.end(),
                                          [](const PurseEntry& each) { return each.reason != Reason::Corrected; });
        return sizes;
    }

private slots:
    void initTestCase()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("history.db");
        fill();
        whole_ = test::get(path_);
        QVERIFY(whole_.size() > 30 * kPage);
    }

    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->filePath("history.db");
        test::put(path_, whole_);
    }

    /// Rows of the page are lost, and no other: neither behind it nor of another table.
    void aDamagedPageCostsItsRowsOnly_data()
    {
        QTest::addColumn<QString>("told"); // the end of the sentence on what is missing; empty: nothing is
        QTest::newRow("games") << "of 60 games";
        QTest::newRow("purse") << "of 121 entries";
        QTest::newRow("exercises") << "of 150 positions";
        QTest::newRow("reviews") << "of 60 reviews";
        QTest::newRow("sqlite_autoindex_games_1") << "";
        QTest::newRow("sqlite_autoindex_purse_1") << "";
        QTest::newRow("sqlite_autoindex_exercises_1") << "";
        QTest::newRow("sqlite_autoindex_reviews_1") << "";
        QTest::newRow("sqlite_master") << "";
    }
    void aDamagedPageCostsItsRowsOnly()
    {
        QFETCH(QString, told);
        const QString table = QTest::currentDataTag();
        QByteArray damaged = whole_;
        damaged.replace(table == "sqlite_master" ? 0 : leafOf(table), kPage, QByteArray(kPage, '\0'));
        test::put(path_, damaged);
        History history(path_);
        history.check();
        const QString notice = history.notice();
        QVERIFY2(notice.contains(path_ + ".set-aside-1") && notice.contains(told), qPrintable(notice));
        if (table != "games") // whose exercises and reviews are lost with them
            QCOMPARE(notice.contains("keep") || notice.contains("are kept"), !told.isEmpty());
        QCOMPARE(test::get(path_ + ".set-aside-1"), damaged);
        const Sizes sizes = sizesOf(history);
        const auto isKept = [&](const char* name, qsizetype size, qsizetype whole) {
            return table == QLatin1String(name) ? size < whole && size > whole / 2 : size == whole;
        };
        QVERIFY(isKept("games", sizes.games, kGames));
        QVERIFY(isKept("purse", sizes.entries, kEntries));
        QVERIFY(table == "games" || isKept("exercises", sizes.exercises, kExercises));
        QVERIFY(table == "games" || isKept("reviews", sizes.reviews, kGames));
        QVERIFY(history.asides().isEmpty());
    }

    /// Looking at the purse before the check of the file does not begin a new purse.
    void theAccountKeepsEntriesBehindADamagedPage()
    {
        QByteArray damaged = whole_;
        damaged.replace(leafOf("purse"), kPage, QByteArray(kPage, '\0'));
        test::put(path_, damaged);
        History history(path_);
        const auto account = purseIn(history).account();
        QVERIFY(account && account->entries.size() > kEntries / 2);
        QVERIFY(account->notice.contains("entries") && account->notice.contains(path_ + ".set-aside-1"));
        const auto correction = std::find_if(account->entries.begin(), account->entries.end(),
                                             [](const PurseEntry& each) { return each.reason == Reason::Corrected; });
        QVERIFY(correction != account->entries.end() && correction->at.isValid());
        const auto kept = static_cast<int>(account->entries.size()) - 1;
        QCOMPARE(correction->missing, kEntries - kept);
        QVERIFY(account->credits >= 0);
        QVERIFY(purseIn(history).wager("new", "bot", 1, 10'000));
        QVERIFY(purseIn(history).account()->notice.isEmpty());
    }

    /// Entries that were told once are not told again.
    void aSecondDamageCountsItsOwnLosses()
    {
        test::put(path_, QByteArray(whole_).replace(leafOf("purse"), kPage, QByteArray(kPage, '\0')));
        qsizetype entries = 0;
        {
            History history(path_);
            history.check();
            entries = sizesOf(history).entries;
        }
        test::put(path_, test::get(path_).replace(0, kPage, QByteArray(kPage, '\0')));
        History history(path_);
        QVERIFY2(history.notice().contains(".set-aside-2") && !history.notice().contains("purse"),
                 qPrintable(history.notice()));
        QCOMPARE(sizesOf(history).entries, entries);
        const auto account = purseIn(history).account();
        QCOMPARE(std::count_if(account->entries.begin(), account->entries.end(),
                               [](const PurseEntry& each) { return each.reason == Reason::Corrected; }),
                 1);
    }

    /// The rows in the file before its end are kept, and all that is missing is counted where an index names it.
    void aHistoryThatIsCutShortKeepsWhatIsLeft()
    {
        constexpr int kLengths = 10;
        Sizes before;
        for (int i = 1; i <= kLengths; ++i) {
            init();
            const QByteArray cut = whole_.first(whole_.size() * i / (kLengths + 1) + 7);
            test::put(path_, cut);
            History history(path_);
            const QString notice = history.notice();
            QVERIFY2(notice.contains(path_ + ".set-aside-1"), qPrintable(notice));
            QCOMPARE(test::get(path_ + ".set-aside-1"), cut);
            const Sizes sizes = sizesOf(history);
            QVERIFY(sizes.games >= before.games && sizes.entries >= before.entries && sizes.exercises >= before.exercises);
            before = sizes;
        }
        QVERIFY(before.games > kGames * 3 / 4);
        QVERIFY(before.entries + before.exercises > (kEntries + kExercises) / 2);
    }

    /// A copy that was interrupted, or a damaged log, is as good as its pages.
    void gamesInTheLogAreKept()
    {
        {
            History history(path_);
            QVERIFY(history.add({test::playedOut(test::newRecord("pazaak", {"you", "pazaak.bold"}, 9)), "in the log", {}}));
            QVERIFY(QFile::copy(path_ + "-wal", folder_->filePath("log")));
        }
        test::put(path_, whole_.mid(0, whole_.size()).replace(0, 16, QByteArray(16, 'x')));
        test::put(path_ + "-wal", test::get(folder_->filePath("log")));
        History history(path_);
        QCOMPARE(history.recent(1000).size(), std::size_t{kGames + 1});
        QCOMPARE(history.load(history.recent(1).front().id)->notes, QString("in the log"));
    }

    /// A file of random bytes, or one whose pages point anywhere, is told and never read beyond its end.
    void garbageIsSurvived()
    {
        for (int i = 0; i < 30; ++i) {
            init();
            QByteArray damaged = whole_;
            auto rng = Rng::stream(7, Purpose::Player, static_cast<std::uint64_t>(i));
            for (int change = 0; change < 400; ++change)
                damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))] = static_cast<char>(rng.below(256));
            const QString aside = path_ + ".set-aside-1";
            test::put(aside, damaged);
            QFile::remove(path_);
            History history(path_);
            const History::Recovered all = history.recover(aside);
            QVERIFY(all.games.lost() >= 0 && all.entries.lost() >= 0 && all.exercises.lost() >= 0);
        }
    }

    /// Purses that were set aside within the file do not count as the purse.
    void anAlteredPurseStaysAsideInADamagedFile()
    {
        const int before = static_cast<int>(kEntries / 2);
        test::OtherConnection(path_).run(QString("UPDATE purse SET amount = 1000000 WHERE id = %1").arg(before + 1));
        {
            History history(path_);
            const auto account = purseIn(history).account();
            QVERIFY(account->notice.contains(QString("%1 of %2").arg(before).arg(kEntries)));
            QCOMPARE(account->entries.size(), static_cast<std::size_t>(before + 1));
            QCOMPARE(account->entries.back().reason, Reason::Corrected);
            QCOMPARE(account->entries.back().missing, kEntries - before);
            QVERIFY(purseIn(history).wager("new", "bot", 1, 10'000));
        }
        test::put(path_, test::get(path_).replace(leafOf("games"), kPage, QByteArray(kPage, '\0')));
        History history(path_);
        history.check();
        QVERIFY(history.notice().contains(".set-aside-1"));
        const auto account = purseIn(history).account();
        QCOMPARE(account->entries.size(), static_cast<std::size_t>(before + 2));
        QVERIFY(account->openWager("new"));
    }

    /// Exercises and reviews follow their games to other ids.
    void recoveredRowsFollowTheirGames()
    {
        const QString aside = path_ + ".set-aside-1";
        QVERIFY(QFile::rename(path_, aside));
        History history(path_);
        const Record record = test::playedOut(test::newRecord("pazaak", {"you", "pazaak.bold"}, 2));
        QVERIFY(history.add({record, "mine", {}}) == qint64{1});
        const History::Recovered all = history.recover(aside);
        QCOMPARE(all.games.saved, kGames);
        QCOMPARE(all.exercises.saved, kExercises);
        QVERIFY(all.losses().isEmpty());
        const auto exercises = ExerciseTable(history).all();
        QVERIFY(exercises);
        for (const KeptExercise& each : *exercises)
            if (each.entry != 0)
                QCOMPARE(history.load(each.entry)->notes, QString::number(each.step % kGames));
        QVERIFY(!history.review(1, 0, 1));
        QCOMPARE(history.recover(aside).games.known, kGames);
    }

    /// tests/app/store/histories holds a file of each form that a history ever had.
    void everyOlderFormIsTakenOver_data()
    {
        QTest::addColumn<int>("games");
        QTest::newRow("without-digest") << 6;
        QTest::newRow("without-hints") << 2;
        QTest::newRow("without-from-position") << 2;
    }
    void everyOlderFormIsTakenOver()
    {
        QFETCH(int, games);
        const QString stored = QFINDTESTDATA(QString("histories/%1.db").arg(QTest::currentDataTag()));
        test::put(path_, test::get(stored));
        {
            History history(path_);
            QCOMPARE(history.recent(10).size(), static_cast<std::size_t>(games));
            for (const HistoryEntry& entry : history.recent(10))
                QVERIFY(history.load(entry.id));
        }
        // One that an older version set aside without its games is offered.
        test::put(path_ + ".set-aside-9", test::get(stored));
        History history(path_);
        QCOMPARE(history.asides(), QStringList{path_ + ".set-aside-9"});
        QCOMPARE(history.recover(path_ + ".set-aside-9").games.known, games);
    }
};

PARLOUR_TEST(TestHistoryDamage)
#include "test_history_damage.moc"
