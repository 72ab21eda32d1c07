// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/multiplayer/multiplayer_net.h"

#include "ai/solve/exponential.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr NetFormat kMultiplayerFormat = {0x504D4F43, // "COMP"
                                          1, SAY("Error", "This is not a Coup table"),
                                          SAY("Error", "This Coup table has version %1; version %2 is needed"),
                                          SAY("Error", "The Coup table is damaged: its checksum or its length is wrong")};

/// The probabilities of these logits.
Chances softmaxOf(const Chances& logits)
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

} // namespace

MultiplayerNet::MultiplayerNet(std::uint64_t seed) : weights(kWeights)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, ~std::uint64_t{0});
    PolicyNet::fillAtRandom(weights, 0, rng);
    CriticNet::fillAtRandom(weights, PolicyNet::kWeights, rng);
}

Chances MultiplayerNet::chances(const MultiplayerFeatures& features, const ActionNumbers& numbers) const
{
    return chances(PolicyNet::forward(policy(), features), numbers);
}

Chances MultiplayerNet::chances(const PolicyNet::Activations& activations, const ActionNumbers& numbers) const
{
    Chances logits;
    for (const std::uint8_t number : numbers)
        logits.push_back(PolicyNet::output(policy(), activations, number));
    return softmaxOf(logits);
}

Shares MultiplayerNet::sharesOf(const MultiplayerFeatures& features, const RelativeSeats& seats) const
{
    return sharesOf(CriticNet::forward(critic(), features), seats);
}

Shares MultiplayerNet::sharesOf(const CriticNet::Activations& activations, const RelativeSeats& seats) const
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

Bytes MultiplayerNet::toBytes() const
{
    return netToBytes(kMultiplayerFormat, weights);
}

Expected<MultiplayerNet> MultiplayerNet::fromBytes(ByteSpan bytes)
{
    return readNet<MultiplayerNet>(kMultiplayerFormat, bytes);
}

} // namespace parlour::coup
