// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Coins: beliefs, the solver of rounds, the value network and its training, levels, and exploiters.
#include "ai/coins/master.h"
#include "ai/coins/policy.h"
#include "ai/coins/training/exploiter.h"
#include "ai/coins/training/net_trainer.h"
#include "ai/coins/training/threshold_pool.h"
#include "ai/coins/training/threshold_search.h"
#include "ai/core/bots.h"
#include "ai/core/game_bots.h"
#include "ai/tables/tables.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::coins;

namespace {

/// A View after these tosses of a timeline, 1: won.
View viewOf(std::string_view tosses, int blue, int red)
{
    View view;
    for (const char toss : tosses)
        view.tosses.push_back(toss == '1');
    view.round = static_cast<std::uint8_t>(tosses.size());
    view.blue = static_cast<std::uint8_t>(blue);
    view.red = static_cast<std::uint8_t>(red);
    return view;
}

std::string text(const OpenPlaces& places)
{
    return std::to_string(places.limit) + " " + std::to_string(places.best) + " " + std::to_string(places.worst) + " "
        + std::to_string(places.safe) + " " + std::to_string(places.tried);
}

const ValueNet& shippedNet()
{
    static const ValueNet net = *ValueNet::fromBytes(tables::bytesOf("coins"));
    return net;
}

double share(std::string_view first, std::string_view second, std::int64_t matches, const Rules& rules = {})
{
    SeriesPlan<Coins> plan;
    for (const std::string_view id : {first, second})
        plan.entrants.push_back([id] { return makeBot<Coins>(id, test::resources()); });
    plan.rules = rules;
    plan.seed = 14;
    plan.matches = matches;
    return playSeries(plan).rows[0].points / 2 / static_cast<double>(matches);
}

/// Up to the precision of a memory.
bool isNear(const Hypotheses& a, const Hypotheses& b)
{
    const auto isSame = [](const Hypothesis& one, const Hypothesis& other) {
        return one.block == other.block && std::abs(one.chance - other.chance) < 0.01F * one.chance
            && std::abs(one.blue - other.blue) < 0.001F && std::abs(one.red - other.red) < 0.001F;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), isSame);
}

} // namespace

class TestCoinsMaster : public QObject {
    Q_OBJECT

private slots:
    void openPlacesFollowJourneysAndBlocks()
    {
        // Leads by place: 0 1 2 1 0 -1 0; round 6 has been tossed, so places 0 to 5 are open.
        const View view = viewOf("110001", 5, 20);
        QCOMPARE(text(PolicyFeatures::of(view).places), "0 2 5 5 0");
        // One more round, from the stored places: the best since the worst is now place 6.
        View later = viewOf("1100011", 5, 20);
        later.memory = toMemory(PolicyFeatures::of(view).places);
        QCOMPARE(text(PolicyFeatures::of(later).places), "0 2 5 6 0");
        // A journey to round 3 failed: the opponent blocked, most likely at place 5, where it was strongest.
        OpenPlaces tried = PolicyFeatures::of(view).after(travel(3));
        QCOMPARE(text(tried), "0 2 5 5 3");
        later.memory = toMemory(tried);
        QCOMPARE(text(PolicyFeatures::of(later).places), "5 6 5 6 0");
        // The journey succeeded.
        View back = viewOf("110", 5, 19);
        back.memory = toMemory(tried);
        QCOMPARE(text(PolicyFeatures::of(back).places), "0 2 0 2 0");
        // Blocks of either side close earlier places.
        View blocked = viewOf("1100011", 4, 20);
        blocked.blocked = 3;
        QCOMPARE(text(PolicyFeatures::of(blocked).places), "3 3 5 6 0");
    }

    /// Updates by round equal a pass over the whole timeline.
    void updatedPlacesEqualRecomputedOnes()
    {
        Rng rng = Rng::stream(3, Purpose::Analysis, 0);
        View view;
        Memory memory;
        for (int round = 1; round <= 100; ++round) {
            view.tosses.push_back(rng.below(2) == 0);
            view.round = static_cast<std::uint8_t>(round);
            view.memory = {};
            const OpenPlaces fresh = PolicyFeatures::of(view).places;
            view.memory = memory;
            QCOMPARE(text(PolicyFeatures::of(view).places), text(fresh));
            memory = toMemory(fresh);
        }
    }

