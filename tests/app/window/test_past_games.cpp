// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The history page: opens at once with any number of games, which are filtered, sorted, selected, deleted, exported and
// reviewed by mouse, keyboard and accessibility tree.
#include "app/bots/shared_record.h"
#include "app/seating/game_summary.h"
#include "app/store/paths.h"
#include "app/store/shared_line.h"
#include "app/widgets/cell_table.h"
#include "app/widgets/controls.h"
#include "app/widgets/formatting.h"
#include "app/widgets/window_style.h"
#include "app/window/history/history_figures.h"
#include "app/window/history/progress_view.h"
#include "app/window/parts/game_row.h"
#include "tests/app/analysis/review_tools.h"
#include "tests/app/cut_texts.h"
#include "tests/app/other_connection.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimeZone>

using namespace parlour;
using test::newRecord;
using test::playedOut;

namespace {

constexpr int kGames = 1000;

} // namespace

class TestPastGames : public QObject {
    Q_OBJECT

    std::unique_ptr<test::Driver> driver_;
    std::unique_ptr<HistoryPage> page_;
    int kept_ = 0;

    Library& library() { return driver_->window().library(); }
    CellTable& table() { return *page_->table(); }
    qint64 keep(const Record& record, const QString& notes = {})
    {
        GameFile file;
        file.record = record;
        file.notes = notes;
        file.played = 200;
        file.savedAt = QDateTime(QDate(2026, 5, 1), QTime(12, 0), QTimeZone::utc()).addSecs(++kept_).toString(Qt::ISODate);
        const auto id = library().history().add(file);
        return id ? *id : 0;
    }
    void openPage()
    {
        page_ =
            std::make_unique<HistoryPage>(library(), windowStyleFor(library().settings().preferences(), false), QString());
        page_->resize(1280, 800);
        page_->show();
        UNTIL(page_->isRead());
    }
    QString text(int row, int column) { return table().model()->index(row, column).data().toString(); }
    QAbstractButton* button(const QString& words)
    {
        for (QAbstractButton* each : page_->findChildren<QAbstractButton*>())
            if (each->text() == words && !each->isHidden())
                return each;
        return nullptr;
    }
    void press(const QString& words)
    {
        QAbstractButton* found = button(words);
        QVERIFY2(found, qPrintable(words));
        found->click();
    }
    /// Chooses an entry of the page's menu, if it is offered.
    bool chooseRest(const QString& entry)
    {
        for (MenuButton* each : page_->findChildren<MenuButton*>())
            if (each->accessibleName() == "Menu") {
                QMenu menu;
                emit each->opening(&menu);
                for (QAction* action : menu.actions())
                    if (action->text().startsWith(entry)) {
                        action->trigger();
                        return true;
                    }
            }
        return false;
    }
    void choose(const QString& chooser, const QString& choice)
    {
        for (Chooser* each : page_->findChildren<Chooser*>())
            if (each->accessibleName().startsWith(chooser + ":"))
                return emit each->chosen(choice);
        QFAIL(qPrintable(chooser));
    }

private slots:
    void init()
    {
        driver_ = std::make_unique<test::Driver>();
        keep(playedOut(newRecord("pazaak", {"you", "pazaak.kid"}, 1)), "On the train");
        keep(playedOut(newRecord("pazaak", {"pazaak.bold", "you"}, 2)));
        keep(playedOut(newRecord("coins", {"coins.random", "coins.regret"}, 1)));
        keep(playedOut(newRecord("yahtzee", {"you"}, 3, {{"players", "1"}})));
    }
    void cleanup()
    {
        page_.reset();
        driver_.reset();
    }

    /// One of the first form, too, which an older version set aside without its games.
    void historiesThatWereSetAsideAreTakenOver()
    {
        const QString old = QFINDTESTDATA("../store/histories/without-digest.db");
        QVERIFY(QFile::copy(old, paths::history() + History::kAside + "1"));
        openPage();
        QCOMPARE(table().model()->rowCount(), 4);
        UNTIL(chooseRest("Recover games"));
        UNTIL(table().model()->rowCount() == 4 + 6);
        UNTIL(!chooseRest("Recover games"));
    }

