// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Pazaak, one row per rule: hands are scripted by their house cards and decisions.
#include "engine/base/tokens.h"
#include "engine/pazaak/pazaak.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::pazaak;

namespace {

/// A full chance that begins with `prefix`, filled up with remaining cards, low ones last.
Chance houseChance(const std::string& prefix, const Rules& rules = {})
{
    Chance chance = *Pazaak::parseChance("house " + prefix);
    for (Value value = kHighestHouse; value >= 1; --value)
        while (!chance.house.full() && std::count(chance.house.begin(), chance.house.end(), value) < rules.copiesHouse())
            chance.house.push_back(value);
    return chance;
}

State dealt(const std::string& sides, const Rules& rules = {})
{
    State state = Pazaak::start(rules);
    Pazaak::applyChance(state, *Pazaak::parseChance("sides " + sides), nullptr);
    return state;
}

/// Plays decisions like "end, stand, play 3" of the seats asked in turn.
void playScript(State& state, const std::string& script)
{
    for (std::string_view word : split(script, ',')) {
        while (word.starts_with(' '))
            word.remove_prefix(1);
        const Action action = *Pazaak::parseAction(word);
        const Node node = Pazaak::node(state);
        QVERIFY2(node.isWaiting(), "the script goes on after the hand is over");
        QVERIFY2(Pazaak::allows(state, node.seats.first(), action), std::string(word).c_str());
        Pazaak::act(state, node.seats.first(), action, nullptr);
    }
}

std::string summaryOf(const State& state)
{
    const Node node = Pazaak::node(state);
    std::string out = node.isWaiting() ? "asks " + std::to_string(node.seats.first())
        : node.isChance()              ? "hand over"
                                       : "over";
    out += ", " + std::to_string(state.boards[0].total) + ":" + std::to_string(state.boards[1].total);
    out += ", wins " + std::to_string(state.wins[0]) + ":" + std::to_string(state.wins[1]);
    return out + ", ties " + std::to_string(state.ties);
}

const std::string kSides = "1 2 3 4 / 5 4 3 2";

void winHand(State& state, Seat winner)
{
    Pazaak::applyChance(state, houseChance(winner == 0 ? "9 8" : "8 9"), nullptr);
    playScript(state, "stand, stand");
}

} // namespace

