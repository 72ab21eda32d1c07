// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the analyst of Pazaak with side decks: why the better of two actions is better, as one sentence. Knows the
// outcomes of both actions.
#pragma once

#include "ai/twenty/outcome.h"
#include "engine/pazaak_full/pazaak_full_types.h"

namespace parlour::pazaak_full {

/// The reason why `better` is worth more. `view` is that of the decision.
Sentence reasonOf(const View& view, const twenty::Outcome& better, const twenty::Outcome& worse);
/// A card as it is printed, which needs no translation: "±3".
std::string printed(Card card);

/// Kinds of side cards, as decks are compared.
enum class CardGroup { Plus, Minus, PlusMinus, Special };
inline constexpr std::size_t kCardGroups = 4;
CardGroup groupOf(Card card);
Text nameOf(CardGroup group);
/// The reason why a deck is better whose cards of this group are worth more.
Sentence reasonOf(CardGroup group);

} // namespace parlour::pazaak_full
