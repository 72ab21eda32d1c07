// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Saved games come from anywhere and the disk may refuse: every file is read completely or refused with a sentence, every
// write happens completely or not at all.
#include "app/session/load_game.h"
#include "app/store/paths.h"
#include "app/store/shared_line.h"
#include "app/store/translation.h"
#include "tests/app/files.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <limits>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace parlour;
using test::get;
using test::newRecord;
using test::playedOut;
using test::put;

namespace {

GameFile sampleFile()
{
    Record record = playedOut(newRecord("pazaak", {"you", "pazaak.hk47"}, 0x0123456789ABCDEF));
    return {record, QStringLiteral("Ünïcödé \"quoted\"\nsecond line 🂡"), QStringLiteral("2026-11-20T10:00:00Z")};
}

QByteArray changed(const QByteArray& json, const char* from, const char* to)
{
    Q_ASSERT(json.contains(from));
    return QByteArray(json).replace(from, to);
}

/// The file without its check sum, as if written by hand.
QByteArray byHand(const QByteArray& json)
{
    QJsonObject object = QJsonDocument::fromJson(json).object();
    object.remove("check");
    return QJsonDocument(object).toJson();
}

/// Drops the administrator's rights, who could read and write everything.
class AsNobody {
public:
    AsNobody() : isRoot_(geteuid() == 0)
    {
        if (isRoot_ && seteuid(65534) != 0)
            qFatal("cannot become nobody");
    }
    ~AsNobody()
    {
        if (isRoot_ && seteuid(0) != 0)
            qFatal("cannot become root again");
    }

private:
    bool isRoot_;
};

/// Limits the size of all files to `bytes`, like a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    void (*handler_)(int);
    rlimit before_{};
};

} // namespace

class TestStore : public QObject {
    Q_OBJECT

    const GameFile sample = sampleFile();
    const QByteArray json = toJson(sample);

private slots:
    void pathsKeepTheBytesOfNames()
    {
        for (const char* name : {"/plain", "/\xd0\xb1\xd0\xbe\xd1\x82", "old\xe9name", "\xff\xfe", "a\xe2\x82",
                                 "\xf0\x9f\x83\x8f\xe9", "\xed\xb3\xa9", ""})
            QCOMPARE(paths::toBytes(paths::fromBytes(name)), std::string(name));
        QCOMPARE(paths::fromBytes("\xd0\xb1"), QString::fromUtf8("\xd0\xb1"));
    }

    void readsBackUnchanged()
    {
        const auto read = fromJson(json);
        QVERIFY2(read, read ? "" : read.error().english().c_str());
        QVERIFY(*read == sample);
        QCOMPARE(toJson(*read), json);
        QVERIFY(json.startsWith("{\n  \"parlour\": 1,\n  \"game\": \"pazaak\""));
        QVERIFY(json.contains("\"seed\": \"0123456789ABCDEF\""));

        GameFile unfinished = sample;
        unfinished.record.result.reset();
        unfinished.record.steps.clear();
        unfinished.notes.clear();
        unfinished.savedAt.clear();
        QVERIFY(*fromJson(toJson(unfinished)) == unfinished);
        unfinished.hints = 3;
        QVERIFY(*fromJson(toJson(unfinished)) == unfinished);
    }

