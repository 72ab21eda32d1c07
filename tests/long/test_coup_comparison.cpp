// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons of the analyst of Coup: parts that sum to the difference of the values, one sentence for the better action,
// and hidden facts that decide.
#include "ai/coup/determinization.h"
#include "ai/coup/levels.h"
#include "ai/tables/tables.h"
#include "tests/ai/reason_checks.h"
#include "tests/engine/coup_table.h"
#include "tests/suite.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace parlour;
using namespace parlour::coup;
using coup::test::playOn;
using coup::test::Table;

namespace {

const Strategy& shippedStrategy()
{
    static const Strategy strategy = *Strategy::fromBytes(tables::bytesOf("coup"));
    return strategy;
}

const EndingNet& shippedEndings()
{
    static const EndingNet net = *EndingNet::shipped();
    return net;
}

const MultiplayerNet& shippedMultiplayer()
{
    static const MultiplayerNet net = *MultiplayerNet::shipped();
    return net;
}

/// A decision with several actions.
struct Decision {
    View view;
    Actions legal;

    Question<Coup> question(int deals = 0) const
    {
        return {view, legal, {1, 2}, {}, nullptr, 0, deals * static_cast<int>(legal.size())};
    }
};

/// Decisions in games of casual players, every `stride`-th one.
std::vector<Decision> decisionsIn(const Rules& rules, int games, int stride)
{
    std::vector<Decision> decisions;
    int seen = 0;
    for (int game = 0; game < games; ++game) {
        Rng rng = Rng::stream(8, Purpose::Analysis, static_cast<std::uint64_t>(game));
        LevelPlayer player(&shippedStrategy(), nullptr, nullptr, kCasual);
        State state = Coup::start(rules);
        const auto choose = [&](const State& now, Seat seat, const Actions& legal) {
            if (legal.size() == 1)
                return legal.front();
            const View view = Coup::look(now, seat);
            if (++seen % stride == 0)
                decisions.push_back({view, legal});
            return player.choose({view, legal, {rng.next(), 0}, {}, nullptr, 0, 40});
        };
        playOn(state, rng, choose);
    }
    return decisions;
}

/// The first words of reasons for an action.
std::vector<std::string> beginningsFor(const Action& action)
{
    using Kind = Action::Kind;
    static const std::map<Kind, std::string> kBeginnings = {{Kind::Income, "Income: "},
                                                            {Kind::ForeignAid, "Foreign aid: "},
                                                            {Kind::Tax, "Take the three coins: "},
                                                            {Kind::Exchange, "Exchange: "},
                                                            {Kind::Steal, "Steal"},
                                                            {Kind::Assassinate, "Assassinate"},
                                                            {Kind::Coup, "Coup"},
                                                            {Kind::Allow, "Let it "},
                                                            {Kind::Challenge, "Challenge: "},
                                                            {Kind::Block, "Block"},
                                                            {Kind::Lose, "Keep the "},
                                                            {Kind::Return, "Keep the "}};
    return {kBeginnings.at(action.kind)};
}

/// Whether a deciding fact says that a card is not there.
bool isDenied(const std::string& condition)
{
    const auto names = [&](const char* word) { return condition.find(word) != std::string::npos; };
    return names(" no ") || names("neither") || names("nobody");
}

/// Whether what a deciding fact says is true in a deal. `target` is the action that its card stops.
bool isTrueIn(const State& deal, const Decision& decision, const Action& target, const std::string& condition)
{
    const View& view = decision.view;
    const bool isAnswer = view.phase != Phase::Turn;
    const Seat claimant = view.phase == Phase::ChallengeBlock ? view.blocker : view.actor;
    const Seat about = isAnswer ? claimant : target.target;
    const auto names = [&](const char* word) { return condition.find(word) != std::string::npos; };
    const auto isNamed = [&](Role role) {
        static constexpr const char* kNames[kRoles] = {"Ambassador", "Assassin", "Captain", "Contessa", "Duke"};
        return names(kNames[static_cast<std::size_t>(role)]);
    };
    const bool denies = isDenied(condition);
    const bool isAnybody = names("body else") || about < 0;
    for (const Seat seat : view.seated)
        if (seat != view.seat && (isAnybody || seat == about))
            for (const Role card : deal.hands[static_cast<std::size_t>(seat)])
                if (isNamed(card))
                    return !denies;
    return denies;
}

constexpr Rules kTables[] = {
    {2, Mode::Tabletop}, {3, Mode::Tabletop}, {4, Mode::Tabletop}, {2, Mode::Crate}, {4, Mode::Crate}};

} // namespace

