// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Coup, what they are made of, and the two measures: training that comes out the same however it is run,
// tables that are refused when damaged, deals that fit what a seat sees, the learner of answers, worked decisions.
#include "ai/core/bots.h"
#include "ai/coup/analyst.h"
#include "ai/coup/coup_bots.h"
#include "ai/coup/determinization.h"
#include "ai/coup/features.h"
#include "ai/coup/levels.h"
#include "ai/coup/multiplayer/multiplayer_policy.h"
#include "ai/coup/training/exploiter.h"
#include "ai/coup/training/policy_exploiter.h"
#include "ai/coup/training/strategy_maker.h"
#include "ai/coup/training/trainer.h"
#include "ai/tables/tables.h"
#include "engine/core/play_out.h"
#include "tests/engine/coup_table.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>

using namespace parlour;
using namespace parlour::coup;
using coup::test::playOn;
using coup::test::Table;

namespace {

constexpr std::array kOwn = {"coup.bluffer", "coup.sceptic", "coup.beginner", "coup.casual", "coup.club", "coup.master"};

std::unique_ptr<Bot<Coup>> make(std::string_view id)
{
    return makeBot<Coup>(id, parlour::test::resources());
}

Action decide(Bot<Coup>& bot, const State& state, Report* report = nullptr, int simulations = 0)
{
    const Seat seat = Coup::node(state).seats.first();
    Actions legal;
    Coup::legal(state, seat, legal);
    const View view = Coup::look(state, seat);
    return bot.choose({view, legal, {1, 2}, {}, report, 0, simulations});
}

RegretTable trained(std::int64_t batches, std::uint64_t seed = 1, const Duel& start = {})
{
    RegretTable table(seed);
    TrainOptions options;
    options.start = start;
    train(table, batches, options);
    return table;
}

/// Calls `visit` with the State and the seat to decide, in positions of random games.
template <class Visit>
void visitRandomGames(const Rules& rules, int games, const Visit& visit)
{
    for (int game = 0; game < games; ++game) {
        Rng rng = Rng::stream(5, Purpose::Analysis, static_cast<std::uint64_t>(game));
        State state = Coup::start(rules);
        const auto choose = [&](const State& now, Seat seat, const Actions& legal) {
            visit(now, seat);
            return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        };
        playOn(state, rng, choose, 39);
    }
}

/// Calls `visit(view, legal, state)` at decisions with several actions in random games of four.
template <class Visit>
void visitDecisions(const Visit& visit)
{
    visitRandomGames({4, Mode::Tabletop}, 2, [&](const State& state, Seat seat) {
        Actions legal;
        Coup::legal(state, seat, legal);
        if (legal.size() > 1)
            visit(Coup::look(state, seat), legal, state);
    });
}

/// A search as our master makes it, with the luck of decide().
Question<Coup> searchAt(const View& view, const Actions& legal)
{
    return {view, legal, {1, 2}, {}, nullptr, 0, kSearchDeals * static_cast<int>(legal.size())};
}

/// A State that looks the same to `seat`, with all hidden cards dealt again.
State withHiddenCardsDealtAgain(const State& state, Seat seat, Rng& rng)
{
    State other = state;
    FixedList<Role, kDeck> cards;
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        if (static_cast<Seat>(i) != seat)
            cards.append(state.hands[i].begin(), state.hands[i].end());
    for (std::size_t role = 0; role < kRoles; ++role)
        for (int copy = 0; copy < state.courtCards[role]; ++copy)
            cards.push_back(static_cast<Role>(role));
    rng.shuffle(cards);
    std::size_t next = 0;
    for (std::size_t i = 0; i < kMaxSeats; ++i)
        if (static_cast<Seat>(i) != seat)
            for (Role& card : other.hands[i])
                card = cards[next++];
    other.courtCards = {};
    for (; next < cards.size(); ++next)
        ++other.courtCards[static_cast<std::size_t>(cards[next])];
    return other;
}

} // namespace

