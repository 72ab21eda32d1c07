// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of openfool.cpp for play-outs: on the published hand value, in a fraction of its time. People who play by
// what a hand is worth, as most do, play much like this. Two things differ: equal ranks count only where they are played,
// and the order in which cards came to a hand is not known. Called by quick_play and tests.
#pragma once

#include "ai/durak/rollout_game.h"

namespace parlour::durak {

class ValuePolicy {
public:
    explicit ValuePolicy(const IndexedRules& indexed);
    /// What whoever has the turn would do.
    void play(RolloutGame& game) const;

private:
    struct Hand;

    void lead(RolloutGame& game) const;
    void throwIn(RolloutGame& game) const;
    void defend(RolloutGame& game) const;
    bool passOn(RolloutGame& game, const Hand& hand) const;
    /// The value of a hand.
    int value(Bits cards, int cardsInAll) const;
    /// What the hand loses by attacking with the cheapest of `cards`, and which that is.
    std::pair<CardIndex, int> cheapest(const Hand& hand, Bits cards) const;

    const IndexedRules& indexed_;
    std::array<int, 52> worth_{}; ///< of each card for itself
};

} // namespace parlour::durak
