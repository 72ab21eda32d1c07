// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/progress.h"

#include "engine/base/index.h"

#include <algorithm>
#include <numeric>

namespace parlour {

namespace {

constexpr std::int64_t kBlockUnit = kWhole; ///< whole deals for any number of seats
constexpr std::int64_t kMaxOfBlock = 64 * kBlockUnit;
constexpr std::int64_t kBlocksOfPairing = 16; ///< at least, if there are enough matches

} // namespace

std::int64_t blockSize(const Shape& shape)
{
    const std::int64_t units = (shape.matches + kBlocksOfPairing * kBlockUnit - 1) / (kBlocksOfPairing * kBlockUnit);
    return std::clamp(units * kBlockUnit, kBlockUnit, kMaxOfBlock);
}

Progress::Progress(const Shape& shape, const Payoffs& payoffs, std::uint64_t seed, const Shard& shard)
    : shape_(shape),
      payoffs_(payoffs),
      seed_(seed),
      shard_(shard),
      block_(blockSize(shape)),
      faults_(asIndex(shape.entrants), 0)
{
    if (shape.sprt)
        sprt_.emplace(*shape.sprt);
    extend();
}

bool Progress::isMine(int pairing, std::int64_t block) const
{
    return (pairing + block) % shard_.of == shard_.number - 1;
}

bool Progress::forMissing(int pairing, const std::function<bool(const Span&)>& visit) const
{
    if (walkovers_[asIndex(pairing)])
        return true;
    const std::int64_t matches = pairings_[asIndex(pairing)].matches;
    const auto& done = done_[asIndex(pairing)];
    for (std::int64_t block = 0; block * block_ < matches; ++block) {
        if (!isMine(pairing, block))
            continue;
        const std::int64_t last = std::min((block + 1) * block_, matches);
        for (std::int64_t first = block * block_; first < last;) {
            const auto after = done.upper_bound(first);
            if (after != done.begin() && std::prev(after)->first + std::prev(after)->second > first) {
                first = std::prev(after)->first + std::prev(after)->second;
                continue;
            }
            const std::int64_t end = after == done.end() ? last : std::min(last, after->first);
            if (!visit({pairing, first, end - first}))
                return false;
            first = end;
        }
    }
    return true;
}

void Progress::forMissing(const std::function<bool(const Span&)>& visit) const
{
    for (int pairing = 0; pairing < static_cast<int>(pairings_.size()); ++pairing)
        if (!finished_[asIndex(pairing)] && !forMissing(pairing, visit))
            return;
}

std::vector<Span> Progress::missing(std::size_t most) const
{
    std::vector<Span> spans;
    const bool inOrder = shape_.format == Format::Tables;
    const std::size_t share = inOrder ? most : std::max<std::size_t>(1, most / std::max<std::size_t>(1, pairings_.size()));
    for (int pairing = 0; pairing < static_cast<int>(pairings_.size()) && spans.size() < most; ++pairing) {
        if (finished_[asIndex(pairing)] || isPersons(pairing))
            continue;
        const std::size_t end = std::min(most, spans.size() + share);
        forMissing(pairing, [&](const Span& span) {
            spans.push_back(span);
            return spans.size() < end;
        });
    }
    // Interleaves pairs, so that the table has results of all entrants from the start. Rounds of tables follow each other.
    if (!inOrder)
        std::stable_sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) { return a.first < b.first; });
    return spans;
}

bool Progress::isPersons(int pairing) const
{
    const std::vector<int>& entrants = pairings_[asIndex(pairing)].entrants;
    return std::find_first_of(entrants.begin(), entrants.end(), shape_.people.begin(), shape_.people.end())
        != entrants.end();
}

bool Progress::fits(const Span& span) const
{
    if (span.pairing < 0 || asIndex(span.pairing) >= pairings_.size() || span.first < 0 || span.count < 1)
        return false;
    const Pairing& pairing = pairings_[asIndex(span.pairing)];
    const std::int64_t matches = pairing.isExtra ? pairing.matches : shape_.matches;
    const int seats = seating(span.pairing).seats();
    const std::int64_t end = span.first + span.count;
    const bool isCut = end % seats != 0 && end != matches && !isPersons(span.pairing);
    if (span.first % seats != 0 || end > matches || isCut)
        return false;
    const auto& done = done_[asIndex(span.pairing)];
    const auto after = done.upper_bound(span.first);
    if (after != done.end() && after->first < end)
        return false;
    return after == done.begin() || std::prev(after)->first + std::prev(after)->second <= span.first;
}

bool Progress::isPlayed(int pairing, std::int64_t match) const
{
    if (pairing < 0 || asIndex(pairing) >= pairings_.size() || match < 0 || match >= pairings_[asIndex(pairing)].matches)
        return false;
    const auto after = done_[asIndex(pairing)].upper_bound(match);
    return after != done_[asIndex(pairing)].begin() && match < std::prev(after)->first + std::prev(after)->second;
}

Totals Progress::countOf(const Span& span, const Results& results) const
{
    return count(pairings_[asIndex(span.pairing)], seating(span.pairing), payoff(span.pairing), span.first, results,
                 span.count);
}

void Progress::add(const Span& span, const Results& results, const Totals& totals)
{
    auto& done = done_[asIndex(span.pairing)];
    auto here = done.emplace(span.first, span.count).first;
    if (const auto next = std::next(here); next != done.end() && span.first + span.count == next->first) {
        here->second += next->second;
        done.erase(next);
    }
    if (here != done.begin() && std::prev(here)->first + std::prev(here)->second == span.first) {
        std::prev(here)->second += here->second;
        done.erase(here);
    }
    if (sprt_)
        test(span, results);
    else
        measured_[asIndex(span.pairing)] += totals;
    refresh(span.pairing);
    extend();
}

