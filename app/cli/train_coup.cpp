// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli train coup: the table of our own players of Coup, and the network of their endings, by self-play of two.
#include "ai/coup/ending_trainer.h"
#include "ai/coup/strategy.h"
#include "ai/coup/trainer.h"
#include "app/cli/train_net.h"
#include "engine/coup/coup.h"

namespace parlour::cli {

namespace {

using namespace coup;

constexpr std::int64_t kShipped = 50'000; ///< batches of the table
constexpr std::int64_t kShippedEndings = 320; ///< batches of the network
constexpr std::size_t kMaxBytes = 4'600'000; ///< of the table

/// What was trained before, if anything.
Ledger takeLedger(const std::string& path, std::uint64_t seed)
{
    Ledger ledger;
    ledger.seed = seed;
    const std::optional<QByteArray> data = readIfThere(path);
    if (!data)
        return ledger;
    ledger =
        take(ledgerFromBytes({reinterpret_cast<const std::uint8_t*>(data->data()), static_cast<std::size_t>(data->size())}),
             path);
    if (ledger.seed != seed)
        throw Refused(path + ": was trained with another seed; give that one with --seed, or move the file away");
    return ledger;
}

int trainEndings(const Training& wanted, const Rules& rules)
{
    return trainNet<EndingTrainer>(
        wanted, {"coup", Coup::rulesMap(rules), kShippedEndings, "games", EndingTrainer::kBatchGames, "turn"},
        [&](EndingTrainer& trainer, std::int64_t batches, const std::stop_token& stop, const auto& progress) {
            trainer.train(batches, wanted.threads, stop, progress);
        });
}

} // namespace

int trainCoup(const Training& wanted)
{
    RuleMap rules = wanted.rules;
    rules.emplace(kPlayersKey, "2");
    const Rules meant = take(Coup::parseRules(rules), "--rules");
    if (meant.players != 2 || meant.mode != Mode::Tabletop)
        throw Refused("train: coup is trained for two by the printed rules; --rules can be players=2,mode=tabletop");
    if (wanted.endings)
        return trainEndings(wanted, meant);
    const std::string kept = wanted.out.empty() ? "" : wanted.out + ".training";
    Ledger ledger = takeLedger(kept, wanted.seed);
    const std::int64_t batches = wanted.iterations > 0 ? wanted.iterations : kShipped;
    if (ledger.batches > batches)
        throw Refused(kept + ": has " + std::to_string(ledger.batches) + " iterations already; --iterations can be more");

    const EndingNet endings = take(EndingNet::shipped(), "coup-endings.table");
    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    const std::int64_t before = ledger.batches;
    {
        Progress progress(batches);
        TrainOptions options;
        options.endings = &endings;
        options.stop = interrupt.token();
        options.progress = [&](std::int64_t done) { progress.show(done); };
        train(ledger, batches, options);
    }
    const double seconds = stopwatch.seconds();
    const double processor = stopwatch.processorSeconds();
    const bool isDone = ledger.batches == batches;
    const Strategy strategy = Strategy::of(ledger, kMaxBytes);
    const auto table = strategy.toBytes();
    if (!wanted.out.empty() && (!writeFile(kept, toBytes(ledger)) || !writeFile(wanted.out, table)))
        return kNo;
    if (wanted.json) {
        printJson({{"game", "coup"},
                   {"rules", jsonOf(Coup::rulesMap(meant))},
                   {"iterations", static_cast<qint64>(ledger.batches)},
                   {"games", static_cast<qint64>(ledger.batches * kBatchGames)},
                   {"spots", static_cast<qint64>(strategy.size())},
                   {"bytes", static_cast<qint64>(table.size())},
                   {"seed", QString::fromStdString(seedText(wanted.seed))},
                   {"seconds", seconds},
                   {"processorSeconds", processor}});
        return isDone ? kDone : kNo;
    }
    std::printf("iterations  %lld, %lld of them now, of %d games each\n", static_cast<long long>(ledger.batches),
                static_cast<long long>(ledger.batches - before), kBatchGames);
    std::printf("spots       %zu\nbytes       %zu\nseconds     %.1f (%.1f of processors)\n", strategy.size(), table.size(),
                seconds, processor);
    if (!isDone)
        std::printf("stopped; the same command goes on%s\n", kept.empty() ? " from nothing" : "");
    return isDone ? kDone : kNo;
}

} // namespace parlour::cli
