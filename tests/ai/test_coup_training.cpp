// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Training of Coup: public states agree with the rules, and on a game small enough for an exact best response the
// exploitability is low.
#include "ai/coup/duel/duel.h"
#include "ai/coup/duel/ending_solver.h"
#include "ai/coup/training/strategy_maker.h"
#include "ai/coup/training/trainer.h"
#include "engine/coup/coup.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>

using namespace parlour;
using namespace parlour::coup;

namespace {

/// The best response to a strategy with one card each, with at most one exchange of its own. Exact, with perfect recall.
class BestResponse {
public:
    explicit BestResponse(const Strategy& strategy) : strategy_(strategy) {}

    /// Its share as player `me` from `start` on. Lines with a negligible reach probability of the opponent count as won.
    double share(const Duel& start, std::size_t me)
    {
        std::vector<Infoset> rows;
        double all = 0;
        for (std::size_t card = 0; card < kRoles; ++card) {
            rows.push_back({card, {}});
            for (std::size_t other = 0; other < kRoles; ++other)
                all += rows.back().chances[other] = me == 0 ? waysOf(start).at[card][other] : waysOf(start).at[other][card];
        }
        minReach_ = all * 5e-4;
        const auto values = best(start, me, rows);
        return std::accumulate(values.begin(), values.end(), 0.0) / all;
    }

private:
    struct Infoset {
        std::size_t card;
        std::array<double, kRoles> chances; ///< the opponent's reach probability by its card
        double sum() const { return std::accumulate(chances.begin(), chances.end(), 0.0); }
    };
    using Rows = std::vector<Infoset>;
    using Values = std::vector<double>;

    static bool exchanges(std::size_t action) { return static_cast<Action::Kind>(action) == Action::Kind::Exchange; }
    static Values sums(const Rows& rows)
    {
        Values sums;
        for (const Infoset& row : rows)
            sums.push_back(row.sum());
        return sums;
    }
    static void add(Values& to, const Values& more)
    {
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] += more[i];
    }

    Mix mixOf(const Duel& duel, std::size_t hand, std::size_t choices) const
    {
        Mix even;
        even.fill(1 / static_cast<float>(choices));
        return strategy_.find(duel, hand).value_or(even);
    }

    Values next(const Duel& duel, std::size_t me, const Rows& rows)
    {
        if (duel.stage != Stage::Turn)
            return best(duel, me, rows);
        if (turns_ == kMaxTurns)
            return sums(rows);
        ++turns_;
        const Values values = best(duel, 1 - me, rows);
        --turns_;
        return values;
    }

    Values best(const Duel& duel, std::size_t me, const Rows& rows)
    {
        const Values all = sums(rows);
        if (duel.stage == Stage::Over)
            return duel.loser == me ? Values(rows.size(), 0.0) : all;
        if (std::accumulate(all.begin(), all.end(), 0.0) < minReach_)
            return all;
        if (duel.stage == Stage::Return)
            return me == 0 ? ownExchange(duel, rows) : theirExchange(duel, rows);
        return duel.decider() == me ? own(duel, me, rows) : theirs(duel, me, rows);
    }

