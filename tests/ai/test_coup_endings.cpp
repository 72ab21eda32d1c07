// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Endings of Coup with one card each: the solver of a turn, the value network, and the belief tracker.
#include "ai/coup/analyst.h"
#include "ai/coup/training/ending_trainer.h"
#include "ai/tables/tables.h"
#include "engine/coup/coup.h"
#include "tests/engine/coup_table.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>

using namespace parlour;
using namespace parlour::coup;
using namespace parlour::coup::test;

namespace {

using Kind = Action::Kind;

Duel endingWith(std::uint8_t mine, std::uint8_t theirs)
{
    Duel duel;
    duel.coins = {mine, theirs};
    duel.lost = {Role::Duke, Role::Captain};
    return duel;
}

/// The cards that are neither face up nor in the viewer's hand.
Counts unseenBy(const View& view)
{
    Counts unseen = leftOf(*duelOf(view));
    for (const Role card : view.hand)
        --unseen[static_cast<std::size_t>(card)];
    return unseen;
}

/// The probability that `cards` of them include a role.
double chanceToHold(const Counts& unseen, std::size_t role, int cards)
{
    int all = std::accumulate(unseen.begin(), unseen.end(), 0);
    double without = 1;
    for (int card = 0; card < cards; ++card, --all)
        without *= static_cast<double>(all - unseen[role]) / all;
    return 1 - without;
}

/// The best response to the solution of one turn. Later turns have the values of the network.
class TurnBestResponse {
public:
    TurnBestResponse(const EndingSolver& ending, const EndingNet& net, std::size_t me) : ending_(ending), net_(net), me_(me)
    {
    }

    double share(const Duel& turn)
    {
        Lanes all;
        all.fill({1, 1, 1, 1, 1});
        ways_ = waysOf(turn);
        const Lane best = value(turn, all, true);
        const Lane weights = opponentReach(all[1 - me_]);
        return std::accumulate(best.begin(), best.end(), 0.0) / std::accumulate(weights.begin(), weights.end(), 0.0);
    }

private:
    Lane opponentReach(const Lane& others) const
    {
        Lane out{};
        for (std::size_t mine = 0; mine < kRoles; ++mine)
            for (std::size_t theirs = 0; theirs < kRoles; ++theirs)
                out[mine] += ways_.at[mine][theirs] * others[theirs];
        return out;
    }
    Lane after(const Duel& duel, const Lanes& reach) const
    {
        const std::size_t me = 1 - me_; // of the next turn
        Lanes chances{};
        for (std::size_t player = 0; player < 2; ++player) {
            const Lane weights = opponentReach(reach[player]);
            float sum = 0;
            for (std::size_t card = 0; card < kRoles; ++card)
                sum += reach[1 - player][card] * weights[card];
            for (std::size_t card = 0; card < kRoles && sum > 0; ++card)
                chances[player][card] = reach[1 - player][card] * weights[card] / sum;
        }
        Lane out = opponentReach(reach[1 - me_]);
        const Lane value = isEnding(duel) ? net_.values(net_.rowsOf(duel), chances)[me]
            : me == 0                     ? Lane{1, 1, 1, 1, 1}
                                          : Lane{};
        for (std::size_t card = 0; card < kRoles; ++card)
            out[card] *= value[card];
        return out;
    }
    Lane challenged(const Duel& duel, const Lanes& reach) const
    {
        const std::size_t truth = handOf(claimedIn(duel));
        Lane out = opponentReach(reach[1 - me_]);
        if (claimantOf(duel) == me_) {
            const float won = out[truth];
            out = {};
            out[truth] = won;
            return out;
        }
        Lane bluffs = reach[1 - me_];
        bluffs[truth] = 0;
        return opponentReach(bluffs);
    }
    Lane value(const Duel& duel, const Lanes& reach, bool isFirst = false) const
    {
        if (duel.stage == Stage::Over)
            return duel.loser == me_ ? Lane{} : opponentReach(reach[1 - me_]);
        if (duel.stage == Stage::Turn && !isFirst)
            return after(duel, reach);
        if (duel.stage == Stage::Return)
            return exchanged(duel, reach);
        const std::size_t decider = duel.decider();
        const ByAction strategy = ending_.strategyAt(duel);
        Lane out{};
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            const bool isExchange = duel.stage == Stage::Turn && action == static_cast<std::size_t>(Kind::Exchange);
            if ((duel.stage == Stage::Turn && !isAllowed(duel, action))
                || (isExchange && me_ == 0)) // never exchanges itself
                continue;
            Lanes then = reach;
            for (std::size_t card = 0; card < kRoles; ++card)
                then[decider][card] *= strategy[action][card] + (decider == me_ ? 1e-3F : 0);
            const Lane childValues =
                isChallenge(duel, action) ? challenged(duel, then) : value(successor(duel, action), then);
            for (std::size_t card = 0; card < kRoles; ++card)
                out[card] = decider == me_ ? std::max(out[card], childValues[card]) : out[card] + childValues[card];
        }
        return out;
    }
    /// The opponent exchanges by the solution.
    Lane exchanged(const Duel& duel, const Lanes& reach) const
    {
        const ByAction strategy = ending_.strategyAt(duel);
        Lane kept{};
        for (const Transition& transition : drawsOf(duel))
            for (std::size_t card = 0; card < kRoles; ++card)
                kept[card] += reach[0][transition.mine] * reach[1][transition.theirs]
                    * ways_.at[transition.mine][transition.theirs] * transition.chance * strategy[card][transition.result];
        const Lane otherReach = opponentReach(reach[1]);
        Lanes then = reach;
        for (std::size_t card = 0; card < kRoles; ++card)
            then[0][card] = kept[card] / otherReach[card];
        Lane out = after(successor(duel, 0), then);
        const Lane before = opponentReach(reach[0]);
        const Lane now = opponentReach(then[0]);
        for (std::size_t card = 0; card < kRoles; ++card)
            out[card] *= before[card] / now[card];
        return out;
    }

