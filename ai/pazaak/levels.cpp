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

/// The share of the win by which an action that people avoid must be better.
constexpr double kNaturalMargin = 0.005;

const ActionShare& bestOf(const ActionShares& shares)
{
    return *std::max_element(shares.begin(), shares.end(),
                             [](const ActionShare& a, const ActionShare& b) { return a.share < b.share; });
}

float shareOf(const ActionShares& shares, const Action& action)
{
    const auto* found = std::find_if(shares.begin(), shares.end(), [&](const ActionShare& w) { return w.action == action; });
    return found == shares.end() ? 0 : found->share;
}

/// Whether the action loses the hand for certain although another does not. No level plays such an action.
bool losesHandForCertain(const Action& action, const View& view)
{
    const int total = view.mine().total + action.card;
    if (total > kGoal)
        return true;
    return action.kind != Action::Kind::End && view.theirs().standing && total < view.theirs().total;
}

Text reasonOf(const Action& action)
{
    switch (action.kind) {
    case Action::Kind::End:
        return SAY("Reason", "Another card on %1 promises most");
    case Action::Kind::Stand:
        return SAY("Reason", "Standing on %1 promises most");
    case Action::Kind::Play:
        break;
    }
    return SAY("Reason", "Playing %3 on %1 promises most");
}

void reportShares(Report& report, const ActionShares& shares)
{
    report.unit = SAY("Reason", "Chance to win");
    report.scale = Scale::Share;
    report.decimals = 3;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        report.candidates[i].hasValue = true;
        report.candidates[i].value = static_cast<double>(shares[i].share);
    }
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
    const ActionShares shares = evaluateActions(question.view, question.legal, solution_, infoset, draws);
    if (decides) {
        const Action action =
            skill_.misjudgement > 0 ? bestOf(perceived(question, shares)).action : decide(question, infoset, shares);
        const bool errs = bestOf(shares).share - shareOf(shares, action) > kMixtureMargin;
        ruling = {action, errs ? SAY("Reason", "On %1 this looks best, but it is not") : reasonOf(action)};
    }
    if (question.report) {
        reportRuling(question, ruling);
        reportShares(*question.report, shares);
    }
    return ruling.action;
}

Action LevelPlayer::decide(const Question<Pazaak>& question, const Infoset& infoset, const ActionShares& shares) const
{
    const Action usual = follow(solution_.strategy(), infoset, question.luck);
    const ActionShare& best = bestOf(shares);
    return best.share - shareOf(shares, usual) > kMixtureMargin ? best.action : usual;
}

ActionShares LevelPlayer::perceived(const Question<Pazaak>& question, const ActionShares& shares) const
{
    Rng rng = question.luck.rng();
    const int mine = question.view.mine().total;
    const float busts = static_cast<float>(std::max(0, mine + kHighestHouse - kGoal)) / kHighestHouse;
    std::vector<double> values;
    for (const ActionShare& each : shares)
        values.push_back(static_cast<double>(each.share));
    const std::vector<bool> natural = naturalActions<Pazaak>(question.view, question.legal, values, kNaturalMargin);
    ActionShares perceived;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const ActionShare& each = shares[i];
        const double error = rng.unit() + rng.unit() - 1; // triangular: mostly small
        float share = each.share + static_cast<float>(error) * skill_.misjudgement;
        if (each.action.kind == Action::Kind::Play)
            share += skill_.cardBias;
        if (each.action.kind == Action::Kind::End)
            share -= skill_.bustAversion * busts;
        if (natural[i] && !losesHandForCertain(each.action, question.view))
            perceived.push_back({each.action, share});
    }
    return perceived;
}

} // namespace parlour::pazaak
