// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The networks of tables of three to six by the printed rules: a policy over infosets, and a critic that sees all cards.
// Trained by self-play (training/multiplayer_trainer.h). At the table the policy takes one step of mirror descent with a
// magnet by the values of the moment (Sokota and others, "The update-equivalence framework for decision-time planning",
// 2023), so that it stays unpredictable.
#pragma once

#include "ai/coup/multiplayer/multiplayer_features.h"
#include "ai/coup/policy.h"
#include "ai/solve/sparse_net.h"

namespace parlour::coup {

/// Shares of the win, which sum to 1: by seat, or by the steps from the seat that decides.
using Shares = std::array<float, kMaxSeats>;
/// Seats as steps from the seat that decides.
using RelativeSeats = FixedList<std::uint8_t, kMaxSeats>;
/// The numbers of the legal actions, in their order.
using ActionNumbers = FixedList<std::uint8_t, Actions::kMax>;
ActionNumbers numbersOf(const View& view, const Actions& legal);
/// The seats that have a card, from the one that decides.
RelativeSeats seatsWithCards(const View& view);

class MultiplayerNet {
public:
    using Features = MultiplayerFeatures;
    using PolicyNet = SparseNet<kMultiplayerFeatures, kMultiplayerActions>;
    using CriticNet = SparseNet<kOpenFeatures, kMaxSeats>;
    static constexpr std::size_t kWeights = PolicyNet::kWeights + CriticNet::kWeights;

    /// Untrained networks with small random weights.
    explicit MultiplayerNet(std::uint64_t seed);
    /// The shipped networks; an error if they are damaged.
    static Expected<MultiplayerNet> shipped();

    /// The policy of the seat that decides, by index of the legal list.
    Chances chances(const View& view, const Actions& legal) const;
    /// The policy after the step of mirror descent by these values, which are shares of the win by index of the legal list.
    Chances improvedChances(const View& view, const Actions& legal, std::span<const float> values) const;
    /// The expected share of the win of a seat that has a card, while any seat decides. The seats of `habitual` play by
    /// habit, the others by the policy.
    float shareOf(const State& state, Seat seat, SeatSet habitual) const;

    /// The probabilities of these actions.
    Chances chances(const MultiplayerFeatures& features, const ActionNumbers& numbers) const;
    Chances chances(const PolicyNet::Activations& activations, const ActionNumbers& numbers) const;
    /// The expected shares of these seats, by steps, 0 for others. `features` are those of the critic.
    Shares sharesOf(const MultiplayerFeatures& features, const RelativeSeats& seats) const;
    Shares sharesOf(const CriticNet::Activations& activations, const RelativeSeats& seats) const;

    const float* policy() const { return weights.data(); }
    const float* critic() const { return weights.data() + PolicyNet::kWeights; }

    /// Two bytes for each weight. The same networks have the same bytes.
    Bytes toBytes() const;
    /// Refuses bytes that toBytes cannot have made, and other versions.
    static Expected<MultiplayerNet> fromBytes(ByteSpan bytes);

    std::vector<float> weights; ///< of the policy, then of the critic
};

/// The probabilities of these logits.
Chances softmaxOf(const Chances& logits);

} // namespace parlour::coup
