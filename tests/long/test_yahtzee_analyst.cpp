// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Yahtzee's analyst: points match the solved game, shares are exact without hidden information, and Views without totals are
// blind.
#include "ai/yahtzee/win_model.h"
#include "ai/yahtzee/yahtzee_bots.h"
#include "engine/core/analyst.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::yahtzee;

namespace {

constexpr double kExact = 1e-9;

Analyst<Yahtzee>& analyst()
{
    static const auto one = makeAnalyst(test::resources());
    return static_cast<Analyst<Yahtzee>&>(*one);
}

ActionList<Yahtzee> legalIn(const State& state)
{
    ActionList<Yahtzee> legal;
    Yahtzee::legal(state, state.turn, legal);
    return legal;
}

Analysis analyse(const State& state)
{
    const auto legal = legalIn(state);
    const View view = Yahtzee::look(state, state.turn);
    return analyst().evaluate({view, legal, {1, 0}, {}});
}

Comparison compared(const State& state, const Action& first, const Action& second)
{
    const auto legal = legalIn(state);
    const View view = Yahtzee::look(state, state.turn);
    const auto indexOf = [&](const Action& action) {
        return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
    };
    return analyst().comparisonOf({view, legal, {1, 0}, {}}, indexOf(first), indexOf(second)).value_or(Comparison());
}

Action holding(std::initializer_list<std::uint8_t> at)
{
    Positions positions;
    for (const std::uint8_t each : at)
        positions.push_back(each);
    return hold(positions);
}

double valueOf(const State& state, Seat seat)
{
    return analyst().valueOf(Yahtzee::look(state, seat), {1, 0}, {}, 0).value;
}

double pointsOf(const State& state, Seat seat)
{
    return analyst().pointsOf(Yahtzee::look(state, seat), {})->value;
}

Dice diceOf(std::initializer_list<Die> faces)
{
    Dice dice;
    for (const Die die : faces)
        dice.push_back(die);
    return dice;
}

/// All boxes are filled except `free`. Three of a Kind holds `points`, the other boxes 0.
Card cardWith(BoxSet free, int points)
{
    Card card;
    card.filled = BoxSet::all() - free;
    card.points[static_cast<std::size_t>(Box::ThreeOfAKind)] = static_cast<std::int8_t>(points);
    return card;
}

/// The last turn of the game: seat 1 has Chance left, is `behind` points behind seat 0, and has rolled.
State lastTurn(int behind, const Dice& dice, int rolls)
{
    State state = Yahtzee::start({});
    state.round = kRounds;
    state.turn = 1;
    state.rolls = static_cast<std::int8_t>(rolls);
    state.dice = dice;
    state.cards[0] = cardWith({}, 30 + behind);
    state.cards[1] = cardWith(BoxSet::of(Box::Chance), 30);
    return state;
}

/// Plays a game of random actions and calls `visit` before each of them.
template <class Visit>
void everyAction(const Rules& rules, std::uint64_t seed, Visit visit)
{
    State state = Yahtzee::start(rules);
    Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
    while (!Yahtzee::node(state).isOver()) {
        if (Yahtzee::node(state).isChance()) {
            Yahtzee::applyChance(state, Yahtzee::draw(state, rng), nullptr);
            continue;
        }
        const auto legal = legalIn(state);
        const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        visit(state, action);
        Yahtzee::act(state, state.turn, action, nullptr);
    }
}

} // namespace

class TestYahtzeeAnalyst : public QObject {
    Q_OBJECT

private slots:
    void lastRollOfTheGameIsExact()
    {
        const State state = lastTurn(20, diceOf({5, 5, 4, 3, 3}), kRolls);
        const Analysis analysis = analyse(state);
        QCOMPARE(analysis.actions.size(), std::size_t{1}); // Chance, for 20: a tie
        QVERIFY(std::abs(analysis.actions[0].share.value - 0.5) < kExact);
        QCOMPARE(analysis.actions[0].share.error, 0.0);
        QVERIFY((*analysis.actions[0].points == Estimate{50, 0}));
        QCOMPARE(valueOf(lastTurn(19, diceOf({5, 5, 4, 3, 3}), kRolls), 1), 1.0);
        QCOMPARE(valueOf(lastTurn(21, diceOf({5, 5, 4, 3, 3}), kRolls), 1), 0.0);
    }