class TestPazaakRules : public QObject {
    Q_OBJECT

private slots:
    void handsFollowTheRules_data()
    {
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* rule, const char* house, const char* script, const char* expected) {
            QTest::newRow(rule) << QString(house) << QString(script) << QString(expected);
        };
        row("player 1 begins", "7 8", "", "asks 0, 7:0, wins 0:0, ties 0");
        row("then player 2, with a card of its own", "7 8", "end", "asks 1, 7:8, wins 0:0, ties 0");
        row("ending: the next cycle", "7 8 1", "end, end", "asks 0, 8:8, wins 0:0, ties 0");
        row("a standing player is skipped", "7 8 1 2", "stand, end", "hand over, 7:8, wins 0:1, ties 0");
        row("a standing player takes no card", "9 8 1 2", "stand, end", "asks 1, 9:9, wins 0:0, ties 0");
        row("exactly 20 stands unasked", "10 8 10 2", "end, end", "asks 1, 20:10, wins 0:0, ties 0");
        row("player 2 at 20 as well", "10 9 7 6 3 5", "end, end, end, end", "hand over, 20:20, wins 0:0, ties 1");
        row("player 2 alone at 20", "10 10 7 10 2", "end, end, end", "asks 0, 19:20, wins 0:0, ties 0");
        row("over 20 is asked all the same", "10 8 9 1 5", "end, end, end, end", "asks 0, 24:9, wins 0:0, ties 0");
        row("after a bust player 2 still draws", "10 8 9 1 5 3", "end, end, end, end, end",
            "asks 1, 24:12, wins 0:0, ties 0");
        row("one bust: the other wins", "10 8 9 1 5 3", "end, end, end, end, end, end",
            "hand over, 24:12, wins 0:1, ties 0");
        row("player 2 busts: player 1 wins", "7 10 7 9 1 5", "end, end, end, end, end, end",
            "hand over, 15:24, wins 1:0, ties 0");
        row("both bust: tied", "10 9 9 10 5 6", "end, end, end, end, stand, stand", "hand over, 24:25, wins 0:0, ties 1");
        row("player 1 busts against one who stands", "10 9 8 10 5", "end, end, end, stand, end",
            "hand over, 23:19, wins 0:1, ties 0");
        row("player 2 busts against one who stands", "10 9 9 9 5", "end, end, stand, end, stand",
            "hand over, 19:23, wins 1:0, ties 0");
        row("both stand: the higher wins", "9 8", "stand, stand", "hand over, 9:8, wins 1:0, ties 0");
        row("both stand: the lower loses", "7 8", "stand, stand", "hand over, 7:8, wins 0:1, ties 0");
        row("both stand: equal ties", "8 8", "stand, stand", "hand over, 8:8, wins 0:0, ties 1");
        row("playing on and higher wins at once", "9 8", "end, stand", "hand over, 9:8, wins 1:0, ties 0");
        row("player 2 playing on and higher wins at once", "7 8", "stand, end", "hand over, 7:8, wins 0:1, ties 0");
        row("playing on and equal: play on", "8 8 3", "end, stand", "asks 0, 11:8, wins 0:0, ties 0");
        row("playing on and lower: play on", "5 8 3", "end, stand", "asks 0, 8:8, wins 0:0, ties 0");
        row("a card adds and stands", "7 8", "play 4", "asks 1, 11:8, wins 0:0, ties 0");
        row("a card counts in the judgement", "7 8", "play 1, stand", "hand over, 8:8, wins 0:0, ties 1");
        row("a card can bust", "10 8 9 1", "end, end, play 4, end", "hand over, 23:9, wins 0:1, ties 0");
        row("a bust player may burn a card", "10 8 9 1 5 3", "end, end, end, end, play 1, stand",
            "hand over, 25:12, wins 0:1, ties 0");
        row("a card to 20", "10 8 9 1", "end, end, play 1", "asks 1, 20:9, wins 0:0, ties 0");
    }
    void handsFollowTheRules()
    {
        QFETCH(QString, house);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        State state = dealt(kSides);
        Pazaak::applyChance(state, houseChance(house.toStdString()), nullptr);
        playScript(state, script.toStdString());
        QCOMPARE(QString::fromStdString(summaryOf(state)), expected);
    }

    void playedCardIsGone()
    {
        State state = dealt("1 4 1 3 / 5 4 3 2");
        Pazaak::applyChance(state, houseChance("9 8"), nullptr);
        playScript(state, "play 1");
        QCOMPARE(state.sides[0], (SideCards{4, 1, 3})); // the first copy goes, the order stays
        playScript(state, "stand");
        QVERIFY(Pazaak::node(state).isChance());
        Pazaak::applyChance(state, houseChance("9 8"), nullptr);
        QCOMPARE(state.sides[0], (SideCards{4, 1, 3})); // and stays gone in the next hand
    }

    void cardNotHeldIsRefused()
    {
        State state = dealt(kSides);
        Pazaak::applyChance(state, houseChance("9 8"), nullptr);
        QVERIFY(!Pazaak::allows(state, 0, {Action::Kind::Play, 5}));
        QVERIFY(!Pazaak::allows(state, 0, {Action::Kind::Play, 0}));
        QVERIFY(!Pazaak::allows(state, 1, {Action::Kind::End, 0}));
        playScript(state, "play 4, stand");
        Pazaak::applyChance(state, houseChance("9 8"), nullptr);
        QVERIFY(!Pazaak::allows(state, 0, {Action::Kind::Play, 4}));
    }

    void legalListsEachValueOnce()
    {
        State state = dealt("3 1 3 2 / 5 4 3 2");
        Pazaak::applyChance(state, houseChance("9 8"), nullptr);
        ActionList<Pazaak> legal;
        Pazaak::legal(state, 0, legal);
        std::string texts;
        for (const Action& action : legal)
            texts += toText(action) + ";";
        QCOMPARE(texts, std::string("end;stand;play 3;play 1;play 2;"));
    }

    void viewsShowTheOpponentsLastAction()
    {
        State state = dealt(kSides);
        Pazaak::applyChance(state, houseChance("9 8 1"), nullptr);
        QCOMPARE(Pazaak::look(state, 0).last[1], Last::None);
        playScript(state, "end");
        QCOMPARE(Pazaak::look(state, 1).last[0], Last::End);
        playScript(state, "end, play 3");
        const View view = Pazaak::look(state, 1);
        QCOMPARE(view.last[0], Last::Stand); // a card played is reported as standing
        QVERIFY(view.played[0]);
        QCOMPARE(view.theirs().side, Value{3});
        QCOMPARE(view.sideCounts[0], std::int8_t{3});
        playScript(state, "stand");
        Pazaak::applyChance(state, houseChance("9 8"), nullptr);
        QCOMPARE(Pazaak::look(state, 0).last, (std::array{Last::None, Last::None}));
        QCOMPARE(Pazaak::look(state, 0).played, (std::array{false, false}));
    }

    void firstToThreeWins()
    {
        State state = dealt(kSides);
        for (const Seat winner : {0, 1, 0, 1}) {
            winHand(state, winner);
            QVERIFY(Pazaak::node(state).isChance());
        }
        winHand(state, 1);
        QVERIFY(Pazaak::node(state).isOver());
        QCOMPARE(scoreOf<Pazaak>(state, 0), 0.0);
        QCOMPARE(scoreOf<Pazaak>(state, 1), 1.0);
        QCOMPARE(pointsOf<Pazaak>(state, 1), 1.0);
        QCOMPARE(Pazaak::extraScore(Pazaak::look(state, 0), 0), 2.0);
        QVERIFY(Pazaak::look(state, 0).over);
    }

    void tiesDoNotCountAndEndInADraw()
    {
        State state = dealt(kSides);
        winHand(state, 0);
        for (int hand = 2; hand <= kMaxHands; ++hand) {
            QVERIFY(Pazaak::node(state).isChance());
            Pazaak::applyChance(state, houseChance("8 8"), nullptr);
            playScript(state, "stand, stand");
        }
        QVERIFY(Pazaak::node(state).isOver());
        QCOMPARE(int{state.ties}, kMaxHands - 1);
        for (const Seat seat : {0, 1}) {
            QCOMPARE(scoreOf<Pazaak>(state, seat), 0.5);
            QCOMPARE(pointsOf<Pazaak>(state, seat), 0.0);
        }
    }

    void chanceMustFitTheDecks_data()
    {
        QTest::addColumn<bool>("asRun");
        QTest::addColumn<bool>("first");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("allowed");
        const QString house = "house 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5";
        const QString fives = "house 1 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5";
        QTest::newRow("side cards") << false << true << "sides 1 1 2 2 / 5 5 4 4" << true;
        QTest::newRow("each player has a pool of its own") << false << true << "sides 1 1 2 2 / 1 1 2 2" << true;
        QTest::newRow("three of a value") << false << true << "sides 1 1 1 2 / 5 5 4 4" << false;
        QTest::newRow("too few") << false << true << "sides 1 1 2 / 5 5 4 4" << false;
        QTest::newRow("too many") << false << true << "sides 1 1 2 2 3 / 5 5 4 4" << false;
        QTest::newRow("house too early") << false << true << house << false;
        QTest::newRow("sides too late") << false << false << "sides 1 1 2 2 / 5 5 4 4" << false;
        QTest::newRow("house") << false << false << house << true;
        QTest::newRow("five of a value") << false << false << fives << false;
        QTest::newRow("house too short") << false << false << house.left(house.size() - 2) << false;
        QTest::newRow("as run: three of a value") << true << true << "sides 1 1 1 2 3 / 5 5 4 4 3" << true;
        QTest::newRow("as run: four of a value") << true << true << "sides 1 1 1 1 3 / 5 5 4 4 3" << false;
        QTest::newRow("as run: four cards") << true << true << "sides 1 1 1 2 / 5 5 4 4" << false;
        QTest::newRow("as run: five of a value") << true << false << fives << true;
    }
    void chanceMustFitTheDecks()
    {
        QFETCH(bool, asRun);
        QFETCH(bool, first);
        QFETCH(QString, text);
        Rules rules;
        rules.decks = asRun ? Decks::AsRun : Decks::Printed;
        const State state = first ? Pazaak::start(rules) : dealt(asRun ? "1 2 3 4 5 / 1 2 3 4 5" : kSides, rules);
        const auto chance = Pazaak::parseChance(text.toStdString());
        QVERIFY(chance);
        QTEST(Pazaak::allowsChance(state, *chance), "allowed");
    }

    /// Each value is equally frequent in each place: a deal is a uniform sample.
    void dealsAreUniform()
    {
        const State state = dealt(kSides);
        constexpr int kDeals = 40000;
        std::array<std::array<int, kHighestHouse + 1>, kHouseCards> counts{};
        Rng rng = Rng::stream(3, Purpose::Analysis, 0);
        for (int i = 0; i < kDeals; ++i) {
            const Chance chance = Pazaak::draw(state, rng);
            QVERIFY(Pazaak::allowsChance(state, chance));
            for (std::size_t place = 0; place < kHouseCards; ++place)
                ++counts[place][chance.house[place]];
        }
        for (const auto& place : counts)
            for (std::size_t value = 1; value <= kHighestHouse; ++value)
                QVERIFY2(std::abs(place[value] - kDeals / 10) < 5 * 60, // five standard errors of sqrt(40000 * 0.1 * 0.9)
                         std::to_string(place[value]).c_str());
    }

    /// Derives the bound kHouseCards again: both totals are below 20 before their last card.
    void houseCardsAreEnough()
    {
        for (const Decks decks : {Decks::Printed, Decks::AsRun}) {
            Rules rules;
            rules.decks = decks;
            int cards = 0;
            for (int sum = 0, value = 1; sum + value <= 2 * (kGoal - 1);) {
                sum += value;
                if (++cards % rules.copiesHouse() == 0)
                    ++value;
            }
            QVERIFY2(cards + 2 <= kHouseCards, std::to_string(cards).c_str());
        }
        // The longest hand, with the lowest cards and without standing, does not run out of cards.
        Rules rules;
        rules.decks = Decks::AsRun;
        State state = dealt("1 2 3 4 5 / 1 2 3 4 5", rules);
        Pazaak::applyChance(state, houseChance("1 1 1 1 1 2 2 2 2 2 3 3 3 3 3 4 4 4 4 4", rules), nullptr);
        while (Pazaak::node(state).isWaiting())
            Pazaak::act(state, Pazaak::node(state).seats.first(), {Action::Kind::End, 0}, nullptr);
        QVERIFY(state.drawn <= kHouseCards);
    }

    void sideCardsAreToldToTheirOwner()
    {
        Trace<Event> trace(2);
        State state = Pazaak::start({});
        Pazaak::applyChance(state, *Pazaak::parseChance("sides " + kSides), &trace);
        QCOMPARE(trace.told().size(), std::size_t{4});
        QVERIFY(trace.told()[0].to == SeatSet::of(0) && !trace.told()[0].blurred);
        QCOMPARE(trace.told()[0].event.values, state.sides[0]);
        QVERIFY(trace.told()[1].to == SeatSet::of(1) && trace.told()[1].blurred);
        QVERIFY(trace.told()[1].event.values.empty());
        QCOMPARE(int{trace.told()[1].event.count}, 4);
    }

    void eventsAreEnglishSentences()
    {
        Trace<Event> trace(2);
        State state = dealt(kSides);
        Pazaak::applyChance(state, houseChance("10 9 8 2 9"), &trace);
        for (const char* text : {"end", "end", "play 2", "end", "stand"}) {
            const Node node = Pazaak::node(state);
            Pazaak::act(state, node.seats.first(), *Pazaak::parseAction(text), &trace);
            if (Pazaak::node(state).isChance())
                break;
        }
        std::string log;
        for (const auto& told : trace.told())
            log += toText(told.event) + "\n";
        QCOMPARE(log,
                 std::string("Hand 1\n"
                             "Player 1 draws 10: 10\n"
                             "Player 1 ends the turn with 10\n"
                             "Player 2 draws 9: 9\n"
                             "Player 2 ends the turn with 9\n"
                             "Player 1 draws 8: 18\n"
                             "Player 1 plays 2 and stands with 20\n"
                             "Player 2 draws 2: 11\n"
                             "Player 2 ends the turn with 11\n"
                             "Player 2 draws 9: 20\n"
                             "Player 2 has 20 and stands\n"
                             "Tied hand, 20 to 20\n"));
    }
};

PARLOUR_TEST(TestPazaakRules)
#include "test_pazaak_rules.moc"
