// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Calm: few controls on a page, and few questions before a game.
#include "app/contest/contest_folder.h"
#include "app/contest/contest_runner.h"
#include "app/practice/practice.h"
#include "app/practice/stock.h"
#include "app/session/daily_deal.h"
#include "app/store/translation.h"
#include "app/widgets/formatting.h"
#include "app/widgets/sheet.h"
#include "app/window/contest/standings_table.h"
#include "app/window/contest/tournament/points_table.h"
#include "app/window/play/result/result_card.h"
#include "app/window/position/position_sheet.h"
#include "app/window/practice/practice_page.h"
#include "app/window/purse/purse_sheet.h"
#include "app/window/review/review_controller.h"
#include "app/window/review/what_if_controller.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/window/controls_in_sight.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QClipboard>
#include <QRegularExpression>

using namespace parlour;

namespace {

constexpr int kMostControls = 12;

void playOut(test::Driver& driver)
{
    QVERIFY(test::comesTrue([&] {
        const Session& session = driver.session();
        if (!session.line().isOver() && session.asked() >= 0)
            emit driver.part<Stage>()->chosen(session.line().match().legal(session.asked()).back());
        return session.line().isOver();
    }));
    QVERIFY(test::comesTrue([&] { return driver.part<ResultCard>() && driver.part<ResultCard>()->isVisible(); }));
}

/// Keeps three games of Simple Pazaak against the same bot.
void keepGames(test::Driver& driver)
{
    for (std::uint64_t seed = 1; seed < 4; ++seed)
        QVERIFY(driver.window().library().history().add(
            GameFile{test::playedOut(test::newRecord("pazaak", {std::string(kPerson), "pazaak.kid"}, seed)), {}, {}}));
}

void openHistory(test::Driver& driver)
{
    QVERIFY(driver.press("History"));
    QVERIFY(test::comesTrue([&] { return driver.part<HistoryPage>() && driver.part<HistoryPage>()->isRead(); }));
}

/// Opens the review of a game at its worst mistake.
void openReview(test::Driver& driver)
{
    keepGames(driver);
    emit driver.window().lobby()->finishedWanted(driver.window().library().history().recent(1).front().id);
    QVERIFY(test::comesTrue([&] {
        const auto* review = driver.part<ReviewController>();
        return review && !review->review().positions.empty() && review->review().isDone();
    }));
    QVERIFY(!driver.part<ReviewController>()->text().mistakes.empty());
    QTest::keyClick(driver.window().table(), Qt::Key_M);
}

/// Plays a contest of three, without the person's matches, and opens its page, which has a table of this class.
template <class Table>
void openContest(test::Driver& driver, const std::string& last)
{
    ContestPlan plan;
    plan.game = "pazaak";
    plan.entrants = {"pazaak.kid", "pazaak.bold", last};
    plan.shape.matches = 2;
    plan.seed = 7;
    const auto path = keepContest(*complete(plan));
    QVERIFY(path);
    auto file = ContestFile::open(*path, ContestFile::Access::Write);
    ContestControl control;
    QVERIFY(file && playContest(**file, 1, control));
    file->reset();
    emit driver.window().lobby()->contestWanted(*path);
    QVERIFY(test::comesTrue([&] { return driver.part<Table>() && driver.part<Table>()->isVisible(); }));
}

/// Opens a page of the window of a new person.
using PageOpener = std::function<void(test::Driver&)>;

} // namespace

Q_DECLARE_METATYPE(PageOpener)

