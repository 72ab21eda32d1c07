// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Policy gradient with a clipped ratio (PPO, Schulman and others 2017) and an entropy bonus, for a policy over infosets and
// a critic that sees all cards. Used by the trainer of larger tables (multiplayer_trainer.h) and by the exploiter of a table
// of two (policy_exploiter.h), which play.
#pragma once

#include "ai/coup/multiplayer/actor_critic.h"

#include <cmath>
#include <numeric>

namespace parlour::coup {

/// A decision of any seat, to learn from.
template <class Features>
struct LearntDecision {
    Features features; ///< those of the critic
    std::uint8_t ofPolicy = 0; ///< how many of them, the first ones, the policy sees
    std::int8_t seat = 0; ///< that decides
    bool isOwn = false; ///< by the network
    /// Of the network's own decisions alone.
    ActionNumbers numbers; ///< of the legal actions
    std::uint8_t chosen = 0; ///< index of the chosen action
    float chance = 0; ///< its probability
    RelativeSeats seats; ///< those with cards, as steps from the deciding seat
    Shares target{}; ///< the shares of the win that followed, by steps from the deciding seat
    float advantage = 0; ///< of what followed over the critic's value, in shares of the win
};

struct PolicyGradientSettings {
    float entropy = 0.05F; ///< its weight, relative to the standard deviation of advantages
    float clip = 0.2F; ///< the largest change of a probability's ratio that is rewarded
    int passes = 1; ///< over each batch
};

/// Improves the networks of `Net`, which has the members of MultiplayerNet, by batches of decisions.
template <class Net>
class PolicyGradient {
public:
    using Decision = LearntDecision<typename Net::Features>;
    using PolicyNet = typename Net::PolicyNet;
    using CriticNet = typename Net::CriticNet;

    PolicyGradient(std::uint64_t seed, const PolicyGradientSettings& settings)
        : settings_(settings),
          seed_(seed),
          net(seed),
          means(Net::kWeights),
          squares(Net::kWeights),
          gradient_(Net::kWeights),
          isTouched_(kRowsOfPolicy + kRowsOfCritic)
    {
    }

    /// Learns from decisions that the networks have just taken. Each gradient step has kTrainedAtOnce of them; the rest is
    /// left out. `rate` is that of Adam.
    void learn(const std::vector<Decision>& batch, float rate)
    {
        double sum = 0;
        for (const Decision& decision : batch)
            sum += static_cast<double>(decision.advantage * decision.advantage);
        error_ = std::sqrt(sum / static_cast<double>(batch.size()));
        for (int pass = 0; pass < settings_.passes; ++pass)
            learnOnce(batch, rate);
    }
    /// The root mean square advantage on the last batch before learning from it, in shares of the win.
    double error() const { return error_; }

private:
    static constexpr std::size_t kTrainedAtOnce = 256; ///< decisions of a gradient step
    static constexpr std::size_t kRowsOfPolicy = PolicyNet::kHidden / PolicyNet::kFirst;
    static constexpr std::size_t kRowsOfCritic = CriticNet::kHidden / CriticNet::kFirst;

    void learnOnce(const std::vector<Decision>& batch, float rate)
    {
        const float scale = 1 / static_cast<float>(error_ + 1e-6);
        std::vector<std::uint32_t> order(batch.size());
        std::iota(order.begin(), order.end(), 0);
        Rng rng = Rng::stream(~seed_, Purpose::Analysis, static_cast<std::uint64_t>(steps));
        rng.shuffle(order);
        order.resize(order.size() / kTrainedAtOnce * kTrainedAtOnce); // so that nothing is left for the next batch
        for (std::size_t i = 0; i < order.size(); ++i) {
            const Decision& decision = batch[order[i]];
            addCriticGradient(decision);
            if (decision.isOwn)
                addPolicyGradient(decision, scale);
            if ((i + 1) % kTrainedAtOnce == 0)
                step(rate);
        }
    }

