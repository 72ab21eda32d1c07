// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The choice policy of rollouts at tables of three and more: each seat plays an action as often as club players do. A
// multinomial logit model: the utility of an action is a sum of weights, by the kind of decision and the stage of the game,
// to which random noise is added; the highest is played. Trained by training/choice_trainer.h. Whole numbers, so that
// rollouts are the same on every machine.
#pragma once

#include "ai/durak/rollout_game.h"
#include "engine/base/expected.h"
#include "engine/base/index.h"
#include "engine/base/rng.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace parlour::durak {

/// The number of weights: a row for each kind of decision and stage.
inline constexpr int kChoiceKinds = 4; ///< to lead, to throw in, to throw in on a defender who takes, to defend
inline constexpr int kChoiceStages = 3; ///< no stock, at most six cards, more
/// A row: cards by rank, plain and trump; further cards of the rank in hand; the rank is on the table; transfers with a
/// plain card and a trump; then the terms of done and take.
inline constexpr int kChoiceRanks = 9;
inline constexpr int kSameRankAt = 2 * kChoiceRanks, kOnTableAt = kSameRankAt + 1, kPassAt = kOnTableAt + 1,
                     kStopAt = kPassAt + 2, kChoiceRow = kStopAt + 12;
inline constexpr int kChoiceWeights = kChoiceKinds * kChoiceStages * kChoiceRow;

using ChoiceColumns = std::array<std::uint8_t, kFirstTrump + kRanks>; ///< of cards in a row, by card

/// A choice in a rollout. A cover is of the highest open attack, which has the fewest covers.
struct Choice {
    Action::Kind kind = Action::Kind::Done;
    CardIndex card = 0; ///< unless done or take
    bool operator==(const Choice&) const = default;
};

/// The choices of one decision, and the terms of their utilities.
class ChoiceContext {
public:
    ChoiceContext(const IndexedRules& indexed, const RolloutGame& game);

    CardIndex target() const { return 63 - std::countl_zero(game_.open); }
    /// Calls `visit` with each choice, done and take first. Leaves out showing a trump.
    template <class Visit>
    void visitChoices(const Visit& visit) const
    {
        const auto visitCards = [&](Action::Kind kind, Bits cards) {
            for (; cards != 0; cards &= cards - 1)
                visit(Choice{kind, lowestOf(cards)});
        };
        if (game_.phase == Phase::Throw)
            visit(Choice{Action::Kind::Done});
        if (game_.phase != Phase::Defend)
            return visitCards(Action::Kind::Attack, game_.phase == Phase::Lead ? game_.hand() : game_.throwing());
        visit(Choice{Action::Kind::Take});
        visitCards(Action::Kind::Transfer, game_.passing(indexed_, false));
        visitCards(Action::Kind::Cover, game_.covering(indexed_, target()));
    }
    /// Calls `add` with the number of a weight and its factor for each term of a choice.
    template <class Add>
    void visitTerms(Choice choice, const Add& add) const
    {
        if (choice.kind == Action::Kind::Done || choice.kind == Action::Kind::Take)
            return visitStop(add);
        add(row_ + columns_[asIndex(choice.card)], 1);
        add(row_ + kSameRankAt, sizeOf(game_.hand() & indexed_.sameRank(choice.card)) - 1);
        if (choice.kind == Action::Kind::Transfer)
            add(row_ + kPassAt + (isTrump(choice.card) ? 1 : 0), 1);
        if (choice.kind == Action::Kind::Cover && (game_.fitting & bitOf(choice.card)) != 0)
            add(row_ + kOnTableAt, 1);
    }

private:
    template <class Add>
    void visitStop(const Add& add) const
    {
        int at = row_ + kStopAt;
        for (const int factor : stop_)
            add(at++, factor);
    }

    const IndexedRules& indexed_;
    const RolloutGame& game_;
    const ChoiceColumns& columns_;
    int row_; ///< the first weight of the row
    std::array<int, kChoiceRow - kStopAt> stop_{}; ///< the factors of done and take
};

using ChoiceWeights = std::array<float, kChoiceWeights>; ///< in natural logarithms
std::vector<std::uint8_t> toBytes(const ChoiceWeights& weights);
/// Refuses bytes that toBytes cannot have made, and other versions.
Expected<ChoiceWeights> choiceWeightsFromBytes(std::span<const std::uint8_t> bytes);

class ChoicePolicy {
public:
    /// With the weights of resources/tables. Keeps a reference to `indexed`.
    explicit ChoicePolicy(const IndexedRules& indexed);
    /// True for the rules under which it was trained to play: three seats or more without teams.
    static bool coversRules(const Rules& rules) { return rules.players > 2 && rules.teams == Teams::Off; }
    /// False for endings of two seats, whose hands are open.
    static bool covers(const RolloutGame& game) { return game.stock > 0 || game.inPlay.size() > 2; }

    /// Plays one decision of the seat to move, which must be covered.
    void play(RolloutGame& game, Rng& rng) const;

private:
    const IndexedRules& indexed_;
};

} // namespace parlour::durak