    void theTableListsEachGame()
    {
        openPage();
        QCOMPARE(table().model()->rowCount(), 4);
        QCOMPARE(text(0, 1), "Yahtzee");
        QCOMPARE(text(0, 3), "Alone");
        QVERIFY(text(0, 4).toInt() > 0);
        QCOMPARE(text(0, 5), "3 min");
        QVERIFY2(text(1, 3).endsWith(" won"), qPrintable(text(1, 3))); // a watched game names the winner
        QVERIFY(text(1, 4).section(" : ", 0, 0).toInt() > text(1, 4).section(" : ", 1).toInt());
        QVERIFY2(text(0, 0).startsWith("Today") || text(0, 0).contains(QRegularExpression("\\d{4}")),
                 qPrintable(text(0, 0)));
        QCOMPARE(text(3, 2), "The Cincinnati Kid");
        QVERIFY(QStringList({"Won", "Lost", "Drawn"}).contains(text(3, 3)));
        QVERIFY(text(3, 4).contains(" : "));
        QCOMPARE(text(3, 6), QString::fromUtf8("–"));
    }

    /// A thousand games are listed, painted and filtered with each read once and the figures updated a few times.
    void aThousandGamesAreReadOnce()
    {
        Record record = playedOut(newRecord("pazaak", {"you", "pazaak.kid"}, 1));
        for (int i = 4; i < kGames; ++i) {
            record.seed = static_cast<std::uint64_t>(i) + 10; // a different game, since the history keeps each once
            keep(record);
        }
        page_ =
            std::make_unique<HistoryPage>(library(), windowStyleFor(library().settings().preferences(), false), QString());
        page_->resize(1280, 800);
        page_->show();
        QCOMPARE(page_->recalculations(), 1); // the page appears before any game is read
        QCOMPARE(table().model()->rowCount(), 0);
        UNTIL(table().model()->rowCount() == kGames);
        UNTIL(page_->isRead());
        QVERIFY2(page_->recalculations() < 2 + kGames / 50, qPrintable(QString::number(page_->recalculations())));
        QVERIFY(table().viewport()->height() < 40 * 36); // only a few rows are visible

        const int before = page_->recalculations();
        press("Yahtzee");
        QCOMPARE(table().model()->rowCount(), 1);
        press("All games");
        QCOMPARE(table().model()->rowCount(), kGames);
        QCOMPARE(page_->recalculations(), before + 2);
        QVERIFY(page_->isRead()); // no game was read again
    }

    void filtersAndSearchSelectGames()
    {
        openPage();
        press("Simple Pazaak");
        QCOMPARE(table().model()->rowCount(), 2);
        choose("Opponent", "pazaak.kid");
        QCOMPARE(table().model()->rowCount(), 1);
        press("All games"); // also resets the opponent
        QCOMPARE(table().model()->rowCount(), 4);
        choose("Result", "4"); // watched games
        QCOMPARE(table().model()->rowCount(), 1);
        QCOMPARE(text(0, 1), "Coins");
        choose("Result", "0");
        auto* search = page_->findChild<QLineEdit*>();
        QVERIFY(QTest::qWaitForWindowActive(page_.get()));
        QTest::keySequence(page_.get(), QKeySequence::Find);
        QTest::keyClicks(page_->focusWidget(), "TRAIN");
        QCOMPARE(table().model()->rowCount(), 1);
        search->clear();
        press("With mistakes");
        QCOMPARE(table().model()->rowCount(), 0);
        press("With mistakes");
        QCOMPARE(table().model()->rowCount(), 4);
    }

