// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of Yahtzee, one row per rule. A card is written "aces=3 yahtzee=0 bonuses=1", dice "3 3 5 5 5".
#include "engine/base/tokens.h"
#include "engine/core/match.h"
#include "engine/yahtzee/yahtzee.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace parlour;
using namespace parlour::yahtzee;

namespace {

Dice dice(const QString& text)
{
    return Yahtzee::parseChance("roll " + text.toStdString())->dice;
}

Box box(std::string_view id)
{
    return Yahtzee::parseAction("score " + std::string(id))->box;
}

BoxSet boxes(const QString& text)
{
    BoxSet set;
    for (const QString& id : text.split(' ', Qt::SkipEmptyParts)) {
        if (id == "upper" || id == "lower" || id == "all")
            set = set | (id == "upper" ? BoxSet::upper() : id == "lower" ? BoxSet::lower() : BoxSet::all());
        else
            set.add(box(id.toStdString()));
    }
    return set;
}

std::string textOf(BoxSet set)
{
    std::string out;
    for (const Box each : set)
        out += toText(yahtzee::score(each)).substr(6) + " ";
    return out;
}

/// Reads "upper lower=0 yahtzee=50": filled boxes with points, 0 by default; later words replace earlier ones.
Card card(const QString& text)
{
    Card out;
    for (const QString& word : text.split(' ', Qt::SkipEmptyParts)) {
        const int points = word.section('=', 1).toInt();
        if (word.startsWith("bonuses")) {
            out.yahtzeeBonuses = static_cast<std::int8_t>(points);
            continue;
        }
        for (const Box each : boxes(word.section('=', 0, 0))) {
            out.filled.add(each);
            out.points[static_cast<std::size_t>(each)] = static_cast<std::int8_t>(points);
        }
    }
    return out;
}

/// A game in which seat 0 has this card and has rolled these dice.
State position(const QString& cardText, const QString& shown, int players = 1, Joker joker = Joker::Forced)
{
    State state = Yahtzee::start({static_cast<std::int8_t>(players), joker});
    state.cards[0] = card(cardText);
    state.round = static_cast<std::int8_t>(1 + state.cards[0].filled.size());
    Yahtzee::applyChance(state, {dice(shown)}, nullptr);
    return state;
}

void act(State& state, const std::string& text)
{
    const Node node = Yahtzee::node(state);
    const auto action = Yahtzee::parseAction(text);
    QVERIFY2(node.isWaiting() && action && Yahtzee::allows(state, node.seats.first(), *action), text.c_str());
    Yahtzee::act(state, node.seats.first(), *action, nullptr);
}

void roll(State& state, const std::string& text)
{
    const auto chance = Yahtzee::parseChance("roll " + text);
    QVERIFY2(chance && Yahtzee::allowsChance(state, *chance), text.c_str());
    Yahtzee::applyChance(state, *chance, nullptr);
}

bool allows(const State& state, const std::string& text, Seat seat = 0)
{
    return Yahtzee::allows(state, seat, *Yahtzee::parseAction(text));
}

std::vector<std::string> legal(const State& state)
{
    ActionList<Yahtzee> list;
    Yahtzee::legal(state, 0, list);
    std::vector<std::string> texts;
    for (const Action& action : list)
        texts.push_back(toText(action));
    return texts;
}

/// All 7776 ordered rolls.
template <class Visit>
void everyRoll(Visit visit)
{
    for (int outcome = 0; outcome < 7776; ++outcome) {
        Dice roll;
        for (int rest = outcome, i = 0; i < kDice; ++i, rest /= kFaces)
            roll.push_back(static_cast<Die>(1 + rest % kFaces));
        visit(roll);
    }
}

} // namespace

