// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A saved game: rules, seats, seed and one line of text per step. Plain values; the app's store writes them as JSON.
#pragma once

#include "engine/core/guest.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// One step: a seat or kChanceSeat, and the action or chance in the game's notation.
struct Step {
    Seat who = kChanceSeat;
    std::string text;
    bool operator==(const Step&) const = default;
};

/// A number that was fixed before the game, and what was shown of it before the first card (app/store/seal.h).
struct Seal {
    int method = 1; ///< the version of the method
    std::string hash; ///< 64 hexadecimal digits, shown before the game
    std::uint64_t number = 0; ///< opened after the game
    std::string salt; ///< 32 hexadecimal digits, opened with the number
    std::string words; ///< that the players added to the chance once the seal was shown; empty: none
    bool operator==(const Seal&) const = default;
};

struct Record {
    std::string game; ///< id, such as "durak"
    int version = 1; ///< of the game's rules (G::kVersion)
    RuleMap rules; ///< every key
    std::vector<std::string> seats; ///< by seat: "you", "person:NAME" or a bot id
    std::uint64_t seed = 0; ///< of chance and of our own bots
    std::vector<Step> steps;
    std::optional<std::vector<double>> result; ///< score by seat; nullopt: unfinished
    std::vector<Remark> remarks = {}; ///< on guests' decisions, by step; no rule depends on them
    std::uint64_t salt = 0; ///< seed of guests' random numbers; 0: no guests, or not saved
    std::optional<Seal> seal = {}; ///< of the seed
    std::vector<std::string> names = {}; ///< by seat, as guests named themselves, else ""; empty if none did
    std::string position = {}; ///< that the game began from (engine/positions.h), dealt by the seed; empty: a new game
    /// The cards of which the person could build a deck, with copies; empty: of any. nullopt: not known.
    std::optional<std::vector<std::string>> collection = {};
    bool operator==(const Record&) const = default;
};

/// The number of remarks kept of a game.
inline constexpr std::size_t kMaxRemarks = 2000;

/// The name of the seat of the person whose program it is, in a record.
inline constexpr std::string_view kPerson = "you";
/// The beginning of the seat of another person at the same table: "person:Anna".
inline constexpr std::string_view kNamedPerson = "person:";

inline bool isPersonSeat(std::string_view seat)
{
    return seat == kPerson || seat.starts_with(kNamedPerson);
}

inline int peopleIn(const std::vector<std::string>& seats)
{
    return static_cast<int>(std::count_if(seats.begin(), seats.end(), isPersonSeat));
}

/// The seat of the person whose program it is; -1 if there is none.
inline Seat personOf(const std::vector<std::string>& seats)
{
    const auto at = std::find(seats.begin(), seats.end(), kPerson);
    return at == seats.end() ? -1 : static_cast<Seat>(at - seats.begin());
}

/// The seat whose results and mistakes are those of the person whose program it is; -1 if there is none. Of several people
/// at one screen anybody may have sat there: such a game counts for those with names alone.
inline Seat ownSeatOf(const std::vector<std::string>& seats)
{
    return peopleIn(seats) == 1 ? personOf(seats) : -1;
}

/// Keeps the name that the guest of a seat gave itself; empty: none.
inline void setName(Record& record, Seat seat, const std::string& name)
{
    if (name.empty())
        return;
    record.names.resize(record.seats.size());
    record.names[static_cast<std::size_t>(seat)] = name;
}

/// Whether both are of one match: the same game, rules, seats and chance, whatever was played.
inline bool areOfOneMatch(const Record& one, const Record& other)
{
    return one.game == other.game && one.version == other.version && one.rules == other.rules && one.seats == other.seats
        && one.seed == other.seed && one.position == other.position;
}

} // namespace parlour
