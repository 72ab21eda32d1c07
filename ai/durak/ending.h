// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Exact endings of Durak: with two seats left and an empty stock, a seat that counts cards has perfect information. Called
// by bots, analysts and the command line. Knows a seat's View: no State, no Match, no clock.
//
// Source (search with a transposition table at perfect information): Bonnet, "The Complexity of Playing Durak", IJCAI 2016.
#pragma once

#include "engine/base/stop.h"
#include "engine/durak/durak_types.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour::durak {

struct EndingOptions {
    std::int64_t nodes = 3'000'000; ///< limit of searched positions, at least 1
    stop_token stop; ///< the search gives up soon after
    bool line = true; ///< also find a best line
    bool bestOnly = false; ///< find only the value and one best action; other actions may be inexact, and there is no line
};

/// A legal action and its value to the seat to move.
struct EndingAction {
    Action action;
    double value = 0; ///< the score under optimal play; that of a draw if not exact
    bool exact = false;
};

struct EndingStep {
    Seat seat = -1;
    Action action;
};

struct Ending {
    Seat seat = -1; ///< the seat to move
    std::vector<EndingAction> actions; ///< every legal action, in the order of the rules
    double value = 0; ///< the highest exact value; that of a draw if none is exact
    bool exact = false; ///< whether `value` is that of the position
    std::vector<EndingStep> line; ///< the first best action of each seat, to the end unless the search gave up
    std::int64_t nodes = 0; ///< searched positions
};

/// Solves an ending. nullopt if the View is not a decision of an ending: more than two seats in play, undealt cards, no seat
/// to move, or inconsistent cards. The View may be of either seat; the other hand follows from the discards. Deterministic
/// unless stopped.
std::optional<Ending> solveEnding(const View& view, const EndingOptions& options = {});

} // namespace parlour::durak
