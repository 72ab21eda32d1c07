// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Coup, one row per rule and mode. A row has a table, a script of steps, and the resulting summary.
#include "engine/coup/coup_counting.h"
#include "tests/engine/coup_table.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::coup;
using coup::test::Table;

namespace {

constexpr auto kTabletop = Mode::Tabletop;
constexpr auto kCrate = Mode::Crate;

/// The course of a table of two in the View of `seat`: "tax, challenge, lose duke".
QString courseFor(const Table& table, Seat seat)
{
    QStringList texts;
    for (const PublicAction& action : Coup::look(table.state, seat).course)
        texts << QString::fromStdString(toText(action));
    return texts.join(", ");
}

} // namespace

Q_DECLARE_METATYPE(parlour::coup::Mode)

class TestCoupRules : public QObject {
    Q_OBJECT

private slots:
    void turnsFollowTheRules_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<QString>("hands");
        QTest::addColumn<QString>("coins");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        Mode mode = kTabletop;
        const auto row = [&](const char* rule, const char* hands, const char* coins, const char* script,
                             const char* expected) {
            QTest::addRow("%s: %s", mode == kCrate ? "crate" : "tabletop", rule)
                << mode << QString(hands) << QString(coins) << QString(script) << QString(expected);
        };
        const char* const three = "duke captain / contessa contessa / assassin ambassador";
        for (const Mode each : {kTabletop, kCrate}) {
            mode = each;
            row("the first seat begins with two coins", three, "", "", "asks 0, coins 2 2 2, cards 2 2 2");
            row("income is one coin and cannot be answered", three, "", "0 income", "asks 1, coins 3 2 2, cards 2 2 2");
            row("a coup costs seven and cannot be answered", three, "7 2 2", "0 coup 2, 2 lose assassin",
                "asks 1, coins 0 2 2, cards 2 2 1");
            row("the last card is lost without a choice", "duke captain / contessa / assassin", "7 2 2", "0 coup 2",
                "asks 1, coins 0 2 0, cards 2 1 0");
            row("one card of a pair is a choice all the same", three, "7 2 2", "0 coup 1",
                "asks 1, coins 0 2 2, cards 2 2 2");
            row("tax unchallenged", three, "", "0 tax, 1 allow, 2 allow", "asks 1, coins 5 2 2, cards 2 2 2");
            row("a bluff unchallenged", three, "", "0 income, 1 tax, 2 allow, 0 allow", "asks 2, coins 3 5 2, cards 2 2 2");
            row("steal two", three, "", "0 steal 1, 1 allow, 2 allow, 1 allow", "asks 1, coins 4 0 2, cards 2 2 2");
            row("steal what is there", three, "2 1 2", "0 steal 1, 1 allow, 2 allow, 1 allow",
                "asks 1, coins 3 0 2, cards 2 2 2");
            row("steal from nothing", three, "2 0 2", "0 steal 1, 1 allow, 2 allow, 1 allow",
                "asks 1, coins 2 0 2, cards 2 2 2");
            row("only the target may block stealing", three, "", "0 steal 1, 1 allow, 2 allow",
                "asks 1, coins 2 2 2, cards 2 2 2");
            row("foreign aid", three, "", "0 foreign aid, 1 allow, 2 allow", "asks 1, coins 4 2 2, cards 2 2 2");
            row("assassination", "assassin duke / contessa duke / captain captain", "3 2 2",
                "0 assassinate 1, 1 allow, 2 allow, 1 allow, 1 lose duke", "asks 1, coins 0 2 2, cards 2 1 2");
            row("exchange", three, "", "0 exchange, 1 allow, 2 allow, * draw duke ambassador, 0 return ambassador captain",
                "asks 1, coins 2 2 2, cards 2 2 2");
            row("an exchange with one card", "duke / contessa contessa / assassin ambassador", "",
                "0 exchange, 1 allow, 2 allow, * draw captain ambassador, 0 return ambassador duke",
                "asks 1, coins 2 2 2, cards 1 2 2");
        }

