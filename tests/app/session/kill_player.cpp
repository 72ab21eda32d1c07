// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program that test_kill.cpp kills: plays one game without a window, saves every step and prints each finished one.
//   kill_player FOLDER   continues the game saved there, or starts that of newRecord below
//   kill_player hang     ends while a bot hangs
#include "app/bots/detached_work.h"
#include "app/session/load_game.h"
#include "tests/app/session/kill_game.h"
#include "tests/suite.h"

#include <QCoreApplication>

#include <unistd.h>

using namespace parlour;

namespace {

void say(const QByteArray& line)
{
    if (write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
        _exit(3);
}

int play(QCoreApplication& application, const QString& folder)
{
    SavedGames games(folder);
    const auto saved = unfinishedGames(games);
    const QString id = saved.empty() ? QStringLiteral("game") : saved.front().id;
    Session session(*findGame("durak"), saved.empty() ? test::killGame() : saved.front().file.record, false);
    session.setPace(0);
    QObject::connect(&session, &Session::changed, &application, [](const Session::Change& change) {
        if (change.isMove())
            say(QByteArray::number(change.to) + '\n');
        if (change.finished)
            QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    // A person is slower than the disk; for bots the session waits itself.
    const auto answer = [&session] {
        if (session.asked() >= 0)
            session.act(test::lastAction(session.line().match(), session.asked()));
    };
    QObject::connect(&games, &SavedGames::written, &session, answer);
    session.saver().saveTo(games, id);
    return QCoreApplication::exec();
}

int hang(QCoreApplication& application)
{
    const auto control = std::make_shared<test::SlowBot::Control>();
    control->listens = false;
    Thinker thinker(std::make_unique<test::SlowBot>(control));
    thinker.ask({}, false);
    while (control->asked == 0)
        application.processEvents();
    return 7;
}

int killPlayer(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QString what = application.arguments().value(1);
    const int code = what == "hang" ? hang(application) : play(application, what);
    leaveWithoutWaiting(code);
    return what == "hang" ? 8 : code; // must not be reached while a bot hangs
}

} // namespace

PARLOUR_PROGRAM(kill_player, killPlayer)
