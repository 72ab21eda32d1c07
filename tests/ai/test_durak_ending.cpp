// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exact endings of Durak against plain recursion over the rules, and the Views that are refused.
#include "ai/durak/ending.h"
#include "engine/base/rng.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakEnding : public QObject {
    Q_OBJECT

private slots:
    void valuesMatchBruteForce_data();
    void valuesMatchBruteForce();
    void knownEndingsHaveTheirValues_data();
    void knownEndingsHaveTheirValues();
    void limitOfTakingsDraws();
    void linesAreLegalAndReachTheirValue();
    void bothSeatsGetTheSameEnding();
    void bestOnlyAgreesWithTheFullSearch();
    void searchIsDeterministic();
    void givesUpWhenStoppedOrOutOfNodes();
    void refusesViewsThatAreNoEnding();
};

/// The score of `seat` under optimal play, by plain recursion over the rules.
static double bruteForce(const State& state, Seat seat)
{
    if (state.phase == Phase::Over)
        return scoreOf<Durak>(state, seat);
    ActionList<Durak> legal;
    Durak::legal(state, state.turn, legal);
    const bool own = state.turn == seat;
    double best = own ? 0 : 1;
    for (const Action& action : legal) {
        State next = state;
        Durak::act(next, state.turn, action, nullptr);
        const double value = bruteForce(next, seat);
        best = own ? std::max(best, value) : std::min(best, value);
        if (best == (own ? 1 : 0))
            break;
    }
    return best;
}

/// A lead with at most `most` cards of `ranks` ranks in both hands, followed by up to three random steps.
static State randomEnding(const char* rules, int ranks, int most, Rng& rng)
{
    FixedList<Card, 52> deck;
    for (Rank rank = kRanks - ranks; rank < kRanks; ++rank)
        for (const Card card : CardSet::ofRank(rank))
            deck.push_back(card);
    rng.shuffle(deck);
    const auto below = [&](int count) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(count))); };
    const int cards = 2 + below(most - 1);
    const int first = 1 + below(cards - 1);
    std::string hands;
    for (int i = 0; i < cards; ++i)
        hands += (i == 0 ? "" : i == first ? "/" : " ") + toText(deck[static_cast<std::size_t>(i)]);
    State state = position(rules, hands, "h", below(2));
    for (int steps = below(4); steps > 0; --steps) {
        ActionList<Durak> legal;
        Durak::legal(state, state.turn, legal);
        State next = state;
        Durak::act(next, state.turn, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
        if (next.phase == Phase::Over)
            break;
        state = next;
    }
    return state;
}

void TestDurakEnding::valuesMatchBruteForce_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("ranks"); // fewer: more equal ranks
    QTest::addColumn<int>("cards"); // at most, in both hands
    QTest::addColumn<int>("positions");
    QTest::addColumn<int>("takings"); // before the position, in a row
    const auto row = [](const char* rules, int ranks, int cards, int positions, int takings = 0) {
        QTest::addRow("%s, %d ranks, %d cards, %d takings", rules, ranks, cards, takings)
            << rules << ranks << cards << positions << takings;
    };
    row("", 9, 8, 60);
    row("", 3, 7, 60);
    row("deck=24", 6, 8, 40);
    row("deck=52", 13, 8, 40);
    row("throw-on-taker=off", 4, 7, 40);
    row("low-beats-ace=on,deck=24", 6, 7, 60);
    row("", 4, 7, 1500, 57);
    // With transfers the plain recursion would cycle up to the limit of takings: start near the limit.
    row("type=perevodnoy", 4, 6, 800, 56);
    row("type=perevodnoy", 2, 6, 1500, 57);
    row("type=perevodnoy,pass-card=on", 3, 6, 800, 57);
    row("type=perevodnoy,first-transfer=forbidden", 9, 8, 30, 57);
}

