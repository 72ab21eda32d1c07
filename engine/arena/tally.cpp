#include "engine/arena/tally.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr std::int64_t kMaxJobs = 4096;

std::int64_t divideUp(std::int64_t value, std::int64_t by)
{
    return (value + by - 1) / by;
}

} // namespace

void Tally::add(int entrant, double share, double points, double extra)
{
    Sums& sums = sums_[static_cast<std::size_t>(entrant)];
    const double even = 1.0 / entrants_;
    // Shares are simple fractions; the tolerance only forgives their rounding.
    if (share > even + 1e-9)
        ++sums.wins;
    else if (share < even - 1e-9)
        ++sums.losses;
    else
        ++sums.draws;
    sums.shares += share;
    sums.points += points;
    sums.extra += extra;
}

void Tally::addDeal(const SeatShares& shares)
{
    ++deals_;
    for (std::size_t i = 0; i < static_cast<std::size_t>(entrants_); ++i) {
        const double mean = shares[i] / entrants_;
        sums_[i].deals += mean;
        sums_[i].dealSquares += mean * mean;
    }
}

Tally& Tally::operator+=(const Tally& other)
{
    deals_ += other.deals_;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
        Sums& sums = sums_[i];
        const Sums& more = other.sums_[i];
        sums.wins += more.wins;
        sums.draws += more.draws;
        sums.losses += more.losses;
        sums.points += more.points;
        sums.extra += more.extra;
        sums.shares += more.shares;
        sums.deals += more.deals;
        sums.dealSquares += more.dealSquares;
    }
    return *this;
}

std::int64_t Tally::matches() const
{
    const Sums& any = sums_[0];
    return any.wins + any.draws + any.losses;
}

Standing Tally::standing(int entrant) const
{
    const Sums& sums = sums_[static_cast<std::size_t>(entrant)];
    Standing out{sums.wins, sums.draws, sums.losses, sums.points, sums.extra, 0, 0};
    if (matches() > 0)
        out.share = sums.shares / static_cast<double>(matches());
    if (deals_ > 1) {
        const auto deals = static_cast<double>(deals_);
        const double mean = sums.deals / deals;
        const double variance = std::max(0.0, sums.dealSquares / deals - mean * mean) * deals / (deals - 1);
        out.error = std::sqrt(variance / deals);
    }
    return out;
}

SeriesResult addUp(const std::vector<Tally>& tallies)
{
    SeriesResult result;
    if (tallies.empty())
        return result;
    Tally sum(tallies.front().entrants());
    for (const Tally& tally : tallies) {
        if (tally.matches() == 0)
            break;
        sum += tally;
    }
    result.matches = sum.matches();
    for (int entrant = 0; entrant < sum.entrants(); ++entrant)
        result.standings.push_back(sum.standing(entrant));
    return result;
}

SeriesCut::SeriesCut(std::int64_t matches, int seats)
    : matches_(matches),
      seats_(seats),
      deals_(divideUp(matches, seats)),
      dealsPerJob_(std::max<std::int64_t>(1, divideUp(deals_, kMaxJobs)))
{
}

std::int64_t SeriesCut::jobs() const
{
    return divideUp(deals_, dealsPerJob_);
}

std::int64_t SeriesCut::firstDeal(std::int64_t job) const
{
    return std::min(job * dealsPerJob_, deals_);
}

std::int64_t SeriesCut::matchesIn(std::int64_t jobs) const
{
    return std::min(firstDeal(jobs) * seats_, matches_);
}

} // namespace parlour
