// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stretches of work of the window's event loop: while pages open, while bots think and pieces move in ten games, and
// while a contest of ten entrants plays on its page. Prints the longest stretch between waking up and waiting again, and the
// number of those longer than a frame. Never fails, since timed tests fail on busy machines.
//
// Usage: bench_frames [tables|themes|file|history|games|contest ..]; QT_SCALE_FACTOR=2 simulates a screen of high density.
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
constexpr int kPastGames = 1'000; ///< in the history
constexpr int kPageTime = 1500; ///< ms measured after a page opens
constexpr int kContestTime = 15'000; ///< ms measured of a contest
constexpr int kJumps = 120; ///< through the steps of a long game
constexpr double kFrame = 16; ///< ms

/// Processor time of this thread in ms, independent of the load of the machine.
double threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Times every stretch between waking up and waiting for events.
class StretchTimer : public QObject {
public:
    explicit StretchTimer(QAbstractEventDispatcher& dispatcher)
    {
        connect(&dispatcher, &QAbstractEventDispatcher::awake, this, [this] {
            if (clock_.isValid())
                return; // still in the same stretch
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
    void print(const char* name)
    {
        std::printf("%-24s %6zu stretches   processor: %s   clock: %s\n", name, wall_.size(),
                    qPrintable(summary(processor_)), qPrintable(summary(wall_)));
        std::fflush(stdout);
    }

private:
    static QString summary(std::vector<double>& times)
    {
        if (times.empty())
            return "none";
        std::sort(times.begin(), times.end());
        const auto longer = times.end() - std::upper_bound(times.begin(), times.end(), kFrame);
        return QString::asprintf("longest %5.1f ms, 99 of 100 within %4.1f, %3ld over %.0f", times.back(),
                                 times[times.size() * 99 / 100], static_cast<long>(longer), kFrame);
    }

    QElapsedTimer clock_;
    double began_ = 0;
    std::vector<double> processor_, wall_;
};

/// Runs an event loop for `time` ms. Like the program's own loop it performs deferred deletions.
void runLoop(int time)
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

    /// Performs an action of a person within the loop and prints the stretches during it and the following `time` ms.
    template <class Act>
    void measure(const QString& name, Act act, int time = kPageTime)
    {
        stretches_.begin();
        QTimer::singleShot(0, window.get(), act);
        runLoop(time);
        stretches_.print(qPrintable(name));
    }
    template <class Done>
    void measureUntil(const QString& name, Done done)
    {
        stretches_.begin();
        while (!done())
            runLoop(20);
        stretches_.print(qPrintable(name));
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
    /// Returns to the lobby from a table or from the history.
    void goHome()
    {
        if (window->table())
            emit window->table()->backWanted();
        if (auto* history = window->findChild<HistoryPage*>())
            emit history->backWanted();
    }

    std::unique_ptr<MainWindow> window = std::make_unique<MainWindow>("en");

private:
    StretchTimer stretches_{*QAbstractEventDispatcher::instance()};
};

Setup setupOf(const std::string& game, std::vector<std::string> seats, std::uint64_t seed)
{
    return {game, *findGame(game)->complete({}), std::move(seats), seed};
}

/// Opens each table from the lobby and returns.
void openTables(Bench& bench)
{
    for (const GameInfo& info : games()) {
        const QString id = QString::fromStdString(info.id);
        bench.measure("table: " + id, [&] { bench.window->startUsual(id, true); });
        bench.measure(
            "table: " + id + ", back", [&] { bench.goHome(); }, 300);
    }
}

/// Changes the theme and the language at a table.
void changeAppearance(Bench& bench)
{
    bench.window->startUsual("durak", true);
    runLoop(kPageTime);
    bench.measure("settings", [&] { emit bench.window->lobby()->settingsWanted(); });
    bench.measure("theme: light", [&] { bench.change([](Preferences& p) { p.mode = Preferences::Mode::Light; }); });
    bench.measure("theme: slate", [&] { bench.change([](Preferences& p) { p.ground = Preferences::Ground::Slate; }); });
    bench.measure("language: French", [&] { bench.change([](Preferences& p) { p.language = "fr"; }); });
    bench.change([](Preferences& p) {
        p.mode = Preferences::Mode::System;
        p.ground = Preferences::Ground::Felt;
        p.language = "en";
    });
    if (auto* sheet = bench.window->findChild<SettingsSheet*>())
        sheet->close();
    bench.goHome();
    runLoop(100);
}

/// Plays a game to its end without pauses and leaves it on the table.
GameFile finish(Bench& bench, const Setup& setup)
{
    bench.window->start(setup);
    runLoop(100);
    bench.measure(
        "game at once", [&] { bench.press(bench.window->table(), Qt::Key_F); }, 2 * kPageTime);
    const TablePage* table = bench.window->table();
    return table ? table->session().saver().file() : GameFile{};
}

/// Opens a long game from its file and steps through it.
void openFile(Bench& bench)
{
    const QString path = qEnvironmentVariable("PARLOUR_HOME") + "/long.parlour";
    const auto written = writeGameFile(path, finish(bench, setupOf("coins", {"coins.analyzer", "coins.oracle"}, 1)));
    bench.measure("game file", [&] { bench.window->openFile(path); });
    for (const Qt::Key key : {Qt::Key_End, Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Right, Qt::Key_Home})
        bench.measure(
            "game file: " + QKeySequence(key).toString(),
            [&, key] { bench.press(bench.window->findChild<Scrubber*>(), key); }, 500);
    auto* session = bench.window->findChild<Session*>();
    for (int i = 1; i <= kJumps; ++i)
        QTimer::singleShot(i * 20, session, [session, i] { session->goTo(i * 7919 % session->line().length()); });
    bench.measure(
        "game file: jumps", [] {}, kJumps * 20 + 500);
    bench.goHome();
    runLoop(100);
}

void openHistory(Bench& bench)
{
    GameFile file = finish(bench, setupOf("durak", {"durak.openfool", "durak.article"}, 1));
    for (int i = 0; i < kPastGames; ++i) {
        file.record.seed = static_cast<std::uint64_t>(i);
        (void)bench.window->library().history().add(file);
    }
    bench.goHome();
    runLoop(100);
    bench.measureUntil("history", [&, isActive = false]() mutable {
        if (!std::exchange(isActive, true))
            emit bench.window->lobby()->historyWanted();
        const auto* page = bench.window->findChild<HistoryPage*>();
        return page && page->isRead();
    });
    bench.measure("history: filter", [&] { bench.window->findChild<HistoryPage*>()->showGame("pazaak"); });
    bench.measure("history: all", [&] { bench.window->findChild<HistoryPage*>()->showGame({}); });
    bench.measure("history: progress", [&] { bench.window->findChild<HistoryPage*>()->showProgress(true); });
    bench.measure(
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
        bench.measureUntil("game of " + QString::fromStdString(game),
                           [&] { return !table || table->session().line().isOver(); });
    }
}

/// Opens the page of a running contest of ten entrants, then the list of matches of two of them.
void playContest(Bench& bench)
{
    ContestPlan plan;
    plan.game = "pazaak";
    for (const char* bot : {"kid", "hk47", "nestor", "austin", "kid-first", "t3m4", "bastila", "cautious", "bold", "random"})
        plan.entrants.push_back(std::string("pazaak.") + bot);
    plan.shape.matches = 100'000;
    plan.seed = 1;
    const auto path = keepContest(*complete(plan));
    bench.window->contests().play(*path);
    bench.measure("contest", [&] { bench.window->openFile(*path); });
    bench.measure(
        "contest: ten entrants", [] {}, kContestTime);
    bench.measure("contest: list of matches", [&] { emit bench.window->findChild<Crosstable*>()->cellWanted(0, 1); });
    bench.measure(
        "contest: matches of two", [] {}, kContestTime);
    bench.window->contests().stop();
    while (bench.window->contests().isPlaying())
        runLoop(20);
}

const std::pair<const char*, void (*)(Bench&)> kParts[] = {{"tables", openTables}, {"themes", changeAppearance},
                                                           {"file", openFile},     {"history", openHistory},
                                                           {"games", playGames},   {"contest", playContest}};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_NO_GLIB", "1"); // GLib's dispatcher signals waiting and waking up around a whole iteration only
    const QTemporaryDir home;
    qputenv("PARLOUR_HOME", home.path().toUtf8());
    QApplication app(argc, argv);
    QApplication::setStyle(makeStyle());
    Bench bench;
    bench.measure("lobby", [&] { bench.window->show(); });
    const QStringList wanted = QCoreApplication::arguments().mid(1);
    for (const auto& [part, run] : kParts)
        if (wanted.isEmpty() || wanted.contains(part))
            run(bench);
    return 0;
}
