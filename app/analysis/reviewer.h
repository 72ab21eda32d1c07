// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Works out the review of a record for one seat, on threads; stopped, it keeps what is done and goes on later. Used by the
// window's review, the history's background work and the command line. Speaks to games and analysts with types erased.
#pragma once

#include "app/analysis/review.h"
#include "engine/core/any_match.h"

#include <functional>
#include <memory>
#include <mutex>

namespace parlour {

/// The seed of what analysts draw to value a position, by its number; never that of a game.
inline constexpr std::uint64_t kReviewLuck = 0xA11A1757;

struct ReviewOptions {
    int threads = 1; ///< at least 1; changes the time, never the result
    int simulations = 0; ///< how much to think of each position, in the analyst's own measure; 0: as much as it is wont to
    int longer = 0; ///< the same of the worst decisions, which are then thought over again; 0: they are not
    int worst = 8; ///< how many at most
};

/// An analyst of the game, one for each thread; null if there is none.
using MakeAnalyst = std::function<std::unique_ptr<AnyAnalyst>()>;

class Reviewer {
public:
    /// `info` is null where the game is unknown. Of a record that is not sound the good steps are reviewed, and the review's
    /// `problem` says what is wrong. `earlier` is gone on from if it is of the same steps by the same analyst. `seat` is one
    /// of the record.
    Reviewer(const GameInfo* info, const Record& record, Seat seat, MakeAnalyst make, const ReviewOptions& options = {},
             const std::optional<Review>& earlier = {});
    ~Reviewer();
    Reviewer(const Reviewer&) = delete;
    Reviewer& operator=(const Reviewer&) = delete;

    /// Told how many positions are done, by one thread at a time, which may ask for the review.
    using Progress = std::function<void(int done, int all)>;
    /// Works until all is done or it is to stop; true: all is done. Call it again to go on.
    bool run(const std::stop_token& stop = {}, const Progress& progress = {});
    /// What is known so far; may be asked by any thread while it runs.
    Review review() const;

private:
    struct Work;
    void prepare(const Record& record);
    bool runAll(const std::vector<int>& positions, int simulations, bool isLong, const std::stop_token& stop,
                const Progress& progress);
    void work(Work& work);
    int store(int position, Appraisal appraisal);
    std::optional<Appraisal> appraise(AnyAnalyst& analyst, int position, int simulations, const std::stop_token& stop) const;
    Estimate valueOf(AnyAnalyst& analyst, const AnyMatch& match, int position, int simulations,
                     const std::stop_token& stop) const;
    std::optional<Estimate> expectedOf(AnyAnalyst& analyst, int position, int simulations,
                                       const std::stop_token& stop) const;
    std::vector<int> worstDecisions() const;

    const GameInfo* info_;
    MakeAnalyst make_;
    ReviewOptions options_;
    std::uint64_t seed_; ///< of the game
    std::vector<std::unique_ptr<AnyMatch>> matches_; ///< before each step, and after the last
    std::mutex telling_; ///< held by who stores and tells; taken before mutex_
    mutable std::mutex mutex_; ///< of review_
    Review review_;
};

} // namespace parlour
