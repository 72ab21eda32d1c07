// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/evaluation.h"

#include "ai/core/habits.h"
#include "ai/durak/calibration.h"
#include "ai/durak/choice_policy.h"
#include "ai/durak/ending.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace parlour::durak {

int signOf(double share, const Rules& rules)
{
    const double draws = share * rules.players;
    return draws > 1.001 ? 1 : draws < 0.999 ? -1 : 0;
}

namespace {

/// Standard errors of a difference within which two actions count as equal.
constexpr double kIndifferentErrors = 2;
constexpr double kHalfPoint = 0.005; ///< as a share of the win
constexpr double kTrumpThrift = 3; ///< the price of a trump where a plain card serves, in thrifts
/// The share of the win by which an action with a habit must be the best of its kind, as rollouts claim it: 0.075 once
/// calibrated.
constexpr double kHabitMargin = 0.12;
constexpr int kPositionPart = 15; ///< the value of a decision before its best action gets one rollout in so many
constexpr int kFreshDeals = 1000; ///< for each action that was dropped after fewer

/// Samples the seen cards that this player has forgotten: discards, and cards that others took.
CardSet forgottenCards(const View& view, const Skill& skill, Rng& rng)
{
    if (skill.remembersLow >= 1 && skill.remembersHigh >= 1)
        return {};
    CardSet gone = view.discarded;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        if (seat != view.seat)
            gone = gone | view.known[static_cast<std::size_t>(seat)];
    CardSet forgotten;
    const double steps = 2.0 * (kAce - view.rules.lowestRank());
    for (const Card card : gone) {
        const int dear =
            card.rank() - view.rules.lowestRank() + (card.suit() == view.trump() ? kAce - view.rules.lowestRank() : 0);
        const double remembers = skill.remembersLow + (skill.remembersHigh - skill.remembersLow) * dear / steps;
        if (rng.unit() >= remembers)
            forgotten.add(card);
    }
    return forgotten;
}

/// Whether the View is an ending that this skill solves.
bool isSolvable(const View& view, const Skill& skill)
{
    if (view.stock != 0 || view.inPlay.size() != 2)
        return false;
    int cards = 0;
    for (const Seat seat : view.inPlay)
        cards += view.sizes[static_cast<std::size_t>(seat)];
    return cards <= skill.endingCards;
}

/// The order in which people play cards that serve as well: plain before trump, then the lowest.
int priceOf(Card card, const View& view)
{
    return card.rank() + (card.suit() == view.trump() ? kRanks : 0);
}

/// The advantage of an action by the cards of the View.
Text reasonOf(const Action& action, const View& view, const ActionList<Durak>& legal)
{
    const bool isCheapest = std::none_of(legal.begin(), legal.end(), [&](const Action& each) {
        return each.kind == action.kind && each.target == action.target
            && priceOf(each.card, view) < priceOf(action.card, view);
    });
    const auto hasRank = [&](CardSet cards) { return !(cards & CardSet::ofRank(action.card.rank())).empty(); };
    switch (action.kind) {
    case Action::Kind::Attack:
        return isCheapest                                          ? SAY("Reason", "The lowest card, which is missed least")
            : hasRank(setOf(view.hand) - CardSet::of(action.card)) ? SAY("Reason", "More cards of its rank can follow")
                                                                   : SAY("Reason", "Harder to cover than a lower card");
    case Action::Kind::Done:
        return SAY("Reason", "What could be added is worth more in hand");
    case Action::Kind::Cover:
        return hasRank(setOf(view.table)) ? SAY("Reason", "Its rank is on the table already: it brings no new cards")
            : isCheapest                  ? SAY("Reason", "The lowest card that covers it")
                                          : SAY("Reason", "The lower card is worth more later");
    case Action::Kind::Take:
        return SAY("Reason", "To cover would cost more than to take");
    case Action::Kind::Transfer:
    case Action::Kind::Show:
        return SAY("Reason", "Another has to face the attack");
    case Action::Kind::Keep:
        return SAY("Reason", "This hand promises more than a new deal");
    case Action::Kind::Redeal:
        break;
    }
    return SAY("Reason", "A new deal promises more than this hand");
}

/// The evaluation of one question.
class Evaluator {
public:
    Evaluator(const Skill& skill, const Question<Durak>& question, const EvaluationOptions& options)
        : skill_(skill),
          options_(options),
          question_(question),
          view_(question.view),
          rng_(question.luck.rng()),
          freshRng_(Rng::stream(question.luck.seed, Purpose::Analysis, question.luck.index)),
          share_(2.0 / view_.rules.players)
    {
        analysis_.actions.resize(question.legal.size());
        for (ActionValue& worth : analysis_.actions)
            worth.share = {share_ / 2, share_ / 2};
    }

