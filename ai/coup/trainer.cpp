#include "ai/coup/trainer.h"

#include "engine/coup/coup.h"

#include <atomic>
#include <thread>

namespace parlour::coup {

namespace {

constexpr int kTasks = 8; ///< of a batch; its threads take one after another
constexpr int kTaskGames = kBatchGames / kTasks;
constexpr int kMostTurns = 80; ///< of a game that is trained with
constexpr float kCurious = 0.2F; ///< how often the learner goes on with an action at random
constexpr float kSlowest = 0.06F; ///< the least by which a value follows what was seen: early play must be forgotten
constexpr float kSlowestRough = 0.03F; ///< the same of values without claims
constexpr float kTrusted = 6; ///< visits after which a value counts as much as that without claims

/// What a turn taught: added to the ledger after the batch.
struct Lesson {
    std::uint64_t key; ///< of a fine spot, or of a value
    std::uint64_t rough;
    std::uint8_t count; ///< of numbers; 0: a value
    bool isRegret;
    Mix numbers;
};

/// A fine spot gets an entry of its own when it was met so often, and begins as if it had been met a few times.
constexpr std::uint8_t kOften = 60;
constexpr float kFew = 12;

constexpr std::uint64_t kRough = std::uint64_t{1} << 63; ///< of keys of values without claims

/// A position at the beginning of a turn, both hands known, seen from who moves.
std::uint64_t positionKey(const State& state, bool withClaims)
{
    std::uint64_t key = withClaims ? 2 : 1;
    for (const Seat seat : {Seat{state.actor}, 1 - Seat{state.actor}}) {
        const auto at = static_cast<std::size_t>(seat);
        key = key << 6 | handCode(state.hands[at]);
        key = key << 4 | state.coins[at];
        key = key << 3 | (state.lost[at].empty() ? 0U : static_cast<unsigned>(state.lost[at].front()) + 1U);
        key = key << 4 | (withClaims ? openClaims(state, seat) >> 1 : 0U); // an exchange says little
    }
    return key;
}

float positionValue(const Ledger& ledger, const State& state)
{
    const ValueEntry* rough = ledger.values.find(positionKey(state, false));
    const int lead =
        state.cards[static_cast<std::size_t>(state.actor)] - state.cards[static_cast<std::size_t>(1 - state.actor)];
    const float guess = rough ? rough->value : 0.5F + 0.3F * static_cast<float>(lead);
    const ValueEntry* fine = ledger.values.find(positionKey(state, true));
    if (!fine)
        return guess;
    return (fine->value * fine->visits + guess * kTrusted) / (fine->visits + kTrusted);
}

/// Plays games for one learner and writes down what they teach.
class Task {
public:
    Task(const Ledger& ledger, std::vector<Lesson>& lessons) : ledger_(ledger), lessons_(lessons) {}

    void play(std::uint64_t seed, std::int64_t game)
    {
        rng_ = Rng::stream(seed, Purpose::Analysis, static_cast<std::uint64_t>(game));
        learner_ = static_cast<Seat>(game & 1);
        State state = Coup::start({2, Mode::Tabletop});
        Coup::happen(state, Coup::draw(state, rng_), nullptr);
        for (isOver_ = false; !isOver_ && state.turn < kMostTurns;) {
            turn_ = state.turn;
            const bool moves = state.actor == learner_;
            const State before = state;
            const float value = walk(state, true);
            teachValue(before, moves ? value : 1 - value);
            state = next_;
        }
    }

private:
    /// The learner's share of the win to be expected from here, a sample of it. `goesOn`: the game goes on from here.
    float walk(State& state, bool goesOn)
    {
        for (;;) {
            const Node node = Coup::node(state);
            if (node.isOver() || (state.phase == Phase::Turn && state.turn != turn_)) {
                if (goesOn) {
                    next_ = state;
                    isOver_ = node.isOver();
                }
                return node.isOver() ? static_cast<float>(scoreOf<Coup>(state, learner_)) : valueOfNext(state);
            }
            if (node.isChance()) {
                Coup::happen(state, Coup::draw(state, rng_), nullptr);
                continue;
            }
            const Seat seat = node.seats.first();
            Actions legal;
            Coup::legal(state, seat, legal);
            if (legal.size() == 1) {
                Coup::act(state, seat, legal.front(), nullptr);
                continue;
            }
            const Places places = placesOf(state, legal);
            const Spot spot = spotOf(state, 1 - seat);
            const Mix mix = matched(find(spot), places.count);
            if (seat == learner_)
                return lookAtAll(state, legal, places, spot, mix, goesOn);
            lessons_.push_back({spot.fine, spot.rough, static_cast<std::uint8_t>(places.count), false, mix});
            const std::size_t taken = pick(mix, places.count);
            for (std::size_t i = 0; i < legal.size(); ++i)
                if (places.of[i] == taken) {
                    Coup::act(state, seat, legal[i], nullptr);
                    break;
                }
        }
    }

