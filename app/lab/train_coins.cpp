// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab train coins: the value network of our own players of Coins, by self-play.
#include "ai/coins/training/net_trainer.h"
#include "app/lab/train_game.h"
#include "engine/coins/coins.h"

namespace parlour::cli {

int trainCoins(const TrainRequest& request)
{
    using coins::Coins;
    using coins::NetTrainer;
    constexpr std::int64_t kShippedBatches = 400;
    const coins::Rules rules = take(Coins::parseRules(request.rules), "--rules");
    if (rules != coins::Rules{})
        throw Refused("train: coins is trained by the published rules only, which covers all others; leave --rules out");
    return trainGame<NetTrainer>(
        request, {"coins", Coins::rulesMap(rules), kShippedBatches, "matches", NetTrainer::kBatchMatches},
        [](NetTrainer& trainer, std::int64_t batches, const stop_token& stop, const auto& progress) {
            trainer.train(batches, stop, progress);
        },
        [](const NetTrainer& trainer) { return netProduct(trainer, "round"); });
}

} // namespace parlour::cli