class TestCoupMasters : public QObject {
    Q_OBJECT

private slots:
    void ruleBotsDecideAtTheEdges_data()
    {
        QTest::addColumn<QString>("bot");
        QTest::addColumn<QString>("hands");
        QTest::addColumn<QString>("coins");
        QTest::addColumn<QString>("script");
        QTest::addColumn<QString>("expected");
        const char* bot = "coup.bluffer";
        const auto row = [&](const char* rule, const char* hands, const char* coins, const char* script,
                             const char* expected) {
            QTest::addRow("%s: %s", bot, rule)
                << QString(bot) << QString(hands) << QString(coins) << QString(script) << QString(expected);
        };
        const char* const none = "contessa contessa / duke captain / assassin ambassador";
        row("taxes without a duke", none, "2 2 2", "", "tax");
        row("steals from who has five coins", none, "2 4 5", "", "steal 2");
        row("four are not worth it", none, "2 4 4", "", "tax");
        row("assassinates without an assassin", none, "3 2 2", "", "assassinate 1");
        row("the strongest", "contessa contessa / duke / assassin ambassador", "3 9 2", "", "assassinate 2");
        row("a coup with seven coins", none, "7 2 2", "", "coup 1");
        row("a claim with which it was caught is not made again", none, "2 2 2",
            "0 tax, 1 challenge, 2 allow, 0 lose contessa, 1 income, 2 income", "steal 1");
        row("blocks foreign aid", "contessa contessa / captain captain", "", "0 foreign aid", "block duke");
        row("blocks stealing as captain", "captain contessa / duke duke", "", "0 steal 1, 1 allow", "block captain");
        row("blocks assassination", "assassin contessa / duke duke", "3", "0 assassinate 1, 1 allow", "block contessa");
        row("believes what may be true", none, "2 2 2", "0 tax", "allow");
        row("loses the least useful", "duke duke / ambassador duke", "7", "0 coup 1", "lose ambassador");
        row("loses one of a pair", "duke captain / assassin assassin", "7", "0 coup 1", "lose assassin");
        row("keeps the most useful of four", "ambassador contessa / captain captain", "",
            "0 exchange, 1 allow, * draw duke assassin", "return ambassador contessa");

        bot = "coup.sceptic";
        // Thirteen cards unseen, three dukes among them, two in the other's hand: true with 42 %.
        row("challenges what is more likely false", "captain captain / contessa ambassador", "", "0 tax", "challenge");
        row("more so with one in its hand", "captain captain / contessa duke", "", "0 tax", "challenge");
        row("and against one card", "captain / contessa ambassador", "", "0 tax", "challenge");
        row("claims what it holds", "duke contessa / captain captain", "", "", "tax");
        row("strikes with the card", "assassin duke / captain captain", "3", "", "assassinate 1");
        row("not without", "duke contessa / captain captain", "3", "", "tax");
        row("steals with the card", "captain contessa / duke duke", "", "", "steal 1");
        row("not where nothing is", "captain contessa / duke duke", "2 0", "", "foreign aid");
        row("exchanges for want of better", "ambassador contessa / duke duke", "", "", "exchange");
        row("takes aid with nothing", "contessa contessa / duke duke", "", "", "foreign aid");
        row("income once the duke was claimed", "contessa contessa / duke duke", "", "0 income, 1 tax, 0 allow", "income");
        row("blocks with the card", "assassin duke / contessa duke", "3", "0 assassinate 1, 1 allow", "block contessa");
        row("not without", "assassin duke / captain duke", "3", "0 assassinate 1, 1 allow", "allow");
        row("a coup with seven coins", "duke duke / captain captain", "7", "", "coup 1");
    }
    void ruleBotsDecideAtTheEdges()
    {
        QFETCH(QString, bot);
        QFETCH(QString, hands);
        QFETCH(QString, coins);
        QFETCH(QString, script);
        QFETCH(QString, expected);
        Table table(Mode::Tabletop, hands.toStdString(), coins.toStdString());
        table.play(script.toStdString());
        QCOMPARE(table.problem, std::string());
        const auto player = make(bot.toStdString());
        QCOMPARE(QString::fromStdString(toText(decide(*player, table.state))), expected);
    }

