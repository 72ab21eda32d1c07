#include "ai/coins/self_play.h"

#include "ai/bots.h"
#include "ai/coins/duel.h"
#include "ai/coins/quick_match.h"

#include <atomic>
#include <cstring>
#include <thread>

namespace parlour::coins {

namespace {

constexpr int kChunks = 64; ///< of a batch, each with random numbers of its own
constexpr float kLambda = 0.9F;
constexpr float kCriticMemory = 1000; ///< lessons that a value is a mean of
constexpr int kSixteenths = 16; ///< of lessons that count in full
/// Out of 65536 decisions so many try another option.
constexpr unsigned kTriesFromStart = 500, kTriesFromMiddle = 4000;

/// A position as it could come up in the middle of some match.
Opening someOpening(Rng& rng)
{
    Opening opening;
    // As many with 1 to 3 rounds to come as with 4 to 15 or 16 to 63 or more.
    const std::uint32_t span = rng.below(4);
    const int toCome = std::min<int>(1 + static_cast<int>(rng.below(4U << 2 * span)), kMaxRounds);
    opening.rules.rounds = static_cast<std::uint8_t>(std::max(100, toCome));
    opening.place = opening.rules.rounds - toCome;
    for (int i = 0; i < toCome; ++i)
        opening.lead += rng.below(2) == 0 ? 1 : -1;
    opening.lead += ((opening.lead + opening.place) % 2 != 0 ? 1 : 0);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        opening.blue[seat] = static_cast<std::uint8_t>(rng.below(situations::kBlues + 1));
        const std::uint32_t few = 4U << 2 * rng.below(3);
        opening.red[seat] = static_cast<std::uint8_t>(rng.below(few) * 24 / 64);
    }
    return opening;
}

/// Opens what is kept to go on later.
struct Head {
    std::uint64_t magic, key, played;
};
constexpr std::uint64_t kMagic = 0x31304E494F435450ULL;

} // namespace

/// One thread's part of a batch.
struct SelfPlay::Work {
    explicit Work(std::size_t positions) : critic(positions) {}

    Lessons lessons{situations::kCount};
    Critic::Lessons critic;
    std::vector<std::unique_ptr<Bot<Coins>>> pool;
};

void openSituations(Learner& learner)
{
    for (int situation = 0; situation < situations::kCount; ++situation) {
        unsigned allowed = 0;
        for (const Option option : kAllOptions)
            allowed |= unsigned{situations::allows(situation, option)} << static_cast<unsigned>(option);
        learner.open(static_cast<std::size_t>(situation), allowed, situations::guess(situations::strengthOf(situation)));
    }
}

SelfPlay::SelfPlay(const Plan& plan)
    : plan_(plan),
      learner_(situations::kCount),
      critic_(positions::kCount + plan.pool.size() * positions::kCoarseCount)
{
    openSituations(learner_);
    for (std::uint32_t position = 0; position < positions::kCount; ++position)
        critic_.open(position, positions::guess(position));
    for (std::size_t position = positions::kCount; position < critic_.known().size(); ++position) {
        const auto coarse = static_cast<std::uint32_t>((position - positions::kCount) % positions::kCoarseCount);
        critic_.open(position, positions::guess(coarse / 6 * positions::kSides + coarse % 6 * positions::kSides / 6));
    }
}

void SelfPlay::playChunk(int chunk, Work& work) const
{
    Rng rng = Rng::stream(plan_.seed, Purpose::Analysis,
                          static_cast<std::uint64_t>(played_) * kChunks + static_cast<std::uint64_t>(chunk));
    playOthers(work, rng);
    std::array<Path, 2> paths;
    const int first = static_cast<int>(std::int64_t{plan_.matches} * chunk / kChunks);
    const int end = static_cast<int>(std::int64_t{plan_.matches} * (chunk + 1) / kChunks);
    for (int match = first; match < end; ++match) {
        const bool fromStart = match % 2 == 0;
        Opening opening;
        opening.rules = plan_.rules;
        opening.blue = {plan_.rules.blue, plan_.rules.blue};
        opening.red = {plan_.rules.red, plan_.rules.red};
        if (!fromStart)
            opening = someOpening(rng);
        for (Path& path : paths)
            path.clear();
        const unsigned tries = fromStart ? kTriesFromStart : kTriesFromMiddle;
        const double score = playQuickly(opening, Coin(rng), [&](std::size_t seat, const Position& position) {
            Decision& decision = paths[seat].emplace_back();
            const std::uint32_t situation = situations::of(position.outlooks[seat]);
            const auto choice = learner_.pick(situation, tries, rng.next(), decision);
            decision.position = positions::of(seat, position, rng.next());
            decision.value = critic_.value(decision.position);
            return static_cast<Option>(choice);
        });
        // Positions that may never come up so count less.
        const int weight = fromStart ? kSixteenths : 3;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const double share = seat == 0 ? score : 1 - score;
            work.lessons.add(paths[seat], share, kLambda, weight);
            work.critic.add(paths[seat], share, kLambda);
        }
    }
}

