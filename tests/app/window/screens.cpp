// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws every screen of the window off-screen in each language, size and shade, for inspection. Reaches each screen by the
// actions of a user, and prints texts that did not fit. Not a test and not installed.
//   screens FOLDER [--languages en,fr] [--sizes 900x500,1280x800] [--shades dark,light,slate,wine,pine,contrast]
//   [SCREEN...]
// A SCREEN is the beginning of a name, as "durak" or "contest-cup"; without any, all are drawn.
#include "app/draw/text.h"
#include "tests/app/played_game.h"
#include "tests/app/tables/pazaak_full_scenes.h"
#include "tests/app/tables/yahtzee_scenes.h"
#include "tests/app/waiting.h"

#include "app/contest/contest_controller.h"
#include "app/contest/contest_folder.h"
#include "app/contest/contest_runner.h"
#include "app/session/daily_deal.h"
#include "app/session/lesson.h"
#include "app/stage/stage.h"
#include "app/store/paths.h"
#include "app/store/seal.h"
#include "app/window/contest/contest_page.h"
#include "app/window/contest/contests_page.h"
#include "app/window/contest/crosstable.h"
#include "app/window/contest/match_drawer.h"
#include "app/window/contest/standings_table.h"
#include "app/window/contest/tournament/points_table.h"
#include "app/window/help/rules_sheet.h"
#include "app/window/history/history_page.h"
#include "app/window/history/past_filters.h"
#include "app/window/lobby/daily_sheet.h"
#include "app/window/lobby/lobby_page.h"
#include "app/window/lobby/new_game_sheet.h"
#include "app/window/parts/language.h"
#include "app/window/parts/program_sheet.h"
#include "app/window/parts/seal_sheet.h"
#include "app/window/parts/setup_rows.h"
#include "app/window/play/coach/belief_card.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/curtain.h"
#include "app/window/play/memo_field.h"
#include "app/window/play/result/result_card.h"
#include "app/window/play/result/result_review.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_page.h"
#include "app/window/position/position_sheet.h"
#include "app/window/practice/practice_page.h"
#include "app/window/practice/practice_panel.h"
#include "app/window/purse/purse_sheet.h"
#include "app/window/review/review_panel.h"
#include "app/window/review/what_if_controller.h"
#include "app/window/settings/settings_sheet.h"
#include "app/window/shell/main_window.h"
#include "engine/coup/coup_types.h"
#include "engine/durak/durak_types.h"
#include "engine/games.h"
#include "engine/record/replay.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextStream>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using namespace parlour;
using parlour::test::choiceAfter;
using parlour::test::played;
using parlour::test::Until;