class TestCoupComparison : public QObject {
    Q_OBJECT

private slots:
    /// Also in solved endings, and of another analyst that was asked nothing before.
    void partsSumToTheDifference()
    {
        int solved = 0;
        for (const Rules& rules : kTables)
            for (const Decision& decision : decisionsIn(rules, 2, rules.players)) {
                CoupAnalyst analyst(&shippedStrategy(), &shippedEndings(), &shippedMultiplayer());
                const Question<Coup> question = decision.question(10);
                const Analysis analysis =
                    CoupAnalyst(&shippedStrategy(), &shippedEndings(), &shippedMultiplayer()).evaluate(question);
                const bool isEnding = !decision.view.lost[0].empty() && !decision.view.lost[1].empty();
                solved += isEnding && rules.players == 2 ? 1 : 0;
                for (std::size_t first = 0; first < decision.legal.size(); ++first)
                    for (std::size_t second = 0; second < decision.legal.size(); ++second) {
                        const auto comparison = analyst.comparisonOf(question, first, second);
                        QCOMPARE(comparison.has_value(), first != second);
                        const double difference = analysis.actions[first].share.value - analysis.actions[second].share.value;
                        QVERIFY(!comparison || std::abs(comparison->difference() - difference) < 1e-6);
                        QVERIFY(!comparison || comparison->error > 0);
                    }
            }
        QVERIFY(solved > 5);
    }

    /// Whichever is named first. The error is that of the difference.
    void reasonIsOneSentenceForTheBetterAction()
    {
        for (const Rules& rules : {kTables[0], kTables[1], kTables[2]}) {
            CoupAnalyst analyst(&shippedStrategy(), &shippedEndings(), &shippedMultiplayer());
            parlour::test::ReasonCount count;
            for (const Decision& decision : decisionsIn(rules, 40 / rules.players, 9)) {
                const Question<Coup> question = decision.question(100);
                const Analysis analysis = analyst.evaluate(question);
                const std::size_t best = analysis.best();
                for (std::size_t other = 0; other < decision.legal.size(); ++other) {
                    if (other == best)
                        continue;
                    const Comparison comparison = *analyst.comparisonOf(question, best, other);
                    count.add(comparison);
                    QCOMPARE(parlour::test::faultOf(comparison, beginningsFor(decision.legal[best])), QString());
                    if (count.clear % 4 == 0)
                        QCOMPARE(analyst.comparisonOf(question, other, best)->why.english(), comparison.why.english());
                }
            }
            qInfo("%d seats: %s", int{rules.players}, qPrintable(count.text()));
            QVERIFY(count.clear > 40 && 10 * count.given > 9 * count.clear);
        }
    }

    /// Of new deals of the same beliefs, each rolled out many times: in 95 of 100 the action that the fact makes right is
    /// the better one.
    void factsDecideInNewDeals()
    {
        constexpr int kDeals = 25, kRollouts = 40, kMostFacts = 8;
        for (const Rules& rules : {kTables[0], kTables[1]}) {
            CoupAnalyst analyst(&shippedStrategy(), &shippedEndings(), &shippedMultiplayer());
            int facts = 0, decided = 0;
            for (const Decision& decision : decisionsIn(rules, 40 / rules.players, 5)) {
                const Question<Coup> question = decision.question();
                const std::size_t best = analyst.evaluate(question).best();
                for (std::size_t other = 0; other < decision.legal.size(); ++other) {
                    const auto comparison = analyst.comparisonOf(question, best, other);
                    if (!comparison || !comparison->fact || facts == kMostFacts)
                        continue;
                    const Action better = decision.legal[best], worse = decision.legal[other];
                    const std::string condition = comparison->fact->text.english();
                    const auto range = BeliefTracker(&shippedStrategy(), &shippedEndings()).rangeOf(decision.view);
                    Rng rng = Rng::stream(99, Purpose::Analysis, static_cast<std::uint64_t>(facts++));
                    int agreed = 0;
                    for (int deal = 0; deal < kDeals; ++deal) {
                        const State dealt = imagine(decision.view, range, rng);
                        double lead = 0;
                        for (int rollout = 0; rollout < kRollouts; ++rollout) {
                            Rng luck = rng, same = rng;
                            lead += analyst.rolledOut(question, better, dealt, luck)
                                - analyst.rolledOut(question, worse, dealt, same);
                            rng.next();
                        }
                        const Action& about = isDenied(condition) && better.target >= 0 ? better : worse;
                        agreed += isTrueIn(dealt, decision, about, condition) == (lead > 0) ? 1 : 0;
                    }
                    decided += agreed;
                }
            }
            qInfo("%d seats: %d facts decide %d of %d deals", int{rules.players}, facts, decided, facts * kDeals);
            QVERIFY(facts >= 4 && 100 * decided >= 95 * facts * kDeals);
        }
    }
};

PARLOUR_TEST(TestCoupComparison)
#include "test_coup_comparison.moc"
