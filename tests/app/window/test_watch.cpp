// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Watching and replaying: pause, steps, the timeline, playing on, valid and damaged files.
#include "tests/app/session/session_tools.h"
#include "tests/app/window/window_driver.h"

#include "app/seating/positions.h"
#include "app/seating/setup.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/transport.h"
#include "engine/games.h"
#include "engine/record/replay.h"
#include "tests/suite.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>

using namespace parlour;

Q_DECLARE_METATYPE(parlour::Transport::State)

namespace {

/// A finished game of bots, played without delays; empty on a timeout.
Record played(const std::string& game, std::vector<std::string> seats, std::uint64_t seed)
{
    const GameInfo& info = *findGame(game);
    Record record = startRecord(info, {game, *info.complete({}), seats, seed});
    Session session(info, record, false);
    session.setPace(0);
    if (!test::comesTrue([&] { return session.line().isOver(); }))
        return {};
    return session.line().record();
}

} // namespace

class TestWatch : public QObject {
    Q_OBJECT

private slots:
    void theTransportEnablesButtonsByState_data()
    {
        QTest::addColumn<Transport::State>("state");
        QTest::addColumn<QStringList>("can");
        QTest::addColumn<QStringList>("cannot");
        QTest::addColumn<QStringList>("says");
        const QString first = "To the first step", back = "One step back", on = "One step on", last = "To the last step";
        QTest::newRow("nothing yet") << Transport::State{0, 0, false, false, 1, {}} << QStringList{"Run"}
                                     << QStringList{first, back, on, last} << QStringList{"Step 0 of 0"};
        QTest::newRow("at the start") << Transport::State{0, 9, false, false, 1, "Bout 1"} << QStringList{"Run", on, last}
                                      << QStringList{first, back} << QStringList{"Step 0 of 9", "Bout 1"};
        QTest::newRow("between") << Transport::State{4, 9, false, false, 1, "Bout 2"}
                                 << QStringList{"Run", first, back, on, last} << QStringList()
                                 << QStringList{"Step 4 of 9", "Bout 2"};
        QTest::newRow("at the end") << Transport::State{9, 9, false, false, 1, "Bout 3"} << QStringList{"Run", first, back}
                                    << QStringList{on, last} << QStringList{"Step 9 of 9", "Bout 3"};
        QTest::newRow("running") << Transport::State{4, 9, true, false, 1, {}} << QStringList{"Pause", first, back, on, last}
                                 << QStringList() << QStringList{"Step 4 of 9"};
        QTest::newRow("live") << Transport::State{9, 9, true, true, 1, "Bout 3"} << QStringList{"Pause", first, back, on}
                              << QStringList{last} << QStringList{"Step 9 of 9", "Bout 3"};
        QTest::newRow("behind") << Transport::State{4, 9, false, true, 1, "Bout 2"}
                                << QStringList{"Run", first, back, on, last, "Go to live"} << QStringList()
                                << QStringList{"Step 4 of 9", "Bout 2 · live at 9"};
        QTest::newRow("behind, without parts")
            << Transport::State{4, 9, false, true, 1, {}} << QStringList{"Run", first, back, on, last, "Go to live"}
            << QStringList() << QStringList{"Step 4 of 9", "Live at 9"};
    }
    void theTransportEnablesButtonsByState()
    {
        QFETCH(Transport::State, state);
        QFETCH(QStringList, can);
        QFETCH(QStringList, cannot);
        QFETCH(QStringList, says);
        QWidget page;
        Transport transport(&page);
        transport.resize(1200, 64);
        transport.setState({1, 2, !state.running, !state.live, 2, "Bout 9"}); // must leave no traces
        transport.setState(state);
        transport.show();
        QStringList enabled, disabled, words;
        for (const auto* each : transport.findChildren<Button*>())
            if (each->isVisible())
                (each->isEnabled() ? enabled : disabled)
                    << (each->accessibleName().isEmpty() ? each->text() : each->accessibleName());
        for (const auto* each : transport.findChildren<QLabel*>())
            if (each->isVisible() && !each->text().isEmpty())
                words << each->text();
        for (QStringList* list : {&can, &cannot, &says, &enabled, &disabled, &words})
            list->sort();
        QCOMPARE(enabled, can);
        QCOMPARE(disabled, cannot);
        QCOMPARE(words, says);
        QCOMPARE(transport.findChild<Scrubber*>()->accessibleName(),
                 state.part.isEmpty()
                     ? QString("Timeline, step %1 of %2").arg(state.cursor).arg(state.length)
                     : QString("Timeline, step %1 of %2, %3").arg(state.cursor).arg(state.length).arg(state.part));
    }

