// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/levels.h"

#include "ai/pazaak/rule_bots.h"

namespace parlour::pazaak {

// Set so that each wins about as much against the next weaker one (64 to 65 %).
const Skill kClub{false, 0.2F, 0.04F, 0.04F};
const Skill kCasual{false, 0.38F, 0.08F, 0.08F};
const Skill kBeginner{false, 1.0F, 0.5F, 0.5F};

namespace {

const Weighed& bestOf(const Weighings& weighed)
{
    return *std::max_element(weighed.begin(), weighed.end(),
                             [](const Weighed& a, const Weighed& b) { return a.share < b.share; });
}

float shareOf(const Weighings& weighed, const Action& action)
{
    const auto* found = std::find_if(weighed.begin(), weighed.end(), [&](const Weighed& w) { return w.action == action; });
    return found == weighed.end() ? 0 : found->share;
}

/// Loses the hand for certain where something else does not: nobody does that, however weak.
bool throwsAway(const Action& action, const View& view)
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

void reportShares(Report& report, const Weighings& weighed)
{
    report.unit = SAY("Reason", "Chance to win");
    report.scale = Scale::Share;
    report.decimals = 3;
    for (std::size_t i = 0; i < weighed.size(); ++i) {
        report.candidates[i].hasValue = true;
        report.candidates[i].value = static_cast<double>(weighed[i].share);
    }
}

} // namespace

Action LevelPlayer::choose(const Question<Pazaak>& question)
{
    Spot::Kind kind = Spot::kindOf(question.view, solution_.strategy().model());
    Ruling ruling{kStand, SAY("Reason", "Nothing changes any more who wins this hand: stand")};
    if (kind == Spot::Kind::Safe)
        ruling = {kEnd, SAY("Reason", "No card can bust %1: take another card")};
    const bool decides = kind == Spot::Kind::Playing || kind == Spot::Kind::Answering;
    if (!decides && !question.report)
        return ruling.action;
    const Spot spot = Spot::of(question.view, solution_.strategy());
    if (spot.kind == Spot::Kind::Unknown) {
        if (decides)
            ruling = kid(Sight(question.view, question.luck));
        if (question.report)
            reportRuling(question, ruling);
        return ruling.action;
    }
    const Draws draws = skill_.counts ? countedDraws(question.view) : evenDraws();
    const Weighings weighed = weigh(question.view, question.legal, solution_, spot, draws);
    if (decides) {
        const Action action =
            skill_.misjudges > 0 ? bestOf(perceived(question, weighed)).action : decide(question, spot, weighed);
        const bool errs = bestOf(weighed).share - shareOf(weighed, action) > kClose;
        ruling = {action, errs ? SAY("Reason", "On %1 this looks best, but it is not") : reasonOf(action)};
    }
    if (question.report) {
        reportRuling(question, ruling);
        reportShares(*question.report, weighed);
    }
    return ruling.action;
}

Action LevelPlayer::decide(const Question<Pazaak>& question, const Spot& spot, const Weighings& weighed) const
{
    const Action usual = follow(solution_.strategy(), spot, question.luck);
    const Weighed& best = bestOf(weighed);
    return best.share - shareOf(weighed, usual) > kClose ? best.action : usual;
}

Weighings LevelPlayer::perceived(const Question<Pazaak>& question, const Weighings& weighed) const
{
    Rng rng = question.luck.rng();
    const int mine = question.view.mine().total;
    const float busts = static_cast<float>(std::max(0, mine + kHighestHouse - kGoal)) / kHighestHouse;
    Weighings perceived;
    for (const Weighed& each : weighed) {
        const double error = rng.unit() + rng.unit() - 1; // mostly small
        float share = each.share + static_cast<float>(error) * skill_.misjudges;
        if (each.action.kind == Action::Kind::Play)
            share += skill_.likesCards;
        if (each.action.kind == Action::Kind::End)
            share -= skill_.fearsBust * busts;
        if (!throwsAway(each.action, question.view))
            perceived.push_back({each.action, share});
    }
    return perceived;
}

} // namespace parlour::pazaak
