// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/solved_players.h"

#include "ai/yahtzee/policy.h"

namespace parlour::yahtzee {

void reportValues(const Question<Yahtzee>& question, const Turn& turn, const Action& chosen, Scale scale, Text unit,
                  const Sentence& verdict)
{
    Report& report = *question.report;
    report.scale = scale;
    report.unit = unit;
    report.decimals = 1;
    report.chosen = toText(chosen);
    report.verdict = verdict;
    const std::vector<double> worth = valuesOf(turn, question.view, question.legal);
    for (std::size_t i = 0; i < worth.size(); ++i) {
        Candidate candidate;
        candidate.action = toText(question.legal[i]);
        candidate.value = worth[i];
        if (question.legal[i] == chosen)
            candidate.why = verdict;
        report.candidates.push_back(candidate);
    }
}

namespace {

class Solver final : public Bot<Yahtzee> {
public:
    explicit Solver(const SolvedGame& game) : game_(game), policies_(game) {}

    Action choose(const Question<Yahtzee>& question) override
    {
        const CardState state = cardStateOf(question.view.card);
        const Action action = policies_.at(state).action(question.view);
        if (question.report)
            reportValues(question, game_.turn(state), action, Scale::Points, SAY("Reason", "Points to come, on average"),
                         SAY("Reason", "Brings the most points on average to the end of the game"));
        return action;
    }

private:
    const SolvedGame& game_;
    PolicyCache policies_;
};

/// Maximises the share of the win, then points, so it plays a lost game for points.
class Master final : public Bot<Yahtzee> {
public:
    explicit Master(const WinModel& model) : model_(model), context_(model, kHorizon, kPointWeight) {}

    Action choose(const Question<Yahtzee>& question) override
    {
        const View& view = question.view;
        if (const MatchState match = matchStateOf(view); !turn_ || lastMatch_ != match) {
            lastMatch_ = match;
            turn_ = std::make_unique<Turn>(WinShare(context_, match).turn());
        }
        const Action action = bestAction(*turn_, view);
        if (question.report)
            reportValues(question, *turn_, action, Scale::Share, SAY("Reason", "Chance to win"), reasonOf(view, action));
        return action;
    }

private:
    static constexpr WinContext::Horizon kHorizon = {2, 0}; ///< keeps decisions below a millisecond
    static constexpr double kPointWeight = 1e-6;

    Sentence reasonOf(const View& view, const Action& action) const
    {
        if (bestAction(model_.game().turn(cardStateOf(view.card)), view) == action)
            return SAY("Reason", "Best for the points and for the win");
        return SAY("Reason", "Gives up points on average for a better chance to win");
    }

    const WinModel& model_;
    WinContext context_;
    MatchState lastMatch_; ///< the match of turn_
    std::unique_ptr<Turn> turn_;
};

} // namespace

std::unique_ptr<Bot<Yahtzee>> makeSolver(const SolvedGame& game)
{
    return std::make_unique<Solver>(game);
}

std::unique_ptr<Bot<Yahtzee>> makeMaster(const WinModel& model)
{
    return std::make_unique<Master>(model);
}

} // namespace parlour::yahtzee
