// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A contest while it is played: which matches are played, which are still to be, and the sums over them. Pure: it neither
// plays nor keeps anything. Fed by whoever plays or reads a file (app/contest); knows no game.
#pragma once

#include "engine/arena/totals.h"

#include <functional>
#include <map>

namespace parlour {

/// Consecutive matches of one pairing, whole deals from the first of a deal on, except where the pairing ends.
struct Span {
    int pairing = 0;
    std::int64_t first = 0;
    std::int64_t count = 0;
    bool operator==(const Span&) const = default;
};

/// One of several independent parts of a contest.
struct Shard {
    int number = 1; ///< from 1 to `of`
    int of = 1;
    bool operator==(const Shard&) const = default;
};

/// Spans are given out in blocks of so many matches, and shards are made of whole blocks: a multiple of all numbers of
/// seats. Depends on the number of matches alone, never on threads.
std::int64_t blockSize(const Shape& shape);

class Progress {
public:
    Progress(const Shape& shape, const Payoffs& payoffs, std::uint64_t seed, const Shard& shard = {});

    const Shape& shape() const { return shape_; }
    /// All pairings known so far. Further ones are appended when these are finished.
    const std::vector<Pairing>& pairings() const { return pairings_; }
    SeatingPlan seating(int pairing) const { return {shape_, pairings_[static_cast<std::size_t>(pairing)], seed_, pairing}; }

    /// What is still to be played of the known pairings, in blocks, pairs side by side: about `most` of them, so that a plan
    /// without end takes no memory. Empty: this part is finished.
    std::vector<Span> missing(std::size_t most = kMaxSpans) const;
    bool isFinished() const { return unfinished_ == 0; }
    bool isFinished(int pairing) const { return finished_[static_cast<std::size_t>(pairing)]; }

    /// Does this span lie within its pairing, begin at a deal, and hold matches that were not played yet?
    bool fits(const Span& span) const;
    bool isPlayed(int pairing, std::int64_t match) const;
    /// Counts what was played. The span must fit. `totals` are those of count() over it.
    void add(const Span& span, const Results& results, const Totals& totals);
    Totals countOf(const Span& span, const Results& results) const;

    /// So many faults in a contest strike an entrant.
    static constexpr int kFaultsThatDisqualify = 10;
    static constexpr std::size_t kMaxSpans = 100'000; ///< that are handed out together
    /// Faults of an entrant. Those who are disqualified play no more: in pairs all their matches count as lost, also those
    /// that were played, so that it does not matter who met them earlier; in a cup only sets that are not finished do. At
    /// tables what was played stands, and from then on their seat does what does least.
    void addFaults(int entrant, int faults);
    int faults(int entrant) const { return faults_[static_cast<std::size_t>(entrant)]; }
    bool isDisqualified(int entrant) const { return faults(entrant) >= kFaultsThatDisqualify; }

    /// Matches that were played, and that there are to play in the known pairings (in this shard).
    std::int64_t played() const;
    std::int64_t planned() const;
    /// By pairing, as they count.
    const std::vector<Totals>& totals() const { return totals_; }
    /// By pairing, as played, whoever was disqualified.
    const std::vector<Totals>& measured() const { return measured_; }
    /// Null unless the contest has one.
    const Sprt* sprt() const { return sprt_ ? &*sprt_ : nullptr; }

private:
    struct Pending {
        Span span;
        Results results;
    };

    bool isMine(int pairing, std::int64_t block) const;
    /// Calls `visit(span)` for what is still to be played, until it returns false.
    void forMissing(const std::function<bool(const Span&)>& visit) const;
    bool forMissing(int pairing, const std::function<bool(const Span&)>& visit) const;
    const Payoff& payoff(int pairing) const { return payoffs_[static_cast<std::size_t>(seating(pairing).seats())]; }
    bool hasDisqualified(int pairing) const;
    Totals walkover(int pairing) const;
    /// Counts a pairing anew, and appends pairings once all are finished.
    void refresh(int pairing);
    void extend();
    void test(const Span& span, const Results& results);
    int deal(const Results& results, std::int64_t at) const;

    Shape shape_;
    Payoffs payoffs_;
    std::uint64_t seed_;
    Shard shard_;
    std::int64_t block_;
    std::vector<Pairing> pairings_;
    std::vector<std::map<std::int64_t, std::int64_t>> done_; ///< by pairing: first match to number of matches, joined
    std::vector<Totals> measured_; ///< by pairing, as played
    std::vector<Totals> totals_; ///< by pairing, as they count
    std::vector<bool> finished_; ///< by pairing
    std::vector<bool> walkovers_; ///< by pairing: decided without being played to its end
    std::size_t unfinished_ = 0; ///< pairings
    std::vector<int> faults_; ///< by entrant
    std::optional<Sprt> sprt_;
    std::map<std::int64_t, Pending> waiting_; ///< played beyond what the test has seen, by first match
    std::int64_t tested_ = 0; ///< matches
};

} // namespace parlour
