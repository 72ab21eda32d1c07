// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/belief_tracker.h"

#include "ai/coup/determinization.h"
#include "engine/base/index.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// The probability that the opponent acts at random instead of by our model. It need not play as we would.
constexpr float kUnmodelled = 0.2F;

/// Mixes in random actions.
void blur(ByAction& strategy, const ActionMask& mask)
{
    for (std::size_t action = 0; action < kMaxKept; ++action)
        for (std::size_t hand = 0; hand < kWidest; ++hand)
            strategy[action][hand] =
                strategy[action][hand] * (1 - kUnmodelled) + kUnmodelled * mask.legal[action][hand] * mask.uniform[hand];
}

/// The index of an action at a state; nullopt if it is not one of them.
std::optional<std::size_t> indexOf(const PublicAction& step, const Duel& duel)
{
    switch (duel.stage) {
    case Stage::Turn:
        return step.kind <= Kind::Coup && isAllowed(duel, asIndex(step.kind)) ? std::optional(asIndex(step.kind))
                                                                              : std::nullopt;
    case Stage::Lose:
        return step.kind == Kind::Lose && step.role < Role::None ? std::optional(asIndex(step.role)) : std::nullopt;
    case Stage::Return:
        return step.kind == Kind::Return ? std::optional<std::size_t>(0) : std::nullopt;
    default:
        break;
    }
    if (step.kind == Kind::Allow)
        return 0;
    if (step.kind == Kind::Challenge)
        return duel.stage == Stage::Block ? std::nullopt : std::optional<std::size_t>(1);
    if (step.kind != Kind::Block || duel.stage != Stage::Block)
        return std::nullopt;
    for (std::size_t index = 1; index < actionsOf(duel); ++index)
        if (successor(duel, index).blockAs == step.role)
            return index;
    return std::nullopt;
}

/// Whether both seats have lost a card.
bool haveOneEach(const View& view)
{
    return !view.lost[0].empty() && !view.lost[1].empty();
}

} // namespace

std::optional<BeliefTracker::Solution> BeliefTracker::solutionOf(const View& view)
{
    if (!syncToEnding(view))
        return std::nullopt;
    const ByAction strategy = ending_->strategyAt(duel_);
    const ByAction values = ending_->valuesAt(duel_);
    const std::size_t hand = indexOfCards(countsOf(view.hand));
    Solution solution;
    for (std::size_t action = 0; action < kMaxKept; ++action) {
        solution.frequencies[action] = strategy[action][hand];
        solution.values[action] = values[action][hand];
    }
    return solution;
}

std::optional<float> BeliefTracker::endingShareOf(const View& view)
{
    if (!syncToEnding(view))
        return std::nullopt;
    const std::size_t hand = indexOfCards(countsOf(view.hand));
    if (duel_.decider() == observed())
        return ending_->otherValueAt(duel_)[hand];
    const ByAction values = ending_->valuesAt(duel_);
    float best = 0;
    for (const std::uint8_t action : actionMaskOf(duel_).choices[hand])
        best = std::max(best, values[action][hand]);
    return best;
}

std::optional<float> BeliefTracker::turnShareOf(const View& view)
{
    if (view.phase != Phase::Turn || !haveOneEach(view) || !syncTo(view) || !isEnding(duel_))
        return std::nullopt;
    const Lanes shares =
        net_->values(net_->rowsOf(duel_), {laneOf(chancesOf(duel_, reach_, 0)), laneOf(chancesOf(duel_, reach_, 1))});
    return shares[1 - observed()][indexOfCards(countsOf(view.hand))];
}

std::optional<std::array<float, kMaxKept>> BeliefTracker::frequenciesAt(const View& view) const
{
    const auto duel = ending_ ? duelOf(view) : std::nullopt;
    if (!duel)
        return std::nullopt;
    const ByAction strategy = ending_->strategyAt(*duel);
    const std::size_t hand = indexOfCards(countsOf(view.hand));
    std::array<float, kMaxKept> frequencies;
    for (std::size_t action = 0; action < kMaxKept; ++action)
        frequencies[action] = strategy[action][hand];
    return frequencies;
}

