// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a contest plays, as numbers: the pairings of each format, who sits where in a match, and the seed of each. Pure and
// without names, so that the same plan means the same matches everywhere. Used by Progress and the players of spans; knows
// no game.
//
// A pairing is a group of entrants that meets for a number of matches. Its number and the contest's seed are all that its
// chance depends on. Pairings are listed in an order that later ones do not change:
//   round robin  (0,1) (0,2) (1,2) (0,3) ..: an entrant added later only appends
//   gauntlet     (0,1) (0,2) (0,3) ..
//   cup          one set after another, round by round (engine/arena/cup.h)
//   tables       one a round, with everybody; then the matches that decide a tie at the top, one by one
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
    RoundRobin, ///< everybody against everybody
    Gauntlet, ///< the first entrant against each of the others
    Cup, ///< a seeded bracket of sets; losers play off for the places
    Tables ///< everybody, as many as have room at a table
};

/// A contest without its names.
struct Shape {
    Format format = Format::RoundRobin;
    int entrants = 0; ///< 2 or more; 1 only alone at a table of one seat
    /// Of a match; 2 unless the format is Tables, and then at most `entrants`. A round robin with a seat for everybody is
    /// one pairing.
    int seats = 2;
    std::int64_t matches = 0; ///< of a pair, a set of a cup or a round of tables; at least 1
    int rounds = 1; ///< of tables
    int firstTo = 4; ///< sets that win an encounter of a cup
    bool playOffTies = false; ///< tables: a tie at the top is decided by further matches
    std::optional<SprtBounds> sprt; ///< two entrants, round robin: `matches` is the most that is played
    bool operator==(const Shape&) const = default;
};

struct Pairing {
    std::vector<int> entrants; ///< in the order of seats, except at tables, where they are seated by lot
    std::int64_t matches = 0;
    int round = 0; ///< of a cup or of tables, from 0
    bool isExtra = false; ///< decides a tie
    bool operator==(const Pairing&) const = default;
};

/// The seed of all matches of one deal. A match can be played again by itself with it.
constexpr std::uint64_t dealSeed(std::uint64_t pairingSeed, std::int64_t deal)
{
    return Rng::stream(pairingSeed, Purpose::Match, static_cast<std::uint64_t>(deal)).next();
}

/// Who sits in each seat: a number of an entrant.
using SeatedEntrants = std::array<int, kMaxSeats>;

/// Seats the matches of one pairing. Those of a deal (as many as there are seats, from a multiple of that number on) share
/// one seed and the same entrants, who move round by one seat from match to match. At tables, entrants are shuffled for
/// each deal and the first ones play; in a pair the first entrant sits in seat 0 of the first match.
class SeatingPlan {
public:
    /// `number`: of the pairing in its contest.
    SeatingPlan(const Shape& shape, const Pairing& pairing, std::uint64_t contestSeed, int number);

    int seats() const { return seats_; }
    /// With this seed and these seats a match can be played again by itself.
    std::uint64_t matchSeed(std::int64_t match) const;
    SeatedEntrants seated(std::int64_t match) const;

private:
    std::vector<int> entrants_;
    int seats_;
    std::uint64_t seed_;
    bool byLot_;
};

/// What a finished pairing decided, as far as later pairings depend on it: by position in Pairing::entrants.
struct Verdict {
    std::vector<std::int64_t> points; ///< in sixtieths
    std::vector<std::int64_t> extra;
};

/// All pairings that are known when the first `finished.size()` are finished, those included. No more than these: the
/// contest is over.
std::vector<Pairing> pairingsOf(const Shape& shape, const std::vector<Verdict>& finished);

/// The bracket of a cup, from the sets that are finished.
Bracket bracketOf(const Shape& shape, const std::vector<Verdict>& finished);

/// Do later pairings depend on what happens in earlier ones? Such a contest cannot be cut into shards.
bool dependsOnResults(const Shape& shape);

} // namespace parlour
