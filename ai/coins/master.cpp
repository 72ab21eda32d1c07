#include "ai/coins/master.h"

#include "ai/analyst_bot.h"

namespace parlour::coins {

const Skill kClub{0.05F, 0.06F, true};
const Skill kCasual{0.2F, 0.12F, true};
const Skill kBeginner{0.25F, 0.03F, false};

namespace {

constexpr std::size_t at(Option option)
{
    return static_cast<std::size_t>(option);
}

/// What each option is worth, by the strategy; nothing for options that are not allowed.
using Worths = std::array<float, kOptions>;

Worths worthsOf(const Strategy& strategy, const Outlook& outlook)
{
    const Strategy::Entry& entry = strategy.at(situations::of(outlook));
    Worths worths{};
    float mixed = 0;
    for (std::size_t i = 0; i < kOptions; ++i)
        mixed += static_cast<float>(entry.chance[i]) / Strategy::kParts * Strategy::kLosses[entry.loss[i]];
    // The mixture is worth the value, so the best option is worth what the mixture loses against it more.
    for (const Option option : kAllOptions)
        if (situations::allows(static_cast<int>(situations::of(outlook)), option))
            worths[at(option)] = std::clamp(
                static_cast<float>(entry.value) / 255 + mixed - Strategy::kLosses[entry.loss[at(option)]], 0.0F, 1.0F);
    return worths;
}

Text reasonOf(Option option, const Outlook& outlook)
{
    switch (option) {
    case Option::Nothing:
        return outlook.lead > 0 ? SAY("Reason", "%1 ahead, and no lever is worth pulling yet: go on")
                                : SAY("Reason", "At %1 no lever is worth pulling yet: go on");
    case Option::Block:
        return SAY("Reason", "%1 ahead, worth a block");
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

} // namespace

Analysis StrategyAnalyst::weigh(const Question<Coins>& question, const AnalysisWatcher&)
{
    const Outlook outlook = Outlook::of(question.view);
    const Strategy::Entry& entry = strategy_.at(situations::of(outlook));
    const Worths worths = worthsOf(strategy_, outlook);
    Analysis analysis;
    analysis.actions.resize(question.legal.size());
    const std::size_t firstTravel = outlook.blue > 0 ? 2 : 1;
    const auto indexOf = [&](Move move) {
        return move.kind == Move::Kind::Travel ? firstTravel + move.round - 1 : move.kind == Move::Kind::Block ? 1U : 0U;
    };
    // Journeys that are no option: to a place that is worse than the best one, by as much as the strengths tell.
    for (std::size_t i = firstTravel; i < question.legal.size(); ++i) {
        const auto place = static_cast<int>(i - firstTravel);
        const float strength = kStrength.of(outlook.rounds - place, question.view.tosses.lead(place));
        const float worse = std::max(0.0F, outlook.best - strength);
        const bool open = place >= outlook.trail.limit;
        const float top = open ? worths[at(Option::Best)] : std::min(worths[at(Option::Best)], worths[at(Option::Nothing)]);
        analysis.actions[i].share = {static_cast<double>(std::max(0.0F, top - 0.3F * std::min(worse, 2.0F) * top)), 0.05};
    }
    for (const Option option : kAllOptions) {
        if (!situations::allows(static_cast<int>(situations::of(outlook)), option))
            continue;
        Worth& worth = analysis.actions[indexOf(outlook.moveOf(option))];
        if (worth.why.empty() || static_cast<double>(worths[at(option)]) > worth.share.value) {
            worth.share = {static_cast<double>(worths[at(option)]), 0.01};
            worth.why = sentenceOf(option, outlook);
        }
        worth.frequency += entry.isKnown()     ? static_cast<double>(entry.chance[at(option)]) / Strategy::kParts
            : option == naturalOption(outlook) ? 1
                                               : 0;
    }
    return analysis;
}

Estimate StrategyAnalyst::valueOf(const View& view, Luck, const std::stop_token&, int)
{
    if (view.over) {
        const int lead = view.lead();
        return {lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5, 0};
    }
    const auto valueAt = [&](const View& tossed) {
        const Strategy::Entry& entry = strategy_.at(situations::of(Outlook::of(tossed)));
        return static_cast<double>(entry.value) / 255;
    };
    if (view.tosses.count() == view.round)
        return {valueAt(view), 0.01};
    double sum = 0;
    for (const bool toss : {false, true}) {
        View tossed = view;
        tossed.tosses.push_back(toss);
        sum += valueAt(tossed);
    }
    return {sum / 2, 0.01};
}

Action SkilledPlayer::choose(const Question<Coins>& question)
{
    const Outlook outlook = Outlook::of(question.view);
    const Option option = decide(question, outlook);
    const Move move = outlook.moveOf(option);
    Action action{move, toMemory(outlook.after(move))};
    if (question.report)
        report(question, outlook, option, action);
    return action;
}

Option SkilledPlayer::decide(const Question<Coins>& question, const Outlook& outlook) const
{
    const Strategy::Entry& entry = strategy_.at(situations::of(outlook));
    if (skill_.misjudges <= 0 || !entry.isKnown()) {
        // Most decisions are plain, and then no generator is needed.
        for (const Option option : kAllOptions)
            if (entry.chance[at(option)] == Strategy::kParts)
                return option;
        return strategy_.choose(outlook, question.luck.rng().below(Strategy::kParts));
    }
    const auto situation = static_cast<int>(situations::of(outlook));
    Rng rng = question.luck.rng();
    const Worths worths = worthsOf(strategy_, outlook);
    Option best = Option::Nothing;
    float most = -1;
    for (const Option option : kAllOptions) {
        const auto error = static_cast<float>(rng.unit() + rng.unit() - 1); // mostly small
        if (!situations::allows(situation, option)
            || (!skill_.remembersBest && (option == Option::Best || option == Option::Safe)))
            continue;
        float worth = worths[at(option)] + error * skill_.misjudges;
        if (option != Option::Nothing)
            worth += skill_.likesLevers;
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

void SkilledPlayer::report(const Question<Coins>& question, const Outlook& outlook, Option chosen,
                           const Action& action) const
{
    Question<Coins> plain = question;
    plain.report = nullptr;
    parlour::report(question, StrategyAnalyst(strategy_).weigh(plain), action);
    Report& out = *question.report;
    out.decimals = 3;
    out.verdict = sentenceOf(chosen, outlook);
    const std::string move = Coins::toText(Action{action.move, {}});
    for (Candidate& candidate : out.candidates)
        if (candidate.action == move) {
            candidate.action = out.chosen;
            candidate.why = out.verdict;
        }
}

} // namespace parlour::coins
