// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games of three to six from which the networks of larger tables learn (multiplayer_trainer.h), and games that measure them.
#pragma once

#include "ai/coup/multiplayer/multiplayer_net.h"
#include "ai/coup/training/policy_gradient.h"

namespace parlour::coup {

using MultiplayerDecision = LearntDecision<MultiplayerFeatures>;
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
