// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The measured worth of the side cards (resources/decks/pazaak-full.json), for the deck sheet. Measured by parlour-lab
// decks.
#pragma once

#include "engine/pazaak_full/pazaak_full_types.h"

#include <optional>

namespace parlour::pazaak_full {

/// The change of the share of matches, if the card replaces a plain card of a plain deck.
struct CardWorth {
    double change = 0;
    double error = 0; ///< standard error
};
/// nullopt if it was not measured.
std::optional<CardWorth> measuredWorth(Card card);

} // namespace parlour::pazaak_full
