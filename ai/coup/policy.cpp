// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/policy.h"

#include "ai/core/habits.h"
#include "ai/coup/determinization.h"
#include "ai/coup/multiplayer/multiplayer_policy.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// All probability on one action.
Chances certain(const Actions& legal, std::size_t index)
{
    Chances chances;
    for (std::size_t i = 0; i < legal.size(); ++i)
        chances.push_back(i == index ? 1.0F : 0.0F);
    return chances;
}

std::size_t indexOf(const Actions& legal, const Action& action)
{
    const auto found = std::find(legal.begin(), legal.end(), action);
    return found == legal.end() ? 0 : static_cast<std::size_t>(found - legal.begin());
}

constexpr std::uint64_t kForgettingStream = 0x6D656D6F7279ULL; ///< separates forgetting from the choice of the action

bool isBluff(const View& view, const Action& action)
{
    const bool isBlock = action.kind == Kind::Block;
    const bool claims = isBlock || claimOf(action.kind) != Role::None;
    return claims && !holds(view.hand, isBlock ? action.role : claimOf(action.kind));
}

bool isNaive(const View& view, const Action& action)
{
    if (action.kind == Kind::Challenge)
        return showsHabit<Coup>(view, {Kind::Allow});
    return !isBluff(view, action) && !showsHabit<Coup>(view, action);
}

/// Gives the share `rate` of the probability to the actions that satisfy `isOne(action)`, equally, if there are any.
template <class IsOne>
void mixIn(Chances& chances, const Actions& legal, float rate, IsOne isOne)
{
    const auto count = std::count_if(legal.begin(), legal.end(), isOne);
    if (count == 0)
        return;
    for (std::size_t i = 0; i < legal.size(); ++i)
        chances[i] = chances[i] * (1 - rate) + (isOne(legal[i]) ? rate / static_cast<float>(count) : 0);
}

} // namespace

std::size_t indexIn(const View& view, const Actions& legal, std::size_t place)
{
    const Action& action = legal[place];
    switch (view.phase) {
    case Phase::Turn:
        return static_cast<std::size_t>(action.kind);
    case Phase::Lose:
        return static_cast<std::size_t>(action.role);
    case Phase::Return: {
        Counts kept = countsOf(view.hand);
        --kept[static_cast<std::size_t>(action.role)];
        --kept[static_cast<std::size_t>(action.second)];
        return indexOfCards(kept);
    }
    default:
        return place;
    }
}

std::optional<Chances> chancesOf(const View& view, const Actions& legal, const std::array<float, kMaxKept>& frequencies)
{
    Chances chances;
    float sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const std::size_t index = indexIn(view, legal, i);
        chances.push_back(index < frequencies.size() ? frequencies[index] : 0);
        if (i + 1 == legal.size()
            && view.phase == Phase::Block) // one block against stealing stands for two in the crate's mode
            for (std::size_t more = index + 1; more < frequencies.size(); ++more)
                chances.back() += frequencies[more];
        sum += chances.back();
    }
    if (sum <= 0)
        return std::nullopt;
    return chances;
}

std::optional<Chances> Policy::trained(const View& view, const Actions& legal, bool forgets) const
{
    const auto seen = strategy_ && isPossible(view) ? duelOf(view) : std::nullopt;
    if (!seen)
        return std::nullopt;
    const std::size_t hand = indexOfCards(countsOf(view.hand));
    const auto mix = strategy_->find(*seen, hand, forgets ? Abstraction::NoClaims : Abstraction::Full);
    if (!mix)
        return std::nullopt;
    const Choices& choices = actionMaskOf(*seen).choices[hand];
    std::array<float, kMaxKept> frequencies{};
    for (std::size_t i = 0; i < choices.size(); ++i)
        frequencies[choices[i]] = (*mix)[i];
    return chancesOf(view, legal, frequencies);
}

Chances Policy::unimpaired(const View& view, const Actions& legal, bool forgets) const
{
    if (const auto chances = trained(view, legal, forgets))
        return *chances;
    return certain(legal, indexOf(legal, heuristicAction(view, legal)));
}

Chances Policy::chances(const View& view, const Actions& legal, const Luck& luck) const
{
    if (skill_ == Skill())
        return unimpaired(view, legal, false);
    const bool forgets = Luck{luck.seed ^ kForgettingStream, luck.index}.rng().unit() < skill_.forgetRate;
    Chances chances = unimpaired(view, legal, forgets);
    float sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (legal[i].kind == Kind::Challenge)
            chances[i] *= skill_.challengeRate;
        else if (isBluff(view, legal[i]))
            chances[i] *= skill_.bluffRate;
        sum += chances[i];
    }
    if (sum <= 0) // all of them were bluffs
        return certain(legal, 0);
    for (float& chance : chances)
        chance /= sum;
    mixIn(chances, legal, skill_.errorRate, [](const Action&) { return true; });
    mixIn(chances, legal, skill_.naiveRate, [&](const Action& action) { return isNaive(view, action); });
    return chances;
}

} // namespace parlour::coup
