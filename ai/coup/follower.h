// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What two players believe of each other's hands, followed from the deal: each decision tells something to who knows how it
// is made, by the trained table and, when both have one card, by solving the turn (ending.h). What is solved is also what
// our master does there. Sees a View and nothing else.
#pragma once

#include "ai/coup/ending.h"
#include "ai/coup/strategy.h"

namespace parlour::coup {

class Follower {
public:
    /// Of the actions of a decision, by their index (duel.h).
    struct Advice {
        std::array<float, kMaxKept> often; ///< how often each is done
        std::array<float, kMaxKept> worth; ///< the share of the win that it brings
        bool operator==(const Advice&) const = default;
    };

    /// Either may be null; then nothing is followed. They must outlive this.
    Follower(const Strategy* table, const EndingNet* net) : table_(table), net_(net) {}

    /// What the seat of the view does in an ending of two by the printed rules; nothing elsewhere, nor where what was done
    /// is not known or cannot have been. Goes on from the view before, if it is of the same game.
    std::optional<Advice> adviceOn(const View& view);
    /// The chance of each hand of the other (hands.h), wherever a game of two by the printed rules can be followed.
    std::optional<Row> handsOn(const View& view);
    /// And that it holds a card of each role.
    std::optional<std::array<float, kRoles>> beliefsOn(const View& view);

private:
    bool comesTo(const View& view);
    bool goTo(const View& view);
    bool take(const PublicAction& action);
    ByAction mixHere() const;

    const Strategy* table_;
    const EndingNet* net_;
    Seat seat_ = 0; ///< whose beliefs they are: of the other's ways it is less sure than of its own
    Seat mover_ = 0; ///< whose turn it is: player 0 of the position
    Course done_; ///< what was followed
    Duel duel_;
    Reach reach_ = anyHands();
    std::optional<Ending> ending_; ///< of this turn
};

} // namespace parlour::coup
