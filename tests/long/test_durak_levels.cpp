// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Durak: they see no hidden cards, are deterministic, exact in endings, and ordered by strength.
#include "ai/core/bots.h"
#include "ai/durak/deal_sampler.h"
#include "ai/durak/ending.h"
#include "ai/durak/levels.h"
#include "engine/core/play_out.h"
#include "tests/engine/durak_position.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::durak;

class TestDurakLevels : public QObject {
    Q_OBJECT

private slots:
    void hiddenCardsDoNotChangeDecisions_data();
    void hiddenCardsDoNotChangeDecisions();
    void endingValuesMatchBruteForce();
    void masterLeadsWhatCountedCardsCannotBeat();
    void everyLevelPlaysTheWinningEnding();
    void actionValuesAreSharesOfTheWin();
    void positionValuesAreExactWhenWonAndElseEstimated();
    void stopsAfterOneDeal();
    void inconsistentViewsGetLegalActions();
    void eachLevelBeatsTheWeakerOne_data();
    void eachLevelBeatsTheWeakerOne();
};

static const std::array<const char*, 5> kOwn = {"durak.beginner", "durak.casual", "durak.club", "durak.monte-carlo",
                                                "durak.master"};

static std::unique_ptr<Bot<Durak>> botNamed(std::string_view id)
{
    return makeBot<Durak>(id, test::resources());
}

static ActionList<Durak> legalIn(const State& state)
{
    ActionList<Durak> legal;
    Durak::legal(state, state.turn, legal);
    return legal;
}

/// Analyses the decision of the seat to move.
static Analysis analyse(const State& state, const Skill& skill = kMaster, int simulations = 400)
{
    const View view = Durak::look(state, state.turn);
    const auto legal = legalIn(state);
    LevelAnalyst analyst(skill);
    return analyst.evaluate({view, legal, {1, 2}, {}, nullptr, 0, simulations});
}

/// Returns a decision after `steps` steps of a game between greedy bots.
static State midGame(const char* rules, std::uint64_t seed, int steps)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 7);
    const auto greedy = botNamed("durak.greedy");
    for (;; ++seed) {
        State state = Durak::start(rulesOf(rules));
        for (int step = 0; step < steps && state.phase != Phase::Over; ++step) {
            if (Durak::node(state).isChance()) {
                Durak::applyChance(state, Durak::draw(state, rng), nullptr);
                continue;
            }
            const auto legal = legalIn(state);
            const View view = Durak::look(state, state.turn);
            const Action action = legal.size() == 1 ? legal.front() : greedy->choose({view, legal, {}, {}});
            Durak::act(state, state.turn, action, nullptr);
        }
        if (Durak::node(state).isWaiting() && legalIn(state).size() > 1)
            return state;
    }
}

void TestDurakLevels::hiddenCardsDoNotChangeDecisions_data()
{
    QTest::addColumn<QString>("bot");
    for (const char* bot : kOwn)
        QTest::newRow(bot) << bot;
}

/// Shuffles the cards hidden from the seat. Its decision and report do not change.
void TestDurakLevels::hiddenCardsDoNotChangeDecisions()
{
    QFETCH(QString, bot);
    const auto player = botNamed(bot.toStdString());
    Rng rng = Rng::stream(3, Purpose::Analysis, 8);
    for (const char* rules : {"", "players=3,type=perevodnoy", "players=4,deck=52,teams=2x2"})
        for (std::uint64_t number = 0; number < 8; ++number) {
            const State state = midGame(rules, number, 5 + 6 * static_cast<int>(number));
            const Seat seat = state.turn;
            State other = state;
            std::vector<Card*> hidden;
            for (Seat each = 0; each < state.rules.players; ++each)
                for (Card& card : other.hands[static_cast<std::size_t>(each)])
                    if (each != seat && !state.known[static_cast<std::size_t>(each)].has(card))
                        hidden.push_back(&card);
            for (std::size_t i = 1; i < other.deck.size(); ++i)
                hidden.push_back(&other.deck[i]);
            for (std::size_t i = 0; i + 1 < hidden.size(); ++i)
                std::swap(*hidden[i], *hidden[i + rng.below(static_cast<std::uint32_t>(hidden.size() - i))]);
            for (std::size_t i = 0; i < kMaxSeats; ++i)
                other.held[i] = durak::setOf(other.hands[i]);
            const auto legal = legalIn(state);
            const View view = Durak::look(state, seat);
            const View otherView = Durak::look(other, seat);
            Report report;
            Report otherReport;
            const Luck luck{number, 1};
            const Action action = player->choose({view, legal, luck, {}, &report, 0, 100});
            QVERIFY(player->choose({otherView, legal, luck, {}, &otherReport, 0, 100}) == action);
            for (std::size_t i = 0; i < report.candidates.size(); ++i)
                QCOMPARE(report.candidates[i].value, otherReport.candidates[i].value);
            QVERIFY(botNamed(bot.toStdString())->choose({view, legal, luck, {}, nullptr, 0, 100}) == action);
        }
}