class TestYahtzeeRules : public QObject {
    Q_OBJECT

private slots:
    void boxesScore_data()
    {
        QTest::addColumn<QString>("boxId");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<int>("points");
        const auto row = [](const char* id, const char* shown, int points) {
            QTest::addRow("%s, %s", id, shown) << QString(id) << QString(shown) << points;
        };
        row("aces", "1 2 1 4 1", 3);
        row("twos", "2 2 2 2 2", 10);
        row("threes", "3 1 1 3 5", 6);
        row("fours", "1 2 3 5 6", 0);
        row("fives", "5 1 1 1 1", 5);
        row("sixes", "6 6 6 6 1", 24);
        row("three-of-a-kind", "3 3 3 5 6", 20);
        row("three-of-a-kind", "3 3 5 5 6", 0);
        row("three-of-a-kind", "4 4 4 4 4", 20);
        row("four-of-a-kind", "2 2 6 2 2", 14);
        row("four-of-a-kind", "2 2 6 6 2", 0);
        row("four-of-a-kind", "6 6 6 6 6", 30);
        row("full-house", "1 6 1 6 1", 25);
        row("full-house", "1 1 2 2 3", 0);
        row("full-house", "4 4 4 4 1", 0);
        row("full-house", "4 4 4 4 4", 0);
        row("small-straight", "1 2 3 4 1", 30);
        row("small-straight", "5 4 3 2 6", 30);
        row("small-straight", "3 4 5 6 3", 30);
        row("small-straight", "1 2 3 5 6", 0);
        row("large-straight", "5 4 3 2 1", 40);
        row("large-straight", "2 3 4 5 6", 40);
        row("large-straight", "1 2 3 4 6", 0);
        row("yahtzee", "1 1 1 1 1", 50);
        row("yahtzee", "1 1 1 1 2", 0);
        row("chance", "1 2 3 4 6", 16);
        row("chance", "6 6 6 6 6", 30);
    }
    void boxesScore()
    {
        QFETCH(QString, boxId);
        QFETCH(QString, shown);
        QFETCH(int, points);
        const Box at = box(boxId.toStdString());
        QCOMPARE(pointsIn({}, at, dice(shown)), points);
        State state = position("", shown);
        act(state, "score " + boxId.toStdString());
        QCOMPARE(state.cards[0].in(at), points);
        QCOMPARE(state.cards[0].total(), points);
        QCOMPARE(state.cards[0].filled, BoxSet::of(at));
    }

    /// The number of the 7776 rolls that match each pattern, counted by hand.
    void patternCountsAreExact()
    {
        std::array<int, kBoxes> counts{};
        everyRoll([&](const Dice& roll) {
            for (const Box each : BoxSet::all())
                counts[static_cast<std::size_t>(each)] += matches(each, roll);
        });
        const auto of = [&](Box each) { return counts[static_cast<std::size_t>(each)]; };
        QCOMPARE(of(Box::Yahtzee), 6);
        QCOMPARE(of(Box::FourOfAKind), 6 + 6 * 5 * 5);
        QCOMPARE(of(Box::ThreeOfAKind), 6 + 6 * 5 * 5 + 6 * 10 * 25);
        QCOMPARE(of(Box::FullHouse), 6 * 5 * 10);
        QCOMPARE(of(Box::LargeStraight), 2 * 120);
        QCOMPARE(of(Box::SmallStraight), 1200);
        QCOMPARE(of(Box::Chance), 7776);
    }

