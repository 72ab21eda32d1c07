// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Side decks with names: what a list of legal actions offers, what bots bring, and what a person may begin with.
#pragma once

#include "engine/base/sentence.h"
#include "engine/pazaak_full/pazaak_full_types.h"

#include <span>
#include <string_view>

namespace parlour::pazaak_full {

struct NamedDeck {
    std::string_view id; ///< "starter"
    Text name;
    Deck deck;
};

/// All named decks, the starter first. The starter is within every limit.
std::span<const NamedDeck> namedDecks();

} // namespace parlour::pazaak_full