void TestDurakEnding::valuesMatchBruteForce()
{
    QFETCH(QString, rules);
    QFETCH(int, ranks);
    QFETCH(int, cards);
    QFETCH(int, positions);
    QFETCH(int, takings);
    Rng rng = Rng::stream(static_cast<std::uint64_t>(ranks * 100 + cards), Purpose::Dealer, 0);
    const QByteArray text = rules.toUtf8();
    for (int i = 0; i < positions; ++i) {
        State state = randomEnding(text.constData(), ranks, cards, rng);
        state.takings = static_cast<std::int8_t>(takings);
        const auto ending = solveEnding(Durak::look(state, i % 2));
        QVERIFY(ending && ending->exact);
        QCOMPARE(ending->seat, Seat{state.turn});
        ActionList<Durak> legal;
        Durak::legal(state, state.turn, legal);
        QCOMPARE(ending->actions.size(), legal.size());
        double best = 0;
        for (const EndingAction& each : ending->actions) {
            QVERIFY(each.exact && legal.contains(each.action));
            State next = state;
            Durak::act(next, state.turn, each.action, nullptr);
            const double value = bruteForce(next, state.turn);
            QVERIFY2(each.value == value,
                     (QString::number(i) + ": " + QString::fromStdString(toText(each.action))).toUtf8());
            best = std::max(best, value);
        }
        QCOMPARE(ending->value, best);
    }
}

void TestDurakEnding::knownEndingsHaveTheirValues_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("hands"); // of seat 0, which leads, and of seat 1
    QTest::addColumn<QString>("steps"); // before the question
    QTest::addColumn<QString>("values"); // of each action
    const auto row = [](const char* name, const char* rules, const char* hands, const char* steps, const char* values) {
        QTest::newRow(name) << rules << hands << steps << values;
    };
    row("the last card, not to be beaten", "", "Ah/6s 7s", "", "attack Ah 1");
    row("the last card is beaten by the last", "", "6s/7s", "", "attack 6s 0.5");
    row("the last card is beaten and one is left", "", "6s/7s 8d", "", "attack 6s 1");
    row("a pair wins, led from its weaker card", "", "6s 6d/7s 8c", "", "attack 6s 1, attack 6d 1");
    row("the trump ace is led first", "", "6s Ah/7s 8d", "", "attack 6s 0.5, attack Ah 1");
    row("taking loses, covering draws", "", "6s/7s", "0 attack 6s", "take 0, cover 6s with 7s 0.5");
    row("passed on to who has no card", "type=perevodnoy", "6s/6d 9c", "0 attack 6s", "take 0");
    row("passed on", "type=perevodnoy", "6s 7c 8c/6d", "0 attack 6s", "take 0, transfer 6d 1");
    row("the lowest beats the ace", "low-beats-ace=on", "As/6s", "", "attack As 0.5");
}

void TestDurakEnding::knownEndingsHaveTheirValues()
{
    QFETCH(QString, rules);
    QFETCH(QString, hands);
    QFETCH(QString, steps);
    State state = position(rules.toStdString(), hands.toStdString(), "h", 0);
    if (!steps.isEmpty())
        playAll(state, steps.toStdString());
    const auto ending = solveEnding(Durak::look(state, 0));
    QVERIFY(ending);
    QStringList values;
    for (const EndingAction& each : ending->actions)
        values << QString::fromStdString(toText(each.action)) + " " + QString::number(each.value);
    QTEST(values.join(", "), "values");
}

void TestDurakEnding::limitOfTakingsDraws()
{
    // With one taking left the game is drawn when 6s is taken; with two left the ace wins after that.
    State state = position("", "6s Ah/Kc Kd Ks", "h", 0);
    for (const auto& [takings, value] : {std::pair{kMaxTakings - 1, 0.5}, std::pair{kMaxTakings - 2, 1.0}}) {
        state.takings = static_cast<std::int8_t>(takings);
        QCOMPARE(solveEnding(Durak::look(state, 0))->value, value);
    }
}

void TestDurakEnding::linesAreLegalAndReachTheirValue()
{
    Rng rng = Rng::stream(5, Purpose::Dealer, 0);
    for (int i = 0; i < 40; ++i) {
        State state = randomEnding(i % 2 == 0 ? "" : "type=perevodnoy", 9, 12, rng);
        const auto ending = solveEnding(Durak::look(state, 0));
        QVERIFY(ending && ending->exact);
        for (const EndingStep& step : ending->line) {
            QVERIFY(Durak::allows(state, step.seat, step.action));
            Durak::act(state, step.seat, step.action, nullptr);
        }
        QVERIFY(state.phase == Phase::Over);
        QCOMPARE(scoreOf<Durak>(state, ending->seat), ending->value);
    }
}

static bool equal(const Ending& one, const Ending& two)
{
    const auto sameAction = [](const EndingAction& a, const EndingAction& b) {
        return a.action == b.action && a.value == b.value && a.exact == b.exact;
    };
    const auto sameStep = [](const EndingStep& a, const EndingStep& b) { return a.seat == b.seat && a.action == b.action; };
    return one.seat == two.seat && one.value == two.value && one.exact == two.exact
        && std::equal(one.actions.begin(), one.actions.end(), two.actions.begin(), two.actions.end(), sameAction)
        && std::equal(one.line.begin(), one.line.end(), two.line.begin(), two.line.end(), sameStep);
}