    void jokersFollowTheRules_data()
    {
        QTest::addColumn<QString>("cardText");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("forced");
        QTest::addColumn<QString>("points");
        const auto row = [](const char* rule, const char* cardText, const char* shown, const char* forced,
                            const char* points) {
            QTest::newRow(rule) << QString(cardText) << QString(shown) << QString(forced) << QString(points);
        };
        row("Yahtzee free: an ordinary roll", "", "4 4 4 4 4", "all", "fours=20 full-house=0 large-straight=0 yahtzee=50");
        row("Yahtzee free, upper box closed: ordinary as well", "fours", "4 4 4 4 4", "aces twos threes fives sixes lower",
            "full-house=0 small-straight=0 yahtzee=50");
        row("the upper box of the face is a must", "yahtzee=50", "4 4 4 4 4", "fours", "fours=20");
        row("also after a 0", "yahtzee=0", "4 4 4 4 4", "fours", "fours=20");
        row("then any lower box", "yahtzee=50 fours=4", "4 4 4 4 4",
            "three-of-a-kind four-of-a-kind full-house small-straight large-straight chance",
            "three-of-a-kind=20 four-of-a-kind=20 full-house=25 small-straight=30 large-straight=40 chance=20");
        row("then any lower box, after a 0", "yahtzee=0 sixes=0", "6 6 6 6 6",
            "three-of-a-kind four-of-a-kind full-house small-straight large-straight chance",
            "three-of-a-kind=30 four-of-a-kind=30 full-house=25 small-straight=30 large-straight=40 chance=30");
        row("one lower box left", "yahtzee=50 lower=1 fours=4", "4 4 4 4 4", "aces twos threes fives sixes",
            "aces=0 twos=0 threes=0 fives=0 sixes=0");
        row("not five alike: no joker", "yahtzee=50 fours=4", "4 4 4 4 5",
            "aces twos threes fives sixes three-of-a-kind four-of-a-kind full-house small-straight large-straight chance",
            "full-house=0 small-straight=0 four-of-a-kind=21 fives=5");
    }
    void jokersFollowTheRules()
    {
        QFETCH(QString, cardText);
        QFETCH(QString, shown);
        QFETCH(QString, forced);
        QFETCH(QString, points);
        const Card own = card(cardText);
        QCOMPARE(textOf(allowedBoxes(Joker::Forced, own, dice(shown))), textOf(boxes(forced)));
        QCOMPARE(textOf(allowedBoxes(Joker::Free, own, dice(shown))), textOf(own.free()));
        for (const QString& each : points.split(' '))
            QCOMPARE(pointsIn(own, box(each.section('=', 0, 0).toStdString()), dice(shown)), each.section('=', 1).toInt());
        for (const Joker joker : {Joker::Forced, Joker::Free}) {
            const State state = position(cardText, shown, 1, joker);
            for (const Box each : BoxSet::all())
                QCOMPARE(Yahtzee::allows(state, 0, yahtzee::score(each)), allowedBoxes(joker, own, dice(shown)).has(each));
        }
    }

    /// With free jokers, five alike have joker points in lower boxes only if the upper box of their face is filled.
    void freeJokersNeedTheUpperBoxFilled()
    {
        const Dice fours = dice("4 4 4 4 4");
        for (const char* filled : {"yahtzee=50", "yahtzee=0"}) {
            const Card open = card(filled);
            QCOMPARE(allowedBoxes(Joker::Free, open, fours), BoxSet::all() - BoxSet::of(Box::Yahtzee));
            QCOMPARE(pointsIn(open, Box::FullHouse, fours), 0);
            QCOMPARE(pointsIn(open, Box::LargeStraight, fours), 0);
            QCOMPARE(pointsIn(open, Box::FourOfAKind, fours), 20);
            const Card closed = card(QString(filled) + " fours=0");
            QCOMPARE(pointsIn(closed, Box::FullHouse, fours), 25);
            QCOMPARE(pointsIn(closed, Box::SmallStraight, fours), 30);
            QCOMPARE(pointsIn(closed, Box::LargeStraight, fours), 40);
            QCOMPARE(pointsIn(closed, Box::Aces, fours), 0);
        }
    }

    void laterYahtzeesEarnTheBonus_data()
    {
        QTest::addColumn<QString>("cardText");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("total");
        const auto row = [](const char* rule, const char* cardText, const char* shown, const char* action, int total) {
            QTest::newRow(rule) << QString(cardText) << QString(shown) << QString(action) << total;
        };
        row("the first Yahtzee earns none", "", "2 2 2 2 2", "score yahtzee", 50);
        row("the second does", "yahtzee=50", "2 2 2 2 2", "score twos", 50 + 100 + 10);
        row("each one does", "yahtzee=50 bonuses=2", "2 2 2 2 2", "score twos", 50 + 300 + 10);
        row("with a joker", "yahtzee=50 twos=2", "2 2 2 2 2", "score large-straight", 52 + 100 + 40);
        row("with 0 points", "yahtzee=50 lower=0 yahtzee=50 twos=2", "2 2 2 2 2", "score aces", 52 + 100);
        row("never after a 0", "yahtzee=0", "2 2 2 2 2", "score twos", 10);
        row("never after a 0, by a joker", "yahtzee=0 twos=2", "2 2 2 2 2", "score full-house", 2 + 25);
        row("not without five alike", "yahtzee=50", "2 2 2 2 3", "score twos", 50 + 8);
    }
    void laterYahtzeesEarnTheBonus()
    {
        QFETCH(QString, cardText);
        QFETCH(QString, shown);
        QFETCH(QString, action);
        State state = position(cardText, shown);
        act(state, action.toStdString());
        QTEST(state.cards[0].total(), "total");
    }

