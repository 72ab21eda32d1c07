// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contract of every game, tested with random players under random rules.
#include "ai/core/bots.h"
#include "engine/arena/brief_bot.h"
#include "engine/arena/series.h"
#include "engine/record/replay.h"
#include "tests/every/cards.h"
#include "tests/every/random_play.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr std::uint64_t kKinds = 20; ///< number of random rules per game

/// The events of a step as told to one seat.
std::vector<std::string> toldTo(Seat seat, const std::vector<AnyTold>& told)
{
    std::vector<std::string> texts;
    for (const AnyTold& each : told)
        if (each.to.has(seat))
            texts.push_back(each.text);
    return texts;
}

/// A chance with two cards or numbers swapped, or one in place of another, which some seats cannot distinguish.
std::string swapped(const std::string& chance, Rng& rng)
{
    std::vector<std::string> words;
    for (const std::string_view word : split(chance))
        words.emplace_back(word);
    if (words.size() < 3)
        return chance;
    const auto count = static_cast<std::uint32_t>(words.size() - 1);
    std::string& first = words[1 + rng.below(count)];
    std::string& second = words[1 + rng.below(count)];
    if (rng.below(3) == 0)
        first = second;
    else
        std::swap(first, second);
    return joined(words);
}

/// Plays to the end; calls `onStep(match, step)` before each step.
template <class OnStep>
std::unique_ptr<AnyMatch> playRandomly(const GameInfo& info, const RuleMap& rules, std::uint64_t seed, OnStep onStep)
{
    auto match = std::move(*info.start(rules, seed));
    Rng rng = Rng::stream(seed, Purpose::Analysis, 2);
    while (!match->node().isOver()) {
        const Step step = randomStep(*match, rng);
        onStep(*match, step);
        if (const auto done = match->step(step.who, step.text); !done) {
            QTest::qFail(done.error().english().c_str(), __FILE__, __LINE__);
            break;
        }
    }
    return match;
}

Record randomRecord(const GameInfo& info, const RuleMap& rules, std::uint64_t seed)
{
    Record record;
    record.game = info.id;
    record.version = info.version;
    record.rules = rules;
    record.seats.assign(static_cast<std::size_t>(info.seats(rules)), std::string(kPerson));
    record.seed = seed;
    const auto end =
        playRandomly(info, rules, seed, [&](const AnyMatch&, const Step& step) { record.steps.push_back(step); });
    record.result.emplace();
    for (Seat seat = 0; seat < end->seats(); ++seat)
        record.result->push_back(end->score(seat));
    return record;
}

template <class G>
ActionList<G> legalOf(const Match<G>& match, Seat seat)
{
    ActionList<G> legal;
    match.legal(seat, legal);
    return legal;
}

/// A View is read back from its fields: equal for seats to move.
template <class G>
void checkFields(const typename G::View& view, bool decides)
{
    FieldMap written;
    G::fields(view, written);
    const typename G::View read = G::viewOf(view.rules, written);
    FieldMap again;
    G::fields(read, again);
    QCOMPARE(again.differenceFrom(written), std::string());
    QVERIFY(!decides || read == view);
}

/// Plays a random game by these rules; `see` gets the match at each position.
template <class G, class See>
void playTyped(const typename G::Rules& rules, std::uint64_t seed, See see)
{
    Match<G> match(rules, seed);
    Rng rng = Rng::stream(seed, Purpose::Analysis, 3);
    for (Node node = match.node(); !node.isOver(); node = match.node()) {
        QVERIFY2(match.steps() < G::kMaxSteps, "the game does not end");
        see(std::as_const(match));
        if (QTest::currentTestFailed())
            return;
        if (node.isChance()) {
            match.applyChance(match.draw());
            continue;
        }
        const Seat seat = node.seats.first();
        match.act(seat, pick(legalOf(match, seat), rng));
    }
    see(std::as_const(match));
}

