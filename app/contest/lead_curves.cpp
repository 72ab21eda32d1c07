// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/contest/lead_curves.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

/// The points of the curves, with the totals of each pairing up to each point.
class Grid {
public:
    Grid(const Progress& progress, const Payoffs& payoffs)
        : progress_(progress),
          payoffs_(payoffs),
          isTables_(progress.shape().format == Format::Tables),
          total_(isTables_ ? tablesMatches() : progress.shape().matches),
          sums_(asIndex(kLeadPoints) * progress.pairings().size()),
          played_(sums_.size(), 0)
    {
        for (std::size_t i = 0; i < sums_.size(); ++i)
            sums_[i] = Totals(progress.pairings()[i % progress.pairings().size()].entrants.size());
    }

    /// The matches up to a point, of each pair or, in format Tables, of all.
    std::int64_t matchesAt(int point) const { return total_ * (point + 1) / kLeadPoints; }

    void add(const PlayedSpan& played)
    {
        const Span& span = played.span;
        const Pairing& pairing = progress_.pairings()[asIndex(span.pairing)];
        const SeatingPlan seating = progress_.seating(span.pairing);
        const auto countTo = [&](std::int64_t end) {
            return count(pairing, seating, payoffs_[asIndex(seating.seats())], span.first, played.results, end - span.first);
        };
        const std::int64_t last = span.first + span.count;
        const Totals all = countTo(last);
        for (int point = 0; point < kLeadPoints; ++point) {
            const std::int64_t end = std::min(matchesUpTo(point, span.pairing), last);
            if (end <= span.first)
                continue;
            played_[slot(point, span.pairing)] += end - span.first;
            sums_[slot(point, span.pairing)] += end == last ? all : countTo(end);
        }
    }

    /// True if all matches up to this point are played.
    bool isComplete(int point) const
    {
        for (int pairing = 0; pairing < pairings(); ++pairing)
            if (!isWalkover(pairing) && played_[slot(point, pairing)] < matchesUpTo(point, pairing))
                return false;
        return true;
    }

    LeadPoint pointOf(int point, int entrant) const
    {
        EntrantTotals all;
        double variance = 0;
        std::int64_t matches = 0;
        std::int64_t walkovers = 0; ///< matches won without being played
        for (int pairing = 0; pairing < pairings(); ++pairing) {
            const auto& entrants = progress_.pairings()[asIndex(pairing)].entrants;
            const auto here = std::find(entrants.begin(), entrants.end(), entrant);
            if (here == entrants.end())
                continue;
            if (isWalkover(pairing)) {
                matches += matchesUpTo(point, pairing);
                walkovers += progress_.isDisqualified(entrant) ? 0 : matchesUpTo(point, pairing);
                continue;
            }
            const EntrantTotals& totals = sums_[slot(point, pairing)].entrants[asIndex(here - entrants.begin())];
            all += totals;
            variance += varianceOfSum(totals.dealShares, totals.deals);
        }
        for (const SeatCount& seat : all.seats)
            matches += seat.matches();
        if (matches == 0)
            return {};
        const double whole = kWhole * static_cast<double>(matches);
        return {matchesAt(point), static_cast<double>(all.shares + kWhole * walkovers) / whole, std::sqrt(variance) / whole};
    }

private:
    /// True if an entrant of the pair is disqualified and so loses all its matches, as in the standings.
    bool isWalkover(int pairing) const
    {
        const auto& entrants = progress_.pairings()[asIndex(pairing)].entrants;
        return !isTables_
            && std::any_of(entrants.begin(), entrants.end(), [&](int who) { return progress_.isDisqualified(who); });
    }
    int pairings() const { return static_cast<int>(progress_.pairings().size()); }
    std::size_t slot(int point, int pairing) const
    {
        return asIndex(point) * progress_.pairings().size() + asIndex(pairing);
    }
    std::int64_t tablesMatches() const
    {
        std::int64_t sum = 0;
        for (const Pairing& pairing : progress_.pairings())
            sum += pairing.matches;
        return sum;
    }
    /// The matches of a pairing up to a point. Tables are played in sequence, pairs in parallel.
    std::int64_t matchesUpTo(int point, int pairing) const
    {
        const std::int64_t matches = progress_.pairings()[asIndex(pairing)].matches;
        std::int64_t before = 0;
        for (int i = 0; isTables_ && i < pairing; ++i)
            before += progress_.pairings()[asIndex(i)].matches;
        return std::clamp(matchesAt(point) - before, std::int64_t{0}, matches);
    }

    const Progress& progress_;
    Payoffs payoffs_;
    bool isTables_;
    std::int64_t total_;
    std::vector<Totals> sums_; ///< by point and pairing
    std::vector<std::int64_t> played_;
};

} // namespace

Expected<LeadCurves> leadCurvesOf(const ContestFile& file)
{
    const Progress& progress = file.progress();
    // More than 1000 pairings would need too many totals.
    if (progress.shape().format == Format::Cup || progress.pairings().size() > 1000)
        return LeadCurves{};
    Grid grid(progress, payoffsOf(file.plan()));
    const auto read = file.eachSpan(false, [&](const PlayedSpan& span) -> Expected<void> {
        grid.add(span);
        return {};
    });
    if (!read)
        return read.error();
    LeadCurves curves;
    for (int entrant = 0; entrant < progress.shape().entrants; ++entrant) {
        LeadCurve curve{entrant, {}};
        for (int point = 0; point < kLeadPoints && grid.isComplete(point); ++point)
            if (grid.matchesAt(point) > 0)
                curve.points.push_back(grid.pointOf(point, entrant));
        curves.push_back(std::move(curve));
    }
    return curves;
}

} // namespace parlour
