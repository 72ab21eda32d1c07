// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Endings of Coup with one card each: turns that are solved by what both believe, the network that says what may follow, and
// the beliefs that are followed from the deal.
#include "ai/coup/analyst.h"
#include "ai/coup/ending_trainer.h"
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

/// What lies neither open nor in the viewer's hand.
Counts unseenBy(const View& view)
{
    Counts unseen = leftOf(*duelOf(view));
    for (const Role card : view.hand)
        --unseen[static_cast<std::size_t>(card)];
    return unseen;
}

/// The chance that `cards` of those have one of a role.
double chanceToHold(const Counts& unseen, std::size_t role, int cards)
{
    int all = std::accumulate(unseen.begin(), unseen.end(), 0);
    double without = 1;
    for (int card = 0; card < cards; ++card, --all)
        without *= static_cast<double>(all - unseen[role]) / all;
    return 1 - without;
}

/// The best that a player gets against what was solved for one turn; what comes after it is worth what the network says.
class TurnAnswer {
public:
    TurnAnswer(const Ending& ending, const EndingNet& net, std::size_t me) : ending_(ending), net_(net), me_(me) {}

    double share(const Duel& turn)
    {
        Lanes all;
        all.fill({1, 1, 1, 1, 1});
        ways_ = waysOf(turn);
        const Lane best = worth(turn, all, true);
        const Lane often = meets(all[1 - me_]);
        return std::accumulate(best.begin(), best.end(), 0.0) / std::accumulate(often.begin(), often.end(), 0.0);
    }

private:
    Lane meets(const Lane& others) const
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
            const Lane often = meets(reach[player]);
            float sum = 0;
            for (std::size_t card = 0; card < kRoles; ++card)
                sum += reach[1 - player][card] * often[card];
            for (std::size_t card = 0; card < kRoles && sum > 0; ++card)
                chances[player][card] = reach[1 - player][card] * often[card] / sum;
        }
        Lane out = meets(reach[1 - me_]);
        const Lane worth = isEnding(duel) ? net_.values(net_.rowsOf(duel), chances)[me]
            : me == 0                     ? Lane{1, 1, 1, 1, 1}
                                          : Lane{};
        for (std::size_t card = 0; card < kRoles; ++card)
            out[card] *= worth[card];
        return out;
    }
    Lane doubted(const Duel& duel, const Lanes& reach) const
    {
        const std::size_t truth = handOf(claimedIn(duel));
        Lane out = meets(reach[1 - me_]);
        if (claimantOf(duel) == me_) {
            const float won = out[truth];
            out = {};
            out[truth] = won;
            return out;
        }
        Lane bluffs = reach[1 - me_];
        bluffs[truth] = 0;
        return meets(bluffs);
    }
    Lane worth(const Duel& duel, const Lanes& reach, bool isFirst = false) const
    {
        if (duel.stage == Stage::Over)
            return duel.loser == me_ ? Lane{} : meets(reach[1 - me_]);
        if (duel.stage == Stage::Turn && !isFirst)
            return after(duel, reach);
        if (duel.stage == Stage::Return)
            return exchanged(duel, reach);
        const std::size_t decider = duel.decider();
        const ByAction mix = ending_.mixAt(duel);
        Lane out{};
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            const bool isExchange = duel.stage == Stage::Turn && action == static_cast<std::size_t>(Kind::Exchange);
            if ((duel.stage == Stage::Turn && !isAllowed(duel, action)) || (isExchange && me_ == 0)) // the answer has none
                continue;
            Lanes then = reach;
            for (std::size_t card = 0; card < kRoles; ++card)
                then[decider][card] *= mix[action][card] + (decider == me_ ? 1e-3F : 0);
            const Lane judged = isChallenge(duel, action) ? doubted(duel, then) : worth(follow(duel, action), then);
            for (std::size_t card = 0; card < kRoles; ++card)
                out[card] = decider == me_ ? std::max(out[card], judged[card]) : out[card] + judged[card];
        }
        return out;
    }
    /// The other keeps what was solved.
    Lane exchanged(const Duel& duel, const Lanes& reach) const
    {
        const ByAction mix = ending_.mixAt(duel);
        Lane kept{};
        for (const Change& change : drawsOf(duel))
            for (std::size_t card = 0; card < kRoles; ++card)
                kept[card] += reach[0][change.mine] * reach[1][change.theirs] * ways_.at[change.mine][change.theirs]
                    * change.chance * mix[card][change.then];
        const Lane met = meets(reach[1]);
        Lanes then = reach;
        for (std::size_t card = 0; card < kRoles; ++card)
            then[0][card] = kept[card] / met[card];
        Lane out = after(follow(duel, 0), then);
        const Lane before = meets(reach[0]);
        const Lane now = meets(then[0]);
        for (std::size_t card = 0; card < kRoles; ++card)
            out[card] *= before[card] / now[card];
        return out;
    }

    const Ending& ending_;
    const EndingNet& net_;
    std::size_t me_;
    Matrix ways_;
};

