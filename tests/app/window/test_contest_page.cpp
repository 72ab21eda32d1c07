// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Contests in the window: set up by names, played, stopped, resumed, inspected down to a match on the table, exported, and
// left running.
#include "app/store/shared_line.h"
#include "tests/app/window/window_driver.h"

#include "app/contest/contest_controller.h"
#include "app/contest/contest_export.h"
#include "app/contest/contest_folder.h"
#include "app/contest/lead_curves.h"
#include "app/store/game_file.h"
#include "app/store/paths.h"
#include "app/widgets/figure_table.h"
#include "app/widgets/number_field.h"
#include "app/window/contest/bracket_view.h"
#include "app/window/contest/contest_page.h"
#include "app/window/contest/contests_page.h"
#include "app/window/contest/crosstable.h"
#include "app/window/contest/match_drawer.h"
#include "app/window/contest/standings_table.h"
#include "app/window/contest/tournament/points_table.h"
#include "app/window/contest/tournament/tournament_page.h"
#include "app/window/play/result/result_card.h"
#include "tests/suite.h"

#include <QDir>
#include <QFileDialog>
#include <QMenu>
#include <QStandardPaths>

using namespace parlour;

namespace {

ContestPlan planWith(const std::string& game, std::vector<std::string> entrants, Format format, std::int64_t matches)
{
    ContestPlan plan;
    plan.game = game;
    plan.entrants = std::move(entrants);
    plan.shape.format = format;
    plan.shape.matches = matches;
    if (format == Format::Tables)
        plan.shape.seats = 0;
    plan.seed = 7;
    const auto ready = complete(plan);
    if (!ready)
        qFatal("%s", ready.error().english().c_str());
    return *ready;
}

/// Opens the page of the first contest in the list.
void openFirstContest(test::Driver& driver)
{
    QVERIFY(driver.press("Contest"));
    QTRY_VERIFY(
        driver.find([](const QString& name) { return name.startsWith("Open ") && !name.startsWith("Open a file"); }));
    const QString open =
        driver.find([](const QString& name) { return name.startsWith("Open ") && !name.startsWith("Open a file"); })
            ->text(QAccessible::Name);
    QVERIFY(driver.press(open));
}

/// Plays the contest of a file to its end without a window.
void playOut(const QString& path)
{
    auto file = ContestFile::open(path, ContestFile::Access::Write);
    QVERIFY(file);
    ContestControl control;
    QVERIFY(playContest(**file, 2, control));
}

std::unique_ptr<ContestFile> reading(const QString& path)
{
    auto file = ContestFile::open(path, ContestFile::Access::Read);
    if (!file)
        qFatal("%s", file.error().english().c_str());
    return *std::move(file);
}

ContestTable tableOf(const QString& path)
{
    return reading(path)->table();
}

/// Chooses an entry of the open menu.
void choose(test::Driver& driver, const QString& text)
{
    auto* menu = driver.window().findChild<QMenu*>();
    QVERIFY(menu);
    for (QAction* action : menu->actions())
        if (action->text() == text) {
            menu->close();
            action->trigger();
            return;
        }
    QFAIL(qPrintable("no " + text));
}

/// The number of visible controls in a page: buttons, fields, and tables as one.
int controlsIn(QAccessibleInterface* element)
{
    if (!element || element->state().invisible)
        return 0;
    if (element->role() == QAccessible::Table)
        return 1;
    int count = element->state().focusable && element->role() != QAccessible::Client ? 1 : 0;
    for (int i = 0; i < element->childCount(); ++i)
        count += controlsIn(element->child(i));
    return count;
}

QModelIndex cellAt(const FigureTable* table, int row, int column)
{
    return table->model()->index(row, column);
}

QString nameOf(const QModelIndex& cell)
{
    return cell.data(Qt::AccessibleTextRole).toString();
}

} // namespace

