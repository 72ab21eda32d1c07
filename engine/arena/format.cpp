// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/format.h"

#include <algorithm>
#include <numeric>

namespace parlour {

namespace {

std::vector<int> allEntrants(int entrants)
{
    std::vector<int> all(static_cast<std::size_t>(entrants));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

SetResult setResult(const Verdict& set)
{
    if (set.points[0] != set.points[1])
        return set.points[0] > set.points[1] ? SetResult::Won : SetResult::Lost;
    if (set.extra[0] != set.extra[1])
        return set.extra[0] > set.extra[1] ? SetResult::Won : SetResult::Lost;
    return SetResult::Tied;
}

std::vector<Pairing> cupSets(const Shape& shape, const std::vector<Verdict>& finished)
{
    const Bracket bracket = bracketOf(shape, finished);
    std::vector<Pairing> sets(finished.size());
    for (std::size_t round = 0; round < bracket.rounds.size(); ++round)
        for (const Encounter& each : bracket.rounds[round])
            for (const int set : each.sets)
                sets[static_cast<std::size_t>(set)] = {
                    {each.first, each.second}, shape.matches, static_cast<int>(round), false};
    for (const std::size_t next : bracket.next) {
        const Encounter& each = bracket.rounds.back()[next];
        sets.push_back({{each.first, each.second}, shape.matches, static_cast<int>(bracket.rounds.size()) - 1, false});
    }
    return sets;
}

/// The entrants of `among` with the most points.
std::vector<int> leaders(const std::vector<int>& among, const std::vector<std::int64_t>& points)
{
    std::int64_t most = points[static_cast<std::size_t>(among.front())];
    for (const int each : among)
        most = std::max(most, points[static_cast<std::size_t>(each)]);
    std::vector<int> best;
    for (const int each : among)
        if (points[static_cast<std::size_t>(each)] == most)
            best.push_back(each);
    return best;
}

/// The maximum number of matches to decide a tie. After these it remains a tie, so that identical bots finish.
constexpr std::size_t kMaxExtraMatches = 1000;

std::vector<Pairing> tables(const Shape& shape, const std::vector<Verdict>& finished)
{
    std::vector<Pairing> all;
    for (int round = 0; round < shape.rounds; ++round)
        all.push_back({allEntrants(shape.entrants), shape.matches, round, false});
    if (!shape.playOffTies || finished.size() < all.size())
        return all;
    std::vector<std::int64_t> points(static_cast<std::size_t>(shape.entrants), 0);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < points.size(); ++k)
            points[k] += finished[i].points[k];
    std::vector<int> tied = leaders(allEntrants(shape.entrants), points);
    const std::size_t regular = all.size();
    while (tied.size() > 1 && all.size() < regular + kMaxExtraMatches) {
        all.push_back({tied, 1, shape.rounds, true});
        if (all.size() > finished.size())
            break;
        const Verdict& extra = finished[all.size() - 1];
        for (std::size_t k = 0; k < tied.size(); ++k)
            points[static_cast<std::size_t>(tied[k])] += extra.points[k];
        tied = leaders(tied, points);
    }
    return all;
}

} // namespace

SeatingPlan::SeatingPlan(const Shape& shape, const Pairing& pairing, std::uint64_t contestSeed, int number)
    : entrants_(pairing.entrants),
      seats_(std::min(shape.seats, static_cast<int>(pairing.entrants.size()))),
      seed_(Rng::stream(contestSeed, Purpose::Pairing, static_cast<std::uint64_t>(number)).next()),
      byLot_(shape.format == Format::Tables)
{
}

std::uint64_t SeatingPlan::matchSeed(std::int64_t match) const
{
    return dealSeed(seed_, match / seats_);
}

SeatedEntrants SeatingPlan::seated(std::int64_t match) const
{
    std::vector<int> order;
    const std::vector<int>* from = &entrants_;
    if (byLot_) {
        order = entrants_;
        Rng rng = Rng::stream(seed_, Purpose::Seating, static_cast<std::uint64_t>(match / seats_));
        rng.shuffleFirst(order, static_cast<std::size_t>(seats_));
        from = &order;
    }
    SeatedEntrants seated{};
    std::copy_n(from->begin(), seats_, seated.begin());
    std::rotate(seated.begin(), seated.begin() + match % seats_, seated.begin() + seats_);
    return seated;
}

std::vector<Pairing> pairingsOf(const Shape& shape, const std::vector<Verdict>& finished)
{
    if (shape.format == Format::Cup)
        return cupSets(shape, finished);
    if (shape.format == Format::Tables)
        return tables(shape, finished);
    if (shape.format == Format::RoundRobin && shape.seats == shape.entrants)
        return {{allEntrants(shape.entrants), shape.matches, 0, false}};
    std::vector<Pairing> all;
    for (int second = 1; second < shape.entrants; ++second)
        for (int first = 0; first < (shape.format == Format::Gauntlet ? 1 : second); ++first)
            all.push_back({{first, second}, shape.matches, 0, false});
    return all;
}

Bracket bracketOf(const Shape& shape, const std::vector<Verdict>& finished)
{
    std::vector<SetResult> results;
    for (const Verdict& set : finished)
        results.push_back(setResult(set));
    return bracketOf(shape.entrants, shape.firstTo, results);
}

bool dependsOnResults(const Shape& shape)
{
    return shape.format == Format::Cup || shape.sprt.has_value();
}

} // namespace parlour
