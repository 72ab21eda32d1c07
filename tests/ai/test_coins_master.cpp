// Our own players of Coins: where they think they can return to, their rules, the search of these, and their levels.
#include "ai/bots.h"
#include "ai/coins/answer.h"
#include "ai/coins/climber.h"
#include "ai/coins/coins_bots.h"
#include "ai/coins/duel.h"
#include "ai/coins/master.h"
#include "ai/coins/quick_match.h"
#include "ai/coins/tuning.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::coins;

namespace {

/// The tosses of a timeline, 1: won.
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

std::string text(const Trail& trail)
{
    return std::to_string(trail.limit) + " " + std::to_string(trail.best) + " " + std::to_string(trail.low) + " "
        + std::to_string(trail.safe) + " " + std::to_string(trail.tried);
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

} // namespace

class TestCoinsMaster : public QObject {
    Q_OBJECT

private slots:
    void trails()
    {
        // Leads by place: 0 1 2 1 0 -1 0; round 6 has been tossed, so places 0 to 5 are open.
        const View view = viewOf("110001", 5, 20);
        QCOMPARE(text(Outlook::of(view).trail), "0 2 5 5 0");
        // One more round, from the trail that was left: the best since the worst is now place 6.
        View later = viewOf("1100011", 5, 20);
        later.memory = toMemory(Outlook::of(view).trail);
        QCOMPARE(text(Outlook::of(later).trail), "0 2 5 6 0");
        // A journey to round 3 did not happen: the other side blocked, most likely at place 5, where it stood best.
        Trail tried = Outlook::of(view).after(travel(3));
        QCOMPARE(text(tried), "0 2 5 5 3");
        later.memory = toMemory(tried);
        QCOMPARE(text(Outlook::of(later).trail), "5 6 5 6 0");
        // It did happen.
        View back = viewOf("110", 5, 19);
        back.memory = toMemory(tried);
        QCOMPARE(text(Outlook::of(back).trail), "0 2 0 2 0");
        // Nobody returns to what was blocked, by the other side or the own.
        View blocked = viewOf("1100011", 4, 20);
        blocked.blocked = 3;
        QCOMPARE(text(Outlook::of(blocked).trail), "3 3 5 6 0");
    }

    /// What was kept from round to round is what a look at the whole timeline finds.
    void trailsFollow()
    {
        Rng rng = Rng::stream(3, Purpose::Analysis, 0);
        View view;
        Memory memory;
        for (int round = 1; round <= 100; ++round) {
            view.tosses.push_back(rng.below(2) == 0);
            view.round = static_cast<std::uint8_t>(round);
            view.memory = {};
            const Trail fresh = Outlook::of(view).trail;
            view.memory = memory;
            QCOMPARE(text(Outlook::of(view).trail), text(fresh));
            memory = toMemory(fresh);
        }
    }

    void foreignMemories()
    {
        using namespace std::string_literals;
        View view = viewOf("110001", 5, 20);
        const std::string fresh = text(Outlook::of(view).trail);
        for (const std::string& memory :
             {"M"s, "Mabcde"s, "M\1\0\0\0\0"s, "M\0\0\0\0\7"s, "M\5\5\5\5\0"s, "A\0\0\0\0\0"s, std::string(4096, 'M')}) {
            view.memory = memory;
            QCOMPARE(text(Outlook::of(view).trail), fresh);
        }
    }

