// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/totals.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour {

namespace {

/// Counts deals one by one. The sums of a deal are built before they are added to the totals, which is faster for contests
/// of millions of matches.
class Counter {
public:
    Counter(const Pairing& pairing, const SeatingPlan& seating, const Payoff& payoff)
        : seating_(seating),
          payoff_(payoff),
          seats_(seating.seats()),
          totals_(pairing.entrants.size()),
          position_(asIndex(1 + *std::max_element(pairing.entrants.begin(), pairing.entrants.end())))
    {
        for (std::size_t i = 0; i < pairing.entrants.size(); ++i)
            position_[asIndex(pairing.entrants[i])] = i;
    }

    /// Adds `matches` matches of the deal that begins with the match `first` of the pairing and index `from` of `results`.
    void addDeal(std::int64_t first, const Results& results, std::int64_t from, int matches)
    {
        deal_ = {};
        const SeatedEntrants seated = seating_.seated(first);
        for (Seat seat = 0; seat < seats_; ++seat)
            deal_.positions[asIndex(seat)] = position_[asIndex(seated[asIndex(seat)])];
        for (int match = 0; match < matches; ++match)
            addMatch(match, results, from + match);
        totals_.matches += matches;
        const bool isWhole = matches == seats_;
        totals_.deals += isWhole ? 1 : 0;
        addPlayers(isWhole);
        addPairs(isWhole);
        if (deal_.absentPoints != 0)
            addAbsent(isWhole);
    }

    const Totals& totals() const { return totals_; }

private:
    /// The number of matches in which the first of two players had more points, and fewer.
    struct PairResult {
        int wins = 0;
        int losses = 0;
    };
    /// The sums of one deal. Players are indexed by their seat in the deal's first match; they rotate from there.
    struct Deal {
        std::array<std::size_t, kMaxSeats> positions{}; ///< in the pairing
        std::array<int, kMaxSeats> points{}, shares{}, extra{};
        std::array<std::array<PairResult, kMaxSeats>, kMaxSeats> pairs{};
        int matches = 0;
        int absentPoints = 0;
    };

    void addMatch(int match, const Results& results, std::int64_t index)
    {
        const SeatSet winners = results.winners(index);
        const auto& pointsBySeat = payoff_.points[winners.index()];
        const auto& sharesBySeat = payoff_.shares[winners.index()];
        std::array<int, kMaxSeats> points{};
        for (Seat seat = 0; seat < seats_; ++seat) {
            const int player = seat + match < seats_ ? seat + match : seat + match - seats_;
            const int share = sharesBySeat[asIndex(seat)];
            SeatCount& count = totals_.entrants[deal_.positions[asIndex(player)]].seats[asIndex(seat)];
            ++(share * seats_ > kWhole ? count.wins : share * seats_ < kWhole ? count.losses : count.draws);
            points[asIndex(player)] = pointsBySeat[asIndex(seat)];
            deal_.points[asIndex(player)] += points[asIndex(player)];
            deal_.shares[asIndex(player)] += share;
            deal_.extra[asIndex(player)] += results.extra(index, seat);
        }
        for (int a = 0; a < seats_; ++a)
            for (int b = a + 1; b < seats_; ++b) {
                deal_.pairs[asIndex(a)][asIndex(b)].wins += points[asIndex(a)] > points[asIndex(b)] ? 1 : 0;
                deal_.pairs[asIndex(a)][asIndex(b)].losses += points[asIndex(a)] < points[asIndex(b)] ? 1 : 0;
            }
        ++deal_.matches;
        deal_.absentPoints += payoff_.absent[winners.index()];
    }

    void addPlayers(bool isWhole)
    {
        for (int player = 0; player < seats_; ++player) {
            EntrantTotals& entrant = totals_.entrants[deal_.positions[asIndex(player)]];
            entrant.points += deal_.points[asIndex(player)];
            entrant.shares += deal_.shares[asIndex(player)];
            entrant.extra += deal_.extra[asIndex(player)];
            if (!isWhole)
                continue;
            ++entrant.deals;
            entrant.dealPoints.add(deal_.points[asIndex(player)]);
            entrant.dealShares.add(deal_.shares[asIndex(player)]);
        }
    }