/// The half points of the first entrant in the two matches of `results` from index `from` on.
int Progress::deal(const Results& results, std::int64_t from) const
{
    int half = 0;
    for (int match = 0; match < 2; ++match) {
        const SeatSet winners = results.winners(from + match);
        const int lead = payoffs_[2].pointsOf(winners, match) - payoffs_[2].pointsOf(winners, 1 - match);
        half += lead > 0 ? 2 : lead < 0 ? 0 : 1;
    }
    return half;
}

/// Passes results to the test in the order of deals, whatever the order in which they were played, so that it always stops
/// at the same deal. Results beyond that do not count.
void Progress::test(const Span& span, const Results& results)
{
    waiting_.emplace(span.first, Pending{span, results});
    while (!waiting_.empty() && waiting_.begin()->first == tested_ && sprt_->state() == Sprt::State::Undecided) {
        const Pending now = std::move(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        std::int64_t match = 0;
        for (; match + 1 < now.span.count && sprt_->state() == Sprt::State::Undecided; match += 2)
            sprt_->addDeal(deal(now.results, match));
        if (sprt_->state() == Sprt::State::Undecided)
            match = now.span.count; // includes an incomplete last deal
        measured_[0] += count(pairings_[0], seating(0), payoff(0), now.span.first, now.results, match);
        tested_ += match;
    }
    if (sprt_->state() == Sprt::State::Undecided)
        return;
    waiting_.clear();
    pairings_[0].matches = tested_;
}

void Progress::addFaults(int entrant, int faults)
{
    const bool wasDisqualified = isDisqualified(entrant);
    faults_[asIndex(entrant)] += faults;
    if (wasDisqualified || !isDisqualified(entrant))
        return;
    for (int pairing = 0; pairing < static_cast<int>(pairings_.size()); ++pairing)
        refresh(pairing);
    extend();
}

bool Progress::hasDisqualified(int pairing) const
{
    const auto& entrants = pairings_[asIndex(pairing)].entrants;
    return std::any_of(entrants.begin(), entrants.end(), [&](int entrant) { return isDisqualified(entrant); });
}

Totals Progress::walkover(int pairing) const
{
    const Pairing& both = pairings_[asIndex(pairing)];
    Totals totals(2);
    totals.matches = both.matches;
    std::array<bool, 2> loses{};
    for (int i = 0; i < 2; ++i)
        loses[asIndex(i)] = isDisqualified(both.entrants[asIndex(i)]);
    for (int i = 0; i < 2; ++i) {
        EntrantTotals& entrant = totals.entrants[asIndex(i)];
        for (Seat seat = 0; seat < 2; ++seat) {
            const std::int64_t matches = (both.matches + (seat == i ? 1 : 0)) / 2;
            (loses[asIndex(i)] ? entrant.seats[asIndex(seat)].losses : entrant.seats[asIndex(seat)].wins) += matches;
            const SeatSet winner = SeatSet::of(loses[asIndex(i)] ? 1 - seat : seat);
            entrant.points += matches * payoffs_[2].pointsOf(winner, seat);
            entrant.shares += matches * payoffs_[2].share(winner, seat);
        }
    }
    PairTotals& pair = totals.pair(0, 1);
    (loses[0] && loses[1] ? pair.draws : loses[0] ? pair.losses : pair.wins) = both.matches;
    return totals;
}

void Progress::refresh(int pairing)
{
    const bool stands = shape_.format == Format::Tables || (shape_.format == Format::Cup && finished_[asIndex(pairing)]);
    if (!stands && hasDisqualified(pairing))
        walkovers_[asIndex(pairing)] = true;
    totals_[asIndex(pairing)] = walkovers_[asIndex(pairing)] ? walkover(pairing) : measured_[asIndex(pairing)];
    const bool isDone = forMissing(pairing, [](const Span&) { return false; });
    if (isDone == finished_[asIndex(pairing)])
        return;
    finished_[asIndex(pairing)] = isDone;
    if (isDone)
        --unfinished_;
    else
        ++unfinished_;
}

void Progress::extend()
{
    while (unfinished_ == 0 && (pairings_.empty() || shard_.of == 1) && !(sprt_ && !pairings_.empty())) {
        std::vector<Verdict> verdicts;
        for (const Totals& each : totals_)
            verdicts.push_back(each.verdict());
        const auto known = pairingsOf(shape_, verdicts);
        if (known.size() == pairings_.size())
            return;
        for (std::size_t i = pairings_.size(); i < known.size(); ++i) {
            pairings_.push_back(known[i]);
            done_.emplace_back();
            measured_.emplace_back(known[i].entrants.size());
            totals_.emplace_back(known[i].entrants.size());
            finished_.push_back(false);
            walkovers_.push_back(false);
            ++unfinished_;
            refresh(static_cast<int>(i));
        }
    }
}

std::int64_t Progress::played() const
{
    return std::accumulate(measured_.begin(), measured_.end(), std::int64_t{0},
                           [](std::int64_t sum, const Totals& each) { return sum + each.matches; });
}

std::int64_t Progress::planned() const
{
    std::int64_t missing = 0;
    if (shard_.of == 1) { // without iterating: there may be too many blocks
        for (std::size_t i = 0; i < pairings_.size(); ++i)
            if (!finished_[i] && !walkovers_[i])
                missing += pairings_[i].matches - measured_[i].matches;
        return played() + missing;
    }
    forMissing([&](const Span& span) {
        missing += span.count;
        return true;
    });
    return played() + missing;
}

} // namespace parlour
