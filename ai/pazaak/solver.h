// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Solves Pazaak and measures the exploitability of a strategy. Called by the command line, which makes the shipped table,
// and by tests. The result does not depend on the number of threads.
//
// A match is a graph of contexts (Context): a hand leads to a context with more hands won or fewer side cards, or back to
// its own. Contexts are solved backwards, each after all that it leads to (HandGame).
#pragma once

#include "ai/pazaak/hand_game.h"
#include "engine/base/stop.h"

#include <functional>
#include <optional>

namespace parlour::pazaak {

struct SolveOptions {
    int iterations = 20; ///< of CFR+ in each context, at least 1; 20 leave an exploitability below 0.0005
    int threads = 2; ///< at least 1; does not change the result
    stop_token stop; ///< ends the solver at once
    /// Receives the fraction done, 0 to 1, never decreasing, from one thread at a time.
    std::function<void(double)> progress;
};

/// Returns the strategy of both seats; nullopt if stopped.
std::optional<Strategy> solve(const Model& model, const SolveOptions& options);
/// Returns the strategy in these bytes. Solves the model if they are damaged or hold another model.
std::optional<Strategy> readOrSolve(std::span<const std::uint8_t> bytes, const Model& model, const SolveOptions& options);

/// The value of a strategy in its model.
struct StrategyValue {
    double first = 0; ///< share of the win of the first seat when both follow the strategy
    std::array<double, 2> response{}; ///< share of a best response of each seat
    /// Share of a best response that also sees the opponent's side cards: an upper bound for every player against the
    /// strategy, if house cards are uniform.
    std::array<double, 2> clairvoyant{};

    /// The gain of a best response, averaged over both seats.
    double exploitability() const { return (response[0] + response[1] - 1) / 2; }
    double clairvoyantExploitability() const { return (clairvoyant[0] + clairvoyant[1] - 1) / 2; }
};

/// Exact up to rounding. nullopt if stopped.
std::optional<StrategyValue> evaluateStrategy(const Strategy& strategy, int threads, const stop_token& stop = {});

/// Values of contexts to seat 0 when both follow the strategy, by context: matrices of its hands by the opponent's.
using ContextValues = std::vector<Matrices>;

/// nullopt if stopped.
std::optional<ContextValues> valuesOf(const Strategy& strategy, int threads, const stop_token& stop = {});
/// Returns the values of all situations of a context, by seat.
std::array<SeatValues, 2> situationValues(const Strategy& strategy, const ContextValues& values, int context,
                                          HandWorth worth = HandWorth::Match);

} // namespace parlour::pazaak