void TestDurakEnding::bothSeatsGetTheSameEnding()
{
    Rng rng = Rng::stream(6, Purpose::Dealer, 0);
    for (int i = 0; i < 20; ++i) {
        const State state = randomEnding("", 9, 12, rng);
        QVERIFY(equal(*solveEnding(Durak::look(state, 0)), *solveEnding(Durak::look(state, 1))));
    }
}

/// bestOnly finds the same value and an action with it; every value it calls exact is right.
void TestDurakEnding::bestOnlyAgreesWithTheFullSearch()
{
    Rng rng = Rng::stream(8, Purpose::Dealer, 0);
    EndingOptions options;
    options.bestOnly = true;
    for (int i = 0; i < 200; ++i) {
        const State state = randomEnding(i % 2 == 0 ? "" : "type=perevodnoy,deck=24", i % 2 == 0 ? 9 : 6, 11, rng);
        const View view = Durak::look(state, i % 2);
        const auto all = solveEnding(view);
        const auto best = solveEnding(view, options);
        QVERIFY(all->exact && best->exact);
        QCOMPARE(best->value, all->value);
        QCOMPARE(best->actions.size(), all->actions.size());
        bool found = false;
        for (std::size_t each = 0; each < best->actions.size(); ++each) {
            const EndingAction& action = best->actions[each];
            QVERIFY(action.action == all->actions[each].action);
            QVERIFY(!action.exact || action.value == all->actions[each].value);
            found = found || (action.exact && action.value == all->value);
        }
        QVERIFY(found);
    }
}

void TestDurakEnding::searchIsDeterministic()
{
    Rng rng = Rng::stream(7, Purpose::Dealer, 0);
    const State state = randomEnding("type=perevodnoy", 9, 12, rng);
    const View view = Durak::look(state, 0);
    EndingOptions few;
    few.nodes = 50;
    for (const EndingOptions& options : {EndingOptions{}, few}) {
        const auto first = solveEnding(view, options);
        const auto again = solveEnding(view, options);
        QVERIFY(equal(*first, *again));
        QCOMPARE(first->nodes, again->nodes);
    }
}

void TestDurakEnding::givesUpWhenStoppedOrOutOfNodes()
{
    const State state = position("", "6s 7s 9d Tc Jh Qd/6d 7d 8c 9s Th Ac", "h", 0);
    const View view = Durak::look(state, 0);
    const auto whole = solveEnding(view);
    QVERIFY(whole->exact && whole->nodes > 100);

    parlour::stop_source stop;
    stop.request_stop();
    EndingOptions stopped;
    stopped.stop = stop.get_token();
    EndingOptions few;
    few.nodes = 10;
    for (const EndingOptions& options : {stopped, few}) {
        const auto ending = solveEnding(view, options);
        QVERIFY(!ending->exact && ending->line.empty());
        QVERIFY(ending->nodes <= 11);
        QCOMPARE(ending->actions.size(), whole->actions.size());
        for (const EndingAction& each : ending->actions)
            QVERIFY(!each.exact && each.value == 0.5);
    }
}

void TestDurakEnding::refusesViewsThatAreNoEnding()
{
    const auto refused = [](const State& state) { return !solveEnding(Durak::look(state, 0)).has_value(); };
    QVERIFY(refused(position("", "6s 7s/8d 9d", "6h", 0)));
    QVERIFY(refused(position("", "6s/8d/9d", "h", 0)));
    QVERIFY(refused(Durak::start(rulesOf(""))));
    const State good = position("", "6s 7s/8d 9d", "h", 0);
    QVERIFY(!refused(good));
    State bad = good;
    bad.discarded.remove(Card(kAce, Suit::Clubs)); // its place is unknown then
    QVERIFY(refused(bad));
    bad = good;
    bad.turn = 1;
    QVERIFY(refused(bad));
    bad = good;
    addTo(bad, 0, bad.hands[0].front());
    QVERIFY(refused(bad));
    // Three players, one is out: the win is shared.
    const auto three = solveEnding(Durak::look(position("", "Ah/6s 7s/-", "h", 0), 0));
    QCOMPARE(three->value, 0.5);
}

PARLOUR_TEST(TestDurakEnding)
#include "test_durak_ending.moc"