namespace {

// ------------------------------------------------------------------------------------------------ games

using Seats = std::vector<std::string>;

/// True if a legal action starts with `beginning`, from step `steps` on.
Until offered(const std::string& beginning, int steps = 0)
{
    return [=](const AnyMatch& match, Seat, const std::vector<std::string>& legal) {
        return match.steps() >= steps
            && std::any_of(legal.begin(), legal.end(), [&](const std::string& each) { return each.starts_with(beginning); });
    };
}

/// The first game, by seeds from `seed` on, in which the person reaches a decision that fits `until`.
GameFile reaching(const char* game, const RuleMap& rules, const Seats& seats, const char* own, const Until& until,
                  std::uint64_t seed = 1)
{
    for (const std::uint64_t last = seed + 500; seed < last; ++seed)
        if (GameFile file = played(game, rules, seats, own, seed, until); !file.record.result)
            return file;
    qFatal("no game of %s comes to such a decision", game);
}

GameFile cut(GameFile file, std::size_t steps)
{
    file.record.steps.resize(std::min(steps, file.record.steps.size()));
    file.record.result.reset();
    return file;
}

/// The game up to the person's last decision.
GameFile beforeEnd(const GameFile& file)
{
    const std::vector<Step>& steps = file.record.steps;
    const Record& record = file.record;
    std::size_t last = steps.size() - 1;
    while (steps[last].who == kChanceSeat || record.seats[static_cast<std::size_t>(steps[last].who)] != kPerson)
        --last;
    return cut(file, last);
}

const RuleMap kThree{{"players", "3"}};
const Seats kDurakThree{"you", "durak.openfool", "durak.greedy"};
const Seats kDurakFour{"you", "durak.openfool", "durak.greedy", "durak.article"};
const Seats kDurakSix{"you", "durak.openfool", "durak.greedy", "durak.random", "durak.article", "durak.greedy"};
const Seats kPazaakTwo{"you", "pazaak.kid"};
const Seats kYahtzeeThree{"you", "yahtzee.aces-and-eights", "yahtzee.random"};
const Seats kYahtzeeSix{
    "you", "yahtzee.aces-and-eights", "yahtzee.aces-and-eights", "yahtzee.random", "yahtzee.random", "yahtzee.dummy"};
const Seats kCoupFour{"you", "coup.honest", "coup.static", "coup.random"};
const Seats kCoupSix{"you", "coup.honest", "coup.static", "coup.random", "coup.honest", "coup.random"};
constexpr const char* kFool = "durak.openfool";

GameFile durak(const Until& until, const RuleMap& rules = kThree, const Seats& seats = kDurakThree)
{
    return reaching("durak", rules, seats, kFool, until, 6);
}

/// True if the defender takes and the person may add cards.
bool throwsOnTaker(const AnyMatch& match, Seat person, const std::vector<std::string>& legal)
{
    return legal.size() > 2 && std::any_cast<durak::View>(match.look(person)).taking;
}

GameFile pazaakFull(const std::vector<std::string>& steps)
{
    return {pazaak_full::after({}, steps).record({"you", "pazaak-full.random"}), {}, {}};
}

GameFile finished(const char* game, const RuleMap& rules, const Seats& seats, const char* own, std::uint64_t seed)
{
    return played(game, rules, seats, own, seed);
}

/// The games of the screens, by the screen's name.
const std::map<QString, std::function<GameFile()>>& gameMakers()
{
    static const std::map<QString, std::function<GameFile()>> makers{
        {"durak-attack", [] { return durak(offered("attack", 30)); }},
        {"durak-defence", [] { return durak(choiceAfter(18, "take")); }},
        {"durak-throw", [] { return durak(throwsOnTaker); }},
        {"durak-transfer",
         [] {
             return durak(offered("transfer", 12), {{"players", "3"}, {"type", "perevodnoy"}, {"pass-card", "on"}});
         }},
        {"durak-six",
         [] {
             return durak(choiceAfter(20, "take"), {{"players", "6"}, {"deck", "52"}}, kDurakSix);
         }},
        {"durak-teams",
         [] {
             return durak(choiceAfter(14, "take"), {{"players", "4"}, {"teams", "2x2"}}, kDurakFour);
         }},
        {"durak-watch",
         [] {
             return cut(played("durak", {}, {"durak.openfool", "durak.article"}, "", 6), 38);
         }},
        {"durak-over", [] { return finished("durak", kThree, kDurakThree, kFool, 6); }},
        {"durak-over-two",
         [] {
             return finished("durak", {}, {"you", "durak.article"}, kFool, 3);
         }},
        {"durak-over-six",
         [] {
             return finished("durak", {{"players", "6"}, {"deck", "52"}}, kDurakSix, kFool, 2);
         }},
        {"pazaak-play", [] { return reaching("pazaak", {}, kPazaakTwo, "pazaak.nestor", choiceAfter(20, "end"), 5); }},
        {"pazaak-contest",
         [] {
             return reaching("pazaak", {{"decks", "as-run"}}, kPazaakTwo, "pazaak.nestor", choiceAfter(20, "end"), 5);
         }},
        {"pazaak-watch",
         [] {
             return cut(played("pazaak", {}, {"pazaak.glaucus", "pazaak.kid"}, "", 4), 13);
         }},
        {"pazaak-over", [] { return finished("pazaak", {}, kPazaakTwo, "pazaak.nestor", 5); }},
        {"pazaak-full-deck", [] { return pazaakFull({}); }},
        {"pazaak-full-play", [] { return pazaakFull(pazaak_full::playSteps()); }},
        {"pazaak-full-later", [] { return pazaakFull(pazaak_full::laterSteps()); }},
        {"pazaak-full-watch",
         [] {
             return cut(played("pazaak-full", {}, {"pazaak-full.random", "pazaak-full.random"}, "", 4), 20);
         }},
        {"pazaak-full-over",
         [] {
             return finished("pazaak-full", {}, {"you", "pazaak-full.random"}, "pazaak-full.random", 5);
         }},
        {"yahtzee-play",
         [] { return reaching("yahtzee", kThree, kYahtzeeThree, "yahtzee.aces-and-eights", choiceAfter(90, "score"), 3); }},
        {"yahtzee-roll", [] { return cut(played("yahtzee", kThree, kYahtzeeThree, "yahtzee.aces-and-eights", 3), 0); }},
        {"yahtzee-joker",
         [] {
             return GameFile{yahtzee::jokerScene().record(kYahtzeeThree), {}, {}};
         }},
        {"yahtzee-alone",
         [] {
             return reaching("yahtzee", {{"players", "1"}}, {"you"}, "yahtzee.aces-and-eights", choiceAfter(40, "score"), 2);
         }},
        {"yahtzee-six",
         [] {
             return reaching("yahtzee", {{"players", "6"}}, kYahtzeeSix, "yahtzee.aces-and-eights",
                             choiceAfter(150, "score"), 3);
         }},
        {"yahtzee-watch",
         [] {
             return cut(played("yahtzee", {{"players", "2"}}, {"yahtzee.aces-and-eights", "yahtzee.dummy"}, "", 3), 43);
         }},
        {"yahtzee-over",
         [] {
             return finished("yahtzee", {{"players", "3"}}, kYahtzeeThree, "yahtzee.aces-and-eights", 3);
         }},
        {"yahtzee-open-over",
         [] {
             return finished("yahtzee", {{"cards", "open"}}, {"you", "yahtzee.club"}, "yahtzee.casual", 4);
         }},
        {"yahtzee-over-six",
         [] {
             return finished("yahtzee", {{"players", "6"}}, kYahtzeeSix, "yahtzee.aces-and-eights", 3);
         }},
        {"coup-action", [] { return reaching("coup", {}, kCoupFour, "coup.honest", offered("income", 14), 4); }},
        {"coup-window", [] { return reaching("coup", {}, kCoupFour, "coup.honest", offered("challenge", 10), 4); }},
        {"coup-block", [] { return reaching("coup", {}, kCoupFour, "coup.honest", offered("block"), 4); }},
        {"coup-lose", [] { return reaching("coup", {}, kCoupFour, "coup.honest", offered("lose"), 4); }},
        {"coup-challenged",
         [] {
             const Until caught = [](const AnyMatch& match, Seat person, const std::vector<std::string>& legal) {
                 const auto view = std::any_cast<coup::View>(match.look(person));
                 return legal.front().starts_with("lose") && view.challenger >= 0 && view.challenger != person;
             };
             return reaching("coup", {}, kCoupFour, "coup.random", caught, 4);
         }},
        {"coup-exchange", [] { return reaching("coup", {}, kCoupFour, "coup.random", offered("return"), 4); }},
        {"coup-six",
         [] {
             return reaching("coup", {{"players", "6"}}, kCoupSix, "coup.honest", offered("income", 24), 4);
         }},
        {"coup-watch",
         [] {
             return cut(played("coup", {}, {"coup.honest", "coup.static", "coup.random", "coup.honest"}, "", 4), 32);
         }},
        {"coup-watch-own",
         [] {
             return cut(played("coup", {{"players", "5"}},
                               {"coup.master", "coup.club", "coup.casual", "coup.beginner", "coup.honest"}, "", 4),
                        32);
         }},
        {"coup-watch-six",
         [] {
             return cut(played("coup", {{"players", "6"}},
                               {"coup.random", "coup.static", "coup.static", "coup.random", "coup.honest", "coup.honest"},
                               "", 4),
                        24);
         }},
        {"coup-over", [] { return finished("coup", {}, kCoupFour, "coup.honest", 4); }},
        {"coup-over-six",
         [] {
             return finished("coup", {{"players", "6"}}, kCoupSix, "coup.honest", 3);
         }},
        {"coins-play",
         [] {
             return reaching("coins", {}, {"you", "coins.regret"}, "coins.little-ten", choiceAfter(90, ""));
         }},
        {"coins-late",
         [] {
             GameFile file =
                 reaching("coins", {}, {"you", "coins.bad-loser"}, "coins.little-ten", choiceAfter(330, "nothing"));
             file.notes = "It goes back whenever it is three behind.";
             return file;
         }},
        {"coins-watch",
         [] {
             return cut(played("coins", {}, {"coins.regret", "coins.bad-loser"}, "", 2), 260);
         }},
        {"coins-twins",
         [] {
             return cut(played("coins", {}, {"coins.no-regrets", "coins.no-regrets"}, "", 2), 120);
         }},
        {"coins-over",
         [] {
             return finished("coins", {}, {"you", "coins.bad-loser"}, "coins.little-ten", 2);
         }},
    };
    return makers;
}

// ------------------------------------------------------------------------------------------------ data

void fillHome()
{
    MainWindow window("en");
    const QDateTime first = QDateTime::fromString("2026-08-28T19:40:00Z", Qt::ISODate);
    int days = 0;
    const auto keep = [&](GameFile file) {
        file.savedAt = first.addDays(days * days / 3).addSecs(3000 * (days % 7)).toString(Qt::ISODate);
        ++days;
        if (!window.library().history().add(file))
            qFatal("the history refuses a game");
    };
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        keep(finished("durak", kThree, kDurakThree, kFool, seed));
        keep(finished("pazaak", {}, kPazaakTwo, "pazaak.nestor", seed));
        keep(finished("coup", {{"players", "6"}}, kCoupSix, "coup.honest", seed));
    }
    keep(finished("yahtzee", {{"players", "3"}}, kYahtzeeThree, "yahtzee.aces-and-eights", 7));
    keep(finished("coins", {}, {"you", "coins.bad-loser"}, "coins.little-ten", 5));
    keep(finished("durak", {{"players", "6"}, {"deck", "52"}}, kDurakSix, kFool, 2));
    keep(finished("pazaak", {}, {"pazaak.kid-first", "pazaak.austin"}, "", 2));
    SavedGames& saved = window.library().saved();
    QSignalSpy written(&saved, &SavedGames::written);
    const quint64 last = [&] {
        saved.save(SavedGames::newId(), gameMakers().at("durak-six")());
        saved.save(SavedGames::newId(), gameMakers().at("yahtzee-play")());
        return saved.save(SavedGames::newId(), gameMakers().at("pazaak-play")());
    }();
    while (written.isEmpty() || written.last().front().toULongLong() < last)
        written.wait(1000);
}

