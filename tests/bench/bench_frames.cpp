// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the window's thread is busy in one go: while pages open, while bots think and pieces move in ten games, and while
// a contest of ten is played on its page. The longest time between waking up and waiting again is printed, with how many
// were longer than a frame. Says what is measured; fails nothing, for a timed test fails on busy machines.
//
// Usage: bench_frames [tables|looks|file|history|games|contest ..]; QT_SCALE_FACTOR=2 for a screen with small pixels.
#include "app/contest/contest_controller.h"
#include "app/contest/contest_folder.h"
#include "app/seating/setup.h"
#include "app/store/game_file.h"
#include "app/widgets/window_style.h"
#include "app/window/contest/contest_page.h"
#include "app/window/contest/crosstable.h"
#include "app/window/history/history_page.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/play/table_page.h"
#include "app/window/play/transport.h"
#include "app/window/settings/settings_sheet.h"
#include "app/window/shell/main_window.h"
#include "engine/games.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QKeyEvent>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace parlour;

constexpr int kGames = 10;
constexpr double kPace = 4;
constexpr int kPast = 1'000; ///< games in the history
constexpr int kLook = 1500; ///< ms to look at what has opened
constexpr int kContest = 15'000; ///< ms of a contest
constexpr int kJumps = 120; ///< to and fro in a long game
constexpr double kFrame = 16; ///< ms

/// Processor time of this thread in ms: what it was busy with itself, whatever else the machine did.
double threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Times every stretch between waking up and waiting for events.
class Watchdog : public QObject {
public:
    explicit Watchdog(QAbstractEventDispatcher& dispatcher)
    {
        connect(&dispatcher, &QAbstractEventDispatcher::awake, this, [this] {
            if (clock_.isValid())
                return; // Woken up before, and not waited since.
            clock_.start();
            began_ = threadTime();
        });
        connect(&dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] {
            if (!clock_.isValid())
                return;
            processor_.push_back(threadTime() - began_);
            wall_.push_back(static_cast<double>(clock_.nsecsElapsed()) / 1e6);
            clock_.invalidate();
        });
    }

    void begin()
    {
        clock_.invalidate();
        processor_.clear();
        wall_.clear();
    }
    void print(const char* what)
    {
        std::printf("%-24s %6zu stretches   processor: %s   clock: %s\n", what, wall_.size(), qPrintable(told(processor_)),
                    qPrintable(told(wall_)));
        std::fflush(stdout);
    }

private:
    static QString told(std::vector<double>& times)
    {
        if (times.empty())
            return "none";
        std::sort(times.begin(), times.end());
        const auto over = times.end() - std::upper_bound(times.begin(), times.end(), kFrame);
        return QString::asprintf("longest %5.1f ms, 99 of 100 within %4.1f, %3ld over %.0f", times.back(),
                                 times[times.size() * 99 / 100], static_cast<long>(over), kFrame);
    }

    QElapsedTimer clock_;
    double began_ = 0;
    std::vector<double> processor_, wall_;
};

/// A loop as the program's own: what is to be deleted later is.
void turnFor(int time)
{
    QEventLoop loop;
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
}

class Bench {
public:
    Bench()
    {
        change([](Preferences& p) { p.pace = kPace; });
        window->resize(1280, 800);
    }

    /// Does something as a person does, from within the loop, and tells how busy it and what follows keep the thread.
    template <class Act>
    void look(const QString& what, Act act, int time = kLook)
    {
        watchdog_.begin();
        QTimer::singleShot(0, window.get(), act);
        turnFor(time);
        watchdog_.print(qPrintable(what));
    }
    template <class Done>
    void lookUntil(const QString& what, Done done)
    {
        watchdog_.begin();
        while (!done())
            turnFor(20);
        watchdog_.print(qPrintable(what));
    }
    template <class Change>
    void change(Change set)
    {
        Preferences preferences = window->library().settings().preferences();
        set(preferences);
        window->library().settings().setPreferences(preferences);
    }
    void press(QWidget* widget, Qt::Key key)
    {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(widget, &event);
    }
    /// From whatever is shown.
    void goHome()
    {
        if (window->table())
            emit window->table()->backWanted();
        if (auto* history = window->findChild<HistoryPage*>())
            emit history->backWanted();
    }

    std::unique_ptr<MainWindow> window = std::make_unique<MainWindow>("en");

private:
    Watchdog watchdog_{*QAbstractEventDispatcher::instance()};
};

Setup setupOf(const std::string& game, std::vector<std::string> seats, std::uint64_t seed)
{
    return {game, *findGame(game)->complete({}), std::move(seats), seed};
}

/// Each table from the lobby, and back.
void openTables(Bench& bench)
{
    for (const GameInfo& info : games()) {
        const QString id = QString::fromStdString(info.id);
        bench.look("table: " + id, [&] { bench.window->startUsual(id, true); });
        bench.look(
            "table: " + id + ", back", [&] { bench.goHome(); }, 300);
    }
}