template <class G>
void checkChance(const Match<G>& match)
{
    if (!match.node().isChance())
        return;
    const auto chance = match.draw();
    QVERIFY(chance == match.draw());
    QVERIFY(match.allowsChance(chance));
    const auto read = G::parseChance(toText(chance));
    QVERIFY2(read && *read == chance, toText(chance).c_str());
    auto after = match;
    after.applyChance(chance);
    QVERIFY2(!after.allowsChance(chance) || after.node().isChance(), "chance is allowed where none is due");
}

/// `seen` are the actions that were legal before, which grow.
template <class G>
void checkLegal(const Match<G>& match, std::vector<typename G::Action>& seen)
{
    const SeatSet asked = match.node().isWaiting() ? match.node().seats : SeatSet();
    for (Seat seat = 0; seat < match.seats(); ++seat) {
        const ActionList<G> legal = asked.has(seat) ? legalOf(match, seat) : ActionList<G>();
        QVERIFY(!asked.has(seat) || !legal.empty());
        for (const auto& action : legal) {
            QVERIFY2(match.allows(seat, action), toText(action).c_str());
            QVERIFY2(std::count(legal.begin(), legal.end(), action) == 1, toText(action).c_str());
            const auto read = G::parseAction(toText(action));
            QVERIFY2(read && *read == action, toText(action).c_str());
            if (std::find(seen.begin(), seen.end(), action) == seen.end())
                seen.push_back(action);
        }
        for (const auto& action : seen)
            QVERIFY2(match.allows(seat, action) == legal.contains(action), toText(action).c_str());
    }
}

/// The number of sequences of `depth` further steps, with the chance of the seed.
std::int64_t sequences(const AnyMatch& match, int depth)
{
    if (depth == 0 || match.node().isOver())
        return 1;
    std::vector<Step> steps;
    if (match.node().isChance())
        steps.push_back({kChanceSeat, match.draw()});
    for (const Seat seat : match.node().seats)
        for (const std::string& action : match.legal(seat))
            steps.push_back({seat, action});
    std::int64_t count = 0;
    for (const Step& step : steps) {
        const auto next = match.clone();
        if (!next->step(step.who, step.text))
            return -1;
        count += sequences(*next, depth - 1);
    }
    return count;
}

void addKinds()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<quint64>("kind");
    for (const GameInfo& info : games())
        for (std::uint64_t kind = 0; kind < kKinds; ++kind)
            QTest::addRow("%s %d: %s", info.id.c_str(), static_cast<int>(kind), toText(randomRules(info, kind)).c_str())
                << QString::fromStdString(info.id) << quint64{kind};
}

const GameInfo& fetchGame()
{
    QFETCH(QString, game);
    return *findGame(game.toStdString());
}

/// Calls `see` with the match at each position of a random game of the row of data.
template <class See>
void atEachPosition(See see)
{
    QFETCH(quint64, kind);
    const GameInfo& info = fetchGame();
    withGame(info.id, [&]<class G>() { playTyped<G>(*G::parseRules(randomRules(info, kind)), kind, see); });
}

} // namespace

class TestEveryGame : public QObject {
    Q_OBJECT

private slots:
    void optionsAreComplete()
    {
        for (const GameInfo& info : games()) {
            QVERIFY(!info.name.empty() && info.version >= 1);
            std::set<std::string> keys;
            for (const RuleOption& option : *info.options) {
                QVERIFY2(keys.insert(option.key).second, option.key.c_str());
                QVERIFY2(option.allows(option.defaultValue), option.key.c_str());
                QVERIFY2(option.peoplesValue.empty() || option.allows(option.peoplesValue), option.key.c_str());
                QVERIFY2(option.isHidden() || !option.label.empty(), option.key.c_str());
                QVERIFY2(option.isHidden() || !option.values.empty() || option.low < option.high, option.key.c_str());
                for (const RuleValue& value : option.values)
                    QVERIFY2(option.isHidden() || !value.label.empty(), (option.key + "=" + value.value).c_str());
            }
            const RuleMap defaults = *info.complete({});
            for (const RuleOption& option : *info.options) {
                QCOMPARE(defaults.contains(option.key), !option.isLate);
                QCOMPARE(valueOf(option, defaults), option.defaultValue);
            }
            QVERIFY(!info.complete({{"no such rule", "1"}}));
        }
    }