QString contestFile(const char* name)
{
    return paths::contests() + '/' + name + kContestEnding;
}

/// Keeps a contest, which is played if `play` is true, except by the person.
void keep(const char* name, const char* preset, std::int64_t matches, bool play, std::vector<std::string> entrants = {})
{
    ContestPlan plan = planOf(*findPreset(preset), 7);
    plan.shape.matches = matches;
    if (!entrants.empty())
        plan.entrants = std::move(entrants);
    QDir().mkpath(paths::contests());
    const auto file = ContestFile::create(contestFile(name), *complete(plan));
    ContestControl control;
    if (!file || (play && !playContest(**file, 2, control)))
        qFatal("the contest %s cannot be played", name);
}

void keepContests()
{
    keep("league", "pazaak-league", 2000, true);
    keep("cup", "pazaak-cup", 400, true);
    keep("tables", "durak-table", 200, true);
    keep("waiting", "pazaak-league", 20'000'000, false);
    keep("yours", "durak-league", 2, true, {"durak.greedy", "you", "durak.casual", "durak.club"});
    keep("two", "durak-league", 2, true, {"durak.greedy", "you", "person:Anna", "durak.club"});
}

// ------------------------------------------------------------------------------------------------ the window

/// Texts that did not fit while a picture was drawn.
std::set<QString> cutTexts;

void handleMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (qstrcmp(context.category, "parlour.cut") == 0)
        cutTexts.insert(text);
    else if (type != QtDebugMsg && !text.startsWith("This plugin does not support"))
        QTextStream(stderr) << text << '\n';
}

/// A window and the actions of its user.
class Visit {
public:
    /// `shade`: "dark" or "light" with the game's own background, or the name of a background in dark mode.
    Visit(const QString& language, const QString& shade) : window_(language)
    {
        Preferences preferences = window_.library().settings().preferences();
        preferences.mode = shade == "light" ? Preferences::Mode::Light : Preferences::Mode::Dark;
        using Ground = Preferences::Ground;
        const std::map<QString, Ground> grounds{
            {"slate", Ground::Slate}, {"wine", Ground::Wine}, {"pine", Ground::Pine}, {"contrast", Ground::HighContrast}};
        const auto ground = grounds.find(shade);
        preferences.ground = ground == grounds.end() ? Ground::Felt : ground->second;
        preferences.pace = 0;
        preferences.sound = Preferences::Sound::Off;
        window_.library().settings().setPreferences(preferences);
    }

    MainWindow& window() { return window_; }
    Session& session() { return *part<Session>(); }
    template <class T>
    T* part()
    {
        T* found = window_.findChild<T*>();
        if (!found)
            qFatal("there is no %s here", T::staticMetaObject.className());
        return found;
    }

