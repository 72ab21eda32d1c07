// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/duel_net.h"

namespace parlour::coup {

DuelNet::DuelNet(std::uint64_t seed) : weights(kWeights)
{
    Rng rng = Rng::stream(seed, Purpose::Analysis, ~std::uint64_t{0});
    PolicyNet::fillAtRandom(weights, 0, rng);
    CriticNet::fillAtRandom(weights, PolicyNet::kWeights, rng);
}

Chances DuelNet::chances(const PolicyNet::Activations& activations, const ActionNumbers& numbers) const
{
    Chances logits;
    for (const std::uint8_t number : numbers)
        logits.push_back(PolicyNet::output(policy(), activations, number));
    return softmaxOf(logits);
}

Shares DuelNet::sharesOf(const CriticNet::Activations& activations, const RelativeSeats& seats) const
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

} // namespace parlour::coup
