// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pazaak's analyst: decided positions by hand, consistency of values over the next card, and frequencies that sum to 1.
#include "ai/core/bots.h"
#include "ai/core/game_bots.h"
#include "ai/pazaak/action_shares.h"
#include "engine/base/index.h"
#include "engine/core/analyst.h"
#include "engine/pazaak/pazaak.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::pazaak;

namespace {

Analyst<Pazaak>& analyst()
{
    static const auto one = makeAnalyst(test::resources());
    return static_cast<Analyst<Pazaak>&>(*one);
}

Board boardOf(std::initializer_list<Value> cards, bool standing = false)
{
    Board board;
    for (const Value card : cards) {
        board.house.push_back(card);
        board.total = static_cast<std::uint8_t>(board.total + card);
    }
    board.standing = standing;
    return board;
}

/// Seat 0 decides in a hand that decides the match for both.
View lastHand(const Board& mine, const Board& theirs, const SideCards& sides)
{
    View view;
    view.seat = view.turn = 0;
    view.hand = 5;
    view.wins = {2, 2};
    view.boards = {mine, theirs};
    view.last[1] = theirs.standing ? Last::Stand : Last::End;
    view.sides = sides;
    view.sideCounts = {static_cast<std::int8_t>(sides.count()), 1};
    return view;
}

ActionList<Pazaak> legalIn(const View& view)
{
    ActionList<Pazaak> legal{{Action::Kind::End, 0}, {Action::Kind::Stand, 0}};
    for (const Value card : view.sides)
        if (!legal.contains({Action::Kind::Play, card}))
            legal.push_back({Action::Kind::Play, card});
    return legal;
}

Analysis analyse(const View& view)
{
    const auto legal = legalIn(view);
    return analyst().evaluate({view, legal, {1, 0}, {}});
}

Comparison compared(const View& view, std::size_t first, std::size_t second)
{
    const auto legal = legalIn(view);
    return analyst().comparisonOf({view, legal, {1, 0}, {}}, first, second).value_or(Comparison());
}

ComparedPart chanceOf(const Comparison& comparison, const char* label)
{
    for (const ComparedPart& chance : comparison.chances)
        if (QByteArray(chance.label.english) == label)
            return chance;
    return {};
}

double valueOf(const View& view)
{
    return analyst().valueOf(view, {1, 0}, {}, 0).value;
}

/// Plays matches of random actions and calls `visit(state, seat, action)` before each action.
template <class Visit>
void everyAction(int matches, const Rules& rules, Visit visit)
{
    for (int i = 0; i < matches; ++i) {
        State state = Pazaak::start(rules);
        Rng rng = Rng::stream(7, Purpose::Analysis, static_cast<std::uint64_t>(i));
        while (!Pazaak::node(state).isOver()) {
            if (Pazaak::node(state).isChance()) {
                Pazaak::applyChance(state, Pazaak::draw(state, rng), nullptr);
                continue;
            }
            const Seat seat = state.turn;
            ActionList<Pazaak> legal;
            Pazaak::legal(state, seat, legal);
            // Biased towards drawing, so that high totals occur.
            const Action action = rng.below(3) > 0 ? legal[0] : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            visit(state, seat, action);
            Pazaak::act(state, seat, action, nullptr);
        }
    }
}

} // namespace

class TestPazaakAnalyst : public QObject {
    Q_OBJECT

private slots:
    void decidedHandsAreExact()
    {
        // The opponent stands on 18: 17 + 1 ties and leads to another hand, 17 + 3 wins the match, 17 + 5 loses it.
        const View view = lastHand(boardOf({10, 7}), boardOf({10, 8}, true), {1, 3, 5});
        const Analysis analysis = analyse(view);
        QCOMPARE(analysis.actions.size(), std::size_t{5});
        const auto& [end, stand, tie, win, bust] = std::tie(analysis.actions[0], analysis.actions[1], analysis.actions[2],
                                                            analysis.actions[3], analysis.actions[4]);
        QVERIFY((stand.share == Estimate{0, 0}));
        QVERIFY((win.share == Estimate{1, 0}));
        QVERIFY((bust.share == Estimate{0, 0}));
        QVERIFY(tie.share.value > 0.2 && tie.share.value < 0.8);
        QVERIFY(end.share.error > 0);
        QCOMPARE(win.frequency, 1.0);
        QCOMPARE(analysis.best(), std::size_t{3});
        // Four of each value except a 10, a 7, a 10 and an 8: 36 cards, of which 22 are 4 to 9 and two are 10s.
        QCOMPARE(analysis.facts.front().value, 24.0 / 36);
        const Comparison comparison = compared(view, 3, 2);
        QVERIFY(std::abs(comparison.difference() - (1 - tie.share.value)) < 1e-9);
        QCOMPARE(chanceOf(comparison, "Win the hand").first.value, 1.0);
        QCOMPARE(chanceOf(comparison, "Win the hand").second.value, 0.0);
        QCOMPARE(chanceOf(comparison, "tie it").second.value, 1.0);
        QCOMPARE(chanceOf(compared(view, 3, 0), "go over 20 at once").second.value, 24.0 / 36);
        QCOMPARE(chanceOf(compared(view, 3, 4), "lose it").second.value, 1.0);
    }

