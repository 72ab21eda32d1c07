// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The networks of tables of three to six by the printed rules: a policy over infosets, and a critic that sees all cards.
// Trained by self-play (training/multiplayer_trainer.h).
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

class MultiplayerNet {
public:
    using PolicyNet = SparseNet<kMultiplayerFeatures, kMultiplayerActions>;
    using CriticNet = SparseNet<kOpenFeatures, kMaxSeats>;
    static constexpr std::size_t kWeights = PolicyNet::kWeights + CriticNet::kWeights;

    /// Untrained networks with small random weights.
    explicit MultiplayerNet(std::uint64_t seed);

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

} // namespace parlour::coup
