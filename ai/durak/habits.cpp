// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/habits.h"
#include "engine/durak/durak.h"

#include <algorithm>

namespace parlour::durak {

namespace {

using Kind = Action::Kind;

/// The difference of ranks from which a lead counts as high.
constexpr int kHighLead = 4;

bool isLead(const View& view)
{
    return view.phase == Phase::Lead && view.stock > 0;
}

bool isCover(const View& view, const Action& action)
{
    return view.stock > 0 && action.kind == Kind::Cover;
}

CardSet plainCards(const View& view)
{
    return setOf(view.hand) - CardSet::ofSuit(view.trump());
}

/// The number of cards of a rank that others may still throw in. None if the rank lies on the table, since then it admits
/// nothing new.
int admitted(const View& view, Card card)
{
    const CardSet table = setOf(view.table);
    if (table.sameRanks().has(card))
        return 0;
    return (CardSet::ofRank(card.rank()) - view.discarded - setOf(view.hand)).size();
}

/// True if a lower card of the played one's suit, from the same hand, beats the attack as well and admits no more cards.
bool coversHigher(const View& view, const Action& action)
{
    return std::any_of(view.hand.begin(), view.hand.end(), [&](Card card) {
        return card.suit() == action.card.suit() && card.rank() < action.card.rank()
            && beats(view.rules, view.trump(), card, action.target) && admitted(view, card) <= admitted(view, action.card);
    });
}

std::optional<bool> leadsTrump(const View& view, const Action& action)
{
    if (!isLead(view) || plainCards(view).empty())
        return {};
    return action.card.suit() == view.trump();
}

std::optional<bool> leadsHigh(const View& view, const Action& action)
{
    if (!isLead(view) || plainCards(view).empty())
        return {};
    Rank lowest = kAce;
    for (const Card card : plainCards(view))
        lowest = std::min(lowest, card.rank());
    return action.card.suit() != view.trump() && action.card.rank() >= lowest + kHighLead;
}

std::optional<bool> coversHigh(const View& view, const Action& action)
{
    if (!isCover(view, action))
        return {};
    return action.card.suit() != view.trump() && coversHigher(view, action);
}

std::optional<bool> wastesTrump(const View& view, const Action& action)
{
    if (!isCover(view, action))
        return {};
    return action.card.suit() == view.trump() && coversHigher(view, action);
}

std::optional<bool> takes(const View& view, const Action& action)
{
    if (view.phase != Phase::Defend || view.stock == 0)
        return {};
    return action.kind == Kind::Take;
}

} // namespace

std::span<const Habit<Durak>> habits(const Durak*)
{
    static constexpr Habit<Durak> kAll[] = {
        {"leadsTrump", "leads a trump though it holds plain cards", leadsTrump},
        {"leadsHigh", "leads four ranks or more above its lowest plain card", leadsHigh},
        {"coversHigh", "covers needlessly high in suit, of its covers", coversHigh},
        {"wastesTrump", "wastes a higher trump where a lower one covers, of its covers", wastesTrump},
        {"takes", "takes, of its defences", takes},
    };
    return kAll;
}

} // namespace parlour::durak
