#include "ai/coins/tuning.h"

#include "ai/bots.h"
#include "ai/coins/climber.h"
#include "ai/coins/duel.h"
#include "ai/coins/many_matches.h"
#include "ai/coins/quick_match.h"

#include <cmath>

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

/// Losses count by their number: from 98 to 99 % is as much as from 96 to 98 %.
double worthOf(double share)
{
    return -std::log(1.02 - share);
}

/// Shares of the win are 0, 1/2 or 1.
std::int64_t halvesOf(double share)
{
    return static_cast<std::int64_t>(2 * share);
}

} // namespace

/// What a thread needs of its own.
struct Tuning::Work {
    std::vector<std::unique_ptr<Bot<Coins>>> rivals;
};

double Tuning::shareAgainst(std::size_t bot, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const
{
    const auto halves = sumOf<std::int64_t>(works, plan_.matches, [&](Work& work, std::int64_t match) {
        const std::uint64_t own = Rng::stream(seed, Purpose::Match, static_cast<std::uint64_t>(match)).next();
        return halvesOf(playPolicy(policy, *work.rivals[bot], plan_.rules, static_cast<Seat>(match % 2), own));
    });
    return static_cast<double>(halves) / 2 / plan_.matches;
}

double Tuning::shareAgainst(const Policy& other, const Policy& policy, std::uint64_t seed, std::vector<Work>& works) const
{
    const Opening opening = Opening::start(plan_.rules);
    const auto halves = sumOf<std::int64_t>(works, 4 * plan_.matches, [&](Work&, std::int64_t match) {
        const auto index = static_cast<std::uint64_t>(match);
        std::array rngs = {Rng::stream(seed, Purpose::Analysis, 2 * index),
                           Rng::stream(seed, Purpose::Analysis, 2 * index + 1)};
        const auto moveOf = [&](std::size_t seat, const Outlook& outlook) {
            return outlook.moveOf(choose(seat == 0 ? policy : other, outlook, rngs[seat]));
        };
        return halvesOf(playQuickly(opening, Coin(Rng::stream(seed, Purpose::Match, index)), moveOf));
    });
    return static_cast<double>(halves) / 8 / plan_.matches;
}

bool Tuning::run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress)
{
    std::vector<Work> works(static_cast<std::size_t>(std::max(threads, 1)));
    const Resources resources;
    for (Work& work : works)
        for (const Rival& rival : kRivals)
            work.rivals.push_back(makeBot<Coins>(rival.id, resources));
    const auto climb = [&](int steps, std::uint64_t seed, const Climber::Score& score) {
        Climber climber(policy_, seed, score);
        for (int step = 0; step < steps && !stop.stop_requested(); ++step)
            climber.step();
        return climber.policy();
    };
    const Climber::Score asAnswer = [&](const Policy& policy, std::uint64_t seed) {
        return shareAgainst(policy_, policy, seed, works);
    };
    // The worst of the answers counts as much as all together: pure hill climbing would give one up for another.
    const Climber::Score asPolicy = [&](const Policy& policy, std::uint64_t seed) {
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
        answers_.push_back(climb(plan_.answerSteps, seed, asAnswer));
        policy_ = climb(plan_.policySteps, ~seed, asPolicy);
        if (stop.stop_requested())
            return false;
        if (progress)
            progress(stage + 1);
    }
    return true;
}

} // namespace parlour::coins
