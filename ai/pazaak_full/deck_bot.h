// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot that brings a certain deck, and the option "deck=" that chooses it. Used by the game's list of bots.
#pragma once

#include "ai/core/bots.h"
#include "engine/core/bot.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

/// Chooses a deck and leaves all other decisions to another bot, which also chooses the deck where the rules forbid the own
/// one.
class DeckBot final : public Bot<PazaakFull> {
public:
    DeckBot(std::unique_ptr<AnyBot> bot, const Deck& deck);
    Action choose(const Question<PazaakFull>& question) override;

private:
    std::unique_ptr<Bot<PazaakFull>> bot_;
    Deck deck_;
};

/// "deck=NAME", or ten cards with blanks between.
extern const OwnBotOption kDeckOption;

} // namespace parlour::pazaak_full