    const EndingSolver& ending_;
    const EndingNet& net_;
    std::size_t me_;
    Matrix ways_;
};

/// The problem of a solution: frequencies must sum to 1 and have a mean value close to the best one.
std::string problemOf(const BeliefTracker::Solution& solution, const View& view, const Actions& legal)
{
    const float sum = std::accumulate(solution.frequencies.begin(), solution.frequencies.end(), 0.0F);
    const float mean =
        std::inner_product(solution.frequencies.begin(), solution.frequencies.end(), solution.values.begin(), 0.0F);
    float best = 0;
    for (std::size_t i = 0; i < legal.size(); ++i)
        best = std::max(best, solution.values[indexIn(view, legal, i)]);
    if (std::abs(sum - 1) > 1e-4F || *std::min_element(solution.frequencies.begin(), solution.frequencies.end()) < 0)
        return "done " + std::to_string(sum);
    return best <= 1 && mean > best - 0.1F ? "" : "worth " + std::to_string(mean) + " of " + std::to_string(best);
}

/// Whether the game is lost by a bluffed Contessa, which costs both cards; the rules still ask in which order.
bool isLost(const View& view)
{
    const auto duel = duelOf(view);
    return duel && duel->stage == Stage::Lose && duel->action == Action::Kind::Assassinate
        && duel->continuation == Continuation::Effect;
}

} // namespace

class TestCoupEndings : public QObject {
    Q_OBJECT
private slots:
    /// The opponent coups next, so this turn must win: with an Assassin, unless the opponent has a Contessa. The network
    /// does not matter.
    void lastTurnBeforeACoupIsSolved()
    {
        const Duel duel = endingWith(3, 9);
        for (const std::uint64_t seed : {1U, 2U}) {
            const EndingNet net(seed);
            EndingSolver ending(duel, uniformRanges(), net);
            ending.solve(200);
            const Lanes values = ending.values();
            const Matrix& ways = waysOf(duel);
            const std::size_t assassin = handOf(Role::Assassin);
            const float all = std::accumulate(ways.at[assassin].begin(), ways.at[assassin].begin() + kRoles, 0.0F);
            const float safe = 1 - ways.at[assassin][handOf(Role::Contessa)] / all;
            for (const Role role : {Role::Ambassador, Role::Assassin, Role::Captain, Role::Contessa, Role::Duke}) {
                const float expected = role == Role::Assassin ? safe : 0;
                const float value = values[0][handOf(role)];
                QVERIFY2(std::abs(value - expected) < 0.04F, std::to_string(value).c_str());
            }
            QVERIFY(values[1][handOf(Role::Contessa)] > 0.96F);
        }
    }

