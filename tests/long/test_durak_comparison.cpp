// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reasons of the analyst of Durak: parts that sum to the difference, lines that can be played, nothing from hidden
// cards.
#include "ai/durak/levels.h"
#include "ai/durak/reasons/deciding_fact.h"
#include "tests/engine/durak_position.h"
#include "tests/suite.h"

#include <QRegularExpression>
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

constexpr const char* kAllRules[] = {"",
                                     "type=perevodnoy,pass-card=on,deck=24",
                                     "redeal=on,low-beats-ace=on,deck=52",
                                     "players=3",
                                     "players=3,type=perevodnoy,deck=52",
                                     "players=4,throw-on-taker=off,throw-in=neighbours",
                                     "players=4,deck=52,teams=2x2"};
constexpr const char* kRules[] = {"", "players=3,type=perevodnoy", "players=4,deck=52,teams=2x2"};

std::size_t indexIn(const ActionList<Durak>& legal, const char* text)
{
    return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), *Durak::parseAction(text)) - legal.begin());
}

void checkSum(const Analysis& analysis, const Comparison& comparison, std::size_t first, std::size_t second)
{
    const Estimate& one = analysis.actions[first].share;
    const Estimate& other = analysis.actions[second].share;
    const double difference = one.value - other.value;
    QVERIFY2(std::abs(comparison.difference() - difference) < 1e-6,
             qPrintable(QString("%1 of %2").arg(comparison.difference()).arg(difference)));
    QCOMPARE(comparison.error, std::hypot(one.error, other.error));
    if (one.value == other.value)
        QVERIFY(comparison.parts.empty());
    if (comparison.isSame())
        QVERIFY(comparison.why.empty() && !comparison.fact);
    for (const ComparedPart& chance : comparison.chances)
        for (const Estimate& each : {chance.first, chance.second})
            QVERIFY(each.value >= 0 && each.value <= 1 + 1e-12);
}

/// Calls `use(question, index of the action taken)` for one in `nth` decisions of a game between casual players.
template <class Use>
void forDecisions(const char* rules, std::uint64_t seed, int nth, const Use& use)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 17);
    LevelPlayer player(kCasual);
    int decisions = 0;
    for (State state = Durak::start(rulesOf(rules)); state.phase != Phase::Over;) {
        if (Durak::node(state).isChance()) {
            Durak::applyChance(state, Durak::draw(state, rng), nullptr);
            continue;
        }
        const auto legal = legalIn(state);
        const View view = Durak::look(state, state.turn);
        std::size_t taken = 0;
        if (legal.size() > 1) {
            const Action action = player.choose({view, legal, {rng.next(), 0}, {}, nullptr, 0, 40});
            taken = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
            if (++decisions % nth == 0)
                use(Question<Durak>{view, legal, {seed, static_cast<std::uint64_t>(decisions)}, {}, nullptr, 0, 6000},
                    taken);
        }
        Durak::act(state, state.turn, legal[taken], nullptr);
    }
}

/// At most 20 words and one number; the action that is worth more comes first, and only cards of both actions are named.
void checkSentence(const Comparison& comparison, const Question<Durak>& question, std::size_t first, std::size_t second)
{
    if (comparison.why.empty())
        return;
    using Kind = Action::Kind;
    const QString sentence = QString::fromStdString(comparison.why.english());
    const std::size_t better = comparison.difference() > 0 ? first : second;
    const Action& action = question.legal[better];
    const Action& other = question.legal[first + second - better];
    const QStringList words = sentence.split(QRegularExpression("[ :;,.]+"), Qt::SkipEmptyParts);
    QVERIFY2(words.size() <= 20, qPrintable(sentence));
    QVERIFY2(!sentence.contains(QRegularExpression("%[1-9]")), qPrintable(sentence));
    int numbers = 0;
    for (const QString& word : words) {
        numbers += QRegularExpression("^[0-9]+%?$").match(word).hasMatch() ? 1 : 0;
        if (QRegularExpression("^([2-9]|[TJQKA])[sdch]$").match(word).hasMatch())
            QVERIFY2(word == QString::fromStdString(toText(action.card))
                         || word == QString::fromStdString(toText(other.card)),
                     qPrintable(sentence));
    }
    QVERIFY2(numbers <= 1, qPrintable(sentence));
    const QString begin = words.first();
    const bool fits = action.kind == Kind::Attack ? begin == "Attack" || begin == "Throw"
        : action.kind == Kind::Done               ? begin == "Keep" || begin == "Stop"
        : action.kind == Kind::Cover              ? begin == "Cover"
        : action.kind == Kind::Take               ? begin == "Take"
                                                  : begin == "Transfer";
    QVERIFY2(fits, qPrintable(sentence));
}