    /// On 19 against 20 without side cards: only an ace helps, of which four or two are left.
    void cardsLeftAreCounted()
    {
        const auto share = [](std::initializer_list<Value> mine) {
            View view = lastHand(boardOf(mine), boardOf({10, 10}, true), {});
            view.sideCounts[1] = 0;
            return analyse(view).actions[0].share.value;
        };
        const double ties = valueOf([] {
            View view = lastHand({}, {}, {});
            view.turn = -1;
            view.sideCounts = {0, 0};
            return view;
        }());
        QVERIFY(std::abs(share({10, 9}) - 4.0 / 36 * ties) < 1e-4);
        QVERIFY(std::abs(share({10, 7, 1, 1}) - 2.0 / 34 * ties) < 1e-4);
    }

    void finishedMatchIsWorthItsResult()
    {
        View view = lastHand(boardOf({10, 9}), boardOf({10, 8}), {});
        view.turn = -1;
        view.over = true;
        view.wins = {3, 2};
        QVERIFY((analyst().valueOf(view, {}, {}, 0) == Estimate{1, 0}));
        view.seat = 1;
        QVERIFY((analyst().valueOf(view, {}, {}, 0) == Estimate{0, 0}));
        view.wins = {2, 2};
        QVERIFY((analyst().valueOf(view, {}, {}, 0) == Estimate{0.5, 0}));
    }

    void initialSharesSumToOne()
    {
        const State state = Pazaak::start({});
        QVERIFY(std::abs(valueOf(Pazaak::look(state, 0)) + valueOf(Pazaak::look(state, 1)) - 1) < 1e-4);
        QVERIFY(valueOf(Pazaak::look(state, 1)) > 0.5); // the second seat has more information
    }

    void everyViewHasAShare()
    {
        everyAction(20, {}, [](const State& state, Seat seat, const Action& action) {
            const View view = Pazaak::look(state, seat);
            const Analysis analysis = analyse(view);
            double frequencies = 0;
            for (const ActionValue& worth : analysis.actions) {
                QVERIFY(worth.share.value >= 0 && worth.share.value <= 1);
                QVERIFY(worth.share.error < 0.01);
                frequencies += worth.frequency;
            }
            QVERIFY(std::abs(frequencies - 1) < 1e-9);
            QCOMPARE(valueOf(view), analysis.actions[analysis.best()].share.value);
            const View other = Pazaak::look(state, 1 - seat);
            const Estimate theirs = analyst().valueOf(other, {}, {}, 0);
            QVERIFY(theirs.error < 0.01);
            QVERIFY(theirs.value >= 0 && theirs.value <= 1);
            State next = state;
            Pazaak::act(next, seat, action, nullptr);
            for (Seat each = 0; each < 2; ++each) {
                const auto between = analyst().valueBetween(Pazaak::look(state, each), Pazaak::look(next, each), {});
                QCOMPARE(between.has_value(), next.drawn > state.drawn);
                if (between && each == seat) {
                    const auto legal = legalIn(view);
                    const auto index =
                        asIndex(static_cast<int>(std::find(legal.begin(), legal.end(), action) - legal.begin()));
                    QCOMPARE(between->value, analysis.actions[index].share.value);
                }
            }
        });
    }