    /// By hypergeometric counting; 0 with all three copies visible.
    void chanceOfAClaimCountsCards()
    {
        Table table(Mode::Tabletop, "captain captain / contessa ambassador");
        table.play("0 tax");
        const View view = Coup::look(table.state, 1);
        QCOMPARE(Features(view).chanceOf(Role::Duke, 0), 1 - 10.0 / 13 * 9 / 12);
        QCOMPARE(Features(view).chanceOf(Role::None, 0), 1 - (13.0 - 5) / 13 * 7 / 12); // of six one is in its hand
        View all = view;
        all.faceUp[static_cast<std::size_t>(Role::Duke)] = kCopies;
        QCOMPARE(Features(all).chanceOf(Role::Duke, 0), 0.0);
    }

    /// Decisions are a function of the View and the random numbers.
    void hiddenCardsDoNotChangeDecisions()
    {
        Rng rng = Rng::stream(9, Purpose::Analysis, 0);
        for (const char* id : kOwn) {
            const auto bot = make(id);
            const auto again = make(id);
            for (const Rules rules : {Rules{2, Mode::Tabletop}, Rules{4, Mode::Tabletop}, Rules{3, Mode::Crate}})
                visitRandomGames(rules, 6, [&](const State& state, Seat seat) {
                    const State other = withHiddenCardsDealtAgain(state, seat, rng);
                    // In the crate's mode the question can contain the actor's hand.
                    if (!(Coup::look(other, seat) == Coup::look(state, seat)))
                        return;
                    constexpr int kFewSimulations = 24;
                    const Action action = decide(*bot, state, nullptr, kFewSimulations);
                    QCOMPARE(toText(decide(*bot, other, nullptr, kFewSimulations)), toText(action));
                    QCOMPARE(toText(decide(*again, state, nullptr, kFewSimulations)), toText(action));
                });
        }
    }

    /// They draw from what their analyst says, and mix at many decisions.
    void mastersMixAtLargerTables()
    {
        int mixed = 0;
        int asked = 0;
        const auto master = make("coup.master");
        const auto net = MultiplayerNet::shipped();
        visitDecisions([&](const View& view, const Actions& legal, const State& state) {
            const Analysis analysis = CoupAnalyst(nullptr, nullptr, &*net).evaluate(searchAt(view, legal));
            const auto at = std::find(legal.begin(), legal.end(), decide(*master, state)) - legal.begin();
            QVERIFY(analysis.actions[static_cast<std::size_t>(at)].frequency > 0);
            double sum = 0;
            for (const ActionValue& each : analysis.actions)
                sum += each.frequency;
            QVERIFY(std::abs(sum - 1) < 1e-4);
            mixed += std::none_of(analysis.actions.begin(), analysis.actions.end(),
                                  [](const ActionValue& each) { return each.frequency > 0.9; })
                ? 1
                : 0;
            ++asked;
        });
        QVERIFY2(mixed > asked / 10 && mixed < asked, std::to_string(mixed).c_str());
    }

    /// The policy moves towards what is worth more, and no further than the magnet allows.
    void aStepImprovesThePolicy()
    {
        const MultiplayerNet net(1);
        visitDecisions([&](const View& view, const Actions& legal, const State&) {
            std::vector<float> values(legal.size(), 0.3F);
            values.back() += 0.1F;
            const Chances before = net.chances(view, legal);
            const Chances after = net.improvedChances(view, legal, values);
            QVERIFY(after[legal.size() - 1] > before[legal.size() - 1]);
            QVERIFY(after[0] > 0 && after[0] < before[0]);
        });
    }

    /// Without networks they sometimes override the heuristic policy, with the action that their analyst prefers.
    void playersWithoutNetworksSearchAtLargerTables()
    {
        int others = 0;
        int asked = 0;
        LevelPlayer master(nullptr, nullptr, nullptr, kMaster);
        visitDecisions([&](const View& view, const Actions& legal, const State&) {
            const Question<Coup> question = searchAt(view, legal);
            const Action action = master.choose(question);
            ++asked;
            others += action == heuristicAction(view, legal) ? 0 : 1;
            const Analysis analysis = CoupAnalyst(nullptr, nullptr, nullptr).evaluate(question);
            const auto index = static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
            QVERIFY(analysis.actions[index].frequency == 1); // as its analyst would
        });
        QVERIFY(others > 0);
        QVERIFY(others < asked / 2);
    }

