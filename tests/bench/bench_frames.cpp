// How long the window's thread is busy in one go while bots think and pieces move, and while a contest of ten is played on
// its page: the longest time between waking up and waiting again is printed, with how many were longer than a frame. Says
// what is measured; fails nothing, for a timed test fails on busy machines.
#include "app/desktop/contest/contest_desk.h"
#include "app/desktop/contest/contest_page.h"
#include "app/desktop/contest/contest_shelf.h"
#include "app/desktop/contest/crosstable.h"
#include "app/desktop/main_window.h"
#include "app/desktop/setup.h"
#include "app/desktop/table_page.h"
#include "engine/games.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

using namespace parlour;

constexpr int kGames = 10;
constexpr int kContest = 15'000; ///< ms of a contest
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
    void print(const char* what) const
    {
        std::printf(
            "%-28s %8zu stretches   processor: longest %5.1f ms, %3ld over %.0f   clock: longest %5.1f ms, %3ld over\n",
            what, wall_.size(), longest(processor_), over(processor_), kFrame, longest(wall_), over(wall_));
        std::fflush(stdout);
    }

private:
    static double longest(const std::vector<double>& times)
    {
        return times.empty() ? 0 : *std::max_element(times.begin(), times.end());
    }
    static long over(const std::vector<double>& times)
    {
        return std::count_if(times.begin(), times.end(), [](double time) { return time > kFrame; });
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

Setup setupOf(const std::string& game, std::vector<std::string> seats, std::uint64_t seed)
{
    return {game, *findGame(game)->complete({}), std::move(seats), seed};
}

void watchToTheEnd(MainWindow& window, const Setup& setup, Watchdog& watchdog)
{
    window.start(setup);
    // The stretch that opens the table is a page being made, not a game being played.
    QCoreApplication::processEvents();
    watchdog.begin();
    const TablePage* table = window.table();
    while (table && !table->session().isOver())
        turnFor(20);
    watchdog.print(setup.seats[0].c_str());
}

/// The page of a running contest of ten, as it opens and for a while, with the matches of two beside it.
void playContest(MainWindow& window, Watchdog& watchdog)
{
    ContestPlan plan;
    plan.game = "pazaak";
    for (const char* bot : {"kid", "hk47", "nestor", "austin", "kid-first", "t3m4", "bastila", "cautious", "bold", "random"})
        plan.entrants.push_back(std::string("pazaak.") + bot);
    plan.shape.matches = 100'000;
    plan.seed = 1;
    const auto path = keepContest(*complete(plan));
    watchdog.begin();
    window.desk().play(*path);
    window.openFile(*path);
    turnFor(2000);
    watchdog.print("contest: opens");
    watchdog.begin();
    turnFor(kContest);
    watchdog.print("contest: ten entrants");
    watchdog.begin();
    emit window.findChild<Crosstable*>()->cellWanted(0, 1);
    turnFor(kContest);
    watchdog.print("contest: matches of two");
    window.desk().stop();
    while (window.desk().isPlaying())
        turnFor(20);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_NO_GLIB", "1"); // GLib's dispatcher tells of waiting and waking up before and after a whole turn.
    const QTemporaryDir home;
    qputenv("PARLOUR_HOME", home.path().toUtf8());
    QApplication app(argc, argv);
    MainWindow window("en");
    Preferences preferences = window.library().settings().preferences();
    preferences.pace = argc > 1 ? std::atof(argv[1]) : 4;
    window.library().settings().setPreferences(preferences);
    window.resize(1280, 800);
    window.show();

    Watchdog watchdog(*QAbstractEventDispatcher::instance());
    playContest(window, watchdog);
    for (int i = 0; i < kGames; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        if (i % 2 == 0)
            watchToTheEnd(window, setupOf("durak", {"durak.openfool", "durak.article"}, seed), watchdog);
        else
            watchToTheEnd(window, setupOf("pazaak", {"pazaak.glaucus", "pazaak.kid"}, seed), watchdog);
    }
    return 0;
}