    /// The value before a card is the mean of the values after it, up to the model's error, for both seats.
    void valuesAreTheMeanOverTheNextCard()
    {
        double sum = 0, most = 0;
        int count = 0;
        everyAction(25, {}, [&](const State& state, Seat seat, const Action& action) {
            std::array<int, kHighestHouse + 1> copies{};
            copies.fill(state.rules.copiesHouse());
            for (const Board& board : state.boards)
                for (const Value card : board.house)
                    --copies[card];
            for (Seat each = 0; each < 2; ++each) {
                double mean = 0, between = 0;
                int left = 0;
                for (Value card = 1; card <= kHighestHouse; ++card) {
                    State next = state;
                    next.house[next.drawn] = card;
                    Pazaak::act(next, seat, action, nullptr);
                    if (next.drawn != state.drawn + 1)
                        return; // a total of 20 stands automatically, so another card has followed
                    const View before = Pazaak::look(state, each), after = Pazaak::look(next, each);
                    mean += copies[card] * valueOf(after);
                    between = analyst().valueBetween(before, after, {})->value;
                    left += copies[card];
                }
                const double off = std::abs(mean / left - between);
                sum += off;
                most = std::max(most, off);
                ++count;
            }
        });
        QVERIFY(count > 200);
        if (qEnvironmentVariableIsSet("PARLOUR_REVIEWS"))
            qInfo("off by %.5f on average, %.5f at most, in %d positions", sum / count, most, count);
        QVERIFY2(sum / count < 0.0006, qPrintable(QString::number(sum / count)));
    }

    /// In every position: chances are chances, and the parts sum to the difference of the shares. A card that is played in
    /// the last hand costs nothing.
    void comparisonsSumToTheDifference()
    {
        everyAction(20, {}, [](const State& state, Seat seat, const Action&) {
            const View view = Pazaak::look(state, seat);
            const Analysis analysis = analyse(view);
            const std::size_t best = analysis.best();
            for (std::size_t other = 0; other < analysis.actions.size(); ++other) {
                const Comparison comparison = compared(view, best, other);
                const double lost = analysis.actions[best].share.value - analysis.actions[other].share.value;
                QVERIFY(std::abs(comparison.difference() - lost) < 1e-9);
                for (const ComparedPart& chance : comparison.chances)
                    for (const double each : {chance.first.value, chance.second.value})
                        QVERIFY2(each > -1e-3 && each < 1 + 1e-3, chance.label.english);
                if (view.wins[0] == kWins - 1 && view.wins[1] == kWins - 1) {
                    const Estimate kept = comparison.parts.back().first;
                    const double ties = chanceOf(comparison, "tie it").first.value;
                    QVERIFY(std::abs(kept.value) < 0.002 + 0.5 * ties);
                }
            }
        });
    }

    /// In every position the sentence is for the better action, and a fact makes it right more often than it needs to.
    void reasonsAreForTheBetterAction()
    {
        int clear = 0, facts = 0;
        everyAction(20, {}, [&](const State& state, Seat seat, const Action&) {
            const View view = Pazaak::look(state, seat);
            const auto legal = legalIn(view);
            const std::size_t best = analyse(view).best();
            for (std::size_t other = 0; other < legal.size(); ++other) {
                const Comparison comparison = compared(view, best, other);
                QCOMPARE(comparison.why.empty(), comparison.isSame());
                const char* word = legal[best].kind == Action::Kind::End ? "Go on:"
                    : legal[best].kind == Action::Kind::Stand            ? "Stand:"
                                                                         : "Play the +%1:";
                QVERIFY2(comparison.why.empty() || QByteArray(comparison.why.text.english).startsWith(word),
                         comparison.why.english().c_str());
                clear += !comparison.isSame();
                if (comparison.fact) {
                    ++facts;
                    QVERIFY(!comparison.isSame());
                    QVERIFY(comparison.fact->chance > comparison.fact->needed);
                }
                QCOMPARE(compared(view, other, best).why.english(), comparison.why.english());
            }
        });
        QVERIFY(clear > 200 && facts > 5);
    }