/// The score of `seat` under optimal play, by plain recursion over the rules.
static double bruteForce(const State& state, Seat seat)
{
    if (state.phase == Phase::Over)
        return scoreOf<Durak>(state, seat);
    const bool own = state.turn == seat;
    double best = own ? 0 : 1;
    for (const Action& action : legalIn(state)) {
        State next = state;
        Durak::act(next, state.turn, action, nullptr);
        const double value = bruteForce(next, seat);
        best = own ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

void TestDurakLevels::endingValuesMatchBruteForce()
{
    Rng rng = Rng::stream(4, Purpose::Analysis, 9);
    for (int number = 0; number < 60; ++number) {
        std::vector<Card> deck;
        for (const Card card : deckOf(rulesOf("")))
            deck.push_back(card);
        rng.shuffle(deck);
        std::string hands;
        for (std::size_t i = 0; i < 7; ++i)
            hands += (i == 0 ? "" : i == 3 ? "/" : " ") + toText(deck[i]);
        const State state = position("", hands, "h", number % 2);
        const Analysis analysis = analyse(state);
        const auto legal = legalIn(state);
        double best = 0;
        for (const Action& action : legal) {
            State next = state;
            Durak::act(next, state.turn, action, nullptr);
            best = std::max(best, bruteForce(next, state.turn));
        }
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const ActionValue& worth = analysis.actions[i];
            State next = state;
            Durak::act(next, state.turn, legal[i], nullptr);
            const double value = bruteForce(next, state.turn);
            QCOMPARE(worth.share.error, 0.0);
            QCOMPARE(worth.share.value, value);
            QVERIFY(worth.frequency == 0 || value == best);
            QVERIFY(!worth.why.empty());
        }
    }
}

/// All other spades are gone, and seat 1 holds only the six and seven of spades. A card counter leads the king of spades,
/// which only the trump under the stock can beat; the king of clubs loses to the ace.
void TestDurakLevels::masterLeadsWhatCountedCardsCannotBeat()
{
    State state = position("", "Ks Kc/6s 7s Ac Ad", "9h", 0);
    state.known[1] = durak::setOf("6s 7s Ac Ad");
    const Analysis analysis = analyse(state);
    const auto legal = legalIn(state);
    QVERIFY(legal[analysis.best()] == (Action{Action::Kind::Attack, *parseCard("Ks"), {}}));
}

void TestDurakLevels::everyLevelPlaysTheWinningEnding()
{
    // The ace of trumps first, then the six; in the other order the six is beaten.
    const State state = position("", "6s Ah/7s 8d", "h", 0);
    for (const char* id : kOwn)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const View view = Durak::look(state, 0);
            const auto legal = legalIn(state);
            const Action action = botNamed(id)->choose({view, legal, {seed, 1}, {}});
            QVERIFY2(action.card == *parseCard("Ah"), id);
        }
}

