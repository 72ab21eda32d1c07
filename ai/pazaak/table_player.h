// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays the solution as it stands, without counting cards: the quickest strong player, and the yardstick for those that
// think. Takes its table by reference; made by who has one.
#pragma once

#include "ai/pazaak/features.h"
#include "ai/pazaak/strategy.h"

namespace parlour::pazaak {

/// Where a decision stands in a solution.
struct Infoset {
    enum class Kind : std::uint8_t {
        Unknown, ///< such a position cannot be, or is of other decks
        Decided, ///< nothing of the player's can change who wins the hand: it is over 20, or has won
        Safe, ///< no card can bust the total
        Playing, ///< both take cards
        AgainstStand ///< the other stands, on a total that is not less
    };
    Kind kind = Kind::Unknown;
    int context = 0;
    int seat = 0;
    int cards = 0; ///< own side cards
    int hand = kNoHand;
    int situation = 0; ///< Playing, AgainstStand

    /// Without the kind Unknown, which needs more than the totals.
    static Kind kindOf(const View& view, const Model& model);
    /// The whole of it.
    static Infoset of(const View& view, const Strategy& strategy);
    /// The match alone, whoever is to move: context, seat, own side cards. Without a hand: it has no such match.
    static Infoset ofMatch(const View& view, const Strategy& strategy);
};

constexpr Action toAction(Move move)
{
    return move == kEndMove ? kEnd : move == kStandMove ? kStand : play(static_cast<Value>(move - 1));
}

/// What the strategy does; where it mixes moves, `luck` chooses. The situation is Playing or AgainstStand.
Action follow(const Strategy& strategy, const Infoset& infoset, const Luck& luck);

class TablePlayer final : public Bot<Pazaak> {
public:
    /// `strategy` is of a real model (Model::of) and must outlive the bot. Where it knows nothing the Kid's rules decide.
    explicit TablePlayer(const Strategy& strategy) : strategy_(strategy) {}
    Action choose(const Question<Pazaak>& question) override;

private:
    const Strategy& strategy_;
};

} // namespace parlour::pazaak
