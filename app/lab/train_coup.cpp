// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab train coup: the strategy table of our own players of Coup, the network of their endings, both by self-play of
// two, and the networks of three to six.
#include "ai/coup/training/ending_trainer.h"
#include "ai/coup/training/multiplayer_trainer.h"
#include "ai/coup/training/strategy_maker.h"
#include "ai/coup/training/trainer.h"
#include "app/lab/train_game.h"
#include "engine/coup/coup.h"

namespace parlour::cli {

namespace {

using coup::EndingNet;
using coup::EndingTrainer;
using coup::MultiplayerTrainer;
using coup::RegretTable;

constexpr std::int64_t kShippedTable = 50'000; ///< batches
constexpr std::int64_t kShippedEndings = 320; ///< batches
constexpr std::int64_t kShippedMultiplayer = 600; ///< batches
constexpr int kMultiplayerDeals = 400; ///< that measure the policy
constexpr std::size_t kMaxBytes = 5'400'000; ///< of the table

int trainEndings(const TrainRequest& request, const RuleMap& rules)
{
    return trainGame<EndingTrainer>(
        request, {"coup", rules, kShippedEndings, "games", EndingTrainer::kBatchGames},
        [&](EndingTrainer& trainer, std::int64_t batches, const stop_token& stop, const auto& progress) {
            trainer.train(batches, request.threads, stop, progress);
        },
        [](const EndingTrainer& trainer) { return netProduct(trainer, "turn"); });
}

int trainTable(const TrainRequest& request, const RuleMap& rules)
{
    const EndingNet endings = take(EndingNet::shipped(), "coup-endings.table");
    return trainGame<RegretTable>(
        request, {"coup", rules, kShippedTable, "games", coup::kBatchGames},
        [&](RegretTable& table, std::int64_t batches, const stop_token& stop, const auto& progress) {
            coup::train(table, batches, {{}, &endings, stop, progress});
        },
        [](const RegretTable& table) -> TrainProduct {
            const coup::Strategy strategy = strategyOf(table, kMaxBytes);
            return {strategy.toBytes(),
                    "spots       " + std::to_string(strategy.size()),
                    {{"spots", static_cast<qint64>(strategy.size())}}};
        });
}

/// The networks, and the policy's share of the win among bots of rules.
TrainProduct multiplayerProduct(const MultiplayerTrainer& trainer)
{
    const auto [share, error] = coup::shareAmongRules(trainer.net(), ~trainer.seed(), kMultiplayerDeals);
    std::array<char, 100> line{};
    std::snprintf(line.data(), line.size(), "share       %.3f of the win among four bots of rules, error %.3f", share,
                  error);
    return {trainer.net().toBytes(), line.data(), {{"share", share}, {"error", error}}};
}

int trainMultiplayer(const TrainRequest& request)
{
    if (!request.rules.empty())
        throw Refused("train: --multiplayer trains for all tables of three to six by the printed rules, without --rules");
    return trainGame<MultiplayerTrainer>(
        request, {"coup", {}, kShippedMultiplayer, "games", MultiplayerTrainer::kBatchGames},
        [&](MultiplayerTrainer& trainer, std::int64_t batches, const stop_token& stop, const auto& progress) {
            trainer.train(batches, request.threads, stop, progress);
        },
        multiplayerProduct);
}

} // namespace

int trainCoup(const TrainRequest& request)
{
    if (request.multiplayer)
        return trainMultiplayer(request);
    RuleMap given = request.rules;
    given.emplace(kPlayersKey, "2");
    const coup::Rules rules = take(coup::Coup::parseRules(given), "--rules");
    if (rules.players != 2 || rules.mode != coup::Mode::Tabletop)
        throw Refused("train: coup is trained for two by the printed rules; --rules can be players=2,mode=tabletop");
    const RuleMap map = coup::Coup::rulesMap(rules);
    return request.endings ? trainEndings(request, map) : trainTable(request, map);
}

} // namespace parlour::cli