    void rulesReadBack_data() { addKinds(); }
    void rulesReadBack()
    {
        QFETCH(quint64, kind);
        const GameInfo& info = fetchGame();
        const RuleMap rules = randomRules(info, kind);
        QCOMPARE(*info.complete(rules), rules);
        QCOMPARE(*info.complete(*parseRuleMap(toText(rules))), rules);
        QVERIFY(info.seats(rules) >= 1 && info.seats(rules) <= kMaxSeats);
        QCOMPARE((*info.start(rules, 1))->rules(), rules);
    }

    void gamesEndWithSharesThatSumToOne_data() { addKinds(); }
    void gamesEndWithSharesThatSumToOne()
    {
        atEachPosition([](const auto& match) {
            double sum = match.node().isOver() ? 0 : 1;
            for (Seat seat = 0; seat < match.seats() && match.node().isOver(); ++seat) {
                QVERIFY(match.score(seat) >= 0);
                sum += match.score(seat);
            }
            QVERIFY(std::abs(sum - 1) < 1e-12);
        });
    }

    void noCardIsLostOrDoubled_data() { addKinds(); }
    void noCardIsLostOrDoubled()
    {
        atEachPosition([](const auto& match) {
            for (Seat seat = 0; seat < match.seats() && !match.node().isOver(); ++seat)
                QCOMPARE(cardsOf(match.look(seat)), allCards(match.look(seat)));
        });
    }

    void viewsReadBackFromTheirFields_data() { addKinds(); }
    void viewsReadBackFromTheirFields()
    {
        atEachPosition([]<class G>(const Match<G>& match) {
            const Node node = match.node();
            for (Seat seat = 0; seat < match.seats() && !node.isOver(); ++seat)
                checkFields<G>(match.look(seat), node.seats.has(seat));
            if (!node.isWaiting())
                return;
            QVERIFY(!node.seats.empty() && (node.seats - SeatSet::firstSeats(match.seats())).empty());
            QVERIFY(match.lookFirst() == match.look(node.seats.first()));
        });
    }

    void chanceRepeatsAndReadsBack_data() { addKinds(); }
    void chanceRepeatsAndReadsBack()
    {
        atEachPosition([](const auto& match) { checkChance(match); });
    }

    void exactlyTheLegalActionsAreAllowed_data() { addKinds(); }
    void exactlyTheLegalActionsAreAllowed()
    {
        QFETCH(quint64, kind);
        const GameInfo& info = fetchGame();
        withGame(info.id, [&]<class G>() {
            std::vector<typename G::Action> seen;
            playTyped<G>(*G::parseRules(randomRules(info, kind)), kind,
                         [&](const auto& match) { checkLegal<G>(match, seen); });
        });
    }

    void refusedStepsChangeNothing_data() { addKinds(); }
    void refusedStepsChangeNothing()
    {
        QFETCH(quint64, kind);
        const GameInfo& info = fetchGame();
        Rng rng = Rng::stream(kind, Purpose::Analysis, 4);
        std::vector<std::string> texts = {"",       "nonsense",      "*",     "end end",   "play 99",
                                          "attack", "cover 9c with", "steal", "block king"};
        int refused = 0;
        playRandomly(info, randomRules(info, kind), kind, [&](AnyMatch& match, const Step& step) {
            texts.push_back(step.text);
            const Seat who = static_cast<Seat>(rng.below(kMaxSeats + 2)) - 1;
            const std::string& text = pick(texts, rng);
            std::vector<std::string> before;
            for (Seat seat = 0; seat < match.seats(); ++seat)
                before.push_back(viewText(match, seat));
            const Node node = match.node();
            const int steps = match.steps();
            const auto tried = match.clone();
            std::vector<AnyTold> told;
            const auto done = tried->step(who, text, &told);
            if (done)
                return; // it was allowed after all
            ++refused;
            QVERIFY(!done.error().english().empty());
            QVERIFY(told.empty());
            QVERIFY(tried->node() == node);
            QCOMPARE(tried->steps(), steps);
            for (Seat seat = 0; seat < match.seats(); ++seat)
                QCOMPARE(viewText(*tried, seat), before[static_cast<std::size_t>(seat)]);
            for (const Seat seat : node.seats)
                QCOMPARE(tried->legal(seat), match.legal(seat));
        });
        QVERIFY(refused > 0);
    }