    /// The choices are folded until they are wanted, and what is set stands in words next to their button.
    void theFilterIsFoldedAndSaysWhatIsSet()
    {
        openPage();
        QVERIFY(!button("With mistakes")->isVisible());
        QVERIFY(!button("Clear")); // nothing is set
        const QPoint before = button("Filter")->mapTo(page_.get(), QPoint());
        QVERIFY(QTest::qWaitForWindowActive(page_.get()));
        QTest::keySequence(page_.get(), QKeySequence("Ctrl+Shift+F"));
        QVERIFY(button("With mistakes")->isVisible());
        test::settle(*page_);
        QCOMPARE(button("Filter")->mapTo(page_.get(), QPoint()), before);
        press("Simple Pazaak");
        choose("Opponent", "pazaak.kid");
        choose("Result", "2");
        const auto labels = page_->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->text() == QString::fromUtf8("Simple Pazaak · The Cincinnati Kid · Lost");
        }));
        press("Clear");
        QCOMPARE(table().model()->rowCount(), 4);
        QVERIFY(!button("Clear"));
    }

    /// The page is built anew in another language, with what the person chose in the old one.
    void choicesSurviveAChangeOfLanguage()
    {
        openPage();
        press("Simple Pazaak");
        choose("Opponent", "pazaak.kid");
        choose("Sorted by", "0"); // oldest first
        page_->findChild<QLineEdit*>()->setText("train");
        const std::vector<qint64> listed = page_->listedIds();
        QCOMPARE(listed.size(), std::size_t{1});
        const CellTable* before = &table();
        const auto changeLanguage = [this] {
            QEvent change(QEvent::LanguageChange);
            QApplication::sendEvent(page_.get(), &change);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the widgets in the old language
        };
        changeLanguage();
        QVERIFY(&table() != before);
        UNTIL(page_->isRead());
        QCOMPARE(page_->listedIds(), listed);
        QCOMPARE(page_->findChild<QLineEdit*>()->text(), "train");
        page_->findChild<QLineEdit*>()->clear();
        QCOMPARE(table().model()->rowCount(), 1); // of the opponent
        press("All games");
        QCOMPARE(text(0, 1), "Simple Pazaak"); // oldest first
        press("Progress");
        changeLanguage();
        UNTIL(page_->isRead());
        QVERIFY(page_->findChild<ProgressView*>()->isVisible());
    }

    void headsSortByTheirColumn()
    {
        openPage();
        QHeaderView* head = table().horizontalHeader();
        const auto click = [&](int column) {
            QTest::mouseClick(head->viewport(), Qt::LeftButton, {},
                              QPoint(head->sectionViewportPosition(column) + 8, head->height() / 2));
        };
        click(1);
        QCOMPARE(text(0, 1), "Coins");
        QCOMPARE(text(3, 1), "Yahtzee");
        click(1);
        QCOMPARE(text(0, 1), "Yahtzee");
        click(0);
        QCOMPARE(text(0, 1), "Yahtzee"); // newest first
        choose("Sorted by", "0"); // toggles like a head
        QCOMPARE(text(0, 1), "Simple Pazaak");
        // Through the accessibility tree.
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&table());
        QAccessibleInterface* when = tree->child(1);
        QCOMPARE(when->text(QAccessible::Name), "When, sorted, smallest first");
        when->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        UNTIL(text(0, 1) == "Yahtzee");
    }

    void enterAndDoubleClickOpenAGame()
    {
        openPage();
        QSignalSpy wanted(page_.get(), &HistoryPage::finishedWanted);
        table().setFocus();
        table().setCurrentIndex(table().model()->index(1, 0));
        QTest::keyClick(&table(), Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toLongLong(), page_->listedIds()[1]);
        const QPoint at = table().visualRect(table().model()->index(2, 2)).center();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(wanted.size(), 1); // a click only selects
        QCOMPARE(table().chosenRows(), std::vector<int>{2});
        QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(wanted.back()[0].toLongLong(), page_->listedIds()[2]);
        const QPoint flag = table().visualRect(table().model()->index(3, 8)).center();
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, flag);
        QCOMPARE(wanted.back()[0].toLongLong(), page_->listedIds()[3]);
    }

    void selectedGamesAreDeletedAfterConfirmation()
    {
        emit driver_->window().lobby()->historyWanted();
        auto* page = driver_->window().findChild<HistoryPage*>();
        UNTIL(page->isRead());
        CellTable& table = *page->table();
        const std::vector<qint64> ids = page->listedIds();
        table.setFocus();
        table.setCurrentIndex(table.model()->index(0, 0));
        QTest::keyClick(&table, Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(table.chosenRows(), (std::vector<int>{0, 1}));
        QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(&table);
        QCOMPARE(tree->tableInterface()->selectedRowCount(), 2);
        QVERIFY(tree->tableInterface()->isRowSelected(1));
        const QRect cell = table.visualRect(table.model()->index(1, 2));
        const QColor ground = table.viewport()->grab().toImage().pixelColor(cell.left() + 1, cell.center().y());
        QVERIFY2(contrast(ink(&table).text, ground) >= kReadable, qPrintable(ground.name()));
        QTest::keyClick(&table, Qt::Key_Delete);
        QVERIFY(driver_->press("Keep"));
        QCOMPARE(library().history().recent(10).size(), std::size_t{4});
        QTest::keyClick(&table, Qt::Key_Delete);
        QVERIFY(driver_->press("Delete"));
        UNTIL(table.model()->rowCount() == 2);
        QCOMPARE(library().history().recent(10).size(), std::size_t{2});
        QVERIFY(!library().history().load(ids[0]));
        QVERIFY(driver_->shows("2 games deleted."));
    }

    void exportsNeverReplaceFiles()
    {
        QTemporaryDir folder;
        HistoryReader reader(
            paths::history(), [](const Record& record) { return summaryOf(record, {}); }, library().resources());
        QSignalSpy exported(&reader, &HistoryReader::exported);
        std::vector<qint64> ids;
        for (const HistoryEntry& entry : library().history().recent(10))
            ids.push_back(entry.id);
        reader.exportTo(folder.path(), ids, sharedRecord);
        reader.exportTo(folder.path(), ids, sharedRecord);
        UNTIL(exported.size() == 2);
        QCOMPARE(exported[1][0].toInt(), 4);
        QCOMPARE(QDir(folder.path()).entryList({"*.parlour"}, QDir::Files).size(), 8);
        const auto read = readGameFile(folder.filePath(QString("pazaak-%1.parlour").arg(ids.back())));
        QVERIFY(read);
        QCOMPARE(read->notes, "On the train");
        QSignalSpy failed(&reader, &HistoryReader::failed);
        reader.exportTo("/proc/nowhere", {ids[0]}, sharedRecord);
        UNTIL(failed.size() == 1);
    }

    void reviewAllReviewsInTheBackground()
    {
        openPage();
        QSignalSpy reviewed(&library().reviews(), &ReviewQueue::reviewed);
        press("Simple Pazaak");
        QVERIFY(chooseRest("Review all"));
        QVERIFY(library().reviews().isRunning());
        UNTIL(reviewed.size() == 2);
        UNTIL(text(0, 6).contains("%") && text(1, 6).contains("%"));
        QVERIFY(!library().reviews().isRunning());
        QCOMPARE(library().reviews().progress().done, 2);
        QVERIFY(text(0, 7).contains("%"));
        // No game is left to review.
        QSignalSpy said(page_.get(), &HistoryPage::said);
        QTest::keySequence(page_.get(), QKeySequence("Ctrl+R"));
        QCOMPARE(said.size(), 1);
        QVERIFY(!library().reviews().isRunning());

        // A costly habit lists its games and its positions.
        press("Progress");
        MenuButton* habit = nullptr;
        for (MenuButton* each : page_->findChild<ProgressView*>()->findChildren<MenuButton*>())
            habit = habit ? habit : each;
        QVERIFY(habit);
        QSignalSpy position(page_.get(), &HistoryPage::positionWanted);
        QMenu menu;
        emit habit->opening(&menu);
        QVERIFY(!menu.actions().isEmpty());
        menu.actions().back()->trigger();
        QCOMPARE(position.size(), 1);
        QVERIFY(position[0][1].toInt() > 0);
        press("All games");
        const qint64 game = position[0][0].toLongLong();
        const auto all = page_->listedIds().size();
        menu.actions().front()->trigger();
        QVERIFY(!table().isHidden() && page_->listedIds().size() < all);
        const std::vector<qint64> listed = page_->listedIds();
        QVERIFY(std::find(listed.begin(), listed.end(), game) != listed.end());
        test::settle(*page_); // the choices are made anew
        press("With this mistake");
        QCOMPARE(page_->listedIds().size(), all);
        QVERIFY(button("With mistakes"));
    }

    /// The year has four digits in every language.
    void datesNameTheYear()
    {
        const QLocale before;
        for (const char* language : {"en_US", "de", "fr", "id", "ru", "zh_CN", "en_GB", "sv"}) {
            QLocale::setDefault(QLocale(language));
            const QString text = dateText(QDateTime({2026, 3, 9}, {12, 0}));
            QVERIFY2(text.count("2026") == 1 && text.contains('3') && text.contains('9'), qPrintable(text));
        }
        QLocale::setDefault(before);
    }

    /// Games won and to be expected, and the person's rating only with its error and its opponents.
    void theListFitsAUsualWindow()
    {
        openPage();
        QCOMPARE(table().horizontalScrollBar()->maximum(), 0);
    }

    void thePurseIsLinkedForItsGame()
    {
        openPage();
        QSignalSpy wanted(page_.get(), &HistoryPage::purseWanted);
        page_->showGame("pazaak");
        QVERIFY(!chooseRest("Purse"));
        page_->showGame("pazaak-full");
        QVERIFY(chooseRest("Purse"));
        QCOMPARE(wanted, (QList<QVariantList>{{"pazaak-full"}}));
    }

    void progressTellsStrengthAsGamesWon()
    {
        openPage();
        press("Progress");
        auto* view = page_->findChild<ProgressView*>();
        const QAbstractItemModel& rows = *view->findChild<CellTable*>()->model();
        const auto kid = [&] {
            for (int row = 0; row < rows.rowCount(); ++row)
                if (rows.index(row, 0).data().toString() == "The Cincinnati Kid")
                    return row;
            return -1;
        };
        UNTIL(kid() >= 0);
        QVERIFY(QStringList({"0 of 1", "1 of 1"}).contains(rows.index(kid(), 1).data().toString()));
        const QString spoken = rows.index(kid(), 1).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(spoken.contains("expected against The Cincinnati Kid: "), qPrintable(spoken));
        QString note;
        for (const QLabel* label : view->findChildren<QLabel*>())
            if (label->text().contains("your rating is"))
                note = label->text();
        QVERIFY2(note.contains(QRegularExpression("^Simple Pazaak: your rating is [\\d,]+ ±[\\d,]+, from 2 game")),
                 qPrintable(note));
        QVERIFY2(note.contains("The Cincinnati Kid (2,316)") && note.contains("random play has 1,000"), qPrintable(note));
    }

    void stoppedReviewsResume()
    {
        ReviewQueue& queue = library().reviews();
        std::vector<ReviewQueue::Job> jobs;
        for (const HistoryEntry& entry : library().history().recent(10, "pazaak"))
            jobs.push_back({entry.id, std::max(personOf(entry.seats), 0), "pazaak", entry.steps});
        queue.start(jobs);
        queue.stop();
        QVERIFY(!queue.isRunning());
        test::settle();
        QVERIFY(!queue.isRunning());
        QSignalSpy reviewed(&queue, &ReviewQueue::reviewed);
        queue.start(jobs);
        UNTIL(!queue.isRunning());
        QCOMPARE(reviewed.size(), 2);
        QCOMPARE(queue.progress().failed, 0);
    }

    void aPositionOpensAtItsStep()
    {
        emit driver_->window().lobby()->historyWanted();
        auto* page = driver_->window().findChild<HistoryPage*>();
        UNTIL(page->isRead());
        emit page->positionWanted(page->listedIds().back(), 9);
        const Session& session = driver_->session();
        QCOMPARE(session.line().cursor(), 9);
    }

    void gamesAddedLaterAreOrderedByTime()
    {
        kept_ = -3 * 86'400;
        keep(playedOut(newRecord("durak", {"you", "durak.greedy"}, 4)));
        openPage();
        const QString oldest = dateText(QDateTime(QDate(2026, 4, 28), QTime(12, 0), QTimeZone::utc()));
        const auto labels = page_->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel* each) { return each->text().contains(oldest); }));
    }

    /// A damaged game is listed with its problem; the others are unaffected.
    void damagedGamesAreListedAndKept()
    {
        const qint64 gone = keep(playedOut(newRecord("pazaak", {"you", "pazaak.kid"}, 9)));
        driver_->close();
        {
            test::OtherConnection other(paths::history());
            QVERIFY(other.run(QString("UPDATE games SET file = substr(file, 1, 100) WHERE id = %1").arg(gone)));
            QVERIFY(other.run("UPDATE games SET seats = '[\"you\", \"pazaak.of-old\"]' WHERE id = 1"));
            QVERIFY(other.run("UPDATE games SET result = 'x' WHERE id = 2"));
            QVERIFY(other.run("UPDATE games SET finished_at = 'never', game = 'chess' WHERE id = 3"));
        }
        driver_->open();
        openPage();
        QCOMPARE(table().model()->rowCount(), 5);
        QCOMPARE(text(0, 4), "damaged");
        QVERIFY(!table().model()->index(0, 4).data(Qt::ToolTipRole).toString().isEmpty());
        QCOMPARE(text(4, 1), "chess"); // last, since its time is unknown
        QCOMPARE(text(3, 2), "pazaak.of-old");
        press("Progress"); // statistics work with damaged games
        QVERIFY(page_->findChild<ProgressView*>()->isVisible());
        QCOMPARE(library().history().recent(10).size(), std::size_t{5});
    }

    void anEmptyHistoryHidesTheTable()
    {
        std::vector<qint64> ids;
        for (const HistoryEntry& entry : library().history().recent(10))
            ids.push_back(entry.id);
        QCOMPARE(library().history().remove(ids), 4);
        openPage();
        QVERIFY(!table().isVisible());
        QVERIFY(!button("Filter")->isVisible());
        press("Progress");
        QVERIFY(page_->findChild<ProgressView*>()->isVisible());
    }

    /// With 455 px, the width of a row in the lobby of a small window.
    void noTextOfARowIsCut_data()
    {
        QTest::addColumn<QStringList>("players");
        QTest::addColumn<QString>("result");
        QTest::newRow("watched") << QStringList{"The Cincinnati Kid, first version", "Austin Powers"}
                                 << "Austin Powers wins 3 to 2";
        QTest::newRow("two") << QStringList{"You", "The Cincinnati Kid"} << "Lost 2 to 3";
        QTest::newRow("three") << QStringList{"You", "Aces and Eights", "Random"} << "Lost 155 to 158";
        QTest::newRow("six") << QStringList{"You", "OpenFool", "Greedy 1", "Random", "Article", "Greedy 2"} << "Out first";
    }
    void noTextOfARowIsCut()
    {
        QFETCH(QStringList, players);
        QFETCH(QString, result);
        FinishedGame game;
        game.game = "Durak";
        game.players = players;
        game.person = players.front() == "You" ? 0 : -1;
        game.result = result;
        game.when = "12/12/2026";
        GameRow row(game);
        row.resize(455, row.heightForWidth(455));
        const test::CutTexts cut;
        row.grab();
        QCOMPARE(cut.list(), QStringList());
        QVERIFY(row.accessibleName().contains(players.join(", ")));
    }
};

PARLOUR_TEST(TestPastGames)

#include "test_past_games.moc"
