// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes the review of a record for one seat, on threads; when stopped, keeps its results and can continue later. Used by the
// window's review, the history's background work and the command line. Uses games and analysts with erased types.
#pragma once

#include "app/analysis/review.h"
#include "engine/core/any_match.h"

#include <functional>
#include <memory>
#include <mutex>

namespace parlour {

struct ReviewOptions {
    int threads = 1; ///< at least 1; has no effect on the result
    int simulations = 0; ///< effort for each position, in the analyst's own unit; 0 selects its default
    int longer = 0; ///< effort for a second analysis of the worst decisions; 0: none
    int worst = 8; ///< how many decisions at most
};

/// Makes an analyst of the game, one for each thread; null if there is none.
using MakeAnalyst = std::function<std::unique_ptr<AnyAnalyst>()>;

class Reviewer {
public:
    /// `info` is null if the game is unknown. Of an illegal record the legal steps are reviewed, and the review's `problem`
    /// says what is wrong. Continues `earlier` if it is of the same steps by the same analyst. `seat` is one of the record.
    Reviewer(const GameInfo* info, const Record& record, Seat seat, MakeAnalyst make, const ReviewOptions& options = {},
             const std::optional<Review>& earlier = {});
    ~Reviewer();
    Reviewer(const Reviewer&) = delete;
    Reviewer& operator=(const Reviewer&) = delete;

    /// Receives the number of finished positions, from one thread at a time; may call review().
    using TellProgress = std::function<void(int done, int all)>;
    /// Works until all is done (true) or it is stopped. May be called again to continue.
    bool run(const stop_token& stop = {}, const TellProgress& progress = {});
    /// Compares two choices of a decision, by their indices; nullopt if the analyst does not explain them. Not while it
    /// runs.
    std::optional<Comparison> compare(int position, int first, int second, const stop_token& stop = {});
    /// The results so far; may be called from any thread meanwhile.
    Review review() const;

private:
    struct Work;
    void prepare(const Record& record);
    bool runAll(const std::vector<int>& positions, int simulations, bool isLong, const stop_token& stop,
                const TellProgress& progress);
    void work(Work& work);
    int store(int position, Appraisal appraisal);
    std::optional<Appraisal> appraise(AnyAnalyst& analyst, int position, int simulations, const stop_token& stop) const;
    void noteDeck(const Record& record);
    AnyQuestion questionAt(int position) const;
    std::any viewAt(int position) const;
    std::optional<Estimate> expectedOf(AnyAnalyst& analyst, int position, int simulations, const stop_token& stop) const;
    std::vector<int> worstDecisions() const;

    const GameInfo* info_;
    MakeAnalyst make_;
    std::unique_ptr<AnyAnalyst> comparing_; ///< null until compare() is called
    ReviewOptions options_;
    std::uint64_t seed_; ///< of the game
    std::vector<std::unique_ptr<AnyMatch>> matches_; ///< before each step and after the last
    /// The seat's choice of a deck, where it must bring its own.
    struct Deck {
        int step = -1; ///< -1: it chose none
        std::string action;
        std::optional<std::vector<std::string>> open; ///< the listed choices that it had; nullopt: all
    };
    Deck deck_;
    std::mutex telling_; ///< held while storing and reporting; taken before mutex_
    mutable std::mutex mutex_; ///< guards review_
    Review review_;
};

} // namespace parlour
