// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The notation of Pazaak with own side decks: cards, decks, actions and chances as text and back, for records, bots in other
// processes, the command line and tables. No State here.
#pragma once

#include "engine/base/expected.h"
#include "engine/pazaak_full/pazaak_full_types.h"

#include <string>
#include <string_view>

namespace parlour::pazaak_full {

/// "+3", "-3", "+-3", "+-1/2", "+-1T", "2&4", "3&6" or "D".
std::string toText(Card card);
/// toText of a card, for joined() and textsOf().
inline constexpr auto kCardText = [](Card card) { return toText(card); };
/// "+-3=-3"; only the card where there is nothing to choose.
std::string toText(const Play& play);
/// The cards with blanks between.
std::string toText(const Deck& deck);
std::string toText(const Action& action);
std::string toText(const Chance& chance);
/// Plain English, for logs; not read back.
std::string toText(const Event& event);

Expected<Card> parseCard(std::string_view text);
/// Reads ten cards in any order; sorted. The error names the card that is none, or the number of cards.
Expected<Deck> parseDeck(std::string_view text);
/// Reads an action as written by toText, allowed or not. The error names the actions of the game.
Expected<Action> parseAction(std::string_view text);
Expected<Chance> parseChance(std::string_view text);

} // namespace parlour::pazaak_full
