// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a RolloutGame to its end by a decent rule: cheap cards first, trumps kept while there is a stock, a cover weighed
// against what taking brings. Called millions of times by play-outs; each decision costs some nanoseconds.
#pragma once

#include "ai/durak/value_policy.h"

namespace parlour::durak {

/// How to play: prices and limits in hundredths of the way from the lowest plain card (0) to the ace (100). Tuned by
/// self-play. "Early" is added while `horizon` cards or more are undealt, and less of it in a straight line from there on.
struct RolloutParameters {
    int horizon = 21;
    int rankEarly = 0; ///< a plain card is dearer by so many hundredths
    int trump = 79; ///< a trump is dearer than its rank by this
    int trumpEarly = 386; ///< to attack with
    int coverTrumpEarly = 493; ///< to cover with
    int pair = 48; ///< each further card of its rank makes a card cheaper to lead
    int rankOnTable = 46; ///< a cover is cheaper by this if its rank rankOnTable there already
    int take = 321; ///< what taking costs
    int takeEarly = -237;
    int takeCard = 21; ///< more for each card taken
    int takeGain = 23; ///< less by so many hundredths of what the cards taken are worth
    int throwIn = 224; ///< dearest card to throw in
    int throwInEarly = -55;
    int pileOn = 120; ///< the same on a defender who takes
    int pileOnEarly = -92;
    int pass = 150; ///< dearest card to pass an attack on with
    int replyCost = 42; ///< in an ending of two: less by so many hundredths of what the answer costs the other
    int byValue = 55; ///< chance in hundredths that another seat plays by the hand value in a play-out
    int byPlain = 25; ///< and that it plays the lowest card that will do
    int selfByValue = 50; ///< and that the seat itself does
    int noise = 10; ///< each limit is off by up to this
    int exactCards = 7; ///< endings of two with so many cards or fewer are played without a fault
};

/// A RolloutParameters under some rules, as tables by the number of undealt cards.
class PriceTable {
public:
    /// For positions with `mostStock` undealt cards or fewer.
    PriceTable(const RolloutParameters& parameters, const Rules& rules, int mostStock);
    const RolloutParameters& parameters() const { return parameters_; }

    /// What holds with so many undealt cards.
    struct Stage {
        std::array<std::int16_t, 52> attack{}; ///< price of each card, by index
        std::array<std::int16_t, 52> cover{};
        int take = 321;
        int throwIn = 224;
        int pileOn = 120;
    };
    const Stage& with(int stock) const { return stages_[static_cast<std::size_t>(stock)]; }

private:
    RolloutParameters parameters_;
    std::array<Stage, 41> stages_;
};

/// The lowest card that will do: covers whenever it can, throws in and passes on plain cards, keeps trumps.
extern const RolloutParameters kPlainParameters;

/// How a seat plays in a play-out.
enum class Policy : std::uint8_t { Prices, Plain, Value };
using PolicyBySeat = std::array<Policy, kMaxSeats>;

/// The rules that seats play by.
struct Policies {
    const PriceTable& prices;
    const PriceTable& plain;
    const ValuePolicy& value;
};

/// Takes steps until the game is over. The same numbers, the same game.
void playToEnd(RolloutGame& game, const IndexedRules& indexed, const Policies& policies, const PolicyBySeat& bySeat,
               Rng& rng);
/// One step of it by prices: what whoever has the turn would do.
void playStep(RolloutGame& game, const IndexedRules& indexed, const PriceTable& prices, Rng& rng);

} // namespace parlour::durak
