// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Killed at any moment, the program loses at most the move in progress, and the game continues unchanged.
#include "app/session/load_game.h"
#include "tests/app/session/kill_game.h"
#include "tests/suite.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace parlour;

namespace {

/// Starts kill_player.cpp in a copy of this program.
void start(QProcess& player, const QString& what)
{
    player.start(QCoreApplication::applicationFilePath(), {"kill_player", what});
}

/// A folder in memory if possible: the test is about killing, not the speed of the disk.
std::unique_ptr<QTemporaryDir> newFolder()
{
    const QString memory = QStringLiteral("/dev/shm");
    const QString place = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    return std::make_unique<QTemporaryDir>(place + "/parlour-XXXXXX");
}

/// Plays `record` to its end in this program.
Record goOn(const Record& record)
{
    Session session(*findGame(record.game), record, false);
    session.setPace(0);
    const auto answer = [&session] {
        if (session.asked() >= 0)
            session.act(test::lastAction(session.line().match(), session.asked()));
    };
    QObject::connect(&session, &Session::changed, &session, answer, Qt::QueuedConnection);
    answer();
    test::comesTrue([&session] { return session.line().isOver(); });
    return session.line().record();
}

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void losesAtMostTheMoveBeingMade()
    {
        const Record whole = goOn(test::killGame());
        QVERIFY(whole.result);
        Rng rng = Rng::stream(QRandomGenerator::global()->generate(), Purpose::Analysis, 0);
        auto folder = newFolder();
        int behind = 0;
        int whereKilled = 0;
        const int kills = std::max(100, qEnvironmentVariableIntValue("PARLOUR_KILLS"));
        for (int round = 0; round < kills; ++round) {
            QProcess player;
            start(player, folder->path());
            QVERIFY(player.waitForStarted(test::kWaitLimit));
            // Kills after so many steps, at a random moment of the next one or two.
            const int lines = static_cast<int>(rng.below(12));
            QByteArray said;
            while (said.count('\n') < lines && player.waitForReadyRead(test::kWaitLimit))
                said += player.readAll();
            QThread::usleep(rng.below(3000));
            player.kill();
            QVERIFY(player.state() == QProcess::NotRunning || player.waitForFinished(test::kWaitLimit));
            said += player.readAll();

            const auto announced = said.left(said.lastIndexOf('\n')).split('\n').last().toInt();
            const bool wasOver = player.exitStatus() == QProcess::NormalExit;
            SavedGames games(folder->path());
            int steps = 0;
            Record resumed = test::killGame();
            for (const auto& list : {games.finished(), unfinishedGames(games)}) {
                for (const SavedGame& game : list) {
                    resumed = game.file.record;
                    steps = static_cast<int>(resumed.steps.size());
                }
            }
            QVERIFY2(steps >= announced - 1, qPrintable(QString("%1 saved, %2 announced").arg(steps).arg(announced)));
            behind += steps < announced ? 1 : 0;
            whereKilled = std::max(whereKilled, steps);
            QVERIFY(QDir(folder->path()).entryList({"*.damaged*"}).isEmpty());
            QVERIFY(std::equal(resumed.steps.begin(), resumed.steps.end(), whole.steps.begin()));
            if (wasOver || resumed.result)
                folder = newFolder();
            else
                QCOMPARE(goOn(resumed), whole);
        }
        qInfo("%d kills, the last saved step was lost in %d; the latest at step %d of %d", kills, behind, whereKilled,
              static_cast<int>(whole.steps.size()));
        QVERIFY(whereKilled > 10);
    }

    void aBotThatHangsDoesNotKeepTheProgramFromEnding()
    {
        QProcess player;
        start(player, "hang");
        QVERIFY(player.waitForFinished(test::kWaitLimit));
        QCOMPARE(player.exitStatus(), QProcess::NormalExit);
        QCOMPARE(player.exitCode(), 7);
    }
};

PARLOUR_TEST(TestKill)
#include "test_kill.moc"
