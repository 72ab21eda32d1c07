// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The decisions of openfool.cpp for play-outs: on the published hand value, in a fraction of its time. People who play by
// what a hand is worth, as most do, play much like this. Two things differ: equal ranks count only where they are played,
// and the order in which cards came to a hand is not known. Called by quick_play and tests.
#pragma once

#include "ai/durak/quick_game.h"

namespace parlour::durak {

class ValueRule {
public:
    explicit ValueRule(const QuickRules& quick);
    /// What whoever has the turn would do.
    void play(QuickGame& game) const;

private:
    struct Hand;

    void lead(QuickGame& game) const;
    void throwIn(QuickGame& game) const;
    void defend(QuickGame& game) const;
    bool passOn(QuickGame& game, const Hand& hand) const;
    /// The value of a hand.
    int value(Bits cards, int cardsInAll) const;
    /// What the hand loses by attacking with the cheapest of `cards`, and which that is.
    std::pair<CardIndex, int> cheapest(const Hand& hand, Bits cards) const;

    const QuickRules& quick_;
    std::array<int, 52> worth_{}; ///< of each card for itself
};

} // namespace parlour::durak