    /// Older programs read the files they understand, and call the others newer.
    void aFileStatesTheLowestSufficientVersion()
    {
        GameFile file = sample;
        QCOMPARE(fileVersion(toJson(file)), 1);
        file.record.salt = 5;
        QCOMPARE(fileVersion(toJson(file)), 2);
        file.played = 840;
        QCOMPARE(fileVersion(toJson(file)), 3);
        QCOMPARE(fromJson(toJson(file))->played, 840);
        QVERIFY(!fromJson(toJson(file).replace("\"played\": 840", "\"played\": 841"))); // it is part of the check sum
        file.record.names = {"", "Rook"};
        QCOMPARE(fileVersion(toJson(file)), 5);
        QCOMPARE(fromJson(toJson(file))->record, file.record);
        QVERIFY(!fromJson(toJson(file).replace("Rook", "Vera")));
        file.record.position = "parlour-position 1\ngame pazaak\n";
        QCOMPARE(fileVersion(toJson(file)), 6);
        QCOMPARE(fromJson(toJson(file))->record.position, file.record.position);
        QVERIFY(!fromJson(toJson(file).replace("position 1", "position 2")));
        for (const auto& cards : {std::vector<std::string>{}, std::vector<std::string>{"+1", "+1"}}) {
            file.record.collection = cards;
            QCOMPARE(fileVersion(toJson(file)), 7);
            QCOMPARE(fromJson(toJson(file))->record, file.record);
        }
        QVERIFY(!fromJson(toJson(file).replace("+1\", \"+1", "+1\", \"+2")));
    }

    void thirdsAndStrangeNotesReadBack()
    {
        GameFile file = sample;
        file.record.result = std::vector<double>{1.0 / 3, 2.0 / 3};
        file.notes = QString(QChar(u'\0')) + "\x01\x7f";
        QVERIFY(*fromJson(toJson(file)) == file);
        file.notes = QString(QChar(0xD800)); // half a surrogate pair: not a letter
        QVERIFY(fromJson(toJson(file)));
    }

    void mayBeWrittenByHand()
    {
        const auto read = fromJson(byHand(json));
        QVERIFY(read);
        QVERIFY(*read == sample);
    }

    void everyCutIsRefused()
    {
        for (qsizetype length = 0; length < json.size() - 2; ++length) {
            const auto read = fromJson(json.first(length));
            QVERIFY2(!read && !read.error().english().empty(), qPrintable(QString::number(length)));
        }
        QVERIFY(fromJson(json.first(json.size() - 1))); // the last line break may be missing
    }

    void everyChangedByteIsNoticed()
    {
        int refused = 0;
        for (qsizetype at = 0; at < json.size(); ++at) {
            for (const int change : {0x01, 0x20, 0x80, 0xFF}) {
                QByteArray damaged = json;
                damaged[at] = static_cast<char>(damaged[at] ^ change);
                const auto read = fromJson(damaged);
                if (!read)
                    ++refused;
                else
                    QVERIFY2(*read == sample, qPrintable(QString::number(at)));
            }
        }
        QVERIFY(refused > 3.9 * static_cast<double>(json.size()) * 0.9);
    }

