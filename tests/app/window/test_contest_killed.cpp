// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A window that is killed repeatedly while it plays a contest, which must end with the same table as without.
#include "app/contest/contest_controller.h"
#include "app/contest/contest_export.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QApplication>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace parlour;

namespace {

/// Plays the contest in a window to its end, and prints the number of matches in the file after each update.
int playInWindow(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QString path = QApplication::arguments().value(1);
    MainWindow window("en");
    window.show();
    QObject::connect(&window.contests(), &ContestController::progressed, &window, [](const auto& now) {
        std::printf("%lld\n", static_cast<long long>(now->table.played));
        std::fflush(stdout);
    });
    QObject::connect(&window.contests(), &ContestController::ended, &window,
                     [](const QString&, const QString& problem) { QApplication::exit(problem.isEmpty() ? 0 : 1); });
    return window.contests().play(path) ? QApplication::exec() : 2;
}

QByteArray tableIn(const QString& path)
{
    const auto file = ContestFile::open(path, ContestFile::Access::Read);
    return file ? exported(**file, ExportKind::Json) : QByteArray::fromStdString(file.error().english());
}

} // namespace

class TestContestKilled : public QObject {
    Q_OBJECT

private slots:
    void killedWindowsDoNotChangeTheResult()
    {
        const QTemporaryDir folder;
        qputenv("PARLOUR_HOME", folder.filePath("home").toUtf8());
        ContestPlan plan = planOf(*findPreset("pazaak-league"), 9);
        plan.shape.matches = 20'000;
        plan = *complete(plan);
        const QString whole = folder.filePath("whole.contest"), killed = folder.filePath("killed.contest");
        {
            const auto file = ContestFile::create(whole, plan);
            QVERIFY(file);
            ContestControl control;
            QVERIFY(playContest(**file, machineThreads(), control));
        }
        QVERIFY(ContestFile::create(killed, plan));

        int killedWindows = 0;
        bool isOver = false;
        for (int kills = 0; !isOver; ++kills) {
            QProcess window;
            window.start(QApplication::applicationFilePath(), {"play_contest", killed});
            // Kills the window four times, first as soon as it starts, then while it plays. The last one finishes.
            QByteArray said;
            const auto hasBegun = [&] {
                said += window.readAllStandardOutput();
                return said.count('\n') > (kills == 0 ? 0 : 1) || window.state() == QProcess::NotRunning;
            };
            QTRY_VERIFY(hasBegun());
            QThread::msleep(QRandomGenerator::global()->bounded(50U)); // at a random moment
            if (kills < 4)
                window.kill();
            QVERIFY(window.state() == QProcess::NotRunning || window.waitForFinished(300000)); // false if it has ended
            killedWindows += window.exitStatus() == QProcess::CrashExit ? 1 : 0;
            isOver = window.exitStatus() == QProcess::NormalExit;
            if (isOver)
                QCOMPARE(window.exitCode(), 0);
        }
        QVERIFY(killedWindows > 0);
        QCOMPARE(tableIn(killed), tableIn(whole));
    }
};

PARLOUR_TEST(TestContestKilled)
PARLOUR_PROGRAM(play_contest, playInWindow)
#include "test_contest_killed.moc"