    Evaluation run()
    {
        solve();
        if (!candidates_.empty())
            sample();
        decide();
        return {std::move(analysis_), isSolved_, std::move(candidates_), std::move(values_), std::move(valuedAs_)};
    }

private:
    /// Solves an ending: each action wins, draws or loses. Leaves the candidates for rollouts: all actions if the ending is
    /// too long, else the best ones if they do not win, since the opponent may err.
    void solve()
    {
        for (std::size_t i = 0; i < question_.legal.size(); ++i)
            candidates_.push_back(i);
        if (!isEnding())
            return;
        EndingOptions options;
        options.line = false;
        options.bestOnly = true;
        options.stop = question_.stop;
        options.nodes = question_.simulations > 0 ? question_.simulations * 10LL : skill_.endingNodes;
        const auto ending = solveEnding(view_, options);
        if (!ending || !ending->exact)
            return;
        const double won = ending->value;
        isSolved_ = true;
        noteExact(*ending);
        std::erase_if(candidates_, [&](std::size_t i) {
            const Estimate& share = analysis_.actions[i].share;
            return share.error != 0 || share.value < won;
        });
        if (signOf(won, view_.rules) > 0 && !candidates_.empty())
            candidates_.resize(1);
        if (options_.evaluatesAll) { // the choice is already made
            options.bestOnly = false;
            noteExact(*solveEnding(view_, options));
        }
    }

    void noteExact(const Ending& ending)
    {
        for (std::size_t i = 0; i < question_.legal.size(); ++i)
            for (const EndingAction& each : ending.actions)
                if (each.action == question_.legal[i] && each.exact)
                    analysis_.actions[i].share = {each.value, 0};
    }

    void sample()
    {
        if (candidates_.size() == 1 && isSolved_) {
            best_ = candidates_.front();
            return;
        }
        auto sampler = DealSampler::of(view_, forgottenCards(view_, skill_, rng_), skill_.inference);
        if (!sampler)
            sampler = DealSampler::of(view_);
        if (!sampler)
            return; // an inconsistent View: the first action does least
        std::vector<Action> actions;
        for (const std::size_t i : candidates_)
            actions.push_back(question_.legal[i]);
        RolloutOptions options;
        options.parameters = skill_.parameters;
        options.rollouts = question_.simulations > 0 ? question_.simulations : skill_.rollouts;
        options.stop = question_.stop;
        samplePositionFor(*sampler, options);
        options.watch = options_.watch;
        const auto onProgress = [&](const std::vector<RolloutValue>& soFar) {
            if (!options_.watcher || !*options_.watcher)
                return;
            Analysis analysis = analysis_;
            note(analysis, soFar);
            analysis.actions[analysis.best()].frequency = 1;
            (*options_.watcher)(analysis);
        };
        values_ = sampleActions(view_, actions, *sampler, options, rng_, onProgress);
        sampled_ = tamed(values_);
        if (options_.evaluatesAll) {
            options.rollouts = std::min(kFreshDeals, options.rollouts / kPositionPart);
            resampleDropped(view_, actions, *sampler, options, freshRng_, values_);
        }
        valuedAs_ = limits(values_);
        note(analysis_, values_);
    }

    /// Estimates the value before the decision, if it is asked for. The choice depends neither on it nor on its random
    /// numbers.
    void samplePositionFor(DealSampler& sampler, RolloutOptions options)
    {
        // At tables values are calibrated for the choice policy, which only the master's rollouts have.
        const bool isCalibrated = skill_.parameters.choices || !ChoicePolicy::coversRules(view_.rules);
        if (!options_.evaluatesAll || !Calibration::covers(view_) || !isCalibrated)
            return;
        options.rollouts /= kPositionPart;
        position_ = durak::samplePosition(view_, sampler, options, freshRng_).share;
    }

