// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Takes the screenshots of the README from the program's own window, off screen. Run by resources/screenshots/make with an
// empty PARLOUR_HOME. Usage: screenshots FOLDER
#include "app/contest/contest_runner.h"
#include "app/store/paths.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/play/table_page.h"
#include "app/window/shell/main_window.h"
#include "tests/app/played_game.h"

#include <QAbstractButton>
#include <QDir>

#include <QApplication>
#include <QPixmap>
#include <QTest>

#include <cstdio>

namespace {

using namespace parlour;

using test::choiceAfter;
using test::played;
using test::Until;

GameFile durakGame(std::uint64_t seed, const Until& until = {})
{
    return played("durak", {{"players", "3"}}, {"you", "durak.openfool", "durak.greedy"}, "durak.openfool", seed, until);
}

GameFile pazaakGame(std::uint64_t seed, const Until& until = {})
{
    return played("pazaak-full", {}, {"you", "pazaak-full.careful"}, "pazaak-full.club", seed, until);
}

GameFile yahtzeeGame(std::uint64_t seed, const Until& until = {})
{
    return played("yahtzee", {{"players", "2"}}, {"you", "yahtzee.aces-and-eights"}, "yahtzee.aces-and-eights", seed, until);
}

GameFile coupGame(std::uint64_t seed, const Until& until = {})
{
    return played("coup", {{"players", "4"}}, {"you", "coup.honest", "coup.static", "coup.random"}, "coup.honest", seed,
                  until);
}

GameFile coinsGame(std::uint64_t seed)
{
    return played("coins", {}, {"coins.regret", "coins.bad-loser"}, "", seed);
}

bool take(QWidget& window, const QString& path)
{
    QTest::qWait(2500); // until all animations have ended
    if (QWidget* focus = QApplication::focusWidget())
        focus->clearFocus();
    const bool saved = window.grab().save(path);
    if (!saved)
        std::fprintf(stderr, "screenshots: %s cannot be written\n", qPrintable(path));
    return saved;
}

/// Takes a picture of a saved game. `cursor`: the step to replay to; 0 keeps the position.
bool takeGame(MainWindow& window, const GameFile& file, const QString& folder, const QString& name, int cursor = 0)
{
    const QString path = folder + "/" + name + ".parlour";
    if (!writeGameFile(path, file))
        return false;
    window.openFile(path);
    QFile::remove(path);
    if (cursor > 0)
        window.findChild<Session*>()->goTo(cursor);
    return take(window, folder + "/" + name + ".png");
}

/// Takes a picture of the first pairing of a contest with the plan of a preset.
bool takeContest(MainWindow& window, std::string_view preset, const QString& path)
{
    ContestPlan plan = *complete(planOf(*findPreset(preset), 1));
    plan.shape.matches = 20000;
    QDir().mkpath(paths::contests());
    {
        const auto file = ContestFile::create(paths::contests() + "/league.contest", plan);
        ContestControl control;
        if (!file || !playContest(**file, machineThreads(), control))
            return false;
    }
    emit window.lobby()->contestsWanted();
    for (const char* name : {"Open Pazaak League", "The Cincinnati Kid against Nestor"}) {
        QTest::qWait(1000);
        for (QAbstractButton* button : window.findChildren<QAbstractButton*>())
            if (button->accessibleName() == name)
                button->click();
    }
    return take(window, path);
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    QApplication::setApplicationName("parlour");
    QApplication::setStyle("Fusion");
    if (argc != 2)
        return 2;
    const QString folder = QString::fromLocal8Bit(argv[1]);

    MainWindow window("en");
    Preferences preferences = window.library().settings().preferences();
    preferences.mode = Preferences::Mode::Dark;
    window.library().settings().setPreferences(preferences);
    window.resize(1280, 800);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        (void)window.library().history().add(durakGame(seed));
        (void)window.library().history().add(pazaakGame(seed));
        (void)window.library().history().add(coupGame(seed));
    }
    window.library().saved().save(SavedGames::newId(), pazaakGame(9, choiceAfter(12, "end")));
    window.library().saved().save(SavedGames::newId(), durakGame(8, choiceAfter(25, "take")));
    QTest::qWait(500); // another thread saves
    window.lobby()->refresh();
    window.show();
    const bool taken = take(window, folder + "/lobby.png")
        && takeGame(window, durakGame(6, choiceAfter(18, "take")), folder, "durak")
        && takeGame(window, pazaakGame(5, choiceAfter(24, "end")), folder, "pazaak")
        && takeGame(window, yahtzeeGame(3, choiceAfter(60, "score")), folder, "yahtzee")
        && takeGame(window, coupGame(4, choiceAfter(12, "income")), folder, "coup")
        && takeGame(window, coinsGame(2), folder, "coins", 260)
        && takeContest(window, "pazaak-league", folder + "/contest.png");
    return taken ? 0 : 1;
}
