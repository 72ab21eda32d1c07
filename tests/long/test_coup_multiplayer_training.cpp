// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Training of the networks for Coup's larger tables: what they see and decide, and that training goes on where it stopped.
#include "ai/coup/determinization.h"
#include "ai/coup/training/multiplayer_trainer.h"
#include "engine/coup/coup.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::coup;

namespace {

/// Calls `check(state, legal)` at the decisions of random games of three to six.
template <class Check>
void atDecisions(const Check& check)
{
    for (std::uint64_t game = 0; game < 40; ++game) {
        Rng rng = Rng::stream(3, Purpose::Analysis, game);
        State state = Coup::start({static_cast<std::int8_t>(3 + game % 4), Mode::Tabletop});
        for (Actions legal; !Coup::node(state).isOver(); legal.clear()) {
            if (Coup::node(state).isChance()) {
                Coup::applyChance(state, Coup::draw(state, rng), nullptr);
                continue;
            }
            Coup::legal(state, state.seat, legal);
            check(state, legal);
            Coup::act(state, state.seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
        }
    }
}

MultiplayerTrainer trained(std::uint64_t seed, std::int64_t batches, int threads)
{
    MultiplayerTrainer trainer(seed, 8);
    trainer.train(batches, threads, {});
    return trainer;
}

} // namespace

class TestCoupMultiplayerTraining : public QObject {
    Q_OBJECT

private slots:
    void actionsOfADecisionHaveDifferentNumbers()
    {
        atDecisions([](const State& state, const Actions& legal) {
            std::array<bool, kMultiplayerActions> isTaken{};
            for (const Action& action : legal) {
                const std::uint8_t number = multiplayerActionNumber(state, action);
                QVERIFY(!isTaken.at(number));
                isTaken.at(number) = true;
            }
        });
    }

    /// Hidden cards and sealed answers change what the critic sees alone.
    void policySeesNothingHidden()
    {
        int changes = 0;
        atDecisions([&](const State& state, const Actions&) {
            const View view = Coup::look(state, state.seat);
            const MultiplayerFeatures features = multiplayerFeaturesOf(view);
            Rng rng = Rng::stream(4, Purpose::Analysis, static_cast<std::uint64_t>(state.turn));
            State other = imagine(view, rng);
            other.seat = state.seat; // others may have answered before
            other.hand = state.hand;
            QVERIFY(multiplayerFeaturesOf(state) == features && multiplayerFeaturesOf(other) == features);
            changes +=
                openFeaturesOf(state, state.hands, features, {}) == openFeaturesOf(other, other.hands, features, {}) ? 0 : 1;
        });
        QVERIFY(changes > 1000);
    }

    /// Seats are counted from the one that decides: the names of seats do not matter.
    void seatsMayMoveRoundTheTable()
    {
        const MultiplayerNet net(1);
        State state = Coup::start({4, Mode::Tabletop});
        Rng rng = Rng::stream(5, Purpose::Analysis, 0);
        Coup::applyChance(state, Coup::draw(state, rng), nullptr);
        Coup::act(state, 0, turnAction(Action::Kind::Steal, 2), nullptr);
        const View view = Coup::look(state, 1);
        View moved = view;
        moved.seat = 2;
        moved.actor = 1;
        moved.target = 3;
        moved.waiting = {};
        for (const Seat seat : view.waiting)
            moved.waiting.add((seat + 1) % 4);
        std::rotate(moved.lastActions.begin(), moved.lastActions.begin() + 3, moved.lastActions.begin() + 4);
        std::rotate(moved.claims.begin(), moved.claims.begin() + 3, moved.claims.begin() + 4);
        std::rotate(moved.standingClaims.begin(), moved.standingClaims.begin() + 3, moved.standingClaims.begin() + 4);
        moved.lastActions[1].target = 3;
        QVERIFY(multiplayerFeaturesOf(moved) == multiplayerFeaturesOf(view));
    }

    void trainingIsTheSameWithThreadsAndStops()
    {
        const MultiplayerTrainer whole = trained(5, 3, 1);
        auto again = MultiplayerTrainer::fromBytes(trained(5, 1, 2).toBytes());
        QVERIFY(bool(again));
        again->train(3, 3, {});
        QVERIFY(again->toBytes() == whole.toBytes());
        QVERIFY(trained(6, 3, 1).net().toBytes() != whole.net().toBytes());
    }

    /// Targets are shares of one win, and advantages differences of such.
    void decisionsAreWorthWhatFollows()
    {
        const MultiplayerNet net(2);
        for (std::uint64_t game = 0; game < 30; ++game)
            for (const MultiplayerDecision& decision : playTrainingGame(net, 9, game)) {
                float sum = 0;
                for (const float share : decision.target)
                    sum += share;
                QVERIFY(std::abs(sum - 1) < 1e-4F && std::abs(decision.advantage) <= 1);
                QVERIFY(!decision.isOwn || (decision.chance > 0 && decision.chosen < decision.numbers.size()));
            }
    }

    /// After five thousand games the policy wins far more than before.
    void trainingLearnsToWin()
    {
        MultiplayerTrainer trainer(7, 200);
        const double before = shareAmongRules(trainer.net(), 1, 60).share;
        trainer.train(25, 1, {});
        const double after = shareAmongRules(trainer.net(), 1, 60).share;
        QVERIFY2(after > before + 0.03, (std::to_string(before) + " " + std::to_string(after)).c_str());
    }

    void damagedBytesAreRefused()
    {
        const MultiplayerTrainer trainer = trained(8, 1, 1);
        const Bytes net = trainer.net().toBytes();
        const Bytes training = trainer.toBytes();
        QVERIFY(MultiplayerNet::fromBytes(net)->toBytes() == net);
        for (const std::size_t place : {std::size_t{0}, std::size_t{4}, net.size() / 2, net.size() - 1}) {
            Bytes damaged = net;
            damaged[place] ^= 1;
            QVERIFY(!MultiplayerNet::fromBytes(damaged));
            damaged = training;
            damaged[place] ^= 1;
            QVERIFY(!MultiplayerTrainer::fromBytes(damaged));
        }
        QVERIFY(!MultiplayerTrainer::fromBytes(ByteSpan(training).first(training.size() / 2)));
    }
};

PARLOUR_TEST(TestCoupMultiplayerTraining)
#include "test_coup_multiplayer_training.moc"
