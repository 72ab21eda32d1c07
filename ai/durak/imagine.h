// Deals that fit what a seat may know: whole States in which every hidden card has a place. Called by players that play
// games out; knows a View and no Match.
#pragma once

#include "engine/durak/durak.h"

#include <optional>

namespace parlour::durak {

/// Every card of the deck that these rules play with.
CardSet deckOf(const Rules& rules);

/// Imagines States that a View could belong to. What the View says holds in each: own cards, cards that are known to be in a
/// hand, the trump card under the stock, the table, the discards, the sizes of hands and stock.
class Imagination {
public:
    /// Nothing if no deal fits: a View that cannot be, or one before the deal. `forgotten`: discards, and cards known to be
    /// in other hands, that this player believes could be anywhere.
    static std::optional<Imagination> of(const View& view, CardSet forgotten = {});

    /// A deal, each equally likely; it is good until the next one. Who emptied its hand first is in order of the seats,
    /// which is all that a View leaves open besides cards.
    const State& deal(Rng& rng);
    /// Cards that may be anywhere.
    int unseen() const { return pool_.count(); }

private:
    Imagination() = default;

    State base_; ///< what is certain
    State state_; ///< the deal
    FixedList<Card, 52> pool_; ///< cards that may be anywhere
    std::array<std::int8_t, kMaxSeats> missing_{}; ///< cards of each hand that are not known
    int stock_ = 0; ///< cards of the stock that are not known
    bool bottom_ = false; ///< the trump card lies under the stock
};

} // namespace parlour::durak
