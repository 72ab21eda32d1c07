// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots of Durak, weakest first. ai/core/bots.cpp joins the lists of all games.
#pragma once

#include "ai/core/game_bots.h"
#include "engine/core/bot.h"

namespace parlour::durak {

/// Plays the lowest card that suffices; see greedy.cpp.
std::unique_ptr<AnyBot> makeGreedy(const Resources&);
/// Decides as OpenFool does, by hand value, with the card values of the article or of the program.
std::unique_ptr<AnyBot> makeArticle(const Resources&);
std::unique_ptr<AnyBot> makeOpenFool(const Resources&);
/// The rollouts of a decision of Monte Carlo.
inline constexpr int kMonteCarloRollouts = 2000;
/// Plays by plain Monte Carlo, a yardstick; see monte_carlo.cpp.
std::unique_ptr<AnyBot> makeMonteCarlo(const Resources&);

} // namespace parlour::durak