    float lookAtAll(const State& state, const Actions& legal, const Places& places, const Spot& spot, const Mix& mix,
                    bool goesOn)
    {
        std::size_t taken = places.count;
        if (goesOn)
            taken = rng_.unit() < kCurious ? rng_.below(static_cast<std::uint32_t>(places.count)) : pick(mix, places.count);
        Mix values{};
        float mean = 0;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            const std::size_t place = places.of[i];
            State after = state;
            Coup::act(after, learner_, legal[i], nullptr);
            values[place] = walk(after, place == taken);
            mean += mix[place] * values[place];
        }
        for (std::size_t i = 0; i < places.count; ++i)
            values[i] -= mean;
        lessons_.push_back({spot.fine, spot.rough, static_cast<std::uint8_t>(places.count), true, values});
        return mean;
    }

    const SpotEntry* find(const Spot& spot) const
    {
        const SpotEntry* fine = ledger_.fine.find(spot.fine);
        return fine ? fine : ledger_.rough.find(spot.rough);
    }

    float valueOfNext(const State& state) const
    {
        const float value = positionValue(ledger_, state);
        return state.actor == learner_ ? value : 1 - value;
    }

    void teachValue(const State& state, float value)
    {
        lessons_.push_back({positionKey(state, true), 0, 0, false, {value}});
        lessons_.push_back({positionKey(state, false) | kRough, 0, 0, false, {value}});
    }

    std::size_t pick(const Mix& mix, std::size_t count)
    {
        float left = static_cast<float>(rng_.unit());
        for (std::size_t i = 0; i + 1 < count; ++i)
            if ((left -= mix[i]) < 0)
                return i;
        return count - 1;
    }

    const Ledger& ledger_;
    std::vector<Lesson>& lessons_;
    Rng rng_ = Rng::stream(0, Purpose::Analysis, 0);
    Seat learner_ = 0;
    int turn_ = 0;
    State next_;
    bool isOver_ = false;
};

void learn(Ledger& ledger, const Lesson& lesson, float time)
{
    if (lesson.count == 0) {
        const bool isRough = (lesson.key & kRough) != 0;
        ValueEntry& entry = ledger.values.at(lesson.key & ~kRough);
        entry.visits += 1;
        const float step = std::max(2 / (entry.visits + 1), isRough ? kSlowestRough : kSlowest);
        entry.value += step * (lesson.numbers[0] - entry.value);
        return;
    }
    RoughEntry& rough = ledger.rough.at(lesson.rough);
    SpotEntry* fine = ledger.fine.find(lesson.key);
    if (!fine && ++ledger.met[spread(lesson.key) % kMet] >= kOften) {
        fine = &ledger.fine.at(lesson.key);
        for (std::size_t i = 0; i < lesson.count; ++i) {
            fine->regrets[i] = rough.regrets[i] * kFew / rough.visits;
            fine->strategy[i] = rough.strategy[i] * kFew / rough.visits;
        }
    }
    rough.visits += 1;
    const float weight = lesson.isRegret ? time : time * time;
    for (SpotEntry* entry : {fine, static_cast<SpotEntry*>(&rough)})
        if (entry)
            for (std::size_t i = 0; i < lesson.count; ++i)
                (lesson.isRegret ? entry->regrets : entry->strategy)[i] += weight * lesson.numbers[i];
}

} // namespace

void train(Ledger& ledger, std::int64_t batches, const TrainOptions& options)
{
    std::array<std::vector<Lesson>, kTasks> lessons;
    while (ledger.batches < batches && !options.stop.stop_requested()) {
        std::atomic<int> next = 0;
        const auto work = [&] {
            for (int task = next++; task < kTasks; task = next++) {
                auto& mine = lessons[static_cast<std::size_t>(task)];
                mine.clear();
                Task player(ledger, mine);
                for (int game = 0; game < kTaskGames; ++game)
                    player.play(ledger.seed, ledger.batches * kBatchGames + task * kTaskGames + game);
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (int thread = 1; thread < std::min(options.threads, kTasks); ++thread)
                helpers.emplace_back(work);
            work();
        }
        ++ledger.batches;
        for (const auto& task : lessons)
            for (const Lesson& lesson : task)
                learn(ledger, lesson, static_cast<float>(ledger.batches));
        if (options.progress)
            options.progress(ledger.batches);
    }
}

} // namespace parlour::coup
