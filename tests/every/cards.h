// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The cards of a View, counted twice. tests/every/<game>_cards.cpp defines both functions of a game.
#pragma once

#include "engine/game_list.h"

// cardsOf: the number of cards in a View, or of what a game has instead; it must equal allCards().
// clang-format off
#define PARLOUR_DECLARE_CARDS(game, Type, id) namespace game { int cardsOf(const View& view); int allCards(const View& view); }
// clang-format on

namespace parlour {

PARLOUR_GAMES(PARLOUR_DECLARE_CARDS)

} // namespace parlour