std::optional<Row> BeliefTracker::rangeOf(const View& view)
{
    if (!syncTo(view))
        return std::nullopt;
    Counts unseen = leftOf(duel_);
    for (const Role card : view.hand)
        --unseen[asIndex(card)];
    const std::size_t other = observed();
    const bool hasTwo = duel_.hasTwo(other);
    const Row& reach = view.phase == Phase::Replace && view.loser != view.seat ? beforeLoss_ : reach_[other];
    Row chances{};
    float sum = 0;
    for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
        sum += chances[hand] = reach[hand] * static_cast<float>(waysToDraw(unseen, handAt(hasTwo, hand)));
    if (sum <= 0)
        return std::nullopt;
    for (float& each : chances)
        each /= sum;
    return chances;
}

std::optional<std::array<float, kRoles>> BeliefTracker::roleProbabilities(const View& view)
{
    const auto hands = rangeOf(view);
    if (!hands)
        return std::nullopt;
    const bool hasTwo = duel_.hasTwo(observed());
    std::array<float, kRoles> chances{};
    for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
        for (std::size_t role = 0; role < kRoles; ++role)
            chances[role] += handAt(hasTwo, hand)[role] > 0 ? (*hands)[hand] : 0;
    return chances;
}

bool BeliefTracker::syncTo(const View& view)
{
    if (!table_ || !net_ || view.isCrate() || view.course.full() || !isPossible(view))
        return false;
    if (!replay(view))
        return false;
    if (view.phase == Phase::Replace) // perhaps at the end of the turn
        return true;
    if (view.phase == Phase::Draw)
        return view.actor == mover_ && duel_.stage == Stage::Return;
    const auto seen = duelOf(view);
    return seen && view.actor == mover_ && duel_ == *seen;
}

bool BeliefTracker::syncToEnding(const View& view)
{
    if (!haveOneEach(view) || !duelOf(view) || !syncTo(view))
        return false;
    solveEnding();
    return ending_.has_value();
}

bool BeliefTracker::replay(const View& view)
{
    const bool goesOn = view.seat == seat_ && view.course.size() >= course_.size()
        && std::equal(course_.begin(), course_.end(), view.course.begin());
    if (!goesOn) {
        *this = BeliefTracker(table_, net_);
        seat_ = view.seat;
    }
    while (course_.size() < view.course.size())
        if (!advance(view.course[course_.size()]))
            return false;
    return true;
}

bool BeliefTracker::advance(const PublicAction& action)
{
    const auto index = indexOf(action, duel_);
    if (!index)
        return false;
    ByAction strategy = currentStrategy();
    if ((duel_.decider() == 0) != (mover_ == seat_))
        blur(strategy, actionMaskOf(duel_));
    const bool isExchange = duel_.stage == Stage::Return;
    isExchange ? observeExchange(duel_, reach_, strategy) : observeAction(duel_, reach_, *index, strategy);
    Duel next;
    if (isChallenge(duel_, *index)) {
        const bool isTrue = action.role != Role::None;
        observeChallenge(duel_, reach_, isTrue);
        next = isTrue ? afterTruth(duel_) : afterBluff(duel_);
    } else {
        next = successor(duel_, *index);
        beforeLoss_ = reach_[observed()];
        if (duel_.stage == Stage::Lose)
            observeLoss(duel_, reach_, action.role);
    }
    duel_ = next;
    course_.push_back(action);
    if (duel_.stage == Stage::Turn) {
        std::swap(reach_[0], reach_[1]);
        mover_ = static_cast<Seat>(1 - mover_);
        ending_.reset();
    }
    return duel_.stage != Stage::Over;
}

/// Solves the turn if it is an ending that begins now. Every later question in the turn follows this one.
void BeliefTracker::solveEnding()
{
    if (!ending_ && duel_.stage == Stage::Turn && isEnding(duel_))
        ending_.emplace(duel_, reach_, *net_).solve();
}

ByAction BeliefTracker::currentStrategy()
{
    solveEnding();
    if (ending_)
        return ending_->strategyAt(duel_);
    const ActionMask& mask = actionMaskOf(duel_);
    const bool hasTwo = duel_.hasTwo(duel_.decider());
    const std::size_t hands = duel_.stage == Stage::Return ? poolsOf(hasTwo) : handsOf(hasTwo);
    ByAction strategy{};
    for (std::size_t hand = 0; hand < hands; ++hand) {
        const Choices& choices = mask.choices[hand];
        const auto found = choices.size() > 1 ? table_->find(duel_, hand) : std::nullopt;
        for (std::size_t i = 0; i < choices.size(); ++i)
            strategy[choices[i]][hand] = found ? (*found)[i] : mask.uniform[hand];
    }
    return strategy;
}

} // namespace parlour::coup
