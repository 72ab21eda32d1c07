// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game as it is kept: rules, seats, seed and one line of text a step. Plain values; the app's store writes them as JSON.
#pragma once

#include "engine/core/guest.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

/// One step: who (a seat, or kChanceSeat) and what, in the game's notation.
struct Step {
    Seat who = kChanceSeat;
    std::string text;
    bool operator==(const Step&) const = default;
};

struct Record {
    std::string game; ///< id, as "durak"
    int version = 1; ///< of the game's rules (G::kVersion)
    RuleMap rules; ///< every key
    std::vector<std::string> seats; ///< per seat "you" or a bot id
    std::uint64_t seed = 0; ///< of what is dealt, and of our own bots' luck
    std::vector<Step> steps;
    std::optional<std::vector<double>> result; ///< score per seat; none: unfinished
    std::vector<Remark> remarks = {}; ///< of bots from outside, by step; no rule depends on them
    std::uint64_t salt = 0; ///< of the luck of bots from outside, drawn at random; 0: none sit there, or it was not kept
    bool operator==(const Record&) const = default;
};

/// So many remarks are kept of a game.
inline constexpr std::size_t kMaxRemarks = 2000;

/// The name of a person's seat in a record.
inline constexpr std::string_view kPerson = "you";

/// The seat of the person; -1: none.
inline Seat personOf(const std::vector<std::string>& seats)
{
    const auto at = std::find(seats.begin(), seats.end(), kPerson);
    return at == seats.end() ? -1 : static_cast<Seat>(at - seats.begin());
}

} // namespace parlour
