// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Puzzles: positions with one best action by a clear margin, which is not the obvious one. Made by `parlour-cli puzzles`
// from games of our own players; those of resources/puzzles come with the program.
#pragma once

#include "engine/base/expected.h"
#include "engine/base/seat.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace parlour {

struct StockPuzzle {
    std::string game; ///< id
    std::string position; ///< text of engine/positions.h
    Seat seat = 0; ///< is asked
    std::string best; ///< action, in the game's notation
    std::string obvious; ///< what the lowest level plays most often
    double margin = 0; ///< of the best before the second: chance to win, 0 to 1, or points where a person plays alone
    std::string level; ///< the lowest that finds it more often than not; empty: none does
    std::uint64_t seed = 0; ///< of the game in which it came up
    bool operator==(const StockPuzzle&) const = default;
};

QByteArray toJson(const std::vector<StockPuzzle>& puzzles);
/// Reads a list of puzzles. Positions are read when they are asked.
Expected<std::vector<StockPuzzle>> puzzlesFrom(const QByteArray& json);
/// The puzzles of a game that come with the program; none if there are none.
const std::vector<StockPuzzle>& stockOf(const std::string& game);

} // namespace parlour