    /// At the beginning of the turn it is the value of the turn.
    void otherPlayerHasItsValueAtADecision()
    {
        const Duel duel = endingWith(3, 5);
        const EndingNet net(1);
        EndingSolver ending(duel, uniformRanges(), net);
        ending.solve();
        for (const Role role : {Role::Ambassador, Role::Assassin, Role::Captain, Role::Contessa, Role::Duke})
            QVERIFY(std::abs(ending.otherValueAt(duel)[handOf(role)] - ending.values()[1][handOf(role)]) < 1e-4F);
    }

    /// The gain of a best response is below 1.5 %.
    void bestResponseToATurnGainsLittle_data()
    {
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::newRow("2 to 2") << 2 << 2;
        QTest::newRow("3 to 5") << 3 << 5;
        QTest::newRow("4 to 4") << 4 << 4;
        QTest::newRow("6 to 3") << 6 << 3;
    }
    void bestResponseToATurnGainsLittle()
    {
        QFETCH(int, mine);
        QFETCH(int, theirs);
        const auto net = EndingNet::shipped();
        const Duel duel = endingWith(static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(theirs));
        EndingSolver ending(duel, uniformRanges(), *net);
        ending.solve();
        const double gain =
            (TurnBestResponse(ending, *net, 0).share(duel) + TurnBestResponse(ending, *net, 1).share(duel) - 1) / 2;
        QVERIFY2(gain < 0.015, std::to_string(gain).c_str());
    }

    void sharesSumToOne()
    {
        const EndingNet net(3);
        EndingSolver ending(endingWith(2, 4), uniformRanges(), net);
        ending.solve(30);
        const Lanes chances = ending.probabilities();
        const Lanes values = ending.values();
        float sum = 0;
        for (std::size_t player = 0; player < 2; ++player)
            for (std::size_t card = 0; card < kRoles; ++card)
                sum += chances[player][card] * values[player][card];
        QVERIFY2(std::abs(sum - 1) < 0.01F, std::to_string(sum).c_str());
    }

    void illegalActionsHaveProbabilityZero()
    {
        const EndingNet net(4);
        const Duel duel = endingWith(2, 3);
        EndingSolver ending(duel, uniformRanges(), net);
        ending.solve(30);
        for (std::size_t card = 0; card < kRoles; ++card) {
            const ByAction strategy = ending.strategyAt(duel);
            float sum = 0;
            for (std::size_t action = 0; action < actionsOf(duel); ++action)
                sum += strategy[action][card];
            QVERIFY(std::abs(sum - 1) < 1e-5F);
            QCOMPARE(strategy[static_cast<std::size_t>(Kind::Assassinate)][card], 0.0F);
            QCOMPARE(strategy[static_cast<std::size_t>(Kind::Coup)][card], 0.0F);
        }
        const Duel exchange = successor(successor(duel, static_cast<std::size_t>(Kind::Exchange)), 0);
        QCOMPARE(exchange.stage, Stage::Return);
        const ByAction kept = ending.strategyAt(exchange);
        for (std::size_t pool = 0; pool < kSmallPools; ++pool)
            for (std::size_t card = 0; card < kRoles; ++card)
                QVERIFY(kept[card][pool] == 0 || actionMaskOf(exchange).legal[card][pool] > 0);
        QVERIFY(ending.strategyAt(successor(endingWith(5, 3), 0)) == ByAction{}); // of another turn
    }

