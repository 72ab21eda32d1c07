// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes puzzles: plays games of our own players, and keeps decisions in which one action is better than all others by a
// clear margin and the lowest level plays another. Used by the command line, and by the test of the shipped stocks. Uses
// games, bots and analysts with erased types.
#pragma once

#include "ai/core/bots.h"
#include "app/analysis/advice.h"
#include "app/practice/stock.h"
#include "engine/base/stop.h"
#include "engine/core/any_match.h"

#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace parlour {

/// The lead of a puzzle's best action before all others, as in StockPuzzle::margin, by the analyst's answer when the
/// practice asks the position. 0 if another action is best, if the lead is within PuzzleMaker::kErrors errors, or if the
/// position cannot be read.
double leadOf(const StockPuzzle& puzzle, AnyAnalyst& analyst, const stop_token& stop = {});

class PuzzleMaker {
public:
    /// The lead of the best action in percentage points of the win, or in points where a person plays alone; and in standard
    /// errors.
    static constexpr double kMargin = 5;
    static constexpr double kErrors = 3;
    /// The part of the puzzles whose best action is the first legal one, at most.
    static constexpr double kFirst = 0.4;

    /// `level`: only puzzles that this level is the lowest to find. The same seed makes the same puzzles. `game` must have
    /// an analyst and levels.
    PuzzleMaker(const GameInfo& game, std::uint64_t seed, std::optional<Level> level, const Resources& resources);
    ~PuzzleMaker();

    /// Makes `count` puzzles, at most one of a game, each of another position, no more than half of them alike and no more
    /// than kFirst of them solved by the first legal action; fewer after a stop or after kMostGames games. `made` hears the
    /// number so far.
    std::vector<StockPuzzle> make(int count, const stop_token& stop, const std::function<void(int made)>& made = {});
    static constexpr int kMostGames = 20'000;
    /// The version of the analyst.
    int analyst() const { return analyst_->version(); }

private:
    std::optional<StockPuzzle> playOne(std::uint64_t seed, const stop_token& stop);
    std::optional<StockPuzzle> puzzleAt(const AnyMatch& match, Seat seat, std::uint64_t seed, const stop_token& stop);
    std::string usualAnswer(AnyBot& bot, AnyQuestion question, int& times, const stop_token& stop) const;

    const GameInfo& info_;
    std::uint64_t seed_;
    std::optional<Level> level_;
    std::unique_ptr<AnyAnalyst> analyst_;
    std::vector<std::unique_ptr<AnyBot>> levels_; ///< weakest first
    std::set<std::string> positions_; ///< of all puzzles so far
};

} // namespace parlour