    Values own(const Duel& duel, std::size_t me, const Rows& rows)
    {
        Values most(rows.size(), 0.0);
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            if (duel.stage == Stage::Turn && (!isAllowed(duel, action) || (exchanges(action) && rows.size() > kRoles)))
                continue;
            const Values values =
                isChallenge(duel, action) ? challenged(duel, me, rows) : next(successor(duel, action), me, rows);
            for (std::size_t i = 0; i < most.size(); ++i)
                most[i] = std::max(most[i], values[i]);
        }
        return most;
    }

    Values theirs(const Duel& duel, std::size_t me, const Rows& rows)
    {
        Values sum(rows.size(), 0.0);
        std::array<Mix, kRoles> mixes{};
        std::array<Choices, kRoles> choices;
        for (std::size_t card = 0; card < kRoles; ++card) {
            choices[card] = actionMaskOf(duel).choices[card];
            mixes[card] = mixOf(duel, card, choices[card].size());
        }
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            if (duel.stage == Stage::Turn && !isAllowed(duel, action))
                continue;
            Rows then = rows;
            for (Infoset& row : then)
                for (std::size_t card = 0; card < kRoles; ++card)
                    for (std::size_t i = 0; i < choices[card].size(); ++i)
                        if (choices[card][i] == action)
                            row.chances[card] *= static_cast<double>(mixes[card][i]);
            add(sum, isChallenge(duel, action) ? challenged(duel, me, then) : next(successor(duel, action), me, then));
        }
        return sum;
    }

    /// With one card each a challenge ends the game.
    static Values challenged(const Duel& duel, std::size_t me, const Rows& rows)
    {
        const std::size_t winnerIfTrue = 1 - afterTruth(duel).loser;
        const std::size_t winnerIfNot = 1 - afterBluff(duel).loser;
        Values values(rows.size(), 0.0);
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (std::size_t card = 0; card < kRoles; ++card) {
                const bool isTrue = hasRole(false, claimantOf(duel) == me ? rows[i].card : card, claimedIn(duel));
                values[i] += (isTrue ? winnerIfTrue : winnerIfNot) == me ? rows[i].chances[card] : 0;
            }
        return values;
    }

    Values ownExchange(const Duel& duel, const Rows& rows)
    {
        Rows then;
        std::vector<std::pair<std::size_t, std::size_t>> from; // row and pool
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::array<std::array<double, kRoles>, kSmallPools> pools{};
            for (const Transition& transition : drawsOf(duel))
                if (transition.mine == rows[i].card)
                    pools[transition.result][transition.theirs] +=
                        rows[i].chances[transition.theirs] * static_cast<double>(transition.chance);
            for (std::size_t pool = 0; pool < kSmallPools; ++pool)
                for (const std::uint8_t kept : actionMaskOf(duel).choices[pool]) {
                    then.push_back({kept, pools[pool]});
                    from.emplace_back(i, pool);
                }
        }
        const Values values = next(successor(duel, 0), 0, then);
        Values sum(rows.size(), 0.0);
        for (std::size_t k = 0; k < then.size();) {
            double most = 0;
            const auto pool = from[k];
            for (; k < then.size() && from[k] == pool; ++k)
                most = std::max(most, values[k]);
            sum[pool.first] += most;
        }
        return sum;
    }

    Values theirExchange(const Duel& duel, const Rows& rows)
    {
        Rows then = rows;
        for (Infoset& row : then) {
            const auto before = row.chances;
            row.chances = {};
            for (const Transition& transition : drawsOf(duel)) {
                if (transition.theirs != row.card)
                    continue;
                const Choices& choices = actionMaskOf(duel).choices[transition.result];
                const Mix mix = mixOf(duel, transition.result, choices.size());
                for (std::size_t i = 0; i < choices.size(); ++i)
                    row.chances[choices[i]] +=
                        before[transition.mine] * static_cast<double>(transition.chance) * static_cast<double>(mix[i]);
            }
        }
        return next(successor(duel, 0), 1, then);
    }

    static constexpr int kMaxTurns = 5; ///< longer lines count as won

    const Strategy& strategy_;
    double minReach_ = 0;
    int turns_ = 0;
};

Duel oneCardEach()
{
    Duel duel;
    duel.lost = {Role::Contessa, Role::Captain};
    duel.coins = {6, 6};
    return duel;
}

RegretTable trained(std::int64_t batches, const Duel& start)
{
    RegretTable table(1);
    TrainOptions options;
    options.start = start;
    train(table, batches, options);
    return table;
}

/// The sum of the exploitabilities of both players, in shares of the win.
double exploitabilityOfBoth(std::int64_t batches)
{
    const RegretTable table = trained(batches, oneCardEach());
    const Strategy strategy = strategyOf(table, 10'000'000);
    BestResponse response(strategy);
    return response.share(oneCardEach(), 0) + response.share(oneCardEach(), 1) - 1;
}

} // namespace

