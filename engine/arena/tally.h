// What is counted in a series, and how it is cut into jobs. Used by series.h; knows nothing of games.
#pragma once

#include "engine/base/seat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace parlour {

/// What one entrant did in a series.
struct Standing {
    std::int64_t wins = 0; ///< matches with more than an even share
    std::int64_t draws = 0; ///< with an even share
    std::int64_t losses = 0;
    double points = 0; ///< the sum of the game's own contest score
    double extra = 0; ///< the sum of the game's extra score
    double share = 0; ///< mean share of the win: of two seats 1, 1/2 or 0 a match
    double error = 0; ///< one standard error of `share`, over deals; 0 with fewer than two whole deals
};

struct SeriesResult {
    std::int64_t matches = 0;
    std::vector<Standing> standings; ///< by entrant
};

/// Shares added up over the matches of one deal, by entrant.
using SeatShares = std::array<double, kMaxSeats>;

/// The sums over some matches.
class Tally {
public:
    explicit Tally(int entrants) : entrants_(entrants) {}

    void add(int entrant, double share, double points, double extra);
    /// A deal of which every rotation was played.
    void addDeal(const SeatShares& shares);
    Tally& operator+=(const Tally& other);

    std::int64_t matches() const;
    Standing standing(int entrant) const;
    int entrants() const { return entrants_; }

private:
    struct Sums {
        std::int64_t wins = 0, draws = 0, losses = 0;
        double points = 0, extra = 0, shares = 0;
        double deals = 0, dealSquares = 0; ///< of the mean share in each whole deal
    };

    int entrants_;
    std::int64_t deals_ = 0;
    std::array<Sums, kMaxSeats> sums_{};
};

/// Adds up tallies in order, as far as they were filled.
SeriesResult addUp(const std::vector<Tally>& tallies);

/// How a series is cut into jobs of whole deals: many enough for threads to share and to stop between, few enough not to
/// matter. Depends on the series alone, never on the number of threads.
class SeriesCut {
public:
    SeriesCut(std::int64_t matches, int seats);

    std::int64_t jobs() const;
    /// The first deal of a job; of jobs(): the number of deals.
    std::int64_t firstDeal(std::int64_t job) const;
    /// How many matches `jobs` jobs are; a short last one counts as full unless all are done.
    std::int64_t matchesIn(std::int64_t jobs) const;

private:
    std::int64_t matches_;
    int seats_;
    std::int64_t deals_;
    std::int64_t dealsPerJob_;
};

} // namespace parlour
