// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of the rule bots of Coup at the edges of their conditions, their reports, and the published figures. A
// position is a table and the actions at it; the bot decides for the seat that is asked.
#include "ai/core/bots.h"
#include "ai/coup/coup_bots.h"
#include "engine/core/play_out.h"
#include "tests/engine/coup_table.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <map>
#include <set>

using namespace parlour;
using namespace parlour::coup;
using coup::test::Table;

namespace {

constexpr auto kTabletop = Mode::Tabletop;
constexpr auto kCrate = Mode::Crate;

std::unique_ptr<Bot<Coup>> typed(std::unique_ptr<AnyBot> bot)
{
    return std::unique_ptr<Bot<Coup>>(static_cast<Bot<Coup>*>(bot.release()));
}

std::unique_ptr<Bot<Coup>> make(std::string_view id)
{
    for (const BotInfo& info : coup::bots())
        if (info.id == id)
            return typed(info.make(parlour::test::resources()));
    return nullptr;
}

std::string choice(std::string_view bot, const Table& table, std::uint64_t luck = 1, Report* report = nullptr)
{
    const Seat seat = Coup::node(table.state).seats.first();
    const View view = Coup::look(table.state, seat);
    return toText(make(bot)->choose({view, table.legal(seat), {luck, 0}, {}, report}));
}

/// Counts each action over different random numbers.
std::map<std::string, int> choiceCounts(std::string_view bot, const Table& table, int times)
{
    std::map<std::string, int> out;
    for (int i = 0; i < times; ++i)
        ++out[choice(bot, table, static_cast<std::uint64_t>(i))];
    return out;
}

/// Mean points of six bots, two of each kind, over random seatings as in the published engine. The series of `match` rotates
/// seats instead, which keeps neighbours together.
std::map<std::string, double> meanPoints(Mode mode, int games)
{
    const std::array<std::string, 3> kinds = {"coup.static", "coup.honest", "coup.random"};
    std::vector<std::unique_ptr<Bot<Coup>>> players;
    for (const std::string& kind : kinds)
        players.push_back(make(kind));
    std::array<std::size_t, 6> order = {0, 0, 1, 1, 2, 2}; // by seat
    std::map<std::string, double> points;
    for (int i = 0; i < games; ++i) {
        Rng rng = Rng::stream(1, Purpose::Analysis, static_cast<std::uint64_t>(i));
        rng.shuffle(order);
        BotSeats<Coup> seats{};
        for (std::size_t seat = 0; seat < 6; ++seat)
            seats[seat] = players[order[seat]].get();
        Match<Coup> match({6, mode}, Rng::stream(2, Purpose::Match, static_cast<std::uint64_t>(i)).next());
        playOut(match, seats);
        for (std::size_t seat = 0; seat < 6; ++seat)
            points[kinds[order[seat]]] += match.points(static_cast<Seat>(seat)) / 2 / games;
    }
    return points;
}

} // namespace

Q_DECLARE_METATYPE(parlour::coup::Mode)

