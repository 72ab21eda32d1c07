// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A player of spans of a pairing, whatever the game, and its results. Used by the workers of contests and by contest files.
#pragma once

#include "engine/arena/progress.h"
#include "engine/base/stop.h"
#include "engine/record/record.h"

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace parlour {

/// A fault of a guest in a contest.
struct EntrantFault {
    std::int64_t match = 0; ///< of the pairing
    int entrant = 0;
    int step = 0; ///< steps of the match before the decision
    std::string what; ///< its kind and the unexpected input, in plain English
    bool operator==(const EntrantFault&) const = default;
};

/// The results of a span, or of its beginning.
struct PlayedSpan {
    Span span;
    Results results{0};
    Totals totals;
    std::vector<EntrantFault> faults;
    /// The matches with guests, by number: these cannot be played again from their seed.
    std::vector<std::pair<std::int64_t, Record>> records;
};

/// The constants of a contest or a series.
struct Field {
    std::string game;
    int version = 1;
    RuleMap rules;
    std::vector<std::string> entrants; ///< names, as in records
    Payoffs payoffs{};
    std::uint64_t salt = 0; ///< seeds guests' random numbers; each match derives its own
};

/// Plays spans of any game.
class AnySpanPlayer {
public:
    virtual ~AnySpanPlayer() = default;
    /// Plays the span, or its first deals, at least one, until `enough` returns true or there is a fault. Entrants who are
    /// `disqualified` take the first legal action and lose. A stop abandons the running deal: its matches are left out, and
    /// the span may be empty.
    virtual PlayedSpan play(const Pairing& pairing, const SeatingPlan& seating, const Span& span,
                            const std::vector<bool>& disqualified, const std::function<bool()>& enough,
                            const stop_token& stop) = 0;
    /// Plays one match and records its steps.
    virtual Record record(const SeatingPlan& seating, std::int64_t match) = 0;
};

} // namespace parlour