void TestDurakLevels::actionValuesAreSharesOfTheWin()
{
    for (const char* rules : {"", "players=5", "players=4,teams=2x2", "players=3,type=perevodnoy"})
        for (int steps : {3, 20, 40}) {
            const State state = midGame(rules, 2, steps);
            const View view = Durak::look(state, state.turn);
            const auto legal = legalIn(state);
            LevelAnalyst analyst(kMaster);
            int calls = 0;
            const Analysis analysis =
                analyst.evaluate({view, legal, {1, 2}, {}, nullptr, 0, 500}, [&](const Analysis& soFar) {
                    ++calls;
                    QCOMPARE(soFar.actions.size(), legal.size());
                });
            double frequency = 0;
            for (const ActionValue& worth : analysis.actions) {
                QVERIFY(worth.share.value >= 0 && worth.share.value <= 1 && worth.share.error >= 0);
                frequency += worth.frequency;
            }
            QCOMPARE(frequency, 1.0);
            QVERIFY(calls > 0 || analysis.actions[0].share.error == 0);
        }
}

void TestDurakLevels::positionValuesAreExactWhenWonAndElseEstimated()
{
    LevelAnalyst analyst(kMaster);
    const auto valueFor = [&](const State& state, Seat seat) {
        return analyst.valueOf(Durak::look(state, seat), {1, 1}, {}, 400);
    };
    const State won = position("", "Ah/7s 8d", "h", 0);
    QVERIFY(valueFor(won, 0) == (Estimate{1, 0}) && valueFor(won, 1) == (Estimate{0, 0}));
    for (std::uint64_t number = 0; number < 10; ++number) {
        const State state = midGame("", number, 12);
        const Estimate one = valueFor(state, 0);
        const Estimate two = valueFor(state, 1);
        QVERIFY(one.value >= 0 && one.value <= 1 && two.value >= 0 && two.value <= 1);
        QVERIFY(one.error > 0 && one.error < 0.05);
    }
}

void TestDurakLevels::stopsAfterOneDeal()
{
    parlour::stop_source stop;
    stop.request_stop();
    const State state = midGame("", 1, 4);
    const View view = Durak::look(state, state.turn);
    const auto legal = legalIn(state);
    int calls = 0;
    LevelAnalyst analyst(kMaster);
    const Analysis analysis =
        analyst.evaluate({view, legal, {1, 2}, stop.get_token(), nullptr, 0, 0}, [&](const Analysis&) { ++calls; });
    QVERIFY(calls <= 1); // an unstopped master reports much more often
    QCOMPARE(analysis.actions.size(), legal.size());
    QVERIFY(analyst.valueOf(view, {1, 1}, stop.get_token()).error >= 0.2); // one game
}

void TestDurakLevels::inconsistentViewsGetLegalActions()
{
    State state = midGame("", 1, 4);
    View view = Durak::look(state, state.turn);
    view.sizes[0] = 30; // as a forged message could claim
    const auto legal = legalIn(state);
    for (const char* id : kOwn) {
        Report report;
        const Action action = botNamed(id)->choose({view, legal, {1, 1}, {}, &report});
        QVERIFY(legal.contains(action));
    }
}

void TestDurakLevels::eachLevelBeatsTheWeakerOne_data()
{
    QTest::addColumn<QString>("better");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("pairs");
    QTest::addColumn<double>("least");
    QTest::newRow("beginner, random") << "durak.beginner"
                                      << "durak.random" << 30 << 0.6;
    QTest::newRow("casual, beginner") << "durak.casual"
                                      << "durak.beginner" << 30 << 0.55;
    QTest::newRow("club, casual") << "durak.club"
                                  << "durak.casual" << 20 << 0.52;
}

/// Paired games with fixed seeds.
void TestDurakLevels::eachLevelBeatsTheWeakerOne()
{
    QFETCH(QString, better);
    QFETCH(QString, other);
    QFETCH(int, pairs);
    QFETCH(double, least);
    const auto one = botNamed(better.toStdString());
    const auto two = botNamed(other.toStdString());
    double share = 0;
    for (int deal = 0; deal < pairs; ++deal) {
        Match<Durak> first({}, static_cast<std::uint64_t>(deal));
        playOut<Durak>(first, {one.get(), two.get()});
        Match<Durak> second({}, static_cast<std::uint64_t>(deal));
        playOut<Durak>(second, {two.get(), one.get()});
        share += (first.score(0) + second.score(1)) / (2 * pairs);
    }
    QVERIFY2(share > least, qPrintable(QString::number(share)));
}

PARLOUR_TEST(TestDurakLevels)
#include "test_durak_levels.moc"
