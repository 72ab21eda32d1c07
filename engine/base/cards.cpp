// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/cards.h"

namespace parlour {

std::string toText(Card card)
{
    return {kRankLetters[static_cast<std::size_t>(card.rank())], kSuitLetters[static_cast<std::size_t>(card.suit())]};
}

Expected<Card> parseCard(std::string_view text)
{
    if (text.size() == 2) {
        const auto rank = kRankLetters.find(text[0]);
        const auto suit = kSuitLetters.find(text[1]);
        if (rank != std::string_view::npos && suit != std::string_view::npos)
            return Card(static_cast<Rank>(rank), static_cast<Suit>(suit));
    }
    return Error(SAY("Error", "\"%1\" is not a card; a card is written like 9c, Th or As"), {std::string(text)});
}

} // namespace parlour
