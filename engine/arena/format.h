// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The formats of contests: pairings, seats and seeds as pure functions of numbers, so that the same plan means the same
// matches everywhere. Used by Progress and the players of spans; knows no game.
//
// A pairing is a group of entrants that meets for a number of matches. Its random numbers depend on its index and the
// contest's seed only. Later pairings are appended, never inserted:
//   round robin  (0,1) (0,2) (1,2) (0,3) ..: an entrant added later appends pairings
//   gauntlet     (0,1) (0,2) (0,3) ..
//   cup          one set after another, round by round (engine/arena/cup.h)
//   tables       one per round, with all entrants; then the matches that decide a tie at the top, one by one
#pragma once

#include "engine/arena/cup.h"
#include "engine/arena/sprt.h"
#include "engine/base/rng.h"
#include "engine/base/seat.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace parlour {

enum class Format : std::uint8_t {
    RoundRobin, ///< each entrant against each other
    Gauntlet, ///< the first entrant against each of the others
    Cup, ///< a seeded bracket of sets; losers play for the lower places
    Tables ///< all entrants, as many at a time as a table seats
};

/// The format and numbers of a contest, without names.
struct Shape {
    Format format = Format::RoundRobin;
    int entrants = 0; ///< 2 or more; 1 at a table of one seat
    /// Seats of a match: 2, or at most `entrants` in the format Tables. A round robin with as many seats as entrants is one
    /// pairing.
    int seats = 2;
    std::int64_t matches = 0; ///< of a pairing (a pair, a set of a cup, a round of tables); at least 1
    int rounds = 1; ///< of tables
    int firstTo = 4; ///< the number of sets that wins an encounter of a cup
    bool playOffTies = false; ///< tables: a tie at the top is decided by further matches
    std::optional<SprtBounds> sprt = {}; ///< for two entrants, round robin: `matches` is the maximum
    /// The entrants whose matches are played at a table, one by one, instead of by players of spans. Round robin and cup.
    std::vector<int> people = {};
    bool operator==(const Shape&) const = default;
};

struct Pairing {
    std::vector<int> entrants; ///< in the order of seats, except at tables, where seats are drawn
    std::int64_t matches = 0;
    int round = 0; ///< of a cup or of tables, from 0
    bool isExtra = false; ///< a match that decides a tie
    bool operator==(const Pairing&) const = default;
};

/// The seed of all matches of one deal.
constexpr std::uint64_t dealSeed(std::uint64_t pairingSeed, std::int64_t deal)
{
    return Rng::stream(pairingSeed, Purpose::Match, static_cast<std::uint64_t>(deal)).next();
}

/// Entrants by seat.
using SeatedEntrants = std::array<int, kMaxSeats>;

/// Seats the matches of one pairing. A deal is a group of as many consecutive matches as there are seats; they share one
/// seed and the same entrants, who rotate by one seat from match to match. At tables, entrants are shuffled for each deal
/// and the first ones play; in a pair the first entrant has seat 0 in the first match.
class SeatingPlan {
public:
    /// `number` is the index of the pairing in its contest.
    SeatingPlan(const Shape& shape, const Pairing& pairing, std::uint64_t contestSeed, int number);

    int seats() const { return seats_; }
    /// The seed of a match; with it and the seats, the match can be replayed alone.
    std::uint64_t matchSeed(std::int64_t match) const;
    SeatedEntrants seated(std::int64_t match) const;

private:
    std::vector<int> entrants_;
    int seats_;
    std::uint64_t seed_;
    bool byLot_;
};

/// The results of a finished pairing that later pairings depend on, by position in Pairing::entrants.
struct Verdict {
    std::vector<std::int64_t> points; ///< in sixtieths
    std::vector<std::int64_t> extra;
};

/// The pairings that are known when the first `finished.size()` are finished, including those. If there are no more, the
/// contest is over.
std::vector<Pairing> pairingsOf(const Shape& shape, const std::vector<Verdict>& finished);

/// The bracket of a cup after the finished sets.
Bracket bracketOf(const Shape& shape, const std::vector<Verdict>& finished);

/// True if later pairings depend on earlier results. Such a contest cannot be split into shards.
bool dependsOnResults(const Shape& shape);

} // namespace parlour