    /// A sampled State has the same View and all cards.
    void sampledStatesLookLikeTheView()
    {
        Rng rng = Rng::stream(3, Purpose::Analysis, 0);
        for (const Rules rules : {Rules{2, Mode::Tabletop}, Rules{5, Mode::Tabletop}, Rules{6, Mode::Crate}})
            visitRandomGames(rules, 30, [&](const State& state, Seat seat) {
                const View view = Coup::look(state, seat);
                const State sampled = imagine(view, rng);
                QCOMPARE(sampled.due.has(seat), true);
                QVERIFY(Coup::look(sampled, seat) == view);
                int cards = std::accumulate(sampled.courtCards.begin(), sampled.courtCards.end(), 0);
                for (const Hand& hand : sampled.hands)
                    cards += hand.count();
                QCOMPARE(cards + std::accumulate(view.faceUp.begin(), view.faceUp.end(), 0), int{kDeck});
                if (view.phase == Phase::Lose)
                    QCOMPARE(static_cast<int>(sampled.next), static_cast<int>(state.next));
                // Also for seats that are not asked: a shown card is still in the hand that showed it.
                for (const Seat each : view.seated) {
                    const State other = imagine(Coup::look(state, each), rng);
                    for (const Seat one : view.seated) {
                        const auto i = static_cast<std::size_t>(one);
                        QCOMPARE(other.hands[i].count(), int{view.cards[i]});
                    }
                    if (state.phase == Phase::Lose && state.next == State::Next::ReplaceForAction)
                        QVERIFY(other.hands[static_cast<std::size_t>(view.actor)].contains(claimOf(view.action)));
                }
            });
    }