void SelfPlay::playOthers(Work& work, Rng& rng) const
{
    Path path;
    for (std::size_t other = 0; other < work.pool.size(); ++other)
        for (int match = 0; match < plan_.others; ++match) {
            Rules rules = plan_.rules;
            if (rng.below(8) == 0) {
                rules.rounds = static_cast<std::uint8_t>(kMinRounds + rng.below(kMaxRounds - kMinRounds + 1));
                rules.blue = static_cast<std::uint8_t>(rng.below(kMaxBlue + 1));
                rules.red = static_cast<std::uint8_t>(rng.below(kMaxRed + 1));
            }
            path.clear();
            const auto seat = static_cast<Seat>(rng.below(2));
            const std::uint64_t seed = rng.next();
            const double share = playAgainst(*work.pool[other], rules, seat, seed, [&](const Position& position) {
                Decision& decision = path.emplace_back();
                const auto choice =
                    learner_.pick(situations::of(position.outlooks[0]), kTriesFromStart, rng.next(), decision);
                decision.position = positions::kCount + static_cast<std::uint32_t>(other) * positions::kCoarseCount
                    + positions::coarselyOf(0, position, rng.next());
                decision.value = critic_.value(decision.position);
                return static_cast<Option>(choice);
            });
            work.lessons.add(path, share, kLambda, plan_.weight);
            work.critic.add(path, share, kLambda);
        }
}

Learner::Pace SelfPlay::pace() const
{
    // From coarse to fine.
    const float left = 1 - static_cast<float>(played_) / static_cast<float>(plan_.batches);
    Learner::Pace pace;
    pace.memory = 6000;
    pace.temperature = 0.0015F + 0.02F * left * left * left;
    return pace;
}

bool SelfPlay::run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress)
{
    std::vector<Work> works;
    for (int i = 0; i < std::clamp(threads, 1, kChunks); ++i)
        works.emplace_back(critic_.known().size());
    const Resources resources;
    for (Work& work : works)
        for (const std::string& id : plan_.pool)
            work.pool.push_back(makeBot<Coins>(id, resources));
    while (played_ < plan_.batches && !stop.stop_requested()) {
        std::atomic<int> next = 0;
        const auto play = [&](Work& work) {
            for (int chunk = next++; chunk < kChunks; chunk = next++)
                playChunk(chunk, work);
        };
        {
            std::vector<std::jthread> helpers;
            for (std::size_t i = 1; i < works.size(); ++i)
                helpers.emplace_back([&, i] { play(works[i]); });
            play(works[0]);
        }
        for (std::size_t i = 1; i < works.size(); ++i) {
            works[0].lessons.add(works[i].lessons);
            works[0].critic.add(works[i].critic);
            works[i].lessons.clear();
            works[i].critic.clear();
        }
        learner_.learn(works[0].lessons, pace());
        critic_.learn(works[0].critic, kCriticMemory);
        works[0].lessons.clear();
        works[0].critic.clear();
        ++played_;
        if (progress)
            progress(played_);
    }
    return played_ >= plan_.batches;
}

Strategy SelfPlay::strategy() const
{
    constexpr float kMet = 30; // lessons; with fewer a situation is as good as never met
    Strategy strategy;
    for (int situation = 0; situation < situations::kCount; ++situation) {
        const auto index = static_cast<std::size_t>(situation);
        std::array<float, kOptions> worths;
        float lessons = 0;
        for (std::size_t option = 0; option < kOptions; ++option) {
            worths[option] = learner_.row(index)[option].worth;
            lessons += learner_.row(index)[option].count;
        }
        if (lessons >= kMet)
            strategy.set(situation, learner_.cell(index).chance, worths);
    }
    return strategy;
}

std::uint64_t SelfPlay::key() const
{
    std::uint64_t key = 0xCBF29CE484222325ULL;
    for (const std::uint64_t part :
         {std::uint64_t{plan_.rules.rounds}, std::uint64_t{plan_.rules.blue}, std::uint64_t{plan_.rules.red}, plan_.seed,
          static_cast<std::uint64_t>(plan_.batches), static_cast<std::uint64_t>(plan_.matches)})
        key = (key ^ part) * 0x100000001B3ULL;
    return key;
}

std::vector<std::uint8_t> SelfPlay::toBytes() const
{
    const std::size_t rows = learner_.rows().size() * sizeof(Learner::Row);
    const std::size_t known = critic_.known().size() * sizeof(Critic::Known);
    const Head head{kMagic, key(), static_cast<std::uint64_t>(played_)};
    std::vector<std::uint8_t> bytes(sizeof head + rows + known);
    std::memcpy(bytes.data(), &head, sizeof head);
    std::memcpy(bytes.data() + sizeof head, learner_.rows().data(), rows);
    std::memcpy(bytes.data() + sizeof head + rows, critic_.known().data(), known);
    return bytes;
}

bool SelfPlay::resume(std::span<const std::uint8_t> bytes)
{
    const std::size_t rows = learner_.rows().size() * sizeof(Learner::Row);
    const std::size_t known = critic_.known().size() * sizeof(Critic::Known);
    Head head;
    if (bytes.size() != sizeof head + rows + known)
        return false;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (head.magic != kMagic || head.key != key() || head.played > static_cast<std::uint64_t>(plan_.batches))
        return false;
    std::memcpy(learner_.rows().data(), bytes.data() + sizeof head, rows);
    std::memcpy(critic_.known().data(), bytes.data() + sizeof head + rows, known);
    learner_.refresh();
    played_ = static_cast<int>(head.played);
    return true;
}

} // namespace parlour::coins
