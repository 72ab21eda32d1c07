// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Long verbs of both programs after a signal: they end without waiting for a bot, a pause or a batch.
#include "tests/app/cli/command.h"
#include "tests/app/waiting.h"
#include "tests/suite.h"

#include <QTemporaryDir>
#include <QTest>

class TestSignals : public QObject {
    Q_OBJECT

private slots:
    /// Each would go on for an hour: the bots think for hours about their first decisions.
    void longVerbsEndAtASignal_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const char* program, const char* line, const char* says) {
            QTest::newRow(name) << program << line << QByteArray(says);
        };
        row("match", PARLOUR_CLI, "match durak --seats THINKS,durak.greedy --matches 1000",
            "stopped after 0 of 1000 matches");
        row("watch", PARLOUR_CLI, "watch durak --seats THINKS,THINKS --seed 3", "stopped before the end");
        row("pause", PARLOUR_CLI, "watch pazaak --seats pazaak.kid,pazaak.kid --pause 60000", "stopped before the end");
        row("play", PARLOUR_CLI, "play durak --seats THINKS,you --seed 3 --rules first=attack-the-fool,fool=1",
            "left unfinished");
        if (parlour::test::kServesInSandbox)
            row("doctor", PARLOUR_CLI, "doctor --bot SERVED --move-time 3600000", "0 games, ");
        row("bench", PARLOUR_LAB, "bench pazaak --time 60000", "");
        row("habits", PARLOUR_LAB, "habits durak --bots THINKS", "no occasion");
        row("exploit coup", PARLOUR_LAB, "exploit coup --bot coup.random --minutes 60", "");
        row("train coup", PARLOUR_LAB, "train coup --endings --out FOLDER/net", "stopped; the same command resumes");
    }
    void longVerbsEndAtASignal()
    {
        QFETCH(QString, program);
        QFETCH(QString, line);
        QFETCH(QByteArray, says);
        const QTemporaryDir folder;
        QProcess process;
        const QString thinks = QStringLiteral("durak.master[simulations=10000000]");
        QStringList words = line.replace("THINKS", thinks).replace("FOLDER", folder.path()).split(' ');
        words.replaceInStrings("SERVED", "exec:" PARLOUR_CLI " serve " + thinks + " --game durak");
        process.start(program, words);
        QVERIFY(process.waitForStarted(parlour::test::kWaitLimit));
        QTRY_VERIFY(parlour::test::catchesInterrupts(process));
        ::kill(static_cast<pid_t>(process.processId()), SIGTERM);
        QVERIFY(process.waitForFinished(parlour::test::kWaitLimit / 2)); // less than the pause
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        const QByteArray said = process.readAllStandardOutput() + process.readAllStandardError();
        QVERIFY2(said.contains(says), said);
    }
};

PARLOUR_TEST(TestSignals)
#include "test_signals.moc"