class TestCalm : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(makeStyle()); }

    void aPageHasAtMostTwelveControls_data()
    {
        QTest::addColumn<PageOpener>("open");
        const auto start = [](const char* game) {
            return PageOpener([game](test::Driver& driver) {
                driver.window().startUsual(game, false);
                QVERIFY(test::comesTrue([&] { return driver.session().asked() >= 0; }));
            });
        };
        QTest::newRow("lobby at first") << PageOpener([](test::Driver&) {});
        QTest::newRow("lobby later") << PageOpener([](test::Driver& driver) {
            keepGames(driver);
            driver.window().startUsual("durak", false);
            QVERIFY(test::comesTrue([&] { return driver.session().asked() >= 0; }));
            emit driver.window().table()->backWanted();
            QVERIFY(test::comesTrue([&] { return driver.shows("Go on with Durak"); }));
        });
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << start(info.id.c_str());
        QTest::newRow("watched") << PageOpener([](test::Driver& driver) {
            driver.window().startUsual("durak", true);
            QVERIFY(test::comesTrue([&] { return driver.session().line().length() > 3; }));
        });
        QTest::newRow("result") << PageOpener([](test::Driver& driver) {
            driver.window().start({"pazaak", {}, {std::string(kPerson), "pazaak.kid"}, 1});
            playOut(driver);
        });
        QTest::newRow("settings") << PageOpener([](test::Driver& driver) { QVERIFY(driver.press("Settings")); });
        QTest::newRow("practice") << PageOpener([](test::Driver& driver) {
            QVERIFY(driver.press("Practice"));
            QVERIFY(test::comesTrue([&] { return driver.part<PracticePage>() && driver.part<PracticePage>()->isRead(); }));
        });
        QTest::newRow("first game of Pazaak") << PageOpener([](test::Driver& driver) {
            QVERIFY(driver.press("Play Pazaak"));
            QVERIFY(driver.part<PurseSheet>());
        });
        QTest::newRow("history") << PageOpener([](test::Driver& driver) {
            keepGames(driver);
            openHistory(driver);
        });
        QTest::newRow("history, empty") << PageOpener(openHistory);
        QTest::newRow("progress") << PageOpener([](test::Driver& driver) {
            keepGames(driver);
            openHistory(driver);
            driver.part<HistoryPage>()->showProgress(true);
        });
        QTest::newRow("review") << PageOpener(openReview);
        QTest::newRow("what if") << PageOpener([](test::Driver& driver) {
            openReview(driver);
            QTest::keyClick(driver.window().table(), Qt::Key_W);
            QVERIFY(driver.part<WhatIfController>()->isChoosing());
        });
        QTest::newRow("contest") << PageOpener(
            [](test::Driver& driver) { openContest<StandingsTable>(driver, "pazaak.random"); });
        QTest::newRow("tournament") << PageOpener(
            [](test::Driver& driver) { openContest<PointsTable>(driver, std::string(kPerson)); });
        QTest::newRow("contests") << PageOpener([](test::Driver& driver) {
            openContest<StandingsTable>(driver, "pazaak.random");
            emit driver.window().lobby()->contestsWanted();
            QVERIFY(test::comesTrue([&] { return driver.shows("Delete "); }));
        });
        QTest::newRow("position") << PageOpener([](test::Driver& driver) {
            emit driver.window().lobby()->positionWanted();
            QVERIFY(driver.part<PositionSheet>());
        });
    }
    void aPageHasAtMostTwelveControls()
    {
        QFETCH(PageOpener, open);
        test::Driver driver;
        open(driver);
        test::settle(driver.window());
        const QStringList controls = test::ControlsInSight::of(&driver.window());
        QVERIFY(!controls.isEmpty());
        QVERIFY2(controls.size() <= kMostControls,
                 qPrintable(QString("%1: %2").arg(controls.size()).arg(controls.join(" | "))));
    }

    void aGameStartsWithAtMostOneQuestion_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void aGameStartsWithAtMostOneQuestion()
    {
        QFETCH(QString, game);
        test::Driver driver;
        driver.window().library().settings().setLesson(game, {}); // of somebody new
        const auto isAsked = [&] { return driver.window().table() && driver.session().asked() >= 0; };
        const auto sheet = [&]() -> Sheet* {
            for (Sheet* each : driver.window().findChildren<Sheet*>())
                if (each->isVisible())
                    return each;
            return nullptr;
        };
        const auto click = [&](const std::function<bool(const Button&)>& fits) {
            for (Button* each : driver.window().findChildren<Button*>())
                if (each->isVisible() && each->isEnabled() && fits(*each))
                    return QTest::mouseClick(each, Qt::LeftButton);
            QFAIL("there is no such button");
        };
        const auto questions = [&] {
            int asked = 0;
            click([&](const Button& each) {
                return each.accessibleName() == "Play " + QString::fromStdString(findGame(game.toStdString())->name.english);
            });
            while (sheet() && asked < 9) {
                ++asked;
                click([](const Button& each) { return each.text() == "Play now" || each.text() == "Free play"; });
                test::settle(driver.window());
            }
            test::settle(driver.window());
            return test::comesTrue(isAsked) && !sheet() ? asked : -1;
        };
        QCOMPARE(questions(), 1);
        emit driver.window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver.window().table(); }));
        test::settle(driver.window());
        QCOMPARE(questions(), 0);
    }

    void creditsAreWageredAgainWithoutAQuestion()
    {
        test::Driver driver;
        const auto isAsked = [&] { return driver.window().table() && driver.session().asked() >= 0; };
        QVERIFY(driver.press("Play Pazaak"));
        QVERIFY(driver.press([](const QString& name) { return name.startsWith("Play for "); }));
        QVERIFY(test::comesTrue(isAsked));
        const auto seats = driver.session().line().record().seats;
        emit driver.window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver.window().table(); }));
        QVERIFY(driver.press("Play Pazaak"));
        QVERIFY(test::comesTrue(isAsked));
        QVERIFY(!driver.part<PurseSheet>());
        QCOMPARE(driver.session().line().record().seats, seats);
        QVERIFY(driver.shows("wager: "));
    }

    void playSeatsNoSecondPerson()
    {
        test::Driver driver;
        driver.window().library().settings().setLastGame("durak", {{}, {std::string(kPerson), "person:Anna"}});
        driver.open();
        QVERIFY(driver.press("Play Durak"));
        QCOMPARE(peopleIn(driver.session().line().record().seats), 1);
        emit driver.window().table()->backWanted();
        QVERIFY(test::comesTrue([&] { return !driver.window().table(); }));
        QVERIFY(driver.choose("More for Durak", "As last time: "));
        QCOMPARE(peopleIn(driver.session().line().record().seats), 2);
    }

    void aTileSaysWhomPlayIsAgainst()
    {
        test::Driver driver;
        const auto play = [&]() -> Button* {
            for (Button* each : driver.window().lobby()->findChildren<Button*>())
                if (each->accessibleName() == "Play Durak")
                    return each;
            return nullptr;
        };
        QVERIFY2(play()->text().startsWith("Play · casual "), qPrintable(play()->text()));
        QVERIFY(driver.choose("More for Durak", titleOf(seatsOf({usualBot("durak", Level::Master)}, {}).front())));
        QVERIFY2(play()->text().startsWith("Play · master "), qPrintable(play()->text()));
    }

    void whatIsDueStandsWhereBeginnersAreToldWhereToBegin()
    {
        test::Driver driver;
        History& history = driver.window().library().history();
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            QVERIFY(driver.shows("Where to begin"));
            QVERIFY(history.add(
                GameFile{test::playedOut(test::newRecord("pazaak", {std::string(kPerson), "pazaak.kid"}, seed)), {}, {}}));
            driver.window().lobby()->refresh();
        }
        QVERIFY(!driver.shows("Where to begin"));
    }

    void thePuzzleOfTheDayIsDueUntilItIsAnswered()
    {
        test::Driver driver;
        keepGames(driver);
        driver.window().lobby()->refresh();
        QVERIFY(test::comesTrue([&] { return driver.shows("Puzzle of the day"); }));
        Practice practice(driver.window().library().history());
        QVERIFY(practice.read());
        QVERIFY(practice.beginDaily(*puzzleOfDay(dealDate())));
        QVERIFY(practice.isDailyOpen(dealDate()));
        QVERIFY(practice.answer(kDailyPlace, false, practice.today()));
        QVERIFY(!practice.isDailyOpen(dealDate()));
        driver.window().lobby()->refresh();
        QVERIFY(test::comesTrue([&] { return !driver.shows("Puzzle of the day"); }));
    }

    /// It is dealt by the date, gone on with, and the first try that is finished counts.
    void theDealOfTheDayIsPlayedOnce()
    {
        test::Driver driver;
        const History& history = driver.window().library().history();
        keepGames(driver);
        driver.window().lobby()->refresh();
        QVERIFY(test::comesTrue([&] { return driver.shows("Puzzle of the day"); })); // the last box that is read
        const DailyDeal deal = dealOfDay(*findGame("pazaak"), dealDate());
        const QString entry = translated(findGame("pazaak")->name) + ", against ";
        QVERIFY(driver.choose("Play a deal of the day", entry));
        QVERIFY(test::comesTrue([&] { return driver.session().asked() >= 0; }));
        QVERIFY(isDeal(driver.session().line().record(), deal));
        QVERIFY(!firstOf(deal, history));
        emit driver.window().table()->backWanted();
        QVERIFY(driver.choose("Play a deal of the day", entry));
        QVERIFY(driver.session().line().length() > 0);
        playOut(driver);
        QVERIFY(firstOf(deal, history));
        // The shared text has the expected result.
        QVERIFY(test::comesTrue([&] { return driver.shows("istakes cost") || driver.shows("No mistakes"); }));
        QVERIFY(driver.press("Share"));
        QVERIFY(driver.press("Copy"));
        static const QRegularExpression expected("^\\d+% \\(expected \\d+%\\), \\d+ mistakes?$",
                                                 QRegularExpression::MultilineOption);
        const QString shared = QApplication::clipboard()->text();
        QVERIFY2(shared.contains(expected), qPrintable(shared));
        // The calendar shows it, and leads to it.
        emit driver.window().table()->backWanted();
        QVERIFY(driver.choose("Play a deal of the day", "Your calendar"));
        const QString day = dateText(dealDate().startOfDay()) + ": ";
        QVERIFY(driver.press([&](const QString& name) { return name.startsWith(day); }));
        QVERIFY(isDeal(driver.session().line().record(), deal));
        QVERIFY(driver.session().line().isOver());
    }
};

PARLOUR_TEST(TestCalm)
#include "test_calm.moc"