    /// Notes the sampled shares. Exact shares stay.
    void note(Analysis& analysis, const std::vector<RolloutValue>& values) const
    {
        if (isSolved_)
            return;
        const std::vector<RolloutValue> sampled = tamed(values);
        const auto less = [](const RolloutValue& a, const RolloutValue& b) { return a.share.value < b.share.value; };
        const Estimate best = std::max_element(sampled.begin(), sampled.end(), less)->share;
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            if (Estimate& share = analysis.actions[candidates_[i]].share; share.error != 0)
                share = position_ ? Calibration::shipped(view_).ofAction(view_, {*position_, best, sampled[i].share})
                                  : sampled[i].share;
    }

    void decide()
    {
        if (!sampled_.empty())
            best_ = chooseSampled();
        ActionValue& chosen = analysis_.actions[best_];
        chosen.frequency = 1;
        for (std::size_t i = 0; i < analysis_.actions.size(); ++i)
            analysis_.actions[i].why = why(i);
    }

    /// The natural choice among the candidates that this player perceives to be as good as the best.
    std::size_t chooseSampled()
    {
        const std::vector<double> perceived = perceivedValues();
        const auto best = static_cast<std::size_t>(std::max_element(perceived.begin(), perceived.end()) - perceived.begin());
        Action::Kind kind = legal(best).kind;
        for (std::size_t i = 0; i < perceived.size(); ++i)
            if (kind == Action::Kind::Take && legal(i).kind == Action::Kind::Cover
                && perceived[best] - perceived[i] <= indifference(best, i, kHalfPoint))
                kind = Action::Kind::Cover;
        const std::size_t chosen = chooseOfKind(kind);
        isAsGood_ = chosen != best;
        return candidates_[chosen];
    }

    /// The values of the candidates as this player misjudges them.
    std::vector<double> perceivedValues()
    {
        double top = 0;
        for (const RolloutValue& each : sampled_)
            top = std::max(top, each.share.value);
        std::vector<double> perceived;
        std::map<Action::Kind, double> errors; // the same for all cards of a kind, so that none is wasted
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            const auto [error, isNew] = errors.try_emplace(legal(i).kind);
            if (isNew && skill_.misjudgement > 0)
                error->second = (rng_.unit() + rng_.unit() - 1) * misjudgement(top); // triangular: mostly small
            perceived.push_back(sampled_[i].share.value + error->second);
        }
        return perceived;
    }

    /// The cheapest natural candidate of a kind that is as good as the best natural one.
    std::size_t chooseOfKind(Action::Kind kind) const
    {
        const std::vector<bool> natural = naturalCandidates(sampled_);
        std::vector<std::size_t> ofKind;
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            if (legal(i).kind == kind && natural[i])
                ofKind.push_back(i);
        const auto less = [&](std::size_t a, std::size_t b) {
            return thriftyValue(a, sampled_[a]) < thriftyValue(b, sampled_[b]);
        };
        const std::size_t best = *std::max_element(ofKind.begin(), ofKind.end(), less);
        std::size_t chosen = best;
        for (const std::size_t i : ofKind) {
            const double behind = thriftyValue(best, sampled_[best]) - thriftyValue(i, sampled_[i]);
            if (behind <= indifference(best, i, thrift())
                && priceOf(legal(i).card, view_) < priceOf(legal(chosen).card, view_))
                chosen = i;
        }
        return chosen;
    }

    /// Marks the candidates that people consider (ai/core/habits.h), each among those of its kind.
    std::vector<bool> naturalCandidates(const std::vector<RolloutValue>& values) const
    {
        std::map<Action::Kind, std::vector<std::size_t>> byKind;
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            byKind[legal(i).kind].push_back(i);
        std::vector<bool> natural(candidates_.size());
        for (const auto& [kind, ofKind] : byKind) {
            ActionList<Durak> actions;
            std::vector<double> worth;
            for (const std::size_t i : ofKind) {
                actions.push_back(legal(i));
                worth.push_back(thriftyValue(i, values[i]));
            }
            const std::vector<bool> each = naturalActions<Durak>(view_, actions, worth, kHabitMargin * share_);
            for (std::size_t k = 0; k < ofKind.size(); ++k)
                natural[ofKind[k]] = each[k];
        }
        return natural;
    }

