// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Durak's analyst: calibrated, consistent, and blind to cards that are drawn later.
#include "ai/core/bots.h"
#include "ai/durak/levels.h"
#include "ai/durak/training/calibration_trainer.h"
#include "ai/durak/undrawn_view.h"
#include "ai/tables/tables.h"
#include "engine/durak/durak.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace parlour;
using namespace parlour::durak;

namespace {

/// Plays a game between players of a level. Calls `watch` with the State before each decision.
template <class Watch>
State played(int players, const Skill& skill, std::uint64_t seed, int simulations, const Watch& watch)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 11);
    LevelPlayer player(skill);
    Rules rules;
    rules.players = static_cast<std::int8_t>(players);
    State state = Durak::start(rules);
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

void addSeatNumbers(int most = Calibration::kMostSeats)
{
    QTest::addColumn<int>("players");
    for (int players = Calibration::kFewestSeats; players <= most; ++players)
        QTest::addRow("%d seats", players) << players;
}

} // namespace

class TestDurakCalibration : public QObject {
    Q_OBJECT

private slots:
    void positionsAreWonAsOftenAsTheyAreCalled_data() { addSeatNumbers(); }
    /// The table is in the README; here few games, so within a tenth.
    void positionsAreWonAsOftenAsTheyAreCalled()
    {
        QFETCH(int, players);
        LevelAnalyst analyst(kMaster);
        struct Group {
            double said = 0, won = 0;
            int count = 0;
        };
        std::array<Group, 3> groups; // by the chance not to be the durak, around an even one
        const double even = (players - 1.0) / players;
        for (int game = 0; game < 200 / players; ++game) {
            std::array<std::vector<double>, Calibration::kMostSeats> said;
            const auto seed = static_cast<std::uint64_t>(game);
            int step = 0;
            const State end = played(players, kClub, seed, 120, [&](const State& state, const auto&, const Action&) {
                if (++step % 7 == 0 && (state.stock > 0 || state.inPlay.size() > 2))
                    for (const Seat seat : state.inPlay)
                        said[static_cast<std::size_t>(seat)].push_back(
                            (players - 1) * analyst.valueOf(Durak::look(state, seat), {seed, 1}, {}, 300).value);
            });
            for (Seat seat = 0; seat < players; ++seat)
                for (const double value : said[static_cast<std::size_t>(seat)]) {
                    Group& group = groups[value < even - 0.1 ? 0 : value < even + 0.1 ? 1 : 2];
                    group.said += value;
                    group.won += (players - 1) * scoreOf<Durak>(end, seat);
                    ++group.count;
                }
        }
        for (const Group& group : groups) {
            QVERIFY(group.count > 30);
            QVERIFY2(std::abs(group.said - group.won) < 0.1 * group.count,
                     qPrintable(QString("said %1, won %2").arg(group.said / group.count).arg(group.won / group.count)));
        }
    }

    void aDecisionIsWorthItsBestAction_data() { addSeatNumbers(); }
    void aDecisionIsWorthItsBestAction()
    {
        QFETCH(int, players);
        LevelAnalyst analyst(kMaster);
        int decisions = 0;
        played(players, kCasual, 3, 30, [&](const State& state, const ActionList<Durak>& legal, const Action&) {
            if (legal.size() == 1 || (state.stock == 0 && state.inPlay.size() == 2))
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
        played(2, kBeginner, 3, 12, [&](const State& state, const ActionList<Durak>&, const Action& action) {
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
    void drawnCardsAreUnknownAgain_data() { addSeatNumbers(5); } // six get the whole deck
    void drawnCardsAreUnknownAgain()
    {
        QFETCH(int, players);
        int draws = 0;
        for (std::uint64_t game = 0; game < 10; ++game)
            played(players, kBeginner, game, 12, [&](const State& state, const ActionList<Durak>&, const Action& action) {
                State next = state;
                Durak::act(next, state.turn, action, nullptr);
                for (Seat seat = 0; seat < players; ++seat) {
                    const View before = Durak::look(state, seat);
                    const auto between = undrawn(before, Durak::look(next, seat));
                    const int hidden = state.stock - next.stock - (state.stock > 0 && next.stock == 0 ? 1 : 0);
                    QCOMPARE(between.has_value(), hidden > 0 && next.phase != Phase::Over);
                    if (!between)
                        continue;
                    ++draws;
                    QCOMPARE(std::accumulate(between->drawn.begin(), between->drawn.end(), 0), hidden);
                    for (Seat each = 0; each < players; ++each) { // refilled to six, and at most by what was drawn
                        const int drawn = between->drawn[static_cast<std::size_t>(each)];
                        QVERIFY(drawn >= 0 && drawn <= kHandSize);
                    }
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

    void resumedTrainingHasTheSameBytes()
    {
        CalibrationTrainer whole(7);
        std::vector<std::uint8_t> half;
        whole.train(2, {}, [&](std::int64_t batches) { half = batches == 1 ? whole.toBytes() : half; });
        auto resumed = CalibrationTrainer::fromBytes(half);
        QVERIFY(resumed);
        resumed->train(2, {});
        QVERIFY(resumed->toBytes() == whole.toBytes());
        QVERIFY(toBytes(resumed->fit()) == toBytes(whole.fit()));
        QVERIFY(!CalibrationTrainer::fromBytes(std::vector<std::uint8_t>(100)));
    }

    void otherBytesAreRefused()
    {
        const auto shipped = tables::bytesOf("durak");
        QVERIFY(calibrationsFromBytes(shipped));
        QVERIFY(!calibrationsFromBytes(shipped.first(shipped.size() - 1)));
        std::vector<std::uint8_t> damaged(shipped.begin(), shipped.end());
        damaged[20] ^= 1;
        QVERIFY(!calibrationsFromBytes(damaged));
    }
};

PARLOUR_TEST(TestDurakCalibration)
#include "test_durak_calibration.moc"