        mode = kTabletop;
        row("all are asked at once", three, "", "0 tax", "asks 1 2, coins 2 2 2, cards 2 2 2");
        row("in any order", three, "", "0 tax, 2 allow", "asks 1, coins 2 2 2, cards 2 2 2");
        row("all answer before the first challenge counts", three, "", "0 tax, 1 challenge",
            "asks 2, coins 2 2 2, cards 2 2 2");
        row("a true claim: the challenger loses, the card is replaced", three, "",
            "0 tax, 2 allow, 1 challenge, 1 lose contessa", "chance, coins 2 2 2, cards 1 1 2");
        row("and the action goes on", three, "", "0 tax, 2 allow, 1 challenge, 1 lose contessa, * draw captain",
            "asks 1, coins 5 2 2, cards 2 1 2");
        row("two challengers: the nearer one counts", three, "", "0 tax, 2 challenge, 1 challenge",
            "asks 1, coins 2 2 2, cards 2 2 2");
        row("a bluff: the claimant loses and gets nothing", three, "",
            "0 income, 1 tax, 2 challenge, 0 allow, 1 lose contessa", "asks 2, coins 3 2 2, cards 2 1 2");
        row("an assassination is paid when announced", three, "3 2 2", "0 assassinate 1",
            "asks 1 2, coins 0 2 2, cards 2 2 2");
        row("caught: paid back", three, "3 2 2", "0 assassinate 1, 1 challenge, 2 allow, 0 lose duke",
            "asks 1, coins 3 2 2, cards 1 2 2");
        row("blocked: paid", "assassin duke / contessa duke / captain captain", "3 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 0 allow, 2 allow", "asks 1, coins 0 2 2, cards 2 2 2");
        row("a card that proves a block is replaced, and the action paid", "assassin duke / contessa duke / captain captain",
            "3 2 2", "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 0 challenge, 2 allow, 0 lose duke, * draw duke",
            "asks 1, coins 0 2 2, cards 1 2 2");
        row("a bluffed block costs both cards", "assassin duke / captain duke / captain captain", "3 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 0 challenge, 2 allow, 1 lose duke",
            "asks 2, coins 0 0 2, cards 2 0 2");
        row("two cards in a turn: a failed challenge without a block", "assassin duke / contessa duke / captain captain",
            "3 2 2", "0 assassinate 1, 1 challenge, 2 allow, 1 lose contessa, * draw captain, 1 allow",
            "asks 2, coins 0 0 2, cards 2 0 2");
        row("after a failed challenge the target may still block", "assassin duke / contessa duke / captain captain",
            "3 2 2",
            "0 assassinate 1, 1 challenge, 2 allow, 1 lose duke, * draw captain, 1 block contessa, 0 allow, 2 allow",
            "asks 1, coins 0 2 2, cards 2 1 2");
        row("the target goes out by its own challenge: no effect, but paid", "assassin duke / captain / captain captain",
            "3 2 2", "0 assassinate 1, 1 challenge, 2 allow, * draw duke", "asks 2, coins 0 0 2, cards 2 0 2");
        row("stealing is blocked as captain or as ambassador", three, "",
            "0 steal 2, 1 allow, 2 allow, 2 block ambassador, 0 challenge, 1 allow, 0 lose duke, * draw ambassador",
            "asks 1, coins 2 2 2, cards 1 2 2");
        row("the other card does not prove the claim", three, "",
            "0 steal 2, 1 allow, 2 allow, 2 block captain, 0 challenge, 1 allow, 2 lose assassin",
            "asks 1, coins 4 2 0, cards 2 2 1");
        row("anyone may block foreign aid, the nearer one does", three, "",
            "0 income, 1 foreign aid, 0 block duke, 2 block duke", "asks 0 1, coins 3 2 2, cards 2 2 2");
        row("foreign aid stopped", three, "", "0 income, 1 foreign aid, 0 block duke, 2 allow, 1 allow, 2 allow",
            "asks 2, coins 3 2 2, cards 2 2 2");
        row("a bluffed block: the aid comes", three, "",
            "0 income, 1 foreign aid, 0 allow, 2 block duke, 1 challenge, 0 allow, 2 lose assassin",
            "asks 2, coins 3 4 2, cards 2 2 1");
        row("no seat is skipped when one goes out", "duke / captain / contessa / assassin", "7 2 2 2", "0 coup 1",
            "asks 2, coins 0 0 2 2, cards 1 0 1 1");
        row("nor when a seat before the actor does", "duke / captain / contessa / assassin", "2 7 2 2", "0 income, 1 coup 0",
            "asks 2, coins 0 0 2 2, cards 0 1 1 1");
        row("a seat that is out is not asked and loses its coins", "duke / captain / contessa / assassin", "2 5 2 2",
            "0 tax, 1 challenge, 2 allow, 3 allow, * draw duke, 2 tax", "asks 0 3, coins 5 0 2 2, cards 1 0 1 1");
        row("stealing from a seat that just went out: nothing", "captain / duke / assassin", "2 2 2",
            "0 steal 1, 1 allow, 2 allow, 1 block captain, 0 challenge, 2 allow", "asks 2, coins 2 0 2, cards 1 0 1");
        row("over as soon as one is left", "duke / captain", "", "0 tax, 1 challenge",
            "over, won by 0, coins 2 0, cards 1 0");