    void upperBonusAt63()
    {
        QCOMPARE(card("aces=3 twos=6 threes=9 fours=12 fives=15 sixes=12").total(), 57);
        QCOMPARE(card("aces=2 twos=6 threes=9 fours=12 fives=15 sixes=18").total(), 62);
        QCOMPARE(card("aces=3 twos=6 threes=9 fours=12 fives=15 sixes=18").total(), 63 + 35);
        QCOMPARE(card("fours=20 fives=25 sixes=30 chance=10").total(),
                 75 + 35 + 10); // three boxes suffice, and the bonus counts once
        QCOMPARE(card("lower=20 yahtzee=50").total(), 6 * 20 + 50); // the lower section does not count
    }

    void aTurnHasThreeRolls()
    {
        State state = Yahtzee::start({1});
        QVERIFY(Yahtzee::node(state).isChance());
        roll(state, "1 2 3 4 6");
        QCOMPARE(Yahtzee::look(state, 0).stage, std::int8_t{0});
        act(state, "hold 0 1 2 3");
        QVERIFY(Yahtzee::node(state).isChance());
        roll(state, "6");
        QCOMPARE(Yahtzee::look(state, 0).stage, std::int8_t{1});
        act(state, "hold none");
        roll(state, "1 1 1 2 2");
        QCOMPARE(Yahtzee::look(state, 0).stage, std::int8_t{2});
        QVERIFY(!allows(state, "hold none") && !allows(state, "hold 0 1 2 3 4"));
        QCOMPARE(legal(state).size(), std::size_t{kBoxes});
        act(state, "score full-house");
        QCOMPARE(state.cards[0].total(), 25);
        QVERIFY(Yahtzee::node(state).isChance());
        QCOMPARE(Yahtzee::look(state, 0).round, std::int8_t{2});
    }

    void scoringEndsATurnAtOnce()
    {
        State state = position("", "1 2 3 4 5", 2);
        QVERIFY(!allows(state, "score large-straight", 1));
        act(state, "score large-straight");
        QCOMPARE(Yahtzee::look(state, 0).turn, std::int8_t{1});
        roll(state, "1 1 1 1 1");
        act(state, "hold 0 1");
        roll(state, "1 1 1");
        QVERIFY(!allows(state, "score yahtzee", 0));
        act(state, "score yahtzee");
        QCOMPARE(int{Yahtzee::look(state, 0).turn}, 0);
        QCOMPARE(int{Yahtzee::look(state, 1).round}, 2);
    }