    void resize(QSize size)
    {
        window_.resize(size);
        window_.show();
        settle(60);
    }
    /// A picture of the window once two in a row are equal, since layouts and card pictures may come later.
    QImage stablePicture()
    {
        QImage last, now = window_.grab().toImage();
        for (int tries = 0; last != now && tries < 6; ++tries) {
            settle(100);
            last = std::exchange(now, window_.grab().toImage());
        }
        return now;
    }
    /// Waits until nothing moves.
    void settle(int milliseconds = 30)
    {
        QTest::qWait(milliseconds);
        const auto* stage = window_.findChild<Stage*>();
        wait([stage] { return !stage || !stage->isMoving(); }, "rest");
    }
    void wait(const std::function<bool()>& condition, const char* what)
    {
        if (!QTest::qWaitFor(condition, 10'000))
            qWarning("%s does not come", what);
    }

    void openGame(const QString& name)
    {
        const QString path = games_.filePath(name + ".parlour");
        if (!QFile::exists(path) && !writeGameFile(path, gameMakers().at(name)()))
            qFatal("%s cannot be written", qPrintable(path));
        window_.openFile(path);
        settle();
    }
    void press(const QString& name)
    {
        for (QAbstractButton* each : window_.findChildren<QAbstractButton*>())
            if (each->isVisible() && each->isEnabled() && (each->accessibleName() == name || each->text() == name)) {
                each->click();
                settle();
                return;
            }
        qWarning("there is no button \"%s\"", qPrintable(name));
    }
    /// Opens a button's menu and chooses the first entry.
    void takeFirstOf(const QString& name)
    {
        press(name);
        auto* menu = part<QMenu>();
        QAction* first = menu->actions().front();
        menu->close();
        first->trigger();
        settle();
    }
    void key(Qt::Key which)
    {
        QTest::keyClick(part<Stage>(), which);
        settle();
    }
    void think()
    {
        QSignalSpy explained(&session().explainer(), &Explainer::explained);
        auto* panel = part<SidePanel>();
        panel->show();
        panel->setTab(SidePanel::Tab::Thinking);
        if (explained.isEmpty() && !explained.wait(5000))
            qWarning("no bot tells what it thinks");
        settle();
    }
    /// Asks for the first step of a hint and, if `isMove`, for the second. Waits until only the person is asked, so that the
    /// picture is reproducible.
    void hint(bool isMove)
    {
        const auto isAlone = [this] { return session().asked() >= 0 && session().line().match().node().seats.size() == 1; };
        wait(isAlone, "a question");
        key(Qt::Key_H);
        const auto isThere = [this] { return !part<HintCard>()->isWaiting(); };
        if (!QTest::qWaitFor(isThere, 60'000)) // large tables are solved first
            qWarning("no hint comes");
        if (!isMove)
            return settle();
        key(Qt::Key_H);
        const auto isExplained = [this] {
            return !part<HintCard>()->words().contains(spoken(HintCard::tr("Working out why…")));
        };
        if (!QTest::qWaitFor(isExplained, 60'000))
            qWarning("no reason comes");
        settle();
    }
    void show(SidePanel::Tab tab)
    {
        part<SidePanel>()->show();
        part<SidePanel>()->setTab(tab);
        settle();
    }
    /// Plays the last decision of a game and waits for its result.
    void finish(const QString& name)
    {
        const GameFile whole = gameMakers().at(name)();
        const GameFile before = beforeEnd(whole);
        const QString path = games_.filePath(name + ".parlour");
        if (!writeGameFile(path, before))
            qFatal("%s cannot be written", qPrintable(path));
        window_.openFile(path);
        settle();
        session().act(whole.record.steps[before.record.steps.size()].text);
        wait([this] { return window_.findChild<ResultCard*>() != nullptr; }, "a result");
        const auto isReviewed = [this] {
            const auto* part = window_.findChild<ResultReviewPart*>();
            return !part || part->isDone();
        };
        if (!QTest::qWaitFor(isReviewed, 60'000))
            qWarning("no review of the result comes");
    }
    void purse(const QString& part)
    {
        emit window_.lobby()->purseWanted("pazaak-full");
        press(QString("%1: %2").arg(PurseSheet::tr("Parts of the purse"), part));
    }
    void newGame(const char* game) { emit window_.lobby()->newGameWanted(game); }
    void openContest(const char* name)
    {
        emit window_.lobby()->contestWanted(contestFile(name));
        wait([this] { return window_.findChild<StandingsTable*>() || window_.findChild<PointsTable*>(); }, "a contest");
        settle(300);
    }
    void openCell()
    {
        auto* cross = part<Crosstable>();
        cross->setFocus();
        cross->setCurrentIndex(cross->model()->index(1, 0));
        QTest::keyClick(cross, Qt::Key_Return);
        settle(300);
    }

private:
    static QTemporaryDir games_; ///< game files, shared by all windows
    MainWindow window_;
};
QTemporaryDir Visit::games_;

struct Screen {
    QString name;
    std::function<void(Visit&)> reach;
};

/// The rules of a game, scrolled down by `down` pages. `name`: the game's id, optionally with a suffix after a hyphen.
Screen rules(const QString& name, int down)
{
    return {"rules-" + name, [name, down](Visit& visit) {
                emit visit.window().lobby()->rulesWanted(QString(name).remove("-down"));
                visit.settle(600); // pictures are added one at a time
                QScrollBar* bar = visit.part<RulesSheet>()->findChild<QTextBrowser*>()->verticalScrollBar();
                bar->setValue(down * bar->pageStep());
            }};
}

/// Opens the history and waits until all games are read.
void showHistory(Visit& visit, const QString& game)
{
    emit visit.window().lobby()->historyWanted();
    visit.part<HistoryPage>()->showGame(game);
    parlour::test::comesTrue([&] { return visit.part<HistoryPage>()->isRead(); });
    visit.settle(300); // until the figures are updated
}

/// The sheet for positions of a game, with nothing put in.
void emptyPosition(Visit& visit, const QString& game)
{
    emit visit.window().lobby()->positionWanted();
    visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame " + game + "\nseat 0\n");
    visit.press(PositionSheet::tr("Empty"));
}

/// Opens the practice with a round of two positions that were kept.
PracticePage& showPractice(Visit& visit)
{
    emit visit.window().lobby()->practiceWanted({});
    PracticePage& page = *visit.part<PracticePage>();
    visit.wait([&] { return page.isRead(); }, "the games of the practice");
    std::vector<KeptExercise> round;
    for (const char* position :
         {"parlour-position 1\ngame pazaak\nseat 0\nhouse 7 5\nopponentHouse 10\nopponentTotal 10\n"
          "sideCards 1 3 4 5\ntotal 12\n",
          "parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\ndice 6 6 6 2 1\nboxes aces=3 chance=21 yahtzee=0\n"}) {
        const bool isFirst = round.empty();
        round.push_back(exerciseOf(position, isFirst ? "pazaak" : "yahtzee", page.practice().today()));
        round.back().place = static_cast<int>(round.size());
    }
    if (!page.practice().begin(round))
        qFatal("the history refuses a round");
    return page;
}

/// Opens a puzzle of the stock.
void showPuzzle(Visit& visit, const std::string& game)
{
    PracticePage& page = showPractice(visit);
    std::vector<KeptExercise> round{exerciseOf(stockOf(game).puzzles[4]).kept};
    round.front().place = 1;
    if (!page.practice().begin(round))
        qFatal("the history refuses a round");
    emit page.exerciseWanted();
    visit.settle();
}

/// Answers the exercise on the table by the last action.
void judgeExercise(Visit& visit)
{
    const std::string last = visit.window().table()->position().legal.back();
    visit.window().table()->mode().act(last);
    visit.wait([&] { return visit.part<PracticePanel>()->content().state == PracticePanel::State::Judged; }, "a judgement");
    visit.wait([&] { return visit.part<PracticePanel>()->content().comparison != nullptr; }, "a comparison");
    visit.settle();
}

/// A puzzle of each game: "practice-durak" when the move is asked, "practice-durak-judged" after it.
std::vector<Screen> practiceScreens()
{
    std::vector<Screen> all;
    for (const GameInfo& info : games()) {
        const QString name = "practice-" + QString::fromStdString(info.id);
        all.push_back({name, [game = info.id](Visit& visit) { showPuzzle(visit, game); }});
        all.push_back({name + "-judged", [game = info.id](Visit& visit) {
                           showPuzzle(visit, game);
                           judgeExercise(visit);
                       }});
    }
    return all;
}

std::vector<Screen> lobbyScreens()
{
    return {
        {"practice",
         [](Visit& visit) {
             emit visit.window().lobby()->practiceWanted({});
             visit.wait([&] { return visit.part<PracticePage>()->isRead(); }, "the games of the practice");
         }},
        {"practice-question", [](Visit& visit) { emit showPractice(visit).exerciseWanted(); }},
        {"practice-judged",
         [](Visit& visit) {
             emit showPractice(visit).exerciseWanted();
             visit.settle();
             judgeExercise(visit);
         }},
        {"practice-judged-yahtzee",
         [](Visit& visit) {
             PracticePage& page = showPractice(visit);
             if (!page.practice().answer(1, true, page.practice().today()))
                 qFatal("the history refuses an answer");
             emit page.exerciseWanted();
             visit.settle();
             judgeExercise(visit);
         }},
        {"practice-result",
         [](Visit& visit) {
             PracticePage& page = showPractice(visit);
             for (const int place : {1, 2})
                 if (!page.practice().answer(place, place == 1, page.practice().today()))
                     qFatal("the history refuses an answer");
             page.hide();
             page.show();
         }},
        {"lobby-practice",
         [](Visit& visit) { // an open round, whose two exercises are due
             emit showPractice(visit).backWanted();
             visit.settle(300); // until the practice is read
         }},
        {"practice-done",
         [](Visit& visit) { // ten puzzles of two games, answered
             PracticePage& page = showPractice(visit);
             std::vector<KeptExercise> round;
             for (const char* game : {"durak", "coup"})
                 for (std::size_t i = 0; i < 5; ++i) {
                     round.push_back(exerciseOf(stockOf(game).puzzles[i]).kept);
                     round.back().place = static_cast<int>(round.size());
                 }
             Practice& practice = page.practice();
             if (!practice.begin(round))
                 qFatal("the history refuses a round");
             for (int place = 1; place <= kRoundLength; ++place)
                 if (!practice.answer(place, place % 3 != 0, practice.today()))
                     qFatal("the history refuses an answer");
             page.hide();
             page.show();
         }},
        {"lobby-first", [](Visit&) {}},
        {"lobby", [](Visit&) {}},
        {"history", [](Visit& visit) { showHistory(visit, {}); }},
        {"history-durak", [](Visit& visit) { showHistory(visit, "durak"); }},
        {"history-filter",
         [](Visit& visit) {
             showHistory(visit, "durak");
             visit.press(PastFilters::tr("Filter"));
         }},
        {"history-progress",
         [](Visit& visit) {
             showHistory(visit, {});
             visit.part<HistoryPage>()->showProgress(true);
         }},
        {"history-chance",
         [](Visit& visit) {
             showHistory(visit, {});
             visit.part<HistoryPage>()->findChild<Segment*>()->setCurrent(2);
         }},
        {"history-empty", [](Visit& visit) { showHistory(visit, {}); }},
        {"replay",
         [](Visit& visit) {
             emit visit.window().lobby()->finishedWanted(visit.window().library().history().recent(1, "durak").front().id);
             visit.settle();
             visit.session().goTo(47);
         }},
        {"replay-end",
         [](Visit& visit) {
             emit visit.window().lobby()->finishedWanted(visit.window().library().history().recent(1, "pazaak").front().id);
             visit.settle();
             visit.session().goTo(visit.session().line().length());
         }},
        {"position",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame yahtzee\nrules players=1\nseat 0\n"
                                                        "dice 6 6 6 2 1\nboxes aces=3 chance=21 yahtzee=0\n");
             visit.press(PositionSheet::tr("Ask"));
             visit.wait(
                 [&] {
                     const auto labels = visit.part<PositionSheet>()->findChildren<QLabel*>();
                     return std::none_of(labels.begin(), labels.end(), [](const QLabel* each) {
                         return each->isVisible() && each->text() == PositionSheet::tr("Looking at the position…");
                     });
                 },
                 "values");
         }},
        {"position-durak", [](Visit& visit) { emit visit.window().lobby()->positionWanted(); }},
        {"position-full",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame pazaak-full\nseat 0\nbegan 0\n"
                                                        "hand +1 -3 D\ntable 9 4 -2\ncards house house +-2\nopponentTable 7 "
                                                        "3\nopponentCards house house\nplayed +-2\n");
         }},
        {"position-coup",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame coup\nrules players=3\nseat 2\n"
                                                        "coins 2 3 7\nlost duke | | |\nhand captain contessa\n");
         }},
        {"position-coins",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame coins\nseat 1\nhistory 110101110\n");
         }},
        {"position-pazaak",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame pazaak\nseat 0\nhouse 7 5\n"
                                                        "opponentHouse 10\nsideCards 1 3 4 5\nopponentWins 2\n");
         }},
        {"position-four",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText(
                 "parlour-position 1\ngame durak\nrules deck=52,players=4\nseat 1\nattacker 0\nsizes 4 6 5 7\nstock 12\n"
                 "trumpCard 9h\nhand 6s 7s 8s Th Jh Qd\ntable 6d/8d 6h\ndiscarded Ah Kh\nknown | | 2c |\n");
         }},
        {"position-text",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<PositionSheet>()->findChild<Segment*>()->button(2)->click();
         }},
        {"position-more",
         [](Visit& visit) {
             emptyPosition(visit, "pazaak-full");
             visit.part<PositionSheet>()->findChild<Segment*>()->button(1)->click();
         }},
        {"position-empty-durak", [](Visit& visit) { emptyPosition(visit, "durak"); }},
        {"position-empty-pazaak", [](Visit& visit) { emptyPosition(visit, "pazaak"); }},
        {"position-empty-full", [](Visit& visit) { emptyPosition(visit, "pazaak-full"); }},
        {"position-empty-yahtzee", [](Visit& visit) { emptyPosition(visit, "yahtzee"); }},
        {"position-empty-coup", [](Visit& visit) { emptyPosition(visit, "coup"); }},
        {"position-empty-coins", [](Visit& visit) { emptyPosition(visit, "coins"); }},
        {"position-wrong",
         [](Visit& visit) {
             emit visit.window().lobby()->positionWanted();
             visit.part<QPlainTextEdit>()->setPlainText("parlour-position 1\ngame pazaak\nseat 0\nhouse 7 5\n"
                                                        "opponentHouse 10\nopponentTotal 11\nsideCards 1 3 4 5\n");
         }},
        {"settings", [](Visit& visit) { emit visit.window().lobby()->settingsWanted(); }},
        {"settings-search",
         [](Visit& visit) {
             emit visit.window().lobby()->settingsWanted();
             visit.part<SettingsSheet>()->findChild<QLineEdit*>()->setText("2");
         }},
        {"settings-keys",
         [](Visit& visit) {
             emit visit.window().lobby()->settingsWanted();
             auto* sheet = visit.part<SettingsSheet>();
             for (auto* each : sheet->findChildren<QAbstractButton*>())
                 if (each->text() == SettingsSheet::tr("Show all keys"))
                     each->click();
             auto* field = QApplication::focusWidget(); // of the first key
             for (const int key : {Qt::Key_X, Qt::Key_F11}) { // one that it may not have, one that is taken
                 field->setFocus();
                 QTest::keyClick(field, Qt::Key_Space);
                 QTest::keyClick(field, Qt::Key(key));
             }
             visit.settle();
             for (auto* each : sheet->findChildren<QScrollArea*>())
                 each->ensureWidgetVisible(field, 0, 200);
         }},
        {"settings-table",
         [](Visit& visit) {
             visit.openGame("durak-defence");
             emit visit.window().table()->settingsWanted();
             visit.settle();
             for (auto* each : visit.part<SettingsSheet>()->findChildren<QScrollArea*>())
                 each->verticalScrollBar()->setValue(each->verticalScrollBar()->maximum());
         }},
        rules("durak", 0),
        rules("durak-down", 4),
        rules("pazaak", 0),
        rules("pazaak-down", 1),
        rules("pazaak-full", 0),
        rules("pazaak-full-down", 1),
        rules("yahtzee", 0),
        rules("yahtzee-down", 4),
        rules("coup", 0),
        rules("coup-down", 6),
        rules("coins", 0),
        rules("coins-down", 3),
        {"rules-search",
         [](Visit& visit) {
             emit visit.window().lobby()->rulesWanted("durak");
             visit.settle(300);
             visit.part<RulesSheet>()->findChild<QLineEdit*>()->setText("6");
         }},
        {"newgame-durak", [](Visit& visit) { visit.newGame("durak"); }},
        {"newgame-durak-more",
         [](Visit& visit) {
             visit.newGame("durak");
             for (auto* each : visit.part<NewGameSheet>()->findChildren<Button*>())
                 if (each->isCheckable())
                     each->setChecked(true);
             visit.settle();
             for (auto* each : visit.part<NewGameSheet>()->findChildren<QScrollArea*>())
                 each->verticalScrollBar()->setValue(each->verticalScrollBar()->maximum());
         }},
        {"newgame-seal",
         [](Visit& visit) {
             auto* sheet = new SealSheet(&visit.window());
             sheet->open(sheet->wordsField());
         }},
        {"proof",
         [](Visit& visit) {
             Seal seal = withWords({1, {}, 0x0123456789ABCDEF, std::string(32, '7'), {}}, QStringLiteral("cut"));
             seal.hash = hashOf(seal);
             visit.window().start(
                 {"durak", *findGame("durak")->complete({}), {"durak.greedy", "durak.random"}, seedOf(seal), {}, seal});
             visit.session().playOut();
             visit.wait([&] { return visit.session().line().isOver(); }, "the end");
             emit visit.part<TableBar>()->proofWanted();
         }},
        {"curtain",
         [](Visit& visit) {
             visit.window().start({"durak", *findGame("durak")->complete({}), {std::string(kPerson), "person:Anna"}, 5});
         }},
        {"curtain-news",
         [](Visit& visit) {
             visit.window().start({"durak", *findGame("durak")->complete({}), {std::string(kPerson), "person:Anna"}, 5});
             visit.wait([&] { return visit.session().awaited() >= 0; }, "the deal");
             emit visit.part<Curtain>()->lifted();
             emit visit.part<Stage>()->chosen(visit.session().line().match().legal(visit.session().asked()).back());
             visit.wait([&] { return visit.part<Curtain>()->isVisible(); }, "the curtain");
         }},
        {"newgame-names",
         [](Visit& visit) {
             visit.newGame("durak");
             visit.part<NewGameSheet>()->findChildren<SeatRow*>()[1]->click();
             visit.settle();
             const auto fields = visit.part<NewGameSheet>()->findChildren<QLineEdit*>();
             for (QLineEdit* each : fields)
                 if (each->accessibleName() == NewGameSheet::tr("Name of another person at this screen"))
                     emit each->returnPressed();
             visit.settle();
             visit.part<NewGameSheet>()->findChildren<SeatRow*>()[0]->click();
         }},
        {"newgame-yahtzee", [](Visit& visit) { visit.newGame("yahtzee"); }},
        {"newgame-pazaak", [](Visit& visit) { visit.newGame("pazaak"); }},
        {"newgame-pazaak-full", [](Visit& visit) { visit.newGame("pazaak-full"); }},
        {"purse-first-empty", [](Visit& visit) { emit visit.window().lobby()->playWanted("pazaak-full"); }},
        {"purse-match", [](Visit& visit) { visit.purse(PurseSheet::tr("Next match")); }},
        {"purse-dealer", [](Visit& visit) { visit.purse(PurseSheet::tr("Dealer")); }},
        {"purse-account", [](Visit& visit) { visit.purse(PurseSheet::tr("Won and lost")); }},
        {"newgame-pazaak-bots",
         [](Visit& visit) {
             visit.newGame("pazaak");
             visit.part<NewGameSheet>()->findChildren<SeatRow*>()[1]->click();
         }},
        {"newgame-yahtzee", [](Visit& visit) { visit.newGame("yahtzee"); }},
        {"newgame-coup", [](Visit& visit) { visit.newGame("coup"); }},
        {"newgame-coins", [](Visit& visit) { visit.newGame("coins"); }},
        {"program",
         [](Visit& visit) {
             visit.newGame("pazaak");
             visit.part<NewGameSheet>()->findChildren<SeatRow*>()[1]->click();
             visit.settle();
             visit.part<NewGameSheet>()->findChildren<SeatRow*>().back()->click();
             visit.settle();
             visit.part<ProgramSheet>()->findChild<QLineEdit*>()->setText("python3 " PARLOUR_SOURCE_DIR
                                                                          "/resources/bots/pazaak_bot.py");
             visit.press(ProgramSheet::tr("Check"));
             visit.wait(
                 [&] {
                     for (auto* each : visit.part<ProgramSheet>()->findChildren<Button*>())
                         if (each->text() == ProgramSheet::tr("Let it play"))
                             return each->isEnabled();
                     return false;
                 },
                 "an answer of the program");
         }},
        {"program-missing",
         [](Visit& visit) {
             visit.newGame("pazaak");
             visit.part<NewGameSheet>()->findChildren<SeatRow*>()[1]->click();
             visit.settle();
             visit.part<NewGameSheet>()->findChildren<SeatRow*>().back()->click();
             visit.settle();
             visit.part<ProgramSheet>()->findChild<QLineEdit*>()->setText("my-bot --fast");
             visit.press(ProgramSheet::tr("Check"));
             visit.settle(200);
         }},
        {"banner", [](Visit& visit) { visit.window().openFile("/home/ann/games/evening.parlour"); }},
        {"banner-table",
         [](Visit& visit) {
             visit.openGame("durak-defence");
             emit visit.window().library().saved().failed(qt_error_string(ENOSPC));
         }},
        {"sheet-damaged",
         [](Visit& visit) {
             GameFile file = gameMakers().at("pazaak-play")();
             file.record.steps.back().text = "play 9";
             const QString path = QDir(paths::data()).filePath("evening.parlour");
             if (writeGameFile(path, file))
                 visit.window().openFile(path);
         }},
        {"sheet-lesson-empty", [](Visit& visit) { emit visit.window().lobby()->playWanted("pazaak"); }},
        {"sheet-discard",
         [](Visit& visit) {
             emit visit.window().lobby()->discardWanted(visit.window().library().saved().list().front().id);
         }},
        {"calendar",
         [](Visit& visit) {
             History& history = visit.window().library().history();
             const QDate first = dealDate().addDays(1 - dealDate().day());
             for (QDate day = first; day <= dealDate(); day = day.addDays(3)) {
                 const DailyDeal deal = dealOfDay(*findGame("pazaak"), day);
                 GameFile file = played("pazaak", deal.rules, deal.seats, "pazaak.kid", deal.seed);
                 file.savedAt = QDateTime(day, QTime(12, 0), Qt::UTC).toString(Qt::ISODate);
                 if (!history.add(file))
                     qFatal("the history refuses a game");
             }
             (new DailySheet(visit.window().library(), &visit.window()))->open();
             visit.settle(1000);
         }},
    };
}

