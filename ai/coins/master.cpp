#include "ai/coins/master.h"

#include "ai/coins/quick_match.h"
#include "ai/coins/sight.h"
#include "engine/base/index.h"

namespace parlour::coins {

const Skill kClub{2, 1, 0.5F, 0.45F, 0};
const Skill kCasual{3, 2, 0.75F, 0.75F, 0.05F};
const Skill kBeginner{3, 3, 0.9F, 0.92F, 0.15F};

namespace {

Text reasonOf(Option option, const Outlook& outlook)
{
    switch (option) {
    case Option::Nothing:
        return outlook.lead > 0 ? SAY("Reason", "%1 ahead, and no lever is worth pulling yet: go on")
                                : SAY("Reason", "At %1 no lever is worth pulling yet: go on");
    case Option::Block:
        return outlook.lead > 0 ? SAY("Reason", "%1 ahead, worth a block")
                                : SAY("Reason", "At %1 this toss is worth keeping: block");
    case Option::Best:
        return SAY("Reason", "At %1 it stood better before: back to round %2");
    case Option::Again:
        return SAY("Reason", "At %1 this round is better tossed again");
    case Option::Safe:
        return SAY("Reason", "At %1, and earlier rounds may be blocked: back to round %2");
    }
    return {};
}

Sentence sentenceOf(Option option, const Outlook& outlook)
{
    const Move move = outlook.moveOf(option);
    const long long round = move.kind == Move::Kind::Travel ? move.round : outlook.round;
    return {reasonOf(option, outlook), {static_cast<long long>(outlook.lead), round}};
}

/// How often `choose(rng)` takes each option.
template <class Choose>
std::array<double, kOptions> frequencies(Luck luck, Choose choose)
{
    constexpr int kTimes = 64;
    std::array<double, kOptions> shares{};
    Rng rng = luck.rng();
    for (int i = 0; i < kTimes; ++i)
        shares[at(choose(rng))] += 1.0 / kTimes;
    return shares;
}

/// Plays matches out from where a view is, the first seat of an Opening being the one that looks.
class PlayOut {
public:
    PlayOut(const View& view, int limit, Luck luck) : luck_(luck), isTossed_(view.tosses.count() == view.round)
    {
        opening_ = {view.rules, view.tosses, limit, {view.blue, view.blue}, {view.red, view.red}};
        if (isTossed_) {
            toss_ = view.tosses.of(view.round);
            opening_.tosses.cut(view.round - 1);
        }
    }

    /// The share in `matches` matches that begin with `move`; none: with what the rules say.
    Estimate share(std::optional<Move> move, int matches, const std::stop_token& stop) const
    {
        double sum = 0;
        double squares = 0;
        int played = 0;
        for (; played < matches && !stop.stop_requested(); ++played) {
            const double score = play(move, played);
            sum += score;
            squares += score * score;
        }
        if (played == 0)
            return kUnknownShare;
        const double mean = sum / played;
        // As if one match more had been drawn: nothing is certain after a few alike.
        const double variance =
            (squares + 0.25) / (played + 1) - std::pow((sum + 0.5) / (played + 1), 2) + 0.25 / (played + 1);
        return {mean, std::sqrt(std::max(0.0, variance) / (played + 1))};
    }

private:
    double play(std::optional<Move> move, int match) const
    {
        const std::uint64_t seed = luck_.rng().next();
        const auto index = static_cast<std::uint64_t>(match);
        Rng rng = Rng::stream(seed, Purpose::Analysis, 2 * index);
        Coin coin(Rng::stream(seed, Purpose::Analysis, 2 * index + 1));
        bool isFirstToss = isTossed_;
        bool isFirstMove = move.has_value();
        const auto toss = [&] { return std::exchange(isFirstToss, false) ? toss_ : coin(); };
        return playQuickly(opening_, toss, [&](std::size_t seat, const Outlook& outlook) {
            if (seat == 0 && std::exchange(isFirstMove, false))
                return *move;
            return outlook.moveOf(coins::choose(kShippedPolicy, outlook, rng));
        });
    }

