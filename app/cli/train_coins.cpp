// parlour-cli train coins: the numbers of our own players of Coins, by search against bots and against answers to them.
#include "ai/coins/tuning.h"
#include "app/cli/saved_file.h"
#include "app/cli/solving.h"
#include "app/cli/training.h"

#include <cstdio>

namespace parlour::cli {

namespace {

using coins::Coins;

} // namespace

int trainCoins(const Training& wanted)
{
    coins::Tuning::Plan plan;
    plan.rules = take(Coins::parseRules(wanted.rules), "--rules");
    plan.seed = wanted.seed;
    if (wanted.iterations > 0)
        plan.stages = static_cast<int>(wanted.iterations);
    coins::Tuning tuning(plan);
    const std::string kept = wanted.out.empty() ? "" : wanted.out + ".training";
    if (const auto before = readIfThere(kept)) {
        const auto isGood = tuning.goOn(before->toStdString());
        if (!isGood)
            throw Refused(kept + ": " + isGood.error().english() + "; move the file away to begin anew");
    }
    if (tuning.isBeyond())
        throw Refused(kept + ": has more than " + std::to_string(plan.stages)
                      + " iterations already; --iterations can be more");

    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    bool isDone = false;
    {
        Progress progress(plan.stages);
        isDone = tuning.run(wanted.threads, interrupt.token(), [&](int stages) { progress.show(stages); });
    }
    if (!kept.empty() && !writeFile(kept, QByteArray::fromStdString(tuning.kept())))
        return kNo;
    if (!isDone) {
        std::fprintf(stderr, "stopped; the same command goes on%s\n", kept.empty() ? " from nothing" : "");
        return kNo;
    }
    const std::string text = coins::toText(tuning.policy());
    if (!wanted.out.empty() && !writeFile(wanted.out, QByteArray::fromStdString(text)))
        return kNo;
    if (wanted.json) {
        printJson({{"game", "coins"},
                   {"rules", jsonOf(Coins::rulesMap(plan.rules))},
                   {"iterations", plan.stages},
                   {"policy", QString::fromStdString(text)},
                   {"seconds", stopwatch.seconds()},
                   {"processorSeconds", stopwatch.processorSeconds()}});
        return kDone;
    }
    std::printf("%s", text.c_str());
    std::printf("iterations    %d\n", plan.stages);
    std::printf("seconds       %.2f (%.2f of processors)\n", stopwatch.seconds(), stopwatch.processorSeconds());
    return kDone;
}

} // namespace parlour::cli