/// The table of a game made for it, after an optional action.
Screen table(const QString& name, const std::function<void(Visit&)>& then = {}, const QString& game = {})
{
    return {name, [=](Visit& visit) {
                visit.openGame(game.isEmpty() ? name : game);
                if (then)
                    then(visit);
            }};
}
Screen result(const QString& name)
{
    return {name, [name](Visit& visit) { visit.finish(name); }};
}

/// The review of a game at its first mistake.
Screen review(const QString& game)
{
    return {game + "-review", [game](Visit& visit) {
                visit.finish(game + "-over");
                visit.press(ResultCard::tr("Review"));
                visit.settle(500);
                visit.press(ReviewPanel::tr("Next mistake"));
                visit.settle(500);
            }};
}

/// The same with the best move shown.
Screen best(const QString& game)
{
    return {game + "-best", [game](Visit& visit) {
                review(game).reach(visit);
                visit.press(ReviewPanel::tr("Show best"));
                visit.settle(500);
            }};
}

/// Asks "what if" at the first mistake of a review: the question, or after `dealt` the outcomes or the branch at the table.
Screen whatIf(const QString& game, const QString& name, std::optional<bool> dealt = {})
{
    return {game + name, [=](Visit& visit) {
                review(game).reach(visit);
                visit.press(TableBar::tr("What if"));
                visit.settle(500);
                auto* controller = visit.part<WhatIfController>();
                if (!controller || !dealt || controller->text().actions.empty())
                    return;
                controller->choose(controller->text().actions.back().first.toStdString());
                controller->play(*dealt);
                visit.wait([controller] { return !controller->text().isRunning; }, "outcomes");
                visit.settle(3000);
            }};
}