class TestContestPage : public QObject {
    Q_OBJECT

private:
    static QString onlyFile()
    {
        const QStringList files = QDir(paths::contests()).entryList({"*.contest"});
        return files.size() == 1 ? QDir(paths::contests()).absoluteFilePath(files.front()) : QString();
    }

private slots:
    void aLeagueCanBeSetUpPlayedAndInspected()
    {
        test::Driver driver;
        QVERIFY(driver.press("Contest"));
        QVERIFY(driver.press("New contest"));
        // Removes three of the five default entrants.
        for (const char* bot : {"Master", "HK-47", "Club player"})
            QVERIFY(driver.press(bot));
        QTRY_VERIFY(driver.shows("All matches take about"));
        driver.part<NumberField>()->setValue(60);
        QVERIFY(driver.shows("All matches take about")); // without measuring again
        QVERIFY(driver.press("Start"));
        QTRY_VERIFY(driver.part<ContestPage>());
        QTRY_VERIFY(driver.shows("Finished"));

        // The standings equal those of the file.
        const auto file = ContestFile::open(onlyFile(), ContestFile::Access::Read);
        QVERIFY(file);
        QCOMPARE((*file)->plan().entrants, (std::vector<std::string>{"pazaak.kid", "pazaak.nestor"}));
        const TableCell cell = (*file)->table().cell(1, 0);
        QCOMPARE(cell.matches(), 60);
        QTRY_VERIFY(driver.part<Crosstable>());
        auto* cross = driver.part<Crosstable>();
        QTRY_COMPARE(cross->model()->rowCount(), 2);
        QTRY_COMPARE(nameOf(cellAt(cross, 1, 0)),
                     QString("Nestor against The Cincinnati Kid: %1 won, %2 lost, %3 drawn")
                         .arg(cell.wins)
                         .arg(cell.losses)
                         .arg(cell.draws));

        // Arrow keys select a cell and Enter lists its matches.
        cross->setFocus();
        cross->setCurrentIndex(cellAt(cross, 0, 0));
        QTest::keyClick(cross, Qt::Key_Down);
        QCOMPARE(cross->currentIndex(), cellAt(cross, 1, 0));
        QTest::keyClick(cross, Qt::Key_Return);
        auto* drawer = driver.part<MatchDrawer>();
        QVERIFY(drawer);
        QTRY_COMPARE(drawer->list()->model()->rowCount(), 60);

        // Enter on a match shows it on the table with the listed result.
        QTRY_VERIFY(drawer->list()->hasFocus());
        QTest::keyClick(drawer->list(), Qt::Key_Down);
        const int row = drawer->list()->currentIndex().row();
        const auto lines = (*file)->matches(1, 0, 60 - 1 - row, 1);
        QVERIFY(lines && lines->size() == 1);
        QTest::keyClick(drawer->list(), Qt::Key_Return);
        QTRY_VERIFY(driver.window().table());
        const Record& record = driver.session().line().record();
        QCOMPARE(record.seed, lines->front().seed);
        QVERIFY(record.result);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            QCOMPARE(record.seats[seat], (*file)->plan().entrants[static_cast<std::size_t>(lines->front().seats[seat])]);
            QCOMPARE(record.result->at(seat) > 0.5, lines->front().ending.winners.has(static_cast<Seat>(seat)));
        }
        // Back in the contest, the list is still open.
        QVERIFY(driver.press("Back to the contest"));
        QTRY_VERIFY(!driver.window().table());
        QVERIFY(driver.part<ContestPage>()->isVisible());
        QVERIFY(driver.part<MatchDrawer>()->isVisible());
        QTest::keyClick(driver.part<MatchDrawer>()->list(), Qt::Key_Escape);
        QTRY_VERIFY(!driver.part<MatchDrawer>());
        QTRY_VERIFY(cross->hasFocus());
    }

    void clicksOpenACellAndSelectAMatch()
    {
        test::Driver driver;
        const auto path =
            keepContest(planWith("durak", {"durak.greedy", "durak.openfool", "durak.random"}, Format::RoundRobin, 20));
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.part<Crosstable>());
        auto* cross = driver.part<Crosstable>();
        QTRY_COMPARE(cross->model()->rowCount(), 3);
        QTest::mouseClick(cross->viewport(), Qt::LeftButton, {}, cross->visualRect(cellAt(cross, 0, 2)).center());
        QTRY_VERIFY(driver.part<MatchDrawer>());
        auto* list = driver.part<MatchDrawer>()->list();
        QTRY_COMPARE(list->model()->rowCount(), 20);
        // The filter lists only lost matches.
        const std::int64_t lost = tableOf(*path).cell(0, 2).losses;
        QVERIFY(driver.press("Which matches: Lost"));
        QTRY_COMPARE(list->model()->rowCount(), static_cast<int>(lost));
        QVERIFY(driver.press("Which matches: All"));
        QTRY_COMPARE(list->model()->rowCount(), 20);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(cellAt(list, 2, 0)).center());
        const QString number = cellAt(list, 2, 0).data().toString();
        QVERIFY(!driver.window().table());

        // The match can be saved as a game ..
        QVERIFY(driver.press("Export match " + number));
        auto* dialog = driver.part<QFileDialog>();
        QVERIFY(dialog);
        const QString to = driver.home() + "/match.parlour";
        emit dialog->fileSelected(to);
        dialog->close();
        QTRY_VERIFY(driver.shows("Exported to"));
        const auto saved = readGameFile(to);
        QVERIFY(saved && saved->record.result);

        // .. and its replay has the same record.
        QVERIFY(driver.press("Review match " + number));
        QCOMPARE(driver.session().line().record().steps, saved->record.steps);
        QCOMPARE(driver.session().line().record().game, "durak");
    }

    void aCellOpensThroughTheAccessibilityTree()
    {
        test::Driver driver;
        const auto path =
            keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.bold", "pazaak.random"}, Format::RoundRobin, 60));
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.part<Crosstable>());
        auto* cross = driver.part<Crosstable>();
        QTRY_COMPARE(cross->model()->rowCount(), 3);
        const QString name = nameOf(cellAt(cross, 0, 1));
        QAccessibleInterface* cell = nullptr;
        QTRY_VERIFY((cell = driver.find(name)) && cell->tableCellInterface());
        QCOMPARE(cell->tableCellInterface()->rowHeaderCells().front()->text(QAccessible::Name), "The Cincinnati Kid");
        QCOMPARE(cell->tableCellInterface()->columnHeaderCells().front()->text(QAccessible::Name), "Dumb Bold Player");
        QVERIFY(driver.press(name));
        QTRY_VERIFY(driver.part<MatchDrawer>());
        QTRY_COMPARE(driver.part<MatchDrawer>()->list()->model()->rowCount(), 60);

        // Ties are counted by replaying the matches; only close matches were decided by one hand.
        auto* list = driver.part<MatchDrawer>()->list();
        const QModelIndex tied = cellAt(list, 59, 3);
        QTRY_VERIFY(tied.data().toString() != QString::fromUtf8("…"));
        QVERIFY(driver.press("Which matches: Close"));
        QTRY_VERIFY(list->model()->rowCount() > 0 && list->model()->rowCount() < 60);
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QStringList hands = cellAt(list, row, 2).data().toString().split(QString::fromUtf8("–"));
            QCOMPARE(std::abs(hands[0].toInt() - hands[1].toInt()), 1);
        }
        // Pressing the first cell of a row replays its match.
        QVERIFY(driver.press(nameOf(cellAt(list, 0, 0))));
        QTRY_VERIFY(driver.window().table());
    }

    void lettersReplaceNamesThatDoNotFit()
    {
        test::Driver driver;
        const std::vector<std::string> all{"pazaak.kid",       "pazaak.hk47",    "pazaak.nestor", "pazaak.austin",
                                           "pazaak.kid-first", "pazaak.bastila", "pazaak.bold",   "pazaak.random"};
        const auto path = keepContest(planWith("pazaak", all, Format::RoundRobin, 2));
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        driver.window().resize(1024, 640);
        QTRY_VERIFY(driver.part<Crosstable>());
        auto* cross = driver.part<Crosstable>();
        QTRY_COMPARE(cross->model()->rowCount(), 8);
        const auto head = [&](Qt::Orientation way, int role) { return cross->model()->headerData(4, way, role).toString(); };
        QTRY_COMPARE(head(Qt::Horizontal, Qt::DisplayRole), "E");
        QCOMPARE(head(Qt::Vertical, QuietHeader::kSignRole), "E");
        for (const auto way : {Qt::Horizontal, Qt::Vertical})
            QCOMPARE(head(way, Qt::AccessibleTextRole), "The Cincinnati Kid, first version");
        // All columns are visible.
        QVERIFY(cross->columnViewportPosition(7) + cross->columnWidth(7) <= cross->viewport()->width());
    }

    void anUnfinishedContestIsOfferedInTheLobby()
    {
        test::Driver driver;
        QTRY_VERIFY(driver.shows("Where to begin"));
        const auto path = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor"}, Format::RoundRobin, 20));
        const auto done = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.bold"}, Format::RoundRobin, 2));
        QVERIFY(path && done);
        playOut(*done);
        driver.open();
        QTRY_VERIFY(driver.find("0% of the contest played"));
        QVERIFY(driver.press("Go on with League of Simple Pazaak, Stopped at 0%"));
        QTRY_VERIFY(driver.part<ContestPage>());
        QCOMPARE(driver.part<ContestPage>()->path(), *path);
        QVERIFY(!driver.window().contests().isPlaying());
        QTRY_VERIFY(driver.shows("Stopped"));
        QVERIFY(driver.press("Resume"));
        QTRY_VERIFY(driver.shows("Finished"));
    }

    void aContestContinuesAfterPauseAndStop()
    {
        test::Driver driver;
        const auto path = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor"}, Format::RoundRobin, 20'000'000));
        QVERIFY(path);
        QVERIFY(driver.press("Contest"));
        QTRY_VERIFY(driver.find([](const QString& name) { return name.startsWith("Resume "); }));
        QVERIFY(driver.press("Resume League of Simple Pazaak"));
        ContestController& contests = driver.window().contests();
        QTRY_VERIFY(contests.latest() && contests.latest()->table.played > 0);
        QVERIFY(driver.press("Pause"));
        QTRY_VERIFY(contests.isPaused());
        QVERIFY(driver.shows("Paused"));
        // The running matches end, then all updates have the same number.
        std::int64_t paused = -1;
        int same = 0;
        connect(&contests, &ContestController::progressed, this, [&](const std::shared_ptr<const ContestSnapshot>& now) {
            same = std::exchange(paused, now->table.played) == now->table.played ? same + 1 : 0;
        });
        QTRY_VERIFY(same >= 3);
        disconnect(&contests, &ContestController::progressed, this, nullptr);
        QVERIFY(driver.press("Resume"));
        QTRY_VERIFY(contests.latest()->table.played > paused);
        QVERIFY(driver.press("Stop"));
        QTRY_VERIFY(!contests.isPlaying());
        QTRY_VERIFY(driver.shows("Stopped"));
        const std::int64_t played = tableOf(*path).played;
        QVERIFY(played >= paused && played < 20'000'000);
        QVERIFY(driver.press("Resume"));
        QTRY_VERIFY(contests.latest() && contests.latest()->table.played > played);
    }

    void aSecondContestWaitsForItsTurn()
    {
        test::Driver driver;
        const auto first = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor"}, Format::RoundRobin, 20'000'000));
        const auto second = keepContest(planWith("coins", {"coins.regret", "coins.nostalgia"}, Format::RoundRobin, 4));
        const auto third =
            keepContest(planWith("coins", {"coins.regret", "coins.nostalgia", "coins.bad-loser"}, Format::RoundRobin, 4));
        QVERIFY(first && second && third);
        ContestController* contests = &driver.window().contests();
        QVERIFY(contests->play(*first));
        QTRY_VERIFY(contests->latest() && contests->latest()->table.played > 0);
        QVERIFY(!contests->play(*second));
        QVERIFY(!contests->play(*third));
        QCOMPARE(contests->queue(), (QStringList{*second, *third}));

        // A queued contest is shown as such and can leave the queue.
        driver.window().openFile(*third);
        QTRY_VERIFY(driver.shows("Queued"));
        QVERIFY(driver.press("Remove from the queue"));
        QTRY_VERIFY(driver.shows("Stopped"));
        QCOMPARE(contests->queue(), QStringList{*second});
        QVERIFY(driver.press("Resume"));
        QCOMPARE(contests->queue(), (QStringList{*second, *third}));

        // The queue survives the window, but no contest starts by itself.
        driver.close();
        driver.open();
        contests = &driver.window().contests();
        QCOMPARE(contests->queue(), (QStringList{*second, *third}));
        test::settle(driver.window());
        QVERIFY(!contests->isPlaying());

        // Pausing lets the queued contests play, one after the other.
        QVERIFY(contests->play(*first));
        QTRY_VERIFY(contests->latest() && contests->latest()->table.played > 0);
        contests->pause(true);
        QTRY_VERIFY(tableOf(*second).isFinished && tableOf(*third).isFinished);
        QTRY_VERIFY(!contests->isPlaying());
        QVERIFY(contests->queue().isEmpty());
        QVERIFY(!tableOf(*first).isFinished);
    }

    void theQueueWaitsWhileAContestIsChanged()
    {
        test::Driver driver;
        const auto first = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor"}, Format::RoundRobin, 20'000'000));
        const auto second = keepContest(planWith("coins", {"coins.regret", "coins.nostalgia"}, Format::RoundRobin, 4));
        QVERIFY(first && second);
        ContestController& contests = driver.window().contests();
        QVERIFY(contests.play(*first) && !contests.play(*second));
        auto changer = std::make_unique<QObject>();
        contests.stopFor(*changer);
        QTRY_VERIFY(!contests.isPlaying());
        QCOMPARE(contests.queue(), QStringList{*second});
        QVERIFY(contests.play(*first)); // the change ends by playing
        contests.stopFor(*changer);
        QTRY_VERIFY(!contests.isPlaying());
        changer.reset(); // the change is abandoned
        QTRY_VERIFY(tableOf(*second).isFinished);
    }

    void aContestContinuesBehindOtherPagesAndIsKeptOnClosing()
    {
        test::Driver driver;
        const auto path = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor"}, Format::RoundRobin, 20'000'000));
        QVERIFY(path);
        QVERIFY(driver.press("Contest"));
        QVERIFY(driver.press("Resume League of Simple Pazaak"));
        ContestController* contests = &driver.window().contests();
        QTRY_VERIFY(contests->latest() && contests->latest()->table.played > 0);
        QVERIFY(driver.press("Back"));
        QVERIFY(driver.press("Back"));
        QTRY_VERIFY(driver.shows("Contest running"));
        // A game is played meanwhile.
        driver.window().startUsual("pazaak", true);
        QTRY_VERIFY(driver.session().line().length() > 5);
        const std::int64_t before = contests->latest()->table.played;
        QTRY_VERIFY(contests->latest()->table.played > before);

        driver.close();
        driver.open();
        const auto file = ContestFile::open(*path, ContestFile::Access::Read);
        QVERIFY(file);
        QVERIFY((*file)->table().played >= before);
        QVERIFY(driver.press("Contest"));
        QTRY_VERIFY(driver.find("Resume League of Simple Pazaak"));
    }

    void aBotAndMoreMatchesCanBeAdded()
    {
        test::Driver driver;
        const auto path = keepContest(planWith("coins", {"coins.regret", "coins.nostalgia"}, Format::RoundRobin, 4));
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.press("Add a bot or matches")); // once the file is read
        choose(driver, QString::fromUtf8("Add a bot…"));
        QVERIFY(driver.press("Random"));
        QTRY_VERIFY(driver.part<Crosstable>());
        QTRY_COMPARE(driver.part<Crosstable>()->model()->rowCount(), 3);
        QTRY_VERIFY(driver.shows("12 of 12 matches"));
        QVERIFY(driver.press("Add a bot or matches"));
        choose(driver, QString::fromUtf8("More matches…"));
        driver.part<NumberField>()->setValue(6);
        QVERIFY(driver.press("Add them"));
        QTRY_VERIFY(driver.shows("18 of 18 matches"));
    }

    void exportsWriteEveryFormat_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QString>("holds");
        QTest::newRow("csv") << static_cast<int>(ExportKind::Csv) << QString::fromUtf8("Table (CSV)…")
                             << QString("pazaak.kid");
        QTest::newRow("json") << static_cast<int>(ExportKind::Json) << QString::fromUtf8("Data (JSON)…")
                              << QString("pazaak.kid");
        QTest::newRow("md") << static_cast<int>(ExportKind::Markdown) << QString::fromUtf8("Markdown…") << QString("|");
        QTest::newRow("html") << static_cast<int>(ExportKind::Html) << QString::fromUtf8("Web page (HTML)…")
                              << QString("</html>");
    }
    void exportsWriteEveryFormat()
    {
        QFETCH(int, kind);
        QFETCH(QString, entry);
        QFETCH(QString, holds);
        test::Driver driver;
        const auto path = keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor"}, Format::RoundRobin, 20));
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.press("Export")); // once the page has read its file
        choose(driver, entry);
        auto* dialog = driver.part<QFileDialog>();
        QVERIFY(dialog);
        const QString to = driver.home() + "/table." + QTest::currentDataTag();
        emit dialog->fileSelected(to);
        dialog->close();
        QTRY_VERIFY(driver.shows("Exported to"));
        QFile file(to);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains(holds.toUtf8()));
        QCOMPARE(bytes, exported(*reading(*path), static_cast<ExportKind>(kind)));
    }

    void aCupIsShownAsABracket()
    {
        test::Driver driver;
        ContestPlan plan =
            planWith("pazaak", {"pazaak.kid", "pazaak.nestor", "pazaak.bold", "pazaak.cautious"}, Format::Cup, 20);
        plan.shape.firstTo = 2;
        const auto path = keepContest(plan);
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.shows("wins the cup"));
        QVERIFY(!driver.part<Crosstable>());
        const auto find = [&] { return driver.find([](const QString& name) { return name.contains(" sets; "); }); };
        QTRY_VERIFY(find());
        QAccessibleInterface* meeting = find();
        QVERIFY(driver.press(meeting->text(QAccessible::Name)));
        QTRY_VERIFY(driver.part<MatchDrawer>());
        QTRY_VERIFY(driver.part<MatchDrawer>()->list()->model()->rowCount() >= 40);
    }

    void tablesShowWinsBySeat()
    {
        test::Driver driver;
        const auto path = keepContest(
            planWith("durak", {"durak.greedy", "durak.openfool", "durak.random", "durak.article"}, Format::Tables, 24));
        QVERIFY(path);
        playOut(*path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.shows("Finished"));
        QTRY_VERIFY(
            driver.find([](const QString& name) { return name.contains(" in seat 4: ") && name.endsWith(" won of 6"); }));
        QTRY_VERIFY(driver.part<Crosstable>());
        auto* cross = driver.part<Crosstable>();
        emit cross->cellWanted(0, 1);
        QTRY_COMPARE(driver.part<MatchDrawer>()->list()->model()->rowCount(), 24);
    }

    void anUnknownProgramPlaysOnlyAfterAQuestion()
    {
        test::Driver driver;
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("python3 is not installed: there is no program to play");
        const std::string program = "exec:python3 " PARLOUR_SOURCE_DIR "/tests/app/bots/neptr.py leave";
        const auto path = keepContest(planWith("pazaak", {"pazaak.kid", program}, Format::RoundRobin, 4));
        QVERIFY(path);
        QVERIFY(driver.press("Contest"));
        QVERIFY(driver.press("Resume League of Simple Pazaak"));
        QTRY_VERIFY(driver.shows("Let these programs play?"));
        QVERIFY(!driver.window().contests().isPlaying());
        QVERIFY(driver.press("Let them play"));
        // The program exits in each match, so faults are counted and listed.
        QTRY_VERIFY(driver.shows("Finished"));
        QTRY_VERIFY(driver.find([](const QString& name) { return name.startsWith("neptr, ") && name.contains("fault"); }));
        QVERIFY(driver.press(
            driver.find([](const QString& name) { return name.startsWith("neptr, "); })->text(QAccessible::Name)));
        QTRY_VERIFY(driver.shows("Program faults of neptr"));
        QTRY_VERIFY(driver.find([](const QString& name) { return name.startsWith("Match "); }));
    }

    void aTournamentOfOnesOwnBeginsWithTheOthers()
    {
        test::Driver driver;
        QVERIFY(driver.press("Contest"));
        QVERIFY(driver.press("Set up a tournament of your own"));
        QVERIFY(driver.shows("the others play theirs among themselves"));
        QVERIFY(driver.press("Game: Durak"));
        choose(driver, "Simple Pazaak");
        QVERIFY(driver.press("Game: Simple Pazaak"));
        choose(driver, "Durak");
        QVERIFY(driver.find("Game: Durak"));
        QVERIFY(driver.press("Start"));
        QTRY_VERIFY(driver.shows("Your next match: against"));
        QTRY_COMPARE(tableOf(onlyFile()).played, std::int64_t{3});
        QTRY_VERIFY(!driver.window().contests().isPlaying());
        const ContestPlan plan = reading(onlyFile())->plan();
        QCOMPARE(plan.entrants.size(), std::size_t{4});
        QCOMPARE(plan.shape.people, std::vector{1});
        QVERIFY(driver.press("Back"));
        QTRY_VERIFY(driver.find("Open " + contestTitle(plan)));
        QVERIFY(driver.find("Your turn"));
        QVERIFY(!driver.find("Resume " + contestTitle(plan)));
    }

    /// A match that was left goes on; the game that ended before the program was killed counts; nothing counts twice.
    void aPersonsMatchCountsOnce()
    {
        test::Driver driver;
        const ContestPlan plan =
            planWith("pazaak", {"pazaak.random", std::string(kPerson), "pazaak.bold"}, Format::RoundRobin, 1);
        const auto path = keepContest(plan);
        QVERIFY(path);
        playOut(*path);
        const auto started = reading(*path)->personMatches();
        driver.window().library().settings().change([](Preferences& all) { all.name = "Ada"; });
        openFirstContest(driver);
        QTRY_VERIFY(driver.part<PointsTable>());
        QTRY_VERIFY(driver.find("Round 1 of 3"));
        QVERIFY(driver.shows("Ada"));
        QVERIFY(driver.press("Play"));
        QVERIFY(areOfOneMatch(driver.session().line().record(), started.back().start));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(driver.actOnce());
        const Record left = driver.session().line().record();
        QVERIFY(driver.press("Back to the contest"));
        QTRY_VERIFY(!driver.window().table());
        QTest::keyClick(driver.part<TournamentPage>(), Qt::Key_P);
        const auto begun = static_cast<std::ptrdiff_t>(left.steps.size());
        QVERIFY(driver.session().line().length() >= begun);
        QVERIFY(std::equal(left.steps.begin(), left.steps.end(), driver.session().line().record().steps.begin()));
        QCOMPARE(driver.window().library().saved().list().size(), std::size_t{1});
        while (!driver.session().line().isOver())
            QTRY_VERIFY(driver.session().line().isOver() || driver.actOnce());
        QTRY_COMPARE(tableOf(*path).played, std::int64_t{2});
        QVERIFY(driver.press("Back to the contest"));
        QTRY_VERIFY(driver.find("Round 2 of 3"));
        QTRY_VERIFY(driver.shows("After round 1 "));

        // The other match, finished but not in the history yet.
        Record rest = started.front().start;
        const GameInfo* info = findGame(rest.game);
        const auto match = *info->start(rest.rules, rest.seed);
        while (!match->node().isOver()) {
            const bool isChance = match->node().isChance();
            const Seat who = isChance ? kChanceSeat : match->node().seats.has(0) ? 0 : 1;
            const std::string text = isChance ? match->draw() : match->legal(who).front();
            QVERIFY(match->step(who, text));
            rest.steps.push_back({who, text});
        }
        rest.result = {match->score(0), match->score(1)};
        driver.close();
        QVERIFY(writeGameFile(paths::savedGames() + "/killed.parlour", {rest, {}, "2026-01-31T18:00:00Z"}));
        for (int start = 0; start < 2; ++start) {
            driver.open();
            openFirstContest(driver);
            QTRY_VERIFY(driver.shows(": gold") || driver.shows(": silver") || driver.shows(": bronze"));
            QCOMPARE(tableOf(*path).played, std::int64_t{3});
        }
    }

    void aTournamentShowsFewControlsAndLeadsToItsStatistics()
    {
        test::Driver driver;
        QVERIFY(keepContest(planWith("pazaak", {"pazaak.bold", "you", "pazaak.kid", "person:Anna"}, Format::RoundRobin, 3)));
        openFirstContest(driver);
        QTRY_VERIFY(driver.part<PointsTable>());
        QTRY_VERIFY(!driver.window().contests().isPlaying());
        QVERIFY(driver.shows("Anna"));
        QVERIFY(!driver.shows("person:"));
        QVERIFY(!driver.shows("pazaak."));
        const int controls = controlsIn(QAccessible::queryAccessibleInterface(driver.part<TournamentPage>()));
        QVERIFY2(controls > 3 && controls <= 12, qPrintable(QString::number(controls)));
        QVERIFY(driver.press("Statistics"));
        QTRY_VERIFY(driver.part<StandingsTable>());
        QVERIFY(driver.press("Back"));
        QTRY_VERIFY(driver.part<PointsTable>());
    }

    /// Each round of a cup needs the results of the one before.
    void aCupGoesOnAfterThePersonsMatch()
    {
        test::Driver driver;
        ContestPlan plan = planWith("pazaak", {"pazaak.random", "you", "pazaak.bold", "pazaak.kid"}, Format::Cup, 1);
        plan.shape.firstTo = 1;
        const auto path = keepContest(plan);
        QVERIFY(path);
        openFirstContest(driver);
        QTRY_VERIFY(driver.part<BracketView>());
        for (int round = 1; round <= 2; ++round) {
            QTRY_VERIFY(driver.find(QString("Round %1").arg(round)));
            QTRY_VERIFY(driver.shows("Your next match"));
            QVERIFY(driver.press("Play"));
            while (!driver.session().line().isOver())
                QTRY_VERIFY(driver.session().line().isOver() || driver.actOnce());
            QTRY_VERIFY(driver.part<ResultCard>());
            QVERIFY(!driver.find("Rematch"));
            auto* main = qobject_cast<QAbstractButton*>(driver.part<ResultCard>()->focusProxy());
            QCOMPARE(main->text(), "Back to the contest");
            QTest::keyClick(main, Qt::Key_Return);
            QTRY_VERIFY(!driver.window().table());
        }
        QTRY_VERIFY(tableOf(*path).isFinished);
        QTRY_VERIFY(driver.shows("You win") || driver.shows("You come"));
    }

    void aDamagedFileIsReported()
    {
        test::Driver driver;
        QDir().mkpath(paths::contests());
        QFile bad(paths::contests() + "/old.contest");
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write("this is no contest");
        bad.close();
        QVERIFY(driver.press("Contest"));
        QTRY_VERIFY(driver.shows("Cannot be read"));
        QVERIFY(driver.press("Delete old.contest"));
        QVERIFY(driver.press("Delete"));
        QTRY_VERIFY(!bad.exists());
    }

    void everyPresetCanBeSetUpAndChanged()
    {
        for (const Preset& preset : presets()) {
            const auto plan = complete(planOf(preset, 1));
            QVERIFY2(plan, plan ? "" : plan.error().english().c_str());
        }
        test::Driver driver;
        QVERIFY(driver.press("Contest"));
        QVERIFY(driver.press("Set up Durak Table"));
        QVERIFY(driver.press("Format: Cup"));
        QTRY_VERIFY(driver.shows("Sets to win"));
        QVERIFY(driver.press("Game: Coup"));
        QVERIFY(driver.press("Format: League"));
        for (Switch* each : driver.window().findChildren<Switch*>())
            if (each->isVisible() && each->accessibleName() == "Stop when it is clear")
                each->click();
        QTRY_VERIFY(driver.shows("Better: at least this many Elo"));
        QVERIFY(driver.press("Cancel"));
    }

    void curvesEndAtTheStandings()
    {
        test::Driver driver;
        const auto path =
            keepContest(planWith("pazaak", {"pazaak.kid", "pazaak.nestor", "pazaak.bold"}, Format::RoundRobin, 500));
        QVERIFY(path);
        playOut(*path);
        const auto file = ContestFile::open(*path, ContestFile::Access::Read);
        QVERIFY(file);
        const auto curves = leadCurvesOf(**file);
        QVERIFY(curves);
        QCOMPARE(curves->size(), 3U);
        const ContestTable table = (*file)->table();
        for (const TableRow& row : table.rows) {
            const LeadCurve& curve = (*curves)[static_cast<std::size_t>(row.entrant)];
            QCOMPARE(curve.points.size(), static_cast<std::size_t>(kLeadPoints));
            QCOMPARE(curve.points.back().matches, 500);
            QVERIFY(qFuzzyCompare(curve.points.back().share, row.share));
            QVERIFY(qFuzzyCompare(curve.points.back().error, row.shareError));
            QVERIFY(curve.points.front().error > curve.points.back().error);
        }
    }
};

PARLOUR_TEST(TestContestPage)
#include "test_contest_page.moc"
