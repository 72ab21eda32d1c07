// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games of three to six from which the networks of larger tables learn (multiplayer_trainer.h), and games that measure them.
#pragma once

#include "ai/coup/multiplayer/multiplayer_net.h"

namespace parlour::coup {

/// A decision of any seat, to learn from.
struct MultiplayerDecision {
    MultiplayerFeatures features; ///< those of the critic
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
using MultiplayerDecisions = std::vector<MultiplayerDecision>;

/// Plays game `number`. The number of seats, the bots of rules that take some of them, and the cards follow from both
/// numbers.
MultiplayerDecisions playTrainingGame(const MultiplayerNet& net, std::uint64_t seed, std::uint64_t number);

/// The policy's share of the win at tables of five, among a club player that does not search, the bluffer, the sceptic and
/// the honest one (fair: 0.2). Each deal is played once from each seat.
struct MultiplayerShare {
    double share = 0;
    double error = 0; ///< one standard error, over deals
};
MultiplayerShare shareAmongRules(const MultiplayerNet& net, std::uint64_t seed, int deals);

} // namespace parlour::coup