    void addPairs(bool isWhole)
    {
        for (int a = 0; a < seats_; ++a)
            for (int b = a + 1; b < seats_; ++b) {
                const std::size_t one = deal_.positions[asIndex(a)], other = deal_.positions[asIndex(b)];
                PairResult result = deal_.pairs[asIndex(a)][asIndex(b)];
                if (one > other)
                    std::swap(result.wins, result.losses);
                PairTotals& pair = totals_.pair(std::min(one, other), std::max(one, other));
                pair.wins += result.wins;
                pair.losses += result.losses;
                pair.draws += deal_.matches - result.wins - result.losses;
                if (!isWhole)
                    continue;
                ++pair.deals;
                pair.halfPoints.add(deal_.matches + result.wins - result.losses);
            }
    }

    void addAbsent(bool isWhole)
    {
        const auto last = deal_.positions.begin() + seats_;
        for (std::size_t i = 0; i < totals_.entrants.size(); ++i) {
            if (std::find(deal_.positions.begin(), last, i) != last)
                continue;
            totals_.entrants[i].points += deal_.absentPoints;
            if (isWhole)
                totals_.entrants[i].dealPoints.add(deal_.absentPoints);
        }
    }

    const SeatingPlan& seating_;
    const Payoff& payoff_;
    int seats_;
    Totals totals_;
    std::vector<std::size_t> position_; ///< in the pairing, by entrant
    Deal deal_;
};

template <class T>
void addAll(std::vector<T>& sums, const std::vector<T>& more)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += more[i];
}

} // namespace

double varianceOfSum(const DealSums& sums, std::int64_t deals)
{
    if (deals < 2)
        return 0;
    const auto n = static_cast<double>(deals);
    const auto sum = static_cast<double>(sums.sum);
    return std::max(0.0, (static_cast<double>(sums.squares) - sum * sum / n) / (n - 1) * n);
}

DealSums& DealSums::operator+=(const DealSums& other)
{
    sum += other.sum;
    squares += other.squares;
    return *this;
}

SeatCount& SeatCount::operator+=(const SeatCount& other)
{
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
}

namespace {

template <class Count>
double shareOf(const Count& count)
{
    const auto played = static_cast<double>(count.matches());
    return played > 0 ? (static_cast<double>(count.wins) + static_cast<double>(count.draws) / 2) / played : 0.5;
}

} // namespace

double SeatCount::share() const
{
    return shareOf(*this);
}

double SeatCount::error() const
{
    const DealSums halfPoints{2 * wins + draws, 4 * wins + draws};
    return matches() < 2 ? 0 : std::sqrt(varianceOfSum(halfPoints, matches())) / (2 * static_cast<double>(matches()));
}

EntrantTotals& EntrantTotals::operator+=(const EntrantTotals& other)
{
    for (std::size_t i = 0; i < seats.size(); ++i)
        seats[i] += other.seats[i];
    points += other.points;
    shares += other.shares;
    extra += other.extra;
    deals += other.deals;
    dealPoints += other.dealPoints;
    dealShares += other.dealShares;
    return *this;
}

double PairTotals::share() const
{
    return shareOf(*this);
}

double PairTotals::error() const
{
    if (deals < 2)
        return 0;
    // Each deal has the same number of matches, so mean half points of deals are proportional to shares.
    const double perDeal = static_cast<double>(matches()) / static_cast<double>(deals);
    return std::sqrt(varianceOfSum(halfPoints, deals)) / (2 * perDeal * static_cast<double>(deals));
}

PairTotals PairTotals::turned(int matchesOfDeal) const
{
    const std::int64_t all = 2 * matchesOfDeal; // half points of a deal
    return {losses,
            draws,
            wins,
            deals,
            {deals * all - halfPoints.sum, deals * all * all - 2 * all * halfPoints.sum + halfPoints.squares}};
}

PairTotals& PairTotals::operator+=(const PairTotals& other)
{
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    deals += other.deals;
    halfPoints += other.halfPoints;
    return *this;
}

Verdict Totals::verdict() const
{
    Verdict verdict;
    for (const EntrantTotals& each : entrants) {
        verdict.points.push_back(each.points);
        verdict.extra.push_back(each.extra);
    }
    return verdict;
}

Totals& Totals::operator+=(const Totals& other)
{
    matches += other.matches;
    deals += other.deals;
    addAll(entrants, other.entrants);
    addAll(pairs, other.pairs);
    return *this;
}

Totals count(const Pairing& pairing, const SeatingPlan& seating, const Payoff& payoff, std::int64_t first,
             const Results& results, std::int64_t matches)
{
    Counter counter(pairing, seating, payoff);
    for (std::int64_t i = 0; i < matches; i += seating.seats())
        counter.addDeal(first + i, results, i, static_cast<int>(std::min<std::int64_t>(seating.seats(), matches - i)));
    return counter.totals();
}

} // namespace parlour
