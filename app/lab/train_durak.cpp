// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab train durak: the calibration of our own analyst of Durak for two to six seats, or the choice policy of
// rollouts at tables of three and more, by self-play.
#include "ai/durak/training/calibration_trainer.h"
#include "ai/durak/training/choice_trainer.h"
#include "app/lab/train_game.h"
#include "engine/durak/durak.h"

namespace parlour::cli {

namespace {

int trainChoices(const TrainRequest& request, const RuleMap& rules)
{
    using durak::ChoiceTrainer;
    constexpr std::int64_t kShippedBatches = 100;
    return trainGame<ChoiceTrainer>(
        request, {"durak", rules, kShippedBatches, "games", ChoiceTrainer::kBatchGames},
        [](ChoiceTrainer& trainer, std::int64_t batches, const stop_token& stop, const auto& progress) {
            trainer.train(batches, stop, progress);
        },
        [](const ChoiceTrainer& trainer) -> TrainProduct {
            return {durak::toBytes(trainer.weights()),
                    "agreement   " + std::to_string(trainer.agreement()),
                    {{"agreement", trainer.agreement()}}};
        });
}

} // namespace

int trainDurak(const TrainRequest& request)
{
    using durak::CalibrationTrainer;
    using durak::Durak;
    constexpr std::int64_t kShippedBatches = 150;
    const durak::Rules rules = take(Durak::parseRules(request.rules), "--rules");
    if (rules != durak::Rules{})
        throw Refused("train: durak is trained by the default rules, which cover all others; leave --rules out");
    if (request.multiplayer)
        return trainChoices(request, Durak::rulesMap(rules));
    return trainGame<CalibrationTrainer>(
        request, {"durak", Durak::rulesMap(rules), kShippedBatches, "games", CalibrationTrainer::kBatchGames},
        [](CalibrationTrainer& trainer, std::int64_t batches, const stop_token& stop, const auto& progress) {
            trainer.train(batches, stop, progress);
        },
        [](const CalibrationTrainer& trainer) -> TrainProduct {
            return {toBytes(trainer.fit()),
                    "positions   " + std::to_string(trainer.positions()),
                    {{"positions", static_cast<qint64>(trainer.positions())}}};
        });
}

} // namespace parlour::cli