    void foreignMemoriesAreIgnored()
    {
        using namespace std::string_literals;
        View view = viewOf("110001", 5, 20);
        const std::string fresh = text(PolicyFeatures::of(view).places);
        for (const std::string& memory :
             {"M"s, "Mabcde"s, "M\1\0\0\0\0"s, "M\0\0\0\0\7"s, "M\5\5\5\5\0"s, "A\0\0\0\0\0"s, std::string(4096, 'M')}) {
            view.memory = memory;
            QCOMPARE(text(PolicyFeatures::of(view).places), fresh);
        }
    }

    /// For random joint moves, including journeys that a block makes fail.
    void roundOutcomesMatchTheRules()
    {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const Rules rules{static_cast<std::uint8_t>(10 + seed), static_cast<std::uint8_t>(seed % 7),
                              static_cast<std::uint8_t>(seed % 23)};
            Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
            State state = Coins::start(rules);
            Timeline timeline(rules.rounds, 0, 0);
            Levers levers{{rules.blue, rules.blue}, {rules.red, rules.red}};
            for (Node node = Coins::node(state); !node.isOver(); node = Coins::node(state)) {
                QVERIFY(node.isChance());
                Coins::applyChance(state, {rng.below(2) == 0}, nullptr);
                const Round round{timeline, state.tosses().lead(), levers};
                QCOMPARE(round.place(), state.round());
                JointMove exploitersDoNotDependOnThreads;
                for (Seat seat = 0; seat < 2; ++seat) {
                    const MoveList options = round.options(static_cast<std::size_t>(seat));
                    Moves legal;
                    Coins::legal(state, seat, legal);
                    for (const Move option : options)
                        QVERIFY(legal.contains(option));
                    // With probability 1/2 any legal move.
                    Move move = options[rng.below(static_cast<std::uint32_t>(options.size()))];
                    if (rng.below(2) == 0)
                        move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))].move;
                    exploitersDoNotDependOnThreads[static_cast<std::size_t>(seat)] = move;
                    Coins::act(state, seat, {move, {}}, nullptr);
                }
                const auto back = round.backTo(exploitersDoNotDependOnThreads);
                const bool ends = !back && round.isLast();
                QCOMPARE(ends, Coins::node(state).isOver());
                levers = round.leversAfter(exploitersDoNotDependOnThreads);
                for (std::size_t side = 0; side < 2; ++side) {
                    QCOMPARE(levers.blue[side], int{state.players[side].view.blue});
                    QCOMPARE(levers.red[side], int{state.players[side].view.red});
                }
                if (ends) {
                    QCOMPARE(static_cast<double>(round.value(exploitersDoNotDependOnThreads, shippedNet())),
                             scoreOf<Coins>(state, 0));
                    break;
                }
                if (back)
                    timeline.goBack(*back);
                else
                    timeline.goOn(round.lead);
                if (Round::isBlocked(exploitersDoNotDependOnThreads))
                    timeline.blockHere();
                QCOMPARE(timeline.block(), int{state.block});
                QCOMPARE(timeline.place() + 1, state.round());
                QCOMPARE(timeline.lead(), state.tosses().lead());
            }
        }
    }

    void solvesSmallBayesianGames()
    {
        const auto game = [](const std::vector<std::vector<std::vector<float>>>& types) {
            BayesianGame out;
            out.rows = types[0].size();
            for (const auto& shares : types) {
                BayesianGame::Type type;
                type.columns = shares[0].size();
                type.weight = 1 / static_cast<float>(types.size());
                for (std::size_t row = 0; row < shares.size(); ++row)
                    std::copy(shares[row].begin(), shares[row].end(), type.payoffs[row].begin());
                out.types.push_back(type);
            }
            out.solve(2000);
            return out;
        };
        const auto isNear = [](float a, double b) { return std::abs(static_cast<double>(a) - b) < 1e-3; };
        const BayesianGame saddle = game({{{0.2F, 0.6F}, {0.5F, 0.7F}}});
        QVERIFY(saddle.mix[1] == 1 && saddle.types[0].mix[0] == 1 && isNear(saddle.payoff(), 0.5));
        const BayesianGame two = game({{{1, 0}, {0.25F, 0.75F}}});
        QVERIFY(isNear(two.mix[0], 1.0 / 3) && isNear(two.types[0].mix[0], 0.5) && isNear(two.payoff(), 0.5));
        const BayesianGame three = game({{{0.5F, 1, 0}, {0, 0.5F, 1}, {1, 0, 0.5F}}});
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(isNear(three.mix[i], 1.0 / 3) && isNear(three.types[0].mix[i], 1.0 / 3));
        // Two types with different actions.
        const BayesianGame twoTypes = game({{{1, 0}, {0.25F, 0.75F}}, {{1}, {0}}});
        QVERIFY(twoTypes.mix[0] > 0.99F && isNear(twoTypes.payoff(), 0.5)); // worth 0.5, and 0.375 for the other action
        // A bias changes the choice, not the payoff.
        BayesianGame biased = saddle;
        biased.bias[0] = 0.5F;
        biased.solve(500);
        QVERIFY(biased.mix[0] > 0.99F && isNear(biased.payoff(), 0.2));
    }

    /// Values are zero-sum, and levers have a price.
    void netValuesLevers()
    {
        const ValueNet& net = shippedNet();
        const auto value = [&](int toCome, int lead, Levers levers) {
            const Place here{toCome, lead};
            return static_cast<double>(net.value({here, {here, here}, levers}));
        };
        const Levers all{{5, 5}, {20, 20}};
        QCOMPARE(value(100, 0, all), 0.5);
        const ValueInput some{{40, 3}, {{{60, 5}, {50, -4}}}, {{2, 4}, {9, 13}}};
        QVERIFY(std::abs(net.value(some) + net.value(some.fromOtherSide()) - 1) < 1e-6F);
        const double oneRed = value(100, 0, {{5, 5}, {20, 19}}) - 0.5;
        QVERIFY2(oneRed > 0.03 && oneRed < 0.09, std::to_string(oneRed).c_str());
        const double fiveReds = value(100, 0, {{5, 5}, {20, 15}}) - 0.5;
        QVERIFY2(fiveReds > 3 * oneRed, std::to_string(fiveReds).c_str());
        QVERIFY(value(100, 0, {{5, 4}, {20, 20}}) > 0.53);
        // One round to come and no lever left: the toss decides.
        QVERIFY(std::abs(value(1, 1, {{0, 0}, {0, 0}}) - 0.75) < 0.03);
        QVERIFY(value(1, 2, {{0, 0}, {0, 0}}) > 0.97);
    }

    void damagedNetsAreRefused()
    {
        const auto bytes = shippedNet().toBytes();
        QVERIFY(std::equal(bytes.begin(), bytes.end(), tables::bytesOf("coins").begin()));
        const auto refusal = [](std::vector<std::uint8_t> some) {
            const auto net = ValueNet::fromBytes(some);
            return net ? std::string() : net.error().english();
        };
        auto bad = bytes;
        bad[1000] ^= 1;
        QVERIFY(refusal(bad).find("damaged") != std::string::npos);
        bad = bytes;
        bad.pop_back();
        QVERIFY(refusal(bad).find("damaged") != std::string::npos);
        bad = bytes;
        bad[4] = 9;
        QVERIFY(refusal(bad).find("version 9") != std::string::npos);
        QVERIFY(refusal({'C', 'O', 'U', 'P', 1, 0, 0, 0}).find("not a Coins table") != std::string::npos);
        QVERIFY(!refusal({}).empty());
    }

    /// A resumed training has the same bytes as one without a stop.
    void trainingReducesTheErrorAndResumes()
    {
        NetTrainer straight(3, 150);
        straight.train(1, {});
        const double first = straight.error();
        const auto half = straight.toBytes();
        straight.train(2, {});
        QVERIFY2(straight.error() < 0.9 * first, std::to_string(straight.error() / first).c_str());
        auto resumed = NetTrainer::fromBytes(half);
        QVERIFY(resumed && resumed->batches() == 1 && resumed->seed() == 3);
        parlour::stop_source stop;
        stop.request_stop();
        resumed->train(2, stop.get_token());
        QCOMPARE(resumed->batches(), std::int64_t{1});
        resumed->train(2, {});
        QVERIFY(resumed->toBytes() == straight.toBytes());
        auto bad = half;
        bad[5000] ^= 1;
        QVERIFY(NetTrainer::fromBytes(bad).error().english().find("damaged") != std::string::npos);
        bad = half;
        bad[8] = 7;
        QVERIFY(NetTrainer::fromBytes(bad).error().english().find("not a Coins training") != std::string::npos);
    }

    void beliefsSurviveTheMemory()
    {
        const View view = viewOf("110001", 5, 20);
        const BeliefState state = beliefStateOf(view, shippedNet());
        const RoundSolver solver(state, view.lead(), shippedNet());
        const Belief left = solver.after(travel(3));
        QCOMPARE(left.red, 19);
        const auto next = Belief::of(left.toMemory(), view.rules, 7);
        QVERIFY(next && isNear(next->hypotheses, left.hypotheses) && next->tried == 3);
        const auto back = Belief::of(left.toMemory(), view.rules, 3);
        QVERIFY(back && isNear(back->hypotheses, left.ifBack));
        for (const Hypothesis& each : left.ifBack)
            QVERIFY(each.block < 3);
        for (const Hypothesis& each : left.hypotheses) // it failed, so that round or a later one is blocked
            QVERIFY(each.block >= 3);
        QVERIFY(!Belief::of(left.toMemory(), view.rules, 2)); // of another timeline
        QVERIFY(!Belief::of(left.toMemory(), {100, 5, 10}, 7));
        const std::string own = left.toMemory().bytes();
        std::string impossible = own;
        impossible[6] = impossible[7] = '\xFF'; // not a number
        const std::string untried = solver.after(kNothing).toMemory().bytes();
        for (const std::string& foreign :
             {std::string(), std::string("H"), std::string(40, 'H'), std::string(4096, 'M'), own.substr(0, own.size() / 2),
              own + 'x', untried + own.substr(own.size() - 7), impossible})
            QVERIFY(!Belief::of(Memory(std::string_view(foreign)), view.rules, 7));
    }

    /// A block while falling behind is unsound but possible: an exploiter would use a player that excludes it.
    void unsoundBlocksAreBelievedPossible()
    {
        View view;
        for (int round = 1; round <= 8; ++round) {
            if (round > 1)
                view.memory =
                    RoundSolver(beliefStateOf(view, shippedNet()), view.lead(), shippedNet()).after(kNothing).toMemory();
            view.tosses.push_back(round <= 5); // five ahead, then two
            view.round = static_cast<std::uint8_t>(round);
        }
        float chance = 0;
        for (const Hypothesis& each : beliefStateOf(view, shippedNet()).hypotheses)
            chance += each.block >= 4 && each.block <= 6 ? each.chance : 0;
        QVERIFY2(chance > 0.01F, std::to_string(chance).c_str());
    }

    /// Own levers that are missing were pulled on timelines that the opponent ended.
    void lostTimelinesLowerExpectedLevers()
    {
        View view = viewOf("110001", 5, 20);
        const BeliefState state = beliefStateOf(view, shippedNet());
        View later = viewOf("1100010", 5, 20);
        later.memory = RoundSolver(state, view.lead(), shippedNet()).after(kNothing).toMemory();
        const auto reds = [](const View& of) {
            float sum = 0;
            for (const Hypothesis& each : beliefStateOf(of, shippedNet()).hypotheses)
                sum += each.chance * each.red;
            return sum;
        };
        const float known = reds(later);
        later.red = 17;
        QVERIFY2(reds(later) < known - 2, std::to_string(known).c_str());
    }

    /// An opponent whose best rises without a fall has gone back about every other time; one that let a fall of four points
    /// stand has not.
    void risesWithoutFallsAreHiddenJourneys()
    {
        const auto returns = [](std::string_view tosses, int block) {
            return hiddenReturns(static_cast<int>(tosses.size()) + 1, viewOf(tosses, 5, 20).tosses, block);
        };
        QCOMPARE(returns("0", 0), 0.5F);
        QCOMPARE(returns("1", 0), 0.0F);
        QCOMPARE(returns("0100", 0), 0.5F);
        QCOMPARE(returns("111100000", 0), 0.2F);
        QCOMPARE(returns("11110", 4), 0.5F);
        QCOMPARE(returns("11110", 0), 0.0F);
    }

    /// Decisions that do not depend on the parameters.
    void policyDecidesLastRounds()
    {
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        const auto chosen = [&](std::string_view tosses, int blue, int red, int rounds) {
            View view = viewOf(tosses, blue, red);
            view.rules.rounds = static_cast<std::uint8_t>(rounds);
            const PolicyFeatures features = PolicyFeatures::of(view);
            return toText(Action{features.moveOf(choose(kHunterPolicy, features, rng)), {}});
        };
        QCOMPARE(chosen("0101010111", 1, 0, 10), "block"); // nothing can change any more
        QCOMPARE(chosen("01010111", 1, 20, 9), "block"); // two ahead, one to come
        QCOMPARE(chosen("0101010111", 0, 20, 10), "nothing"); // ahead
        QCOMPARE(chosen("0011100000", 0, 3, 10), "travel 6"); // behind, and it is now or never
        QCOMPARE(chosen("0011100000", 5, 0, 10), "nothing");
    }

    /// A search approaches the best thresholds of a simple score, and told shares alone resume it.
    void toldSharesResumeASearch()
    {
        const auto sharesOf = [](const std::vector<ThresholdSearch::Trial>& trials) {
            std::vector<double> shares;
            for (const ThresholdSearch::Trial& trial : trials)
                shares.push_back(-std::abs(static_cast<double>(trial.thresholds[0]) - 1.0)
                                 + 1e-3 * static_cast<double>(trial.seed % 100));
            return shares;
        };
        constexpr int kBatches = 200;
        ThresholdSearch straight({}, 9);
        const float first = straight.best()[0];
        std::vector<std::vector<double>> told;
        for (int batch = 0; batch < kBatches; ++batch) {
            told.push_back(sharesOf(straight.trials()));
            straight.learn(told.back(), batch / double{kBatches});
        }
        QVERIFY2(std::abs(straight.best()[0] - 1) < 0.3F * std::abs(first - 1), std::to_string(straight.best()[0]).c_str());
        ThresholdSearch resumed({}, 9);
        for (int batch = 0; batch < kBatches; ++batch)
            resumed.learn(told[static_cast<std::size_t>(batch)], batch / double{kBatches});
        QVERIFY(resumed.best() == straight.best());
    }

    /// Decisions that do not depend on the thresholds, and the memory of a journey that failed.
    void thresholdsKnowBlocksAndLastRounds()
    {
        ThresholdPlayer player(kThresholdPool[0]);
        const auto chosen = [&](const View& view) {
            const Moves legal(view.blue > 0, view.red > 0 ? view.round : 0);
            return player.choose({view, legal, {1, 1}, {}});
        };
        View view = viewOf("0101010111", 1, 0);
        view.rules.rounds = 10;
        QVERIFY(chosen(view).move == kBlock); // nothing can change any more
        view = viewOf("0011100000", 0, 3);
        view.rules.rounds = 10;
        const Action back = chosen(view); // behind, and it is now or never
        QCOMPARE(back.move.kind, Move::Kind::Travel);
        view.memory = *back.memory;
        view.tosses.cut(back.move.round - 1);
        view.tosses.push_back(false);
        view.round = back.move.round;
        QVERIFY(chosen(view).move.kind == Move::Kind::Travel || view.round < 10); // it succeeded: nothing is known
        View failed = viewOf("00111000000", 0, 3);
        failed.rules.rounds = 11;
        failed.memory = *back.memory;
        QVERIFY(chosen(failed).move.round > back.move.round);
    }

    void levelsAreOrderedByStrength()
    {
        QVERIFY(share("coins.master", "coins.club", 100) > 0.6);
        QVERIFY(share("coins.club", "coins.casual", 100) > 0.53);
        QVERIFY(share("coins.casual", "coins.beginner", 100) > 0.53);
        QVERIFY(share("coins.beginner", "coins.oldschool", 20) > 0.85);
        QVERIFY(share("coins.beginner", "coins.random", 20) > 0.85);
    }

    void masterPlaysOtherRules()
    {
        for (const Rules rules : {Rules{10, 1, 1}, Rules{30, 0, 40}, Rules{200, 20, 40}, Rules{20, 5, 5}}) {
            QVERIFY(share("coins.master", "coins.random", 10, rules) > 0.5);
        }
    }

    /// Against a bot that never pulls a lever.
    void exploitersDoNotDependOnThreads()
    {
        const auto exploit = [](std::string_view id, int threads) {
            Exploiter exploiter({10, 2, 4}, 5, [id] { return makeBot<Coins>(id, test::resources()); });
            exploiter.train(threads, {}, [](std::int64_t matches) { return static_cast<double>(matches) / 8000; });
            return exploiter.test(500, threads, {});
        };
        const ExploiterResult one = exploit("coins.oldschool", 1);
        QCOMPARE(one.matches, std::int64_t{500});
        QVERIFY2(one.share > 0.6 && one.error > 0 && one.error < 0.025, std::to_string(one.share).c_str());
        const ExploiterResult three = exploit("coins.oldschool", 3);
        QCOMPARE(three.share, one.share);
        QCOMPARE(three.error, one.error);
    }

    void analystValuesEveryMove()
    {
        NetAnalyst analyst(shippedNet());
        View view = viewOf("0101010111011", 3, 10);
        const Moves legal(true, view.round);
        const Analysis analysis = analyst.evaluate({view, legal, {1, 1}, {}});
        QCOMPARE(analysis.actions.size(), legal.size());
        double sum = 0;
        for (const ActionValue& value : analysis.actions) {
            QVERIFY(value.share.value >= 0 && value.share.value <= 1 && value.share.error >= 0);
            sum += value.frequency;
        }
        QVERIFY(std::abs(sum - 1) < 1e-6);
        // Before the toss and when it is over.
        const double now = analyst.valueOf(view, {}, {}).value;
        QVERIFY(now > 0 && now < 1);
        ++view.round;
        const double before = analyst.valueOf(view, {}, {}).value;
        QVERIFY(before > 0 && before < 1);
        view.over = true;
        QCOMPARE(analyst.valueOf(view, {}, {}).value, 1.0);
    }

    /// For each move: the parts sum to the difference. A block costs its lever and closes the past, and only a journey goes
    /// back while the other does nothing.
    void comparisonsSumToTheDifference()
    {
        NetAnalyst analyst(shippedNet());
        for (const char* tosses : {"0101010111011", "1110000", "00", "1111110000001111"}) {
            const View view = viewOf(tosses, 3, 10);
            const Moves legal(true, view.round);
            const Question<Coins> question{view, legal, {1, 1}, {}};
            const Analysis analysis = analyst.evaluate(question);
            const std::size_t best = analysis.best();
            for (std::size_t i = 0; i < legal.size(); ++i) {
                const Comparison comparison = *analyst.comparisonOf(question, best, i);
                const double lost = analysis.actions[best].share.value - analysis.actions[i].share.value;
                QVERIFY(std::abs(comparison.difference() - lost) < 1e-9);
                const Comparison same = *analyst.comparisonOf({view, legal, {7, 9}, {}}, best, i);
                QCOMPARE(same.difference(), comparison.difference());
                for (const ComparedPart& chance : comparison.chances)
                    QVERIFY(chance.second.value > -1e-9 && chance.second.value < 1 + 1e-9);
                if (legal[i].move == kBlock) {
                    QVERIFY(std::abs(comparison.chances[0].second.value - 1) < 1e-9);
                    QCOMPARE(comparison.chances[1].second.value, 0.0);
                }
                if (legal[i].move == kNothing)
                    QCOMPARE(comparison.parts[1].second.value, 0.0);
                QCOMPARE(comparison.counts[1].second.value, view.blue - (legal[i].move == kBlock ? 1.0 : 0.0));
            }
        }
    }

    /// In the last round without levers, all is the lead.
    void lastRoundIsWorthItsLead()
    {
        NetAnalyst analyst(shippedNet());
        View view = viewOf("0101010111", 1, 0);
        view.rules.rounds = 10;
        const Moves legal(true, view.round);
        const Comparison comparison = *analyst.comparisonOf({view, legal, {1, 1}, {}}, 1, 0); // the block against nothing
        QCOMPARE(comparison.parts[0].first.value, 1.0);
        QVERIFY(std::abs(comparison.parts[2].first.value) < 1e-6);
        QVERIFY(comparison.parts[0].difference() > 0);
        QCOMPARE(comparison.counts[0].first.value, static_cast<double>(view.lead())); // kept by the block
    }

    /// A move that waits for the opponent's is fixed.
    void sealedMovesKeepTheirValue()
    {
        NetAnalyst analyst(shippedNet());
        View view = viewOf("0101010111", 1, 3);
        view.rules.rounds = 10;
        const Moves legal(true, view.round);
        const Analysis analysis = analyst.evaluate({view, legal, {1, 1}, {}});
        for (std::size_t i = 0; i < 2; ++i) { // nothing, and the block that wins
            View answered = view;
            answered.answer = legal[i].move;
            const Estimate after = analyst.valueOf(answered, {2, 2}, {});
            const Estimate& before = analysis.actions[i].share;
            QVERIFY(std::abs(after.value - before.value) <= 4 * std::hypot(after.error, before.error));
        }
        view.answer = legal[0].move;
        QVERIFY(analyst.valueOf(view, {2, 2}, {}).value < 0.9);
        view.answer = legal[1].move;
        QCOMPARE(analyst.valueOf(view, {2, 2}, {}).value, 1.0);
    }

    /// A decided match has the value 0 or 1, and an obvious move is found.
    void analystFindsDecidedMatches()
    {
        NetAnalyst analyst(shippedNet());
        View view = viewOf("0101010111", 1, 3);
        view.rules.rounds = 10;
        const Analysis won = analyst.evaluate({view, Moves(true, 10), {1, 1}, {}});
        QVERIFY(won.actions[0].share.value < 1); // the other side goes back
        QCOMPARE(won.best(), std::size_t{1});
        QCOMPARE(won.actions[1].share.value, 1.0);
        QCOMPARE(won.actions[1].frequency, 1.0);
        View behind = viewOf("1111000000", 0, 5);
        behind.rules = {10, 5, 5};
        const Analysis late = analyst.evaluate({behind, Moves(false, 10), {1, 1}, {}});
        QVERIFY(late.actions[5].share.value < 0.01); // the other side has blue levers left, and ends the match
        behind.rules.blue = 0;
        const Analysis lost = analyst.evaluate({behind, Moves(false, 10), {1, 1}, {}});
        QCOMPARE(lost.actions[0].share.value, 0.0);
        QCOMPARE(lost.best(), std::size_t{5}); // back to where it was four ahead
    }

    void masterBeatsTheContest()
    {
        QVERIFY(share("coins.master", "coins.analyzer", 100) > 0.85);
        QVERIFY(share("coins.master", "coins.oracle", 100) > 0.75);
        QVERIFY(share("coins.master", "coins.hunter", 100) > 0.8);
        for (const std::string_view id : {"coins.oldschool", "coins.nostalgia", "coins.regret"})
            QVERIFY2(share("coins.hunter", id, 100) > 0.9, id.data());
        QVERIFY(share("coins.hunter", "coins.analyzer", 300) > 0.97);
        QVERIFY(share("coins.hunter", "coins.oracle", 300) > 0.95);
        QVERIFY(share("coins.hunter", "coins.bad-loser", 300) > 0.96);
    }
};

PARLOUR_TEST(TestCoinsMaster)
#include "test_coins_master.moc"
