#include "engine/arena/totals.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// Counts one deal after another.
class Counter {
public:
    Counter(const Pairing& pairing, const SeatingPlan& seating, const Payoff& payoff)
        : seating_(seating),
          payoff_(payoff),
          seats_(seating.seats()),
          totals_(pairing.entrants.size()),
          position_(at(1 + *std::max_element(pairing.entrants.begin(), pairing.entrants.end())))
    {
        for (std::size_t i = 0; i < pairing.entrants.size(); ++i)
            position_[at(pairing.entrants[i])] = i;
    }

    /// `matches` of the deal that begins with the `first` match of the pairing, the `from`-th of `results`.
    void addDeal(std::int64_t first, const Results& results, std::int64_t from, int matches)
    {
        SeatedEntrants seated = seating_.seated(first);
        dealPoints_.fill(0);
        dealShares_.fill(0);
        halfPoints_.fill(0);
        absentPoints_ = 0;
        // The entrants of a deal by their seats in its first match; they move round from there.
        for (Seat seat = 0; seat < seats_; ++seat)
            who_[at(seat)] = position_[at(seated[at(seat)])];
        for (int match = 0; match < matches; ++match)
            addMatch(match, results, from + match);
        if (matches == seats_)
            closeDeal();
    }

    Totals take() { return std::move(totals_); }

private:
    /// Position at the table of whoever sits in `seat` of the deal's match.
    int sitter(Seat seat, int match) const { return (seat + match) % seats_; }

    void addMatch(int match, const Results& results, std::int64_t index)
    {
        ++totals_.matches;
        const SeatSet winners = results.ending(index).winners;
        std::array<int, kMaxSeats> points{}; // by position at the table
        for (Seat seat = 0; seat < seats_; ++seat) {
            const int sitting = sitter(seat, match);
            const int share = payoff_.share(winners, seat);
            points[at(sitting)] = payoff_.pointsOf(winners, seat);
            EntrantTotals& entrant = totals_.entrants[who_[at(sitting)]];
            SeatCount& count = entrant.seats[at(seat)];
            ++(share * seats_ > kWhole ? count.wins : share * seats_ < kWhole ? count.losses : count.draws);
            entrant.points += points[at(sitting)];
            entrant.shares += share;
            entrant.extra += results.extra(index, seat);
            dealPoints_[at(sitting)] += points[at(sitting)];
            dealShares_[at(sitting)] += share;
        }
        compare(points);
        if (totals_.entrants.size() > at(seats_))
            addAbsent(payoff_.absentPoints(winners));
    }

    void compare(const std::array<int, kMaxSeats>& points)
    {
        for (int a = 0; a < seats_; ++a)
            for (int b = a + 1; b < seats_; ++b) {
                const bool inOrder = who_[at(a)] < who_[at(b)];
                PairTotals& pair = inOrder ? totals_.pair(who_[at(a)], who_[at(b)]) : totals_.pair(who_[at(b)], who_[at(a)]);
                const int lead = inOrder ? points[at(a)] - points[at(b)] : points[at(b)] - points[at(a)];
                ++(lead > 0 ? pair.wins : lead < 0 ? pair.losses : pair.draws);
                halfPoints_[at(a * kMaxSeats + b)] += lead > 0 ? 2 : lead < 0 ? 0 : 1;
            }
    }

    void addAbsent(int points)
    {
        if (points == 0)
            return;
        absentPoints_ += points;
        for (std::size_t i = 0; i < totals_.entrants.size(); ++i)
            if (std::find(who_.begin(), who_.begin() + seats_, i) == who_.begin() + seats_)
                totals_.entrants[i].points += points;
    }

    void closeDeal()
    {
        ++totals_.deals;
        for (int a = 0; a < seats_; ++a) {
            EntrantTotals& entrant = totals_.entrants[who_[at(a)]];
            ++entrant.deals;
            entrant.dealPoints.add(dealPoints_[at(a)]);
            entrant.dealShares.add(dealShares_[at(a)]);
            for (int b = a + 1; b < seats_; ++b) {
                PairTotals& pair = totals_.pair(std::min(who_[at(a)], who_[at(b)]), std::max(who_[at(a)], who_[at(b)]));
                ++pair.deals;
                pair.halfPoints.add(halfPoints_[at(a * kMaxSeats + b)]);
            }
        }
        if (absentPoints_ == 0)
            return;
        for (std::size_t i = 0; i < totals_.entrants.size(); ++i)
            if (std::find(who_.begin(), who_.begin() + seats_, i) == who_.begin() + seats_)
                totals_.entrants[i].dealPoints.add(absentPoints_);
    }

    const SeatingPlan& seating_;
    const Payoff& payoff_;
    int seats_;
    Totals totals_;
    std::vector<std::size_t> position_; ///< in the pairing, by entrant
    std::array<std::size_t, kMaxSeats> who_{}; ///< positions in the pairing of those at the table of a deal
    std::array<std::int64_t, kMaxSeats> dealPoints_{}, dealShares_{};
    std::array<std::int64_t, std::size_t{kMaxSeats} * kMaxSeats> halfPoints_{};
    std::int64_t absentPoints_ = 0;
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
    const auto played = static_cast<double>(matches());
    return played > 0 ? (static_cast<double>(wins) + static_cast<double>(draws) / 2) / played : 0.5;
}

double PairTotals::error() const
{
    if (deals < 2)
        return 0;
    // Every deal has the same number of matches, so the deals' mean half points are in proportion to their shares.
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
    return counter.take();
}

} // namespace parlour
