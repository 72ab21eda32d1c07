// Takes the pictures of the README: drives the program's own window without a screen. Run by resources/screenshots/make with
// an empty PARLOUR_HOME: screenshots FOLDER
#include "ai/bots.h"
#include "app/contest/contest_runner.h"
#include "app/desktop/lobby_page.h"
#include "app/desktop/main_window.h"
#include "app/desktop/table_page.h"
#include "app/store/paths.h"
#include "engine/games.h"

#include <QAbstractButton>
#include <QDir>

#include <QApplication>
#include <QPixmap>
#include <QTest>

#include <cstdio>

namespace {

using namespace parlour;

/// Where a game is left: at the first choice of the person after `steps` steps whose do-least action begins with `least`.
struct Until {
    int steps;
    std::string_view least;
};
constexpr Until kEnd{1 << 20, ""};

/// A game in which "you" play like `own`.
GameFile played(const char* game, const RuleMap& rules, const std::vector<std::string>& seats, const char* own,
                std::uint64_t seed, const Until& until)
{
    const GameInfo& info = *findGame(game);
    GameFile file;
    file.record = {info.id, info.version, *info.complete(rules), seats, seed, {}, {}};
    const auto match = std::move(*info.start(file.record.rules, seed));
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
        const bool person = who != kChanceSeat && seats[static_cast<std::size_t>(who)] == kPerson;
        if (person && match->steps() >= until.steps) {
            const std::vector<std::string> legal = match->legal(who);
            if (legal.size() > 2 && legal.front().starts_with(until.least))
                return file;
        }
        std::string text;
        if (who == kChanceSeat) {
            text = match->draw();
        } else {
            const auto bot = findBot(person ? own : seats[static_cast<std::size_t>(who)])->make();
            text = bot->answer(match->question(who), {}, nullptr);
        }
        if (!match->step(who, text))
            std::abort();
        file.record.steps.push_back({who, text});
    }
    file.record.result.emplace();
    for (Seat seat = 0; seat < match->seats(); ++seat)
        file.record.result->push_back(match->score(seat));
    return file;
}

GameFile durakGame(std::uint64_t seed, const Until& until)
{
    return played("durak", {{"players", "3"}}, {"you", "durak.openfool", "durak.greedy"}, "durak.openfool", seed, until);
}

GameFile pazaakGame(std::uint64_t seed, const Until& until)
{
    return played("pazaak", {}, {"you", "pazaak.kid"}, "pazaak.nestor", seed, until);
}

GameFile yahtzeeGame(std::uint64_t seed, const Until& until)
{
    return played("yahtzee", {{"players", "2"}}, {"you", "yahtzee.aces-and-eights"}, "yahtzee.aces-and-eights", seed, until);
}

GameFile coupGame(std::uint64_t seed, const Until& until)
{
    return played("coup", {{"players", "4"}}, {"you", "coup.honest", "coup.static", "coup.random"}, "coup.honest", seed,
                  until);
}

GameFile coinsGame(std::uint64_t seed)
{
    return played("coins", {}, {"coins.regret", "coins.bad-loser"}, "", seed, kEnd);
}

bool take(QWidget& window, const QString& path)
{
    QTest::qWait(2500); // until nothing moves any more
    if (QWidget* focus = QApplication::focusWidget())
        focus->clearFocus();
    const bool saved = window.grab().save(path);
    if (!saved)
        std::fprintf(stderr, "screenshots: %s cannot be written\n", qPrintable(path));
    return saved;
}

/// `cursor`: how far a finished game is replayed.
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

/// The first meeting of a contest that is made by the plan of a preset.
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
        (void)window.library().history().add(durakGame(seed, kEnd));
        (void)window.library().history().add(pazaakGame(seed, kEnd));
        (void)window.library().history().add(coupGame(seed, kEnd));
    }
    window.library().saved().save(SavedGames::newId(), pazaakGame(9, {12, "end"}));
    window.library().saved().save(SavedGames::newId(), durakGame(8, {25, "take"}));
    QTest::qWait(500); // saving is another thread's
    window.lobby()->refresh();
    window.show();
    const bool taken = take(window, folder + "/lobby.png") && takeGame(window, durakGame(6, {18, "take"}), folder, "durak")
        && takeGame(window, pazaakGame(5, {20, "end"}), folder, "pazaak")
        && takeGame(window, yahtzeeGame(3, {60, "score"}), folder, "yahtzee")
        && takeGame(window, coupGame(4, {12, "income"}), folder, "coup")
        && takeGame(window, coinsGame(2), folder, "coins", 260)
        && takeContest(window, "pazaak-league", folder + "/contest.png");
    return taken ? 0 : 1;
}
