// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the analyst of Pazaak with side decks: why the better of two actions is better, as one sentence. Knows a View
// and the values of both actions.
#pragma once

#include "engine/core/analyst.h"
#include "engine/pazaak_full/pazaak_full_types.h"

namespace parlour::pazaak_full {

/// The expected outcome of the set after an action.
struct Outcome {
    Action action;
    double share = 0; ///< of the match
    double won = 0, tied = 0; ///< of the set
    double bust = 0; ///< the chance that the own total is over 20 after the action and the next card
    double kept = 0; ///< share that side cards left are worth

    bool isWon() const;
    bool isLost() const;
};

/// The reason why `better` is worth more.
Sentence reasonOf(const View& view, const Outcome& better, const Outcome& worse);

/// Kinds of side cards, as decks are compared.
enum class CardGroup { Plus, Minus, PlusMinus, Special };
inline constexpr std::size_t kCardGroups = 4;
CardGroup groupOf(Card card);
Text nameOf(CardGroup group);
/// The reason why a deck is better whose cards of this group are worth more.
Sentence reasonOf(CardGroup group);

} // namespace parlour::pazaak_full