/// The branch with the real cards next to the game.
Screen compared(const QString& game)
{
    return {game + "-compared", [game](Visit& visit) {
                whatIf(game, {}, false).reach(visit);
                visit.press(WhatIfPanel::tr("Compare"));
                visit.settle(1500);
            }};
}

std::vector<Screen> tableScreens()
{
    const auto think = [](Visit& visit) { visit.think(); };
    const auto hint = [](Visit& visit) { visit.hint(true); };
    const auto firstHint = [](Visit& visit) { visit.hint(false); };
    const auto hintMore = [](Visit& visit) {
        visit.hint(true);
        visit.key(Qt::Key_H);
    };
    const auto hintLog = [](Visit& visit) {
        visit.show(SidePanel::Tab::Log);
        visit.hint(true);
    };
    const auto chance = [](Visit& visit) {
        Preferences preferences = visit.window().library().settings().preferences();
        preferences.showsChance = true;
        visit.window().library().settings().setPreferences(preferences);
        visit.show(SidePanel::Tab::Log);
        visit.settle(5000); // calculated in the background
    };
    const auto beliefs = [](Visit& visit) {
        visit.key(Qt::Key_V);
        visit.wait([&] { return visit.part<BeliefCard>()->words().contains('%'); }, "the beliefs");
    };
    const auto beliefList = [beliefs](Visit& visit) {
        beliefs(visit);
        emit visit.part<Stage>()->commanded(Command::ListBeliefs, 1);
        visit.settle();
    };
    const auto showLine = [hintMore](Visit& visit) {
        hintMore(visit);
        emit visit.part<HintCard>()->showWanted();
        visit.settle();
    };
    const auto log = [](Visit& visit) { visit.show(SidePanel::Tab::Log); };
    const auto notes = [](Visit& visit) { visit.show(SidePanel::Tab::Notes); };
    return {
        table("durak-attack"),
        table("durak-defence"),
        table("durak-throw"),
        table("durak-transfer"),
        table("durak-transfer-log", log, "durak-transfer"),
        table("durak-six"),
        table("durak-teams"),
        table("durak-log", log, "durak-defence"),
        table("durak-six-log", log, "durak-six"),
        table("durak-hint", hint, "durak-defence"),
        table("durak-hint-log", hintLog, "durak-defence"),
        table("durak-hint-more", hintMore, "durak-defence"),
        table("durak-hint-show", showLine, "durak-defence"),
        table("durak-six-hint", hint, "durak-six"),
        table("durak-matters", firstHint, "durak-defence"),
        table("durak-chance", chance, "durak-defence"),
        table("durak-watch", think),
        table("durak-beliefs", beliefs, "durak-defence"),
        table("durak-beliefs-list", beliefList, "durak-defence"),
        table("durak-beliefs-watch", beliefs, "durak-watch"),
        table("durak-beliefs-six", beliefs, "durak-six"),
        table("durak-watch-log", log, "durak-watch"),
        result("durak-over"),
        result("durak-over-two"),
        result("durak-over-six"),
        review("durak"),
        whatIf("durak", "-what-if"),
        whatIf("durak", "-branch", false),
        whatIf("durak", "-dealt", true),
        compared("durak"),
        table(
            "keys", [](Visit& visit) { visit.key(Qt::Key_Question); }, "durak-defence"),
        table(
            "play-on", [](Visit& visit) { visit.part<TableBar>()->playOn->trigger(); }, "durak-watch"),
        table("pazaak-play"),
        table("pazaak-log", log, "pazaak-play"),
        table("pazaak-hint", hint, "pazaak-play"),
        table("pazaak-matters", firstHint, "pazaak-play"),
        table("pazaak-contest"),
        table("pazaak-contest-log", log, "pazaak-contest"),
        table("pazaak-watch", think),
        table("pazaak-beliefs", beliefs, "pazaak-play"),
        result("pazaak-over"),
        review("pazaak"),
        table("pazaak-full-deck"),
        table(
            "pazaak-full-decks", [](Visit& visit) { visit.press(Sheet::tr("Close")); }, "pazaak-full-deck"),
        table("pazaak-full-play"),
        table(
            "pazaak-full-sign", [](Visit& visit) { visit.key(Qt::Key_1); }, "pazaak-full-play"),
        table(
            "pazaak-full-value",
            [](Visit& visit) {
                for (int press = 0; press < 4; ++press)
                    visit.key(Qt::Key_2);
            },
            "pazaak-full-play"),
        table(
            "pazaak-full-flip", [](Visit& visit) { visit.key(Qt::Key_3); }, "pazaak-full-play"),
        table(
            "pazaak-full-double", [](Visit& visit) { visit.key(Qt::Key_4); }, "pazaak-full-play"),
        table("pazaak-full-hint", hint, "pazaak-full-play"),
        table("pazaak-full-later", log),
        table("pazaak-full-beliefs", beliefs, "pazaak-full-later"),
        table("pazaak-full-watch", log),
        result("pazaak-full-over"),
        table("yahtzee-play"),
        table("yahtzee-roll"),
        table("yahtzee-log", log, "yahtzee-play"),
        table("yahtzee-hint", hint, "yahtzee-play"),
        table("yahtzee-hint-more", hintMore, "yahtzee-play"),
        table("yahtzee-matters", firstHint, "yahtzee-play"),
        table("yahtzee-joker"),
        table("yahtzee-alone"),
        table("yahtzee-six", log),
        table("yahtzee-watch", think),
        result("yahtzee-over"),
        result("yahtzee-over-six"),
        review("yahtzee"),
        whatIf("yahtzee", "-what-if"),
        whatIf("yahtzee", "-branch", false),
        whatIf("yahtzee", "-dealt", true),
        compared("yahtzee"),
        review("yahtzee-open"),
        table("coup-action"),
        table("coup-log", log, "coup-action"),
        table("coup-hint", hint, "coup-action"),
        table("coup-hint-more", hintMore, "coup-action"),
        table("coup-matters", firstHint, "coup-window"),
        table("coup-answers", hint, "coup-window"),
        table("coup-loss", hint, "coup-lose"),
        table("coup-return", hint, "coup-exchange"),
        table("coup-window"),
        table("coup-window-log", log, "coup-window"),
        table("coup-block"),
        table("coup-block-log", log, "coup-block"),
        table("coup-lose"),
        table("coup-challenged"),
        table("coup-exchange"),
        table("coup-six"),
        table("coup-six-log", log, "coup-six"),
        table("coup-watch", think),
        table("coup-beliefs", beliefs, "coup-action"),
        table("coup-beliefs-list", beliefList, "coup-action"),
        table("coup-beliefs-watch", beliefs, "coup-watch"),
        table("coup-watch-own", think),
        table("coup-watch-six", think),
        result("coup-over"),
        result("coup-over-six"),
        review("coup"),
        best("coup"),
        table("coins-play"),
        table("coins-hint", hint, "coins-play"),
        table("coins-matters", firstHint, "coins-play"),
        table("coins-late",
              [](Visit& visit) {
                  visit.show(SidePanel::Tab::Notes);
                  auto* memo = visit.part<MemoField>();
                  memo->setFocus();
                  QTest::keyClicks(QApplication::focusWidget(), "42 was good; block at 60");
              }),
        table("coins-watch", think),
        table("coins-beliefs", beliefs, "coins-late"),
        table("coins-beliefs-watch", beliefs, "coins-watch"),
        table("coins-twins", think),
        table("coins-watch-log", log, "coins-watch"),
        result("coins-over"),
        review("coins"),
        whatIf("coins", "-what-if"),
        whatIf("coins", "-branch", false),
        whatIf("coins", "-dealt", true),
        compared("coins"),
        best("coins"),
        table("notes", notes, "coins-late"),
    };
}

