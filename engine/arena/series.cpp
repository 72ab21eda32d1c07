// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/series.h"

#include <algorithm>
#include <mutex>

namespace parlour {

namespace {

/// A span has at most kMaxDeals deals, fewer in a small series, so that there are about kSpans spans: enough to share
/// between threads and to stop at, with little overhead.
constexpr std::int64_t kMaxDeals = 64;
constexpr std::int64_t kSpans = 1024;

/// The sum of the results of all threads, added in any order.
class Sum {
public:
    explicit Sum(int entrants) : totals_(static_cast<std::size_t>(entrants)), faults_(static_cast<std::size_t>(entrants)) {}

    void add(const PlayedSpan& played)
    {
        const std::lock_guard lock(mutex_);
        totals_ += played.totals;
        for (const EntrantFault& fault : played.faults)
            faults_[static_cast<std::size_t>(fault.entrant)].add(fault);
    }
    std::int64_t matches()
    {
        const std::lock_guard lock(mutex_);
        return totals_.matches;
    }
    /// The result, after all threads have ended.
    SeriesResult result() const
    {
        SeriesResult result{totals_, rowsOf(totals_), {}};
        for (std::size_t i = 0; i < faults_.size(); ++i) {
            result.rows[i].faults = faults_[i].count;
            result.faults.insert(result.faults.end(), faults_[i].first.begin(), faults_[i].first.end());
        }
        std::stable_sort(result.faults.begin(), result.faults.end(), isEarlier);
        return result;
    }

private:
    static bool isEarlier(const EntrantFault& a, const EntrantFault& b) { return a.match < b.match; }

    struct Faults {
        int count = 0;
        std::vector<EntrantFault> first;
        void add(const EntrantFault& fault)
        {
            ++count;
            first.insert(std::upper_bound(first.begin(), first.end(), fault, isEarlier), fault);
            if (first.size() > kFaultsOfSeries)
                first.pop_back();
        }
    };

    std::mutex mutex_;
    Totals totals_;
    std::vector<Faults> faults_; ///< by entrant
};

} // namespace

SeriesResult playSeries(int seats, std::uint64_t seed, std::int64_t matches, int threads, const MakeSpanPlayer& makePlayer,
                        const stop_token& stop, const std::function<void(std::int64_t)>& onDone)
{
    Shape shape;
    shape.entrants = seats;
    shape.seats = seats;
    shape.matches = matches;
    const Pairing pairing = pairingsOf(shape, {}).front();
    const SeatingPlan seating(shape, pairing, seed, 0);
    const std::vector<bool> nobody(pairing.entrants.size(), false);
    const std::int64_t length = seats * std::clamp<std::int64_t>(matches / seats / kSpans, 1, kMaxDeals);
    Sum sum(seats);
    const auto makeWorker = [&]() -> Worker {
        return [&, player = std::shared_ptr<AnySpanPlayer>(makePlayer())](std::int64_t job) {
            Span span{0, job * length, std::min(length, matches - job * length)};
            while (span.count > 0 && !stop.stop_requested()) { // a fault ends a span early
                const PlayedSpan played = player->play(
                    pairing, seating, span, nobody, [] { return false; }, stop);
                span.first += played.span.count;
                span.count -= played.span.count;
                sum.add(played);
            }
        };
    };
    const auto report = [&] { onDone(sum.matches()); };
    runJobs((matches + length - 1) / length, threads, stop, makeWorker, onDone ? std::function<void()>(report) : nullptr);
    return sum.result();
}

} // namespace parlour
