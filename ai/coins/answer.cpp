// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/answer.h"

#include "ai/coins/climber.h"
#include "ai/coins/duel.h"
#include "ai/coins/many_matches.h"

#include <cmath>

namespace parlour::coins {

namespace {

constexpr double kForRules = 1.0 / 3; ///< of the training; the table gets the rest
constexpr int kClimbMatches = 256; ///< that a policy is judged by
constexpr int kChunks = 32; ///< of a batch
constexpr int kMatches = 16; ///< a chunk
constexpr std::int64_t kChoosing = 4000; ///< matches to choose the kind by
constexpr float kLambda = 0.95F;
constexpr float kCriticMemory = 1000;

/// What is not tested with is trained with, and the other way round.
constexpr std::uint64_t kTraining = 0x5452414900000000ULL, kTesting = 0x5445535400000000ULL, kChoice = 0x43484F4900000000ULL;

std::uint64_t seedOf(std::uint64_t seed, std::uint64_t match)
{
    return Rng::stream(seed, Purpose::Match, match).next();
}

/// Scores of matches, in halves.
struct Halves {
    std::int64_t sum = 0, squares = 0;
    Halves& operator+=(const Halves& other)
    {
        sum += other.sum;
        squares += other.squares;
        return *this;
    }
};

/// As our players see it, how far the worst open place is, where the other might go back to, and whether this round's toss
/// is what it would undo.
constexpr int kThreats = 8;
constexpr std::uint32_t kSituations = situations::kCount * kThreats;

std::uint32_t situationOf(const Outlook& outlook)
{
    const int threat = situations::classOf(outlook.now - outlook.low, std::array{0.05F, 0.4F, 0.9F});
    return situations::of(outlook) * kThreats + static_cast<std::uint32_t>(2 * threat + (outlook.won ? 1 : 0));
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

Answer::Works Answer::makeWorks(int threads) const
{
    Works works(static_cast<std::size_t>(std::clamp(threads, 1, kChunks)));
    for (Work& work : works)
        work.bot = makeBot_();
    return works;
}

double Answer::playTable(Bot<Coins>& bot, Seat seat, std::uint64_t seed, unsigned tries, Path* path) const
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

double Answer::play(Kind kind, Bot<Coins>& bot, Seat seat, std::uint64_t seed) const
{
    return kind == Kind::Rules ? playPolicy(policy_, bot, rules_, seat, seed) : playTable(bot, seat, seed, 0, nullptr);
}

void Answer::train(int threads, const std::stop_token& stop, const Progress& progress)
{
    Works works = makeWorks(threads);
    const Done done = [&] { return stop.stop_requested() ? 1 : progress(trained_); };
    searchRules(works, done);
    learnTable(works, done);
    const auto shareOf = [&](Kind kind) { return resultOf(kind, seed_ ^ kChoice, kChoosing, works, stop).share; };
    kind_ = shareOf(Kind::Rules) >= shareOf(Kind::Table) ? Kind::Rules : Kind::Table;
}

void Answer::searchRules(Works& works, const Done& done)
{
    Climber climber(policy_, seed_ ^ kTraining, [&](const Policy& policy, std::uint64_t seed) {
        const auto play = [&](Work& work, std::int64_t match) {
            const double share = playPolicy(policy, *work.bot, rules_, static_cast<Seat>(match % 2),
                                            seedOf(seed, static_cast<std::uint64_t>(match)));
            return static_cast<std::int64_t>(2 * share);
        };
        trained_ += kClimbMatches;
        return static_cast<double>(sumOf<std::int64_t>(works, kClimbMatches, play));
    });
    while (done() < kForRules)
        climber.step();
    policy_ = climber.policy();
}

void Answer::learnTable(Works& works, const Done& done)
{
    for (double so = done(); so < 1; so = done())
        learnBatch(works, static_cast<float>((1 - so) / (1 - kForRules)));
}

void Answer::learnBatch(Works& works, float left)
{
    const auto tries = static_cast<unsigned>(300 + 900 * left); // of 65,536
    const auto learn = [&](Work& work, std::int64_t chunk) {
        for (int match = 0; match < kMatches; ++match) {
            const std::uint64_t index =
                (batches_ * kChunks + static_cast<std::uint64_t>(chunk)) * kMatches + static_cast<std::uint64_t>(match);
            work.path.clear();
            const double score = playTable(*work.bot, match % 2, seedOf(seed_ ^ kTraining, index), tries, &work.path);
            work.lessons.add(work.path, score, kLambda, 16);
            work.critic.add(work.path, score, kLambda);
        }
        return 0;
    };
    sumOf<int>(works, kChunks, learn);
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
}

Answer::Result Answer::resultOf(Kind kind, std::uint64_t seed, std::int64_t matches, Works& works,
                                const std::stop_token& stop) const
{
    const Halves halves = sumOf<Halves>(works, matches, [&](Work& work, std::int64_t match) {
        if (stop.stop_requested())
            return Halves{};
        const double share =
            play(kind, *work.bot, static_cast<Seat>(match % 2), seedOf(seed, static_cast<std::uint64_t>(match)));
        const auto score = static_cast<std::int64_t>(2 * share);
        return Halves{score, score * score};
    });
    const auto count = static_cast<double>(matches);
    Result result{matches, static_cast<double>(halves.sum) / 2 / count, 0};
    const double variance = static_cast<double>(halves.squares) / 4 / count - result.share * result.share;
    result.error = std::sqrt(std::max(0.0, variance) / count);
    return result;
}

Answer::Result Answer::test(std::int64_t matches, int threads, const std::stop_token& stop) const
{
    Works works = makeWorks(threads);
    return resultOf(kind_, seed_ ^ kTesting, matches, works, stop);
}

} // namespace parlour::coins
