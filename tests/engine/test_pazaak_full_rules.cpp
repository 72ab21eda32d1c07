// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Pazaak with own side decks, one row per rule: sets are scripted by hands, house cards and decisions.
#include "engine/base/tokens.h"
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>
#include <set>

using namespace parlour;
using namespace parlour::pazaak_full;

namespace {

/// A house chance of `state` that begins with `prefix`, filled up with remaining cards, high ones first.
Chance houseChance(const State& state, const std::string& prefix)
{
    Chance chance = *PazaakFull::parseChance("house " + prefix);
    const int count = state.rules.deck == HouseDeck::Set ? kHousePerSet : kHouseDeck;
    for (int value = kHighestHouse; value >= 1; --value)
        while (chance.house.count() < count && std::count(chance.house.begin(), chance.house.end(), value) < kCopiesHouse)
            chance.house.push_back(static_cast<std::uint8_t>(value));
    return chance;
}

/// Ten cards that hold the four of `hand`; limit=any allows them.
Deck deckWith(const std::string& hand)
{
    return *parseDeck(hand + " +1 +1 +2 +2 +3 +3");
}

/// A match whose hands are dealt, with player 1 to begin the first set.
State dealt(const std::string& hands, const std::string& rules = "limit=any")
{
    State state = PazaakFull::start(*PazaakFull::parseRules(*parseRuleMap(rules)));
    const std::size_t gap = hands.find(" / ");
    const std::array halves{hands.substr(0, gap), hands.substr(gap + 3)};
    for (Seat seat = 0; seat < 2; ++seat) {
        Action action;
        action.kind = Action::Kind::ChooseDeck;
        action.deck = deckWith(halves[asIndex(seat)]);
        PazaakFull::act(state, seat, action, nullptr);
    }
    PazaakFull::applyChance(state, *PazaakFull::parseChance("hands " + hands), nullptr);
    PazaakFull::applyChance(state, *PazaakFull::parseChance("begin 7 3"), nullptr);
    return state;
}

/// Plays decisions like "end, stand, play +3 end" of the seats asked in turn.
void playScript(State& state, const std::string& script, Trace<Event>* trace = nullptr)
{
    for (std::string_view word : split(script, ',')) {
        while (word.starts_with(' '))
            word.remove_prefix(1);
        const Action action = *PazaakFull::parseAction(word);
        const Node node = PazaakFull::node(state);
        QVERIFY2(node.isWaiting(), "the script goes on after the set is over");
        QVERIFY2(PazaakFull::allows(state, node.seats.first(), action), std::string(word).c_str());
        PazaakFull::act(state, node.seats.first(), action, trace);
    }
}

std::string summaryOf(const State& state)
{
    const Node node = PazaakFull::node(state);
    std::string out = node.isWaiting() ? "asks " + std::to_string(node.seats.first())
        : node.isChance()              ? "set over"
                                       : "over";
    out += ", " + std::to_string(state.boards[0].total) + ":" + std::to_string(state.boards[1].total);
    out += ", wins " + std::to_string(state.wins[0]) + ":" + std::to_string(state.wins[1]);
    return out + ", ties " + std::to_string(state.ties);
}

void winSet(State& state, Seat winner)
{
    const bool firstIsHigher = (state.turn == 0) == (winner == 0);
    PazaakFull::applyChance(state, houseChance(state, firstIsHigher ? "9 8" : "8 9"), nullptr);
    playScript(state, "stand, stand");
}

const std::string kHands = "+1 +2 +3 +4 / -1 -2 -3 -4";

} // namespace

