// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What each legal action is worth: the values of the solution, put right by the house cards that have gone. Used by our own
// players; sees a View and nothing else.
#pragma once

#include "ai/pazaak/solution.h"
#include "ai/pazaak/table_player.h"

#include <optional>

namespace parlour::pazaak {

/// How likely each house card is to come next; [0] is unused.
using Draws = std::array<float, kHighestHouse + 1>;

/// Every value equally likely, as in the model.
Draws evenDraws();
/// By the house cards that can be seen on the boards.
Draws countedDraws(const View& view);

/// The share of the win that an action promises when both go on by the solution.
struct ActionShare {
    Action action;
    float share = 0;
};
using ActionShares = FixedList<ActionShare, Pazaak::kMaxActions>;

/// Weighs `legal`, in its order. The next card of either player comes by `draws`; those after it come evenly. With
/// evenDraws() it is exact in the model.
ActionShares evaluateActions(const View& view, const ActionList<Pazaak>& legal, const Solution& solution,
                             const Infoset& infoset, const Draws& draws);

/// The share of who has the View, whoever is to move, also between hands and when all is over. In the own turn it is that
/// of the best action. Nothing where the model has no such match.
std::optional<float> shareOf(const View& view, const Solution& solution);
/// The share within a step, when it was known what `before.turn` did and not what was drawn then. Nothing where nothing was.
std::optional<float> shareBetween(const View& before, const View& after, const Solution& solution);

/// Where counting finds nothing that is better by more than this, the table's mixtures decide, since they cannot be
/// answered.
inline constexpr float kMixtureMargin = 0.001F;

/// How often each of `shares` is taken in mixed play: as the strategy says, unless another is better by more than
/// kMixtureMargin.
std::vector<double> frequenciesOf(const Strategy& strategy, const Infoset& infoset, const ActionShares& shares);

} // namespace parlour::pazaak
