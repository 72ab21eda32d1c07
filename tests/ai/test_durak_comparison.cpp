// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons of the analyst of Durak: parts that sum to the difference, lines that can be played, nothing from hidden
// cards.
#include "ai/durak/levels.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <utility>

using namespace parlour;
using namespace parlour::durak;

namespace {

ActionList<Durak> legalIn(const State& state)
{
    ActionList<Durak> legal;
    Durak::legal(state, state.turn, legal);
    return legal;
}

Comparison compared(const State& state, std::size_t first, std::size_t second, int simulations)
{
    const View view = Durak::look(state, state.turn);
    const auto legal = legalIn(state);
    LevelAnalyst analyst(kMaster);
    return analyst.comparisonOf({view, legal, {1, 2}, {}, nullptr, 0, simulations}, first, second).value_or(Comparison());
}

/// A decision with several actions after `steps` random steps.
State decisionIn(const char* rules, std::uint64_t seed, int steps)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 11);
    for (State state = Durak::start(rulesOf(rules));; --steps) {
        const Node node = Durak::node(state);
        if (node.isOver())
            state = Durak::start(rulesOf(rules));
        else if (node.isChance())
            Durak::applyChance(state, Durak::draw(state, rng), nullptr);
        else if (const auto legal = legalIn(state); steps <= 0 && legal.size() > 1 && state.phase != Phase::Redeal)
            return state;
        else
            Durak::act(state, state.turn, legal[rng.below(static_cast<std::uint32_t>(legal.size()))], nullptr);
    }
}

/// The same decision with other hidden cards.
State withOtherHiddenCards(State state, Rng& rng)
{
    std::vector<Card*> hidden;
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        for (Card& card : state.hands[static_cast<std::size_t>(seat)])
            if (seat != state.turn && !state.known[static_cast<std::size_t>(seat)].has(card))
                hidden.push_back(&card);
    for (std::size_t i = 1; i < state.deck.size(); ++i)
        hidden.push_back(&state.deck[i]);
    for (std::size_t i = 0; i + 1 < hidden.size(); ++i)
        std::swap(*hidden[i], *hidden[i + rng.below(static_cast<std::uint32_t>(hidden.size() - i))]);
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        state.held[i] = durak::setOf(state.hands[i]);
    return state;
}

constexpr const char* kRules[] = {"", "players=3,type=perevodnoy", "players=4,deck=52,teams=2x2"};

} // namespace

class TestDurakComparison : public QObject {
    Q_OBJECT

private slots:
    /// The comparison and the analysis roll out different deals.
    void partsSumToTheDifferenceWithinItsError()
    {
        for (const char* rules : kRules)
            for (std::uint64_t number = 0; number < 6; ++number) {
                const State state = decisionIn(rules, number, 4 + 8 * static_cast<int>(number));
                const View view = Durak::look(state, state.turn);
                const auto legal = legalIn(state);
                LevelAnalyst analyst(kMaster);
                const Analysis analysis = analyst.evaluate({view, legal, {5, 6}, {}, nullptr, 0, 800});
                const std::size_t best = analysis.best(), other = best == 0 ? 1 : 0;
                const Comparison comparison = compared(state, best, other, 800);
                double variance = 0;
                for (const std::size_t i : {best, other})
                    variance += 3 * analysis.actions[i].share.error * analysis.actions[i].share.error;
                const double lost = analysis.actions[best].share.value - analysis.actions[other].share.value;
                QVERIFY(std::abs(comparison.difference() - lost) <= 3 * std::sqrt(variance) + 1e-9);
                for (const ComparedPart& chance : comparison.chances)
                    for (const Estimate& each : {chance.first, chance.second})
                        QVERIFY(each.value >= 0 && each.value <= 1);
                QVERIFY(!comparison.lines[0].empty());
                QCOMPARE(comparison.lines[0].front().action, toText(legal[best]));
            }
    }

    void hiddenCardsChangeNothing()
    {
        Rng rng = Rng::stream(3, Purpose::Analysis, 8);
        for (const char* rules : kRules)
            for (std::uint64_t number = 0; number < 4; ++number) {
                const State state = decisionIn(rules, number, 3 + 9 * static_cast<int>(number));
                const Comparison one = compared(state, 0, 1, 60);
                const Comparison same = compared(withOtherHiddenCards(state, rng), 0, 1, 60);
                QCOMPARE(same.parts.size(), one.parts.size());
                for (std::size_t i = 0; i < one.parts.size(); ++i)
                    QVERIFY(one.parts[i].first == same.parts[i].first && one.parts[i].second == same.parts[i].second);
                for (std::size_t i = 0; i < one.chances.size(); ++i)
                    QVERIFY(one.chances[i].first == same.chances[i].first
                            && one.chances[i].second == same.chances[i].second);
                for (std::size_t i = 0; i < one.counts.size(); ++i)
                    QVERIFY(one.counts[i].first == same.counts[i].first && one.counts[i].second == same.counts[i].second);
                for (std::size_t side = 0; side < 2; ++side)
                    for (std::size_t i = 0; i < one.lines[side].size(); ++i)
                        QCOMPARE(same.lines[side][i].action, one.lines[side][i].action);
            }
    }

    /// Both lines of a solved ending lead to the values of their actions.
    void forcedLinesEndAsTheEndingIsWorth()
    {
        for (const char* hands : {"6s 9h Ac Ks / 7s Th Qh", "7c 8d Ah / 9c 9d Kh 6h", "6d 6c Jh / Td Qc"}) {
            const State start = position("", hands, "h", 0);
            const auto legal = legalIn(start);
            for (std::size_t other = 1; other < legal.size(); ++other) {
                const Comparison comparison = compared(start, 0, other, 100000);
                QVERIFY(comparison.isForced);
                for (std::size_t side = 0; side < 2; ++side) {
                    State state = start;
                    for (const LineStep& step : comparison.lines[side]) {
                        QCOMPARE(state.turn, step.seat);
                        const Action action = *Durak::parseAction(step.action);
                        QVERIFY(Durak::allows(state, step.seat, action));
                        Durak::act(state, step.seat, action, nullptr);
                    }
                    QVERIFY(Durak::node(state).isOver());
                    const ComparedPart& part = comparison.parts.front();
                    QCOMPARE(scoreOf<Durak>(state, 0), (side == 0 ? part.first : part.second).value);
                }
            }
        }
    }

    /// The ace of trumps, and the lowest card of a suit.
    void chanceToCoverIsCounted()
    {
        const State state = position("", "Ah 6s 6c 7c 8d 9d / 7s 8s 9s Ts Js Qs", "Kh 6d 7d 9c Tc Jc Qc Kc Ac", 0);
        const auto legal = legalIn(state);
        const auto indexOf = [&](const char* text) {
            return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), *Durak::parseAction(text))
                                            - legal.begin());
        };
        const Comparison comparison = compared(state, indexOf("attack 6s"), indexOf("attack Ah"), 400);
        const ComparedPart& chance = comparison.chances.back();
        QCOMPARE(chance.label.english, "The other has nothing to cover it with");
        QVERIFY(chance.first.value < 0.2);
        QCOMPARE(chance.second.value, 1.0);
        QCOMPARE(comparison.when.english, "When the stock is gone");
        QVERIFY(comparison.counts.front().difference() > 0.3); // trumps in the own hand
    }
};

PARLOUR_TEST(TestDurakComparison)
#include "test_durak_comparison.moc"
