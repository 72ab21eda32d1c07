#include "ai/coins/tuning.h"

#include "ai/bots.h"
#include "ai/coins/duel.h"
#include "ai/coins/quick_match.h"

#include <atomic>
#include <cmath>
#include <thread>

namespace parlour::coins {

namespace {

struct Rival {
    std::string_view id;
    double weight;
};
/// Who beats these leaves nothing to the others of the contest.
constexpr std::array<Rival, 3> kRivals = {Rival{"coins.analyzer", 3}, Rival{"coins.oracle", 2.5},
                                          Rival{"coins.bad-loser", 1.5}};
constexpr double kAnswersWeight = 12;

constexpr int kFreshSeed = 20; ///< steps after which other matches are played, lest it learns their tosses by heart
constexpr double kChanged = 0.25; ///< of the numbers in a step
constexpr double kWider = 1.3, kNarrower = 0.96, kWidest = 2, kNarrowest = 0.15;

/// How far a step goes at first, and whether the number may be below 0.
struct Range {
    float step;
    bool isSigned;
};
constexpr std::array<Range, kNumbers> kRanges = {
    Range{0.1F, true}, {0.05F, true}, {0.2F, true}, {0.1F, false}, {0.5F, true}, {0.3F, true}, {0.5F, true},  {0.3F, true},
    {0.4F, true},      {2, false},    {8, false},   {0.15F, true}, {3, false},   {0.6F, true}, {0.1F, false}, {0.4F, false}};

/// Nearly normal with a variance of 1.
float bell(Rng& rng)
{
    double sum = -6;
    for (int i = 0; i < 12; ++i)
        sum += rng.unit();
    return static_cast<float>(sum);
}

/// Losses count by their number: from 98 to 99 % is as much as from 96 to 98 %.
double worthOf(double share)
{
    return -std::log(1.02 - share);
}

/// Calls `play(work, match)` for each match, on as many threads as there are works; the sum of the halves that it returns.
template <class Work, class Play>
std::int64_t sumOf(std::vector<Work>& works, int matches, Play play)
{
    std::atomic<int> next = 0;
    std::atomic<std::int64_t> sum = 0;
    const auto run = [&](Work& work) {
        for (int match = next++; match < matches; match = next++)
            sum += static_cast<std::int64_t>(2 * play(work, match));
    };
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < works.size(); ++i)
        helpers.emplace_back([&, i] { run(works[i]); });
    run(works[0]);
    helpers.clear();
    return sum;
}

} // namespace

/// What a thread needs of its own.
struct Tuning::Work {
    std::vector<std::unique_ptr<Bot<Coins>>> rivals;
};

double playPolicy(const Policy& policy, Bot<Coins>& bot, const Rules& rules, Seat seat, std::uint64_t seed)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
    return playAgainst(bot, rules, seat, seed,
                       [&](const Position& position) { return choose(policy, position.outlooks[0], rng); });
}

double Tuning::shareAgainst(std::size_t bot, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const
{
    const auto halves = sumOf(works, plan_.matches, [&](Work& work, int match) {
        const std::uint64_t own = Rng::stream(seed, Purpose::Match, static_cast<std::uint64_t>(match)).next();
        return playPolicy(policy, *work.rivals[bot], plan_.rules, match % 2, own);
    });
    return static_cast<double>(halves) / 2 / plan_.matches;
}

double Tuning::shareAgainst(const Policy& other, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const
{
    const Opening opening = Opening::start(plan_.rules);
    const auto halves = sumOf(works, 4 * plan_.matches, [&](Work&, int match) {
        const auto index = static_cast<std::uint64_t>(match);
        std::array rngs = {Rng::stream(seed, Purpose::Analysis, 2 * index),
                           Rng::stream(seed, Purpose::Analysis, 2 * index + 1)};
        return playQuickly(opening, Coin(Rng::stream(seed, Purpose::Match, index)),
                           [&](std::size_t seat, const Outlook& outlook) {
                               return outlook.moveOf(choose(seat == 0 ? policy : other, outlook, rngs[seat]));
                           });
    });
    return static_cast<double>(halves) / 8 / plan_.matches;
}

Policy Tuning::climb(Policy policy, int steps, std::uint64_t seed, const Score& score, const std::stop_token& stop) const
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, 0);
    double width = 1;
    double best = 0;
    std::uint64_t matches = 0;
    for (int step = 0; step < steps && !stop.stop_requested(); ++step) {
        if (step % kFreshSeed == 0) {
            matches = rng.next();
            best = score(policy, matches);
        }
        Policy changed = policy;
        for (std::size_t i = 0; i < kNumbers; ++i)
            if (rng.unit() < kChanged) {
                changed[i] += kRanges[i].step * static_cast<float>(width) * bell(rng);
                if (!kRanges[i].isSigned)
                    changed[i] = std::max(changed[i], 0.0F);
            }
        const double now = score(changed, matches);
        if (now > best) {
            policy = changed;
            best = now;
            width = std::min(width * kWider, kWidest);
        } else {
            width = std::max(width * kNarrower, kNarrowest);
        }
    }
    return policy;
}

bool Tuning::run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress)
{
    std::vector<Work> works(static_cast<std::size_t>(std::max(threads, 1)));
    const Resources resources;
    for (Work& work : works)
        for (const Rival& rival : kRivals)
            work.rivals.push_back(makeBot<Coins>(rival.id, resources));
    const Score asAnswer = [&](const Policy& policy, std::uint64_t seed) {
        return shareAgainst(policy_, policy, seed, works);
    };
    // The worst of the answers counts as much as all together: pure hill climbing would give one up for another.
    const Score asPolicy = [&](const Policy& policy, std::uint64_t seed) {
        double sum = 0;
        for (std::size_t i = 0; i < kRivals.size(); ++i)
            sum += kRivals[i].weight * worthOf(shareAgainst(i, policy, seed, works));
        double all = 0;
        double worst = 1;
        for (const Policy& answer : answers_) {
            const double share = shareAgainst(answer, policy, seed, works);
            all += share;
            worst = std::min(worst, share);
        }
        return sum + kAnswersWeight * (worst + all / static_cast<double>(answers_.size())) / 2;
    };
    for (int stage = 0; stage < plan_.stages; ++stage) {
        const std::uint64_t seed = Rng::stream(plan_.seed, Purpose::Analysis, static_cast<std::uint64_t>(stage)).next();
        answers_.push_back(climb(policy_, plan_.answerSteps, seed, asAnswer, stop));
        policy_ = climb(policy_, plan_.policySteps, ~seed, asPolicy, stop);
        if (stop.stop_requested())
            return false;
        if (progress)
            progress(stage + 1);
    }
    return true;
}

} // namespace parlour::coins
