// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is counted over the matches of one pairing, in whole numbers: adding up is exact and its order does not matter, so a
// table is the same on any number of threads, after a stop, and merged from shards. Used by Progress.
#pragma once

#include "engine/arena/format.h"
#include "engine/arena/results.h"

namespace parlour {

/// Sums of something over whole deals, for its mean and standard error.
struct DealSums {
    std::int64_t sum = 0;
    std::int64_t squares = 0;
    void add(std::int64_t value)
    {
        sum += value;
        squares += value * value;
    }
    DealSums& operator+=(const DealSums& other);
    bool operator==(const DealSums&) const = default;
};

/// The variance of the sum over `count` independent matches of which `deals` whole deals were measured, by the sample
/// variance of deals; 0 with fewer than two.
double varianceOfSum(const DealSums& sums, std::int64_t deals);

struct SeatCount {
    std::int64_t wins = 0; ///< more than an even share of the win
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t matches() const { return wins + draws + losses; }
    double share() const; ///< a draw is half a win; 1/2 without a match
    double error() const; ///< one standard error of `share`, over matches
    SeatCount& operator+=(const SeatCount& other);
    bool operator==(const SeatCount&) const = default;
};

/// What one entrant did.
struct EntrantTotals {
    std::array<SeatCount, kMaxSeats> seats{};
    std::int64_t points = 0; ///< in sixtieths
    std::int64_t shares = 0; ///< in sixtieths
    std::int64_t extra = 0;
    std::int64_t deals = 0; ///< whole deals with a seat
    DealSums dealPoints; ///< over all whole deals of the pairing
    DealSums dealShares;
    EntrantTotals& operator+=(const EntrantTotals& other);
    bool operator==(const EntrantTotals&) const = default;
};

/// What one did against another at the same tables: who made more points.
struct PairTotals {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t deals = 0; ///< whole deals with both
    DealSums halfPoints; ///< of the first: 2 for a match in which it was ahead, 1 if they were level
    std::int64_t matches() const { return wins + draws + losses; }
    double share() const;
    double error() const; ///< one standard error of `share`, over deals
    /// As the second sees it; deals have so many matches.
    PairTotals turned(int matchesOfDeal) const;
    PairTotals& operator+=(const PairTotals& other);
    bool operator==(const PairTotals&) const = default;
};

struct Totals {
    Totals() = default;
    explicit Totals(std::size_t count) : entrants(count), pairs(count * count) {}
    PairTotals& pair(std::size_t a, std::size_t b) { return pairs[a * entrants.size() + b]; }
    const PairTotals& pair(std::size_t a, std::size_t b) const { return pairs[a * entrants.size() + b]; }
    Verdict verdict() const;
    Totals& operator+=(const Totals& other);
    bool operator==(const Totals&) const = default;

    std::int64_t matches = 0;
    std::int64_t deals = 0;
    std::vector<EntrantTotals> entrants; ///< by position in Pairing::entrants
    std::vector<PairTotals> pairs; ///< (a, b) with a before b in Pairing::entrants; the others stay empty
};

/// Counts `count` matches from the `from`-th of `results` on, which begin with the match `first` of the pairing. Begins at a
/// deal; a deal that is cut short at the end counts for everything but errors.
Totals count(const Pairing& pairing, const SeatingPlan& seating, const Payoff& payoff, std::int64_t first,
             const Results& results, std::int64_t matches);

} // namespace parlour
