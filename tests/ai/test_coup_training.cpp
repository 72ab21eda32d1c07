// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What Coup's own players are trained on: positions that keep step with the rules, and a game small enough that an exact
// best response tells how much can be taken off what was trained.
#include "ai/coup/duel.h"
#include "ai/coup/ending.h"
#include "ai/coup/strategy.h"
#include "ai/coup/trainer.h"
#include "engine/coup/coup.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>

using namespace parlour;
using namespace parlour::coup;

namespace {

/// The best that somebody gets who knows the strategy of the other and exchanges at most once, both with one card. Exact,
/// with perfect recall: every row is what it knows and, for each card of the other, the chance to come here if it wants to.
class BestResponse {
public:
    explicit BestResponse(const Strategy& strategy) : strategy_(strategy) {}

    /// Its share as `me`, where games begin with `start`. Lines that the other hardly ever lets happen count as won.
    double share(const Duel& start, std::size_t me)
    {
        std::vector<Known> rows;
        double all = 0;
        for (std::size_t card = 0; card < kRoles; ++card) {
            rows.push_back({card, {}});
            for (std::size_t other = 0; other < kRoles; ++other)
                all += rows.back().chances[other] = me == 0 ? waysOf(start).at[card][other] : waysOf(start).at[other][card];
        }
        least_ = all * 5e-4;
        const auto values = best(start, me, rows);
        return std::accumulate(values.begin(), values.end(), 0.0) / all;
    }

private:
    struct Known {
        std::size_t card;
        std::array<double, kRoles> chances; ///< by the other's card
        double sum() const { return std::accumulate(chances.begin(), chances.end(), 0.0); }
    };
    using Rows = std::vector<Known>;
    using Values = std::vector<double>;

    static bool exchanges(std::size_t action) { return static_cast<Action::Kind>(action) == Action::Kind::Exchange; }
    static Values sums(const Rows& rows)
    {
        Values sums;
        for (const Known& row : rows)
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
        if (std::accumulate(all.begin(), all.end(), 0.0) < least_)
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
            const Values values = isChallenge(duel, action) ? doubted(duel, me, rows) : next(follow(duel, action), me, rows);
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
            choices[card] = allowanceOf(duel).choices[card];
            mixes[card] = mixOf(duel, card, choices[card].size());
        }
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            if (duel.stage == Stage::Turn && !isAllowed(duel, action))
                continue;
            Rows then = rows;
            for (Known& row : then)
                for (std::size_t card = 0; card < kRoles; ++card)
                    for (std::size_t i = 0; i < choices[card].size(); ++i)
                        if (choices[card][i] == action)
                            row.chances[card] *= static_cast<double>(mixes[card][i]);
            add(sum, isChallenge(duel, action) ? doubted(duel, me, then) : next(follow(duel, action), me, then));
        }
        return sum;
    }

    /// With one card each a challenge ends the game.
    static Values doubted(const Duel& duel, std::size_t me, const Rows& rows)
    {
        const std::size_t winnerIfTrue = 1 - proved(duel).loser;
        const std::size_t winnerIfNot = 1 - caught(duel).loser;
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
            for (const Change& change : drawsOf(duel))
                if (change.mine == rows[i].card)
                    pools[change.then][change.theirs] += rows[i].chances[change.theirs] * static_cast<double>(change.chance);
            for (std::size_t pool = 0; pool < kSmallPools; ++pool)
                for (const std::uint8_t kept : allowanceOf(duel).choices[pool]) {
                    then.push_back({kept, pools[pool]});
                    from.emplace_back(i, pool);
                }
        }
        const Values values = next(follow(duel, 0), 0, then);
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
        for (Known& row : then) {
            const auto before = row.chances;
            row.chances = {};
            for (const Change& change : drawsOf(duel)) {
                if (change.theirs != row.card)
                    continue;
                const Choices& choices = allowanceOf(duel).choices[change.then];
                const Mix mix = mixOf(duel, change.then, choices.size());
                for (std::size_t i = 0; i < choices.size(); ++i)
                    row.chances[choices[i]] +=
                        before[change.mine] * static_cast<double>(change.chance) * static_cast<double>(mix[i]);
            }
        }
        return next(follow(duel, 0), 1, then);
    }

    static constexpr int kMaxTurns = 5; ///< what goes on longer counts as won

    const Strategy& strategy_;
    double least_ = 0;
    int turns_ = 0;
};

Duel oneCardEach()
{
    Duel duel;
    duel.lost = {Role::Contessa, Role::Captain};
    duel.coins = {6, 6};
    return duel;
}

Ledger trained(std::int64_t batches, const Duel& start)
{
    Ledger ledger;
    TrainOptions options;
    options.start = start;
    train(ledger, batches, options);
    return ledger;
}

/// What two best responses get together beyond the whole: twice the exploitability, in shares of the win.
double gap(std::int64_t batches)
{
    const Ledger ledger = trained(batches, oneCardEach());
    const Strategy strategy = Strategy::of(ledger, 10'000'000);
    BestResponse response(strategy);
    return response.share(oneCardEach(), 0) + response.share(oneCardEach(), 1) - 1;
}

} // namespace

class TestCoupTraining : public QObject {
    Q_OBJECT

private slots:
    /// Positions follow each other as the rules have it, and say of a View what they said before it came.
    void duelsKeepStep()
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
                // Who claims a Contessa in vain loses both cards; the rules still ask in which order.
                const bool isLost =
                    duel->stage == Stage::Lose && duel->action == Action::Kind::Assassinate && duel->after == After::Effect;
                QVERIFY2(isLost ? expected.stage == Stage::Over : *duel == expected,
                         std::to_string(keyOf(*duel, Grain::Fine)).c_str());
                QVERIFY(duelOfKey(keyOf(*duel, Grain::Fine)) == *duel && isKey(keyOf(*duel, Grain::Rough)));
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

    /// With one card each it comes close to an equilibrium: an exact best response finds little.
    void oneCardIsNearlySolved()
    {
        const double early = gap(50);
        const double late = gap(150);
        QVERIFY2(late >= -1e-6 && late < 0.01 && 4 * late < early,
                 (std::to_string(early) + " " + std::to_string(late)).c_str());
    }

    /// Where a network knows endings, it says what a turn is worth to each card.
    void endingsAreWorthWhatTheNetworkSays()
    {
        const auto net = EndingNet::shipped();
        QVERIFY(bool(net));
        Ledger ledger;
        TrainOptions options;
        options.start = oneCardEach();
        options.endings = &*net;
        train(ledger, 1, options);
        const Matrix& ways = waysOf(options.start);
        const Lanes chances = {laneOf(chancesOf(options.start, anyHands(), 0)),
                               laneOf(chancesOf(options.start, anyHands(), 1))};
        const Lanes shares = net->values(net->rowsOf(options.start), chances);
        const Row* values = ledger.numbers.at(ledger.finest(options.start).place); // by the hand of 1, for 1
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
            return follow(duel, static_cast<std::size_t>(action.kind));
        case Stage::Lose:
            return dropped(duel, action.role);
        case Stage::Return:
            return follow(duel, 0);
        default:
            break;
        }
        if (!isChallenge(duel, index))
            return follow(duel, index);
        const Seat claimant = claimantOf(duel) == 0 ? state.actor : state.blocker;
        return holds(state.hands[static_cast<std::size_t>(claimant)], claimedIn(duel)) ? proved(duel) : caught(duel);
    }
};

PARLOUR_TEST(TestCoupTraining)
#include "test_coup_training.moc"