/// The evaluation of a question with other luck, and its rollouts.
struct Rolled {
    Rolled(const Question<Durak>& question, Luck luck)
        : playouts(question.view),
          evaluation(evaluated(kMaster, {question.view, question.legal, luck, {}, nullptr, 0, question.simulations},
                               {.watch = &playouts}))
    {
    }
    ActionLead lead(std::size_t first, std::size_t second) const { return {playouts, evaluation.values, first, second}; }

    Playouts playouts;
    Evaluation evaluation;
};

/// Counts reasons.
struct Tally {
    int clear = 0; ///< comparisons whose difference exceeds two errors
    int explained = 0; ///< of them with a sentence
    int split = 0; ///< of them with several parts
    int told = 0; ///< of these with at most a third in "All else"

    void add(const Comparison& comparison)
    {
        if (comparison.isSame())
            return;
        ++clear;
        explained += comparison.why.empty() ? 0 : 1;
        if (comparison.parts.size() < 2)
            return;
        double all = 0;
        for (const ComparedPart& part : comparison.parts)
            all += std::abs(part.difference());
        ++split;
        told += std::abs(comparison.parts.back().difference()) <= all / 3 ? 1 : 0;
    }
};

} // namespace

class TestDurakComparison : public QObject {
    Q_OBJECT

private slots:
    void partsSumToTheDifferenceOfTheValues_data()
    {
        QTest::addColumn<QString>("rules");
        for (const char* rules : kAllRules)
            QTest::newRow(*rules == '\0' ? "default" : rules) << QString(rules);
    }
    /// For every pair of actions, in both orders.
    void partsSumToTheDifferenceOfTheValues()
    {
        QFETCH(QString, rules);
        LevelAnalyst analyst(kMaster);
        for (std::uint64_t number = 0; number < 8; ++number) {
            const State state = decisionIn(qPrintable(rules), number, 2 + 9 * static_cast<int>(number));
            const View view = Durak::look(state, state.turn);
            const auto legal = legalIn(state);
            const Question<Durak> question{view, legal, {5, number}, {}, nullptr, 0, 400};
            const Analysis analysis = analyst.evaluate(question);
            for (std::size_t first = 0; first < legal.size(); ++first)
                for (std::size_t second = 0; second < legal.size(); ++second)
                    if (first != second)
                        checkSum(analysis, *analyst.comparisonOf(question, first, second), first, second);
        }
    }

    void aDecisionOnANewDealHasItsReason()
    {
        LevelAnalyst analyst(kMaster);
        Rng rng = Rng::stream(4, Purpose::Analysis, 11);
        State state = Durak::start(rulesOf("redeal=on"));
        while (state.phase != Phase::Redeal || legalIn(state).size() == 1) {
            state = Durak::start(rulesOf("redeal=on"));
            Durak::applyChance(state, Durak::draw(state, rng), nullptr);
        }
        const View view = Durak::look(state, state.turn);
        const auto legal = legalIn(state);
        const Question<Durak> question{view, legal, {5, 6}, {}, nullptr, 0, 4000};
        const Comparison comparison = *analyst.comparisonOf(question, 0, 1);
        checkSum(analyst.evaluate(question), comparison, 0, 1);
        QCOMPARE(comparison.why.empty(), comparison.isSame());
    }

