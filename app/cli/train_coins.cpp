// parlour-cli train coins: the value network of our own players of Coins, by self-play.
#include "ai/coins/net_trainer.h"
#include "app/cli/saved_file.h"
#include "app/cli/solving.h"
#include "app/cli/training.h"
#include "engine/base/words.h"
#include "engine/coins/coins.h"

#include <cstdio>

namespace parlour::cli {

namespace {

using namespace coins;

constexpr std::int64_t kShipped = 400; ///< batches

/// What was trained before, if anything.
NetTrainer takeTrainer(const std::string& path, std::uint64_t seed)
{
    const std::optional<QByteArray> data = readIfThere(path);
    if (!data)
        return NetTrainer(seed);
    NetTrainer trainer = take(
        NetTrainer::fromBytes({reinterpret_cast<const std::uint8_t*>(data->data()), static_cast<std::size_t>(data->size())}),
        path);
    if (trainer.seed() != seed)
        throw Refused(path + ": was trained with another seed; give that one with --seed, or move the file away");
    return trainer;
}

} // namespace

int trainCoins(const Training& wanted)
{
    const Rules rules = take(Coins::parseRules(wanted.rules), "--rules");
    if (rules != Rules{})
        throw Refused("train: coins is trained by the published rules, and knows all others by that; leave --rules out");
    const std::string kept = wanted.out.empty() ? "" : wanted.out + ".training";
    NetTrainer trainer = takeTrainer(kept, wanted.seed);
    const std::int64_t batches = wanted.iterations > 0 ? wanted.iterations : kShipped;
    const std::int64_t before = trainer.batches();
    if (before > batches)
        throw Refused(kept + ": has " + std::to_string(before) + " iterations already; --iterations can be more");

    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    {
        Progress progress(batches);
        trainer.train(batches, interrupt.token(), [&](std::int64_t done) { progress.show(done); });
    }
    const bool isDone = trainer.batches() == batches;
    const auto table = trainer.net().toBytes();
    if (!wanted.out.empty() && (!writeFile(kept, trainer.toBytes()) || !writeFile(wanted.out, table)))
        return kNo;
    if (wanted.json) {
        printJson({{"game", "coins"},
                   {"rules", jsonOf(Coins::rulesMap(rules))},
                   {"iterations", static_cast<qint64>(trainer.batches())},
                   {"matches", static_cast<qint64>(trainer.batches() * NetTrainer::kBatchMatches)},
                   {"error", trainer.error()},
                   {"bytes", static_cast<qint64>(table.size())},
                   {"seed", QString::fromStdString(seedText(wanted.seed))},
                   {"seconds", stopwatch.seconds()},
                   {"processorSeconds", stopwatch.processorSeconds()}});
        return isDone ? kDone : kNo;
    }
    std::printf("iterations  %lld, %lld of them now, of %d matches each\n", static_cast<long long>(trainer.batches()),
                static_cast<long long>(trainer.batches() - before), NetTrainer::kBatchMatches);
    std::printf(
        "error       %.4f of a win, from one round to the next\nbytes       %zu\nseconds     %.1f (%.1f of processors)\n",
        trainer.error(), table.size(), stopwatch.seconds(), stopwatch.processorSeconds());
    if (!isDone)
        std::printf("stopped; the same command goes on%s\n", kept.empty() ? " from nothing" : "");
    return isDone ? kDone : kNo;
}

} // namespace parlour::cli
