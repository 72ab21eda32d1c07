// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The networks of a policy gradient at a table of two (policy_gradient.h): a policy over infosets, and a critic that sees
// both hands.
#pragma once

#include "ai/coup/multiplayer/multiplayer_net.h"
#include "ai/coup/training/infoset_features.h"

namespace parlour::coup {

class DuelNet {
public:
    using Features = InfosetFeatures;
    using PolicyNet = SparseNet<kFeatures, kActionNumbers>;
    using CriticNet = SparseNet<kOpenInfosetFeatures, 2>;
    static constexpr std::size_t kWeights = PolicyNet::kWeights + CriticNet::kWeights;

    /// Untrained networks with small random weights.
    explicit DuelNet(std::uint64_t seed);

    /// The probabilities of these actions.
    Chances chances(const PolicyNet::Activations& activations, const ActionNumbers& numbers) const;
    /// The expected shares of both seats, that of the deciding one first.
    Shares sharesOf(const CriticNet::Activations& activations, const RelativeSeats& seats) const;

    const float* policy() const { return weights.data(); }
    const float* critic() const { return weights.data() + PolicyNet::kWeights; }

    std::vector<float> weights; ///< of the policy, then of the critic
};

} // namespace parlour::coup