    /// Positions of games between casual players, by the same effort as a hint's; the README has more of them.
    void reasonsAreShortAndClear()
    {
        Tally tally;
        for (const char* rules : {"", "players=3", "players=4,type=perevodnoy"})
            for (std::uint64_t game = 0; game < 4; ++game)
                forDecisions(rules, game, 3, [&](const Question<Durak>& question, std::size_t taken) {
                    LevelAnalyst analyst(kMaster);
                    const std::size_t best = analyst.evaluate(question).best();
                    const std::size_t other = taken != best ? taken : best == 0 ? 1 : 0;
                    const Comparison comparison = *analyst.comparisonOf(question, best, other);
                    checkSentence(comparison, question, best, other);
                    tally.add(comparison);
                });
        QVERIFY(tally.clear > 35);
        QVERIFY2(tally.explained >= 0.9 * tally.clear, qPrintable(QString::number(tally.explained)));
        QVERIFY2(tally.told >= 0.85 * tally.split, qPrintable(QString::number(tally.told)));
    }

    /// Of 100 samples of new deals, 95 confirm that the better action changes with the fact.
    void aFactDecidesInOtherDealsToo()
    {
        int facts = 0;
        for (std::uint64_t game = 0; game < 30 && facts < 2; ++game)
            forDecisions("deck=24", game, 2, [&](const Question<Durak>& question, std::size_t taken) {
                Rolled rolled(question, question.luck);
                const std::size_t best = rolled.evaluation.analysis.best();
                const std::size_t other = taken != best ? taken : best == 0 ? 1 : 0;
                const Comparison comparison = *LevelAnalyst(kMaster).comparisonOf(question, best, other);
                if (!comparison.fact || facts == 2)
                    return;
                const auto found = findDecidingFact(question.view, {question.legal[best], question.legal[other]},
                                                    rolled.lead(best, other), rolled.playouts.series().front().deals);
                QVERIFY(found);
                QCOMPARE(comparison.fact->text.english(), inWords(*found, question.view).text.english());
                QVERIFY(comparison.fact->chance > comparison.fact->needed);
                int confirmed = 0;
                for (std::uint64_t sample = 0; sample < 100; ++sample) {
                    Rolled again(question, {1000 + sample, 5});
                    const SplitLead split = splitBy(found->fact, question.view, again.lead(best, other));
                    confirmed += split.with.value > 0 && split.without.value < 0 ? 1 : 0;
                }
                QVERIFY2(confirmed >= 95, qPrintable(QString::number(confirmed)));
                ++facts;
            });
        QCOMPARE(facts, 2);
    }

    /// Of two hands that could not differ more: a clear reason, told of the right card.
    void aTrumpIsKeptForAPlainCard()
    {
        const State state = position("", "Ah 6s 6c 7c 8d 9d / 7s 8s 9s Ts Js Qs", "Kh 6d 7d 9c Tc Jc Qc Kc Ac", 0);
        const auto legal = legalIn(state);
        const Comparison comparison = compared(state, indexIn(legal, "attack Ah"), indexIn(legal, "attack 6s"), 4000);
        QVERIFY(comparison.difference() < 0);
        QCOMPARE(comparison.why.english(), "Attack with 6s and keep Ah: a trump is worth more in your hand.");
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
                    if (!comparison.parts.empty()) // else both are worth the same
                        QCOMPARE(scoreOf<Durak>(state, 0),
                                 (side == 0 ? comparison.parts.front().first : comparison.parts.front().second).value);
                }
            }
        }
    }

    /// The ace of trumps, and the lowest card of a suit.
    void chanceToCoverIsCounted()
    {
        const State state = position("", "Ah 6s 6c 7c 8d 9d / 7s 8s 9s Ts Js Qs", "Kh 6d 7d 9c Tc Jc Qc Kc Ac", 0);
        const auto legal = legalIn(state);
        const Comparison comparison = compared(state, indexIn(legal, "attack 6s"), indexIn(legal, "attack Ah"), 400);
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