    void everyChangedByteOfAFileWrittenByHandIsHarmless()
    {
        const QByteArray hand = byHand(json);
        for (qsizetype at = 0; at < hand.size(); ++at) {
            QByteArray damaged = hand;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x01);
            if (auto read = fromJson(damaged))
                checked(std::move(*read)); // legal or not, but no crash
        }
    }

    void refusesWithAReason_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* from, const char* to, const char* reason) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString(reason);
        };
        row("future", R"("parlour": 1)", R"("parlour": 8)", "newer Parlour (file version 8, this program knows 7)");
        row("no version", R"("parlour": 1)", R"("parlour": 0)", "\"parlour\" must be a whole number");
        row("half a version", R"("parlour": 1)", R"("parlour": 1.5)", "\"parlour\" must be a whole number");
        row("no Parlour", R"("parlour": 1)", R"("parlor": 1)", "not a saved game");
        row("unknown field", R"("game":)", R"("gamble":)", "\"gamble\" is not known");
        row("no game", R"("game": "pazaak")", R"("game": "")", "\"game\" must hold texts");
        row("game of numbers", R"("game": "pazaak")", R"("game": 5)", "\"game\" must hold texts");
        row("rules version", R"("version": 1)", R"("version": -1)", "\"version\" must be a whole number");
        row("rules", R"({"decks": "printed"})", "[]", "\"rules\" must be an object");
        row("rule", R"("printed")", "7", "\"rules.decks\" must hold texts");
        row("no seats", R"(["you", "pazaak.hk47"])", "[]", "\"seats\" must be a list of 1 to 6 names");
        row("seven seats", R"(["you", "pazaak.hk47"])", R"(["a","b","c","d","e","f","g"])", "\"seats\" must be a list");
        row("seat", R"("you")", "null", "\"seats[0]\" must hold texts");
        row("one name", R"("seed":)", R"("names": ["Rook"], "seed":)", "\"names\" must be a list with a name of up to 200");
        row("name of two lines", R"("seed":)", R"("names": ["", "a\nb"], "seed":)", "\"names\" must be a list");
        row("seed", "0123456789ABCDEF", "0123456789ABCDEX", "\"seed\" must be a text of 16 hexadecimal digits");
        row("short seed", "0123456789ABCDEF", "123", "\"seed\" must be a text of 16 hexadecimal digits");
        row("seed as number", R"("0123456789ABCDEF")", "5", "\"seed\" must be a text");
        row("steps", R"("steps": [)", R"("steps": {}, "x": [)", "not known");
        row("seat of a step", "\"* sides", "\"4 sides", "step 1 must be a text");
        row("empty step", "\"* sides", "\"\", \"* sides", "step 1 must be a text");
        row("number as step", "\"* sides", "7, \"* sides", "step 1 must be a text");
        row("result", R"("result": [)", R"("result": [5, )", "\"result\" must be a list");
        row("time", "2026-11-20T10:00:00Z", "yesterday", "\"savedAt\" must be a time");
        row("hints", R"("notes": )", R"("hints": -1, "notes": )", "\"hints\" must be a whole number");
        row("wheels", R"("notes": )", R"("wheels": 1, "notes": )", "\"wheels\" must be true or false");
        row("time at the table", R"("notes": )", R"("played": -1, "notes": )", "\"played\" must be a whole number");
        row("position", R"("notes": )", R"("position": "", "notes": )", "\"position\" must be a position");
        row("notes", R"("notes": )", R"("notes": [], "x": )", "not known");
    }
    void refusesWithAReason()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, reason);
        const auto read = fromJson(changed(json, from.constData(), to.constData()));
        QVERIFY(!read);
        const QString found = QString::fromStdString(read.error().english());
        QVERIFY2(found.contains(reason), qPrintable(found));
    }

    void refusesDeepNesting()
    {
        QVERIFY(!fromJson("{\"parlour\": 1, \"rules\": " + QByteArray(1'000'000, '[')));
        QVERIFY(!fromJson(QByteArray(1'000'000, '[')));
        QVERIFY(!fromJson(QByteArray(1'000'000, '{')));
    }

    void refusesInvalidText()
    {
        QVERIFY(!fromJson(changed(json, "second line", "second \xC3\x28 line")));
        QVERIFY(!fromJson(QByteArray(5000, '\0')));
        QVERIFY(!fromJson({}));
    }

    void refusesUnreadableFiles()
    {
        QTemporaryDir folder;
        const auto refuses = [&](const QString& path, const char* reason) {
            const qint64 before = test::traffic().read;
            const auto read = readGameFile(path);
            QVERIFY(!read);
            const QString found = QString::fromStdString(read.error().english());
            QVERIFY2(found.contains(reason) && found.startsWith(path), qPrintable(found));
            const qint64 bytes = test::traffic().read - before;
            QVERIFY2(bytes < 100'000, qPrintable(QString("%1 bytes read").arg(bytes)));
        };
        refuses(folder.filePath("nothing"), "no such file");
        refuses(folder.path(), "not a file");
        refuses("/dev/zero", "not a file");
        const QString pipe = folder.filePath("pipe");
        QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
        refuses(pipe, "not a file");

        QFile zeros(folder.filePath("zeros"));
        QVERIFY(zeros.open(QIODevice::WriteOnly));
        QVERIFY(zeros.resize(1024 * 1024 * 1024));
        refuses(zeros.fileName(), "too large");

        put(folder.filePath("secret"), json);
        QFile::setPermissions(folder.path(), QFile::Permissions(0x7777)); // keeps others from reaching the file
        QFile::setPermissions(folder.filePath("secret"), {});
        const AsNobody nobody;
        refuses(folder.filePath("secret"), "ermission");
    }

    void writesInFullOrNotAtAll()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("new/folder/game.parlour");
        QVERIFY(writeGameFile(path, sample));
        QCOMPARE(get(path), json);
        GameFile other = sample;
        other.notes = QString(100'000, u'x');
        for (const unsigned room : {0U, 100U, 4096U, 50'000U}) {
            {
                const FullDisk disk(room);
                const auto written = writeGameFile(path, other);
                QVERIFY(!written);
                QVERIFY(QString::fromStdString(written.error().english()).startsWith(path));
            }
            QCOMPARE(get(path), json);
        }
        {
            const FullDisk disk(static_cast<rlim_t>(json.size()) - 1); // all of it is still in the buffer
            QVERIFY(!writeGameFile(path, sample));
        }
        QCOMPARE(get(path), json);
        QCOMPARE(QDir(folder.filePath("new/folder")).entryList(QDir::Files).size(), 1); // no partial file remains
        QVERIFY(writeGameFile(path, other));
        QVERIFY(*readGameFile(path) == other);

        other.notes = QString(static_cast<int>(kLargestFile), u'x');
        QVERIFY(!writeGameFile(path, other));
    }

    void refusesToWriteWhereItMayNot()
    {
        QTemporaryDir folder;
        QVERIFY(writeGameFile(folder.filePath("game.parlour"), sample));
        QFile::setPermissions(folder.path(), QFile::Permissions(0x5555));
        {
            const AsNobody nobody;
            QVERIFY(!writeGameFile(folder.filePath("game.parlour"), sample));
            QVERIFY(!writeGameFile(folder.filePath("other.parlour"), sample));
            QVERIFY(!writeGameFile(folder.filePath("sub/other.parlour"), sample));
        }
        QVERIFY(!writeGameFile("/dev/null/game.parlour", sample));
        QVERIFY(!writeGameFile(folder.path(), sample));
        QFile::setPermissions(folder.path(), QFile::Permissions(0x7777));
    }

    void theLegalPartOfABadGameCanBeShown()
    {
        GameFile file = sample;
        file.record.steps[5].text = "play 9";
        const Loaded loaded = checked(file);
        QVERIFY(!loaded.isSound());
        QVERIFY(loaded.info);
        QCOMPARE(loaded.goodSteps, 5);
        QCOMPARE(loaded.allSteps, static_cast<int>(sample.record.steps.size()));
        QCOMPARE(loaded.file.record.steps.size(), 5U);
        QVERIFY(!loaded.file.record.result);
        QVERIFY2(loaded.problem.contains("6"), qPrintable(loaded.problem));
        QVERIFY(checked(loaded.file).isSound());
    }

    void anAlteredFileCanBeShown()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("changed.parlour");
        const int steps = static_cast<int>(sample.record.steps.size());

        put(path, changed(json, "0123456789ABCDEF", "0123456789ABCDE0")); // every step is still legal
        auto loaded = loadGame(path);
        QVERIFY(loaded && !loaded->isSound() && loaded->info);
        QVERIFY2(loaded->problem.contains("changed or damaged"), qPrintable(loaded->problem));
        QCOMPARE(loaded->goodSteps, steps);

        put(path, changed(json, "* house", "* hause"));
        loaded = loadGame(path);
        QVERIFY(loaded && !loaded->isSound() && loaded->info);
        QVERIFY2(loaded->problem.contains("hause"), qPrintable(loaded->problem));
        QVERIFY(loaded->goodSteps > 0 && loaded->goodSteps < steps);
        QVERIFY(!readGameFile(path)); // other readers refuse it
    }

    void refusesTheMovesOfAnotherGame()
    {
        GameFile file = sample;
        file.record.steps = playedOut(newRecord("durak", {"durak.greedy", "durak.random"}, 1)).steps;
        const Loaded loaded = checked(file);
        QCOMPARE(loaded.goodSteps, 0);
        QVERIFY(!loaded.isSound());
    }

    void refusesUnknownGamesAndRules()
    {
        GameFile file = sample;
        file.record.game = "bridge";
        QVERIFY(!checked(file).info);
        QVERIFY(checked(file).problem.contains("bridge"));
        file = sample;
        file.record.rules["decks"] = "marked";
        QVERIFY(!checked(file).info);
        file = sample;
        file.record.seats.push_back("you");
        QVERIFY(!checked(file).info);
        file = sample;
        file.record.version = 99;
        QVERIFY(!checked(file).info);
    }

    void refusesAWrongResult()
    {
        GameFile file = sample;
        std::swap((*file.record.result)[0], (*file.record.result)[1]);
        const Loaded loaded = checked(file);
        QVERIFY(!loaded.isSound());
        QCOMPARE(loaded.goodSteps, loaded.allSteps);
        QVERIFY(!loaded.file.record.result);
        file = sample;
        file.record.steps.pop_back(); // a result before the end
        QVERIFY(!checked(file).isSound());
    }

    void savedGamesKeepTheNewestState()
    {
        QTemporaryDir folder;
        SavedGames games(folder.filePath("games"));
        QVERIFY(games.list().empty());
        QSignalSpy written(&games, &SavedGames::written);
        GameFile file = sample;
        file.record.result.reset();
        quint64 ticket = 0;
        constexpr int kSaved = 200;
        const qint64 before = test::traffic().written;
        for (std::size_t i = 1; i <= kSaved; ++i) {
            file.record.steps.resize(std::min(sample.record.steps.size(), i), {0, "end"});
            ticket = games.save("one", file);
        }
        QCOMPARE(test::traffic().written, before); // this thread never touches the disk
        UNTIL(!written.empty() && written.back()[0].toULongLong() == ticket);
        QVERIFY(written.size() < kSaved); // older states were skipped
        const auto list = games.list();
        QCOMPARE(list.size(), 1U);
        QCOMPARE(list[0].id, QString("one"));
        QVERIFY(list[0].file == file);
        games.remove("one");
        UNTIL(games.list().empty());
    }

    void theQueueIsOnTheDiskWhenTheProgramEnds()
    {
        QTemporaryDir folder;
        for (int i = 0; i < 20; ++i) {
            SavedGames games(folder.path());
            games.save(QString::number(i), sample);
        }
        SavedGames games(folder.path());
        QCOMPARE(games.finished().size(), 20U);
        QVERIFY(games.list().empty());
    }

    void newestFirstAndIdsDiffer()
    {
        QVERIFY(SavedGames::newId() != SavedGames::newId());
        QTemporaryDir folder;
        GameFile file = sample;
        file.record.result.reset();
        {
            SavedGames games(folder.path());
            for (const char* id : {"a", "b", "c"}) {
                const quint64 ticket = games.save(id, file);
                QSignalSpy written(&games, &SavedGames::written);
                UNTIL(!written.empty() && written.back()[0].toULongLong() == ticket);
            }
        }
        QDateTime savedAt({2026, 1, 31}, {18, 0});
        for (const char* id : {"a", "b", "c"}) {
            QFile saved(SavedGames(folder.path()).pathOf(id));
            QVERIFY(saved.open(QIODevice::ReadWrite));
            QVERIFY(saved.setFileTime(savedAt = savedAt.addMSecs(10), QFileDevice::FileModificationTime));
        }
        SavedGames games(folder.path());
        QStringList ids;
        for (const SavedGame& game : games.list())
            ids << game.id;
        QCOMPARE(ids, (QStringList{"c", "b", "a"}));
    }

    /// A game that one program plays is not offered by another until it is released or the program ends.
    void gamesAreClaimed()
    {
        QTemporaryDir folder;
        GameFile file = sample;
        file.record.result.reset();
        QVERIFY(writeGameFile(folder.filePath("one.parlour"), file));
        SavedGames one(folder.path());
        SavedGames two(folder.path());
        QVERIFY(one.claim("one"));
        QVERIFY(one.claim("one"));
        QCOMPARE(one.list().size(), 1U);
        QVERIFY(!two.claim("one"));
        QVERIFY(two.list().empty());
        one.release("one");
        QCOMPARE(two.list().size(), 1U);
        QVERIFY(two.claim("one"));
        QVERIFY(one.list().empty());
        two.release("one");
        // The lock of a killed program counts no longer.
        put(folder.filePath("one.lock"), "999999999\nparlour\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        QCOMPARE(one.list().size(), 1U);
        QVERIFY(one.claim("one"));
        one.release("one");
        // Likewise if it was killed before its name was in the lock, or while it removed another's.
        put(folder.filePath("one.lock"), "");
        QCOMPARE(two.list().size(), 1U);
        put(folder.filePath("one.lock"), "999999999\nparlour\n" + QSysInfo::machineHostName().toUtf8() + "\n");
        put(folder.filePath("one.lock.rmlock"), "");
        QVERIFY(two.claim("one"));
        QVERIFY(!one.claim("one"));
    }

    void damagedFilesAreSetAside()
    {
        QTemporaryDir folder;
        GameFile file = sample;
        file.record.result.reset();
        QVERIFY(writeGameFile(folder.filePath("good.parlour"), file));
        put(folder.filePath("bad.parlour"), json.first(100));
        const QByteArray newer = changed(json, R"("parlour": 1)", R"("parlour": 5)");
        put(folder.filePath("newer.parlour"), newer);
        file.record.steps[5].text = "play 9";
        QVERIFY(writeGameFile(folder.filePath("illegal.parlour"), file));

        SavedGames games(folder.path());
        QSignalSpy damaged(&games, &SavedGames::damaged);
        const auto sound = unfinishedGames(games);
        QCOMPARE(sound.size(), 1U);
        QCOMPARE(sound[0].id, QString("good"));
        QCOMPARE(damaged.size(), 2);
        QCOMPARE(damaged[0][0].toString(), folder.filePath("bad.parlour.damaged"));
        QCOMPARE(damaged[1][0].toString(), folder.filePath("illegal.parlour.damaged"));
        QVERIFY(!damaged[1][1].toString().isEmpty());
        QCOMPARE(get(folder.filePath("bad.parlour.damaged")), json.first(100));
        QCOMPARE(get(folder.filePath("newer.parlour")), newer); // must not be touched
        QCOMPARE(unfinishedGames(games).size(), 1U);
        QCOMPARE(damaged.size(), 2);

        put(folder.filePath("bad.parlour"), "again"); // an earlier damaged file is not overwritten
        unfinishedGames(games);
        QCOMPARE(get(folder.filePath("bad.parlour.damaged")), json.first(100));
        QCOMPARE(get(folder.filePath("bad.parlour.damaged.2")), QByteArray("again"));
    }

    void filesOfAKilledWriterAreRemoved()
    {
        QTemporaryDir folder;
        const QString old = folder.filePath("one.parlour.AbCdEf");
        const QString fresh = folder.filePath("two.parlour.AbCdEf");
        put(old, "half");
        put(fresh, "half");
        QFile file(old);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        file.close();
        SavedGames games(folder.path());
        games.list();
        QVERIFY(!QFile::exists(old));
        QVERIFY(QFile::exists(fresh)); // another program may be writing it
    }

    void saysOnceThatTheDiskRefusesAndOnceThatItWorksAgain()
    {
        QTemporaryDir folder;
        put(folder.filePath("games"), "in the way");
        SavedGames games(folder.filePath("games"));
        QSignalSpy failed(&games, &SavedGames::failed);
        QSignalSpy recovered(&games, &SavedGames::recovered);
        QSignalSpy written(&games, &SavedGames::written);
        for (int i = 0; i < 3; ++i) {
            games.save("one", sample);
            UNTIL(written.size() == i + 1);
        }
        QCOMPARE(failed.size(), 1);
        QVERIFY(!failed[0][0].toString().isEmpty());
        games.remove("another"); // removing needs no space, and says nothing about the disk
        UNTIL(written.size() == 4);
        QVERIFY(recovered.empty());
        QVERIFY(QFile::remove(folder.filePath("games")));
        games.save("one", sample);
        UNTIL(written.size() == 5);
        QCOMPARE(recovered.size(), 1);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(games.finished().size(), 1U);
    }

    /// A game leaves a folder that refuses, and is offered from the new one later, in its newest state only.
    void aMovedGameIsOfferedFromItsNewFolder()
    {
        QTemporaryDir folder;
        const QString refusing = folder.filePath("games"), other = folder.filePath("other");
        put(refusing, "in the way");
        GameFile file = sample;
        file.record.result.reset();
        {
            SavedGames games(refusing);
            QSignalSpy failed(&games, &SavedGames::failed);
            QVERIFY(games.claim("one"));
            games.save("one", file);
            UNTIL(failed.size() == 1);
            QVERIFY(!failed[0][0].toString().contains(folder.path()));
            games.moveTo(refusing + "/below", "one"); // refuses as well, which is told
            games.save("one", file);
            UNTIL(failed.size() == 2);
            games.moveTo(other, "one");
            games.save("one", file);
            QCOMPARE(games.folderOf("two"), other); // new games, too
        }
        QVERIFY(QFile::remove(refusing));
        GameFile older = file;
        older.record.steps.pop_back();
        QVERIFY(writeGameFile(refusing + "/one.parlour", older));
        QFile stale(refusing + "/one.parlour");
        QVERIFY(stale.open(QIODevice::ReadWrite));
        QVERIFY(stale.setFileTime(QDateTime({2026, 1, 31}, {18, 0}), QFileDevice::FileModificationTime));
        SavedGames games(refusing, {other});
        QCOMPARE(games.list().size(), 1U);
        QVERIFY(games.list()[0].file == file);
        QCOMPARE(games.folderOf("one"), other);
        QCOMPARE(games.folderOf("two"), refusing);
        games.remove("one");
        UNTIL(games.list().empty());
    }

    void aFullDiskIsReported()
    {
        QTemporaryDir folder;
        SavedGames games(folder.path());
        QSignalSpy failed(&games, &SavedGames::failed);
        QSignalSpy written(&games, &SavedGames::written);
        {
            const FullDisk disk(100);
            games.save("one", sample);
            UNTIL(written.size() == 1);
        }
        QCOMPARE(failed.size(), 1);
        games.save("one", sample);
        UNTIL(written.size() == 2);
        QCOMPARE(games.finished().size(), 1U);
    }

    void pathsFollowTheOverride()
    {
        const QByteArray before = qgetenv("PARLOUR_HOME");
        qputenv("PARLOUR_HOME", "/somewhere");
        QCOMPARE(paths::savedGames(), QString("/somewhere/data/games"));
        QCOMPARE(paths::history(), QString("/somewhere/data/history.db"));
        QCOMPARE(paths::config(), QString("/somewhere/config"));
        QCOMPARE(paths::cache(), QString("/somewhere/cache"));
        qputenv("PARLOUR_HOME", "relative");
        QVERIFY(QDir::isAbsolutePath(paths::data()));
        qunsetenv("PARLOUR_HOME");
        QVERIFY(paths::data().endsWith("/parlour"));
        QVERIFY(paths::data() != paths::config() && paths::data() != paths::cache());
        if (!before.isNull())
            qputenv("PARLOUR_HOME", before);
    }

    void translationsFillInTheirArguments()
    {
        QCOMPARE(translated(Error(SAY("Error", "%1: %2"), {std::string("%2"), 7LL})), QString("%2: 7"));
        QCOMPARE(translated(Sentence()), QString());
    }
};

PARLOUR_TEST(TestStore)
#include "test_store.moc"
