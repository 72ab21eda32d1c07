// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// External programs in the window: the form for a program, its faults at the table, hanging programs, and programs in game
// files.
#include "app/window/parts/program_sheet.h"
#include "engine/games.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QStandardPaths>

using namespace parlour;

namespace {

const QString kCoupBot = QStringLiteral("python3 " PARLOUR_SOURCE_DIR "/resources/bots/coup_bot.py");
const QString kNeptr = QStringLiteral("python3 " PARLOUR_SOURCE_DIR "/tests/app/bots/neptr.py ");

/// Opens the form for the second seat of a new game; null on failure.
ProgramSheet* openForm(test::Driver& driver, const QString& game)
{
    const auto isSecondSeat = [](const QString& name) { return name.startsWith("Seat 2: "); };
    if (!driver.press("New game of " + game) || !driver.press(isSecondSeat) || !driver.press("Another program…"))
        return nullptr;
    ProgramSheet* form = nullptr;
    return test::comesTrue([&] { return (form = driver.window().findChild<ProgramSheet*>()) != nullptr; }) ? form : nullptr;
}

/// Makes a known program the person's last opponent.
void seatProgram(test::Driver& driver, const QString& command)
{
    const std::string id = "exec:" + command.toStdString();
    Settings& settings = driver.window().library().settings();
    settings.rememberProgram({id, "N.E.P.T.R.", {"pazaak"}});
    settings.setLastGame("pazaak", {{}, {std::string(kPerson), id}});
}

/// Starts the last game again through the sheet, since Play in the lobby would seat a level.
bool startLastGame(test::Driver& driver)
{
    return driver.press("New game of Simple Pazaak") && driver.press("Play");
}

} // namespace

class TestProgramSheet : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        if (QStandardPaths::findExecutable("python3").isEmpty())
            QSKIP("python3 is not installed: no program can be asked");
    }

    void theFormOffersTheProgramsOptions()
    {
        test::Driver driver;
        ProgramSheet* form = openForm(driver, "Coup");
        QVERIFY(form);
        auto* line = form->findChild<QLineEdit*>();
        QVERIFY(line->hasFocus());
        QTest::keyClicks(line, "no-such-program");
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(driver.shows("There is no program"));
        QVERIFY(driver.find("Let it play")->state().disabled);

        line->selectAll();
        QTest::keyClicks(line, kCoupBot);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(driver.shows("This is Candid."));
        auto* doubt = form->findChild<QSpinBox*>();
        QVERIFY(doubt);
        QCOMPARE(doubt->value(), 10);
        doubt->setValue(35);
        QVERIFY(driver.press("Let it play"));
        const std::string id = "exec[doubt=35]:" + kCoupBot.toStdString();
        QTRY_VERIFY(driver.shows("Seat 2: Candid"));
        QVERIFY(driver.window().library().settings().knowsProgram(id));
        QVERIFY(driver.press("Play"));
        QCOMPARE(driver.session().line().record().seats[1], id);
        QVERIFY(driver.session().missingBot().empty());
    }

    void faultsAreShownAndForfeitTheMatch()
    {
        test::Driver driver;
        seatProgram(driver, kNeptr + "garbage");
        QVERIFY(startLastGame(driver));
        QTRY_VERIFY(driver.session().asked() >= 0 || driver.session().line().isOver());
        while (!driver.session().line().isOver()) {
            if (driver.session().asked() >= 0)
                driver.actOnce();
            UNTIL(driver.session().asked() >= 0 || driver.session().line().isOver());
        }
        QTRY_VERIFY(driver.shows("N.E.P.T.R. forfeits the match"));
        QVERIFY(driver.shows("Its answer cannot be read"));
        QCOMPARE(*driver.session().line().record().result, (std::vector<double>{1, 0}));
        QCOMPARE(driver.session().line().record().remarks.size(), std::size_t{kForfeitFaults});
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Forfeited")); // in the list of finished games
    }

    /// The window handles its events and can leave the table.
    void theWindowRespondsWhileAProgramHangs_data()
    {
        QTest::addColumn<QString>("attempt");
        for (const char* attempt : {"silent", "endless-line", "flood-errors", "mute"})
            QTest::newRow(attempt) << attempt;
    }
    void theWindowRespondsWhileAProgramHangs()
    {
        QFETCH(QString, attempt);
        test::Driver driver;
        seatProgram(driver, kNeptr + attempt);
        QVERIFY(startLastGame(driver));
        const Session& session = driver.session();
        UNTIL(session.asked() >= 0 || session.thinking() >= 0);
        while (session.thinking() < 0) {
            driver.actOnce();
            UNTIL(session.asked() >= 0 || session.thinking() >= 0);
        }
        int handled = 0; // events of the window while it waits for the program
        for (const int length = session.line().length();
             session.thinking() >= 0 && session.line().length() == length && handled < 10;) {
            QMetaObject::invokeMethod(
                &driver.window(), [&] { ++handled; }, Qt::QueuedConnection);
            QCoreApplication::processEvents();
        }
        // A mute program has ten seconds to start; others may be at fault at once.
        QVERIFY2(handled >= (attempt == "mute" ? 10 : 1), qPrintable(QString::number(handled)));
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Tables"));
    }

    void gameFilesStartNoProgram()
    {
        test::Driver driver;
        Record record = startRecord(*findGame("pazaak"),
                                    {"pazaak",
                                     *findGame("pazaak")->complete({}),
                                     {"exec:touch " + driver.home().toStdString() + "/started", "pazaak.kid"},
                                     3});
        const QString path = driver.home() + "/foreign.parlour";
        QVERIFY(writeGameFile(path, {record, {}, {}}));
        driver.window().openFile(path);
        QTRY_VERIFY(driver.shows("is not started because you have not let it play yet"));
        QVERIFY(driver.press("Run"));
        QTRY_COMPARE(driver.session().line().length(), 2); // dealt, but without a decision
        test::settle(driver.window());
        QVERIFY(driver.session().thinking() < 0); // programs start with their first question
        QVERIFY(!QFile::exists(driver.home() + "/started"));
        QCOMPARE(driver.session().line().length(), 2);
    }
};

PARLOUR_TEST(TestProgramSheet)
#include "test_program_sheet.moc"
