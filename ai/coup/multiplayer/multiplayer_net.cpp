// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/multiplayer/multiplayer_net.h"

#include "ai/tables/tables.h"
#include "engine/base/index.h"

namespace parlour::coup {

namespace {

constexpr NetFormat kMultiplayerFormat = {0x504D4F43, // "COMP"
                                          1, SAY("Error", "This is not a Coup table"),
                                          SAY("Error", "This Coup table has version %1; version %2 is needed"),
                                          SAY("Error", "The Coup table is damaged: its checksum or its length is wrong")};

/// Mirror descent at the table: the rate of a step by shares of the win, and the weight of the magnet, the even policy.
constexpr float kRate = 20, kMagnet = 0.005F;

} // namespace

ActionNumbers numbersOf(const View& view, const Actions& legal)
{
    ActionNumbers numbers;
    for (const Action& each : legal)
        numbers.push_back(multiplayerActionNumber(view, each));
    return numbers;
}

RelativeSeats seatsWithCards(const View& view)
{
    RelativeSeats seats;
    for (int steps = 0; steps < view.rules.players; ++steps)
        if (view.isIn((view.seat + steps) % view.rules.players))
            seats.push_back(static_cast<std::uint8_t>(steps));
    return seats;
}

Expected<MultiplayerNet> MultiplayerNet::shipped()
{
    return fromBytes(tables::bytesOf("coup-multiplayer"));
}

Chances MultiplayerNet::chances(const View& view, const Actions& legal) const
{
    return chances(multiplayerFeaturesOf(view), numbersOf(view, legal));
}

Chances MultiplayerNet::improvedChances(const View& view, const Actions& legal, std::span<const float> values) const
{
    const auto activations = PolicyNet::forward(policy(), multiplayerFeaturesOf(view));
    Chances logits;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        const float logit = PolicyNet::output(policy(), activations, multiplayerActionNumber(view, legal[i]));
        logits.push_back((logit + kRate * values[i]) / (1 + kRate * kMagnet));
    }
    return softmaxOf(logits);
}

float MultiplayerNet::shareOf(const State& state, Seat seat, SeatSet habitual) const
{
    const int players = state.rules.players;
    const MultiplayerFeatures features = openFeaturesOf(state, state.hands, multiplayerFeaturesOf(state), habitual);
    const Shares shares = sharesOf(features, seatsWithCards(state));
    return shares[asIndex((seat - state.seat + players) % players)];
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
