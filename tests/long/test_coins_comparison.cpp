// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons of the analyst of Coins: parts that sum to the difference of the values, one sentence for the better move, and
// hidden facts that decide.
#include "ai/coins/master.h"
#include "ai/tables/tables.h"
#include "tests/ai/reason_checks.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>

using namespace parlour;
using namespace parlour::coins;

namespace {

const ValueNet& shippedNet()
{
    static const ValueNet net = *ValueNet::fromBytes(tables::bytesOf("coins"));
    return net;
}

struct Decision {
    View view;
    Moves legal;
    Question<Coins> question(Luck luck = {1, 2}) const { return {view, legal, luck, {}}; }
};

/// Decisions in matches of casual players, every `stride`-th one.
std::vector<Decision> decisionsIn(const Rules& rules, int matches, int stride)
{
    std::vector<Decision> decisions;
    int seen = 0;
    for (int match = 0; match < matches; ++match) {
        Rng rng = Rng::stream(6, Purpose::Analysis, static_cast<std::uint64_t>(match));
        NetPlayer player(shippedNet(), kCasual);
        Coins::State state = Coins::start(rules);
        for (Node node = Coins::node(state); !node.isOver(); node = Coins::node(state)) {
            if (node.isChance()) {
                Coins::applyChance(state, Coins::draw(state, rng), nullptr);
                continue;
            }
            const Seat seat = node.seats.first();
            Moves legal;
            Coins::legal(state, seat, legal);
            const View view = Coins::look(state, seat);
            if (legal.size() > 1 && ++seen % stride == 0)
                decisions.push_back({view, legal});
            Coins::act(state, seat, player.choose({view, legal, {rng.next(), 0}, {}}), nullptr);
        }
    }
    return decisions;
}

std::vector<std::string> beginningsFor(Move move, const View& view)
{
    if (move.kind == Move::Kind::Nothing)
        return {"Go on: "};
    if (move.kind == Move::Kind::Block)
        return {"Block: "};
    return {move.round == view.round ? "Toss this round again: " : "Go back to round " + std::to_string(move.round) + ": "};
}

} // namespace

class TestCoinsComparison : public QObject {
    Q_OBJECT

private slots:
    void partsSumToTheDifference()
    {
        for (const Rules& rules : {Rules{}, Rules{20, 2, 4}, Rules{12, 0, 3}})
            for (const Decision& decision : decisionsIn(rules, 2, 7)) {
                NetAnalyst analyst(shippedNet());
                const Analysis analysis = analyst.evaluate(decision.question());
                for (std::size_t first = 0; first < decision.legal.size(); first += 3)
                    for (std::size_t second = 0; second < decision.legal.size(); ++second) {
                        const auto comparison = analyst.comparisonOf(decision.question({7, 9}), first, second);
                        const double difference = analysis.actions[first].share.value - analysis.actions[second].share.value;
                        QVERIFY(std::abs(comparison->difference() - difference) < 1e-6);
                        QVERIFY(comparison->error > 0);
                    }
            }
    }

    /// Whichever is named first.
    void reasonIsOneSentenceForTheBetterMove()
    {
        parlour::test::ReasonCount count;
        for (const Rules& rules : {Rules{}, Rules{20, 2, 4}})
            for (const Decision& decision : decisionsIn(rules, 8, 3)) {
                NetAnalyst analyst(shippedNet());
                const Question<Coins> question = decision.question();
                const std::size_t best = analyst.evaluate(question).best();
                for (std::size_t other = 0; other < decision.legal.size(); ++other) {
                    const bool isCommon = other < 2 || other + 1 == decision.legal.size() || other % 8 == 0;
                    if (other == best || !isCommon)
                        continue;
                    const Comparison comparison = *analyst.comparisonOf(question, best, other);
                    count.add(comparison);
                    QCOMPARE(parlour::test::faultOf(comparison, beginningsFor(decision.legal[best].move, decision.view)),
                             QString());
                    QCOMPARE(analyst.comparisonOf(question, other, best)->why.english(), comparison.why.english());
                }
            }
        qInfo("%s", qPrintable(count.text()));
        QVERIFY(count.clear > 100 && 10 * count.given > 9 * count.clear);
    }

    /// Over what the other may hide and reply, drawn anew: in 95 of 100 cases the move that the fact makes right is better.
    void factsDecideInNewCases()
    {
        int facts = 0, drawn = 0, decided = 0;
        Rng rng = Rng::stream(4, Purpose::Analysis, 0);
        for (const Rules& rules : {Rules{}, Rules{20, 2, 4}})
            for (const Decision& decision : decisionsIn(rules, 30, 3)) {
                NetAnalyst analyst(shippedNet());
                const std::size_t best = analyst.evaluate(decision.question()).best();
                const BeliefState state = beliefStateOf(decision.view, shippedNet());
                const RoundSolver solver(state, decision.view.lead(), shippedNet());
                for (std::size_t other = 0; other < decision.legal.size(); ++other) {
                    const Comparison comparison = *analyst.comparisonOf(decision.question(), best, other);
                    if (!comparison.fact)
                        continue;
                    ++facts;
                    const auto names = [&](const char* words) {
                        return comparison.fact->text.english().find(words) != std::string::npos;
                    };
                    const Move better = decision.legal[best].move, worse = decision.legal[other].move;
                    const Move journey = better.kind == Move::Kind::Travel ? better : worse;
                    const bool denies = names(" not ") || names("blocked");
                    double chance = 0;
                    for (int draw = 0; draw < 100; ++draw) {
                        double left = rng.unit();
                        const auto cases = solver.cases();
                        std::size_t i = 0;
                        while (i + 1 < cases.size() && (left -= cases[i].chance) >= 0)
                            ++i;
                        const bool happens = names("way back")       ? solver.isBack(cases[i], journey)
                            : names("goes back") || names("go back") ? cases[i].reply.kind == Move::Kind::Travel
                                                                     : cases[i].reply.kind == Move::Kind::Block;
                        const bool isTrue = happens != denies;
                        const double lead = solver.valueIn(cases[i], better) - solver.valueIn(cases[i], worse);
                        chance += isTrue ? 0.01 : 0;
                        ++drawn;
                        decided += isTrue == (lead > 0) ? 1 : 0;
                    }
                    QVERIFY(std::abs(chance - comparison.fact->chance) < 0.25);
                    QVERIFY(comparison.fact->chance >= comparison.fact->needed);
                }
            }
        qInfo("%d facts decide %d of %d cases", facts, decided, drawn);
        QVERIFY(facts > 10 && 100 * decided >= 95 * drawn);
    }
};

PARLOUR_TEST(TestCoinsComparison)
#include "test_coins_comparison.moc"