    /// The quick rules of play-outs are those of the engine.
    void quickMatches()
    {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Opening opening = Opening::start({static_cast<std::uint8_t>(10 + seed), static_cast<std::uint8_t>(seed % 7),
                                              static_cast<std::uint8_t>(seed % 23)});
            // Options by a generator that both share, as often as not another one than the rules'.
            const auto optionOf = [&](const Outlook& outlook, Rng& rng) {
                const Option option = kAllOptions[rng.below(kOptions)];
                return rng.below(4) == 0 && outlook.allows(option) ? option : choose(kShippedPolicy, outlook, rng);
            };
            Rng quickTosses = Rng::stream(seed, Purpose::Analysis, 1);
            Rng quickRng = Rng::stream(seed, Purpose::Analysis, 2);
            const double quick = playQuickly(
                opening, [&] { return quickTosses.below(2) == 0; },
                [&](std::size_t, const Outlook& outlook) { return outlook.moveOf(optionOf(outlook, quickRng)); });
            Rng tosses = Rng::stream(seed, Purpose::Analysis, 1);
            Rng rng = Rng::stream(seed, Purpose::Analysis, 2);
            State state = Coins::start(opening.rules);
            for (Node node = Coins::node(state); !node.isOver(); node = Coins::node(state)) {
                if (node.isChance()) {
                    Coins::applyChance(state, {tosses.below(2) == 0}, nullptr);
                    continue;
                }
                const Seat seat = node.seats.first();
                const View view = Coins::look(state, seat);
                if (view.blue == 0 && view.red == 0) {
                    Coins::act(state, seat, {kNothing, {}}, nullptr);
                    continue;
                }
                const Outlook outlook = Outlook::of(view);
                const Move move = outlook.moveOf(optionOf(outlook, rng));
                QVERIFY(Coins::allows(state, seat, {move, {}}));
                Coins::act(state, seat, {move, toMemory(outlook.after(move))}, nullptr);
            }
            QCOMPARE(quick, scoreOf<Coins>(state, 0));
        }
    }

    /// What is settled whatever the numbers of the rules.
    void lastRounds()
    {
        Rng rng = Rng::stream(1, Purpose::Analysis, 0);
        const auto chosen = [&](std::string_view tosses, int blue, int red, int rounds) {
            View view = viewOf(tosses, blue, red);
            view.rules.rounds = static_cast<std::uint8_t>(rounds);
            const Outlook outlook = Outlook::of(view);
            return Coins::toText(Action{outlook.moveOf(choose(kShippedPolicy, outlook, rng)), {}});
        };
        QCOMPARE(chosen("0101010111", 1, 0, 10), "block"); // nothing can change any more
        QCOMPARE(chosen("01010111", 1, 20, 9), "block"); // two ahead, one to come
        QCOMPARE(chosen("0101010111", 0, 20, 10), "nothing"); // ahead
        QCOMPARE(chosen("0011100000", 0, 3, 10), "travel 6"); // behind, and it is now or never
        QCOMPARE(chosen("0011100000", 5, 0, 10), "nothing");
    }

    /// A search is the same whatever the threads, and finds what is better.
    void tuning()
    {
        Tuning::Plan plan;
        plan.rules = {20, 2, 4};
        plan.stages = 1;
        plan.answerSteps = 10;
        plan.policySteps = 40;
        plan.matches = 40;
        plan.first = {0.5F, 0, 0, 0, 3, 1, 0, 0.5F, 0, 0, 0, 1, 0, 1, 0, 0}; // saves its levers for too long
        Tuning one(plan);
        QVERIFY(one.run(1, {}));
        Tuning three(plan);
        QVERIFY(three.run(3, {}));
        QVERIFY(three.policy() == one.policy());
        const auto shareOf = [&](const Policy& policy) {
            const auto bot = makeBot<Coins>("coins.analyzer", test::resources());
            double sum = 0;
            for (int match = 0; match < 200; ++match)
                sum += playPolicy(policy, *bot, plan.rules, match % 2, 1000 + static_cast<std::uint64_t>(match));
            return sum / 200;
        };
        const double before = shareOf(plan.first);
        const double after = shareOf(one.policy());
        QVERIFY2(after > before + 0.1, (std::to_string(before) + " " + std::to_string(after)).c_str());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!Tuning(plan).run(1, stop.get_token()));

