// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Solves Pazaak from nothing, and says how good a strategy is. Called by the command line, by whoever makes the shipped
// table, and by tests. The same result for any number of threads.
//
// A match is a graph of contexts (Context): a hand leads from one to another with more hands won or fewer side cards, or
// back to itself. So they are solved backwards, each once all it can lead to is known (HandGame).
#pragma once

#include "ai/pazaak/hand_game.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace parlour::pazaak {

struct SolveOptions {
    int iterations = 20; ///< of CFR+ in each context, at least 1; 20 leave less than 0.0005 to a best response
    int threads = 2; ///< at least 1; changes the time, never the result
    std::stop_token stop; ///< ends everything at once
    /// Told the fraction done, 0 to 1 and never less than before, by one thread at a time.
    std::function<void(double)> progress;
};

/// The strategy of both seats; nothing if it was stopped.
std::optional<Strategy> solve(const Model& model, const SolveOptions& options);
/// The strategy in these bytes or, where they are damaged or solve another model, this one solved anew.
std::optional<Strategy> readOrSolve(std::span<const std::uint8_t> bytes, const Model& model, const SolveOptions& options);

/// What a strategy is worth in its model.
struct StrategyValue {
    double first = 0; ///< share of the win of the seat that begins, when both follow the strategy
    std::array<double, 2> response{}; ///< share that a best response of each seat gets against the other's strategy
    /// The same for a player who sees the other's side cards: no player whatever gets more against the strategy where house
    /// cards are equally likely.
    std::array<double, 2> clairvoyant{};

    /// What a best response gains, mean of both seats.
    double exploitability() const { return (response[0] + response[1] - 1) / 2; }
    double clairvoyantExploitability() const { return (clairvoyant[0] + clairvoyant[1] - 1) / 2; }
};

/// Exact up to rounding. Nothing if it was stopped.
std::optional<StrategyValue> evaluateStrategy(const Strategy& strategy, int threads, const std::stop_token& stop = {});

/// What contexts are worth to seat 0 when both follow the strategy, by context: matrices of its hands by the other's.
using ContextValues = std::vector<Matrices>;

/// Nothing if it was stopped.
std::optional<ContextValues> valuesOf(const Strategy& strategy, int threads, const std::stop_token& stop = {});
/// The values of all situations of a context, by seat.
std::array<SeatValues, 2> situationValues(const Strategy& strategy, const ContextValues& values, int context);

} // namespace parlour::pazaak