    void trainingIsTheSameWithThreadsAndStops()
    {
        EndingTrainer whole(5, 4);
        whole.train(3, 1, {});
        QCOMPARE(whole.batches(), std::int64_t{3});
        EndingTrainer parts(5, 4);
        parts.train(1, 2, {});
        auto again = EndingTrainer::fromBytes(parts.toBytes());
        QVERIFY(bool(again));
        again->train(3, 3, {});
        QVERIFY(again->toBytes() == whole.toBytes());
        EndingTrainer other(6, 4);
        other.train(3, 1, {});
        QVERIFY(other.net().toBytes() != whole.net().toBytes());
    }

    void trainingHalvesTheError()
    {
        EndingTrainer trainer(7, 12);
        trainer.train(1, 1, {});
        const double first = trainer.error();
        trainer.train(8, 1, {});
        QVERIFY2(trainer.error() < first / 2, std::to_string(trainer.error() / first).c_str());
    }

    void damagedBytesAreRefused()
    {
        EndingTrainer trainer(8, 2);
        trainer.train(1, 1, {});
        const auto net = trainer.net().toBytes();
        const auto training = trainer.toBytes();
        QVERIFY(EndingNet::fromBytes(net)->toBytes() == net);
        for (const std::size_t at : {std::size_t{0}, std::size_t{4}, net.size() / 2, net.size() - 1}) {
            auto damaged = net;
            damaged[at] ^= 1;
            QVERIFY(!EndingNet::fromBytes(damaged));
            damaged = training;
            damaged[at] ^= 1;
            QVERIFY(!EndingTrainer::fromBytes(damaged));
        }
        for (std::size_t length = 0; length < training.size(); length += 50'021) {
            QVERIFY(!EndingNet::fromBytes(std::span(net).first(std::min(length, net.size() - 1))));
            QVERIFY(!EndingTrainer::fromBytes(std::span(training).first(length)));
        }
    }