    void sampledClaimsAreTrueAsOftenAsRealOnes_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("games");
        QTest::newRow("two") << 2 << 60;
        QTest::newRow("four") << 4 << 8;
    }
    /// Over claims that can be challenged in matches of masters.
    void sampledClaimsAreTrueAsOftenAsRealOnes()
    {
        QFETCH(int, players);
        QFETCH(int, games);
        constexpr int kSamples = 8;
        const auto master = make("coup.master");
        double sampledTrue = 0;
        int held = 0;
        int claims = 0;
        for (int game = 0; game < games; ++game) {
            Rng rng = Rng::stream(7, Purpose::Analysis, static_cast<std::uint64_t>(game));
            State state = Coup::start({static_cast<std::int8_t>(players), Mode::Tabletop});
            playOn(state, rng, [&](const State& now, Seat seat, const Actions& legal) {
                const View view = Coup::look(now, seat);
                if (legal.back().kind == Action::Kind::Challenge) {
                    const Features features(view);
                    const auto claimant = static_cast<std::size_t>(features.claimant());
                    const Role claim = features.claim();
                    for (int i = 0; i < kSamples; ++i)
                        sampledTrue += imagine(view, rng).hands[claimant].contains(claim) ? 1.0 / kSamples : 0;
                    held += now.hands[claimant].contains(claim) ? 1 : 0;
                    ++claims;
                }
                const Luck luck{rng.next(), 0};
                return legal.size() == 1 ? legal.front() : master->choose({view, legal, luck, {}, nullptr, 0, 0});
            });
        }
        QVERIFY(claims > 200);
        QVERIFY2(std::abs(sampledTrue - held) < 0.12 * claims,
                 qPrintable(QString("%1 believed, %2 true of %3").arg(sampledTrue).arg(held).arg(claims)));
    }

    /// A given hand is dealt to the opponent, and its cards to nobody else.
    void aGivenHandIsDealt()
    {
        const Table table(Mode::Tabletop, "duke captain / assassin contessa", "2 2");
        Rng rng = Rng::stream(9, Purpose::Analysis, 0);
        const Hand given = {Role::Duke, Role::Duke};
        const State state = imagine(Coup::look(table.state, 0), rng, &given);
        QVERIFY(state.hands[1] == given && state.hands[0] == table.state.hands[0]);
        QCOMPARE(int{state.courtCards[static_cast<std::size_t>(Role::Duke)]}, 0);
        QCOMPARE(std::accumulate(state.courtCards.begin(), state.courtCards.end(), 0), kDeck - 4);
    }

    /// With a stop between batches.
    void resumedTrainingHasTheSameBytes()
    {
        const RegretTable one = trained(3);
        const auto bytes = one.toBytes();
        auto resumed = RegretTable::fromBytes(trained(1).toBytes());
        QVERIFY(bool(resumed));
        RegretTable whole = *std::move(resumed);
        TrainOptions options;
        train(whole, 3, options);
        QVERIFY(bytes == whole.toBytes());
        QVERIFY(strategyOf(one, 20'000).toBytes() == strategyOf(whole, 20'000).toBytes());
        QVERIFY(!(bytes == trained(3, 2).toBytes()));
        parlour::stop_source stop;
        stop.request_stop();
        options.stop = stop.get_token();
        train(whole, 100, options);
        QCOMPARE(whole.batches(), std::int64_t{3});
    }

    /// Seven coins against the last card win at once.
    void trainingLearnsToCoupTheLastCard()
    {
        const Table table(Mode::Tabletop, "duke / captain", "7 2");
        const RegretTable regrets = trained(2, 1, *duelOf(Coup::look(table.state, 0)));
        const Strategy strategy = strategyOf(regrets, 3'500'000);
        const Policy policy(&strategy);
        const Actions legal = table.legal(0);
        const Chances chances = policy.chances(Coup::look(table.state, 0), legal, {});
        QCOMPARE(chances.size(), legal.size());
        QVERIFY2(chances.back() > 0.8F, std::to_string(chances.back()).c_str());
        QVERIFY(legal.back().kind == Action::Kind::Coup);
    }

    void tablesAreBoundedAndReadAsWritten()
    {
        const RegretTable table = trained(6);
        for (const std::size_t most : {std::size_t{2'000}, std::size_t{10'000}}) {
            const Strategy strategy = strategyOf(table, most);
            const auto bytes = strategy.toBytes();
            QVERIFY(bytes.size() <= most && strategy.size() > 50);
            const auto read = Strategy::fromBytes(bytes);
            QVERIFY(bool(read));
            QVERIFY(read->toBytes() == bytes);
        }
        QVERIFY(strategyOf(table, 10'000).size() > strategyOf(table, 2'000).size());
    }

    void damagedTablesAreRefused()
    {
        const auto bytes = strategyOf(trained(1), 4'000).toBytes();
        QVERIFY(!Strategy::fromBytes({}));
        for (std::size_t at = 0; at < bytes.size(); at += 37) {
            auto damaged = bytes;
            damaged[at] ^= 0x10;
            QVERIFY2(!Strategy::fromBytes(damaged), std::to_string(at).c_str());
            QVERIFY(!Strategy::fromBytes(std::span(bytes).first(at)));
        }
        auto table = trained(1).toBytes();
        QVERIFY(bool(RegretTable::fromBytes(table)));
        table[table.size() / 2] ^= 1;
        QVERIFY(!RegretTable::fromBytes(table));
        QVERIFY(!RegretTable::fromBytes(std::span(table).first(100)));
        // Players fall back to the heuristic policy.
        LevelPlayer master(nullptr, nullptr, nullptr, kMaster);
        visitRandomGames({2, Mode::Tabletop}, 3,
                         [&](const State& state, Seat seat) { QVERIFY(Coup::allows(state, seat, decide(master, state))); });
    }

    void theShippedTableIsSound()
    {
        const auto strategy = Strategy::fromBytes(tables::bytesOf("coup"));
        QVERIFY(bool(strategy));
        QVERIFY(strategy->size() > 10'000);
        QVERIFY(tables::bytesOf("coup").size() <= 5'400'000);
    }

    /// After a few thousand matches.
    void exploiterBeatsSimpleBots()
    {
        const auto share = [](Learner&& exploiter, std::string_view id, int matches, std::int8_t players = 2) {
            const auto bot = make(id); // plays all other seats: it has no memory
            double sum = 0;
            constexpr int kTests = 1000;
            for (int i = 0; i < matches + kTests; ++i) {
                const bool learns = i < matches;
                const Seat mine = i % players;
                BotSeats<Coup> seats{};
                seats.fill(bot.get());
                seats[static_cast<std::size_t>(mine)] = &exploiter;
                const auto deal = static_cast<std::uint64_t>(i / players);
                Match<Coup> match({players, Mode::Tabletop}, Rng::stream(learns ? 1 : 2, Purpose::Match, deal).next());
                exploiter.begin(learns);
                playOut(match, seats, [&](Seat seat, const auto&) {
                    if (learns && seat == mine)
                        exploiter.reveal(handsOf(match));
                });
                exploiter.end(match.score(mine));
                sum += learns ? 0 : match.score(mine);
            }
            return sum / kTests;
        };
        const double ofStatic = share(Exploiter(1), "coup.static", 3000);
        QVERIFY2(ofStatic > 0.95, std::to_string(ofStatic).c_str());
        const double ofSceptic = share(Exploiter(1), "coup.sceptic", 5000);
        QVERIFY2(ofSceptic > 0.7, std::to_string(ofSceptic).c_str());
        const double byGradient = share(PolicyExploiter<DuelNet>(1), "coup.static", 3200);
        QVERIFY2(byGradient > 0.95, std::to_string(byGradient).c_str());
        const double ofScepticByGradient = share(PolicyExploiter<DuelNet>(1), "coup.sceptic", 5200);
        QVERIFY2(ofScepticByGradient > 0.7, std::to_string(ofScepticByGradient).c_str());
        const double ofTwoSceptics = share(PolicyExploiter<MultiplayerNet>(1), "coup.sceptic", 1600, 3);
        QVERIFY2(ofTwoSceptics > 0.65, std::to_string(ofTwoSceptics).c_str()); // 0.52 before the first batch
    }

    void analystValuesEveryView()
    {
        const auto strategy = Strategy::fromBytes(tables::bytesOf("coup"));
        CoupAnalyst analyst(&*strategy, nullptr, nullptr);
        Table table(Mode::Tabletop, "duke / captain", "7 2");
        const Actions legal = table.legal(0);
        const View view = Coup::look(table.state, 0);
        const Question<Coup> question{view, legal, {1, 2}, {}, nullptr, 0, 140};
        const Analysis analysis = analyst.evaluate(question);
        QCOMPARE(analysis.actions.size(), legal.size());
        QCOMPARE(analysis.actions.back().share.value, 1.0); // the coup
        double sum = 0;
        for (const ActionValue& worth : analysis.actions) {
            QVERIFY(worth.share.value >= 0 && worth.share.value <= 1 && worth.share.error > 0 && !worth.why.empty());
            sum += worth.frequency;
        }
        QVERIFY(std::abs(sum - 1) < 1e-5);
        QCOMPARE(analysis.beliefs.things.size(), std::size_t{kRoles});
        QCOMPARE(analysis.beliefs.rows.size(), std::size_t{1}); // of the other
        QCOMPARE(analysis.beliefs.rows.front().seat, Seat{1});
        const auto& chances = analysis.beliefs.rows.front().chances; // of one hidden card
        QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-9);
        const Analysis again = analyst.evaluate(question);
        for (std::size_t i = 0; i < legal.size(); ++i)
            QCOMPARE(again.actions[i].share.value, analysis.actions[i].share.value);
        // Every View has a value, of any seat to move.
        visitRandomGames({3, Mode::Tabletop}, 3, [&](const State& state, Seat) {
            for (Seat seat = 0; seat < 3; ++seat) {
                QVERIFY(isPossible(Coup::look(state, seat)));
                const double value = analyst.valueOf(Coup::look(state, seat), {1, 1}, {}, 4).value;
                QVERIFY(value >= 0 && value <= 1);
            }
        });
        visitRandomGames({4, Mode::Crate}, 3, [&](const State& state, Seat) {
            for (Seat seat = 0; seat < 4; ++seat)
                QVERIFY(isPossible(Coup::look(state, seat)));
        });
        parlour::stop_source stop;
        stop.request_stop();
        QCOMPARE(analyst.evaluate({view, legal, {1, 2}, stop.get_token(), nullptr, 0, 7000}).actions.size(), legal.size());
    }

    /// Of two seats; and what rollouts say of an action counts less, the fewer they are.
    void decisionIsWorthItsBestAction()
    {
        const auto strategy = Strategy::fromBytes(tables::bytesOf("coup"));
        const auto net = EndingNet::shipped();
        CoupAnalyst analyst(&*strategy, &*net, nullptr);
        visitRandomGames({2, Mode::Tabletop}, 2, [&](const State& state, Seat seat) {
            const View view = Coup::look(state, seat);
            Actions legal;
            Coup::legal(state, seat, legal);
            if (legal.size() == 1)
                return;
            const Analysis analysis = analyst.evaluate({view, legal, {1, 2}, {}, nullptr, 0, 60});
            const Estimate value = analyst.valueOf(view, {1, 2}, {}, 60);
            QVERIFY(std::abs(value.value - analysis.actions[analysis.best()].share.value) < 1e-6);
        });
        const Table table(Mode::Tabletop, "duke / captain", "2 2");
        const View view = Coup::look(table.state, 0);
        const auto spread = [&](int simulations) {
            const Analysis analysis = analyst.evaluate({view, table.legal(0), {1, 2}, {}, nullptr, 0, simulations});
            double least = 1;
            for (const ActionValue& action : analysis.actions)
                least = std::min(least, action.share.value);
            return analysis.actions[analysis.best()].share.value - least;
        };
        const double few = spread(10), many = spread(10'000);
        QVERIFY2(few < many, (std::to_string(few) + " " + std::to_string(many)).c_str());
    }

    /// The truth of a claim that the seat challenges is luck, so there is a value before it is known.
    void challengeHasAValueBeforeTheCardIsShown()
    {
        const auto strategy = Strategy::fromBytes(tables::bytesOf("coup"));
        CoupAnalyst analyst(&*strategy, nullptr, nullptr);
        int challenges = 0;
        visitRandomGames({2, Mode::Tabletop}, 5, [&](const State& state, Seat seat) {
            const View before = Coup::look(state, seat);
            const bool mayChallenge = before.phase == Phase::ChallengeAction || before.phase == Phase::ChallengeBlock;
            for (const Action::Kind kind : {Action::Kind::Allow, Action::Kind::Challenge}) {
                if (!mayChallenge)
                    continue;
                State next = state;
                Coup::act(next, seat, {kind, -1, Role::None, Role::None}, nullptr);
                const auto between = analyst.valueBetween(before, Coup::look(next, seat), {});
                QCOMPARE(between.has_value(), kind == Action::Kind::Challenge);
                challenges += int{between.has_value()};
            }
        });
        QVERIFY(challenges > 5);
    }

    /// Reactions are counted over the same rollouts as values, so their parts sum to the difference. Hidden cards change
    /// nothing.
    void comparisonsSumToTheDifference()
    {
        const auto strategy = Strategy::fromBytes(tables::bytesOf("coup"));
        CoupAnalyst analyst(&*strategy, nullptr, nullptr);
        const auto compare = [&](const char* cards, std::size_t first, std::size_t second) {
            Table table(Mode::Tabletop, cards, "7 2");
            const Actions legal = table.legal(0);
            const View view = Coup::look(table.state, 0);
            const Question<Coup> question{view, legal, {1, 2}, {}, nullptr, 0, 700};
            const Analysis analysis = analyst.evaluate(question);
            const Comparison comparison = *analyst.comparisonOf(question, first, second);
            const double lost = analysis.actions[first].share.value - analysis.actions[second].share.value;
            if (std::abs(comparison.difference() - lost) > 1e-9)
                qFatal("%f is not %f", comparison.difference(), lost);
            return comparison;
        };
        Table table(Mode::Tabletop, "duke contessa / captain assassin", "7 2");
        const std::size_t coup = table.legal(0).size() - 1;
        for (std::size_t action = 0; action < coup; ++action) {
            const Comparison one = compare("duke contessa / captain assassin", coup, action);
            const Comparison same = compare("duke contessa / ambassador duke", coup, action);
            QCOMPARE(one.chances[0].first.value, 1.0); // nobody can object to a coup
            double sum = 0;
            for (std::size_t i = 0; i < one.chances.size(); ++i) {
                sum += one.chances[i].second.value;
                QVERIFY(one.parts[i].second == same.parts[i].second && one.chances[i].second == same.chances[i].second);
            }
            QVERIFY(std::abs(sum - 1) < 1e-9);
            QCOMPARE(one.lists.front().things.size(), std::size_t{5});
        }
        const Table shown(Mode::Tabletop, "contessa contessa / captain", "2 2"); // the other has lost the third
        const Actions legal = shown.legal(0);
        const View view = Coup::look(shown.state, 0);
        const Comparison comparison = *analyst.comparisonOf({view, legal, {1, 2}, {}, nullptr, 0, 70}, 0, 1);
        QCOMPARE(comparison.lists.front().things.size(), std::size_t{4});
    }

    /// Too many cards of a role, impossible hands and coins, as in views made by hand.
    void impossibleViewsGetLegalActions()
    {
        const Table table(Mode::Tabletop, "duke captain / contessa duke / ambassador ambassador", "7 9 2");
        const Actions legal = table.legal(0);
        const View view = Coup::look(table.state, 0);
        std::vector<View> views(4, view);
        views[0].faceUp[static_cast<std::size_t>(Role::Duke)] = 3; // and one in the own hand
        views[1].faceUp.fill(200);
        views[2].hand = {};
        views[3].coins.fill(100);
        for (const View& each : views) {
            for (const char* id : {"coup.beginner", "coup.casual", "coup.club", "coup.master"}) {
                Report report;
                QVERIFY(legal.contains(make(id)->choose({each, legal, {1, 1}, {}, &report})));
            }
            const double value = CoupAnalyst(nullptr, nullptr, nullptr).valueOf(each, {1, 1}, {}, 4).value;
            QVERIFY(value >= 0 && value <= 1);
        }
    }

    /// A value that ignored them would be counted as luck.
    void valuesIncludeCardsToCome()
    {
        const auto strategy = Strategy::fromBytes(tables::bytesOf("coup"));
        CoupAnalyst analyst(&*strategy, nullptr, nullptr);
        // A last card that was shown is replaced.
        Table table(Mode::Tabletop, "duke / captain contessa", "2 2");
        table.play("0 tax, 1 challenge, 1 lose contessa");
        QCOMPARE(table.state.phase, Phase::Replace);
        const double shown = analyst.valueOf(Coup::look(table.state, 0), {1, 1}, {}, 400).value;
        QVERIFY2(shown > 0.5 && shown < 0.95, std::to_string(shown).c_str());
        // The first player is ahead before the deal too.
        const State start = Coup::start({2, Mode::Tabletop});
        const double first = analyst.valueOf(Coup::look(start, 0), {1, 1}, {}, 400).value;
        const double second = analyst.valueOf(Coup::look(start, 1), {1, 1}, {}, 400).value;
        QVERIFY2(first > 0.5 && first < 0.6, std::to_string(first).c_str());
        QVERIFY(std::abs(first + second - 1) < 0.02);
    }

    void truthProbabilityFallsWithClaims()
    {
        Table fresh(Mode::Tabletop, "captain captain / contessa duke / ambassador ambassador");
        fresh.play("0 tax");
        Table known(Mode::Tabletop, "captain captain / contessa duke / ambassador ambassador", "3 2 2");
        known.play("0 steal 1, 1 allow, 2 allow, 1 allow, 1 income, 2 income, 0 assassinate 2, 1 allow, 2 allow, 2 allow");
        const View before = Coup::look(fresh.state, 1);
        const View after = Coup::look(known.state, 1);
        QVERIFY(truthProbability(after, 0, Role::Duke) < truthProbability(before, 0, Role::Duke));
    }
};

PARLOUR_TEST(TestCoupMasters)
#include "test_coup_masters.moc"
