// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A policy over infosets and a critic that sees all cards, as policy_gradient.h trains them: of larger tables
// (multiplayer_net.h), or of an exploiter at a table of two (training/duel_net.h).
#pragma once

#include "ai/coup/policy.h"
#include "ai/solve/exponential.h"
#include "ai/solve/sparse_net.h"

#include <algorithm>
#include <array>
#include <vector>

namespace parlour::coup {

/// Shares of the win, which sum to 1: by seat, or by the steps from the seat that decides.
using Shares = std::array<float, kMaxSeats>;
/// Seats as steps from the seat that decides.
using RelativeSeats = FixedList<std::uint8_t, kMaxSeats>;
/// The numbers of the legal actions, in their order.
using ActionNumbers = FixedList<std::uint8_t, Actions::kMax>;

/// The probabilities of these logits.
inline Chances softmaxOf(const Chances& logits)
{
    const float most = *std::max_element(logits.begin(), logits.end());
    Chances chances;
    float sum = 0;
    for (const float logit : logits) {
        chances.push_back(expOf(logit - most));
        sum += chances[chances.size() - 1];
    }
    for (float& chance : chances)
        chance /= sum;
    return chances;
}

/// `List` holds the features of the critic; those of the policy come first.
template <class List, class Policy, class Critic>
class ActorCritic {
public:
    using Features = List;
    using PolicyNet = Policy;
    using CriticNet = Critic;
    static constexpr std::size_t kWeights = PolicyNet::kWeights + CriticNet::kWeights;

    /// Untrained networks with small random weights.
    explicit ActorCritic(std::uint64_t seed) : weights(kWeights)
    {
        Rng rng = Rng::stream(seed, Purpose::Analysis, ~std::uint64_t{0});
        PolicyNet::fillAtRandom(weights, 0, rng);
        CriticNet::fillAtRandom(weights, PolicyNet::kWeights, rng);
    }

    /// The probabilities of these actions.
    Chances chances(const Features& features, const ActionNumbers& numbers) const
    {
        return chances(PolicyNet::forward(policy(), features), numbers);
    }
    Chances chances(const typename PolicyNet::Activations& activations, const ActionNumbers& numbers) const
    {
        Chances logits;
        for (const std::uint8_t number : numbers)
            logits.push_back(PolicyNet::output(policy(), activations, number));
        return softmaxOf(logits);
    }
    /// The expected shares of these seats, by steps, 0 for others. `features` are those of the critic.
    Shares sharesOf(const Features& features, const RelativeSeats& seats) const
    {
        return sharesOf(CriticNet::forward(critic(), features), seats);
    }
    Shares sharesOf(const typename CriticNet::Activations& activations, const RelativeSeats& seats) const
    {
        Chances logits;
        for (const std::uint8_t steps : seats)
            logits.push_back(CriticNet::output(critic(), activations, steps));
        const Chances chances = softmaxOf(logits);
        Shares shares{};
        for (std::size_t i = 0; i < seats.size(); ++i)
            shares[seats[i]] = chances[i];
        return shares;
    }

    const float* policy() const { return weights.data(); }
    const float* critic() const { return weights.data() + PolicyNet::kWeights; }

    std::vector<float> weights; ///< of the policy, then of the critic
};

} // namespace parlour::coup