    /// The rolled dice come first, then the held ones in the order named.
    void heldDiceFollowRolledOnes_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("rolled");
        QTest::addColumn<QString>("shown");
        QTest::newRow("ascending") << "hold 1 3"
                                   << "6 5 6"
                                   << "6 5 6 2 4";
        QTest::newRow("as named") << "hold 3 1"
                                  << "6 5 6"
                                  << "6 5 6 4 2";
        QTest::newRow("none") << "hold none"
                              << "6 5 6 5 6"
                              << "6 5 6 5 6";
        QTest::newRow("four") << "hold 4 0 3 1"
                              << "6"
                              << "6 5 1 4 2";
    }
    void heldDiceFollowRolledOnes()
    {
        QFETCH(QString, action);
        QFETCH(QString, rolled);
        QFETCH(QString, shown);
        State state = position("", "1 2 3 4 5");
        act(state, action.toStdString());
        roll(state, rolled.toStdString());
        QCOMPARE(state.dice, dice(shown));
    }

    void holdingAllRollsNothing()
    {
        State state = position("", "1 2 3 4 5");
        act(state, "hold 4 3 2 1 0");
        QVERIFY(Yahtzee::node(state).isWaiting());
        QCOMPARE(state.dice, dice("5 4 3 2 1"));
        QCOMPARE(int{Yahtzee::look(state, 0).stage}, 1); // it counts as a roll
        act(state, "hold 0 1 2 3 4");
        QCOMPARE(int{Yahtzee::look(state, 0).stage}, 2);
        QVERIFY(!allows(state, "hold 0 1 2 3 4"));
    }

    void aHeldDieMayBeRolledLater()
    {
        State state = position("", "1 2 3 4 5");
        act(state, "hold 0 1");
        roll(state, "6 6 6");
        act(state, "hold 0 1 2");
        roll(state, "6 6");
        QCOMPARE(state.dice, dice("6 6 6 6 6"));
    }

    void badActionsAreRefused()
    {
        const State state = position("aces=1", "1 2 3 4 5");
        QVERIFY(!allows(state, "score aces")); // filled
        QVERIFY(!allows(state, "hold 1 1") && !allows(state, "hold 0 1 2 3 4", 1));
        QVERIFY(!Yahtzee::allows(state, 0, hold({5})) && !Yahtzee::allows(state, 0, hold({200})));
        QVERIFY(!Yahtzee::allows(state, 0, {Action::Kind::Score, Box::Twos, {1}}));
        QVERIFY(allows(state, "hold 4 2 0") && allows(state, "score twos"));
        State rolling = state;
        act(rolling, "hold 0");
        QVERIFY(!allows(rolling, "score twos") && !allows(rolling, "hold 0"));
    }

    void legalListsEachWayOnce()
    {
        const std::vector<std::string> texts = legal(position("aces=1 chance=9", "1 2 3 4 5"));
        QCOMPARE(texts.size(), std::size_t{32 + 11});
        QCOMPARE(texts.front(), std::string("hold 0 1 2 3 4")); // does least
        QCOMPARE(texts[31], std::string("hold none"));
        QCOMPARE(texts[32], std::string("score twos"));
        QVERIFY(std::find(texts.begin(), texts.end(), "hold 0 2 4") != texts.end());
        QCOMPARE(legal(position("yahtzee=0", "3 3 3 3 3")).size(), std::size_t{32 + 1});
    }

    void chanceMustFit_data()
    {
        QTest::addColumn<QString>("rolled");
        QTest::addColumn<bool>("first");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("five") << "1 2 3 4 6" << true << true;
        QTest::newRow("too few") << "1 2 3 4" << true << false;
        QTest::newRow("as many as were not held") << "1 2 3" << false << true;
        QTest::newRow("more than that") << "1 2 3 4" << false << false;
        QTest::newRow("all again") << "1 2 3 4 5" << false << false;
    }
    void chanceMustFit()
    {
        QFETCH(QString, rolled);
        QFETCH(bool, first);
        State state = Yahtzee::start({1});
        if (!first) {
            roll(state, "1 2 3 4 6");
            QVERIFY(!Yahtzee::allowsChance(state, {dice("1 2 3 4 6")})); // none is due
            act(state, "hold 1 2");
        }
        QTEST(Yahtzee::allowsChance(state, {dice(rolled)}), "allowed");
        QVERIFY(!Yahtzee::allowsChance(state, {{0, 1, 2, 3, 4}}) && !Yahtzee::allowsChance(state, {{7, 1, 2, 3, 4}}));
    }

    /// Each pair of faces of neighbouring dice is equally frequent: dice are fair and independent.
    void diceAreFair()
    {
        State state = Yahtzee::start({1});
        constexpr int kTries = 72000;
        std::array<std::array<int, kFaces * kFaces>, kDice> pairs{};
        for (int i = 0; i < kTries; ++i) {
            Rng rng = Rng::stream(7, Purpose::Dealer, static_cast<std::uint64_t>(i));
            const Chance chance = Yahtzee::draw(state, rng);
            QVERIFY(Yahtzee::allowsChance(state, chance));
            for (std::size_t at = 0; at < kDice; ++at)
                ++pairs[at][static_cast<std::size_t>((chance.dice[at] - 1) * kFaces + chance.dice[(at + 1) % kDice] - 1)];
        }
        for (const auto& each : pairs) {
            double chiSquare = 0;
            for (const int count : each)
                chiSquare += std::pow(count - kTries / 36.0, 2) / (kTries / 36.0);
            QVERIFY2(chiSquare < 75, std::to_string(chiSquare).c_str()); // 35 degrees of freedom: probability 1 in 10,000
        }
    }

    void thirteenRoundsAndTheHighestWins_data()
    {
        QTest::addColumn<QList<int>>("chancePoints"); // by seat; all other boxes are 0
        QTest::addColumn<QList<double>>("scores");
        QTest::newRow("alone") << QList<int>{7} << QList<double>{1};
        QTest::newRow("the first") << QList<int>{9, 8} << QList<double>{1, 0};
        QTest::newRow("the second") << QList<int>{8, 9} << QList<double>{0, 1};
        QTest::newRow("shared") << QList<int>{9, 9} << QList<double>{0.5, 0.5};
        QTest::newRow("shared by three of six")
            << QList<int>{9, 8, 9, 7, 9, 6} << QList<double>{1 / 3.0, 0, 1 / 3.0, 0, 1 / 3.0, 0};
    }
    void thirteenRoundsAndTheHighestWins()
    {
        QFETCH(QList<int>, chancePoints);
        QFETCH(QList<double>, scores);
        const auto players = static_cast<int>(chancePoints.size());
        State state = Yahtzee::start({static_cast<std::int8_t>(players)});
        for (Seat seat = 0; seat < players; ++seat) {
            state.cards[static_cast<std::size_t>(seat)] = card("all=0 chance=" + QString::number(chancePoints[seat]));
            state.cards[static_cast<std::size_t>(seat)].filled = BoxSet::all() - BoxSet::of(Box::Yahtzee);
        }
        state.round = kRounds;
        for (Seat seat = 0; seat < players; ++seat) {
            QVERIFY(Yahtzee::node(state).isChance());
            roll(state, "1 1 1 1 2");
            QCOMPARE(Yahtzee::node(state), Node::waiting(seat));
            act(state, "score yahtzee");
        }
        QVERIFY(Yahtzee::node(state).isOver());
        for (Seat seat = 0; seat < players; ++seat) {
            QCOMPARE(scoreOf<Yahtzee>(state, seat), scores[seat]);
            QCOMPARE(pointsOf<Yahtzee>(state, seat), scores[seat] > 0 ? 1.0 : 0.0);
            QCOMPARE(Yahtzee::extraScore(Yahtzee::look(state, seat), seat), double(chancePoints[seat]));
        }
    }

    void aSeatSeesItsCardAndNamelessTotals()
    {
        State state = position("chance=11", "1 2 3 4 5", 3);
        state.cards[1] = card("chance=25 sixes=18");
        state.cards[2] = card("chance=17");
        const View own = Yahtzee::look(state, 0);
        QCOMPARE(own.card, state.cards[0]);
        QCOMPARE(own.dice, dice("1 2 3 4 5"));
        QCOMPARE(own.totals, (FixedList<std::int16_t, kMaxSeats>{43, 17, 11})); // in descending order
        const View other = Yahtzee::look(state, 1);
        QCOMPARE(other.card, state.cards[1]);
        QVERIFY(other.dice.empty() && other.totals.empty() && other.stage == -1);
        QCOMPARE(int{other.turn}, 0);
        act(state, "score large-straight");
        QVERIFY(Yahtzee::look(state, 0).totals.empty());
        QVERIFY(Yahtzee::look(state, 1).totals.empty()); // its turn has not begun
        roll(state, "1 1 1 1 1");
        QCOMPARE(Yahtzee::look(state, 1).totals, (FixedList<std::int16_t, kMaxSeats>{51, 43, 17})); // live
    }

    /// Open cards show filled boxes and totals, but no dice.
    void openCardsAreSeenByAll()
    {
        State state = position("chance=11", "1 2 3 4 5", 3);
        state.rules.cards = Cards::Open;
        state.cards[1] = card("chance=25 sixes=18 yahtzee=50");
        state.cards[2] = card("aces=5 twos=10 threes=15 fours=20 fives=20 yahtzee=0");
        const OpenCard second{1, 18, true, BoxSet::of(Box::Sixes) | BoxSet::of(Box::Yahtzee) | BoxSet::of(Box::Chance), 93};
        const View own = Yahtzee::look(state, 0);
        QCOMPARE(own.others.size(), std::size_t{2});
        QCOMPARE(own.others[0], second);
        QCOMPARE(own.others[1], (OpenCard{2, 70, false, state.cards[2].filled, 105}));
        const View waiting = Yahtzee::look(state, 2);
        QCOMPARE(waiting.others[1], second);
        QCOMPARE(waiting.totals, (FixedList<std::int16_t, kMaxSeats>{105, 93, 11}));
        QVERIFY(waiting.dice.empty() && waiting.stage == -1);
        act(state, "score large-straight");
        QCOMPARE(Yahtzee::look(state, 2).others[0].total, std::int16_t{51});
        state.rules.cards = Cards::Hidden;
        QVERIFY(Yahtzee::look(state, 2).others.empty());
    }

    /// The events of a turn of player 1, as told to player 1 and to player 2.
    static std::pair<std::vector<std::string>, std::vector<std::string>> toldOfATurn(Cards cards)
    {
        Match<Yahtzee> match({2, Joker::Forced, cards}, 1);
        std::vector<std::string> mine;
        std::vector<std::string> others;
        Trace<Event> trace(2);
        match.applyChance({dice("6 6 6 6 6")}, &trace);
        match.act(0, *Yahtzee::parseAction("hold 0 1 2 3"), &trace);
        match.applyChance({dice("6")}, &trace);
        match.act(0, *Yahtzee::parseAction("score yahtzee"), &trace);
        for (const auto& told : trace.told()) {
            if (told.to.has(0))
                mine.push_back(toText(told.event));
            if (told.to.has(1))
                others.push_back(toText(told.event));
        }
        return {mine, others};
    }

    void eventsKeepOtherCardsHidden()
    {
        const auto [mine, others] = toldOfATurn(Cards::Hidden);
        QCOMPARE(mine,
                 (std::vector<std::string>{"Round 1: Player 1 to roll, totals 0 0", "Player 1 has 6 6 6 6 6",
                                           "Player 1 holds 6 6 6 6", "Player 1 has 6 6 6 6 6",
                                           "Player 1 scores 50 points in Yahtzee"}));
        QCOMPARE(others, (std::vector<std::string>{"Round 1: Player 1 to roll", "Player 1 has scored"}));
    }

    void eventsTellOfOpenCards()
    {
        const auto [mine, others] = toldOfATurn(Cards::Open);
        QCOMPARE(mine, toldOfATurn(Cards::Hidden).first);
        QCOMPARE(
            others,
            (std::vector<std::string>{"Round 1: Player 1 to roll, totals 0 0", "Player 1 scores 50 points in Yahtzee"}));
    }

    void bonusesAreTold()
    {
        State state = position("yahtzee=50 fours=16 fives=25", "6 6 6 6 6");
        Trace<Event> trace(1);
        Yahtzee::act(state, 0, *Yahtzee::parseAction("score sixes"), &trace);
        std::vector<std::string> texts;
        for (const auto& told : trace.told())
            texts.push_back(toText(told.event));
        QCOMPARE(
            texts,
            (std::vector<std::string>{"Player 1 scores 30 points in Sixes", "Player 1 earns the Yahtzee bonus, 100 points",
                                      "Player 1 earns the upper bonus, 35 points"}));
    }
};

PARLOUR_TEST(TestYahtzeeRules)
#include "test_yahtzee_rules.moc"