    void theTransportStepsThroughAGame()
    {
        test::Driver driver;
        QVERIFY(driver.press("Watch Simple Pazaak"));
        QVERIFY(!driver.session().line().hasPerson());
        QTRY_VERIFY(driver.session().line().length() > 3);
        if (!driver.session().isPaused())
            QTest::keyClick(driver.window().table(), Qt::Key_P);
        QVERIFY(driver.session().isPaused());

        driver.press("To the first step");
        QCOMPARE(driver.session().line().cursor(), 0);
        QTest::keyClick(driver.window().table(), Qt::Key_N);
        QCOMPARE(driver.session().line().cursor(), 1);
        QVERIFY(driver.shows("Step 1 of "));

        auto* scrubber = driver.window().findChild<Scrubber*>();
        QTest::keyClick(scrubber, Qt::Key_End);
        QCOMPARE(driver.session().line().cursor(), driver.session().line().length());
        QTest::mouseClick(scrubber, Qt::LeftButton, {}, {13, scrubber->height() / 2});
        QCOMPARE(driver.session().line().cursor(), 0);
        QTest::keyClick(scrubber, Qt::Key_Right);
        QCOMPARE(driver.session().line().cursor(), 1);
    }

    /// The button "Go to live" appears without moving the scrubber under the pointer.
    void theScrubberDoesNotMove()
    {
        test::Driver driver;
        GameFile file;
        file.record = played("durak", {"durak.greedy", "durak.random"}, 3);
        QVERIFY(file.record.steps.size() > 12);
        file.record.steps.resize(12);
        file.record.result.reset();
        const QString path = driver.home() + "/begun.parlour";
        QVERIFY(writeGameFile(path, file));
        driver.window().openFile(path);
        QVERIFY(driver.session().isPaused() && !driver.session().line().isOver());
        test::settle(driver.window());
        auto* scrubber = driver.window().findChild<Scrubber*>();
        const QRect before(scrubber->mapToGlobal(QPoint()), scrubber->size());
        QTest::mouseClick(scrubber, Qt::LeftButton, {}, scrubber->rect().center());
        QVERIFY(driver.shows("Go to live"));
        QCOMPARE(QRect(scrubber->mapToGlobal(QPoint()), scrubber->size()), before);
    }

