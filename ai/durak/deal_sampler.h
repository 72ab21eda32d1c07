// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Deals that fit what a seat may know: whole States in which every hidden card has a place. Called by players that play
// games out; knows a View and no Match.
#pragma once

#include "engine/durak/durak.h"

#include <optional>
#include <vector>

namespace parlour::durak {

/// Every card of the deck that these rules play with.
CardSet deckOf(const Rules& rules);

/// What is concluded from what others declined to play.
enum class Inference : std::uint8_t {
    None, ///< each deal that fits is equally likely
    Declined ///< hands hold little of what they declined to play, and much of what one keeps
};

/// Imagines States that a View could belong to. What the View says holds in each: own cards, cards that are known to be in a
/// hand, the trump card under the stock, the table, the discards, the sizes of hands and stock.
class DealSampler {
public:
    /// Nothing if no deal fits: a View that cannot be, or one before the deal. `forgotten`: discards, and cards known to be
    /// in other hands, that this player believes could be anywhere.
    static std::optional<DealSampler> of(const View& view, CardSet forgotten = {}, Inference inference = Inference::None);

    /// A deal; it is good until the next one. Who emptied its hand first is in order of the seats,
    /// which is all that a View leaves open besides cards.
    const State& deal(Rng& rng);
    /// Cards that may be anywhere.
    int unseen() const { return pool_.count(); }

private:
    /// Hidden cards of one age in a hand, as places in the pool when it is in the order of a deal.
    struct Age {
        std::int8_t begin = 0;
        std::int8_t end = 0;
        /// How much likelier each card of the pool, by number, is here than where nothing is known.
        std::array<float, 64> weights{};
    };

    DealSampler() = default;
    void infer(const View& view);
    void resample(FixedList<Card, 52>& cards, Rng& rng) const;

    State base_; ///< what is certain
    State state_; ///< the deal
    FixedList<Card, 52> pool_; ///< cards that may be anywhere
    std::array<std::int8_t, kMaxSeats> missing_{}; ///< cards of each hand that are not known
    int stock_ = 0; ///< cards of the stock that are not known
    bool bottom_ = false; ///< the trump card rankOnTable under the stock
    std::vector<Age> ages_; ///< those of which something is concluded
    std::array<std::int8_t, 52> ageOf_{}; ///< index in ages_ of each place; -1: none
};

} // namespace parlour::durak