class TestPazaakFullRules : public QObject {
    Q_OBJECT

private slots:
    void setsFollowTheRules_data()
    {
        QTest::addColumn<QString>("hands");
        QTest::addColumn<QString>("house");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* rule, const char* hands, const char* house, const char* script,
                            const char* expected) {
            QTest::newRow(rule) << QString(hands) << QString(house) << QString(script) << QString(expected);
        };
        const char* plain = kHands.c_str();
        row("the beginner draws", plain, "7 8", "", "asks 0, 7:0, wins 0:0, ties 0");
        row("then the other", plain, "7 8", "end", "asks 1, 7:8, wins 0:0, ties 0");
        row("then the beginner again", plain, "7 8 1", "end, end", "asks 0, 8:8, wins 0:0, ties 0");
        row("who stands is passed over", plain, "7 8 1 2", "stand, end, end", "asks 1, 7:11, wins 0:0, ties 0");
        row("exactly 20 stands unasked", plain, "10 8 10 2", "end, end", "asks 1, 20:10, wins 0:0, ties 0");
        row("over 20 is asked", plain, "10 8 9 1 5", "end, end, end, end", "asks 0, 24:9, wins 0:0, ties 0");
        row("a bust loses at once", plain, "10 8 9 1 5", "end, end, end, end, end", "set over, 24:9, wins 0:1, ties 0");
        row("standing above 20 is a bust too", plain, "10 8 9 1 5", "end, end, end, end, stand",
            "set over, 24:9, wins 0:1, ties 0");
        row("a minus card saves", "-4 +1 +1 +1 / +1 +1 +1 +1", "10 8 9 1 5 1", "end, end, end, end, play -4 stand",
            "asks 1, 20:10, wins 0:0, ties 0");
        row("a minus card that does not suffice", "-2 +1 +1 +1 / +1 +1 +1 +1", "10 8 9 1 5",
            "end, end, end, end, play -2 end", "set over, 22:9, wins 0:1, ties 0");
        row("both stand: the higher wins", plain, "9 8", "stand, stand", "set over, 9:8, wins 1:0, ties 0");
        row("both stand: equal ties", plain, "8 8", "stand, stand", "set over, 8:8, wins 0:0, ties 1");
        row("ahead of one who stands: the turn goes on", plain, "9 8 1 5", "stand, end, end",
            "asks 1, 9:14, wins 0:0, ties 0");
        row("a card and on", plain, "7 8 1", "play +3 end, end", "asks 0, 11:8, wins 0:0, ties 0");
        row("a card and stand", plain, "7 8 1", "play +3 stand, end", "asks 1, 10:9, wins 0:0, ties 0");
        row("a total below zero", plain, "7 1", "end, play -4 end", "asks 0, 17:-3, wins 0:0, ties 0");
        row("plus/minus adds", "+-3 +1 +1 +1 / +1 +1 +1 +1", "7 8", "play +-3=+3 end", "asks 1, 10:8, wins 0:0, ties 0");
        row("plus/minus subtracts", "+-3 +1 +1 +1 / +1 +1 +1 +1", "7 8", "play +-3=-3 end", "asks 1, 4:8, wins 0:0, ties 0");
        row("one or two as minus two", "+-1/2 +1 +1 +1 / +1 +1 +1 +1", "7 8", "play +-1/2=-2 end",
            "asks 1, 5:8, wins 0:0, ties 0");
        row("one or two as one", "+-1/2 +1 +1 +1 / +1 +1 +1 +1", "7 8", "play +-1/2=+1 end",
            "asks 1, 8:8, wins 0:0, ties 0");
        row("the tiebreaker wins equal totals", "+-1T +1 +1 +1 / +1 +1 +1 +1", "7 8", "play +-1T=+1 stand, stand",
            "set over, 8:8, wins 1:0, ties 0");
        row("both tiebreakers: tied", "+-1T +1 +1 +1 / +-1T +1 +1 +1", "7 7", "play +-1T=+1 stand, play +-1T=+1 stand",
            "set over, 8:8, wins 0:0, ties 1");
        row("the tiebreaker does not win a lower total", "+-1T +1 +1 +1 / +1 +1 +1 +1", "7 9", "play +-1T=+1 stand, stand",
            "set over, 8:9, wins 0:1, ties 0");
        row("a flip turns house cards", "2&4 +1 +1 +1 / +1 +1 +1 +1", "4 8 7 1 2", "end, end, end, end, play 2&4 end",
            "asks 1, 1:19, wins 0:0, ties 0");
        row("a flip turns side cards", "3&6 +6 +1 +1 / +1 +1 +1 +1", "7 8 3 1", "play +6 end, end, play 3&6 end",
            "asks 1, -2:9, wins 0:0, ties 0");
        row("a flip turns back what is negative", "2&4 -4 +1 +1 / +1 +1 +1 +1", "9 8 3 1", "play -4 end, end, play 2&4 end",
            "asks 1, 16:9, wins 0:0, ties 0");
        row("cards laid later are not turned", "2&4 +1 +1 +1 / +1 +1 +1 +1", "7 8 4 1", "play 2&4 end, end, end",
            "asks 1, 11:9, wins 0:0, ties 0");
        row("a flip of a one-or-two played as two", "2&4 +-1/2 +1 +1 / +1 +1 +1 +1", "7 8 1 1",
            "play +-1/2=+2 end, end, play 2&4 end", "asks 1, 6:9, wins 0:0, ties 0");
        row("a double counts the last card again", "D +1 +1 +1 / +1 +1 +1 +1", "7 8", "play D end",
            "asks 1, 14:8, wins 0:0, ties 0");
        row("a double of a flip counts 0", "2&4 D +1 +1 / +1 +1 +1 +1", "5 8 9 9", "play 2&4 end, end, end",
            "asks 1, 14:17, wins 0:0, ties 0");
        row("a flip of a double", "3&6 D +1 +1 / +1 +1 +1 +1", "6 8 5 1", "play D end, end, play 3&6 end",
            "asks 1, -7:9, wins 0:0, ties 0");
        row("a card to 20 stands", plain, "10 8 9 1", "end, end, play +1 stand", "asks 1, 20:9, wins 0:0, ties 0");
    }
    void setsFollowTheRules()
    {
        QFETCH(QString, hands);
        QFETCH(QString, house);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        State state = dealt(hands.toStdString());
        PazaakFull::applyChance(state, houseChance(state, house.toStdString()), nullptr);
        playScript(state, script.toStdString());
        QCOMPARE(QString::fromStdString(summaryOf(state)), expected);
    }

    /// A double after a flip card is laid in the turn after it, on a house card: only a flip laid last gives 0.
    void doubleCopiesWhatLiesLast()
    {
        Board board;
        lay(board, {Card::plus(4), 4});
        lay(board, {Card::flipTwoFour(), 0});
        lay(board, {Card::doubling(), 0});
        QCOMPARE(int{board.total}, -4);
        QCOMPARE(int{board.cards.back().value}, 0);
        Board flipped;
        lay(flipped, {Card::flipTwoFour(), 0});
        lay(flipped, {Card::minus(3), -3});
        lay(flipped, {Card::doubling(), 0});
        QCOMPARE(int{flipped.total}, -6);
    }

    void nineCardsWinOrStand_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        // Player 1 draws 1 1 1 1 2 2 2 2, player 2 stands with 10.
        const QString eight = "end, stand, end, end, end, end, end, end";
        QTest::newRow("eight and a side card") << "limit=any" << eight + ", play +1 end"
                                               << "set over, 13:10, wins 1:0, ties 0";
        QTest::newRow("nine house cards") << "limit=any" << eight + ", end, end"
                                          << "set over, 15:10, wins 1:0, ties 0";
        QTest::newRow("nine with a bust lose") << "limit=any" << eight + ", end, play +6 end"
                                               << "set over, 21:10, wins 0:1, ties 0";
        QTest::newRow("nine make stand") << "limit=any,nine=stands" << eight + ", play -6 end"
                                         << "set over, 6:10, wins 0:1, ties 0";
    }
    void nineCardsWinOrStand()
    {
        QFETCH(QString, rules);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        State state = dealt("+1 +6 -6 +3 / +1 +1 +1 +1", rules.toStdString());
        PazaakFull::applyChance(state, houseChance(state, "1 10 1 1 1 2 2 2 2 3"), nullptr);
        playScript(state, script.toStdString());
        QCOMPARE(QString::fromStdString(summaryOf(state)), expected);
    }

    void reaching20HasOneForm()
    {
        State state = dealt("+1 +-1 +-1/2 +6 / +1 +1 +1 +1");
        PazaakFull::applyChance(state, houseChance(state, "10 8 9 1"), nullptr);
        playScript(state, "end, end");
        ActionList<PazaakFull> legal;
        PazaakFull::legal(state, 0, legal);
        std::string texts;
        for (const Action& action : legal)
            texts += toText(action) + ";";
        QCOMPARE(texts,
                 std::string("end;stand;play +1 stand;play +6 end;play +6 stand;play +-1=+1 stand;play +-1=-1 end;"
                             "play +-1=-1 stand;play +-1/2=+1 stand;play +-1/2=-1 end;play +-1/2=-1 stand;"
                             "play +-1/2=+2 end;play +-1/2=+2 stand;play +-1/2=-2 end;play +-1/2=-2 stand;"));
        QVERIFY(!PazaakFull::allows(state, 0, *PazaakFull::parseAction("play +1 end")));
        QVERIFY(!PazaakFull::allows(state, 0, *PazaakFull::parseAction("play +2 end"))); // not held
        QVERIFY(!PazaakFull::allows(state, 1, *PazaakFull::parseAction("end"))); // not its turn
    }

    void decksAreSealed()
    {
        State state = PazaakFull::start({});
        QVERIFY(PazaakFull::node(state).seats == SeatSet::firstSeats(2));
        const View before = PazaakFull::look(state, 1);
        ActionList<PazaakFull> legal;
        PazaakFull::legal(state, 0, legal);
        QCOMPARE(toText(legal.front()), std::string("deck +1 +1 +2 +2 +3 +3 +4 +4 +5 +5"));
        PazaakFull::act(state, 0, legal.front(), nullptr);
        QVERIFY(PazaakFull::node(state).seats == SeatSet::of(1));
        QCOMPARE(PazaakFull::look(state, 1), before);
        QVERIFY(!PazaakFull::allows(state, 0, legal.front())); // chosen once
    }

    void decksKeepTheLimit_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("deck");
        QTest::addColumn<bool>("allowed");
        const QString pair = "+1 +1 +2 +2 +3 +3 +4 +4 +5 ";
        QTest::newRow("two of a card") << "limit=two" << pair + "+5" << true;
        QTest::newRow("three of a card") << "limit=two" << pair + "+4" << false;
        QTest::newRow("any: three of a card") << "limit=any" << pair + "+4" << true;
        QTest::newRow("one special card") << "limit=two" << pair + "D" << true;
        QTest::newRow("two special cards") << "limit=two"
                                           << "+1 +1 +2 +2 +3 +3 +4 +4 D D" << false;
        QTest::newRow("classic without special cards") << "limit=classic" << pair + "+-5" << true;
        QTest::newRow("classic with one") << "limit=classic" << pair + "+-1T" << false;
    }
    void decksKeepTheLimit()
    {
        QFETCH(QString, rules);
        QFETCH(QString, deck);
        const State state = PazaakFull::start(*PazaakFull::parseRules(*parseRuleMap(rules.toStdString())));
        QTEST(PazaakFull::allows(state, 0, *PazaakFull::parseAction("deck " + deck.toStdString())), "allowed");
    }

    void namedDecksAreDifferent()
    {
        std::set<std::string> texts;
        for (const NamedDeck& each : namedDecks())
            QVERIFY2(texts.insert(toText(each.deck)).second, std::string(each.id).c_str());
        for (const Limit limit : {Limit::Two, Limit::Classic, Limit::Any})
            QVERIFY(isWithin(limit, namedDecks().front().deck));
    }

    void chanceMustFit_data()
    {
        QTest::addColumn<int>("phase"); // 0 hands, 1 begin, 2 house
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("allowed");
        const QString house = "house 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5";
        QTest::newRow("hands") << 0 << "hands +1 +1 +2 +2 / +3 +3 +4 +5" << true;
        QTest::newRow("three of two") << 0 << "hands +1 +1 +1 +2 / +3 +3 +4 +5" << false;
        QTest::newRow("not in the deck") << 0 << "hands +1 +1 +2 D / +3 +3 +4 +5" << false;
        QTest::newRow("three cards") << 0 << "hands +1 +1 +2 / +3 +3 +4 +5" << false;
        QTest::newRow("begin too early") << 0 << "begin 3 4" << false;
        QTest::newRow("begin") << 1 << "begin 3 4" << true;
        QTest::newRow("equal") << 1 << "begin 4 4" << true;
        QTest::newRow("house too early") << 1 << house << false;
        QTest::newRow("house") << 2 << house << true;
        QTest::newRow("five of a value") << 2 << "house 1 1 1 1 1 2 2 2 3 3 3 3 4 4 4 4 5 5" << false;
        QTest::newRow("too short") << 2 << house.left(house.size() - 2) << false;
        QTest::newRow("none") << 2 << "house" << false;
    }
    void chanceMustFit()
    {
        QFETCH(int, phase);
        QFETCH(QString, text);
        State state = PazaakFull::start({});
        for (Seat seat = 0; seat < 2; ++seat) {
            Action action;
            action.kind = Action::Kind::ChooseDeck;
            action.deck = namedDecks().front().deck;
            PazaakFull::act(state, seat, action, nullptr);
        }
        for (const char* step : {"hands +1 +1 +2 +2 / +3 +3 +4 +5", "begin 3 4"})
            if (phase-- > 0)
                PazaakFull::applyChance(state, *PazaakFull::parseChance(step), nullptr);
        QTEST(PazaakFull::allowsChance(state, *PazaakFull::parseChance(text.toStdString())), "allowed");
    }

    void equalCardsAreDrawnAgain()
    {
        State state = dealt(kHands);
        state.phase = State::Phase::BeginDue;
        PazaakFull::applyChance(state, *PazaakFull::parseChance("begin 5 5"), nullptr);
        QVERIFY(state.phase == State::Phase::BeginDue);
        PazaakFull::applyChance(state, *PazaakFull::parseChance("begin 4 9"), nullptr);
        PazaakFull::applyChance(state, houseChance(state, "9"), nullptr);
        QVERIFY(PazaakFull::node(state).seats == SeatSet::of(1));
    }

    void laterSetsBeginByTheOption_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("expected");
        // Player 1 begins; then sets are won by 0, 1, nobody and 0.
        QTest::newRow("alternate") << "limit=any,sets=5"
                                   << "0 1 0 1 0";
        QTest::newRow("loser") << "limit=any,sets=5,begins=loser"
                               << "0 1 0 0 1";
        QTest::newRow("first") << "limit=any,sets=5,begins=first"
                               << "0 0 0 0 0";
    }
    void laterSetsBeginByTheOption()
    {
        QFETCH(QString, rules);
        State state = dealt(kHands, rules.toStdString());
        QString beginners;
        for (const Seat winner : {0, 1, -1, 0}) {
            beginners += QString::number(state.turn) + " ";
            if (winner >= 0) {
                winSet(state, winner);
            } else {
                PazaakFull::applyChance(state, houseChance(state, "9 9"), nullptr);
                playScript(state, "stand, stand");
            }
        }
        QTEST(beginners + QString::number(state.turn), "expected");
    }

    void houseDeckOfTheMatchIsShuffledWhenEmpty()
    {
        Rng rng = Rng::stream(5, Purpose::Analysis, 0);
        State state = dealt(kHands, "limit=any,deck=match,sets=5");
        int shuffles = 0;
        int between = 0;
        for (int step = 0; step < 400 && !PazaakFull::node(state).isOver(); ++step) {
            if (PazaakFull::node(state).isChance()) {
                const bool isEmpty = state.drawn == state.house.size();
                const Chance chance = PazaakFull::draw(state, rng);
                QVERIFY(PazaakFull::allowsChance(state, chance));
                QCOMPARE(chance.house.empty(), !isEmpty);
                shuffles += isEmpty ? 1 : 0;
                between += isEmpty && state.phase == State::Phase::HouseDue ? 1 : 0;
                PazaakFull::applyChance(state, chance, nullptr);
            } else {
                // All cards are on the tables, in earlier sets or unseen.
                const View view = PazaakFull::look(state, 0);
                QCOMPARE(std::accumulate(view.houseLeft.begin(), view.houseLeft.end(), 0),
                         state.house.count() - state.drawn);
                PazaakFull::act(state, state.turn, {}, nullptr);
            }
        }
        QVERIFY(shuffles >= 2);
        QVERIFY(between >= 1);
    }

    void matchEndsAtTheSetsOrDrawn()
    {
        State state = dealt(kHands);
        for (const Seat winner : {0, 1, 0, 1, 1})
            winSet(state, winner);
        QVERIFY(PazaakFull::node(state).isOver());
        QCOMPARE(scoreOf<PazaakFull>(state, 1), 1.0);
        QCOMPARE(pointsOf<PazaakFull>(state, 0), 0.0);
        QCOMPARE(PazaakFull::extraScore(PazaakFull::look(state, 0), 0), 2.0);

        State tied = dealt(kHands);
        for (int set = 0; set < kMaxSets; ++set) {
            PazaakFull::applyChance(tied, houseChance(tied, "9 9"), nullptr);
            playScript(tied, "stand, stand");
        }
        QVERIFY(PazaakFull::node(tied).isOver());
        QCOMPARE(scoreOf<PazaakFull>(tied, 0), 0.5);
        QCOMPARE(pointsOf<PazaakFull>(tied, 0), 0.0);
    }

    /// Random matches end, offer no more actions than the bound, and keep their cards.
    void cardsAreConserved()
    {
        for (const char* rules : {"limit=any", "limit=any,deck=match,nine=stands", "limit=two,begins=loser,sets=1"}) {
            for (std::uint64_t match = 0; match < 200; ++match) {
                Rng rng = Rng::stream(match, Purpose::Analysis, 0);
                State state = PazaakFull::start(*PazaakFull::parseRules(*parseRuleMap(rules)));
                int steps = 0;
                for (; !PazaakFull::node(state).isOver(); ++steps) {
                    if (PazaakFull::node(state).isChance()) {
                        const Chance chance = PazaakFull::draw(state, rng);
                        QVERIFY(PazaakFull::allowsChance(state, chance));
                        QCOMPARE(*PazaakFull::parseChance(toText(chance)), chance);
                        PazaakFull::applyChance(state, chance, nullptr);
                        continue;
                    }
                    const Seat seat = PazaakFull::node(state).seats.first();
                    ActionList<PazaakFull> legal;
                    PazaakFull::legal(state, seat, legal);
                    const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
                    QVERIFY(PazaakFull::allows(state, seat, action));
                    QCOMPARE(*PazaakFull::parseAction(toText(action)), action);
                    PazaakFull::act(state, seat, action, nullptr);
                    for (const Board& board : state.boards)
                        QCOMPARE(std::accumulate(board.cards.begin(), board.cards.end(), 0,
                                                 [](int sum, const Laid& laid) { return sum + laid.value; }),
                                 int{board.total});
                }
                QVERIFY(steps < PazaakFull::kMaxSteps);
                for (Seat seat = 0; seat < 2; ++seat)
                    QCOMPARE(state.hands[asIndex(seat)].count() + state.played[asIndex(seat)].count(), kHandCards);
            }
        }
    }

    void handsAreToldToTheirOwner()
    {
        State state = dealt(kHands);
        state.phase = State::Phase::HandsDue;
        Trace<Event> trace(2);
        PazaakFull::applyChance(state, *PazaakFull::parseChance("hands " + kHands), &trace);
        QCOMPARE(trace.told().size(), std::size_t{4});
        QCOMPARE(trace.told()[0].event.cards, state.hands[0]);
        QVERIFY(trace.told()[1].blurred && trace.told()[1].event.cards.empty());
    }

    void eventsAreEnglishSentences()
    {
        Trace<Event> trace(2);
        State state = dealt("+2 +-3 D +-1T / +1 +1 +1 +1");
        PazaakFull::applyChance(state, houseChance(state, "10 9 8 2 9"), &trace);
        playScript(state, "end, end, play +-3=-3 end, end, play D end", &trace);
        std::string log;
        for (const auto& told : trace.told())
            log += toText(told.event) + "\n";
        QCOMPARE(log,
                 std::string("Set 1, Player 1 begins\n"
                             "The house deck is shuffled\n"
                             "Player 1 draws 10: 10\n"
                             "Player 1 ends the turn with 10\n"
                             "Player 2 draws 9: 9\n"
                             "Player 2 ends the turn with 9\n"
                             "Player 1 draws 8: 18\n"
                             "Player 1 plays +-3=-3: 15\n"
                             "Player 1 ends the turn with 15\n"
                             "Player 2 draws 2: 11\n"
                             "Player 2 ends the turn with 11\n"
                             "Player 1 draws 9: 24, bust\n"
                             "Player 1 plays D: 33, bust\n"
                             "Player 1 ends the turn with 33, bust\n"
                             "Player 2 wins the set, 33 to 11 by a bust\n"));
    }

    void badTextIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const QString action = "\"%1\" is not an action";
        for (const char* text : {"", "End", "end ", "play", "play +3", "play +3 end ", "play +7 end", "play +-3 end",
                                 "play +-3=+4 end", "play +3=+3 end", "play +-1/2=+3 stand", "play  end", "stand +1"})
            QTest::newRow(*text ? text : "empty") << QString(text) << action.arg(text);
        QTest::newRow("nine cards") << "deck +1 +1 +2 +2 +3 +3 +4 +4 +5"
                                    << "a side deck has 10 cards, not 9";
        QTest::newRow("unknown card") << "deck +1 +1 +2 +2 +3 +3 +4 +4 +5 +7"
                                      << "\"+7\" is not a side card";
    }
    void badTextIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto action = PazaakFull::parseAction(text.toStdString());
        QVERIFY(!action);
        QVERIFY2(QString::fromStdString(action.error().english()).startsWith(error), action.error().english().c_str());
    }

    void badChancesAreRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "house ", "house 11", "house 0", "house 1 x", "begin 3", "begin 3 4 5", "begin 0 4",
                                 "hands +1 +2 +3 +4", "hands +1 +2 +3 +7 / D", "hands +1 +1 +1 +1 +1 / D"})
            QTest::newRow(*text ? text : "empty") << QString(text);
    }
    void badChancesAreRefused()
    {
        QFETCH(QString, text);
        QVERIFY(!PazaakFull::parseChance(text.toStdString()));
    }

    void rulesReadBack()
    {
        const std::string all = "begins=loser,deck=match,limit=classic,nine=stands,sets=5";
        QCOMPARE(toText(PazaakFull::rulesMap(*PazaakFull::parseRules(*parseRuleMap(all)))), all);
        QVERIFY(*PazaakFull::parseRules({}) == Rules{});
    }
};

PARLOUR_TEST(TestPazaakFullRules)
#include "test_pazaak_full_rules.moc"
