// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli train coins: the value network of our own players of Coins, by self-play.
#include "ai/coins/net_trainer.h"
#include "app/cli/train_net.h"
#include "engine/coins/coins.h"

namespace parlour::cli {

namespace {

using namespace coins;

constexpr std::int64_t kShipped = 400; ///< batches

} // namespace

int trainCoins(const Training& wanted)
{
    const Rules rules = take(Coins::parseRules(wanted.rules), "--rules");
    if (rules != Rules{})
        throw Refused("train: coins is trained by the published rules, and knows all others by that; leave --rules out");
    return trainNet<NetTrainer>(wanted,
                                {"coins", Coins::rulesMap(rules), kShipped, "matches", NetTrainer::kBatchMatches, "round"},
                                [](NetTrainer& trainer, std::int64_t batches, const std::stop_token& stop,
                                   const auto& progress) { trainer.train(batches, stop, progress); });
}

} // namespace parlour::cli
