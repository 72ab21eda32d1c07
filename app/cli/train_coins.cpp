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

    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    {
        Progress progress(plan.stages);
        if (!tuning.run(wanted.threads, interrupt.token(), [&](int stages) { progress.show(stages); }))
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
