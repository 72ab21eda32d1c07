// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the solution without counting cards: the fastest strong player, and the yardstick for the others. Its table must
// outlive it.
#pragma once

#include "ai/pazaak/features.h"
#include "ai/pazaak/strategy.h"

namespace parlour::pazaak {

/// The information set of a decision, as indices into a solution.
struct Infoset {
    enum class Kind : std::uint8_t {
        Unknown, ///< an inconsistent position, or one of other decks
        Decided, ///< the player cannot change the result of the hand: a total is over 20, or it has won
        Safe, ///< no card can bust the total
        Playing, ///< both take cards
        AgainstStand ///< the opponent stands on a total that is not less
    };
    Kind kind = Kind::Unknown;
    int context = 0;
    int seat = 0;
    int cards = 0; ///< own side cards
    int hand = kNoHand;
    int situation = 0; ///< for Playing and AgainstStand

    /// Classifies by totals alone, so never returns Unknown.
    static Kind kindOf(const View& view, const Model& model);
    /// Returns the complete infoset of a decision.
    static Infoset of(const View& view, const Strategy& strategy);
    /// Returns context, seat and own side cards, whichever seat is to move. kNoHand if the model has no such match.
    static Infoset ofMatch(const View& view, const Strategy& strategy);
};

constexpr Action toAction(Move move)
{
    return move == kEndMove ? kEnd : move == kStandMove ? kStand : play(static_cast<Value>(move - 1));
}

/// Samples an action of the mixed strategy. The situation must be Playing or AgainstStand.
Action follow(const Strategy& strategy, const Infoset& infoset, const Luck& luck);

class TablePlayer final : public Bot<Pazaak> {
public:
    /// `strategy` must be of a real model (Model::of) and must outlive the bot. The Kid's rules decide in positions without
    /// an entry.
    explicit TablePlayer(const Strategy& strategy) : strategy_(strategy) {}
    Action choose(const Question<Pazaak>& question) override;

private:
    const Strategy& strategy_;
};

} // namespace parlour::pazaak