        mode = kCrate;
        row("one after the other", three, "", "0 tax", "asks 1, coins 2 2 2, cards 2 2 2");
        row("from the seat after the claimant", three, "", "0 income, 1 tax", "asks 2, coins 3 2 2, cards 2 2 2");
        row("the first challenge ends the asking", three, "", "0 tax, 1 challenge, 1 lose contessa",
            "chance, coins 2 2 2, cards 1 1 2");
        row("an assassination is not paid when announced", three, "3 2 2", "0 assassinate 1",
            "asks 1, coins 3 2 2, cards 2 2 2");
        row("blocked: not paid", "assassin duke / contessa duke / captain captain", "3 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 2 allow, 0 allow", "asks 1, coins 3 2 2, cards 2 2 2");
        row("a block is challenged from the seat after the blocker", "assassin duke / contessa duke / captain captain",
            "3 2 2", "0 assassinate 1, 1 allow, 2 allow, 1 block contessa", "asks 2, coins 3 2 2, cards 2 2 2");
        row("a proven block is not replaced", "assassin duke / contessa duke / captain captain", "3 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 2 challenge, 2 lose captain",
            "asks 1, coins 3 2 2, cards 2 2 1");
        row("a bluffed block costs both cards and the coins", "assassin duke / captain duke / captain captain", "3 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 2 challenge, 1 lose duke",
            "asks 2, coins 0 0 2, cards 2 0 2");
        row("a bluffed block of a last card: paid all the same", "assassin duke / captain / captain captain", "3 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 2 challenge", "asks 2, coins 0 0 2, cards 2 0 2");
        row("the target goes out by its own challenge: not paid", "assassin duke / captain / captain captain", "3 2 2",
            "0 assassinate 1, 1 challenge, * draw duke", "asks 2, coins 3 0 2, cards 2 0 2");
        row("a coup without seven coins costs the actor a card", three, "6 2 2", "0 coup 1, 0 lose duke",
            "asks 1, coins 6 2 2, cards 1 2 2");
        row("an assassination without three coins, when it gets through", three, "2 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 allow, 0 lose captain", "asks 1, coins 2 2 2, cards 1 2 2");
        row("and when it does not: nothing", three, "2 2 2",
            "0 assassinate 1, 1 allow, 2 allow, 1 block contessa, 2 allow, 0 allow", "asks 1, coins 2 2 2, cards 2 2 2");
        row("a bluffed block and no coins: one card each", three, "2 2 2",
            "0 assassinate 2, 1 allow, 2 allow, 2 block contessa, 0 challenge, 2 lose assassin, 0 lose duke",
            "asks 1, coins 2 2 2, cards 1 2 1");
        row("no seat left", "assassin / captain", "2 2", "0 assassinate 1, 1 allow, 1 block contessa, 0 challenge",
            "over, won by, coins 0 0, cards 0 0");
        row("stealing is blocked as either", three, "", "0 steal 2, 1 allow, 2 allow, 2 block, 0 challenge, 0 lose duke",
            "asks 1, coins 2 2 2, cards 1 2 2");
        row("the actor goes out: the next is skipped", "duke / captain / contessa / assassin", "2 2 2 2", "0 coup 1",
            "asks 2, coins 0 2 2 2, cards 0 1 1 1");
        row("a seat before the actor goes out: the next is skipped", "duke / captain / contessa / assassin", "2 7 2 2",
            "0 income, 1 coup 0", "asks 3, coins 0 0 2 2, cards 0 1 1 1");
        row("a seat after the actor goes out: none is skipped", "duke / captain / contessa / assassin", "7 2 2 2",
            "0 coup 1", "asks 2, coins 0 0 2 2, cards 1 0 1 1");
        row("the last in the list goes back to the first", "duke / captain / contessa / assassin", "2 2 2 7",
            "0 income, 1 income, 2 income, 3 coup 2", "asks 0, coins 3 3 0 0, cards 1 1 0 1");
        row("the last but one, when the last goes out", "duke / captain / contessa / assassin", "2 2 7 2",
            "0 income, 1 income, 2 coup 3", "asks 0, coins 3 3 0 0, cards 1 1 1 0");
        row("a seat that just went out is still asked", "assassin assassin / captain captain / contessa", "3 2 2",
            "0 assassinate 1, 1 allow, 2 challenge, * draw duke, 1 block contessa", "asks 2, coins 3 2 2, cards 2 2 0");
        row("and has no card left to lose", "assassin assassin / contessa captain / duke", "3 2 2",
            "0 assassinate 1, 1 allow, 2 challenge, * draw duke, 1 block contessa, 2 challenge",
            "asks 1, coins 3 2 0, cards 2 2 0");
        row("stealing from a seat that just went out", "captain / duke / assassin", "2 2 2",
            "0 steal 1, 1 allow, 2 allow, 1 block, 2 challenge", "asks 2, coins 4 0 2, cards 1 0 1");
    }
    void turnsFollowTheRules()
    {
        QFETCH(Mode, mode);
        QFETCH(QString, hands);
        QFETCH(QString, coins);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        Table table(mode, hands.toStdString(), coins.toStdString());
        QCOMPARE(QString::fromStdString(table.play(script.toStdString()).summary()), expected);
    }

    void legalActionsFollowTheRules_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<QString>("coins");
        QTest::addColumn<QString>("script");
        QTest::addColumn<int>("seat");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* rule, Mode mode, const char* coins, const char* script, int seat,
                            const char* expected) {
            QTest::addRow("%s: %s", mode == kCrate ? "crate" : "tabletop", rule)
                << mode << QString(coins) << QString(script) << seat << QString(expected);
        };
        const char* const free = "income, foreign aid, tax, exchange, steal 1, steal 2";
        const char* const all =
            "income, foreign aid, tax, exchange, steal 1, steal 2, assassinate 1, assassinate 2, coup 1, coup 2";
        row("two coins", kTabletop, "2", "", 0, free);
        row("three coins", kTabletop, "3", "", 0,
            "income, foreign aid, tax, exchange, steal 1, steal 2, assassinate 1, assassinate 2");
        row("seven coins", kTabletop, "7", "", 0, all);
        row("nine coins", kTabletop, "9", "", 0, all);
        row("ten coins force a coup", kTabletop, "10", "", 0, "coup 1, coup 2");
        row("coins do not matter", kCrate, "0", "", 0, all);
        row("ten coins force a coup", kCrate, "12", "", 0, "coup 1, coup 2");
        row("a claim", kTabletop, "", "0 tax", 2, "allow, challenge");
        row("a claim", kCrate, "", "0 tax", 1, "allow, challenge");
        row("foreign aid", kTabletop, "", "0 foreign aid", 2, "allow, block duke");
        row("foreign aid", kCrate, "", "0 foreign aid", 1, "allow, block duke");
        row("stealing", kTabletop, "", "0 steal 2, 1 allow, 2 allow", 2, "allow, block captain, block ambassador");
        row("stealing", kCrate, "", "0 steal 2, 1 allow, 2 allow", 2, "allow, block");
        row("assassination", kTabletop, "3", "0 assassinate 2, 1 allow, 2 allow", 2, "allow, block contessa");
        row("a block", kTabletop, "", "0 foreign aid, 1 block duke, 2 allow", 0, "allow, challenge");
        row("a card to lose, the last first", kTabletop, "7", "0 coup 2", 2, "lose ambassador, lose assassin");
        row("of a pair", kTabletop, "7", "0 coup 1", 1, "lose contessa");
        row("cards to give back, the drawn ones first", kTabletop, "",
            "0 exchange, 1 allow, 2 allow, * draw duke ambassador", 0,
            "return ambassador duke, return ambassador captain, return captain duke, return duke duke");
    }
    void legalActionsFollowTheRules()
    {
        QFETCH(Mode, mode);
        QFETCH(QString, coins);
        QFETCH(QString, script);
        QFETCH(int, seat);
        Table table(mode, "duke captain / contessa contessa / assassin ambassador", coins.toStdString());
        table.play(script.toStdString());
        QCOMPARE(table.problem, std::string());
        QVERIFY(Coup::node(table.state).seats.has(seat));
        QTEST(QString::fromStdString(table.legalText(seat)), "expected");
    }

    /// The order of a hand matters to bots that lose their last card.
    void handsKeepTheirOrder()
    {
        Table proven(kTabletop, "duke captain / contessa contessa");
        proven.play("0 tax, 1 challenge, 1 lose contessa");
        QCOMPARE(proven.hand(0), std::string("captain"));
        QCOMPARE(int{proven.state.court}, kDeck - 4 + 1);
        QCOMPARE(proven.play("* draw duke").hand(0), std::string("captain duke"));
        QCOMPARE(int{proven.state.court}, kDeck - 4);

        Table swapped(kTabletop, "duke captain / contessa contessa");
        swapped.play("0 exchange, 1 allow, * draw duke assassin");
        QCOMPARE(swapped.hand(0), std::string("duke captain duke assassin"));
        swapped.play("0 return captain duke");
        QCOMPARE(swapped.hand(0), std::string("duke assassin"));
        QCOMPARE(int{swapped.state.courtCards[static_cast<std::size_t>(Role::Captain)]}, 3);
    }

    /// Only cards of the court can be drawn, and a deal has three copies of each card.
    void chanceDrawsFromTheCourt()
    {
        Table table(kTabletop, "duke duke / contessa contessa");
        table.play("0 exchange, 1 allow");
        QVERIFY(Coup::allowsChance(table.state, *Coup::parseChance("draw duke captain")));
        QVERIFY(!Coup::allowsChance(table.state, *Coup::parseChance("draw duke duke")));
        QVERIFY(!Coup::allowsChance(table.state, *Coup::parseChance("draw duke")));
        const State fresh = Coup::start({2, kTabletop});
        QVERIFY(Coup::allowsChance(fresh, *Coup::parseChance("deal duke duke duke captain")));
        QVERIFY(!Coup::allowsChance(fresh, *Coup::parseChance("deal duke duke duke duke")));
        QVERIFY(!Coup::allowsChance(fresh, *Coup::parseChance("deal duke duke captain captain contessa contessa")));

        std::array<int, kRoles> drawn{};
        for (std::uint64_t i = 0; i < 13000; ++i) {
            Rng rng = Rng::stream(7, Purpose::Analysis, i);
            const Chance two = Coup::draw(table.state, rng);
            QVERIFY(Coup::allowsChance(table.state, two));
            for (const Role card : two.cards)
                ++drawn[static_cast<std::size_t>(card)];
        }
        const std::array<int, kRoles> court = {3, 3, 3, 1, 1}; // of 11 cards
        for (std::size_t role = 0; role < kRoles; ++role)
            QVERIFY2(std::abs(drawn[role] - 26000 * court[role] / 11) < 300, std::to_string(drawn[role]).c_str());
    }

    /// An answer is not visible before the window closes, neither in Views of others nor in events.
    void answersAreSealed()
    {
        for (const char* answers : {"2 block duke", "2 allow"}) {
            Table table(kTabletop, "duke captain / contessa contessa / assassin ambassador");
            Trace<Event> trace(3);
            table.play("0 foreign aid");
            table.play(answers, &trace);
            QVERIFY(trace.told().empty());
            View other = Coup::look(table.state, 1);
            QVERIFY(other.waiting == (SeatSet::of(1) | SeatSet::of(2)));
            QVERIFY(other.blockAs == Role::None && other.blocker == -1 && other.answer == Action::Kind::Return);
            Table before(kTabletop, "duke captain / contessa contessa / assassin ambassador");
            QVERIFY(other == Coup::look(before.play("0 foreign aid").state, 1));
            QVERIFY(Coup::look(table.state, 2).answer
                    == (answers == std::string("2 allow") ? Action::Kind::Allow : Action::Kind::Block));
        }
    }

    /// An oversight of the crate: the question about foreign aid comes with the actor's hand. It is also told as an event.
    void crateShowsTheActorsHand()
    {
        const char* const hands = "duke captain / contessa contessa / assassin ambassador";
        Table table(kCrate, hands);
        Trace<Event> trace(3);
        table.play("0 foreign aid", &trace);
        QVERIFY(Coup::look(table.state, 1).handed == (Hand{Role::Duke, Role::Captain}));
        QVERIFY(Coup::look(table.state, 2).handed.empty());
        const auto& told = trace.told();
        QVERIFY(told[told.size() - 2].to == SeatSet::of(1));
        QCOMPARE(toText(told[told.size() - 2].event), std::string("seat 1 is handed the hand of seat 0: duke captain"));
        QCOMPARE(toText(told.back().event), std::string("seat 1 is handed the hand of seat 0: 2 cards"));
        table.play("1 allow");
        QVERIFY(Coup::look(table.state, 1).handed.empty());
        QVERIFY(!Coup::look(table.state, 2).handed.empty());

        Table fair(kTabletop, hands);
        QVERIFY(Coup::look(fair.play("0 foreign aid").state, 1).handed.empty());
    }

    /// Claims, proofs, exposed bluffs and last actions are public.
    void claimsAndResultsAreRecorded()
    {
        Table table(kTabletop, "duke captain / contessa contessa / assassin ambassador");
        table.play(
            "0 tax, 1 allow, 2 challenge, 2 lose assassin, * draw duke, 1 tax, 0 allow, 2 challenge, 1 lose contessa");
        QCOMPARE(table.problem, std::string());
        const View view = Coup::look(table.state, 2);
        const auto duke = static_cast<std::size_t>(Role::Duke);
        QCOMPARE(int{view.claims[0][duke]}, 1);
        QCOMPARE(int{view.claims[1][duke]}, 1);
        QVERIFY(view.shown[0].has(Role::Duke) && !view.caught[0].has(Role::Duke));
        QVERIFY(view.caught[1].has(Role::Duke) && !view.shown[1].has(Role::Duke));
        QVERIFY(view.lastActions[0] == (LastAction{Action::Kind::Tax, -1, Role::Duke, LastAction::End::Done}));
        QVERIFY(view.lastActions[1] == (LastAction{Action::Kind::Tax, -1, Role::Duke, LastAction::End::Caught}));
        QVERIFY(view.lastActions[2].kind == Action::Kind::Allow);
        table.play("2 steal 0, 0 allow, 1 allow, 0 block captain, 1 allow, 2 allow");
        const View after = Coup::look(table.state, 2);
        QVERIFY(after.lastActions[2] == (LastAction{Action::Kind::Steal, 0, Role::Captain, LastAction::End::Blocked}));
        QVERIFY(after.lastActions[0] == (LastAction{Action::Kind::Block, 2, Role::Captain, LastAction::End::Done}));
        QCOMPARE(int{after.faceUp[static_cast<std::size_t>(Role::Assassin)]}, 1);
        QCOMPARE(int{after.faceUp[static_cast<std::size_t>(Role::Contessa)]}, 1);
    }

    void theCourseRecordsActions_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, Mode mode, const char* script, const char* expected) {
            QTest::newRow(name) << mode << QString(script) << QString(expected);
        };
        row("the deal is no action", kTabletop, "", "");
        row("tabletop", kTabletop,
            "0 tax, 1 challenge, 1 lose contessa, * draw duke, 1 foreign aid, 0 block duke, 1 allow, 0 exchange, 1 allow, "
            "* draw assassin ambassador, 0 return assassin captain, 1 income, 0 steal 1, 1 allow, 1 block ambassador",
            "tax, challenge duke, lose contessa, foreign aid, block duke, allow, exchange, allow, return, income, steal, "
            "allow, "
            "block ambassador");
        row("crate", kCrate, "0 steal 1, 1 allow, 1 block, 0 challenge, 1 lose contessa, 1 income",
            "steal, allow, block, challenge, lose contessa, income");
        row("a last card falls without an action", kTabletop,
            "0 tax, 1 challenge, 1 lose contessa, * draw duke, 1 steal 0, 0 challenge",
            "tax, challenge duke, lose contessa, steal, challenge");
        row("a bluff is caught", kTabletop, "0 exchange, 1 challenge, 0 lose duke", "exchange, challenge, lose duke");
    }
    void theCourseRecordsActions()
    {
        QFETCH(Mode, mode);
        QFETCH(QString, script);
        Table table(mode, "duke captain / contessa contessa");
        table.play(script.toStdString());
        QCOMPARE(table.problem, std::string());
        QTEST(courseFor(table, 0), "expected");
        QTEST(courseFor(table, 1), "expected");
    }

    /// The other seat's View does not depend on the returned cards.
    void theCourseHidesReturnedCards()
    {
        std::vector<View> views;
        for (const char* cards : {"0 return assassin captain", "0 return ambassador duke"}) {
            Table table(kTabletop, "duke captain / contessa contessa");
            table.play("0 exchange, 1 allow, * draw assassin ambassador").play(cards);
            QCOMPARE(table.problem, std::string());
            views.push_back(Coup::look(table.state, 1));
        }
        QVERIFY(views[0].course.back() == (PublicAction{Action::Kind::Return, Role::None}));
        QVERIFY(views[0] == views[1]);
    }

    void withThreeThereIsNoCourse()
    {
        for (const Mode mode : {kTabletop, kCrate}) {
            Table table(mode, "duke captain / contessa contessa / assassin ambassador", "7 2 2");
            table.play("0 coup 2, 2 lose assassin, 1 income, 2 income, 0 income");
            QCOMPARE(table.problem, std::string());
            QVERIFY(table.state.course.empty());
        }
    }

    /// The game continues after the course is full.
    void theCourseEndsAtItsCapacity()
    {
        Table table(kTabletop, "captain captain / captain ambassador");
        for (std::size_t done = 0; done < kMaxCourse; done += 8) {
            QCOMPARE(table.state.course.size(), done);
            table.play("0 steal 1, 1 allow, 1 block captain, 0 allow");
            table.play("1 steal 0, 0 allow, 0 block captain, 1 allow");
        }
        QVERIFY(table.state.course.full());
        const auto before = table.state.course;
        table.play("0 tax, 1 allow");
        QCOMPARE(QString::fromStdString(table.summary()), QString("asks 1, coins 5 2, cards 2 2"));
        QVERIFY(table.state.course == before);
    }

    void winnersShareThePoints_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("winners");
        QTest::addColumn<double>("share");
        QTest::addColumn<double>("won");
        QTest::addColumn<double>("lost");
        QTest::newRow("two players") << 2 << 1 << 1.0 << 1.0 << -1.0;
        QTest::newRow("five players") << 5 << 1 << 1.0 << 1.0 << -0.25;
        QTest::newRow("five players, two winners") << 5 << 2 << 0.5 << 0.5 << -1.0 / 3;
        QTest::newRow("all win") << 3 << 3 << 1.0 / 3 << 0.0 << 0.0;
        QTest::newRow("no seat is left") << 4 << 0 << 0.0 << 0.0 << -0.25;
    }
    void winnersShareThePoints()
    {
        QFETCH(int, players);
        QFETCH(int, winners);
        QFETCH(double, share);
        QFETCH(double, won);
        QFETCH(double, lost);
        State state = Coup::start({static_cast<std::int8_t>(players), kCrate});
        state.phase = Phase::Over;
        state.winners = SeatSet::firstSeats(winners);
        double sum = 0;
        for (Seat seat = 0; seat < players; ++seat) {
            const bool wins = seat < winners;
            QCOMPARE(scoreOf<Coup>(state, seat), winners == 0 ? 1.0 / players : wins ? share : 0.0);
            QCOMPARE(pointsOf<Coup>(state, seat), wins ? won : lost);
            sum += scoreOf<Coup>(state, seat);
        }
        QVERIFY(std::abs(sum - 1) < 1e-12);
    }

    /// Two captains that only steal from each other win together after 1000 turns.
    void theTurnLimitEndsTheGame()
    {
        for (const Mode mode : {kTabletop, kCrate}) {
            Table table(mode, "captain captain / captain ambassador");
            for (int turn = 0; turn < kMaxTurns; ++turn) {
                QVERIFY(!Coup::node(table.state).isOver());
                const std::string actor = std::to_string(turn % 2);
                const std::string other = std::to_string(1 - turn % 2);
                table.play(actor + " steal " + other + ", " + other + " allow, " + other
                           + (mode == kCrate ? " block, " : " block captain, ") + actor + " allow");
            }
            QCOMPARE(QString::fromStdString(table.summary()), QString("over, won by 0 1, coins 2 2, cards 2 2"));
            QCOMPARE(scoreOf<Coup>(table.state, 0), 0.5);
            QCOMPARE(pointsOf<Coup>(table.state, 0), 0.0);
        }
    }

    /// With two Dukes in hand and a Captain face up, one of twelve hidden cards is a Duke.
    void cardCountsGiveProbabilities()
    {
        View view;
        view.hand.push_back(Role::Duke);
        view.hand.push_back(Role::Duke);
        view.faceUp[static_cast<std::size_t>(Role::Captain)] = 1;
        view.cards[1] = 2;
        view.cards[2] = 1;
        QCOMPARE(hiddenCards(view), 12);
        const CardCount dukes = countOf(view, Role::Duke);
        QCOMPARE(dukes.own, 2);
        QCOMPARE(dukes.unseen, 1);
        QCOMPARE(countOf(view, Role::None).unseen, 5); // captains and ambassadors
        QVERIFY(std::abs(chanceOf(view, 2, Role::Duke) - 1.0 / 12) < 1e-12);
        QVERIFY(std::abs(chanceOf(view, 1, Role::Duke) - 2.0 / 12) < 1e-12);
    }
};

PARLOUR_TEST(TestCoupRules)
#include "test_coup_rules.moc"
