// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The promises about files and processes on Windows, whose disk and processes differ from those of other systems. Built for
// Windows only.
#include "app/bots/bot_process.h"
#include "app/bots/bot_protocol.h"
#include "app/bots/bot_source.h"
#include "app/bots/containment.h"
#include "app/store/database/history.h"
#include "app/store/paths.h"
#include "app/store/saved_games.h"
#include "app/store/shared_line.h"
#include "tests/app/played_game.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <optional>
#include <thread>

#include <windows.h>

using namespace parlour;

namespace {

const QString kCyrillic = QStringLiteral("\u0418\u0433\u0440\u044B \u0414\u0443\u0440\u0430\u043A");

GameFile sample()
{
    return test::played("durak", {}, {"durak.greedy", "durak.openfool"}, "durak.greedy", 7);
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// One of our own bots as another program, by the protocol of bots.
std::vector<std::string> served()
{
    return {PARLOUR_CLI, "serve", "durak.greedy", "--game", "durak"};
}

BotProcess::Clock::time_point soon()
{
    return BotProcess::Clock::now() + std::chrono::milliseconds(test::kWaitLimit);
}

} // namespace

class TestWindows : public QObject {
    Q_OBJECT

private slots:
    void aSecondWriteReplacesTheFirst()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        for (const char* text : {"first, longer", "second"}) {
            QCOMPARE(writeWhole(path, text), QString());
            QCOMPARE(contentsOf(path), QByteArray(text));
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"file"}); // no draft is left
    }

    /// As a virus scanner reads what was just written.
    void aFileThatIsReadForAMomentIsReplaced()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        QCOMPARE(writeWhole(path, "first"), QString());
        std::optional<QFile> reader(std::in_place, path);
        QVERIFY(reader->open(QIODevice::ReadOnly));
        std::thread closes([&reader] {
            ::Sleep(50);
            reader.reset();
        });
        QCOMPARE(writeWhole(path, "second"), QString());
        closes.join();
        QCOMPARE(contentsOf(path), QByteArray("second"));
    }

    void aReadOnlyFileIsKept()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath("file");
        QCOMPARE(writeWhole(path, "kept"), QString());
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::ReadUser));
        QVERIFY(!writeWhole(path, "lost").isEmpty());
        QCOMPARE(contentsOf(path), QByteArray("kept"));
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
    }

    void anyNameCanBeWrittenAndRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(kCyrillic + "/" + kCyrillic + ".parlour");
        const GameFile file = sample();
        QVERIFY(writeGameFile(path, file)); // makes the folder
        const auto read = readGameFile(path);
        QVERIFY(read);
        QVERIFY(*read == file);
        QVERIFY(QFile::exists(path));
        QCOMPARE(paths::fromBytes(paths::toBytes(path)), path);
        QCOMPARE(paths::freeName(path.chopped(8), "-", ".parlour"), path.chopped(8) + "-2.parlour");
    }

    void autosavesFollowEachOther()
    {
        const QTemporaryDir folder;
        SavedGames games(folder.filePath(kCyrillic));
        QSignalSpy failed(&games, &SavedGames::failed);
        GameFile file = sample();
        file.record.result.reset();
        QVERIFY(games.claim("one"));
        for (const int played : {1, 2, 3}) {
            file.played = played;
            QSignalSpy written(&games, &SavedGames::written);
            const quint64 ticket = games.save("one", file);
            UNTIL(!written.empty() && written.back()[0].toULongLong() == ticket);
            QCOMPARE(readGameFile(games.pathOf("one"))->played, played);
        }
        QVERIFY(failed.empty());
        SavedGames other(folder.filePath(kCyrillic));
        QVERIFY(!other.claim("one"));
        games.release("one");
        QVERIFY(other.claim("one"));
    }

    void aDamagedHistoryMovesAsideThoughItIsOpen()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(kCyrillic + ".db");
        {
            History history(path);
            for (int i = 0; i < 50; ++i) {
                GameFile file = sample();
                file.notes = QString(4000, QChar(u'a' + i % 26));
                QVERIFY(history.add(file));
            }
        }
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.seek(file.size() / 2);
        file.write(QByteArray(8192, 'x'));
        file.close();
        History history(path);
        history.check();
        QVERIFY2(!history.notice().isEmpty(), "the damage was not seen");
        QVERIFY2(QFile::exists(path + History::kAside + '1'), qPrintable(history.notice()));
        QVERIFY(history.add(sample()));
    }

    void anExeIsABot()
    {
        for (const std::string& name : {std::string("exec:\"") + PARLOUR_COINS_BOT + '"',
                                        "exec:\"" + QDir::toNativeSeparators(PARLOUR_COINS_BOT).toStdString() + '"'}) {
            const auto ready = askBot(name, "coins");
            QVERIFY2(ready, ready ? "" : ready.error().english().c_str());
        }
    }

    void aBotInAnyFolderIsFound()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(kCyrillic));
        const QString copy = folder.filePath(kCyrillic + "/coins bot.exe");
        QVERIFY(QFile::copy(PARLOUR_COINS_BOT, copy));
        const auto ready = askBot("exec:\"" + copy.toStdString() + '"', "coins");
        QVERIFY2(ready, ready ? "" : ready.error().english().c_str());
    }

    void aMissingProgramIsNamed()
    {
        const auto ready = askBot("exec:no-such-program", "coins");
        QVERIFY(!ready);
        QCOMPARE(ready.error().english(), std::string("there is no program \"no-such-program\""));
        auto process = BotProcess::start({"C:/no-such-program.exe"}, {});
        QVERIFY(process);
        std::string line;
        QCOMPARE((*process)->receive(line, soon()), BotProcess::Got::Gone);
        QCOMPARE((*process)->takeErrors(), std::vector<std::string>{"there is no such program"});
    }

    void aProgramLeavesAtTheEndOfItsInput()
    {
        auto process = BotProcess::start(served(), {});
        QVERIFY(process);
        (*process)->send(helloLine());
        std::string line;
        QCOMPARE((*process)->receive(line, soon()), BotProcess::Got::Line);
        QVERIFY(line.starts_with("{\"type\":\"ready\"") || line.find("ready") != std::string::npos);
        QVERIFY((*process)->leave(test::kWaitLimit));
        QCOMPARE((*process)->howItEnded(), std::string("ended with status 0"));
    }

    /// More than the pipe holds, to a program that does not read: sending never waits, and the end is a kill.
    void aProgramThatHangsIsKilled()
    {
        auto process = BotProcess::start({PARLOUR_CLI, "play", "durak", "--seats", "you,durak.greedy"}, {});
        QVERIFY(process);
        (*process)->send(std::string(1'000'000, ' '));
        QVERIFY(!(*process)->leave(100) || (*process)->isGone());
        QVERIFY((*process)->isGone());
    }

    void lateAnswersAndStopsAreTold()
    {
        auto process = BotProcess::start(served(), {});
        QVERIFY(process);
        std::string line;
        QCOMPARE((*process)->receive(line, BotProcess::Clock::now()), BotProcess::Got::Late);
        parlour::stop_source stop;
        stop.request_stop();
        QCOMPARE((*process)->receive(line, soon(), stop.get_token()), BotProcess::Got::Stopped);
    }

    void wallsAreNamedHonestly()
    {
        QCOMPARE(bestWalls(), Walls::None);
        QVERIFY(QByteArray(containmentNotice().english).startsWith("Limits only"));
    }
};

PARLOUR_TEST(TestWindows)
#include "test_windows.moc"
