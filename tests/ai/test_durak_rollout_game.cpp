// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rollout game against the rules, step by step, under every option.
#include "ai/durak/rollout_policy.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakRolloutGame : public QObject {
    Q_OBJECT

private slots:
    void matchesTheRulesAtEveryStep();
    void rolloutsEndWithScoresThatSumToOne();
};

/// Draws random valid rules.
static Rules anyRules(Rng& rng)
{
    for (;;) {
        RuleMap map;
        for (const RuleOption& option : Durak::options())
            map[option.key] = option.values[rng.below(static_cast<std::uint32_t>(option.values.size()))].value;
        map["redeal"] = "off"; // rollout games begin at the first lead
        if (const auto rules = Durak::parseRules(map))
            return *rules;
    }
}

static State dealt(const Rules& rules, Rng& rng)
{
    State state = Durak::start(rules);
    while (Durak::node(state).isChance())
        Durak::applyChance(state, Durak::draw(state, rng), nullptr);
    return state;
}

static bool isSame(const RolloutGame& one, const RolloutGame& two)
{
    return one.hands == two.hands && one.open == two.open && one.laid == two.laid && one.fitting == two.fitting
        && one.sizes == two.sizes && one.phase == two.phase && one.turn == two.turn && one.attacker == two.attacker
        && one.defender == two.defender && one.stock == two.stock && one.attacks == two.attacks && one.limit == two.limit
        && one.takings == two.takings && one.taking == two.taking && one.freshDiscard == two.freshDiscard
        && one.mayPass == two.mayPass && one.inPlay == two.inPlay && one.done == two.done && one.mayShow == two.mayShow;
}

/// The number of legal actions.
static int choices(const RolloutGame& game, const IndexedRules& indexed)
{
    if (game.phase == Phase::Lead)
        return std::popcount(game.hand());
    if (game.phase == Phase::Throw)
        return 1 + std::popcount(game.throwing());
    int count = 1 + std::popcount(game.passing(indexed, false)) + std::popcount(game.passing(indexed, true));
    for (Bits open = game.open; open != 0; open &= open - 1)
        count += std::popcount(game.covering(indexed, lowestOf(open)));
    return count;
}

void TestDurakRolloutGame::matchesTheRulesAtEveryStep()
{
    std::array<int, 8> kinds{};
    for (std::uint64_t number = 0; number < 400; ++number) {
        Rng rng = Rng::stream(number, Purpose::Analysis, 3);
        const Rules rules = anyRules(rng);
        State state = dealt(rules, rng);
        const IndexedRules indexed(rules, state.trump());
        IndexedDeck deck;
        RolloutGame game(indexed, state, deck);
        while (state.phase != Phase::Over) {
            ActionList<Durak> legal;
            Durak::legal(state, state.turn, legal);
            QCOMPARE(choices(game, indexed), legal.count());
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            ++kinds[static_cast<std::size_t>(action.kind)];
            Durak::act(state, state.turn, action, nullptr);
            game.act(indexed, action);
            IndexedDeck other;
            if (state.phase != Phase::Over)
                QVERIFY2(isSame(game, RolloutGame(indexed, state, other)), qPrintable(QString::number(number)));
        }
        QVERIFY(game.phase == Phase::Over);
        for (Seat seat = 0; seat < rules.players; ++seat)
            QCOMPARE(game.score(indexed, seat), scoreOf<Durak>(state, seat));
    }
    for (std::size_t kind = 0; kind <= static_cast<std::size_t>(Action::Kind::Show); ++kind)
        QVERIFY2(kinds[kind] > 10, qPrintable(QString::number(kind)));
}

void TestDurakRolloutGame::rolloutsEndWithScoresThatSumToOne()
{
    for (std::uint64_t number = 0; number < 400; ++number) {
        Rng rng = Rng::stream(number, Purpose::Analysis, 4);
        const Rules rules = anyRules(rng);
        const State state = dealt(rules, rng);
        const IndexedRules indexed(rules, state.trump());
        const PriceTable prices({}, rules, state.stock);
        const ValuePolicy value(indexed);
        const PriceTable plain(kPlainParameters, rules, state.stock);
        PolicyBySeat policies{};
        for (Policy& policy : policies)
            policy = static_cast<Policy>(rng.below(3));
        IndexedDeck deck;
        const RolloutGame start(indexed, state, deck);
        RolloutGame game = start;
        Rng luck = rng;
        playToEnd(game, indexed, {prices, plain, value}, policies, luck);
        double sum = 0;
        for (Seat seat = 0; seat < rules.players; ++seat)
            sum += game.score(indexed, seat);
        QVERIFY(std::abs(sum - 1) < 1e-9);
        RolloutGame again = start;
        playToEnd(again, indexed, {prices, plain, value}, policies, rng); // the same random numbers
        QVERIFY(isSame(game, again));
    }
}

PARLOUR_TEST(TestDurakRolloutGame)
#include "test_durak_rollout_game.moc"
