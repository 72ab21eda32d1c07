// Another program at the window: the form that asks it, the table it plays at, and what it may not bring about.
#include "app/window/lobby/program_sheet.h"
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

/// Opens the form for the second seat of a new game.
ProgramSheet* openForm(test::Driver& driver, const QString& game)
{
    const auto isSecondSeat = [](const QString& name) { return name.startsWith("Seat 2: "); };
    if (!driver.press("New game of " + game) || !driver.press(isSecondSeat) || !driver.press("Another program…"))
        return nullptr;
    ProgramSheet* form = nullptr;
    return QTest::qWaitFor([&] { return (form = driver.window().findChild<ProgramSheet*>()) != nullptr; }, test::kPatience)
        ? form
        : nullptr;
}

/// A person against a program that the settings know.
void sitDown(test::Driver& driver, const QString& command)
{
    const std::string id = "exec:" + command.toStdString();
    Settings& settings = driver.window().library().settings();
    settings.rememberProgram({id, "N.E.P.T.R.", {"pazaak"}});
    settings.setLastGame("pazaak", {{}, {std::string(kPerson), id}});
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

    void asksAndOffersTheOptions()
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
        QTRY_VERIFY(driver.shows("Seat 2: coup_bot"));
        QVERIFY(driver.window().library().settings().knowsProgram(id));
        QVERIFY(driver.press("Play"));
        QCOMPARE(driver.session().record().seats[1], id);
        QVERIFY(driver.session().missingBot().empty());
    }

    void faultsAreToldAndTheMatchIsForfeited()
    {
        test::Driver driver;
        sitDown(driver, kNeptr + "garbage");
        QVERIFY(driver.press("Play Pazaak"));
        QTRY_VERIFY(driver.session().asked() >= 0 || driver.session().isOver());
        while (!driver.session().isOver()) {
            if (driver.session().asked() >= 0)
                driver.actOnce();
            QTest::qWait(5);
        }
        QTRY_VERIFY(driver.shows("neptr forfeits the match"));
        QVERIFY(driver.shows("Its answer cannot be read"));
        QCOMPARE(*driver.session().record().result, (std::vector<double>{1, 0}));
        QCOMPARE(driver.session().record().remarks.size(), std::size_t{kForfeitFaults});
        QVERIFY(driver.press("Back to the lobby"));
        QTRY_VERIFY(driver.shows("Forfeited")); // in the list of games
    }

    /// A program that hangs or floods costs the window no frame.
    void theWindowGoesOn_data()
    {
        QTest::addColumn<QString>("attempt");
        for (const char* attempt : {"silent", "endless-line", "flood-errors", "mute"})
            QTest::newRow(attempt) << attempt;
    }
    void theWindowGoesOn()
    {
        QFETCH(QString, attempt);
        const auto waitBeside = [&](test::Driver& driver) {
            sitDown(driver, kNeptr + attempt);
            QVERIFY(driver.press("Play Pazaak"));
            QTRY_VERIFY(driver.session().asked() >= 0 || driver.session().thinking() >= 0);
            for (int i = 0; i < 200 && driver.session().thinking() < 0; ++i) {
                if (driver.session().asked() >= 0)
                    driver.actOnce();
                QTest::qWait(5);
            }
        };
        // While it is waited for, the thread of the window uses next to no processor time between two looks.
        TAKES_LESS_THAN(600, [&](test::Lap& lap) { // half of what an answer may take
            test::Driver driver;
            waitBeside(driver);
            QElapsedTimer timer;
            qint64 longest = 0;
            for (int i = 0; i < 50 && !driver.session().isOver(); ++i) {
                timer.start();
                QCoreApplication::processEvents(QEventLoop::AllEvents);
                longest = std::max(longest, timer.elapsed());
                QTest::qSleep(2);
            }
            lap.count(longest);
        });
        TAKES_LESS_THAN(2000, [&](test::Lap& lap) {
            test::Driver driver;
            waitBeside(driver);
            lap.start();
            QVERIFY(driver.press("Back to the lobby"));
            QTRY_VERIFY(driver.shows("Tables"));
            lap.stop();
        });
    }

    void filesStartNothing()
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
        QTRY_COMPARE(driver.session().length(), 2); // dealt, and nobody decides
        QTest::qWait(300);
        QVERIFY(!QFile::exists(driver.home() + "/started"));
        QCOMPARE(driver.session().length(), 2);
    }
};

PARLOUR_TEST(TestProgramSheet)
#include "test_program_sheet.moc"