    /// After any course of the game there is a solution in endings, and it does not depend on earlier queries.
    void trackerSolvesEveryEnding()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf("coup"));
        const auto net = EndingNet::shipped();
        QVERIFY(bool(table) && bool(net));
        const Policy policy(&*table);
        std::array<BeliefTracker, 2> trackers{BeliefTracker(&*table, &*net), BeliefTracker(&*table, &*net)};
        int endings = 0;
        const auto check = [&](const View& view, const Actions& legal) {
            const auto duel = duelOf(view);
            const auto solution = trackers[static_cast<std::size_t>(view.seat)].solutionOf(view);
            const bool isEndingNow = !duel->hasTwo(0) && !duel->hasTwo(1) && duel->coins[0] < kCoupCost
                && (duel->stage == Stage::Turn || solution);
            QCOMPARE(solution.has_value(), isEndingNow);
            if (!solution)
                return;
            ++endings;
            const std::string problem = problemOf(*solution, view, legal);
            QVERIFY2(problem.empty(), problem.c_str());
            QVERIFY(chancesOf(view, legal, solution->frequencies).has_value());
            if (endings % 4 == 0)
                QVERIFY(BeliefTracker(&*table, &*net).solutionOf(view) == solution);
        };
        for (std::uint64_t game = 0; game < 40; ++game) {
            Rng rng = Rng::stream(9, Purpose::Match, game);
            State state = Coup::start({2, Mode::Tabletop});
            playOn(state, rng, [&](const State& now, Seat seat, const Actions& legal) {
                const View view = Coup::look(now, seat);
                check(view, legal);
                return legal[rng.below(4) == 0 ? rng.below(static_cast<std::uint32_t>(legal.size()))
                                               : pick(policy.chances(view, legal, {}), rng.unit())];
            });
        }
        QVERIFY2(endings > 40, std::to_string(endings).c_str());
    }

    /// Tracked beliefs have a lower squared error than card counting, and exclude impossible cards.
    void trackedBeliefsBeatCardCounting()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf("coup"));
        const auto net = EndingNet::shipped();
        QVERIFY(bool(table) && bool(net));
        const Policy policy(&*table);
        BeliefTracker tracker(&*table, &*net);
        double trackedError = 0;
        double countingError = 0;
        const auto check = [&](const State& now, const View& view) {
            const auto chances = tracker.roleProbabilities(view);
            if (isLost(view))
                return;
            QVERIFY(chances.has_value());
            const Hand& held = now.hands[1];
            const Counts unseen = unseenBy(view);
            for (std::size_t role = 0; role < kRoles; ++role) {
                const double isHeld = held.contains(static_cast<Role>(role)) ? 1 : 0;
                const double chance = (*chances)[role];
                QVERIFY(chance >= 0 && chance < 1.00001 && (unseen[role] > 0 || chance == 0));
                trackedError += (chance - isHeld) * (chance - isHeld);
                const double counting = chanceToHold(unseen, role, static_cast<int>(held.size()));
                countingError += (counting - isHeld) * (counting - isHeld);
            }
            const double sum = std::accumulate(chances->begin(), chances->end(), 0.0);
            QVERIFY(held.size() == 2 ? sum > 1 && sum < 2.00001 : std::abs(sum - 1) < 1e-5);
        };
        for (std::uint64_t game = 0; game < 30; ++game) {
            Rng rng = Rng::stream(11, Purpose::Match, game);
            State state = Coup::start({2, Mode::Tabletop});
            playOn(state, rng, [&](const State& now, Seat seat, const Actions& legal) {
                const View view = Coup::look(now, seat);
                if (seat == 0)
                    check(now, view);
                return legal[pick(policy.chances(view, legal, {}), rng.unit())];
            });
        }
        QVERIFY2(trackedError < 0.85 * countingError,
                 qPrintable(QString("%1 followed, %2 counted").arg(trackedError).arg(countingError)));
    }

    void analystReportsTheSolution()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf("coup"));
        const auto net = EndingNet::shipped();
        CoupAnalyst analyst(&*table, &*net, nullptr);
        Table game(Mode::Tabletop, "duke captain / assassin contessa");
        game.play("0 tax, 1 challenge, 1 lose contessa, * draw duke, 1 income, 0 exchange, 1 challenge, 0 lose captain");
        QCOMPARE(game.problem, std::string());
        const Actions legal = game.legal(1);
        const View view = Coup::look(game.state, 1);
        const Analysis analysis = analyst.evaluate({view, legal, {1, 1}, {}, nullptr, 0, 10});
        const auto solution = BeliefTracker(&*table, &*net).solutionOf(view);
        QVERIFY(solution.has_value());
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const std::size_t index = indexIn(view, legal, i);
            QCOMPARE(analysis.actions[i].share.value, static_cast<double>(solution->values[index]));
            QCOMPARE(analysis.actions[i].frequency, static_cast<double>(solution->frequencies[index]));
        }
        const Comparison comparison = *analyst.comparisonOf({view, legal, {1, 1}, {}, nullptr, 0, 100}, 0, 1);
        const double lost = analysis.actions[0].share.value - analysis.actions[1].share.value;
        QVERIFY(std::abs(comparison.difference() - lost) < 1e-9);
        QVERIFY(comparison.chances[0].second.value > 0); // how often nobody objects
        const auto held = BeliefTracker(&*table, &*net).roleProbabilities(view);
        QVERIFY(held.has_value());
        QCOMPARE(analysis.beliefs.rows.size(), std::size_t{1});
        QCOMPARE(analysis.beliefs.rows.front().seat, Seat{0});
        QVERIFY(std::equal(held->begin(), held->end(), analysis.beliefs.rows.front().chances.begin()));
    }

    /// Another mode, more players, a view made by hand, no table.
    void trackerRefusesOtherGames()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf("coup"));
        const EndingNet net(1);
        for (const Mode mode : {Mode::Tabletop, Mode::Crate}) {
            Table made(mode, "duke / captain", "2 2");
            QVERIFY(!BeliefTracker(&*table, &net).solutionOf(Coup::look(made.state, 0)));
        }
        Table three(Mode::Tabletop, "duke / captain / contessa", "2 2 2");
        QVERIFY(!BeliefTracker(&*table, &net).solutionOf(Coup::look(three.state, 0)));
        QVERIFY(!BeliefTracker(nullptr, &net).solutionOf(Coup::look(three.state, 0)));
    }
};

PARLOUR_TEST(TestCoupEndings)
#include "test_coup_endings.moc"
