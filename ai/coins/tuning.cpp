#include "ai/coins/tuning.h"

#include "ai/bots.h"
#include "ai/coins/climber.h"
#include "ai/coins/duel.h"
#include "ai/coins/many_matches.h"
#include "ai/coins/quick_match.h"
#include "engine/base/words.h"

#include <bit>
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

constexpr std::string_view kTitle = "parlour coins training 1 ";

/// FNV-1a.
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t sum = 0xCBF29CE484222325ULL;
    for (const char letter : text)
        sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001B3ULL;
    return sum;
}

/// What a training is kept as: a title with the plan, the steps, the check sum of both.
std::string keptText(std::string_view plan, std::string_view steps)
{
    const std::string body = std::string(kTitle).append(plan) + '\n' + std::string(steps) + '\n';
    return body + seedText(hashOf(body)) + '\n';
}

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

std::string Tuning::planText() const
{
    std::string text = seedText(plan_.seed);
    for (const int number : {int{plan_.rules.rounds}, int{plan_.rules.blue}, int{plan_.rules.red}, plan_.answerSteps,
                             plan_.policySteps, plan_.matches})
        text += ' ' + std::to_string(number);
    for (const float number : plan_.first)
        text += ' ' + std::to_string(std::bit_cast<std::uint32_t>(number));
    return seedText(hashOf(text));
}

std::string Tuning::kept() const
{
    return keptText(planText(), steps_);
}

Expected<void> Tuning::goOn(std::string_view kept)
{
    if (!kept.starts_with(kTitle))
        return Error(SAY("Error", "This is no training of Coins that can be gone on with"));
    const std::vector<std::string_view> lines = split(kept.substr(kTitle.size()), '\n');
    const std::string_view steps = lines.size() == 3 ? lines[1] : std::string_view();
    if (lines.size() < 2 || steps.find_first_not_of("+-") != std::string_view::npos || kept != keptText(lines[0], steps))
        return Error(SAY("Error", "The training of Coins is damaged: its checksum or its length is not right"));
    if (lines[0] != planText())
        return Error(SAY("Error", "The training of Coins has another seed, other rules or other numbers to begin with"));
    steps_ = steps;
    return {};
}

bool Tuning::isBeyond() const
{
    const auto perStage = static_cast<std::size_t>(plan_.answerSteps + plan_.policySteps);
    return steps_.size() > perStage * static_cast<std::size_t>(plan_.stages);
}

bool Tuning::run(int threads, const std::stop_token& stop, const std::function<void(int)>& progress)
{
    std::vector<Work> works(static_cast<std::size_t>(std::max(threads, 1)));
    const Resources resources;
    for (Work& work : works)
        for (const Rival& rival : kRivals)
            work.rivals.push_back(makeBot<Coins>(rival.id, resources));
    std::size_t done = 0;
    const auto climb = [&](int steps, std::uint64_t seed, const Climber::Score& score) {
        Climber climber(policy_, seed, score);
        for (int step = 0; step < steps && !stop.stop_requested(); ++step, ++done)
            if (done < steps_.size())
                climber.repeat(steps_[done] == '+');
            else
                steps_ += climber.step() ? '+' : '-';
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
