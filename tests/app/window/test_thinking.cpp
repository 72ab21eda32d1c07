// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot that thinks for long is marked and can be stopped; its evaluation is shown as chances.
#include "app/tables/game_table.h"
#include "app/tables/report_text.h"
#include "app/tables/table_capabilities.h"
#include "app/window/play/coach/belief_grid.h"
#include "app/window/play/coach/chance_bars.h"
#include "app/window/play/coach/side_panel.h"
#include "app/window/play/table_bar.h"
#include "app/window/play/table_page.h"
#include "tests/app/session/session_tools.h"
#include "tests/app/timers.h"
#include "tests/app/window/window_driver.h"
#include "tests/suite.h"

#include <QSignalSpy>

#include <cmath>

using namespace parlour;

namespace {

constexpr int kMarkDelay = 300; ///< ms

/// A table of bots that think until they are stopped.
struct SlowTable {
    explicit SlowTable(const std::string& game, std::vector<std::string> seats)
    {
        const RuleMap rules = game == "coup" ? RuleMap{{"players", "2"}} : RuleMap(); // other games start with two seats
        Opening opening{{test::newRecord(game, std::move(seats), 5, rules), {}, {}}};
        opening.makeBot = [control = control](const std::string&) { return std::make_unique<test::SlowBot>(control); };
        Library& library = driver.window().library();
        page = std::make_unique<TablePage>(library, windowStyleFor(library.settings().preferences(), false), *findGame(game),
                                           *findTable(game), opening);
        page->resize(1280, 800);
        page->show();
    }
    ~SlowTable() { control->go = true; }
    const Piece* mark() const { return page->findChild<Stage*>()->layout().find("thinking"); }
    bool mayMoveNow() const { return page->findChild<TableBar*>()->moveNow->isVisible(); }

    test::Driver driver;
    std::shared_ptr<test::SlowBot::Control> control = std::make_shared<test::SlowBot::Control>();
    std::unique_ptr<TablePage> page;
};

/// A bot that reports chances and beliefs.
class BotWithBeliefs : public AnyBot {
public:
    std::string answer(const AnyQuestion& question, parlour::stop_token, Report* report) override
    {
        const std::vector<std::string> legal = question.legalTexts();
        if (report) {
            report->scale = Scale::Share;
            report->unit = SAY("Test", "Chance to win");
            report->facts = {{SAY("Test", "Holds a duke"), 0.34}, {SAY("Test", "Holds a captain"), 1}};
            for (std::size_t i = 0; i < legal.size(); ++i) {
                Candidate each;
                each.action = legal[i];
                each.value = 0.625 - 0.1 * static_cast<double>(i);
                each.error = 0.02;
                report->candidates.push_back(each);
            }
            report->chosen = legal.front();
        }
        return legal.front();
    }
};

} // namespace

