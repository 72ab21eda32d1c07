// Our own players of Coins: where they think they can return to, the strategy as bytes, self-play, and their levels.
#include "ai/bots.h"
#include "ai/coins/answer.h"
#include "ai/coins/coins_bots.h"
#include "ai/coins/master.h"
#include "ai/coins/quick_match.h"
#include "ai/coins/self_play.h"
#include "ai/tables/tables.h"
#include "engine/arena/series.h"
#include "engine/game_list.h"
#include "tests/resources.h"
#include "tests/suite.h"

#include <QTest>

using namespace parlour;
using namespace parlour::coins;

namespace {

const Strategy& shipped()
{
    static const Strategy strategy = [] {
        auto read = Strategy::fromBytes(tables::bytesOf(tables::kCoins));
        return read ? *std::move(read) : Strategy();
    }();
    return strategy;
}

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
            view.memory.clear();
            const Trail fresh = Outlook::of(view).trail;
            view.memory = memory;
            QCOMPARE(text(Outlook::of(view).trail), text(fresh));
            memory = toMemory(fresh);
        }
    }

    void foreignMemories()
    {
        View view = viewOf("110001", 5, 20);
        const std::string fresh = text(Outlook::of(view).trail);
        for (const Memory& memory : {Memory("M"), Memory("Mabcde"), Memory("M\1\0\0\0\0", 6), Memory("M\0\0\0\0\7", 6),
                                     Memory("M\5\5\5\5\0", 6), Memory("A\0\0\0\0\0", 6), Memory(4096, 'M')}) {
            view.memory = memory;
            QCOMPARE(text(Outlook::of(view).trail), fresh);
        }
    }

    /// The quick rules of training are those of the engine.
    void quickMatches()
    {
        const Strategy& strategy = shipped();
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            Opening opening;
            opening.rules = {static_cast<std::uint8_t>(10 + seed), static_cast<std::uint8_t>(seed % 7),
                             static_cast<std::uint8_t>(seed % 23)};
            opening.blue.fill(opening.rules.blue);
            opening.red.fill(opening.rules.red);
            // Options by a generator that both share, as often as not another one than the strategy's.
            const auto optionOf = [&](const Outlook& outlook, Rng& rng) {
                const Option option = kAllOptions[rng.below(kOptions)];
                return rng.below(4) == 0 && outlook.allows(option) ? option
                                                                   : strategy.choose(outlook, rng.below(Strategy::kParts));
            };
            Rng quickTosses = Rng::stream(seed, Purpose::Analysis, 1);
            Rng quickRng = Rng::stream(seed, Purpose::Analysis, 2);
            const double quick = playQuickly(
                opening, [&] { return quickTosses.below(2) == 0; },
                [&](std::size_t seat, const Position& position) { return optionOf(position.outlooks[seat], quickRng); });
            Rng tosses = Rng::stream(seed, Purpose::Analysis, 1);
            Rng rng = Rng::stream(seed, Purpose::Analysis, 2);
            State state = Coins::start(opening.rules);
            for (Node node = Coins::node(state); !node.isOver(); node = Coins::node(state)) {
                if (node.isChance()) {
                    Coins::happen(state, {tosses.below(2) == 0}, nullptr);
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
            QCOMPARE(quick, Coins::score(state, 0));
        }
    }

    void strategiesAsBytes()
    {
        const auto bytes = tables::bytesOf(tables::kCoins);
        const auto read = Strategy::fromBytes(bytes);
        QVERIFY(read);
        const auto again = read->toBytes();
        QVERIFY(std::equal(again.begin(), again.end(), bytes.begin(), bytes.end()));
        QVERIFY(bytes.size() <= 1'000'000);
        for (std::size_t length = 0; length < bytes.size(); length += 1 + bytes.size() / 20)
            QVERIFY(!Strategy::fromBytes(bytes.first(length)));
        for (std::size_t at = 0; at < bytes.size(); at += 1 + bytes.size() / 20) {
            std::vector<std::uint8_t> damaged(bytes.begin(), bytes.end());
            damaged[at] ^= 64;
            QVERIFY(!Strategy::fromBytes(damaged));
        }
    }

    /// Without a table our players do what seems natural.
    void damagedTable()
    {
        const Strategy none;
        SkilledPlayer player(none, kMaster);
        const View view = viewOf("1111100", 5, 20);
        QCOMPARE(Coins::toText(Action{player.choose({view, Moves(true, 7), {}, {}}).move, {}}), "nothing");
        View last = viewOf("0011100000", 1, 3);
        last.rules.rounds = 10;
        QCOMPARE(Coins::toText(Action{player.choose({last, Moves(true, 10), {}, {}}).move, {}}), "travel 6");
        const Analysis analysis = StrategyAnalyst(none).weigh({last, Moves(true, 10), {}, {}});
        QCOMPARE(analysis.actions.size(), std::size_t{12});
    }

    /// Training is the same whatever the threads and wherever it was stopped.
    void trainingIsRepeatable()
    {
        SelfPlay::Plan plan;
        plan.batches = 3;
        plan.matches = 200;
        plan.others = 0;
        plan.pool = {};
        SelfPlay one(plan);
        QVERIFY(one.run(1, {}));
        SelfPlay two(plan);
        std::stop_source stop;
        QVERIFY(!two.run(2, stop.get_token(), [&](int) { stop.request_stop(); }));
        QCOMPARE(two.played(), 1);
        SelfPlay three(plan);
        QVERIFY(three.resume(two.toBytes()));
        QCOMPARE(three.played(), 1);
        QVERIFY(three.run(3, {}));
        QVERIFY(three.strategy() == one.strategy());
        plan.seed = 2;
        QVERIFY(!SelfPlay(plan).resume(two.toBytes()));
        QVERIFY(!SelfPlay(plan).resume({}));
    }

    void levels()
    {
        QVERIFY(share("coins.master", "coins.club", 400) > 0.55);
        QVERIFY(share("coins.club", "coins.casual", 400) > 0.52);
        QVERIFY(share("coins.casual", "coins.beginner", 400) > 0.55);
        QVERIFY(share("coins.beginner", "coins.oldschool", 400) > 0.53);
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

    /// Self-play under tiny rules finds what can be worked out by hand: who leads in the last round and has a blue lever
    /// wins for certain, and who is behind there gives nothing away by going back.
    void tinyRules()
    {
        SelfPlay::Plan plan;
        plan.rules = {10, 1, 1};
        plan.batches = 40;
        plan.matches = 1000;
        plan.pool = {"coins.oldschool"};
        plan.others = 1;
        SelfPlay training(plan);
        QVERIFY(training.run(2, {}));
        const Strategy strategy = training.strategy();
        View ahead = viewOf("0101010111", 1, 0);
        ahead.rules = plan.rules;
        const Strategy::Entry& won = strategy.at(situations::of(Outlook::of(ahead)));
        QVERIFY(won.isKnown());
        QVERIFY(won.chance[static_cast<std::size_t>(Option::Block)] >= 8 && won.value >= 240);
    }

    void analysts()
    {
        StrategyAnalyst analyst(shipped());
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

    void masterBeatsTheContest()
    {
        for (const std::string_view id : {"coins.oldschool", "coins.nostalgia", "coins.regret"})
            QVERIFY2(share("coins.master", id, 100) > 0.9, id.data());
    }
};

PARLOUR_TEST(TestCoinsMaster)
#include "test_coins_master.moc"
