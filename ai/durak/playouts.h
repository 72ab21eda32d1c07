// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rollouts of an analysis, watched: how the bout ends, the hands at the first lead without a stock, and what was hidden.
// Kept for comparisons of two actions, so that a difference and its reasons are made of the same games.
#pragma once

#include "ai/durak/ending.h"
#include "ai/durak/rollouts.h"

#include <array>
#include <vector>

namespace parlour::durak {

/// The end of the bout, by its last defender.
enum class BoutEnd : std::uint8_t { OwnTaking, OtherTaking, OwnBeating, OtherBeating };
inline constexpr std::size_t kBoutEnds = 4;

/// The factors that explain a share of the win. The ends of the bout take the place of a constant. Hands are those at the
/// first lead without a stock, or at the end of the bout if the stock is gone already; "other" stands for all opponents.
enum Term : std::size_t {
    kBoutEnd, ///< four indicators
    kOwnTrumps = kBoutEnd + kBoutEnds,
    kOtherTrumps,
    kOwnTrumpRanks, ///< ranks above the lowest of the deck
    kOtherTrumpRanks,
    kOwnTopTrump, ///< the highest trump in play is the own
    kOwnCards,
    kOtherCards,
    kOwnCardsSquared,
    kOtherCardsSquared,
    kOwnOut,
    kOtherOut, ///< number of opponents without cards
    kMostOther, ///< cards of the largest hand of an opponent
    kOwnHigh, ///< plain queens, kings and aces
    kOtherHigh,
    kOwnRanks, ///< of plain cards
    kOtherRanks,
    kOwnEqual, ///< cards less ranks in hand
    kOtherEqual,
    kLeads,
    kDefends,
    kTerms
};
using Terms = std::array<float, kTerms>;

/// A rollout of an action.
struct Playout {
    float share = 0;
    BoutEnd end{};
    bool isAddedTo = false; ///< more cards were thrown in after the action
    Terms terms{};
};

/// The hidden cards of a deal.
struct HiddenCards {
    std::array<CardSet, kMaxSeats> hands;
    std::optional<Card> next; ///< the top of the stock
};

/// Watches the rollouts of one question.
class Playouts final : public RolloutWatch {
public:
    /// Rollouts from the same deals: the k-th one of each action starts from the k-th deal.
    struct Series {
        std::vector<HiddenCards> deals;
        std::vector<std::vector<Playout>> byAction;
    };

    explicit Playouts(const View& view) : view_(view) {}

    void begin(std::size_t actions) override;
    void deal(const State& deal) override;
    void play(RolloutGame& game, std::size_t index, const Action& action, const RolloutTables& tables,
              const PolicyBySeat& policies, Rng& rng) override;

    /// The main series, then that of dropped actions; either may be missing.
    const std::vector<Series>& series() const { return series_; }
    /// The rest of the bout after the action in its first rollouts.
    const std::vector<std::vector<EndingStep>>& lines(std::size_t action) const { return lines_[action]; }

private:
    /// Plays to the end of the bout.
    void playBout(RolloutGame& game, Playout& playout, std::vector<EndingStep>* line, const RolloutTables& tables,
                  const PolicyBySeat& policies, Rng& rng) const;
    void addHands(Terms& terms, const RolloutGame& game, const IndexedRules& indexed) const;

    const View& view_;
    std::vector<Series> series_;
    std::vector<std::vector<std::vector<EndingStep>>> lines_; ///< by action
};

} // namespace parlour::durak
