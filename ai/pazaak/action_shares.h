// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Shares of the win of all legal actions: values of the solution, corrected by counting the house cards seen. Used by our
// own players; sees a View and nothing else.
#pragma once

#include "ai/pazaak/solution.h"
#include "ai/pazaak/table_player.h"

#include <optional>

namespace parlour::pazaak {

/// The probability of each house card to come next; [0] is unused.
using Draws = std::array<float, kHighestHouse + 1>;

/// Returns the uniform distribution of the model.
Draws evenDraws();
/// Returns the distribution of the house cards not on the boards.
Draws countedDraws(const View& view);

/// An action and its share of the win when both play on by the solution.
struct ActionShare {
    Action action;
    float share = 0;
};
using ActionShares = FixedList<ActionShare, Pazaak::kMaxActions>;

/// Evaluates `legal`, in its order. The next card of either player is drawn by `draws`, later ones uniformly. Exact in the
/// model with evenDraws().
ActionShares evaluateActions(const View& view, const ActionList<Pazaak>& legal, const Solution& solution,
                             const Infoset& infoset, const Draws& draws);

/// Returns the share of ending the turn by the value of the own next card; its mean by countedDraws() is that of the action.
/// nullopt if the action draws none or the values do not tell.
std::optional<Draws> sharesByNextCard(const View& view, const Solution& solution, const Infoset& infoset);

/// Returns the share of view.seat, whichever seat is to move, also between hands and after the match. In the own turn it is
/// that of the best action. nullopt if the model has no such match.
std::optional<float> shareOf(const View& view, const Solution& solution);
/// Returns the share after the action of `before.turn` and before the draw that followed. nullopt if no card was drawn.
std::optional<float> shareBetween(const View& before, const View& after, const Solution& solution);

/// The mixed strategy decides unless counting finds an action that is better by more than this, since a mixed strategy is
/// hard to exploit.
inline constexpr float kMixtureMargin = 0.001F;

/// Returns the probability of each of `shares`: the mixed strategy, unless another action is better by more than
/// kMixtureMargin.
std::vector<double> frequenciesOf(const Strategy& strategy, const Infoset& infoset, const ActionShares& shares);

} // namespace parlour::pazaak