/// A table and the lobby in other looks and another language.
void changeLooks(Bench& bench)
{
    bench.window->startUsual("durak", true);
    turnFor(kLook);
    bench.look("settings", [&] { emit bench.window->lobby()->settingsWanted(); });
    bench.look("look: light", [&] { bench.change([](Preferences& p) { p.mode = Preferences::Mode::Light; }); });
    bench.look("look: slate", [&] { bench.change([](Preferences& p) { p.ground = Preferences::Ground::Slate; }); });
    bench.look("look: French", [&] { bench.change([](Preferences& p) { p.language = "fr"; }); });
    bench.change([](Preferences& p) {
        p.mode = Preferences::Mode::System;
        p.ground = Preferences::Ground::Felt;
        p.language = "en";
    });
    if (auto* sheet = bench.window->findChild<SettingsSheet*>())
        sheet->close();
    bench.goHome();
    turnFor(100);
}

/// Played to its end at once, and left on the table.
GameFile finish(Bench& bench, const Setup& setup)
{
    bench.window->start(setup);
    turnFor(100);
    bench.look(
        "game at once", [&] { bench.press(bench.window->table(), Qt::Key_F); }, 2 * kLook);
    const TablePage* table = bench.window->table();
    return table ? table->session().file() : GameFile{};
}

/// A long game opened from its file, and walked through.
void openFile(Bench& bench)
{
    const QString path = qEnvironmentVariable("PARLOUR_HOME") + "/long.parlour";
    const auto written = writeGameFile(path, finish(bench, setupOf("coins", {"coins.analyzer", "coins.oracle"}, 1)));
    bench.look("game file", [&] { bench.window->openFile(path); });
    for (const Qt::Key key : {Qt::Key_End, Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home})
        bench.look(
            "game file: " + QKeySequence(key).toString(),
            [&, key] { bench.press(bench.window->findChild<Scrubber*>(), key); }, 500);
    auto* session = bench.window->findChild<Session*>();
    for (int i = 1; i <= kJumps; ++i)
        QTimer::singleShot(i * 20, session, [session, i] { session->goTo(i * 7919 % session->length()); });
    bench.look(
        "game file: to and fro", [] {}, kJumps * 20 + 500);
    bench.goHome();
    turnFor(100);
}

void openHistory(Bench& bench)
{
    GameFile file = finish(bench, setupOf("durak", {"durak.openfool", "durak.article"}, 1));
    for (int i = 0; i < kPast; ++i) {
        file.record.seed = static_cast<std::uint64_t>(i);
        (void)bench.window->library().history().add(file);
    }
    bench.goHome();
    turnFor(100);
    bench.lookUntil("history", [&, isActive = false]() mutable {
        if (!std::exchange(isActive, true))
            emit bench.window->lobby()->historyWanted();
        const auto* page = bench.window->findChild<HistoryPage*>();
        return page && page->isRead();
    });
    bench.look("history: filter", [&] { bench.window->findChild<HistoryPage*>()->showGame("pazaak"); });
    bench.look("history: all", [&] { bench.window->findChild<HistoryPage*>()->showGame({}); });
    bench.look("history: progress", [&] { bench.window->findChild<HistoryPage*>()->showProgress(true); });
    bench.look(
        "history: back", [&] { bench.goHome(); }, 300);
}

void playGames(Bench& bench)
{
    for (int i = 0; i < kGames; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const auto seats = i % 2 == 0 ? std::vector<std::string>{"durak.openfool", "durak.article"}
                                      : std::vector<std::string>{"pazaak.glaucus", "pazaak.kid"};
        const std::string game = i % 2 == 0 ? "durak" : "pazaak";
        bench.window->start(setupOf(game, seats, seed));
        const TablePage* table = bench.window->table();
        bench.lookUntil("game of " + QString::fromStdString(game), [&] { return !table || table->session().isOver(); });
    }
}

/// The page of a running contest of ten, as it opens and for a while, with the matches of two beside it.
void playContest(Bench& bench)
{
    ContestPlan plan;
    plan.game = "pazaak";
    for (const char* bot : {"kid", "hk47", "nestor", "austin", "kid-first", "t3m4", "bastila", "cautious", "bold", "random"})
        plan.entrants.push_back(std::string("pazaak.") + bot);
    plan.shape.matches = 100'000;
    plan.seed = 1;
    const auto path = keepContest(*complete(plan));
    bench.window->desk().play(*path);
    bench.look("contest", [&] { bench.window->openFile(*path); });
    bench.look(
        "contest: ten entrants", [] {}, kContest);
    bench.look("contest: list of matches", [&] { emit bench.window->findChild<Crosstable*>()->cellWanted(0, 1); });
    bench.look(
        "contest: matches of two", [] {}, kContest);
    bench.window->desk().stop();
    while (bench.window->desk().isPlaying())
        turnFor(20);
}

const std::pair<const char*, void (*)(Bench&)> kParts[] = {{"tables", openTables}, {"looks", changeLooks},
                                                           {"file", openFile},     {"history", openHistory},
                                                           {"games", playGames},   {"contest", playContest}};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_NO_GLIB", "1"); // GLib's dispatcher tells of waiting and waking up before and after a whole turn.
    const QTemporaryDir home;
    qputenv("PARLOUR_HOME", home.path().toUtf8());
    QApplication app(argc, argv);
    QApplication::setStyle(makeStyle());
    Bench bench;
    bench.look("lobby", [&] { bench.window->show(); });
    const QStringList wanted = QCoreApplication::arguments().mid(1);
    for (const auto& [part, run] : kParts)
        if (wanted.isEmpty() || wanted.contains(part))
            run(bench);
    return 0;
}