class TestThinking : public QObject {
    Q_OBJECT

private slots:
    void longThinkingIsMarkedAndCanBeStopped_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("seats");
        QTest::newRow("durak") << "durak" << QStringList{"durak.greedy", "durak.openfool"};
        QTest::newRow("pazaak") << "pazaak" << QStringList{"pazaak.kid", "pazaak.nestor"};
        QTest::newRow("yahtzee") << "yahtzee" << QStringList{"yahtzee.dummy", "yahtzee.aces-and-eights"};
        QTest::newRow("coup") << "coup" << QStringList{"coup.honest", "coup.static"};
        QTest::newRow("coins") << "coins" << QStringList{"coins.oracle", "coins.analyzer"};
    }
    void longThinkingIsMarkedAndCanBeStopped()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, seats);
        auto quiet = std::make_unique<test::Timers>(kMarkDelay); // holds back the timer of the mark
        SlowTable slowTable(game.toStdString(), {seats[0].toStdString(), seats[1].toStdString()});
        UNTIL(slowTable.control->asked == 1);
        test::settle();
        QVERIFY(!slowTable.mark() && !slowTable.mayMoveNow());

        quiet.reset();
        QTRY_VERIFY(slowTable.mark());
        const Seat seat = slowTable.page->session().thinking();
        const QString name = slowTable.mark()->name;
        QVERIFY2(name.endsWith(" is thinking"), qPrintable(name));
        const Piece* plate =
            slowTable.page->findChild<Stage*>()->layout().find(findTable(game.toStdString())->plateOf(seat));
        QVERIFY(plate && plate->box().intersects(slowTable.mark()->box()));
        QVERIFY(slowTable.mayMoveNow());

        quiet = std::make_unique<test::Timers>(kMarkDelay);
        const int length = slowTable.page->session().line().length();
        QTest::keyClick(slowTable.page.get(), Qt::Key_M);
        UNTIL(slowTable.page->session().line().length() > length);
        QVERIFY(slowTable.control->answered >= 1);
        QVERIFY(!slowTable.mark() && !slowTable.mayMoveNow());
    }

    /// The game does not wait for the mark as it does for movements.
    void theMarkIsNoMovement()
    {
        Stage stage;
        stage.resize(400, 300);
        stage.show();
        QVERIFY(QTest::qWaitForWindowExposed(&stage));
        Layout layout;
        stage.show(layout, false);
        Piece piece;
        piece.id = "mark";
        piece.centre = {200, 150};
        piece.size = {38, 22};
        piece.face = {"mark", [](QPainter&, QSizeF) {}};
        layout.pieces.push_back(piece);
        const QSignalSpy started(&stage, &Stage::motionStarted);
        stage.showQuietly(layout);
        QVERIFY(!stage.isMoving());
        QCOMPARE(started.count(), 0);
        piece.id = "another";
        layout.pieces.push_back(piece);
        stage.show(layout, true);
        QVERIFY(stage.isMoving()); // pieces of the game do move
        QCOMPARE(started.count(), 1);
    }

    void chancesAreShown()
    {
        test::Driver driver;
        Opening opening{{test::newRecord("pazaak", {"pazaak.kid", "pazaak.nestor"}, 5), {}, {}}};
        opening.paused = true;
        opening.makeBot = [](const std::string&) { return std::make_unique<BotWithBeliefs>(); };
        Library& library = driver.window().library();
        TablePage page(library, windowStyleFor(library.settings().preferences(), false), *findGame("pazaak"),
                       *findTable("pazaak"), opening);
        page.resize(1280, 800);
        page.show();
        auto* panel = page.findChild<SidePanel*>();
        panel->setTab(SidePanel::Tab::Thinking);
        while (!page.session().line().match().node().isWaiting()) { // until the chance events are over
            QTest::keyClick(&page, Qt::Key_N);
            test::settle();
        }
        QTRY_VERIFY(!page.findChildren<ChanceRow*>().isEmpty());
        QStringList rows;
        for (const auto* row : page.findChildren<ChanceRow*>())
            rows << row->accessibleName();
        QCOMPARE(rows, (QStringList{"Holds a duke, 34.0%", "Holds a captain, 100.0%"}));
        QVERIFY(!page.findChildren<ChanceBars*>().isEmpty());
        const auto chances = findTable("pazaak")->as<Forecast>()->chances(
            [&] {
                Position position;
                position.seats = {{"One", {}}, {"Two", {}}};
                const auto match = page.session().line().matchAfter(page.session().explainer().decision());
                position.views = {match->look(0), match->look(1)};
                position.node = match->node();
                return position;
            }(),
            0);
        QVERIFY(chances);
        double sum = 0;
        for (const Chances::Bar& bar : chances->bars)
            sum += bar.share;
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QCOMPARE(chances->bars.size(), 10U);
    }

    /// With open hands the grid also shows the actual cards.
    void beliefsAreShownAsAGrid()
    {
        const auto match = std::move(*findGame("coup")->start({{"players", "3"}}, 5));
        while (!match->node().isWaiting())
            QVERIFY(match->step(kChanceSeat, match->draw()));
        Position position;
        position.seats = {{"One", {}}, {"Two", {}}, {"Three", {}}};
        position.views = {match->look(0), match->look(1), match->look(2)};
        const GameTable& table = *findTable("coup");
        Report report;
        QVERIFY(!gridOf(table, report, position));
        report.beliefs.things = {SAY("Role", "Ambassador"), SAY("Role", "Assassin"), SAY("Role", "Captain"),
                                 SAY("Role", "Contessa"), SAY("Role", "Duke")};
        report.beliefs.rows = {{1, {0.1, 0.2, 0.3, 0.4, 0.755}}, {2, {0, 0, 0, 0, 1}}};
        const auto closed = gridOf(table, report, position);
        QVERIFY(closed && closed->columns.size() == 5 && closed->rows.size() == 2 && closed->columns[4].sign);
        QVERIFY(closed->rows[0].holds.empty());
        position.open = true;
        const auto open = gridOf(table, report, position);
        for (const BeliefGrid::Row& row : open->rows) {
            QCOMPARE(row.holds.size(), 5U);
            const auto held = std::count(row.holds.begin(), row.holds.end(), true);
            QVERIFY(held == 1 || held == 2);
        }
        const BeliefTable believed({}, *closed);
        QVERIFY2(believed.accessibleName().startsWith("Two: Ambassador 10%, Assassin 20%"),
                 qPrintable(believed.accessibleName()));
        const BeliefTable shown({}, *open);
        QVERIFY(shown.accessibleName().contains("(really holds it)"));
        QVERIFY(shown.sizeHint().height() > believed.sizeHint().height()); // has a legend
    }

    void onlySharesAreChances()
    {
        Report report;
        report.facts = {{SAY("Test", "Holds a duke"), 0.3}, {SAY("Test", "Cards left"), 12}, {SAY("Test", "Seen"), 1}};
        QVERIFY(!isChance(report, report.facts[0])); // a figure in the bot's own scale
        report.scale = Scale::Share;
        QVERIFY(isChance(report, report.facts[0]));
        QVERIFY(!isChance(report, report.facts[1]));
        QVERIFY(isChance(report, report.facts[2]));
        report.facts.erase(report.facts.begin());
        QVERIFY(!isChance(report, report.facts[1])); // a count, not a chance
    }
};

PARLOUR_TEST(TestThinking)
#include "test_thinking.moc"