    void recordsReplay_data() { addKinds(); }
    void recordsReplay()
    {
        QFETCH(quint64, kind);
        const GameInfo& info = fetchGame();
        const Record record = randomRecord(info, randomRules(info, kind), kind);
        const auto played = playRandomly(info, record.rules, kind, [](const AnyMatch&, const Step&) {});
        const Replay out = replay(&info, record);
        QVERIFY2(out.sound, out.problem.english().c_str());
        const auto half = matchAt(info, record, static_cast<int>(record.steps.size() / 2));
        for (std::size_t i = record.steps.size() / 2; i < record.steps.size(); ++i)
            QVERIFY(half->step(record.steps[i].who, record.steps[i].text));
        for (Seat seat = 0; seat < played->seats(); ++seat) {
            QCOMPARE(viewText(*out.match, seat), viewText(*played, seat));
            QCOMPARE(viewText(*half, seat), viewText(*played, seat));
            QCOMPARE(out.match->score(seat), played->score(seat));
            QCOMPARE(out.match->points(seat), played->points(seat));
        }
    }

    /// The text of a hint on a decision. Its arguments must be numbers, so that it names no card.
    static std::string hintOn(const GameInfo& info, const AnyMatch& match, Seat seat)
    {
        const AnyQuestion question = match.question(seat);
        std::string words;
        for (const Sentence& sentence : decisionFactors(info.id, question, Analysis())) {
            for (const Argument& argument : sentence.arguments)
                if (std::holds_alternative<std::string>(argument))
                    qFatal("a hint has a name in it: %s", sentence.english().c_str());
            words += sentence.english() + '\n';
        }
        return words;
    }
    /// The reasons that hints and reviews give for every legal action.
    static std::string reasonsFor(AnyAnalyst& analyst, const AnyMatch& match, Seat seat)
    {
        AnyQuestion question = match.question(seat);
        question.simulations = kBriefly;
        std::string words;
        for (const ActionValue& worth : analyst.analyse(question, {}).actions)
            words += worth.why.english() + '\n';
        return words;
    }

    /// The beliefs of a seat about hidden things, with the reasons.
    static std::string beliefsOf(AnyAnalyst& analyst, const AnyMatch& match, Seat seat)
    {
        std::string words;
        for (const PlaceBelief& place : analyst.beliefs(match.look(seat), {})) {
            for (const BeliefValue& each : place.values)
                words += each.value + ' ' + std::to_string(each.chance) + '\n';
            for (const Sentence& reason : place.reasons)
                words += reason.english() + '\n';
        }
        return words;
    }