    /// The candidate that limits the value of each: itself, or the best natural one of its kind. Played out by people,
    /// habits are not worth what rollouts claim for them.
    std::vector<std::size_t> limits(const std::vector<RolloutValue>& values) const
    {
        const std::vector<bool> natural = naturalCandidates(values);
        std::map<Action::Kind, std::size_t> most;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (natural[i])
                if (const auto [best, isNew] = most.try_emplace(legal(i).kind, i);
                    !isNew && values[i].share.value > values[best->second].share.value)
                    best->second = i;
        std::vector<std::size_t> limits;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto limit = most.find(legal(i).kind);
            const bool isLimited = limit != most.end() && values[i].share.value > values[limit->second].share.value;
            limits.push_back(isLimited ? limit->second : i);
        }
        return limits;
    }

    /// The values of rollouts, where no candidate is worth more than its limit.
    std::vector<RolloutValue> tamed(std::vector<RolloutValue> values) const
    {
        const std::vector<std::size_t> limit = limits(values);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i].share.value = values[limit[i]].share.value; // of a natural one, which is not limited itself
        return values;
    }

    /// The value of a candidate to a player who saves its trumps.
    double thriftyValue(std::size_t i, const RolloutValue& value) const
    {
        return value.share.value - (legal(i).card.suit() == view_.trump() ? kTrumpThrift * thrift() : 0);
    }
    double thrift() const { return skill_.thrift * share_; }

    /// The difference of values within which two candidates count as equal: `least`, or the noise of their rollouts.
    double indifference(std::size_t a, std::size_t b, double least) const
    {
        return std::max(least, kIndifferentErrors * std::hypot(sampled_[a].doubt, sampled_[b].doubt));
    }

    const Action& legal(std::size_t candidate) const { return question_.legal[candidates_[candidate]]; }

    /// The greatest error of perception; 0 in a won or lost position.
    double misjudgement(double share) const
    {
        const double won = std::clamp(share / share_, 0.0, 1.0);
        return skill_.misjudgement * share_ * 4 * won * (1 - won);
    }

    Sentence why(std::size_t i) const
    {
        const ActionValue& worth = analysis_.actions[i];
        if (worth.share.error == 0 && isEnding()) {
            const int sign = signOf(worth.share.value, view_.rules);
            return sign > 0 ? SAY("Reason", "Wins, whatever the other does")
                : sign == 0 ? SAY("Reason", "Draws against the best play")
                            : SAY("Reason", "Loses against the best play");
        }
        if (i != best_)
            return {};
        if (isAsGood_)
            return SAY("Reason", "Nothing is better, and this is cheapest");
        const bool errs = worth.share.value < analysis_.actions[analysis_.best()].share.value;
        return errs ? SAY("Reason", "This looks best, but it is not") : reasonOf(question_.legal[i], view_, question_.legal);
    }
    bool isEnding() const { return isSolvable(view_, skill_); }

    const Skill& skill_;
    const EvaluationOptions& options_;
    const Question<Durak>& question_;
    const View& view_;
    Rng rng_; ///< of the choice
    Rng freshRng_; ///< of values on which the choice does not depend
    std::optional<Estimate> position_; ///< by rollouts, before the decision; nullopt: shares are not calibrated
    double share_; ///< the winner's share of two seats; about the range of shares
    Analysis analysis_;
    std::vector<std::size_t> candidates_; ///< actions to compare by rollouts
    std::vector<RolloutValue> sampled_; ///< by candidate, tamed: the choice is made by these
    std::vector<RolloutValue> values_; ///< by candidate, those of dropped ones from fresh deals
    std::vector<std::size_t> valuedAs_; ///< the limits of the values
    bool isSolved_ = false;
    bool isAsGood_ = false; ///< the choice is the natural one of several good ones
    std::size_t best_ = 0;
};

} // namespace

Evaluation evaluated(const Skill& skill, const Question<Durak>& question, const EvaluationOptions& options)
{
    return Evaluator(skill, question, options).run();
}

} // namespace parlour::durak