    /// The shares by the next card have the share of drawing as their mean.
    void theNextCardMakesTheShare()
    {
        valueOf(Pazaak::look(Pazaak::start({}), 0)); // finds the solution
        const auto solution = test::resources().get<Solution>("pazaak/printed", [] { return std::optional<Solution>(); });
        QVERIFY(solution);
        int drawn = 0;
        everyAction(20, {}, [&](const State& state, Seat seat, const Action&) {
            const View view = Pazaak::look(state, seat);
            const Infoset infoset = Infoset::of(view, solution->strategy());
            const auto shares = view.mine().total > kGoal ? std::nullopt : sharesByNextCard(view, *solution, infoset);
            if (!shares)
                return;
            const Draws draws = countedDraws(view);
            float mean = 0;
            for (std::size_t card = 1; card < draws.size(); ++card)
                mean += draws[card] * (*shares)[card];
            const float share = evaluateActions(view, {{Action::Kind::End, 0}}, *solution, infoset, draws)[0].share;
            QVERIFY2(std::abs(mean - share) < 1e-5F, qPrintable(QString("%1 %2").arg(mean).arg(share)));
            ++drawn;
        });
        QVERIFY(drawn > 30);
    }

    /// Hands end as often won and tied as was predicted at the first decision of each seat.
    void chancesOfAHandAreCalibrated()
    {
        constexpr int kMatches = 3000;
        const auto player = makeBot<Pazaak>("pazaak.master", test::resources());
        for (Seat seat = 0; seat < 2; ++seat) {
            double won = 0, tied = 0;
            for (int i = 0; i < kMatches; ++i) {
                State state = Pazaak::start({});
                Rng rng = Rng::stream(11, Purpose::Analysis, static_cast<std::uint64_t>(i));
                bool isPredicted = false;
                while (state.wins == std::array<std::int8_t, 2>{} && state.hand < 2) {
                    if (Pazaak::node(state).isChance()) {
                        Pazaak::applyChance(state, Pazaak::draw(state, rng), nullptr);
                        continue;
                    }
                    const View view = Pazaak::look(state, state.turn);
                    ActionList<Pazaak> legal;
                    Pazaak::legal(state, state.turn, legal);
                    const auto luck = static_cast<std::uint64_t>(state.drawn + 40 * i);
                    const Action action = legal.size() == 1 ? legal[0] : player->choose({view, legal, {5, luck}, {}});
                    if (state.turn == seat && legal.size() > 1 && !std::exchange(isPredicted, true)) {
                        const auto taken =
                            static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
                        const auto comparison = *analyst().comparisonOf({view, legal, {1, 0}, {}}, taken, taken);
                        won -= chanceOf(comparison, "Win the hand").first.value;
                        tied -= chanceOf(comparison, "tie it").first.value;
                    }
                    Pazaak::act(state, state.turn, action, nullptr);
                }
                won += isPredicted && state.wins[asIndex(seat)] > 0;
                tied += isPredicted && state.wins[0] + state.wins[1] == 0;
            }
            const double error = 0.5 * std::sqrt(kMatches);
            QVERIFY2(std::abs(won) < 4 * error, qPrintable(QString::number(won)));
            QVERIFY2(std::abs(tied) < 4 * error, qPrintable(QString::number(tied)));
        }
    }

    /// The house deck's order and the other's side cards are no part of the View, and change no comparison.
    void comparisonsIgnoreHiddenCards()
    {
        everyAction(3, {}, [](const State& state, Seat seat, const Action&) {
            State other = state;
            std::reverse(other.house.begin() + other.drawn, other.house.end());
            const Comparison one = compared(Pazaak::look(state, seat), 0, 1);
            const Comparison same = compared(Pazaak::look(other, seat), 0, 1);
            for (std::size_t i = 0; i < one.parts.size(); ++i)
                QVERIFY(one.parts[i].first == same.parts[i].first && one.parts[i].second == same.parts[i].second);
        });
    }

    void inconsistentViewsAreUnknown()
    {
        View view = lastHand(boardOf({10, 7}), boardOf({10, 8}, true), {5, 5, 5});
        for (const ActionValue& worth : analyse(view).actions) // impossible: there are two of each
            QVERIFY((worth.share == Estimate{0.5, 0.5}));
        QVERIFY((analyst().valueOf(view, {}, {}, 0) == Estimate{0.5, 0.5}));
    }

    void stoppedAnalystReturnsUnknown()
    {
        parlour::stop_source stop;
        stop.request_stop();
        const auto fresh = makeAnalyst(Resources());
        const View view = lastHand(boardOf({10, 7}), boardOf({10, 8}, true), {1});
        QVERIFY((fresh->value(view, {}, stop.get_token()) == Estimate{0.5, 0.5}));
    }
};

PARLOUR_TEST(TestPazaakAnalyst)
#include "test_pazaak_analyst.moc"
