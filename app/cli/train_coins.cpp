#include "ai/coins/self_play.h"
#include "app/cli/solving.h"
#include "app/cli/training.h"
#include "app/store/game_file.h"

#include <QFile>

#include <cstdio>

namespace parlour::cli {

namespace {

using coins::Coins;

constexpr int kKeepEvery = 50; // batches

/// False, with a line on standard error, if it cannot be written.
bool write(const std::string& path, const std::vector<std::uint8_t>& bytes)
{
    const QByteArray whole(reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    const QString problem = writeWhole(QString::fromStdString(path), whole);
    if (!problem.isEmpty())
        std::fprintf(stderr, "parlour-cli: %s cannot be written: %s\n", path.c_str(), problem.toStdString().c_str());
    return problem.isEmpty();
}

/// Goes on where a training of the same plan was stopped. What is no such file is left alone.
void resume(coins::SelfPlay& training, const std::string& path)
{
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QByteArray kept = file.readAll();
    const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(kept.constData()),
                                              static_cast<std::size_t>(kept.size()));
    if (!training.resume(bytes))
        throw Refused("--out: " + path + " is of another training or damaged; remove it to begin anew");
}

} // namespace

int trainCoins(const Training& wanted)
{
    coins::SelfPlay::Plan plan;
    plan.rules = take(Coins::parseRules(wanted.rules), "--rules");
    plan.seed = wanted.seed;
    if (wanted.iterations > 0)
        plan.batches = static_cast<int>(wanted.iterations);
    coins::SelfPlay training(plan);
    const std::string kept = wanted.out.empty() ? std::string() : wanted.out + ".part";
    if (!kept.empty())
        resume(training, kept);
    const int before = training.played();

    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    bool sound = true;
    bool done = false;
    {
        Progress progress(plan.batches);
        done = training.run(wanted.threads, interrupt.token(), [&](int played) {
            progress.show(played);
            if (!kept.empty() && played % kKeepEvery == 0 && played < plan.batches)
                sound = sound && write(kept, training.toBytes());
        });
    }
    if (!done) {
        if (!kept.empty() && write(kept, training.toBytes()))
            std::fprintf(stderr, "parlour-cli: stopped after %d of %d; the same command goes on\n", training.played(),
                         plan.batches);
        return kNo;
    }
    const auto table = training.strategy().toBytes();
    if (!sound || (!wanted.out.empty() && !write(wanted.out, table)))
        return kNo;
    if (!kept.empty())
        QFile::remove(QString::fromStdString(kept));
    const auto bytes = static_cast<qint64>(table.size());
    if (wanted.json) {
        printJson({{"game", "coins"},
                   {"rules", jsonOf(Coins::rulesMap(plan.rules))},
                   {"iterations", plan.batches},
                   {"resumedAt", before},
                   {"bytes", bytes},
                   {"seconds", stopwatch.seconds()},
                   {"processorSeconds", stopwatch.processorSeconds()}});
        return kDone;
    }
    std::printf("iterations    %d\n", plan.batches);
    std::printf("bytes         %lld\n", static_cast<long long>(bytes));
    std::printf("seconds       %.2f (%.2f of processors)\n", stopwatch.seconds(), stopwatch.processorSeconds());
    return kDone;
}

} // namespace parlour::cli
