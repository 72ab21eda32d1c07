// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What plays spans of a pairing, whatever the game, and what comes of it. Used by the workers of contests and by the files
// that keep what was played.
#pragma once

#include "engine/arena/progress.h"
#include "engine/record/record.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace parlour {

/// Something that a bot from outside did wrong.
struct EntrantFault {
    std::int64_t match = 0; ///< of the pairing
    int entrant = 0;
    int step = 0; ///< of the match
    std::string what; ///< its kind and what came, in plain English
    bool operator==(const EntrantFault&) const = default;
};

/// A span, or its beginning, as it was played.
struct PlayedSpan {
    Span span;
    Results results{0};
    Totals totals;
    std::vector<EntrantFault> faults;
    /// By match: those with a bot from outside, which cannot be made again.
    std::vector<std::pair<std::int64_t, Record>> records;
};

/// What does not change while a contest or a series is played.
struct Field {
    std::string game;
    int version = 1;
    RuleMap rules;
    std::vector<std::string> entrants; ///< names, as records have them
    Payoffs payoffs{};
    std::uint64_t salt = 0; ///< of the luck of bots from outside; each match has one of its own made from it
};

/// Plays spans of any game.
class AnySpanPlayer {
public:
    virtual ~AnySpanPlayer() = default;
    /// Plays the span, or whole deals from its beginning until `enough` says so or there was a fault, at least one. Entrants
    /// who are `disqualified` do what does least and lose.
    virtual PlayedSpan play(const Pairing& pairing, const SeatingPlan& seating, const Span& span,
                            const std::vector<bool>& disqualified, const std::function<bool()>& enough) = 0;
    /// One match with its steps.
    virtual Record record(const SeatingPlan& seating, std::int64_t match) = 0;
};

} // namespace parlour