    Opening opening_;
    Luck luck_;
    bool isTossed_;
    bool toss_ = false;
};

} // namespace

Analysis PolicyAnalyst::weigh(const Question<Coins>& question, const AnalysisWatcher&)
{
    const Outlook outlook = Outlook::of(question.view);
    const PlayOut playOut(question.view, std::min<int>(outlook.trail.limit, question.view.round - 1), question.luck);
    const int matches = question.simulations > 0 ? question.simulations : kSimulations;
    const auto shares = frequencies(question.luck, [&](Rng& rng) { return coins::choose(kShippedPolicy, outlook, rng); });
    Analysis analysis;
    analysis.actions.resize(question.legal.size());
    for (std::size_t i = 0; i < analysis.actions.size(); ++i) {
        const Move move = question.legal[i].move;
        Worth& worth = analysis.actions[i];
        bool isOption = false;
        for (const Option option : kAllOptions)
            if (outlook.allows(option) && outlook.moveOf(option) == move) {
                isOption = true;
                worth.frequency += shares[at(option)];
                if (worth.why.empty() || shares[at(option)] > 0)
                    worth.why = sentenceOf(option, outlook);
            }
        worth.share = playOut.share(move, isOption ? matches : (matches + 9) / 10, question.stop);
    }
    return analysis;
}

Estimate PolicyAnalyst::valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations)
{
    if (view.over) {
        const int lead = view.lead();
        return {lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5, 0};
    }
    const int limit = view.tosses.count() == view.round ? Outlook::of(view).trail.limit : view.blocked;
    return PlayOut(view, std::min<int>(limit, view.round - 1), luck)
        .share(view.answer, simulations > 0 ? simulations : kSimulations, stop);
}

template <class Random>
Option SkilledPlayer::decide(const Outlook& outlook, Random& random) const
{
    if (skill_.misjudges <= 0)
        return coins::choose(kShippedPolicy, outlook, random);
    if (random.unit() < static_cast<double>(skill_.dreams))
        return Option::Nothing;
    Policy policy = kShippedPolicy;
    const auto number = [&](Number which) -> float& { return policy[static_cast<std::size_t>(which)]; };
    number(Number::FallBase) -= skill_.impatience;
    number(Number::FallDoubt) += skill_.misjudges;
    number(Number::BlockDoubt) += skill_.misjudges * kStrength.of(outlook.toCome(), 1);
    Outlook seen = outlook;
    if (random.unit() < static_cast<double>(skill_.overlooksBlock))
        seen.blue = 0;
    const Option option = coins::choose(policy, seen, random);
    const bool goesBack = option == Option::Best || option == Option::Safe;
    return goesBack && random.unit() < static_cast<double>(skill_.forgetsBest) ? Option::Again : option;
}

/// Compiled as one piece: contests of masters are a third faster.
[[gnu::flatten]] Action SkilledPlayer::choose(const Question<Coins>& question)
{
    if (question.report)
        return explain(question);
    const Outlook outlook = Outlook::of(question.view);
    LateRng random(question.luck);
    const Move move = outlook.moveOf(decide(outlook, random));
    return {possible(question, move), toMemory(outlook.after(move))};
}

[[gnu::noinline]] Action SkilledPlayer::explain(const Question<Coins>& question) const
{
    const Outlook outlook = Outlook::of(question.view);
    LateRng random(question.luck);
    const Option option = decide(outlook, random);
    const Move move = outlook.moveOf(option);
    const Sight sight(question);
    const auto shares = frequencies(question.luck, [&](Rng& some) { return decide(outlook, some); });
    for (const Option each : kAllOptions)
        if (each == option || shares[at(each)] > 0)
            weigh(sight, SAY("Reason", "Chance to be chosen, in 100"), 0, outlook.moveOf(each), 100 * shares[at(each)]);
    return take(question, {move, reasonOf(option, outlook), 0, toMemory(outlook.after(move))});
}

} // namespace parlour::coins
