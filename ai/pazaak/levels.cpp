// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/levels.h"

#include "ai/core/habits.h"
#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

// Tuned so that each level wins some 62 % against the next weaker one.
const Skill kClub{false, 0.35F, 0.05F, 0.05F};
const Skill kCasual{false, 1, 0, -0.3F};
const Skill kBeginner{false, 1, 0, -1.2F};

namespace {

/// Whether the action loses the hand for certain although another does not. No level plays such an action.
bool losesHandForCertain(const Action& action, const View& view)
{
    const int total = view.mine().total + action.card;
    if (total > kGoal)
        return true;
    return action.kind != Action::Kind::End && view.theirs().standing && total < view.theirs().total;
}

} // namespace

Action LevelPlayer::choose(const Question<Pazaak>& question)
{
    Infoset::Kind kind = Infoset::kindOf(question.view, solution_.strategy().model());
    Ruling ruling{kStand, SAY("Reason", "This hand is decided: stand")};
    if (kind == Infoset::Kind::Safe)
        ruling = {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    const bool decides = kind == Infoset::Kind::Playing || kind == Infoset::Kind::AgainstStand;
    if (!decides && !question.report)
        return ruling.action;
    const Infoset infoset = Infoset::of(question.view, solution_.strategy());
    if (infoset.kind == Infoset::Kind::Unknown) {
        if (decides)
            ruling = kid(Features(question.view, question.luck));
        if (question.report)
            reportRuling(question, ruling);
        return ruling.action;
    }
    const Draws draws = skill_.counts ? countedDraws(question.view) : evenDraws();
    const ActionShares actions = evaluateActions(question.view, question.legal, solution_, infoset, draws);
    std::vector<float> shares;
    for (const ActionShare& each : actions)
        shares.push_back(each.share);
    if (decides) {
        const std::size_t chosen = skill_.misjudgement > 0 ? perceived(question, shares) : solved(question, infoset, shares);
        const bool errs = shares[twenty::bestOf(shares)] - shares[chosen] > kMixtureMargin;
        ruling = {question.legal[chosen], twenty::reasonOf(doingOf(question.legal[chosen]), errs)};
    }
    if (question.report) {
        reportRuling(question, ruling);
        twenty::reportValues(*question.report, {shares.begin(), shares.end()});
    }
    return ruling.action;
}

std::size_t LevelPlayer::solved(const Question<Pazaak>& question, const Infoset& infoset,
                                const std::vector<float>& shares) const
{
    const Action action = follow(solution_.strategy(), infoset, question.luck);
    const auto usual =
        static_cast<std::size_t>(std::find(question.legal.begin(), question.legal.end(), action) - question.legal.begin());
    const std::size_t best = twenty::bestOf(shares);
    return shares[best] - shares[usual] > kMixtureMargin ? best : usual;
}

std::size_t LevelPlayer::perceived(const Question<Pazaak>& question, const std::vector<float>& shares) const
{
    Rng rng = question.luck.rng();
    const std::vector<bool> natural = naturalActions<Pazaak>(
        question.view, question.legal, std::vector<double>(shares.begin(), shares.end()), twenty::kNaturalMargin);
    std::vector<float> perceived;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const Action& action = question.legal[i];
        const auto drawsOn =
            action.kind == Action::Kind::End ? std::optional<int>(question.view.mine().total) : std::nullopt;
        const float share = twenty::perceived(shares[i], skill_, action.kind == Action::Kind::Play, drawsOn, rng);
        const bool isSensible = natural[i] && !losesHandForCertain(action, question.view);
        perceived.push_back(isSensible ? share : share - twenty::kNever);
    }
    return twenty::bestOf(perceived);
}

} // namespace parlour::pazaak
