// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Durak's analyst: calibrated, consistent, and blind to cards that are drawn later.
#include "ai/bots.h"
#include "ai/durak/levels.h"
#include "ai/durak/training/calibration_trainer.h"
#include "ai/durak/undrawn_view.h"
#include "ai/tables/tables.h"
#include "engine/durak/durak.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::durak;

namespace {

/// Plays a game between players of a level. Calls `watch` with the State before each decision.
template <class Watch>
State played(const Skill& skill, std::uint64_t seed, int simulations, const Watch& watch)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 11);
    LevelPlayer player(skill);
    State state = Durak::start({});
    while (state.phase != Phase::Over) {
        if (Durak::node(state).isChance()) {
            Durak::applyChance(state, Durak::draw(state, rng), nullptr);
            continue;
        }
        ActionList<Durak> legal;
        Durak::legal(state, state.turn, legal);
        const View view = Durak::look(state, state.turn);
        const Action action =
            legal.size() == 1 ? legal.front() : player.choose({view, legal, {rng.next(), 0}, {}, nullptr, 0, simulations});
        watch(state, legal, action);
        Durak::act(state, state.turn, action, nullptr);
    }
    return state;
}

} // namespace

class TestDurakCalibration : public QObject {
    Q_OBJECT

private slots:
    /// The table is in the README; here few games, so within a tenth.
    void positionsAreWonAsOftenAsTheyAreCalled()
    {
        LevelAnalyst analyst(kMaster);
        struct Group {
            double said = 0, won = 0;
            int count = 0;
        };
        std::array<Group, 3> groups; // below 40 %, to 60 %, above
        for (std::uint64_t game = 0; game < 160; ++game) {
            std::array<std::vector<double>, 2> said;
            int step = 0;
            const State end = played(kClub, game, 120, [&](const State& state, const auto&, const Action&) {
                if (++step % 7 == 0 && state.stock > 0)
                    for (Seat seat = 0; seat < 2; ++seat)
                        said[static_cast<std::size_t>(seat)].push_back(
                            analyst.valueOf(Durak::look(state, seat), {game, 1}, {}, 300).value);
            });
            for (Seat seat = 0; seat < 2; ++seat)
                for (const double value : said[static_cast<std::size_t>(seat)]) {
                    Group& group = groups[value < 0.4 ? 0 : value < 0.6 ? 1 : 2];
                    group.said += value;
                    group.won += scoreOf<Durak>(end, seat);
                    ++group.count;
                }
        }
        for (const Group& group : groups) {
            QVERIFY(group.count > 50);
            QVERIFY2(std::abs(group.said - group.won) < 0.1 * group.count,
                     qPrintable(QString("said %1, won %2").arg(group.said / group.count).arg(group.won / group.count)));
        }
    }

    void aDecisionIsWorthItsBestAction()
    {
        LevelAnalyst analyst(kMaster);
        int decisions = 0;
        played(kCasual, 3, 30, [&](const State& state, const ActionList<Durak>& legal, const Action&) {
            if (legal.size() == 1 || state.stock == 0)
                return;
            const View view = Durak::look(state, state.turn);
            const Analysis analysis = analyst.evaluate({view, legal, {5, 6}, {}, nullptr, 0, 300});
            QCOMPARE(analyst.valueOf(view, {5, 6}, {}, 300), analysis.actions[analysis.best()].share);
            ++decisions;
        });
        QVERIFY(decisions > 5);
    }

    /// It reveals nothing until the other answers.
    void anOwnActionKeepsItsValue()
    {
        LevelAnalyst analyst(kMaster);
        int kept = 0;
        played(kBeginner, 3, 12, [&](const State& state, const ActionList<Durak>&, const Action& action) {
            State next = state;
            Durak::act(next, state.turn, action, nullptr);
            const bool waits = next.phase != Phase::Over && next.bout == state.bout && next.turn != state.turn;
            QCOMPARE(analyst.isBlindView(Durak::look(next, state.turn), {}), waits);
            if (next.turn >= 0) // else cards are drawn, or the game is over
                QVERIFY(!analyst.isBlindView(Durak::look(next, next.turn), {}));
            kept += waits ? 1 : 0;
        });
        QVERIFY(kept > 10);
    }

    /// The View before the draw holds every card that it had, and does not depend on what is drawn.
    void drawnCardsAreUnknownAgain()
    {
        int draws = 0;
        for (std::uint64_t game = 0; game < 10; ++game)
            played(kBeginner, game, 12, [&](const State& state, const ActionList<Durak>&, const Action& action) {
                State next = state;
                Durak::act(next, state.turn, action, nullptr);
                for (Seat seat = 0; seat < 2; ++seat) {
                    const View before = Durak::look(state, seat);
                    const auto between = undrawn(before, Durak::look(next, seat));
                    const int hidden = state.stock - next.stock - (state.stock > 0 && next.stock == 0 ? 1 : 0);
                    QCOMPARE(between.has_value(), hidden > 0 && next.phase != Phase::Over);
                    if (!between)
                        continue;
                    ++draws;
                    QCOMPARE(between->drawn[0] + between->drawn[1], hidden);
                    QCOMPARE(static_cast<int>(between->view.stock), next.stock + hidden);
                    QCOMPARE(between->view.hand.count(),
                             static_cast<int>(between->view.sizes[static_cast<std::size_t>(seat)]));
                    State other = state;
                    for (std::size_t i = 1; i + 1 < other.deck.size(); ++i)
                        std::swap(other.deck[i], other.deck[i + 1]);
                    Durak::act(other, state.turn, action, nullptr);
                    QVERIFY(undrawn(before, Durak::look(other, seat))->view == between->view);
                }
            });
        QVERIFY(draws > 20);
    }

    void trainingResumes()
    {
        CalibrationTrainer whole(7), half(7);
        whole.train(2, {});
        half.train(1, {});
        auto resumed = CalibrationTrainer::fromBytes(half.toBytes());
        QVERIFY(resumed);
        resumed->train(2, {});
        QVERIFY(resumed->toBytes() == whole.toBytes());
        QVERIFY(resumed->fit().toBytes() == whole.fit().toBytes());
        QVERIFY(!CalibrationTrainer::fromBytes(std::vector<std::uint8_t>(100)));
    }

    void otherBytesAreRefused()
    {
        const auto shipped = tables::bytesOf("durak");
        QVERIFY(Calibration::fromBytes(shipped));
        QVERIFY(!Calibration::fromBytes(shipped.first(shipped.size() - 1)));
        std::vector<std::uint8_t> damaged(shipped.begin(), shipped.end());
        damaged[20] ^= 1;
        QVERIFY(!Calibration::fromBytes(damaged));
    }
};

PARLOUR_TEST(TestDurakCalibration)
#include "test_durak_calibration.moc"
