// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The verb train for any trainer: resumes, trains, writes the product and the state, and reports.
#pragma once

#include "app/lab/training.h"
#include "app/verbs/saved_file.h"
#include "engine/base/tokens.h"

#include <cstdio>
#include <functional>

namespace parlour::cli {

struct TrainPlan {
    std::string game;
    RuleMap rules; ///< complete
    std::int64_t shippedBatches = 0; ///< of the shipped table
    std::string unit; ///< of which a batch is made, plural
    std::int64_t batchSize = 0; ///< in these units
};

/// The table made by a training.
struct TrainProduct {
    std::vector<std::uint8_t> bytes;
    std::string line; ///< its own line of the report
    QJsonObject json; ///< its own keys
};

/// The trainer to resume from, or a new one if there is no file.
template <class Trainer>
Trainer takeTrainer(const std::string& path, std::uint64_t seed)
{
    const std::optional<QByteArray> data = readToResume(path);
    if (!data)
        return Trainer(seed);
    Trainer trainer = take(
        Trainer::fromBytes({reinterpret_cast<const std::uint8_t*>(data->data()), static_cast<std::size_t>(data->size())}),
        path);
    if (trainer.seed() != seed)
        throw Refused(path + ": was trained with another seed; give that one with --seed, or move the file away");
    return trainer;
}

/// Seconds after which the state of a training is written.
inline constexpr double kSavingInterval = 60;

/// Returns the exit status. `train(trainer, batches, stop, progress)` trains up to `batches` in all; `productOf(trainer)`
/// returns a TrainProduct.
template <class Trainer, class Train, class ProductOf>
int trainGame(const TrainRequest& request, const TrainPlan& plan, const Train& train, const ProductOf& productOf)
{
    const std::string kept = request.out.empty() ? "" : request.out + ".training";
    checkResumable(request.out);
    Trainer trainer = takeTrainer<Trainer>(kept, request.seed);
    const std::int64_t batches = request.iterations > 0 ? request.iterations : plan.shippedBatches;
    const std::int64_t before = trainer.batches();
    if (before > batches)
        throw Refused(kept + ": already has " + std::to_string(before) + " iterations; give more with --iterations");

    if (kept.empty())
        std::fprintf(stderr, "%s: without --out nothing of this training is kept\n", programName().c_str());
    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    {
        ProgressLine progress(batches);
        while (trainer.batches() < batches && !interrupt.token().stop_requested()) {
            stop_source pause;
            const stop_callback onInterrupt(interrupt.token(), [&] { pause.request_stop(); });
            const Stopwatch unsaved;
            train(trainer, batches, pause.get_token(), [&](std::int64_t done) {
                progress.show(done);
                if (!kept.empty() && unsaved.seconds() > kSavingInterval)
                    pause.request_stop();
            });
            if (!kept.empty() && !writeFile(kept, trainer.toBytes()))
                return kNo;
        }
    }
    const double seconds = stopwatch.seconds();
    const double processorSeconds = stopwatch.processorSeconds();
    const bool isDone = trainer.batches() == batches;
    const TrainProduct product = productOf(trainer);
    if (!request.out.empty() && !writeFile(request.out, product.bytes))
        return kNo;
    if (request.json) {
        QJsonObject json = product.json;
        json["game"] = QString::fromStdString(plan.game);
        json["rules"] = jsonOf(plan.rules);
        json["iterations"] = static_cast<qint64>(trainer.batches());
        json[QString::fromStdString(plan.unit)] = static_cast<qint64>(trainer.batches() * plan.batchSize);
        json["bytes"] = static_cast<qint64>(product.bytes.size());
        json["seed"] = QString::fromStdString(seedText(request.seed));
        json["seconds"] = seconds;
        json["processorSeconds"] = processorSeconds;
        printJson(json);
        return isDone ? kDone : kNo;
    }
    std::printf("iterations  %lld, %lld of them now, of %lld %s each\n", static_cast<long long>(trainer.batches()),
                static_cast<long long>(trainer.batches() - before), static_cast<long long>(plan.batchSize),
                plan.unit.c_str());
    std::printf("%s\nbytes       %zu\nseconds     %.1f (%.1f of CPU time)\n", product.line.c_str(), product.bytes.size(),
                seconds, processorSeconds);
    if (!isDone)
        std::printf("stopped; the same command resumes%s\n", kept.empty() ? " from the start" : "");
    return isDone ? kDone : kNo;
}

/// The product of a trainer of a value network. `span` is the step that its error is measured over.
template <class Trainer>
TrainProduct netProduct(const Trainer& trainer, const char* span)
{
    std::array<char, 100> line{};
    std::snprintf(line.data(), line.size(), "error       %.4f of a win, from one %s to the next", trainer.error(), span);
    return {trainer.net().toBytes(), line.data(), {{"error", trainer.error()}}};
}

} // namespace parlour::cli
