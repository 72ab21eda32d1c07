// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exact endings of Durak: two are left and the stock is empty, so whoever counted the cards knows everything. Called by
// players, hints, reviews and the command line. Knows a seat's View and no more: no State, no Match, no clock.
//
// Source of the idea (a search with a transposition table, all cards being known): Bonnet, "The Complexity of Playing
// Durak", IJCAI 2016.
#pragma once

#include "engine/durak/durak_types.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace parlour::durak {

struct EndingOptions {
    std::int64_t nodes = 3'000'000; ///< positions looked at before it gives up, at least 1; the same on every machine
    std::stop_token stop; ///< gives up soon after
    bool line = true; ///< also finds the best line
    bool bestOnly = false; ///< the value and a best action will do: others need not be exact, and there is no line
};

/// A legal action and what it is worth to the seat that is to move.
struct EndingAction {
    Action action;
    double value = 0; ///< its score (Durak::score) when both play without a fault; that of a draw if not exact
    bool exact = false;
};

struct EndingStep {
    Seat seat = -1;
    Action action;
};

struct Ending {
    Seat seat = -1; ///< who is to move
    std::vector<EndingAction> actions; ///< every legal action, in the order of the rules
    double value = 0; ///< the highest of the exact values, or a draw's if there is none
    bool exact = false; ///< `value` is that of the position
    std::vector<EndingStep> line; ///< the first best action of each seat, to the end unless the search gave up
    std::int64_t nodes = 0; ///< positions looked at
};

/// Nothing if the View is no decision of an ending: more than two seats in play, undealt cards, nobody to move, or cards
/// that do not add up. The View may be of either seat; what the other holds follows from the discards. Deterministic
/// unless it was stopped.
std::optional<Ending> solveEnding(const View& view, const EndingOptions& options = {});

} // namespace parlour::durak