        // Gone on with where it was stopped, in more stages than it had, it is what it would have been without.
        Tuning::Plan longer = plan;
        longer.stages = 2;
        Tuning whole(longer);
        std::stop_source atStage;
        QVERIFY(!whole.run(1, atStage.get_token(), [&](int) { atStage.request_stop(); }));
        const std::string half = whole.kept();
        QCOMPARE(half, one.kept());
        Tuning straight(longer);
        QVERIFY(straight.run(1, {}));
        Tuning resumed(longer);
        QVERIFY(resumed.goOn(half) && resumed.run(2, {}));
        QVERIFY(resumed.policy() == straight.policy());
        QCOMPARE(resumed.kept(), straight.kept());
        QVERIFY(!resumed.isBeyond());
        Tuning shorter(plan);
        QVERIFY(shorter.goOn(straight.kept()) && shorter.isBeyond());

        const std::string good = one.kept();
        std::string bad = good;
        char& step = bad[bad.find('\n') + 5];
        step = step == '+' ? '-' : '+';
        const auto refusal = [&](const std::string& kept, const Tuning::Plan& of) {
            const auto done = Tuning(of).goOn(kept);
            return done ? std::string() : done.error().english();
        };
        QVERIFY(refusal(bad, plan).find("damaged") != std::string::npos);
        QVERIFY(refusal(good.substr(0, good.size() - 1), plan).find("damaged") != std::string::npos);
        QVERIFY(refusal("parlour coins training 2 ", plan).find("no training of Coins") != std::string::npos);
        plan.seed = 2;
        QVERIFY(refusal(good, plan).find("another seed") != std::string::npos);
    }

    /// A search that is gone on with at any step, without playing again what was played, is the same search.
    void stepsAreRepeated()
    {
        const auto score = [](const Policy& policy, std::uint64_t seed) {
            return -std::abs(policy[0] - 1.0) - std::abs(policy[5] + policy[9] - 3.0)
                + 1e-3 * static_cast<double>(seed % 100);
        };
        for (const int before : {0, 1, 20, 27, 50}) {
            Climber straight(kShippedPolicy, 9, score);
            Climber resumed(kShippedPolicy, 9, score);
            for (int step = 0; step < 60; ++step) {
                const bool isBetter = straight.step();
                if (step < before)
                    resumed.repeat(isBetter);
                else
                    QCOMPARE(resumed.step(), isBetter);
            }
            QVERIFY(resumed.policy() == straight.policy());
            QVERIFY(straight.policy() != kShippedPolicy);
        }
    }

    /// Whoever leads would toss lost rounds again: a block of each won one early on must not be enough against that.
    void whoBlocksWhatItWonIsHeld()
    {
        constexpr int kMatches = 400;
        double sum = 0;
        for (std::uint64_t match = 0; match < kMatches; ++match) {
            Rng rng = Rng::stream(1, Purpose::Analysis, match);
            const auto choose = [&](std::size_t seat, const Outlook& outlook) {
                const bool blocks = seat == 0 && outlook.won && outlook.lead >= 0 && outlook.round <= 12 && outlook.blue > 0;
                return blocks ? kBlock : outlook.moveOf(coins::choose(kShippedPolicy, outlook, rng));
            };
            sum += playQuickly(Opening::start({}), Coin(Rng::stream(1, Purpose::Match, match)), choose);
        }
        QVERIFY2(sum / kMatches < 0.7, qPrintable(QString::number(sum / kMatches)));
    }

    void levels()
    {
        QVERIFY(share("coins.master", "coins.club", 400) > 0.6);
        QVERIFY(share("coins.club", "coins.casual", 400) > 0.6);
        QVERIFY(share("coins.casual", "coins.beginner", 400) > 0.6);
        QVERIFY(share("coins.beginner", "coins.oldschool", 400) > 0.85);
        QVERIFY(share("coins.beginner", "coins.random", 400) > 0.85);
    }

    /// Any number of rounds and levers.
    void otherRules()
    {
        for (const Rules rules : {Rules{10, 1, 1}, Rules{30, 0, 40}, Rules{200, 20, 40}, Rules{20, 5, 5}}) {
            QVERIFY(share("coins.master", "coins.random", 60, rules) > 0.5);
        }
    }

    /// An answer to a bot that never pulls a lever wins nearly always, and is the same whatever the threads.
    void answers()
    {
        const auto answerTo = [](std::string_view id, int threads) {
            Answer answer({10, 2, 4}, 5, [id] { return makeBot<Coins>(id, test::resources()); });
            answer.train(threads, {}, [](std::int64_t matches) { return static_cast<double>(matches) / 8000; });
            return answer.test(500, threads, {});
        };
        const Answer::Result one = answerTo("coins.oldschool", 1);
        QCOMPARE(one.matches, std::int64_t{500});
        QVERIFY2(one.share > 0.6 && one.error > 0 && one.error < 0.025, std::to_string(one.share).c_str());
        const Answer::Result three = answerTo("coins.oldschool", 3);
        QCOMPARE(three.share, one.share);
        QCOMPARE(three.error, one.error);
    }

    void analysts()
    {
        PolicyAnalyst analyst;
        View view = viewOf("0101010111011", 3, 10);
        const Moves legal(true, view.round);
        const Analysis analysis = analyst.weigh({view, legal, {1, 1}, {}});
        QCOMPARE(analysis.actions.size(), legal.size());
        double sum = 0;
        for (const Worth& worth : analysis.actions) {
            QVERIFY(worth.share.value >= 0 && worth.share.value <= 1 && worth.share.error >= 0);
            sum += worth.frequency;
        }
        QVERIFY(std::abs(sum - 1) < 1e-9);
        // Before the toss and when it is over.
        const double now = analyst.valueOf(view, {}, {}).value;
        QVERIFY(now > 0 && now < 1);
        ++view.round;
        const double before = analyst.valueOf(view, {}, {}).value;
        QVERIFY(before > 0 && before < 1);
        view.over = true;
        QCOMPARE(analyst.valueOf(view, {}, {}).value, 1.0);
    }

    /// An answer that waits for the other's is held to.
    void whatWasAnsweredIsWorthWhatItWas()
    {
        PolicyAnalyst analyst;
        View view = viewOf("0101010111", 1, 3);
        view.rules.rounds = 10;
        const Moves legal(true, view.round);
        const Analysis analysis = analyst.weigh({view, legal, {1, 1}, {}});
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

    /// Of a match that is won or lost nothing else is said, and the better move is found where it is plain.
    void analystsOfEndings()
    {
        PolicyAnalyst analyst;
        View view = viewOf("0101010111", 1, 3);
        view.rules.rounds = 10;
        const Analysis won = analyst.weigh({view, Moves(true, 10), {1, 1}, {}});
        QVERIFY(won.actions[0].share.value < 1); // the other side goes back
        QCOMPARE(won.best(), std::size_t{1});
        QCOMPARE(won.actions[1].share.value, 1.0);
        QCOMPARE(won.actions[1].frequency, 1.0);
        View behind = viewOf("1111000000", 0, 5);
        behind.rules.rounds = 10;
        const Analysis lost = analyst.weigh({behind, Moves(false, 10), {1, 1}, {}});
        QCOMPARE(lost.actions[0].share.value, 0.0);
        QVERIFY(lost.actions[5].share.value > 0.2); // back to where it was four ahead
    }

    void masterBeatsTheContest()
    {
        for (const std::string_view id : {"coins.oldschool", "coins.nostalgia", "coins.regret"})
            QVERIFY2(share("coins.master", id, 100) > 0.9, id.data());
        QVERIFY(share("coins.master", "coins.analyzer", 300) > 0.97);
        QVERIFY(share("coins.master", "coins.oracle", 300) > 0.95);
        QVERIFY(share("coins.master", "coins.bad-loser", 300) > 0.96);
    }
};

PARLOUR_TEST(TestCoinsMaster)
#include "test_coins_master.moc"
