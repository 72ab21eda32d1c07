// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Samples deals consistent with a View (determinization): States in which every hidden card has a place. Called by bots that
// search by rollouts; knows a View and no Match.
#pragma once

#include "engine/durak/durak.h"

#include <optional>
#include <vector>

namespace parlour::durak {

/// All cards of the deck of these rules.
CardSet deckOf(const Rules& rules);

/// The inference drawn from the cards that other seats declined to play.
enum class Inference : std::uint8_t {
    None, ///< all consistent deals are equally likely
    Declined ///< hands rarely hold cards that they declined to play, and often cards worth keeping
};

/// Samples States consistent with a View: own cards, cards known to be in a hand, the trump card under the stock, the table,
/// the discards, the sizes of hands and stock.
class DealSampler {
public:
    /// nullopt if no deal is consistent with the View, or if it is from before the deal. `forgotten`: discards and known
    /// cards of other hands that this player treats as unseen.
    static std::optional<DealSampler> of(const View& view, CardSet forgotten = {}, Inference inference = Inference::None);

    /// Samples a deal; the reference is valid until the next call. Seats that have emptied their hands are in seat order:
    /// the View does not tell their order.
    const State& deal(Rng& rng);
    /// The number of unseen cards.
    int unseen() const { return pool_.count(); }

private:
    /// Unseen cards of a hand with the same history of declined plays, as a range of places in a deal.
    struct Age {
        std::int8_t begin = 0;
        std::int8_t end = 0;
        /// The odds ratio of each card, by number, to be here rather than at a place without inference.
        std::array<float, 64> weights{};
    };

    DealSampler() = default;
    void infer(const View& view);
    void resample(FixedList<Card, 52>& cards, Rng& rng) const;

    State base_; ///< the known part
    State state_; ///< the current deal
    FixedList<Card, 52> pool_; ///< unseen cards
    std::array<std::int8_t, kMaxSeats> missing_{}; ///< number of unknown cards in each hand
    int stock_ = 0; ///< number of unknown cards in the stock
    bool bottom_ = false; ///< the trump card lies under the stock
    std::vector<Age> ages_; ///< groups with an inference
    std::array<std::int8_t, 52> ageOf_{}; ///< index in ages_ of each place; -1: no inference
};

} // namespace parlour::durak
