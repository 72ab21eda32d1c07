// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Play-outs go by the rules: a quick game is followed beside the rules themselves, step by step, under every option.
#include "ai/durak/quick_play.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakQuickGame : public QObject {
    Q_OBJECT

private slots:
    void followsTheRules();
    void playOutsEnd();
};

/// Any valid rules: every option drawn, again until they fit together.
static Rules anyRules(Rng& rng)
{
    for (;;) {
        RuleMap map;
        for (const RuleOption& option : Durak::options())
            map[option.key] = option.values[rng.below(static_cast<std::uint32_t>(option.values.size()))].value;
        map["redeal"] = "off"; // quick games begin with the first lead
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

static bool isSame(const QuickGame& one, const QuickGame& two)
{
    return one.hands == two.hands && one.open == two.open && one.laid == two.laid && one.fitting == two.fitting
        && one.sizes == two.sizes && one.phase == two.phase && one.turn == two.turn && one.attacker == two.attacker
        && one.defender == two.defender && one.stock == two.stock && one.attacks == two.attacks && one.limit == two.limit
        && one.takings == two.takings && one.taking == two.taking && one.freshDiscard == two.freshDiscard
        && one.mayPass == two.mayPass && one.inPlay == two.inPlay && one.done == two.done && one.mayShow == two.mayShow;
}

/// How many actions there are.
static int choices(const QuickGame& game, const QuickRules& quick)
{
    if (game.phase == Phase::Lead)
        return std::popcount(game.hand());
    if (game.phase == Phase::Throw)
        return 1 + std::popcount(game.throwing());
    int count = 1 + std::popcount(game.passing(quick, false)) + std::popcount(game.passing(quick, true));
    for (Bits open = game.open; open != 0; open &= open - 1)
        count += std::popcount(game.covering(quick, lowestOf(open)));
    return count;
}

void TestDurakQuickGame::followsTheRules()
{
    std::array<int, 8> kinds{};
    for (std::uint64_t number = 0; number < 400; ++number) {
        Rng rng = Rng::stream(number, Purpose::Analysis, 3);
        const Rules rules = anyRules(rng);
        State state = dealt(rules, rng);
        const QuickRules quick(rules, state.trump());
        QuickDeck deck;
        QuickGame game(quick, state, deck);
        while (state.phase != Phase::Over) {
            ActionList<Durak> legal;
            Durak::legal(state, state.turn, legal);
            QCOMPARE(choices(game, quick), legal.count());
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            ++kinds[static_cast<std::size_t>(action.kind)];
            Durak::act(state, state.turn, action, nullptr);
            game.act(quick, action);
            QuickDeck other;
            if (state.phase != Phase::Over)
                QVERIFY2(isSame(game, QuickGame(quick, state, other)), qPrintable(QString::number(number)));
        }
        QVERIFY(game.phase == Phase::Over);
        for (Seat seat = 0; seat < rules.players; ++seat)
            QCOMPARE(game.score(quick, seat), scoreOf<Durak>(state, seat));
    }
    for (std::size_t kind = 0; kind <= static_cast<std::size_t>(Action::Kind::Show); ++kind)
        QVERIFY2(kinds[kind] > 10, qPrintable(QString::number(kind)));
}

void TestDurakQuickGame::playOutsEnd()
{
    for (std::uint64_t number = 0; number < 400; ++number) {
        Rng rng = Rng::stream(number, Purpose::Analysis, 4);
        const Rules rules = anyRules(rng);
        const State state = dealt(rules, rng);
        const QuickRules quick(rules, state.trump());
        const Prices prices({}, rules, state.stock);
        const ValueRule value(quick);
        const Prices plain(kPlainManner, rules, state.stock);
        RuleBySeat ways{};
        for (Rule& way : ways)
            way = static_cast<Rule>(rng.below(3));
        QuickDeck deck;
        const QuickGame start(quick, state, deck);
        QuickGame game = start;
        Rng luck = rng;
        playToEnd(game, quick, {prices, plain, value}, ways, luck);
        double sum = 0;
        for (Seat seat = 0; seat < rules.players; ++seat)
            sum += game.score(quick, seat);
        QVERIFY(std::abs(sum - 1) < 1e-9);
        QuickGame again = start;
        playToEnd(again, quick, {prices, plain, value}, ways, rng); // the same luck
        QVERIFY(isSame(game, again));
    }
}

PARLOUR_TEST(TestDurakQuickGame)
#include "test_durak_quick_game.moc"
