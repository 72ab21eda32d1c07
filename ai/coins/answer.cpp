#include "ai/coins/answer.h"

#include "ai/coins/duel.h"

#include <atomic>
#include <cmath>
#include <thread>

namespace parlour::coins {

namespace {

constexpr int kChunks = 32; ///< of a batch
constexpr int kMatches = 16; ///< a chunk
constexpr float kLambda = 0.95F;
constexpr float kCriticMemory = 1000;

/// What is not tested with is trained with, and the other way round.
constexpr std::uint64_t kTraining = 0x5452414900000000ULL, kTesting = 0x5445535400000000ULL;

/// As our players see it, and how far the worst open place is: where the other might go back to.
constexpr int kThreats = 4;
constexpr std::uint32_t kSituations = situations::kCount * kThreats;

std::uint32_t situationOf(const Outlook& outlook)
{
    const int threat = situations::classOf(outlook.now - outlook.low, std::array{0.05F, 0.4F, 0.9F});
    return situations::of(outlook) * kThreats + static_cast<std::uint32_t>(threat);
}

} // namespace

struct Answer::Work {
    Lessons lessons{kSituations};
    Critic::Lessons critic{positions::kCount};
    std::unique_ptr<Bot<Coins>> bot;
    Path path;
};

Answer::Answer(const Rules& rules, std::uint64_t seed, MakeBot makeBot)
    : rules_(rules),
      seed_(seed),
      makeBot_(std::move(makeBot)),
      learner_(kSituations),
      critic_(positions::kCount)
{
    for (std::uint32_t situation = 0; situation < kSituations; ++situation) {
        const auto coarse = static_cast<int>(situation / kThreats);
        unsigned allowed = 0;
        for (const Option option : kAllOptions)
            allowed |= unsigned{situations::allows(coarse, option)} << static_cast<unsigned>(option);
        learner_.open(situation, allowed, situations::guess(situations::strengthOf(coarse)));
    }
    for (std::uint32_t position = 0; position < positions::kCount; ++position)
        critic_.open(position, positions::guess(position));
}

double Answer::play(Bot<Coins>& bot, Seat seat, std::uint64_t seed, unsigned tries, Path* path) const
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
    return playAgainst(bot, rules_, seat, seed, [&](const Position& position) {
        Decision decision;
        const auto choice = learner_.pick(situationOf(position.outlooks[0]), tries, rng.next(), decision);
        if (path) {
            decision.position = positions::of(0, position, rng.next());
            decision.value = critic_.value(decision.position);
            path->push_back(decision);
        }
        return static_cast<Option>(choice);
    });
}

void Answer::train(int threads, const std::stop_token& stop, const Progress& progress)
{
    std::vector<Work> works(static_cast<std::size_t>(std::clamp(threads, 1, kChunks)));
    for (Work& work : works)
        work.bot = makeBot_();
    double done = 0;
    while (done < 1 && !stop.stop_requested()) {
        const auto left = static_cast<float>(1 - done);
        const auto tries = static_cast<unsigned>(300 + 900 * left); // of 65,536
        std::atomic<int> next = 0;
        const auto run = [&](Work& work) {
            for (int chunk = next++; chunk < kChunks; chunk = next++)
                for (int match = 0; match < kMatches; ++match) {
                    const auto index =
                        (static_cast<std::uint64_t>(batches_) * kChunks + static_cast<std::uint64_t>(chunk)) * kMatches
                        + static_cast<std::uint64_t>(match);
                    const std::uint64_t seed = Rng::stream(seed_ ^ kTraining, Purpose::Match, index).next();
                    work.path.clear();
                    const double score = play(*work.bot, match % 2, seed, tries, &work.path);
                    work.lessons.add(work.path, score, kLambda, 16);
                    work.critic.add(work.path, score, kLambda);
                }
        };
        {
            std::vector<std::jthread> helpers;
            for (std::size_t i = 1; i < works.size(); ++i)
                helpers.emplace_back([&, i] { run(works[i]); });
            run(works[0]);
        }
        for (std::size_t i = 1; i < works.size(); ++i) {
            works[0].lessons.add(works[i].lessons);
            works[0].critic.add(works[i].critic);
            works[i].lessons.clear();
            works[i].critic.clear();
        }
        Learner::Pace pace;
        pace.temperature = 0.0005F + 0.02F * left * left;
        learner_.learn(works[0].lessons, pace);
        critic_.learn(works[0].critic, kCriticMemory);
        works[0].lessons.clear();
        works[0].critic.clear();
        trained_ += kChunks * kMatches;
        ++batches_;
        done = progress(trained_);
    }
}

Answer::Result Answer::test(std::int64_t matches, int threads, const std::stop_token& stop) const
{
    struct Sum {
        std::int64_t played = 0, halves = 0, squares = 0; // scores in halves
    };
    std::vector<Sum> sums(static_cast<std::size_t>(std::max(1, threads)));
    std::atomic<std::int64_t> next = 0;
    const auto run = [&](Sum& sum) {
        const auto bot = makeBot_();
        for (std::int64_t match = next++; match < matches && !stop.stop_requested(); match = next++) {
            const std::uint64_t seed =
                Rng::stream(seed_ ^ kTesting, Purpose::Match, static_cast<std::uint64_t>(match)).next();
            const auto halves = static_cast<std::int64_t>(2 * play(*bot, static_cast<Seat>(match % 2), seed, 0, nullptr));
            ++sum.played;
            sum.halves += halves;
            sum.squares += halves * halves;
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < sums.size(); ++i)
            helpers.emplace_back([&, i] { run(sums[i]); });
        run(sums[0]);
    }
    Result result;
    std::int64_t halves = 0;
    std::int64_t squares = 0;
    for (const Sum& sum : sums) {
        result.matches += sum.played;
        halves += sum.halves;
        squares += sum.squares;
    }
    if (result.matches == 0)
        return result;
    const auto count = static_cast<double>(result.matches);
    result.share = static_cast<double>(halves) / 2 / count;
    const double variance = static_cast<double>(squares) / 4 / count - result.share * result.share;
    result.error = std::sqrt(std::max(0.0, variance) / count);
    return result;
}

} // namespace parlour::coins
