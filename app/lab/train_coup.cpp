// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab train coup: the strategy table of our own players of Coup, and the network of their endings, by self-play of
// two.
#include "ai/coup/training/ending_trainer.h"
#include "ai/coup/training/strategy_maker.h"
#include "ai/coup/training/trainer.h"
#include "app/lab/train_game.h"
#include "engine/coup/coup.h"

namespace parlour::cli {

namespace {

using coup::EndingNet;
using coup::EndingTrainer;
using coup::RegretTable;

constexpr std::int64_t kShippedTable = 50'000; ///< batches
constexpr std::int64_t kShippedEndings = 320; ///< batches
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

} // namespace

int trainCoup(const TrainRequest& request)
{
    RuleMap given = request.rules;
    given.emplace(kPlayersKey, "2");
    const coup::Rules rules = take(coup::Coup::parseRules(given), "--rules");
    if (rules.players != 2 || rules.mode != coup::Mode::Tabletop)
        throw Refused("train: coup is trained for two by the printed rules; --rules can be players=2,mode=tabletop");
    const RuleMap map = coup::Coup::rulesMap(rules);
    return request.endings ? trainEndings(request, map) : trainTable(request, map);
}

} // namespace parlour::cli
