// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The functions that ai/<game> defines in its namespace. ai/core/bots.cpp joins them.
#pragma once

#include "ai/core/bots.h"
#include "engine/game_names.h"

// bots: the bots of the game, weakest first.
// makeAnalyst, decisionFactors: as the functions of these names in parlour, for this game.
// clang-format off
#define PARLOUR_DECLARE_BOTS(game, Type, id) namespace game { \
    const std::vector<BotInfo>& bots(); \
    std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources); \
    std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis); }
// clang-format on

namespace parlour {

PARLOUR_GAMES(PARLOUR_DECLARE_BOTS)

} // namespace parlour
