// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The totals of one pairing, in whole numbers: sums are exact in any order, so a table is the same for any number of
// threads, after a stop, and merged from shards. Used by Progress.
#pragma once

#include "engine/arena/format.h"
#include "engine/arena/results.h"

namespace parlour {

/// The sums of a quantity over whole deals, for its mean and standard error.
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

/// The variance of a sum over `deals` independent deals, by their sample variance; 0 with fewer than two.
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

/// The totals of one entrant.
struct EntrantTotals {
    std::array<SeatCount, kMaxSeats> seats{};
    std::int64_t points = 0; ///< in sixtieths
    std::int64_t shares = 0; ///< in sixtieths
    std::int64_t extra = 0;
    std::int64_t deals = 0; ///< whole deals in which it had a seat
    DealSums dealPoints; ///< over all whole deals of the pairing
    DealSums dealShares;
    EntrantTotals& operator+=(const EntrantTotals& other);
    bool operator==(const EntrantTotals&) const = default;
};

/// The totals of one entrant against another at the same tables, by points.
struct PairTotals {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;
    std::int64_t deals = 0; ///< whole deals with both of them
    DealSums halfPoints; ///< of the first: 2 for a match with more points, 1 for equal points
    std::int64_t matches() const { return wins + draws + losses; }
    double share() const;
    double error() const; ///< one standard error of `share`, over deals
    /// The same totals from the side of the second.
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
    std::vector<PairTotals> pairs; ///< (a, b) with a before b in Pairing::entrants; others are empty
};

/// Counts the first `matches` of `results`, which begin with the match `first` of the pairing, the first of a deal. An
/// incomplete deal at the end counts for everything but errors.
Totals count(const Pairing& pairing, const SeatingPlan& seating, const Payoff& payoff, std::int64_t first,
             const Results& results, std::int64_t matches);

} // namespace parlour