/// What is done sums to 1, and what it is worth is hardly less than the best.
std::string problemOf(const Follower::Advice& advice, const View& view, const Actions& legal)
{
    const float sum = std::accumulate(advice.often.begin(), advice.often.end(), 0.0F);
    const float mean = std::inner_product(advice.often.begin(), advice.often.end(), advice.worth.begin(), 0.0F);
    float best = 0;
    for (std::size_t i = 0; i < legal.size(); ++i)
        best = std::max(best, advice.worth[indexIn(view, legal, i)]);
    if (std::abs(sum - 1) > 1e-4F || *std::min_element(advice.often.begin(), advice.often.end()) < 0)
        return "done " + std::to_string(sum);
    return best <= 1 && mean > best - 0.1F ? "" : "worth " + std::to_string(mean) + " of " + std::to_string(best);
}

/// Who claims a Contessa in vain loses both cards; the rules still ask in which order, and nobody needs to know more.
bool isLost(const View& view)
{
    const auto duel = duelOf(view);
    return duel && duel->stage == Stage::Lose && duel->action == Action::Kind::Assassinate && duel->after == After::Effect;
}

} // namespace

class TestCoupEndings : public QObject {
    Q_OBJECT
private slots:
    /// The other coups next, so this turn must win: with an Assassin, unless the other has a Contessa. Nothing that the
    /// network says of later turns matters.
    void theLastTurnIsSolved()
    {
        const Duel duel = endingWith(3, 9);
        for (const std::uint64_t seed : {1U, 2U}) {
            const EndingNet net(seed);
            Ending ending(duel, anyHands(), net);
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

    /// Whoever knows how a turn is played gains hardly anything by it.
    void nobodyHasABetterAnswer_data()
    {
        QTest::addColumn<int>("mine");
        QTest::addColumn<int>("theirs");
        QTest::newRow("2 to 2") << 2 << 2;
        QTest::newRow("3 to 5") << 3 << 5;
        QTest::newRow("4 to 4") << 4 << 4;
        QTest::newRow("6 to 3") << 6 << 3;
    }
    void nobodyHasABetterAnswer()
    {
        QFETCH(int, mine);
        QFETCH(int, theirs);
        const auto net = EndingNet::shipped();
        const Duel duel = endingWith(static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(theirs));
        Ending ending(duel, anyHands(), *net);
        ending.solve();
        const double gain = (TurnAnswer(ending, *net, 0).share(duel) + TurnAnswer(ending, *net, 1).share(duel) - 1) / 2;
        QVERIFY2(gain < 0.015, std::to_string(gain).c_str());
    }

    void sharesSumToOne()
    {
        const EndingNet net(3);
        Ending ending(endingWith(2, 4), anyHands(), net);
        ending.solve(30);
        const Lanes chances = ending.chances();
        const Lanes values = ending.values();
        float sum = 0;
        for (std::size_t player = 0; player < 2; ++player)
            for (std::size_t card = 0; card < kRoles; ++card)
                sum += chances[player][card] * values[player][card];
        QVERIFY2(std::abs(sum - 1) < 0.01F, std::to_string(sum).c_str());
    }

    void whatIsNotAllowedIsNotDone()
    {
        const EndingNet net(4);
        const Duel duel = endingWith(2, 3);
        Ending ending(duel, anyHands(), net);
        ending.solve(30);
        for (std::size_t card = 0; card < kRoles; ++card) {
            const ByAction mix = ending.mixAt(duel);
            float sum = 0;
            for (std::size_t action = 0; action < actionsOf(duel); ++action)
                sum += mix[action][card];
            QVERIFY(std::abs(sum - 1) < 1e-5F);
            QCOMPARE(mix[static_cast<std::size_t>(Kind::Assassinate)][card], 0.0F);
            QCOMPARE(mix[static_cast<std::size_t>(Kind::Coup)][card], 0.0F);
        }
        const Duel exchange = follow(follow(duel, static_cast<std::size_t>(Kind::Exchange)), 0);
        QCOMPARE(exchange.stage, Stage::Return);
        const ByAction kept = ending.mixAt(exchange);
        for (std::size_t pool = 0; pool < kSmallPools; ++pool)
            for (std::size_t card = 0; card < kRoles; ++card)
                QVERIFY(kept[card][pool] == 0 || allowanceOf(exchange).may[card][pool] > 0);
        QVERIFY(ending.mixAt(follow(endingWith(5, 3), 0)) == ByAction{}); // of another turn
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

    void trainingLearns()
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

    /// Whatever is done on the way, there is something to do in an ending, and it does not matter who has asked before.
    void gamesAreFollowedToTheirEndings()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf(tables::kCoup));
        const auto net = EndingNet::shipped();
        QVERIFY(bool(table) && bool(net));
        const Policy policy(&*table);
        std::array<Follower, 2> followers{Follower(&*table, &*net), Follower(&*table, &*net)};
        int endings = 0;
        const auto check = [&](const View& view, const Actions& legal) {
            const auto duel = duelOf(view);
            const auto advice = followers[static_cast<std::size_t>(view.seat)].adviceOn(view);
            const bool isEndingNow =
                !duel->hasTwo(0) && !duel->hasTwo(1) && duel->coins[0] < kCoupCost && (duel->stage == Stage::Turn || advice);
            QCOMPARE(advice.has_value(), isEndingNow);
            if (!advice)
                return;
            ++endings;
            const std::string problem = problemOf(*advice, view, legal);
            QVERIFY2(problem.empty(), problem.c_str());
            QVERIFY(chancesOf(view, legal, advice->often).has_value());
            if (endings % 4 == 0)
                QVERIFY(Follower(&*table, &*net).adviceOn(view) == advice);
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

    /// Who knows how the other plays knows more than who counts cards, and believes in nothing that cannot be there.
    void whatWasDoneTellsWhatIsHeld()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf(tables::kCoup));
        const auto net = EndingNet::shipped();
        QVERIFY(bool(table) && bool(net));
        const Policy policy(&*table);
        Follower follower(&*table, &*net);
        double followed = 0;
        double counted = 0;
        const auto check = [&](const State& now, const View& view) {
            const auto chances = follower.beliefsOn(view);
            if (isLost(view))
                return;
            QVERIFY(chances.has_value());
            const Hand& held = now.hands[1];
            const Counts unseen = unseenBy(view);
            for (std::size_t role = 0; role < kRoles; ++role) {
                const double isHeld = held.contains(static_cast<Role>(role)) ? 1 : 0;
                const double chance = (*chances)[role];
                QVERIFY(chance >= 0 && chance < 1.00001 && (unseen[role] > 0 || chance == 0));
                followed += (chance - isHeld) * (chance - isHeld);
                const double counting = chanceToHold(unseen, role, static_cast<int>(held.size()));
                counted += (counting - isHeld) * (counting - isHeld);
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
        QVERIFY2(followed < 0.85 * counted, qPrintable(QString("%1 followed, %2 counted").arg(followed).arg(counted)));
    }

    void theAnalystSaysWhatWasSolved()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf(tables::kCoup));
        const auto net = EndingNet::shipped();
        CoupAnalyst analyst(&*table, &*net);
        Table game(Mode::Tabletop, "duke captain / assassin contessa");
        game.play("0 tax, 1 challenge, 1 lose contessa, * draw duke, 1 income, 0 exchange, 1 challenge, 0 lose captain");
        QCOMPARE(game.problem, std::string());
        const Actions legal = game.legal(1);
        const View view = Coup::look(game.state, 1);
        const Analysis analysis = analyst.evaluate({view, legal, {1, 1}, {}, nullptr, 0, 10});
        const auto advice = Follower(&*table, &*net).adviceOn(view);
        QVERIFY(advice.has_value());
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const std::size_t index = indexIn(view, legal, i);
            QCOMPARE(analysis.actions[i].share.value, static_cast<double>(advice->worth[index]));
            QCOMPARE(analysis.actions[i].frequency, static_cast<double>(advice->often[index]));
        }
        const auto held = Follower(&*table, &*net).beliefsOn(view);
        QVERIFY(held.has_value());
        QCOMPARE(analysis.beliefs.rows.size(), std::size_t{1});
        QCOMPARE(analysis.beliefs.rows.front().seat, Seat{0});
        QVERIFY(std::equal(held->begin(), held->end(), analysis.beliefs.rows.front().chances.begin()));
    }

    /// What cannot be followed: another mode, more players, a view made by hand, nothing to follow by.
    void elsewhereNothingIsFollowed()
    {
        const auto table = Strategy::fromBytes(tables::bytesOf(tables::kCoup));
        const EndingNet net(1);
        for (const Mode mode : {Mode::Tabletop, Mode::Crate}) {
            Table made(mode, "duke / captain", "2 2");
            QVERIFY(!Follower(&*table, &net).adviceOn(Coup::look(made.state, 0)));
        }
        Table three(Mode::Tabletop, "duke / captain / contessa", "2 2 2");
        QVERIFY(!Follower(&*table, &net).adviceOn(Coup::look(three.state, 0)));
        QVERIFY(!Follower(nullptr, &net).adviceOn(Coup::look(three.state, 0)));
    }
};

PARLOUR_TEST(TestCoupEndings)
#include "test_coup_endings.moc"
