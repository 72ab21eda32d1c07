// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What `train` does with a trainer of a value network, whatever the game.
#pragma once

#include "app/cli/saved_file.h"
#include "app/cli/solving.h"
#include "app/cli/training.h"
#include "engine/base/tokens.h"

#include <cstdio>
#include <functional>

namespace parlour::cli {

struct NetTraining {
    std::string game;
    RuleMap rules; ///< that it is trained by, all of them
    std::int64_t shipped = 0; ///< batches of what is shipped
    std::string unit; ///< "matches": what a batch is made of
    std::int64_t batch = 0; ///< so many of them
    std::string span; ///< "round": from one of these to the next the error is
};

/// What was trained before, if anything.
template <class Trainer>
Trainer takeTrainer(const std::string& path, std::uint64_t seed)
{
    const std::optional<QByteArray> data = readIfThere(path);
    if (!data)
        return Trainer(seed);
    Trainer trainer = take(
        Trainer::fromBytes({reinterpret_cast<const std::uint8_t*>(data->data()), static_cast<std::size_t>(data->size())}),
        path);
    if (trainer.seed() != seed)
        throw Refused(path + ": was trained with another seed; give that one with --seed, or move the file away");
    return trainer;
}

/// Returns the exit status. `train` trains until there are so many batches in all.
template <class Trainer>
int trainNet(const Training& wanted, const NetTraining& net,
             const std::function<void(Trainer& trainer, std::int64_t batches, const std::stop_token& stop,
                                      const std::function<void(std::int64_t)>& progress)>& train)
{
    const std::string kept = wanted.out.empty() ? "" : wanted.out + ".training";
    Trainer trainer = takeTrainer<Trainer>(kept, wanted.seed);
    const std::int64_t batches = wanted.iterations > 0 ? wanted.iterations : net.shipped;
    const std::int64_t before = trainer.batches();
    if (before > batches)
        throw Refused(kept + ": has " + std::to_string(before) + " iterations already; --iterations can be more");

    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    {
        Progress progress(batches);
        train(trainer, batches, interrupt.token(), [&](std::int64_t done) { progress.show(done); });
    }
    const bool isDone = trainer.batches() == batches;
    const auto table = trainer.net().toBytes();
    if (!wanted.out.empty() && (!writeFile(kept, trainer.toBytes()) || !writeFile(wanted.out, table)))
        return kNo;
    if (wanted.json) {
        printJson({{"game", QString::fromStdString(net.game)},
                   {"rules", jsonOf(net.rules)},
                   {"iterations", static_cast<qint64>(trainer.batches())},
                   {QString::fromStdString(net.unit), static_cast<qint64>(trainer.batches() * net.batch)},
                   {"error", trainer.error()},
                   {"bytes", static_cast<qint64>(table.size())},
                   {"seed", QString::fromStdString(seedText(wanted.seed))},
                   {"seconds", stopwatch.seconds()},
                   {"processorSeconds", stopwatch.processorSeconds()}});
        return isDone ? kDone : kNo;
    }
    std::printf("iterations  %lld, %lld of them now, of %lld %s each\n", static_cast<long long>(trainer.batches()),
                static_cast<long long>(trainer.batches() - before), static_cast<long long>(net.batch), net.unit.c_str());
    std::printf(
        "error       %.4f of a win, from one %s to the next\nbytes       %zu\nseconds     %.1f (%.1f of processors)\n",
        trainer.error(), net.span.c_str(), table.size(), stopwatch.seconds(), stopwatch.processorSeconds());
    if (!isDone)
        std::printf("stopped; the same command goes on%s\n", kept.empty() ? " from nothing" : "");
    return isDone ? kDone : kNo;
}

} // namespace parlour::cli
