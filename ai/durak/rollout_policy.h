// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rollout policies. The price policy plays cheap cards first, keeps trumps while there is a stock, and compares the cost
// of a cover with that of taking. Called millions of times; a decision costs some nanoseconds.
#pragma once

#include "ai/durak/choice_policy.h"
#include "ai/durak/value_policy.h"

#include <optional>

namespace parlour::durak {

/// Parameters of the rollouts, tuned by self-play. Prices and limits are on the scale of plain cards, from the lowest (0) to
/// the ace (100). An "early" term counts in full while at least `horizon` cards are undealt and falls linearly to 0.
struct RolloutParameters {
    int horizon = 21;
    int rankEarly = 0; ///< extra price of a plain card, in percent of its rank
    int trump = 79; ///< extra price of a trump
    int trumpEarly = 386; ///< extra price of a trump to attack with
    int coverTrumpEarly = 493; ///< extra price of a trump to cover with
    int pair = 48; ///< discount of a lead for each further card of its rank
    int rankOnTable = 46; ///< discount of a cover whose rank is already on the table
    int take = 321; ///< cost of taking
    int takeEarly = -237;
    int takeCard = 21; ///< extra cost for each card taken
    int takeGain = 23; ///< discount in percent of the price of the cards taken
    int throwIn = 224; ///< highest price of a card to throw in
    int throwInEarly = -55;
    int pileOn = 120; ///< highest price of a card to throw in on a defender who takes
    int pileOnEarly = -92;
    int pass = 150; ///< highest price of a card to transfer with
    int replyCost = 42; ///< endings of two seats: discount in percent of the price of the opponent's reply
    int byValue = 55; ///< probability in percent that another seat uses the value policy in a rollout
    int byPlain = 25; ///< probability in percent that another seat uses the plain policy
    int selfByValue = 50; ///< probability in percent that the own seat uses the value policy
    int noise = 10; ///< greatest random error of each limit
    bool choices = false; ///< at tables that it covers, all seats use the choice policy until an ending of two seats
    int exactCards = 7; ///< endings of two seats with at most this many cards are solved exactly
};

/// The prices that follow from the parameters under some rules, by the number of undealt cards.
class PriceTable {
public:
    /// Covers positions with at most `mostStock` undealt cards.
    PriceTable(const RolloutParameters& parameters, const Rules& rules, int mostStock);
    const RolloutParameters& parameters() const { return parameters_; }

    /// Prices and limits at one number of undealt cards.
    struct Prices {
        std::array<std::int16_t, 52> attack{}; ///< prices by card index
        std::array<std::int16_t, 52> cover{};
        int take = 321;
        int throwIn = 224;
        int pileOn = 120;
    };
    const Prices& with(int stock) const { return prices_[static_cast<std::size_t>(stock)]; }

private:
    RolloutParameters parameters_;
    std::array<Prices, 41> prices_;
};

/// The plain policy: plays the lowest card that suffices, covers whenever it can, throws in and transfers plain cards, keeps
/// trumps.
extern const RolloutParameters kPlainParameters;

/// The policy of a seat in a rollout.
enum class Policy : std::uint8_t { Prices, Plain, Value };
using PolicyBySeat = std::array<Policy, kMaxSeats>;

/// The policies to choose from.
struct Policies {
    const PriceTable& prices;
    const PriceTable& plain;
    const ValuePolicy& value;
    const ChoicePolicy* choices = nullptr; ///< of all seats where it covers the game; may be null
};

/// The rules and policies of the rollouts from a View.
struct RolloutTables {
    RolloutTables(const View& view, const RolloutParameters& parameters)
        : indexed(view.rules, view.trump()),
          prices(parameters, view.rules, view.stock),
          plain(kPlainParameters, view.rules, view.stock),
          value(indexed)
    {
        if (parameters.choices && ChoicePolicy::coversRules(view.rules))
            choices.emplace(indexed);
    }
    RolloutTables(const RolloutTables&) = delete; // `value` and `choices` refer to `indexed`
    RolloutTables& operator=(const RolloutTables&) = delete;
    Policies policies() const { return {prices, plain, value, choices ? &*choices : nullptr}; }

    IndexedRules indexed;
    PriceTable prices, plain;
    ValuePolicy value;
    std::optional<ChoicePolicy> choices;
};

/// Draws a policy for each seat, since those of the others than `self` are unknown.
PolicyBySeat drawPolicies(const RolloutParameters& parameters, int players, Seat self, Rng& rng);

/// Plays the next decision, or a small ending to its end. The game must not be over.
void playOn(RolloutGame& game, const IndexedRules& indexed, const Policies& policies, const PolicyBySeat& bySeat, Rng& rng);
/// Plays a game to its end. Deterministic for the same random numbers.
void playToEnd(RolloutGame& game, const IndexedRules& indexed, const Policies& policies, const PolicyBySeat& bySeat,
               Rng& rng);
/// Plays one decision of the seat to move by the price policy.
void playStep(RolloutGame& game, const IndexedRules& indexed, const PriceTable& prices, Rng& rng);

} // namespace parlour::durak