    void lastHoldOfTheGameIsExact()
    {
        // 26 behind with 6 6 6 6 1 and one roll left. Rolling the 1 again wins with 3 to 6 and ties with 2; scoring 25
        // loses.
        const State state = lastTurn(26, diceOf({6, 6, 6, 6, 1}), kRolls - 1);
        const Analysis analysis = analyse(state);
        const auto legal = legalIn(state);
        const auto of = [&](const Action& action) {
            return analysis.actions[static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin())];
        };
        Positions sixes;
        for (std::uint8_t i = 0; i < 4; ++i)
            sixes.push_back(i);
        const ActionValue holding = of(hold(sixes));
        QVERIFY(std::abs(holding.share.value - (4 + 0.5) / 6) < kExact);
        QCOMPARE(holding.share.error, 0.0);
        QVERIFY(std::abs(holding.points->value - (30 + 24 + 3.5)) < kExact);
        QCOMPARE(of(score(Box::Chance)).share.value, 0.0);
        QCOMPARE(holding.frequency, 1.0);
        QCOMPARE(analysis.actions[analysis.best()].share.value, holding.share.value);
        QCOMPARE(analysis.facts.size(), std::size_t{1}); // Chance
        QVERIFY(std::abs(analysis.facts.front().value - 1) < kExact);
        QVERIFY(std::abs(valueOf(state, 1) - 0.75) < kExact);
        // The value stays the same while the die rolls.
        State rolling = state;
        Yahtzee::act(rolling, 1, hold(sixes), nullptr);
        QVERIFY(std::abs(valueOf(rolling, 1) - 0.75) < kExact);
        QVERIFY(std::abs(pointsOf(rolling, 1) - 57.5) < kExact);
    }

    void finishedGameIsWorthItsResult()
    {
        State state = lastTurn(20, diceOf({5, 5, 4, 3, 3}), kRolls);
        Yahtzee::act(state, 1, score(Box::Chance), nullptr);
        QVERIFY(state.over());
        for (Seat seat = 0; seat < 2; ++seat) {
            QVERIFY((analyst().valueOf(Yahtzee::look(state, seat), {}, {}, 0) == Estimate{0.5, 0}));
            QCOMPARE(pointsOf(state, seat), 50.0);
        }
    }

    void singlePlayerValuesAreExact()
    {
        const auto game = test::resources().get<SolvedGame>("yahtzee/solved/forced",
                                                            [] { return SolvedGame::solve(Joker::Forced, {}, 2); });
        everyAction({1, Joker::Forced}, 3, [&](const State& state, const Action& action) {
            const Analysis analysis = analyse(state);
            const View view = Yahtzee::look(state, 0);
            const auto legal = legalIn(state);
            const auto values = game->actionValues(view, legal);
            for (std::size_t i = 0; i < legal.size(); ++i) {
                QVERIFY((analysis.actions[i].share == Estimate{1, 0}));
                QVERIFY(std::abs(analysis.actions[i].points->value - values[i] - view.card.total()) < kExact);
            }
            const auto taken = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
            const double best = pointsOf(state, 0);
            for (const ActionValue& worth : analysis.actions) {
                QVERIFY(worth.points->value <= best + kExact);
                QVERIFY(worth.frequency == 0 || std::abs(worth.points->value - best) < kExact);
            }
            // A single player's action changes the value only by its loss.
            State next = state;
            Yahtzee::act(next, 0, action, nullptr);
            QVERIFY(std::abs(pointsOf(next, 0) - analysis.actions[taken].points->value) < kExact);
            QVERIFY((analyst().valueOf(view, {}, {}, 0) == Estimate{1, 0}));
        });
        QVERIFY(std::abs(pointsOf(Yahtzee::start({1, Joker::Forced}), 0) - 254.587729) < 1e-6);
    }

    /// The first roll 3 4 5 5 6: the pair is worth more than the straight, and the parts say in which boxes.
    void sourcesTellThePairFromTheStraight()
    {
        State state = Yahtzee::start({1, Joker::Forced});
        Yahtzee::applyChance(state, {diceOf({3, 4, 5, 5, 6})}, nullptr);
        const Comparison pair = compared(state, holding({2, 3}), holding({0, 1, 2, 4}));
        QVERIFY2(std::abs(pair.difference() - (253.02 - 251.13)) < 0.01, qPrintable(QString::number(pair.difference())));
        const auto difference = [&](const char* label) {
            for (const ComparedPart& part : pair.parts)
                if (QByteArray(part.label.english) == label)
                    return part.difference();
            return 0.0;
        };
        QVERIFY(difference("Upper bonus") > 1);
        QVERIFY(difference("Fives") > 0.5);
        QVERIFY(difference("Large Straight") < -1);
        QVERIFY2(pair.why.english().starts_with("Keep the 5s: they bring the upper bonus closer"),
                 pair.why.english().c_str());
    }

    /// Two of the best actions of a first roll are closer than the error: nothing is said of them, and nothing is preferred.
    void closeActionsAreTheSame()
    {
        State state = Yahtzee::start({});
        Yahtzee::applyChance(state, {diceOf({2, 4, 5, 6, 1})}, nullptr);
        const Analysis analysis = analyse(state);
        const auto legal = legalIn(state);
        for (const ActionValue& each : analysis.actions)
            QVERIFY2(each.why.empty(), each.why.english().c_str());
        const Action& best = legal[analysis.best()];
        const auto points = [](const ActionValue& a, const ActionValue& b) { return a.points->value < b.points->value; };
        const auto most = std::max_element(analysis.actions.begin(), analysis.actions.end(), points);
        const Comparison comparison =
            compared(state, best, legal[static_cast<std::size_t>(most - analysis.actions.begin())]);
        QVERIFY(comparison.isSame());
        QVERIFY(comparison.why.empty() && !comparison.fact);
    }

    /// The share is split by the same sources as the points, and what points do not explain is risk.
    void sharesAreSplitBySources_data()
    {
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("hidden") << false;
        QTest::newRow("open") << true;
    }
    void sharesAreSplitBySources()
    {
        QFETCH(bool, isOpen);
        int risky = 0;
        everyAction(
            {2, Joker::Forced, isOpen ? Cards::Open : Cards::Hidden}, 9, [&](const State& state, const Action& action) {
                if (state.round % 3 != 0 && state.round < kRounds)
                    return;
                const Analysis analysis = analyse(state);
                const auto legal = legalIn(state);
                const auto taken = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
                const std::size_t best = analysis.best();
                const Comparison comparison = compared(state, legal[best], action);
                const double lost = analysis.actions[best].share.value - analysis.actions[taken].share.value;
                QCOMPARE(comparison.scale, Scale::Share);
                QVERIFY(std::abs(comparison.difference() - lost) < kExact);
                QCOMPARE(QByteArray(comparison.parts.back().label.english), QByteArray("Risk"));
                QCOMPARE(comparison.why.empty(), comparison.isSame());
                QVERIFY(!comparison.fact || comparison.fact->chance >= comparison.fact->needed);
                risky += std::abs(comparison.parts.back().difference()) > 0.001;
            });
        QVERIFY(risky > 0);
    }

    /// 35 behind in the last turn with Large Straight left: nothing else wins.
    void theDiceThatDecideAreNamed()
    {
        State state = lastTurn(20, diceOf({2, 3, 4, 5, 5}), kRolls - 1);
        state.cards[1] = cardWith(BoxSet::of(Box::LargeStraight), 15);
        const Comparison straight = compared(state, holding({0, 1, 2, 3}), holding({3, 4}));
        QVERIFY2(straight.why.english() == "These dice become a large straight 33 times in 100.",
                 straight.why.english().c_str());
        const auto& chance = straight.chances.front();
        QVERIFY(std::abs(chance.first.value - 1.0 / 3) < kExact);
        QVERIFY(std::abs(chance.second.value - 1.0 / 216) < kExact); // five fives are a joker
    }

    void sourcesSumToTheDifference()
    {
        everyAction({1, Joker::Forced}, 6, [&](const State& state, const Action& action) {
            if (state.round % 3 != 0)
                return;
            const Analysis analysis = analyse(state);
            const auto legal = legalIn(state);
            const auto taken = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
            const std::size_t best = analysis.best();
            const double lost = analysis.actions[best].points->value - analysis.actions[taken].points->value;
            QVERIFY(std::abs(compared(state, legal[best], action).difference() - lost) < kExact);
        });
    }

    /// Sixes are left, and 18 points are missing for the bonus: with one roll left, three sixes are sure of it.
    void upperBonusIsASourceOfItsOwn()
    {
        State state = lastTurn(0, diceOf({6, 6, 6, 1, 2}), kRolls - 1);
        state.rules.players = 1;
        state.turn = 0;
        state.cards[0] = cardWith(BoxSet::of(Box::Sixes), 0);
        for (const Box box : {Box::Aces, Box::Twos, Box::Threes, Box::Fours, Box::Fives})
            state.cards[0].points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(3 * (static_cast<int>(box) + 1));
        const Comparison comparison = compared(state, holding({0, 1, 2}), holding({0, 1}));
        QCOMPARE(comparison.parts.size(), std::size_t{3}); // Sixes and both bonuses
        QVERIFY(std::abs(comparison.parts[0].first.value - (18 + 2.0)) < kExact);
        QVERIFY(std::abs(comparison.parts[0].second.value - (12 + 3.0)) < kExact);
        QVERIFY(std::abs(comparison.parts[1].first.value - 35) < kExact);
        QVERIFY(std::abs(comparison.parts[1].second.value - 35 * (1 - std::pow(5.0 / 6, 3))) < kExact);
        QCOMPARE(comparison.parts[2].difference(), 0.0);
    }

    void sourcesIgnoreHiddenCards()
    {
        State state = lastTurn(5, diceOf({5, 5, 4, 3, 3}), 1), other = state;
        std::swap(other.cards[0].points[0], other.cards[0].points[static_cast<std::size_t>(Box::ThreeOfAKind)]);
        const auto legal = legalIn(state);
        const Comparison one = compared(state, legal[0], legal[1]), same = compared(other, legal[0], legal[1]);
        for (std::size_t i = 0; i < one.parts.size(); ++i)
            QVERIFY(one.parts[i].first == same.parts[i].first && one.parts[i].second == same.parts[i].second);
    }

    /// The points before a roll are their mean after it.
    void pointsAreTheMeanOverTheNextRoll()
    {
        everyAction({1, Joker::Forced}, 4, [&](const State& state, const Action& action) {
            if (action.kind != Action::Kind::Hold || action.positions.size() < 3 || action.positions.full())
                return;
            State rolling = state;
            Yahtzee::act(rolling, 0, action, nullptr);
            double mean = 0;
            int count = 0;
            for (Die a = 1; a <= kFaces; ++a)
                for (Die b = 1; b <= (action.positions.size() == 3 ? kFaces : 1); ++b) {
                    State next = rolling;
                    Chance chance;
                    chance.dice.push_back(a);
                    if (action.positions.size() == 3)
                        chance.dice.push_back(b);
                    Yahtzee::applyChance(next, chance, nullptr);
                    mean += pointsOf(next, 0);
                    ++count;
                }
            QVERIFY(std::abs(mean / count - pointsOf(rolling, 0)) < kExact);
        });
    }

    void masterPlaysTheAnalystsBest()
    {
        const auto master = findBot("yahtzee.master")->make(test::resources());
        auto& bot = static_cast<Bot<Yahtzee>&>(*master);
        everyAction({3, Joker::Forced}, 5, [&](const State& state, const Action&) {
            if (state.turn != 1 || (state.round % 4 != 1 && state.round < kRounds))
                return;
            const Analysis analysis = analyse(state);
            const auto legal = legalIn(state);
            const View view = Yahtzee::look(state, state.turn);
            const Action action = bot.choose({view, legal, {1, 0}, {}});
            const auto taken = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
            // It gives up to a millionth of the win for a point.
            QVERIFY(analysis.actions[taken].share.value > analysis.actions[analysis.best()].share.value - 1e-3);
        });
    }

    void hiddenTotalsMakeAViewBlind()
    {
        State state = Yahtzee::start({});
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        for (Seat seat = 0; seat < 2; ++seat)
            QVERIFY((analyst().valueOf(Yahtzee::look(state, seat), {}, {}, 0).value == 0.5));
        const View before = Yahtzee::look(state, 0);
        QVERIFY(analyst().isBlindView(before, {}));
        Yahtzee::applyChance(state, Yahtzee::draw(state, rng), nullptr);
        const View after = Yahtzee::look(state, 0);
        QVERIFY(!analyst().isBlindView(after, {}));
        QVERIFY(analyst().isBlindView(Yahtzee::look(state, 1), {}));
        // After the totals are known and before the dice: nobody is far ahead before the first roll.
        const auto between = analyst().valueBetween(before, after, {});
        QVERIFY(between && std::abs(between->value - 0.5) < 0.03);
        const View held = after;
        QVERIFY(!analyst().valueBetween(after, held, {}));
        QVERIFY(analyst().valueOf(Yahtzee::look(state, 1), {}, {}, 0).error > 0.1 || state.round == 1);
        QVERIFY(!analyst().isBlindView(Yahtzee::look(Yahtzee::start({1, Joker::Forced}), 0), {}));
    }

    /// With open cards all seats have the same information. In a duel shares sum to 1 exactly. With more seats, in the last
    /// rounds, each seat plays for the win and assumes that the others play for points, which is slightly optimistic.
    void openSharesSumToOne_data()
    {
        QTest::addColumn<int>("players");
        QTest::newRow("two") << 2;
        QTest::newRow("four") << 4;
    }
    void openSharesSumToOne()
    {
        QFETCH(int, players);
        const auto bot = findBot("yahtzee.club")->make(test::resources());
        auto& player = static_cast<Bot<Yahtzee>&>(*bot);
        State state = Yahtzee::start({static_cast<std::int8_t>(players), Joker::Forced, Cards::Open});
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        while (!Yahtzee::node(state).isOver()) {
            if (Yahtzee::node(state).isChance()) {
                Yahtzee::applyChance(state, Yahtzee::draw(state, rng), nullptr);
                continue;
            }
            const auto legal = legalIn(state);
            const View view = Yahtzee::look(state, state.turn);
            Yahtzee::act(state, state.turn, player.choose({view, legal, {1, 0}, {}}), nullptr);
            if (state.rolls > 0)
                continue;
            double sum = 0;
            for (Seat seat = 0; seat < players; ++seat) {
                QVERIFY(!analyst().isBlindView(Yahtzee::look(state, seat), {}));
                sum += valueOf(state, seat);
            }
            const double most = players == 2 || state.over()    ? kExact
                : state.round < kRounds - WinShare::kExactBoxes ? 0.04
                                                                : 0.08;
            QVERIFY2(std::abs(sum - 1) < most, qPrintable(QString("round %1: %2").arg(state.round).arg(sum)));
        }
    }

    /// Both seats have one box left. Seat 1 will know the total to beat and plays for the win, or for a tie.
    void lastOpponentsTurnIsSolved_data()
    {
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::addColumn<int>("lead");
        const auto row = [](const char* name, Box mine, Box theirs, int lead) {
            QTest::newRow(name) << static_cast<int>(mine) << static_cast<int>(theirs) << lead;
        };
        row("even", Box::Chance, Box::Chance, 0);
        row("against a Yahtzee", Box::FourOfAKind, Box::Yahtzee, -10);
        row("behind", Box::Chance, Box::Sixes, -9);
    }
    void lastOpponentsTurnIsSolved()
    {
        QFETCH(int, mine);
        QFETCH(int, theirs);
        QFETCH(int, lead);
        State state = Yahtzee::start({2, Joker::Forced, Cards::Open});
        state.round = kRounds;
        state.cards[0] = cardWith(BoxSet::of(static_cast<Box>(mine)), 50 + lead);
        state.cards[1] = cardWith(BoxSet::of(static_cast<Box>(theirs)), 50);
        const auto afterwards = [&](Box box, int points, int) {
            State next = state;
            next.turn = 1;
            next.cards[0].filled.add(box);
            next.cards[0].points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(points);
            return 1 - valueOf(next, 1);
        };
        const double value = Turn(Joker::Forced, cardStateOf(state.cards[0]), afterwards).value();
        QVERIFY(value > 0.05 && value < 0.95);
        QVERIFY2(std::abs(valueOf(state, 0) - value) < kExact,
                 qPrintable(QString("%1 %2").arg(value).arg(valueOf(state, 0))));
        QVERIFY(std::abs(valueOf(state, 1) - (1 - value)) < kExact);
    }

    /// The value of the last turn is the mean over its results: win, draw or loss.
    void tiesCountHalf()
    {
        State state = Yahtzee::start({2, Joker::Forced, Cards::Open});
        state.round = kRounds;
        state.turn = 1;
        state.cards[0] = cardWith(BoxSet(), 72);
        state.cards[1] = cardWith(BoxSet::of(Box::Chance), 50);
        const auto share = [](Box, int points, int bonus) {
            const int lead = 50 + points + bonus - 72;
            return lead > 0 ? 1.0 : lead == 0 ? 0.5 : 0.0;
        };
        const double value = Turn(Joker::Forced, cardStateOf(state.cards[1]), share).value();
        QVERIFY(value > 0.05 && value < 0.95);
        QVERIFY2(std::abs(valueOf(state, 1) - value) < kExact,
                 qPrintable(QString("%1 %2").arg(value).arg(valueOf(state, 1))));
    }

    /// In a duel with at most three free boxes the value after an action is the value of the action.
    void duelEndingsAreExact()
    {
        int decisions = 0;
        everyAction({2, Joker::Forced, Cards::Open}, 8, [&](const State& state, const Action& action) {
            if (state.round <= kRounds - WinShare::kExactBoxes)
                return;
            const Analysis analysis = analyse(state);
            const auto legal = legalIn(state);
            const auto taken = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
            const Estimate share = analysis.actions[taken].share;
            State next = state;
            Yahtzee::act(next, state.turn, action, nullptr);
            QCOMPARE(share.error, 0.0);
            QVERIFY(std::abs(valueOf(next, state.turn) - share.value) < kExact);
            ++decisions;
        });
        QVERIFY(decisions >= 6);
    }

    /// With equal points, the seat with better boxes left is ahead if cards are open.
    void opponentsBoxesCountOnlyWithOpenCards()
    {
        State state = Yahtzee::start({});
        state.round = 11;
        state.turn = 0;
        state.rolls = 1;
        state.dice = diceOf({1, 2, 3, 4, 6});
        state.cards[0] = cardWith(BoxSet::of(Box::Sixes) | BoxSet::of(Box::FullHouse) | BoxSet::of(Box::Chance), 100);
        const auto analysed = [&](Cards cards, BoxSet theirs) {
            state.rules.cards = cards;
            state.cards[1] = cardWith(theirs, 100);
            return analyse(state);
        };
        const BoxSet good = BoxSet::of(Box::Chance) | BoxSet::of(Box::FullHouse) | BoxSet::of(Box::SmallStraight);
        const BoxSet bad = BoxSet::of(Box::Aces) | BoxSet::of(Box::Twos) | BoxSet::of(Box::Yahtzee);
        const Analysis one = analysed(Cards::Hidden, good), other = analysed(Cards::Hidden, bad);
        for (std::size_t i = 0; i < one.actions.size(); ++i)
            QVERIFY(one.actions[i].share == other.actions[i].share);
        const auto shareOf = [](const Analysis& analysis) { return analysis.actions[analysis.best()].share.value; };
        QVERIFY(shareOf(analysed(Cards::Open, good)) + 0.2 < shareOf(analysed(Cards::Open, bad)));
    }

    /// A seat with a full card waits for the others, one of which has Chance left.
    void fullCardDependsOnTheOpponentsLastBox()
    {
        State state = lastTurn(31, {}, 0); // more than any five dice
        state.rules.cards = Cards::Open;
        QCOMPARE(valueOf(state, 0), 1.0);
        QCOMPARE(valueOf(state, 1), 0.0);
        state.cards[0] = cardWith({}, 30 + 4);
        QCOMPARE(valueOf(state, 0), 0.0);
        state.cards[0] = cardWith({}, 30 + 24);
        QVERIFY(valueOf(state, 0) > 0.4 && valueOf(state, 0) < 0.7);
        QVERIFY(std::abs(valueOf(state, 0) + valueOf(state, 1) - 1) < kExact);
    }

    void leadRaisesTheShare()
    {
        State state = Yahtzee::start({});
        state.round = 7;
        state.dice = diceOf({1, 2, 3, 4, 6});
        state.rolls = 1;
        const BoxSet free = BoxSet::upper() | BoxSet::of(Box::Chance);
        const auto share = [&](int mine, int theirs) {
            state.cards[0] = cardWith(free, mine);
            state.cards[1] = cardWith(free, theirs);
            return valueOf(state, 0);
        };
        QVERIFY(share(100, 40) > share(70, 70));
        QVERIFY(share(70, 70) > share(40, 100));
        QVERIFY(share(127, 0) > 0.9);
    }
};

PARLOUR_TEST(TestYahtzeeAnalyst)
#include "test_yahtzee_analyst.moc"
