// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/master.h"

#include "ai/coins/reasons.h"
#include "ai/coins/sight.h"

namespace parlour::coins {

const Skill kClub{0.018F, 0.012F, 0.05F, 0, 0.02F};
const Skill kCasual{0.3F, 0.15F, 0.85F, 0.5F, 0.1F};
const Skill kBeginner{0.4F, 0.3F, 1, 0.8F, 0.3F};

namespace {

Sentence sentenceOf(Move move, const View& view)
{
    const int round = move.kind == Move::Kind::Travel ? move.round : view.round;
    return {reasonOf(move, view), {static_cast<long long>(view.lead()), static_cast<long long>(round)}};
}

std::size_t pickOption(const Deliberation& deliberation, Rng& rng)
{
    double left = rng.unit();
    const std::size_t last = deliberation.options().size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        if ((left -= static_cast<double>(deliberation.frequency(i))) < 0)
            return i;
    return last;
}

std::vector<ReportPart> factsOf(const Situation& situation)
{
    double blue = 0;
    double red = 0;
    for (const Hypothesis& each : situation.hypotheses) {
        blue += static_cast<double>(each.chance * each.blue);
        red += static_cast<double>(each.chance * each.red);
    }
    return {{SAY("Report", "The other's blue levers, about"), blue}, {SAY("Report", "The other's red levers, about"), red}};
}

/// The options with what they are worth, and the action.
Action explain(const Question<Coins>& question, const Situation& situation, const Deliberation& deliberation, Action action)
{
    Report& report = *question.report;
    report.scale = Scale::Share;
    report.unit = SAY("Report", "Chance to win");
    report.facts = factsOf(situation);
    for (const Move move : deliberation.options()) {
        const Estimate worth = deliberation.worth(move);
        Candidate candidate;
        candidate.action = toText(move == action.move ? action : Action{move, {}});
        candidate.value = worth.value;
        candidate.error = worth.error;
        candidate.why = sentenceOf(move, question.view);
        report.candidates.push_back(candidate);
    }
    report.chosen = toText(action);
    report.verdict = sentenceOf(action.move, question.view);
    return action;
}

} // namespace

Analysis NetAnalyst::evaluate(const Question<Coins>& question, const AnalysisWatcher&)
{
    const Situation situation = situationOf(question.view, net_);
    const Deliberation deliberation(situation, question.view.lead(), net_);
    const MoveList& options = deliberation.options();
    double most = 0; // what self-play never does the network knows too little of to call it better than what it does
    for (const Move option : options)
        most = std::max(most, deliberation.worth(option).value);
    Analysis analysis;
    analysis.facts = factsOf(situation);
    analysis.actions.resize(question.legal.size());
    for (std::size_t i = 0; i < analysis.actions.size(); ++i) {
        ActionValue& worth = analysis.actions[i];
        const Move move = question.legal[i].move;
        worth.share = deliberation.worth(move);
        worth.share.value = std::min(worth.share.value, most);
        worth.why = sentenceOf(move, question.view);
        const auto option = std::find(options.begin(), options.end(), move);
        if (option != options.end())
            worth.frequency =
                static_cast<double>(deliberation.frequency(static_cast<std::size_t>(option - options.begin())));
    }
    return analysis;
}

Estimate NetAnalyst::valueOf(const View& view, Luck, const std::stop_token&, int)
{
    if (view.over) {
        const int lead = view.lead();
        return {lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5, 0};
    }
    const Situation situation = situationOf(view, net_);
    if (view.tosses.count() < view.round)
        return worthBefore(situation, net_);
    const Deliberation deliberation(situation, view.lead(), net_);
    return view.answer ? deliberation.worth(*view.answer) : deliberation.worth();
}

Equilibrium::Mix NetPlayer::tasteFor(const MoveList& options, int round, Rng& rng) const
{
    constexpr float kNever = -1; // no share of the win is worth that much
    const bool overlooksBlock = rng.unit() < static_cast<double>(skill_.overlooksBlock);
    const bool forgetsBest = rng.unit() < static_cast<double>(skill_.forgetsBest);
    const bool dreams = rng.unit() < static_cast<double>(skill_.dreams);
    Equilibrium::Mix taste{};
    for (std::size_t i = 1; i < options.size(); ++i) { // the first is to do nothing
        taste[i] = skill_.impatience + skill_.misjudges * static_cast<float>(2 * rng.unit() - 1);
        const bool isOlder = options[i].kind == Move::Kind::Travel && options[i].round < round;
        if (dreams || (overlooksBlock && options[i] == kBlock) || (forgetsBest && isOlder))
            taste[i] = kNever;
    }
    return taste;
}

Action NetPlayer::choose(const Question<Coins>& question)
{
    const Situation situation = situationOf(question.view, net_);
    Deliberation deliberation(situation, question.view.lead(), net_);
    Rng rng = question.luck.rng();
    if (&skill_ != &kMaster)
        deliberation.misjudge(tasteFor(deliberation.options(), question.view.round, rng));
    const Move move = possible(question, deliberation.options()[pickOption(deliberation, rng)]);
    const Action action{move, deliberation.after(move).toMemory()};
    return question.report ? explain(question, situation, deliberation, action) : action;
}

} // namespace parlour::coins
