// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games as files: dropped on the window, saved by the dialog, shared as text; and the cards and sizes that a game ends in.
#include "tests/app/played_game.h"
#include "tests/app/window/window_driver.h"

#include "app/seating/setup.h"
#include "app/session/load_game.h"
#include "app/store/paths.h"
#include "app/window/play/result_card.h"
#include "engine/games.h"
#include "tests/app/files.h"
#include "tests/app/session/session_tools.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>

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
        QCOMPARE(driver.session().record(), record);
        // A game dropped on a table replaces the present one.
        const Record other = test::playedOut(test::newRecord("durak", {"durak.greedy", "durak.random"}, 6));
        QVERIFY(static_cast<bool>(writeGameFile(driver.home() + "/durak.parlour", {other, {}, {}})));
        QVERIFY(drop(driver.window(), {driver.home() + "/durak.parlour"}));
        QCOMPARE(driver.session().record(), other);
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
        QVERIFY(!driver.shows("This game is not being saved"));

        emit driver.window().library().saved().failed("full");
        QTRY_VERIFY(driver.shows("This game is not being saved in " + games + ": full"));
        QVERIFY(driver.press("Choose a folder …"));
        QFileDialog* dialog = nullptr;
        QTRY_VERIFY((dialog = driver.window().findChild<QFileDialog*>()) && dialog->isVisible());
        auto* name = dialog->findChild<QLineEdit*>("fileNameEdit");
        name->setText(other);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_VERIFY(!unfinishedGames(driver.window().library().saved()).empty());
        QVERIFY(!driver.shows("This game is not being saved"));
        driver.open();
        QTRY_VERIFY(driver.shows("Go on with Durak"));
    }

    void theDialogSavesACopy()
    {
        test::Driver driver;
        driver.window().start(drawnGame());
        QTRY_VERIFY(driver.session().isOver());
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
        QCOMPARE(file->record, driver.session().record());

        driver.window().openFile(path);
        QTRY_VERIFY(driver.session().isPaused());
        QCOMPARE(driver.session().record(), file->record);

        QVERIFY(driver.press("Save a copy"));
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
        QCOMPARE(driver.session().record(), record);
    }

    void aDrawIsShownAndShared()
    {
        test::Driver driver;
        driver.window().start(drawnGame());
        QTRY_VERIFY(driver.shows("Game over. A draw"));
        QVERIFY(driver.shows("The last cards went in the same bout."));
        QVERIFY(driver.press("Share"));
        QTRY_VERIFY(QApplication::clipboard()->text().startsWith("Durak: A draw\n"));
        const QString shared = QApplication::clipboard()->text();
        QVERIFY2(shared.contains("Seed 0000000000000005"), qPrintable(shared));
        QVERIFY2(shared.contains("Greedy") && shared.contains("OpenFool"), qPrintable(shared));
        QVERIFY(driver.press("Look at the table"));
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Replay Durak, Greedy, OpenFool: A draw"));
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
        QTRY_VERIFY(page->session().isOver());
        QCOMPARE(said, "This game is not kept: there is no history in this session");
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
        const auto* card = driver.window().findChild<ResultCard*>();
        QCOMPARE(card->size(), stage->size());
    }

    /// In a small window and a language with long words.
    void theResultDoesNotCoverThePlayers_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::addColumn<QString>("own");
        QTest::addColumn<int>("seed");
        QTest::addColumn<QStringList>("uncovered"); ///< prefixes of ids of pieces
        QTest::addColumn<bool>("fits"); ///< in a large window, the result fits into its area

        const QStringList six{"you", "%1", "%2", "%3", "%1", "%3"};
        const auto sixOf = [&](const QString& one, const QString& two, const QString& three) {
            QStringList seats;
            for (const QString& each : six)
                seats << QString(each).replace("%1", one).replace("%2", two).replace("%3", three);
            return seats;
        };
        QTest::newRow("durak") << "durak" << QStringList{"you", "durak.openfool", "durak.greedy"} << "durak.openfool" << 6
                               << QStringList{"plate:"} << false;
        QTest::newRow("durak of six") << "durak" << sixOf("durak.openfool", "durak.article", "durak.greedy")
                                      << "durak.openfool" << 2 << QStringList{"plate:"} << false;
        QTest::newRow("pazaak") << "pazaak" << QStringList{"you", "pazaak.kid"} << "pazaak.nestor" << 5
                                << QStringList{"plate:", "total:", "house:", "side:"} << false;
        QTest::newRow("yahtzee of six") << "yahtzee" << sixOf("yahtzee.aces-and-eights", "yahtzee.dummy", "yahtzee.random")
                                        << "yahtzee.aces-and-eights" << 3 << QStringList{"head:", "row:"} << true;
        QTest::newRow("coup of six") << "coup" << sixOf("coup.honest", "coup.static", "coup.random") << "coup.honest" << 3
                                     << QStringList{"seat:", "card:"} << false;
    }
    void theResultDoesNotCoverThePlayers()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        QFETCH(QString, own);
        QFETCH(int, seed);
        QFETCH(QStringList, uncovered);
        QFETCH(bool, fits);
        test::Driver driver;
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.pace = 200; // short delays
        preferences.language = "ru";
        driver.window().library().settings().setPreferences(preferences);
        driver.window().resize(1024, seats.size() > 4 ? 720 : 640);
        std::vector<std::string> names;
        for (const QString& each : seats)
            names.push_back(each.toStdString());
        RuleMap rules;
        if (names.size() > 2)
            rules["players"] = std::to_string(names.size());
        if (game == "durak" && names.size() > 3)
            rules["deck"] = "52";
        GameFile file = test::played(game.toUtf8().constData(), rules, names, own.toUtf8().constData(),
                                     static_cast<std::uint64_t>(seed));
        std::vector<Step>& steps = file.record.steps;
        const auto last = std::find_if(steps.rbegin(), steps.rend(), [](const Step& each) { return each.who == 0; });
        const std::string action = last->text;
        steps.erase(last.base() - 1, steps.end());
        file.record.result.reset();
        const QString path = QDir(driver.home()).filePath("nearly.parlour");
        QVERIFY(writeGameFile(path, file));
        driver.window().openFile(path);
        QVERIFY(driver.window().findChild<Session*>()->act(action));
        QTRY_VERIFY(driver.window().findChild<ResultCard*>());
        const QRect card = driver.window().findChild<ResultCard*>()->findChild<Panel*>()->geometry();
        const auto* stage = driver.window().findChild<Stage*>();
        QVERIFY(stage->rect().contains(card));
        int seen = 0;
        for (const Piece& piece : stage->layout().pieces)
            for (const QString& beginning : uncovered)
                if (piece.id.startsWith(beginning)) {
                    ++seen;
                    QVERIFY2(!stage->pieceRect(piece.id).intersects(card), qPrintable(piece.id));
                }
        QVERIFY(seen >= seats.size());
        QVERIFY(!fits || !stage->layout().resultArea.isEmpty());
        if (stage->layout().resultArea.isEmpty())
            return;
        driver.window().resize(1600, 1000); // a large window
        const auto* panel = driver.window().findChild<ResultCard*>()->findChild<Panel*>();
        QTRY_VERIFY(stage->layout().resultArea.contains(panel->geometry().center()));
        if (fits)
            QTRY_VERIFY((panel->geometry().center() - stage->layout().resultArea.center().toPoint()).manhattanLength() < 4);
    }
};

PARLOUR_TEST(TestFiles)
#include "test_files.moc"
