// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Side decks with names: what a list of legal actions offers, what bots bring, and what a person may begin with.
#pragma once

#include "engine/base/expected.h"
#include "engine/base/sentence.h"
#include "engine/pazaak_full/pazaak_full_types.h"

#include <span>
#include <string>
#include <string_view>

namespace parlour::pazaak_full {

struct NamedDeck {
    std::string_view id; ///< "starter"
    Text name;
    Deck deck;
};

/// All named decks, the starter first. The starter is within every limit.
std::span<const NamedDeck> namedDecks();
/// The deck of that name, which must exist.
const Deck& namedDeck(std::string_view id);
/// Reads the name of a deck, or ten cards. The error names both.
Expected<Deck> parseDeckOrName(const std::string& text);

} // namespace parlour::pazaak_full