    /// Adds the gradient at a decision of the network. `scale` multiplies its advantage.
    void addPolicyGradient(const Decision& decision, float scale)
    {
        typename Net::Features features;
        features.append(decision.features.begin(), decision.features.begin() + decision.ofPolicy);
        const auto activations = PolicyNet::forward(net.policy(), features);
        const Chances chances = net.chances(activations, decision.numbers);
        const float advantage = decision.advantage * scale;
        const float ratio = chances[decision.chosen] / decision.chance;
        const bool isClipped = advantage > 0 ? ratio > 1 + settings_.clip : ratio < 1 - settings_.clip;
        float entropy = 0;
        for (const float chance : chances)
            entropy -= chance * std::log(chance + 1e-9F);
        std::array<float, PolicyNet::kSecond> ofSecond{};
        for (std::size_t i = 0; i < chances.size(); ++i) {
            const float reward = isClipped ? 0 : advantage * ratio * ((i == decision.chosen ? 1.0F : 0.0F) - chances[i]);
            const float bonus = -settings_.entropy * chances[i] * (std::log(chances[i] + 1e-9F) + entropy);
            PolicyNet::addGradientOfOutput(net.policy(), gradient_.data(), activations, decision.numbers[i], -reward - bonus,
                                           ofSecond);
        }
        PolicyNet::addGradientBelow(net.policy(), gradient_.data(), features, activations, ofSecond);
        touch(features, 0);
    }

    void addCriticGradient(const Decision& decision)
    {
        const auto activations = CriticNet::forward(net.critic(), decision.features);
        const Shares shares = net.sharesOf(activations, decision.seats);
        float* const gradient = gradient_.data() + PolicyNet::kWeights;
        std::array<float, CriticNet::kSecond> ofSecond{};
        for (const std::uint8_t seat : decision.seats)
            CriticNet::addGradientOfOutput(net.critic(), gradient, activations, seat, shares[seat] - decision.target[seat],
                                           ofSecond);
        CriticNet::addGradientBelow(net.critic(), gradient, decision.features, activations, ofSecond);
        touch(decision.features, kRowsOfPolicy);
    }

    /// Notes that the rows of these features, numbered from `row` on, have a gradient.
    void touch(const typename Net::Features& features, std::size_t row)
    {
        for (const std::uint16_t feature : features) {
            const std::size_t each = row + feature;
            if (!isTouched_[each])
                touched_.push_back(each);
            isTouched_[each] = true;
        }
    }

    void step(float rate)
    {
        ++steps;
        for (const std::size_t row : touched_) {
            const bool isOfPolicy = row < kRowsOfPolicy;
            const std::size_t begin =
                isOfPolicy ? row * PolicyNet::kFirst : PolicyNet::kWeights + (row - kRowsOfPolicy) * CriticNet::kFirst;
            update(begin, begin + PolicyNet::kFirst, rate);
            isTouched_[row] = false;
        }
        touched_.clear();
        update(PolicyNet::kHidden, PolicyNet::kWeights, rate);
        update(PolicyNet::kWeights + CriticNet::kHidden, Net::kWeights, rate);
    }

    void update(std::size_t begin, std::size_t end, float rate)
    {
        // Adam (Kingma, Ba 2015), with plain means over the first steps in place of a bias correction.
        const float once = 1 / static_cast<float>(steps);
        const float first = std::max(0.1F, once);
        const float second = std::max(0.001F, once);
        for (std::size_t i = begin; i < end; ++i) {
            const float each = gradient_[i] / static_cast<float>(kTrainedAtOnce);
            means[i] += first * (each - means[i]);
            squares[i] += second * (each * each - squares[i]);
            net.weights[i] -= rate * means[i] / (std::sqrt(squares[i]) + 1e-7F);
            gradient_[i] = 0;
        }
    }

    PolicyGradientSettings settings_;
    std::uint64_t seed_;
    double error_ = 0;

public:
    // The state of the training, to be kept.
    Net net;
    std::vector<float> means, squares; ///< moments of the gradients (Adam)
    std::int64_t steps = 0;

private:
    std::vector<float> gradient_;
    std::vector<std::size_t> touched_; ///< rows of features with a gradient, the policy's first
    std::vector<bool> isTouched_; ///< by row
};

} // namespace parlour::coup