    /// Two games that differ in hidden cards or answers, with the same events for a seat so far, give it the same View, the
    /// same seats asked, the same legal actions and the same beliefs.
    void hiddenPartsDoNotShow_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameInfo& info : games())
            QTest::newRow(info.id.c_str()) << QString::fromStdString(info.id);
    }
    void hiddenPartsDoNotShow()
    {
        const GameInfo& info = fetchGame();
        std::int64_t compared = 0;
        std::int64_t hidden = 0; // Views of other seats that differ
        bool hasSecrets = false; // an event was told to some seats only
        const auto analyst = makeAnalyst(info.id, test::resources());
        for (std::uint64_t kind = 0; kind < 4 * kKinds; ++kind) {
            Rng rng = Rng::stream(kind, Purpose::Analysis, 5);
            const Record record = randomRecord(info, randomRules(info, kind), kind);
            const auto match = std::move(*info.start(record.rules, record.seed));
            const auto other = match->clone();
            const Seat reader = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(match->seats())));
            bool differs = false;
            for (const Step& step : record.steps) {
                std::string otherText = step.text;
                if (step.who == kChanceSeat && rng.below(2) == 0)
                    otherText = swapped(step.text, rng);
                else if (kind % 2 == 0 && step.who != kChanceSeat && step.who != reader && rng.below(16) == 0
                         && other->node().seats.has(step.who))
                    otherText = pick(other->legal(step.who), rng); // if answers are open, this distinguishes the games
                std::vector<AnyTold> told;
                std::vector<AnyTold> otherTold;
                QVERIFY(match->step(step.who, step.text, &told));
                if (!other->step(step.who, otherText, &otherTold) || toldTo(reader, told) != toldTo(reader, otherTold))
                    break; // the reader can distinguish them from here on
                for (const AnyTold& each : told)
                    hasSecrets = hasSecrets || each.to != SeatSet::firstSeats(match->seats());
                differs = differs || otherText != step.text;
                QVERIFY2(match->node() == other->node(), "who is asked depends on hidden cards");
                QCOMPARE(viewText(*other, reader), viewText(*match, reader));
                if (match->node().seats.has(reader)) {
                    QCOMPARE(other->legal(reader), match->legal(reader));
                    QCOMPARE(hintOn(info, *other, reader), hintOn(info, *match, reader));
                    if (differs && compared % 64 == 0)
                        QCOMPARE(reasonsFor(*analyst, *other, reader), reasonsFor(*analyst, *match, reader));
                }
                if (differs && compared % 64 == 0)
                    QCOMPARE(beliefsOf(*analyst, *other, reader), beliefsOf(*analyst, *match, reader));
                compared += differs;
                for (Seat seat = 0; seat < match->seats(); ++seat)
                    hidden += seat != reader && viewText(*other, seat) != viewText(*match, seat);
            }
        }
        if (!hasSecrets)
            QSKIP("nothing is hidden in this game");
        QVERIFY2(compared > 50 && hidden > 25, (std::to_string(compared) + " " + std::to_string(hidden)).c_str());
    }

    /// Answers of seats that are waited for together are sealed: Views and legal actions of the others do not depend on the
    /// first answer, and the order of answers does not matter.
    void sealedAnswersHaveNoOrder_data() { addKinds(); }
    void sealedAnswersHaveNoOrder()
    {
        QFETCH(quint64, kind);
        const GameInfo& info = fetchGame();
        Rng rng = Rng::stream(kind, Purpose::Analysis, 6);
        playRandomly(info, randomRules(info, kind), kind, [&](const AnyMatch& match, const Step&) {
            const SeatSet seats = match.node().seats;
            if (seats.size() < 2)
                return;
            std::vector<Step> answers;
            for (const Seat seat : seats)
                answers.push_back({seat, pick(match.legal(seat), rng)});
            const auto forwards = match.clone();
            const auto backwards = match.clone();
            const auto otherwise = match.clone();
            std::vector<AnyTold> told;
            std::vector<AnyTold> toldOtherwise;
            QVERIFY(forwards->step(answers.front().who, answers.front().text, &told));
            QVERIFY(otherwise->step(answers.front().who, pick(match.legal(answers.front().who), rng), &toldOtherwise));
            for (std::size_t i = 1; i < answers.size(); ++i) {
                const Seat seat = answers[i].who;
                QCOMPARE(toldTo(seat, told), toldTo(seat, toldOtherwise));
                QCOMPARE(viewText(*forwards, seat), viewText(match, seat));
                QCOMPARE(forwards->legal(seat), match.legal(seat));
            }
            for (std::size_t i = 1; i < answers.size(); ++i)
                QVERIFY(forwards->step(answers[i].who, answers[i].text));
            for (std::size_t i = answers.size(); i-- > 0;)
                QVERIFY(backwards->step(answers[i].who, answers[i].text));
            QVERIFY(forwards->node() == backwards->node());
            for (Seat seat = 0; seat < match.seats(); ++seat)
                QCOMPARE(viewText(*forwards, seat), viewText(*backwards, seat));
        });
    }

    void eventsAreAddressedToSeats_data() { addKinds(); }
    void eventsAreAddressedToSeats()
    {
        QFETCH(quint64, kind);
        const GameInfo& info = fetchGame();
        const Record record = randomRecord(info, randomRules(info, kind), kind);
        const auto match = std::move(*info.start(record.rules, record.seed));
        std::vector<AnyTold> told;
        for (const Step& step : record.steps)
            QVERIFY(match->step(step.who, step.text, &told));
        QVERIFY(!told.empty());
        for (const AnyTold& each : told) {
            QVERIFY(!each.text.empty() && each.text.find('\n') == std::string::npos);
            QVERIFY(!each.to.empty() && (each.to - SeatSet::firstSeats(match->seats())).empty());
        }
        QVERIFY(told.back().to == SeatSet::firstSeats(match->seats())); // the end is told to all
    }

    /// Each bot gives an allowed action, the same when asked again and with a report. A bot that claims to do least takes
    /// the first legal action.
    void botsGiveAllowedRepeatableAnswers_data()
    {
        QTest::addColumn<QString>("bot");
        for (const BotInfo& bot : bots())
            QTest::newRow(bot.id.data()) << QString::fromUtf8(bot.id.data(), static_cast<qsizetype>(bot.id.size()));
    }
    void botsGiveAllowedRepeatableAnswers()
    {
        QFETCH(QString, bot);
        const BotInfo& bots = *findBot(bot.toStdString());
        const GameInfo& info = *findGame(bots.game);
        const auto first = bots.make(test::resources());
        const auto second = bots.make(test::resources());
        for (std::uint64_t kind = 0; kind < 2; ++kind)
            playRandomly(info, randomRules(info, kind), kind, [&](const AnyMatch& match, const Step& step) {
                if (step.who == kChanceSeat)
                    return;
                AnyQuestion question = match.question(step.who);
                question.simulations = kBriefly;
                if (question.isForced)
                    return;
                Report report;
                const std::string answer = first->answer(question, {}, nullptr);
                QVERIFY2(match.allows(step.who, answer), answer.c_str());
                QVERIFY2(!first->doesLeast() || answer == match.legal(step.who).front(), answer.c_str());
                QCOMPARE(second->answer(question, {}, &report), answer);
                QCOMPARE(report.chosen, answer);
            });
    }

    void threadsChangeNothing_data() { hiddenPartsDoNotShow_data(); }
    void threadsChangeNothing()
    {
        const GameInfo& info = fetchGame();
        withGame(info.id, [&]<class G>() {
            const std::string id = info.id + ".random";
            SeriesPlan<G> plan;
            plan.rules = *G::parseRules({});
            plan.entrants.assign(static_cast<std::size_t>(G::seats(plan.rules)),
                                 [id] { return makeBot<G>(id, test::resources()); });
            plan.matches = 301;
            plan.seed = 5;
            plan.threads = 1;
            const SeriesResult one = playSeries(plan);
            plan.threads = 4;
            const SeriesResult four = playSeries(plan);
            QCOMPARE(one.matches(), std::int64_t{301});
            QVERIFY(four.totals == one.totals);
        });
    }

    /// The numbers of sequences from the first deal of seed 1, which change with the rules. Lines of sequences.txt: game,
    /// depth, number, rules that differ from the defaults. Those of Pazaak, Yahtzee and Coins were also counted by a second
    /// program.
    void sequenceCountsArePinned()
    {
        QFile file(QStringLiteral(PARLOUR_SOURCE_DIR "/tests/every/sequences.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string lines = file.readAll().toStdString();
        std::set<std::string> found;
        for (const std::string_view line : split(lines, '\n')) {
            const auto words = split(line);
            if (line.empty())
                continue;
            const std::string game(words[0]);
            const GameInfo* info = findGame(game);
            QVERIFY2(info && words.size() >= 3, std::string(line).c_str());
            const auto rules = info->complete(words.size() > 3 ? *parseRuleMap(words[3]) : RuleMap());
            const auto match = std::move(*info->start(*rules, 1));
            const std::string counted = std::to_string(sequences(*match, *parseInt(words[1], 1, 100)));
            QVERIFY2(counted == words[2], (std::string(line) + ": counted " + counted).c_str());
            found.insert(game);
        }
        for (const GameInfo& info : games())
            QVERIFY2(found.contains(info.id), ("tests/every/sequences.txt has no line for " + info.id).c_str());
    }
};

PARLOUR_TEST(TestEveryGame)
#include "test_every_game.moc"
