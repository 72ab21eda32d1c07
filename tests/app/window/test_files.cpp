// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games as files: dropped on the window, saved by the dialog, shared as text; and the cards and sizes that a game ends in.
#include "tests/app/played_game.h"
#include "tests/app/window/window_driver.h"

#include "app/seating/setup.h"
#include "app/session/load_game.h"
#include "app/store/paths.h"
#include "app/store/shared_line.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/result/offer_line.h"
#include "app/window/play/result/result_card.h"
#include "engine/games.h"
#include "tests/app/files.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>

#include <set>

using namespace parlour;

namespace {

/// The seed of a game that ends in a draw.
constexpr std::uint64_t kDraw = 5;

Setup drawnGame()
{
    return {"durak", *findGame("durak")->complete({}), {"durak.greedy", "durak.openfool"}, kDraw};
}

/// Drags files onto the window and drops them. Returns false if the window does not accept them.
bool drop(QWidget& window, const QStringList& paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&window, &enter);
    if (!enter.isAccepted())
        return false;
    // A source may propose to move a file, and deletes it if the move is accepted.
    QDropEvent dropped({10, 10}, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    dropped.setDropAction(Qt::MoveAction);
    QApplication::sendEvent(&window, &dropped);
    return dropped.isAccepted() && dropped.dropAction() == Qt::CopyAction;
}

} // namespace

class TestFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void aDroppedGameIsOpened()
    {
        test::Driver driver;
        const Record record = test::playedOut(test::newRecord("pazaak", {"pazaak.kid", "pazaak.bold"}, 5));
        const QString path = driver.home() + "/Pazaak at home.PARLOUR";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        QVERIFY(drop(driver.window(), {path}));
        QVERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record(), record);
        // A game dropped on a table replaces the present one.
        const Record other = test::playedOut(test::newRecord("durak", {"durak.greedy", "durak.random"}, 6));
        QVERIFY(static_cast<bool>(writeGameFile(driver.home() + "/durak.parlour", {other, {}, {}})));
        QVERIFY(drop(driver.window(), {driver.home() + "/durak.parlour"}));
        QCOMPARE(driver.session().line().record(), other);
    }

    /// A game played in another window is not offered; opening it anyway plays a copy.
    void aGameThatIsOpenElsewhereContinuesAsACopy()
    {
        test::Driver driver;
        Record record = test::playedOut(test::newRecord("durak", {"you", "durak.greedy"}, 5));
        record.result.reset();
        record.steps.resize(12);
        SavedGames other(paths::savedGames());
        QVERIFY(static_cast<bool>(writeGameFile(other.pathOf("one"), {record, {}, {}})));
        driver.window().lobby()->refresh();
        QTRY_COMPARE(unfinishedGames(driver.window().library().saved()).size(), 1U);
        QVERIFY(other.claim("one"));
        QVERIFY(unfinishedGames(driver.window().library().saved()).empty());
        const QByteArray kept = test::get(other.pathOf("one"));
        emit driver.window().lobby()->goOnWanted("one"); // from an outdated list
        QTRY_VERIFY(driver.window().table());
        QTRY_VERIFY(driver.shows("This game is being played in another window."));
        QVERIFY(driver.actOnce());
        QTRY_COMPARE(unfinishedGames(driver.window().library().saved()).size(), 1U);
        QCOMPARE(test::get(other.pathOf("one")), kept);
        QVERIFY(unfinishedGames(driver.window().library().saved())[0].id != "one");
        driver.close(); // releases its claim
        QCOMPARE(other.list().size(), 2U);
    }

    void otherFilesAreRefusedWithAMessage()
    {
        test::Driver driver;
        for (const char* name : {"holiday.jpg", "broken.parlour"}) {
            QFile file(driver.home() + '/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("no game at all");
            file.close();
            QVERIFY(drop(driver.window(), {file.fileName()}));
            QTRY_VERIFY2(driver.shows(name), name);
            QVERIFY(!driver.window().table());
        }
        QVERIFY(!drop(driver.window(), {driver.home() + "/one.parlour", driver.home() + "/two.parlour"}));
        QVERIFY(!drop(driver.window(), {}));
    }

    /// The offer of another folder for a game that cannot be saved, from which the game is offered later.
    void anUnsavedGameGetsAnotherFolder()
    {
        test::Driver driver;
        const QString games = paths::savedGames(), other = driver.home() + "/other";
        QVERIFY(QDir().mkpath(paths::data()) && QDir().mkpath(other));
        QFile blocking(games);
        QVERIFY(blocking.open(QIODevice::WriteOnly));
        QVERIFY(driver.press("Play Durak"));
        QTRY_VERIFY(driver.shows("This game is not being saved in " + games));
        QVERIFY(driver.press("Go on unsaved"));
        QCOMPARE(driver.part<OfferLine>()->about(), QString());

        emit driver.window().library().saved().failed("full");
        QTRY_VERIFY(driver.shows("This game is not being saved in " + games + ": full"));
        QVERIFY(driver.press("Choose a folder…"));
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = driver.window().findChild<QFileDialog*>()) && dialog->isVisible());
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        name->setText(other);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!unfinishedGames(driver.window().library().saved()).empty());
        QCOMPARE(driver.part<OfferLine>()->about(), QString());
        driver.open();
        QTRY_VERIFY(driver.shows("Go on with Durak"));
    }

    void theDialogSavesACopy()
    {
        test::Driver driver;
        driver.window().start(drawnGame());
        QTRY_VERIFY(driver.session().line().isOver());
        QVERIFY(driver.press("Save"));
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = driver.window().findChild<QFileDialog*>()) && dialog->isVisible());
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        QCOMPARE(name->text(), QString("durak-%1.parlour").arg(QDate::currentDate().toString(Qt::ISODate))); // no seed
        name->setText(driver.home() + "/my draw"); // the dialog adds the suffix
        QTest::keyClick(name, Qt::Key_Return);
        const QString path = driver.home() + "/my draw.parlour";
        QTRY_VERIFY(driver.shows("Saved as " + path));
        const auto file = readGameFile(path);
        QVERIFY(file);
        QCOMPARE(file->record, driver.session().line().record());

        driver.window().openFile(path);
        QTRY_VERIFY(driver.session().isPaused());
        QCOMPARE(driver.session().line().record(), file->record);

        QVERIFY(driver.choose("Menu", "Save a copy"));
        QTRY_VERIFY((dialog = driver.window().findChild<QFileDialog*>()) && dialog->isVisible());
        QCOMPARE(dialog->directory().absolutePath(), driver.home()); // where the last one was
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText("/proc/nothing/game.parlour");
        emit dialog->fileSelected("/proc/nothing/game.parlour");
        QTRY_VERIFY(driver.shows("/proc/nothing/game.parlour"));
        QVERIFY(!driver.shows("Saved as /proc"));
        dialog->reject();
    }

    void theDialogOpensAGame()
    {
        test::Driver driver;
        const Record record = test::playedOut(test::newRecord("pazaak", {"pazaak.kid", "pazaak.bold"}, 5));
        const QString path = driver.home() + "/mine.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        QTest::keyClick(&driver.window(), Qt::Key_O, Qt::ControlModifier);
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = driver.window().findChild<QFileDialog*>()) && dialog->isVisible());
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record(), record);
    }

    void aDrawIsShownAndShared()
    {
        test::Driver driver;
        driver.window().start(drawnGame());
        QTRY_VERIFY(driver.shows("Game over. A draw"));
        QVERIFY(driver.shows("The last cards went in the same bout."));
        QApplication::clipboard()->clear();
        QVERIFY(driver.press("Share"));
        QTRY_VERIFY(driver.shows("the seats (Greedy, OpenFool)"));
        QVERIFY(QApplication::clipboard()->text().isEmpty()); // what it contains is said first
        QVERIFY(driver.press("Copy"));
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith("Durak: A draw\n"));
        const QString shared = QApplication::clipboard()->text();
        QVERIFY2(shared.size() < 2000 && !shared.contains("0000000000000005"), qPrintable(shared));
        QVERIFY2(shared.contains("Greedy") && shared.contains("OpenFool"), qPrintable(shared));
        QVERIFY(driver.press("Look at the table"));
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Replay Durak, Greedy, OpenFool: A draw"));
    }

    /// With the words that came along, from the lobby, by keys and by the sheet that opens games.
    void aCopiedGameIsPasted()
    {
        test::Driver driver;
        const Record record = test::playedOut(test::newRecord("pazaak", {"pazaak.kid", "pazaak.bold"}, 5));
        QApplication::clipboard()->setText("Look at this:\n" + lineOf(record));
        QTest::keyClick(&driver.window(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record().steps, record.steps);
        QCOMPARE(driver.session().line().record().result, record.result);
        QVERIFY(driver.session().isPaused()); // a replay

        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(!driver.window().table());
        QTest::keyClick(&driver.window(), Qt::Key_O, Qt::ControlModifier);
        QVERIFY(driver.press("Open the line"));
        QTRY_VERIFY(driver.window().table());

        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(!driver.window().table());
        QApplication::clipboard()->setText("> " + lineOf(record) + "\n> " + lineOf(record));
        QTest::keyClick(&driver.window(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(driver.window().table() && driver.shows("The text holds 2 lines."));

        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(!driver.window().table());
        QApplication::clipboard()->setText(lineOf(record).chopped(30));
        QTest::keyClick(&driver.window(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(driver.shows("The line breaks off after letter"));
        QApplication::clipboard()->setText("nothing");
        QTest::keyClick(&driver.window(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(driver.shows("There is no game on the clipboard."));
        QVERIFY(!driver.window().table());
    }

    /// As mail is saved: a game or a position, plain or as a line.
    void aFileWithALineIsOpened()
    {
        test::Driver driver;
        const Record record = test::playedOut(test::newRecord("pazaak", {"pazaak.kid", "pazaak.bold"}, 5));
        const std::string position = "parlour-position 1\ngame coins\nseat 1\nhistory 11010\n";
        const QTemporaryDir folder;
        test::put(folder.filePath("mail.txt"), "Look:\n> " + lineOf(record).toUtf8());
        test::put(folder.filePath("position.txt"), QByteArray::fromStdString(position));
        driver.window().openFile(folder.filePath("mail.txt"));
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record().steps, record.steps);
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(!driver.window().table());
        driver.window().openFile(folder.filePath("position.txt"));
        QTRY_VERIFY(driver.shows("You decide."));
    }

    /// The content of a link is said before it is opened.
    void aLinkIsOpenedAfterAQuestion()
    {
        test::Driver driver;
        const Record record = test::playedOut(test::newRecord("pazaak", {"pazaak.kid", "pazaak.bold"}, 5));
        driver.window().openLink(lineOf(record));
        QTRY_VERIFY(driver.shows("The link holds a game of Simple Pazaak with"));
        QVERIFY(!driver.window().table());
        QVERIFY(driver.press("Open"));
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record().steps, record.steps);
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(!driver.window().table());
        driver.window().openLink(lineOfPosition("parlour-position 1\ngame coins\nseat 1\nhistory 11010\n"));
        QTRY_VERIFY(driver.shows("The link holds a position of Coins."));
        QVERIFY(driver.press("Cancel"));
        driver.window().openLink("parlour:AAAA");
        QTRY_VERIFY(driver.shows("The line breaks off"));
    }

    void aMissingHistoryIsReported()
    {
        test::Driver driver;
        QDir().mkpath(driver.home());
        QFile file(QDir(driver.home()).filePath("in-the-way"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        qputenv("PARLOUR_HOME", file.fileName().toUtf8()); // no file can be created below a file
        MainWindow window("en");
        Preferences preferences = window.library().settings().preferences();
        preferences.pace = 0;
        preferences.sound = Preferences::Sound::Off;
        window.library().settings().setPreferences(preferences);
        window.show();
        window.start(drawnGame());
        QString said;
        const TablePage* page = window.table();
        if (!page)
            QFAIL("there is no table");
        connect(page, &TablePage::said, &window, [&](const QString& text) { said = text; });
        QTRY_VERIFY(page->session().line().isOver());
        QCOMPARE(said, "The end of this game is not kept yet: there is no history in this session");
    }

    void theTableFillsALargeWindow()
    {
        test::Driver driver;
        driver.window().resize(1920, 1080);
        driver.window().start(drawnGame());
        QTRY_VERIFY(driver.shows("Game over. A draw"));
        QCOMPARE(driver.window().size(), QSize(1920, 1080));
        const auto* stage = driver.window().findChild<Stage*>();
        QVERIFY(stage->width() + 320 == 1920); // the panel has a fixed width
    }

    /// Next to the table, of which it covers nothing.
    void theResultLiesInTheSamePlaceInEveryGame()
    {
        test::Driver driver;
        for (const QSize size : {QSize(900, 500), QSize(1280, 800)}) {
            driver.window().resize(size);
            std::set<int> lefts;
            for (const GameInfo& info : games()) {
                const std::string bot = std::string(info.id) + ".random";
                const auto two = info.complete({{"players", "2"}}); // not all games have such a rule
                driver.window().start({std::string(info.id), two ? *two : *info.complete({}), {bot, bot}, 5});
                QTRY_VERIFY(driver.session().line().isOver());
                QTRY_VERIFY(driver.window().findChild<ResultCard*>());
                test::settle(driver.window());
                const auto* card = driver.window().findChild<ResultCard*>();
                const auto* stage = driver.window().findChild<Stage*>();
                const QRect place(card->mapTo(&driver.window(), QPoint()), card->size());
                QCOMPARE(place.right(), driver.window().rect().right());
                QCOMPARE(place.top(), stage->mapTo(&driver.window(), QPoint()).y());
                QCOMPARE(place.left(), stage->mapTo(&driver.window(), QPoint(stage->width(), 0)).x());
                lefts.insert(place.left());
            }
            QCOMPARE(lefts.size(), 1U);
        }
    }

    /// The side panel gives its place to the result and gets it back.
    void theResultTakesThePlaceOfThePanel()
    {
        test::Driver driver;
        driver.window().start(drawnGame());
        QTRY_VERIFY(driver.shows("Game over. A draw"));
        const auto* panel = driver.window().findChild<SidePanel*>();
        QVERIFY(!panel->isVisible());
        QVERIFY(driver.press("Look at the table"));
        QVERIFY(panel->isVisible()); // as while watching
    }
};

PARLOUR_TEST(TestFiles)
#include "test_files.moc"
