// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/policy.h"

#include "ai/coup/imagine.h"
#include "ai/coup/many.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// All of it on one action.
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

constexpr std::uint64_t kMemory = 0x6D656D6F7279ULL; ///< keeps what is forgotten apart from what is chosen

bool isBluff(const View& view, const Action& action)
{
    const bool isBlock = action.kind == Kind::Block;
    const bool claims = isBlock || claimOf(action.kind) != Role::None;
    return claims && !holds(view.hand, isBlock ? action.role : claimOf(action.kind));
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

std::optional<Chances> chancesOf(const View& view, const Actions& legal, const std::array<float, kMaxKept>& often)
{
    Chances chances;
    float sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const std::size_t index = indexIn(view, legal, i);
        chances.push_back(index < often.size() ? often[index] : 0);
        if (i + 1 == legal.size() && view.phase == Phase::Block) // the crate's block of stealing, as either
            for (std::size_t more = index + 1; more < often.size(); ++more)
                chances.back() += often[more];
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
    const auto mix = strategy_->find(*seen, hand, forgets ? Grain::Rough : Grain::Fine);
    if (!mix)
        return std::nullopt;
    const Choices& choices = allowanceOf(*seen).choices[hand];
    std::array<float, kMaxKept> often{};
    for (std::size_t i = 0; i < choices.size(); ++i)
        often[choices[i]] = (*mix)[i];
    return chancesOf(view, legal, often);
}

Chances Policy::known(const View& view, const Actions& legal, bool forgets) const
{
    if (const auto chances = trained(view, legal, forgets))
        return *chances;
    return certain(legal, indexOf(legal, amongMany(view, legal)));
}

Chances Policy::chances(const View& view, const Actions& legal, const Luck& luck) const
{
    if (skill_ == Skill())
        return known(view, legal, false);
    const bool forgets = Luck{luck.seed ^ kMemory, luck.index}.rng().unit() < skill_.forgets;
    Chances chances = known(view, legal, forgets);
    float sum = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (legal[i].kind == Kind::Challenge)
            chances[i] *= skill_.doubts;
        else if (isBluff(view, legal[i]))
            chances[i] *= skill_.bluffs;
        sum += chances[i];
    }
    if (sum <= 0) // all of it were bluffs
        return certain(legal, 0);
    const float other = skill_.errs / static_cast<float>(legal.size());
    for (float& chance : chances)
        chance = chance / sum * (1 - skill_.errs) + other;
    return chances;
}

} // namespace parlour::coup