    void evaluationsAreShownWhileWatching_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("durak") << "Durak";
        QTest::newRow("pazaak") << "Simple Pazaak";
    }
    void evaluationsAreShownWhileWatching()
    {
        QFETCH(QString, name);
        test::Driver driver;
        QVERIFY(driver.press("Watch " + name));
        QVERIFY(driver.press("Thinking"));
        QTRY_VERIFY(driver.session().line().length() > 20 || driver.session().line().isOver());
        if (driver.session().line().isOver())
            driver.press("Look at the table");
        else if (!driver.session().isPaused())
            QTest::keyClick(driver.window().table(), Qt::Key_P);
        bool isShown = false;
        for (int step = 0; step < driver.session().line().length() && !isShown; ++step) {
            QTest::keyClick(driver.window().findChild<Scrubber*>(), step == 0 ? Qt::Key_Home : Qt::Key_Right);
            test::settle();
            isShown = driver.shows(" thinks");
        }
        QVERIFY(isShown);
    }

    void evaluationsStayUntilTheNextDecision_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"Durak", "Simple Pazaak", "Yahtzee", "Coup", "Coins"})
            QTest::newRow(name) << name;
    }
    /// An evaluation stays during chance events.
    void evaluationsStayUntilTheNextDecision()
    {
        QFETCH(QString, name);
        test::Driver driver;
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.pace = 60; // slow enough to observe each step
        driver.window().library().settings().setPreferences(preferences);
        QVERIFY(driver.press("Watch " + name));
        const Session& session = driver.session();
        QVERIFY(driver.press("Thinking"));
        const auto* panel = driver.window().findChild<SidePanel*>();
        const std::vector<SeatInfo> seats = seatsOf(session.line().record().seats, {});
        const int begin = session.line().length() + 1; // skips a decision that may have been asked before
        int decisions = 0;
        int decision = -1;
        QStringList wrong;
        connect(&session, &Session::changed, this, [&](const Session::Change& change) {
            const int from = change.from;
            if (!change.isMove())
                return;
            const Seat who = session.line().record().steps[static_cast<std::size_t>(from)].who;
            if (from < begin || (who < 0 && decision < 0))
                return;
            if (who >= 0) {
                decision = from;
                ++decisions;
            }
            const Seat seat = session.line().record().steps[static_cast<std::size_t>(decision)].who;
            const ThinkingText& shown = panel->thinking();
            if (!shown.report
                || shown.report->chosen != session.line().record().steps[static_cast<std::size_t>(decision)].text
                || shown.title != seats[static_cast<std::size_t>(seat)].name + " thought"
                || !shown.note.contains(QString::number(decision + 1)))
                wrong << QString("step %1: %2").arg(from).arg(shown.title + shown.note);
        });
        QTRY_VERIFY(decisions >= 6 || session.line().isOver());
        QVERIFY(decisions >= 3);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    void theCurrentLineOfTheLogStaysVisible()
    {
        test::Driver driver;
        const QString path = driver.home() + "/game.parlour";
        const Record record = test::playedOut(test::newRecord("durak", {"durak.article", "durak.openfool"}, 5));
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        driver.window().openFile(path);
        auto* log = driver.window().findChild<QListWidget*>();
        QTRY_VERIFY(log->viewport()->height() > 300);
        driver.window().findChild<Session*>()->goTo(30);
        const QListWidgetItem* lit = log->itemAt(20, log->viewport()->height() - 8); // the current line
        QVERIFY(lit);
        const int row = log->row(lit);
        const auto isVisible = [&] {
            const QRect line = log->visualItemRect(log->item(row));
            return line.top() >= 0 && line.bottom() <= log->viewport()->height();
        };
        QTRY_VERIFY(isVisible());
        driver.window().resize(1280, 560);
        QTRY_VERIFY(isVisible());
        driver.window().resize(820, 560); // a narrower panel, where lines wrap
        QTRY_VERIFY(isVisible());
        for (const char* language : {"ru", "en"}) {
            Preferences preferences = driver.window().library().settings().preferences();
            preferences.language = language;
            driver.window().library().settings().setPreferences(preferences);
            QTRY_VERIFY(isVisible());
        }
    }

    void onlyTenCandidatesAreListed()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Yahtzee"));
        QTRY_VERIFY(driver.session().asked() == 0);
        QVERIFY(driver.press("Side panel"));
        driver.window().findChild<SidePanel*>()->setTab(SidePanel::Tab::Thinking); // has the whole hint
        QVERIFY(driver.press("Hint"));
        QVERIFY(driver.press("Hint")); // the second step, with the move
        const auto* panel = driver.window().findChild<SidePanel*>();
        QTRY_VERIFY(panel->thinking().report);
        const int all = static_cast<int>(panel->thinking().report->candidates.size());
        QVERIFY(all > 10);
        QTRY_VERIFY(driver.shows(QString("and %1 more").arg(all - 10)));
    }

    void botsCanFinishWithoutThePerson_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("durak") << "durak";
        QTest::newRow("coup") << "coup";
    }
    void botsCanFinishWithoutThePerson()
    {
        QFETCH(QString, game);
        const std::string id = game.toStdString();
        const std::string bot = id == "coup" ? "coup.honest" : "durak.greedy";
        const GameInfo& info = *findGame(id);
        // A game cut where the person is out and the others still play.
        Record record;
        int left = 0;
        for (std::uint64_t seed = 1; left == 0; ++seed) {
            QVERIFY(seed < 50);
            record = test::playedOut(test::newRecord(id, {"you", bot, bot}, seed, {{"players", "3"}}));
            if (record.steps.size() > 300)
                continue; // 10 ms per step would take too long
            const auto match = matchAt(info, record, 0);
            for (int step = 0; step + 6 < static_cast<int>(record.steps.size()) && left == 0; ++step) {
                const Position position = positionOf(*match, seatsOf(record.seats, {}), {0, false}, {});
                if (findTable(id)->isOut(position, 0) && !match->node().seats.has(0))
                    left = step;
                const Step& next = record.steps[static_cast<std::size_t>(step)];
                QVERIFY(static_cast<bool>(match->step(next.who, next.text)));
            }
        }
        const std::size_t whole = record.steps.size();
        record.steps.resize(static_cast<std::size_t>(left));
        record.result.reset();
        test::Driver driver;
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.pace = 0.5;
        driver.window().library().settings().setPreferences(preferences);
        const QString path = driver.home() + "/game.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        driver.window().openFile(path);
        QVERIFY(driver.press("Play to the end"));
        QTRY_VERIFY(driver.shows("Game over."));
        QCOMPARE(driver.session().line().record().steps.size(), whole);
        QVERIFY(!driver.shows("Play to the end"));
    }
    void playingPeopleCannotSkipToTheEnd()
    {
        test::Driver driver;
        QVERIFY(driver.press("Play Coup"));
        QTRY_VERIFY(driver.session().asked() >= 0);
        QVERIFY(!driver.shows("Play to the end"));
        QTest::keyClick(driver.window().table(), Qt::Key_F);
        QVERIFY(!driver.session().isPlayingOut());
    }

    void steppingBackRollsNoDice()
    {
        test::Driver driver;
        const Record record = played("yahtzee", {"yahtzee.aces-and-eights", "yahtzee.dummy"}, 5);
        const QString path = driver.home() + "/game.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        driver.window().openFile(path);
        Preferences preferences = driver.window().library().settings().preferences();
        preferences.pace = 60;
        driver.window().library().settings().setPreferences(preferences);
        auto* stage = driver.window().findChild<Stage*>();
        const auto falling = [stage] {
            const auto& pieces = stage->layout().pieces;
            return std::count_if(pieces.begin(), pieces.end(),
                                 [](const Piece& piece) { return piece.entrance.duration > 0; });
        };
        QSignalSpy sounds(driver.window().table(), &TablePage::sounded);
        const auto isRolled = [&sounds] {
            return std::any_of(sounds.begin(), sounds.end(),
                               [](const QList<QVariant>& each) { return each[0].value<Sound>() == Sound::Dice; });
        };
        int rolls = 0;
        QTest::keyClick(driver.window().findChild<Scrubber*>(), Qt::Key_Home);
        for (int step = 1; step < 12; ++step) {
            QTest::keyClick(driver.window().findChild<Scrubber*>(), Qt::Key_Right);
            QTRY_COMPARE(driver.session().line().cursor(), step);
            rolls += falling() > 0;
            sounds.clear();
            QTest::keyClick(driver.window().findChild<Scrubber*>(), Qt::Key_Left);
            QCOMPARE(driver.session().line().cursor(), step - 1);
            QCOMPARE(falling(), 0);
            QTRY_VERIFY(!stage->isMoving());
            QVERIFY(!isRolled());
            QTest::keyClick(driver.window().findChild<Scrubber*>(), Qt::Key_Right);
            QTRY_VERIFY(!stage->isMoving());
        }
        QVERIFY(rolls >= 3);
    }

    void aReplayCanBePlayedOn()
    {
        test::Driver driver;
        QVERIFY(driver.press("Watch Durak"));
        QTRY_VERIFY(driver.session().line().isOver());
        driver.press("Look at the table");
        const Record before = driver.session().line().record();
        QTest::keyClick(driver.window().findChild<Scrubber*>(), Qt::Key_Home);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(driver.window().findChild<Scrubber*>(), Qt::Key_Right);
        QVERIFY(driver.choose("Menu", "Play on from here"));
        const auto seat = [](const QString& name) { return name.startsWith("As ") && !name.contains("sees"); };
        QTRY_VERIFY(driver.find(seat));
        QVERIFY(driver.press(driver.find(seat)->text(QAccessible::Name)));
        QTRY_VERIFY(driver.session().line().hasPerson());
        QVERIFY(!driver.session().line().isOver());
        QVERIFY(std::equal(before.steps.begin(), before.steps.begin() + 5, driver.session().line().record().steps.begin()));
    }

    void aSavedGameOpensAtItsFirstDecision()
    {
        const Record record = played("durak", {"durak.greedy", "durak.random"}, 7);
        QVERIFY(record.result.has_value());
        test::Driver driver;
        const QString path = driver.home() + "/game.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, "My notes", {}})));
        driver.window().openFile(path);
        QVERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record(), record);
        QCOMPARE(driver.session().line().cursor(), 1); // the first decision, since the table is empty before the deal
        QVERIFY(driver.session().isPaused());
        QCOMPARE(driver.session().saver().notes(), "My notes");
        // Run replays it to the end.
        QVERIFY(driver.press("Run"));
        QTRY_COMPARE(driver.session().line().cursor(), driver.session().line().length());
    }

    void theValidPartOfADamagedGameOpens()
    {
        Record record = played("pazaak", {"pazaak.kid", "pazaak.bold"}, 3);
        QVERIFY(record.steps.size() > 6);
        record.steps[5].text = "play 9";
        test::Driver driver;
        const QString path = driver.home() + "/bad.parlour";
        QVERIFY(static_cast<bool>(writeGameFile(path, {record, {}, {}})));
        driver.window().openFile(path);
        QVERIFY(!driver.window().table());
        QVERIFY(driver.shows("bad.parlour"));
        QVERIFY(driver.press("Look at the good part"));
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().length(), 5);

        QFile file(driver.home() + "/worse.parlour");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a game");
        file.close();
        driver.window().openFile(file.fileName());
        QVERIFY(driver.shows("worse.parlour"));
    }

    void historyOpensAReplayAndReturns()
    {
        test::Driver driver;
        const Record record = played("pazaak", {"pazaak.kid", "pazaak.bold"}, 5);
        QVERIFY(static_cast<bool>(driver.window().library().history().add({record, {}, {}})));
        QVERIFY(driver.press("History"));
        QVERIFY(driver.press("Game: Simple Pazaak"));
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record(), record);
        // Back to the history.
        QVERIFY(driver.press("Back to the history"));
        QTRY_VERIFY(!driver.window().table());
        QVERIFY(driver.window().findChild<HistoryPage*>());
        QTest::keyClick(driver.window().findChild<HistoryPage*>(), Qt::Key_Escape);
        QTRY_VERIFY(driver.shows("Play Simple Pazaak"));
    }

    void replayOpensTheLastGame()
    {
        test::Driver driver;
        QVERIFY(driver.press("Replay Simple Pazaak")); // without a game, the history
        QVERIFY(driver.window().findChild<HistoryPage*>() && !driver.window().table());
        QTest::keyClick(driver.window().findChild<HistoryPage*>(), Qt::Key_Escape);
        const Record record = played("pazaak", {"pazaak.kid", "pazaak.bold"}, 5);
        QVERIFY(static_cast<bool>(driver.window().library().history().add({record, {}, {}})));
        QVERIFY(driver.press("Replay Simple Pazaak"));
        QTRY_VERIFY(driver.window().table());
        QCOMPARE(driver.session().line().record(), record);
        QVERIFY(driver.press("Back to the lobby"));
    }

    void theHistoryFilterKeepsTheFocus()
    {
        test::Driver driver;
        for (const char* bots : {"pazaak", "durak"}) {
            const QString game = bots;
            const Record record = game == "durak" ? played("durak", {"durak.greedy", "durak.random"}, 7)
                                                  : played("pazaak", {"pazaak.kid", "pazaak.bold"}, 5);
            QVERIFY(static_cast<bool>(driver.window().library().history().add({record, {}, {}})));
        }
        QVERIFY(driver.press("History"));
        const auto row = [&](const QString& game) { return driver.find("Game: " + game) != nullptr; };
        QTRY_VERIFY(row("Simple Pazaak") && row("Durak"));
        QVERIFY(driver.press("Filter"));
        QAbstractButton* all = nullptr;
        for (auto* each : driver.window().findChildren<QAbstractButton*>())
            if (each->accessibleName() == "Games: All games")
                all = each;
        QVERIFY(all);
        all->setFocus();
        QTest::keyClick(all, Qt::Key_Right);
        QTRY_VERIFY(row("Durak") && !row("Simple Pazaak"));
        QCOMPARE(QApplication::focusWidget()->accessibleName(), "Games: Durak");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTRY_VERIFY(row("Simple Pazaak") && !row("Durak"));
    }
};

PARLOUR_TEST(TestWatch)
#include "test_watch.moc"
