// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rollout policy that plays like openfool.cpp, by the published hand value, in a fraction of its time: a model of people
// who judge by hand value. Two differences: equal ranks count only where they are played, and hand order is unknown. Called
// by rollout_policy and tests.
#pragma once

#include "ai/durak/rollout_game.h"

namespace parlour::durak {

class ValuePolicy {
public:
    explicit ValuePolicy(const IndexedRules& indexed);
    /// Plays the next action of the seat to move.
    void play(RolloutGame& game) const;

private:
    struct Hand;

    void lead(RolloutGame& game) const;
    void throwIn(RolloutGame& game) const;
    void defend(RolloutGame& game) const;
    bool passOn(RolloutGame& game, const Hand& hand) const;
    /// Returns the value of a hand.
    int value(Bits cards, int cardsInAll) const;
    /// Returns the cheapest attack of `cards` and the value that the hand loses by it.
    std::pair<CardIndex, int> cheapest(const Hand& hand, Bits cards) const;

    const IndexedRules& indexed_;
    std::array<int, 52> worth_{}; ///< value of each single card
};

} // namespace parlour::durak