/// Each stop of a lesson, "lesson-durak-07", and with "-wrong" the same after a wrong answer.
std::vector<Screen> lessonScreens()
{
    std::vector<Screen> all;
    for (const GameInfo& info : games()) {
        const auto lesson = lessonOf(info.id);
        for (int stop = 0; lesson && stop < std::ssize(lesson->stops); ++stop) {
            const QString game = QString::fromStdString(info.id);
            const auto open = [game, stop](Visit& visit) {
                visit.window().library().settings().setLesson(game, {true, false, stop});
                emit visit.window().lobby()->lessonWanted(game);
                visit.settle(100);
            };
            const QString name = QString("lesson-%1-%2").arg(game).arg(stop + 1, 2, 10, QChar('0'));
            all.push_back({name, open});
            const LessonStop& here = lesson->stops[static_cast<std::size_t>(stop)];
            if (!here.asks)
                continue;
            all.push_back({name + "-wrong", [open, here, lesson = *lesson](Visit& visit) {
                               open(visit);
                               const Session& session = visit.session();
                               for (const std::string& each : session.line().match().legal(session.asked()))
                                   if (!isRight(lesson, here, each)) {
                                       emit visit.part<Stage>()->chosen(each);
                                       break;
                                   }
                           }});
        }
    }
    return all;
}

