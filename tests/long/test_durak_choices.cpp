// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The choice policy of Durak's rollouts: its frequencies are those of the model, its games end, its training resumes.
#include "ai/durak/rollout_policy.h"
#include "ai/durak/training/choice_trainer.h"
#include "ai/tables/tables.h"
#include "engine/base/index.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace parlour;
using namespace parlour::durak;

namespace {

State dealt(const std::string& rules, std::uint64_t seed)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 31);
    State state = Durak::start(rulesOf(rules));
    while (Durak::node(state).isChance())
        Durak::applyChance(state, Durak::draw(state, rng), nullptr);
    return state;
}

} // namespace

class TestDurakChoices : public QObject {
    Q_OBJECT

private slots:
    /// The chance of a choice is the exponential of its utility, divided by the sum over all.
    void choicesAreDrawnByTheirUtilities()
    {
        const State state = dealt("players=4", 3);
        const IndexedRules indexed(state.rules, state.trump());
        IndexedDeck deck;
        const RolloutGame start(indexed, state, deck);
        const auto weights = choiceWeightsFromBytes(tables::bytesOf("durak-choices"));
        QVERIFY(weights);
        const ChoiceContext context(indexed, start);
        std::map<CardIndex, double> chances;
        double sum = 0;
        context.visitChoices([&](Choice choice) {
            double utility = 0;
            context.visitTerms(choice, [&](int weight, int factor) {
                utility += static_cast<double>((*weights)[asIndex(weight)]) * factor;
            });
            sum += chances[choice.card] = std::exp(utility);
        });
        QCOMPARE(chances.size(), std::size_t{6});
        const ChoicePolicy policy(indexed);
        Rng rng = Rng::stream(1, Purpose::Analysis, 32);
        constexpr int kGames = 20'000;
        std::map<CardIndex, int> led;
        for (int game = 0; game < kGames; ++game) {
            RolloutGame next = start;
            policy.play(next, rng);
            ++led[lowestOf(next.open)];
        }
        for (const auto& [card, chance] : chances)
            QVERIFY2(std::abs(1.0 * led[card] / kGames - chance / sum) < 0.02, qPrintable(QString::number(card)));
    }

    void rolloutsEnd_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::newRow("three") << "players=3";
        QTest::newRow("four, 24 cards") << "players=4,deck=24";
        QTest::newRow("five, 52 cards, transfers") << "players=5,deck=52,type=perevodnoy";
        QTest::newRow("six, pass cards") << "players=6,type=perevodnoy,pass-card=on,throw-in=attacker";
    }
    /// Seats may circle for a while, but not in every game to the limit.
    void rolloutsEnd()
    {
        QFETCH(QString, rules);
        int draws = 0;
        for (std::uint64_t number = 0; number < 200; ++number) {
            const State state = dealt(rules.toStdString(), number);
            RolloutParameters parameters;
            parameters.choices = true;
            const RolloutTables tables(Durak::look(state, 0), parameters);
            IndexedDeck deck;
            RolloutGame game(tables.indexed, state, deck);
            Rng rng = Rng::stream(number, Purpose::Analysis, 33);
            playToEnd(game, tables.indexed, tables.policies(), {}, rng);
            double sum = 0;
            for (Seat seat = 0; seat < state.rules.players; ++seat)
                sum += game.score(tables.indexed, seat);
            QVERIFY(std::abs(sum - 1) < 1e-9);
            draws += game.fool < 0 ? 1 : 0;
        }
        QVERIFY2(draws < 40, qPrintable(QString::number(draws)));
    }

    void pairsAndTeamsKeepTheOtherPolicies()
    {
        QVERIFY(!ChoicePolicy::coversRules(rulesOf("")));
        QVERIFY(!ChoicePolicy::coversRules(rulesOf("players=4,teams=2x2")));
        QVERIFY(ChoicePolicy::coversRules(rulesOf("players=3")));
    }

    void trainingDoesNotDependOnStops()
    {
        ChoiceTrainer whole(5);
        whole.train(2, {});
        ChoiceTrainer first(5);
        first.train(1, {});
        auto resumed = ChoiceTrainer::fromBytes(first.toBytes());
        QVERIFY(resumed);
        resumed->train(2, {});
        QVERIFY(resumed->toBytes() == whole.toBytes());
        QVERIFY(toBytes(whole.weights()) != toBytes(first.weights()));
        QVERIFY(whole.agreement() > 0.5); // a fair choice among three or so has less
        auto damaged = whole.toBytes();
        damaged[100] ^= 1;
        QVERIFY(!ChoiceTrainer::fromBytes(damaged));
        auto table = toBytes(whole.weights());
        QVERIFY(choiceWeightsFromBytes(table));
        table.back() ^= 1;
        QVERIFY(!choiceWeightsFromBytes(table));
    }
};

PARLOUR_TEST(TestDurakChoices)
#include "test_durak_choices.moc"
