// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The networks of tables of three to six by the printed rules: a policy over infosets, and a critic that sees all cards.
// Trained by self-play (training/multiplayer_trainer.h). At the table the policy takes one step of mirror descent with a
// magnet by the values of the moment (Sokota and others, "The update-equivalence framework for decision-time planning",
// 2023), so that it stays unpredictable.
#pragma once

#include "ai/coup/multiplayer/actor_critic.h"
#include "ai/coup/multiplayer/multiplayer_features.h"

namespace parlour::coup {

ActionNumbers numbersOf(const View& view, const Actions& legal);
/// The seats that have a card, from the one that decides.
RelativeSeats seatsWithCards(const View& view);

class MultiplayerNet : public ActorCritic<MultiplayerFeatures, SparseNet<kMultiplayerFeatures, kMultiplayerActions>,
                                          SparseNet<kOpenFeatures, kMaxSeats>> {
public:
    using ActorCritic::ActorCritic;
    using ActorCritic::chances;
    /// The shipped networks; an error if they are damaged.
    static Expected<MultiplayerNet> shipped();

    /// The policy of the seat that decides, by index of the legal list.
    Chances chances(const View& view, const Actions& legal) const;
    /// The policy after the step of mirror descent by these values, which are shares of the win by index of the legal list.
    Chances improvedChances(const View& view, const Actions& legal, std::span<const float> values) const;
    /// The expected share of the win of a seat that has a card, while any seat decides. The seats of `habitual` play by
    /// habit, the others by the policy.
    float shareOf(const State& state, Seat seat, SeatSet habitual) const;

    /// Two bytes for each weight. The same networks have the same bytes.
    Bytes toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<MultiplayerNet> fromBytes(ByteSpan bytes);
};

} // namespace parlour::coup