class TestCoupTraining : public QObject {
    Q_OBJECT

private slots:
    /// In random games the public state of each View equals the predicted successor of the one before.
    void successorsFollowTheRules()
    {
        int turns = 0;
        for (std::uint64_t game = 0; game < 300; ++game) {
            Rng rng = Rng::stream(11, Purpose::Analysis, game);
            State state = Coup::start({2, Mode::Tabletop});
            Duel expected;
            for (Node node = Coup::node(state); !node.isOver() && state.turn < 60; node = Coup::node(state)) {
                if (node.isChance()) {
                    Coup::applyChance(state, Coup::draw(state, rng), nullptr);
                    continue;
                }
                const Seat seat = node.seats.first();
                const View view = Coup::look(state, seat);
                const auto duel = duelOf(view);
                QVERIFY(duel.has_value());
                // Bluffing the Contessa costs both cards; the rules still ask in which order.
                const bool isLost = duel->stage == Stage::Lose && duel->action == Action::Kind::Assassinate
                    && duel->continuation == Continuation::Effect;
                QVERIFY2(isLost ? expected.stage == Stage::Over : *duel == expected,
                         std::to_string(keyOf(*duel, Abstraction::Full)).c_str());
                QVERIFY(duelOfKey(keyOf(*duel, Abstraction::Full)) == *duel && isKey(keyOf(*duel, Abstraction::NoClaims)));
                QCOMPARE(duel->decider(), std::size_t{seat == view.actor ? 0U : 1U});
                Actions legal;
                Coup::legal(state, seat, legal);
                const std::size_t index = rng.below(static_cast<std::uint32_t>(legal.size()));
                const Action action = legal[index];
                if (!isLost)
                    expected = following(*duel, state, action, index);
                turns += duel->stage == Stage::Turn;
                Coup::act(state, seat, action, nullptr);
            }
            if (Coup::node(state).isOver())
                QVERIFY(expected.stage == Stage::Over);
        }
        QVERIFY(turns > 1000);
    }

    /// An exact best response gains less than 1 % after training.
    void trainingNearlySolvesOneCardEach()
    {
        const double early = exploitabilityOfBoth(50);
        const double late = exploitabilityOfBoth(150);
        QVERIFY2(late >= -1e-6 && late < 0.01 && 4 * late < early,
                 (std::to_string(early) + " " + std::to_string(late)).c_str());
    }

    /// With a network, the value of each card in an ending is the network's.
    void networkSetsValuesOfEndings()
    {
        const auto net = EndingNet::shipped();
        QVERIFY(bool(net));
        RegretTable table(1);
        TrainOptions options;
        options.start = oneCardEach();
        options.endings = &*net;
        train(table, 1, options);
        const Matrix& ways = waysOf(options.start);
        const Lanes chances = {laneOf(chancesOf(options.start, uniformRanges(), 0)),
                               laneOf(chancesOf(options.start, uniformRanges(), 1))};
        const Lanes shares = net->values(net->rowsOf(options.start), chances);
        const Row* values = table.numbers.at(table.finest(options.start).place); // by the hand of 1, for 1
        for (std::size_t mine = 0; mine < kRoles; ++mine) {
            float sum = 0;
            float weights = 0;
            for (std::size_t theirs = 0; theirs < kRoles; ++theirs) {
                sum += ways.at[mine][theirs] * (1 - values[theirs][mine]);
                weights += ways.at[mine][theirs];
            }
            QVERIFY2(std::abs(sum / weights - shares[0][mine]) < 0.01F, std::to_string(mine).c_str());
        }
    }

private:
    static Duel following(const Duel& duel, const State& state, const Action& action, std::size_t index)
    {
        switch (duel.stage) {
        case Stage::Turn:
            return successor(duel, static_cast<std::size_t>(action.kind));
        case Stage::Lose:
            return afterLoss(duel, action.role);
        case Stage::Return:
            return successor(duel, 0);
        default:
            break;
        }
        if (!isChallenge(duel, index))
            return successor(duel, index);
        const Seat claimant = claimantOf(duel) == 0 ? state.actor : state.blocker;
        return holds(state.hands[static_cast<std::size_t>(claimant)], claimedIn(duel)) ? afterTruth(duel) : afterBluff(duel);
    }
};

PARLOUR_TEST(TestCoupTraining)
#include "test_coup_training.moc"
