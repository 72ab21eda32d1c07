// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The progress of a contest: the matches played, those still to be played, and the sums over them. It neither plays nor
// stores anything. Fed by players and by files (app/contest); knows no game.
#pragma once

#include "engine/arena/totals.h"

#include <functional>
#include <map>

namespace parlour {

/// Consecutive matches of one pairing: whole deals, except at the end of the pairing.
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

/// The number of matches in a block. Spans are assigned by block, and shards consist of whole blocks. A multiple of every
/// number of seats; depends on the number of matches, never on threads.
std::int64_t blockSize(const Shape& shape);

class Progress {
public:
    Progress(const Shape& shape, const Payoffs& payoffs, std::uint64_t seed, const Shard& shard = {});

    const Shape& shape() const { return shape_; }
    /// The pairings known so far. Further ones are appended when these are finished.
    const std::vector<Pairing>& pairings() const { return pairings_; }
    SeatingPlan seating(int pairing) const { return {shape_, pairings_[static_cast<std::size_t>(pairing)], seed_, pairing}; }

    /// The spans still to be played of the known pairings, in blocks and interleaved by pairing; about `most` of them, so
    /// that an endless plan takes little memory. Without those of a person. Empty if this shard is finished.
    std::vector<Span> missing(std::size_t most = kMaxSpans) const;
    bool isFinished() const { return unfinished_ == 0; }
    bool isFinished(int pairing) const { return finished_[static_cast<std::size_t>(pairing)]; }

    /// True if a person plays this pairing.
    bool isPersons(int pairing) const;

    /// True if this span lies within its pairing, consists of whole deals, unless a person plays, and none of its matches
    /// was played.
    bool fits(const Span& span) const;
    bool isPlayed(int pairing, std::int64_t match) const;
    /// Adds the results of a span that fits. `totals` are those of count() over it.
    void add(const Span& span, const Results& results, const Totals& totals);
    Totals countOf(const Span& span, const Results& results) const;

    /// The number of faults in a contest that disqualifies an entrant.
    static constexpr int kFaultsThatDisqualify = 10;
    static constexpr std::size_t kMaxSpans = 100'000; ///< assigned at a time
    /// Adds faults of an entrant. A disqualified entrant plays no more. In pairs all its matches count as lost, also those
    /// played, so that it does not matter who met it earlier; in a cup only unfinished sets do. At tables, results stand,
    /// and its seat takes the first legal action from then on.
    void addFaults(int entrant, int faults);
    int faults(int entrant) const { return faults_[static_cast<std::size_t>(entrant)]; }
    bool isDisqualified(int entrant) const { return faults(entrant) >= kFaultsThatDisqualify; }

    /// The number of matches played, and of all matches of the known pairings in this shard.
    std::int64_t played() const;
    std::int64_t planned() const;
    /// Totals by pairing, with walkovers.
    const std::vector<Totals>& totals() const { return totals_; }
    /// Totals by pairing, as played.
    const std::vector<Totals>& measured() const { return measured_; }
    /// The sequential test; null if the contest has none.
    const Sprt* sprt() const { return sprt_ ? &*sprt_ : nullptr; }

private:
    struct Pending {
        Span span;
        Results results;
    };

    bool isMine(int pairing, std::int64_t block) const;
    /// Calls `visit(span)` for each span still to be played, until it returns false.
    void forMissing(const std::function<bool(const Span&)>& visit) const;
    bool forMissing(int pairing, const std::function<bool(const Span&)>& visit) const;
    const Payoff& payoff(int pairing) const { return payoffs_[static_cast<std::size_t>(seating(pairing).seats())]; }
    bool hasDisqualified(int pairing) const;
    Totals walkover(int pairing) const;
    /// Updates the totals and the state of a pairing.
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
    std::vector<Totals> totals_; ///< by pairing, with walkovers
    std::vector<bool> finished_; ///< by pairing
    std::vector<bool> walkovers_; ///< by pairing: decided by a disqualification
    std::size_t unfinished_ = 0; ///< number of unfinished pairings
    std::vector<int> faults_; ///< by entrant
    std::optional<Sprt> sprt_;
    std::map<std::int64_t, Pending> waiting_; ///< results not yet seen by the test, by first match
    std::int64_t tested_ = 0; ///< number of matches seen by the test
};

} // namespace parlour
