// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Puzzles: positions with one best action by a clear margin, which is not the obvious one. Made by `parlour-cli puzzles`
// from games of our own players; the stocks of resources/puzzles come with the program.
#pragma once

#include "engine/base/expected.h"
#include "engine/base/seat.h"

#include <QByteArray>
#include <QDate>

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

/// The puzzles of a game, and how they were made.
struct Stock {
    std::string game; ///< id
    int analyst = 0; ///< the version of the analyst that made them (AnyAnalyst::version)
    std::string command; ///< makes them again
    std::vector<StockPuzzle> puzzles;
    bool operator==(const Stock&) const = default;
};

QByteArray toJson(const Stock& stock);
/// Reads a stock. Positions are read when they are asked.
Expected<Stock> stockFrom(const QByteArray& json);
/// The stock of a game that comes with the program; without puzzles if there is none.
const Stock& stockOf(const std::string& game);
/// The puzzle of the stocks with this position; nullptr if there is none.
const StockPuzzle* findPuzzle(const std::string& game, const std::string& position);

/// The puzzle of the day: the same for everybody whose program has the same stocks. One that the levels below the master
/// find; the games take turns. `date` is that of UTC. nullptr if there is none.
const StockPuzzle* puzzleOfDay(const QDate& date);

} // namespace parlour