class TestCoupBots : public QObject {
    Q_OBJECT

private slots:
    void botsDecideAtTheEdges_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<QString>("hands");
        QTest::addColumn<QString>("coins");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const char* bot = "static";
        Mode mode = kTabletop;
        const auto row = [&](const char* rule, const char* hands, const char* coins, const char* script,
                             const char* expected) {
            QTest::addRow("%s, %s: %s", bot, mode == kCrate ? "crate" : "tabletop", rule)
                << (QStringLiteral("coup.") + bot) << mode << QString(hands) << QString(coins) << QString(script)
                << QString(expected);
        };
        const char* const dukes = "duke duke / contessa captain / assassin ambassador";
        for (const Mode each : {kTabletop, kCrate}) {
            mode = each;
            bot = "static";
            row("income", dukes, "9", "", "income");
            row("ten coins: the first other seat", dukes, "10", "", "coup 1");
            row("seen from another seat", dukes, "2 10", "0 income", "coup 0");
            row("the first that is still in", "duke duke / / contessa captain", "10", "", "coup 2");
            row("no challenge", dukes, "", "0 steal 1", "allow");
            row("no block", dukes, "", "0 steal 1, 1 allow, 2 allow", "allow");
            row("no block of aid", "captain captain / duke duke / duke assassin", "", "0 foreign aid", "allow");
            row("no challenge of a block", dukes, "",
                each == kCrate ? "0 foreign aid, 1 block duke" : "0 foreign aid, 1 block duke, 2 allow", "allow");
            row("loses the last", dukes, "2 7", "0 income, 1 coup 2", "lose ambassador");

            bot = "honest";
            row("assassin and three coins", "assassin captain / duke duke / contessa contessa", "3", "", "assassinate 1");
            row("against the weakest", "assassin captain / duke duke / contessa", "3", "", "assassinate 2");
            row("the first of the weakest", "assassin captain / duke / contessa", "3", "", "assassinate 1");
            row("not against those who are out", "assassin captain / / contessa duke", "3", "", "assassinate 2");
            row("assassin and two coins: captain", "assassin captain / duke duke / contessa", "2", "", "steal 2");
            row("steals even nothing", "captain duke / duke assassin / contessa", "2 2 0", "", "steal 2");
            row("duke", "contessa duke / duke assassin / contessa", "9", "", "tax");
            row("nothing", "contessa ambassador / duke assassin / contessa", "9", "", "income");
            row("ten coins: the weakest", "duke duke / contessa captain / assassin", "10", "", "coup 2");
            row("a claim that may be true", dukes, "", "0 tax", "allow");
            row("two copies in the own hand and none lost", "captain captain / duke duke / contessa contessa", "", "0 tax",
                "allow");
            row("blocks with the contessa", "assassin captain / duke contessa / ambassador ambassador", "3",
                "0 assassinate 1, 1 allow, 2 allow", "block contessa");
            row("does not block without", "assassin captain / duke duke / ambassador ambassador", "3",
                "0 assassinate 1, 1 allow, 2 allow", "allow");
            row("does not block stealing without", "assassin captain / duke contessa / ambassador ambassador", "3",
                "0 steal 1, 1 allow, 2 allow", "allow");
            row("loses the last", dukes, "2 7", "0 income, 1 coup 2", "lose ambassador");
            row("an exchange: both drawn", "duke captain / contessa contessa", "",
                "0 exchange, 1 allow, * draw duke assassin", "return assassin duke");
            row("an exchange with a pair: one of it and the second drawn", "duke duke / contessa contessa", "",
                "0 exchange, 1 allow, * draw captain assassin", "return assassin duke");
        }
        bot = "honest";
        mode = kTabletop;
        row("blocks stealing as captain", "assassin captain / ambassador captain / duke duke", "",
            "0 steal 1, 1 allow, 2 allow", "block captain");
        row("blocks stealing as ambassador", "assassin captain / ambassador duke / duke duke", "",
            "0 steal 1, 1 allow, 2 allow", "block ambassador");
        row("blocks aid with its duke", "captain captain / duke contessa / assassin assassin", "", "0 foreign aid",
            "block duke");
        row("does not block aid without", "duke captain / assassin contessa / assassin assassin", "", "0 foreign aid",
            "allow");
        row("challenges a block of aid with one duke", "duke captain / assassin contessa", "", "0 foreign aid, 1 block duke",
            "challenge");
        row("not without", "captain captain / assassin contessa", "", "0 foreign aid, 1 block duke", "allow");
        mode = kCrate;
        row("blocks stealing as either", "assassin captain / ambassador duke / duke duke", "", "0 steal 1, 1 allow, 2 allow",
            "block");
        row("blocks aid with the actor's duke", "duke captain / assassin contessa / assassin assassin", "", "0 foreign aid",
            "block duke");
        row("not with its own", "captain captain / duke contessa / assassin assassin", "", "0 foreign aid", "allow");
        row("challenges a block of aid with one duke of its own", "duke captain / assassin contessa / duke ambassador", "",
            "0 foreign aid, 1 block duke", "challenge");
        row("not with the actor's", "duke captain / assassin contessa / captain ambassador", "",
            "0 foreign aid, 1 block duke", "allow");
    }
    void botsDecideAtTheEdges()
    {
        QFETCH(QString, bot);
        QFETCH(Mode, mode);
        QFETCH(QString, hands);
        QFETCH(QString, coins);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        Table table(mode, hands.toStdString(), coins.toStdString());
        table.play(script.toStdString());
        QCOMPARE(table.problem, std::string());
        QCOMPARE(QString::fromStdString(choice(bot.toStdString(), table)), expected);
    }

    /// Copies face up before other seats count too.
    void honestChallengesOnceAllCopiesAreVisible()
    {
        const auto doubt = [](Mode mode, std::string_view lost, std::string_view hands, std::string_view script) {
            Table table(mode, hands, "3 3 3");
            for (const std::string_view word : split(lost)) // on the pile of seat 2
                ++table.state.faceUp[static_cast<std::size_t>(Coup::parseAction("lose " + std::string(word))->role)];
            table.play(script);
            return table.problem.empty() ? choice("coup.honest", table) : table.problem;
        };
        const char* const hands = "captain captain / duke contessa / assassin ambassador";
        for (const Mode mode : {kTabletop, kCrate}) {
            QCOMPARE(doubt(mode, "duke", hands, "0 tax"), std::string("allow"));
            QCOMPARE(doubt(mode, "duke duke", hands, "0 tax"), std::string("challenge"));
            QCOMPARE(doubt(mode, "duke duke", hands, "0 exchange"), std::string("allow"));
            const std::string block = ", 2 block contessa, 0 allow";
            QCOMPARE(doubt(mode, "contessa contessa", hands, "0 assassinate 2, 1 allow, 2 allow" + block),
                     std::string("challenge"));
            QCOMPARE(doubt(mode, "contessa", hands, "0 assassinate 2, 1 allow, 2 allow" + block), std::string("allow"));
        }
        // A block of stealing: copies of the named role, or all six cards in the crate's mode.
        const char* const thief = "captain captain / captain ambassador / assassin duke";
        QCOMPARE(doubt(kTabletop, "captain captain", thief, "0 steal 2, 1 allow, 2 allow, 2 block captain, 0 allow"),
                 std::string("challenge"));
        QCOMPARE(doubt(kTabletop, "captain captain", thief, "0 steal 2, 1 allow, 2 allow, 2 block ambassador, 0 allow"),
                 std::string("allow"));
        QCOMPARE(doubt(kCrate, "captain captain ambassador", thief, "0 steal 2, 1 allow, 2 allow, 2 block, 0 allow"),
                 std::string("allow"));
        QCOMPARE(
            doubt(kCrate, "captain captain ambassador ambassador", thief, "0 steal 2, 1 allow, 2 allow, 2 block, 0 allow"),
            std::string("challenge"));
    }

    /// Targets and actions are independent. In tabletop mode unaffordable actions become income.
    void randomTurnsAreUniform()
    {
        const int times = 14000;
        for (const Mode mode : {kTabletop, kCrate}) {
            const auto seen = choiceCounts("coup.random", Table(mode, "duke duke / captain / contessa", "2 2 2"), times);
            const int seventh = times / 7;
            const auto near = [&](const std::string& action, int wanted) {
                const auto found = seen.find(action);
                const int count = found == seen.end() ? 0 : found->second;
                QVERIFY2(std::abs(count - wanted) <= (wanted == 0 ? 0 : 250),
                         (action + " " + std::to_string(count) + " of " + std::to_string(wanted)).c_str());
            };
            const bool pays = mode == kCrate; // unaffordable actions are announced there
            near("income", pays ? seventh : 3 * seventh);
            for (const char* action : {"foreign aid", "tax", "exchange"})
                near(action, seventh);
            for (const char* target : {"1", "2"}) {
                near(std::string("steal ") + target, seventh / 2);
                near(std::string("assassinate ") + target, pays ? seventh / 2 : 0);
                near(std::string("coup ") + target, pays ? seventh / 2 : 0);
            }
        }
    }

    void randomReactionsAreUniform()
    {
        const auto even = [](const std::map<std::string, int>& seen, std::size_t kinds, const std::string& action,
                             double share) {
            int all = 0;
            for (const auto& [text, count] : seen)
                all += count;
            QCOMPARE(seen.size(), kinds);
            QVERIFY2(seen.contains(action) && std::abs(seen.at(action) - share * all) < 200, action.c_str());
        };
        const int times = 4000;
        Table claim(kCrate, "captain captain / duke contessa / assassin ambassador");
        even(choiceCounts("coup.random", claim.play("0 tax"), times), 2, "challenge", 0.5);
        Table theft(kTabletop, "captain captain / duke contessa");
        theft.play("0 steal 1, 1 allow");
        even(choiceCounts("coup.random", theft, times), 3, "allow", 0.5);
        even(choiceCounts("coup.random", theft, times), 3, "block ambassador", 0.25);
        Table lost(kTabletop, "captain captain / duke contessa", "7");
        even(choiceCounts("coup.random", lost.play("0 coup 1"), times), 2, "lose duke", 0.5);
        Table pool(kTabletop, "duke duke / contessa contessa");
        pool.play("0 exchange, 1 allow, * draw captain assassin");
        even(choiceCounts("coup.random", pool, times), 4, "return duke duke", 1.0 / 6);
        even(choiceCounts("coup.random", pool, times), 4, "return captain duke", 1.0 / 3);
        Table rich(kTabletop, "duke duke / contessa / captain", "10");
        even(choiceCounts("coup.random", rich, times), 2, "coup 2", 0.5);
    }

    /// With Static bots only, nothing depends on chance.
    void staticGamesHaveAFixedLength_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("turns");
        QTest::newRow("two") << 2 << 33;
        QTest::newRow("three") << 3 << 43;
        QTest::newRow("six") << 6 << 96;
    }
    void staticGamesHaveAFixedLength()
    {
        QFETCH(int, players);
        QFETCH(int, turns);
        const auto bot = make("coup.static");
        BotSeats<Coup> seats{};
        seats.fill(bot.get());
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Match<Coup> match({static_cast<std::int8_t>(players), kCrate}, seed);
            playOut(match, seats);
            QCOMPARE(int{match.look(0).turn}, turns);
        }
    }

    /// Two bots of each kind, random seats, mean points by game and bot. The standard error over 100,000 games is a third of
    /// the tolerance.
    void meanPointsMatchThePublishedTable()
    {
        const auto points = meanPoints(kCrate, 100000);
        const std::map<std::string, double> published = {
            {"coup.static", 0.008}, {"coup.honest", 0.191}, {"coup.random", -0.199}};
        for (const auto& [bot, expected] : published)
            QVERIFY2(std::abs(points.at(bot) - expected) < 0.003, (bot + " " + std::to_string(points.at(bot))).c_str());
    }

    void reportsListTheCountedCards()
    {
        Table table(kTabletop, "captain captain / duke contessa");
        ++table.state.faceUp[static_cast<std::size_t>(Role::Duke)];
        Report report;
        choice("coup.honest", table.play("0 tax"), 1, &report);
        QCOMPARE(report.facts.size(), std::size_t{1});
        QCOMPARE(report.facts[0].value, 2.0);
        QCOMPARE(std::string(report.facts[0].label.english), std::string("Dukes in its hand and face up"));

        Table either(kCrate, "captain captain / ambassador contessa");
        report = {};
        choice("coup.honest", either.play("0 steal 1, 1 allow, 1 block"), 1, &report);
        QCOMPARE(report.facts.size(), std::size_t{2}); // ambassadors and captains
        QCOMPARE(report.facts[1].value, 2.0);

        for (const BotInfo& info : coup::bots()) {
            report = {};
            const std::string answer = choice(info.id, Table(kTabletop, "captain captain / duke contessa"), 1, &report);
            QCOMPARE(report.chosen, answer);
            QVERIFY(!report.verdict.empty());
            QCOMPARE(report.candidates.size(), std::size_t{5});
        }
    }

    void idsAreThoseOfTheContract()
    {
        std::set<std::string_view> ids;
        for (const BotInfo& info : coup::bots()) {
            ids.insert(info.id);
            QCOMPARE(info.game, Coup::kId);
            QVERIFY(!info.name.empty() && !info.origin.empty() && !info.description.empty());
        }
        QCOMPARE(ids,
                 (std::set<std::string_view>{"coup.static", "coup.honest", "coup.random", "coup.bluffer", "coup.sceptic",
                                             "coup.beginner", "coup.casual", "coup.club", "coup.master"}));
    }
};

PARLOUR_TEST(TestCoupBots)
#include "test_coup_bots.moc"