std::vector<Screen> contestScreens()
{
    return {
        {"contests",
         [](Visit& visit) {
             emit visit.window().lobby()->contestsWanted();
             visit.settle(300);
         }},
        {"contests-empty",
         [](Visit& visit) {
             emit visit.window().lobby()->contestsWanted();
             visit.settle(300);
         }},
        {"contest-waiting",
         [](Visit& visit) {
             visit.settle(300); // contests are read in the background
             for (QAbstractButton* each : visit.window().lobby()->findChildren<QAbstractButton*>())
                 for (int more = 1; more <= 3; ++more)
                     if (each->text() == LobbyPage::tr("%n more to resume", nullptr, more))
                         each->click();
         }},
        {"contest-new",
         [](Visit& visit) {
             emit visit.window().lobby()->contestsWanted();
             visit.settle(300);
             visit.press(ContestsPage::tr("New contest"));
         }},
        {"contest-tournament",
         [](Visit& visit) {
             emit visit.window().lobby()->contestsWanted();
             visit.settle(300);
             visit.press(ContestsPage::tr("Set up a tournament of your own"));
         }},
        {"contest-yours", [](Visit& visit) { visit.openContest("yours"); }},
        {"contest-two", [](Visit& visit) { visit.openContest("two"); }},
        {"contest-league", [](Visit& visit) { visit.openContest("league"); }},
        {"contest-drawer",
         [](Visit& visit) {
             visit.openContest("league");
             visit.openCell();
         }},
        {"contest-cup", [](Visit& visit) { visit.openContest("cup"); }},
        {"contest-tables", [](Visit& visit) { visit.openContest("tables"); }},
        {"contest-add",
         [](Visit& visit) {
             visit.openContest("league");
             visit.takeFirstOf(ContestPage::tr("Add"));
         }},
        {"contest-keys",
         [](Visit& visit) {
             visit.openContest("league");
             visit.press(ContestPage::tr("Keys"));
         }},
        {"contest-running",
         [](Visit& visit) {
             visit.openContest("waiting");
             visit.window().contests().play(contestFile("waiting"));
             visit.wait([&] { return visit.window().contests().latest() && visit.window().contests().seconds() > 1; },
                        "a result");
         }},
    };
}

std::vector<Screen> allScreens()
{
    std::vector<Screen> all;
    for (const auto& part : {practiceScreens(), lobbyScreens(), tableScreens(), lessonScreens(), contestScreens()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

// ------------------------------------------------------------------------------------------------ pictures

/// Adds the texts of labels and buttons that are too small for them.
void collectCutWidgets(const QWidget& window)
{
    for (const QWidget* each : window.findChildren<QWidget*>()) {
        if (!each->isVisible() || each->visibleRegion().isEmpty())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(each); label && !label->text().isEmpty()) {
            const bool elides = qobject_cast<const ElidedLabel*>(label) != nullptr; // reports cut texts itself
            const bool narrow = !label->wordWrap() && label->width() < label->sizeHint().width();
            const bool low = label->wordWrap() && label->height() < label->heightForWidth(label->width());
            if (!elides && (narrow || low))
                cutTexts.insert(label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(each);
                   button && !button->text().isEmpty() && button->width() < button->minimumSizeHint().width()) {
            cutTexts.insert(button->text());
        }
    }
}

/// Adds a hint that is scrolled although the table has room.
void collectScrolledHint(const QWidget& window)
{
    const auto* card = window.findChild<HintCard*>();
    if (!card || !card->isVisible() || card->height() >= card->wholeHeight(card->width()))
        return;
    if (card->height() < window.findChild<Stage*>()->height() - 20)
        cutTexts.insert(QStringLiteral("a hint is scrolled: ") + card->words());
}

QSize sizeFrom(const QString& text)
{
    const QStringList parts = text.split('x');
    return {parts.value(0).toInt(), parts.value(1).toInt()};
}

struct Options {
    QDir folder;
    QStringList languages, sizes, shades, screens;

    bool has(const QString& screen) const
    {
        return screens.isEmpty()
            || std::any_of(screens.begin(), screens.end(), [&](const QString& each) { return screen.startsWith(each); });
    }
};

/// Draws one screen in all sizes. `home`: the folder of data, which is copied.
void draw(const Screen& screen, const QString& language, const QString& shade, const Options& chosen, const QString& home)
{
    QTemporaryDir own;
    std::filesystem::copy(home.toStdString(), own.path().toStdString(), std::filesystem::copy_options::recursive);
    qputenv("PARLOUR_HOME", own.path().toUtf8());
    Visit visit(language, shade);
    cutTexts.clear(); // before the screen is reached, since the stage caches pieces drawn on the way
    visit.resize(sizeFrom(chosen.sizes.front()));
    screen.reach(visit);
    for (const QString& size : chosen.sizes) {
        visit.resize(sizeFrom(size));
        const QString name = QStringList{screen.name, language, size, shade}.join('-');
        if (!visit.stablePicture().save(chosen.folder.filePath(name + ".png"), nullptr, 80))
            qFatal("%s cannot be written", qPrintable(name));
        collectCutWidgets(visit.window());
        collectScrolledHint(visit.window());
        static std::set<QString> printed; // prints each text once for all screens
        for (const QString& text : cutTexts)
            if (printed.insert(language + size + text).second)
                QTextStream(stdout) << name << ": " << spoken(text).replace('\n', ' ') << '\n';
        cutTexts.clear();
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QApplication::setApplicationName("parlour");
    QApplication::setStyle(makeStyle());
    QCursor::setPos(10'000, 10'000); // outside the window
    qInstallMessageHandler(handleMessage);
    QLoggingCategory::setFilterRules("parlour.cut.debug=true");

    QCommandLineParser options;
    options.addHelpOption();
    options.addPositionalArgument("FOLDER", "Where the pictures go.");
    options.addPositionalArgument("SCREEN", "The beginning of a screen's name; none: all of them.", "[SCREEN...]");
    options.addOption({"languages", "Which languages.", "CODES", Language::available().join(',')});
    options.addOption({"sizes", "Which sizes of the window.", "SIZES", "900x500,1024x640,1280x800,1920x1080"});
    options.addOption({"shades", "Which of dark, light, slate, wine, pine and contrast.", "SHADES", "dark,light"});
    options.addOption({"home", "What lies there instead of the usual games, as fill_history makes it.", "FOLDER"});
    options.process(app);
    Options chosen;
    chosen.screens = options.positionalArguments();
    if (chosen.screens.isEmpty())
        options.showHelp(2);
    chosen.folder = QDir(chosen.screens.takeFirst());
    chosen.folder.mkpath(".");
    chosen.languages = options.value("languages").split(',');
    chosen.sizes = options.value("sizes").split(',');
    chosen.shades = options.value("shades").split(',');

    QTemporaryDir empty, full;
    const std::vector<Screen> screens = allScreens();
    qputenv("PARLOUR_HOME", full.path().toUtf8());
    if (options.isSet("home"))
        std::filesystem::copy(options.value("home").toStdString(), full.path().toStdString(),
                              std::filesystem::copy_options::recursive);
    else
        fillHome();
    if (std::any_of(screens.begin(), screens.end(),
                    [&](const Screen& each) { return chosen.has(each.name) && each.name.startsWith("contest"); }))
        keepContests();
    for (const QString& language : chosen.languages)
        for (const QString& shade : chosen.shades)
            for (const Screen& screen : screens)
                if (chosen.has(screen.name)) {
                    const bool isFirst = screen.name == "lobby-first" || screen.name.endsWith("-empty");
                    draw(screen, language, shade, chosen, isFirst ? empty.path() : full.path());
                }
    return 0;
}
