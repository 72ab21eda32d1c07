#include "app/cli/solve_pazaak.h"

#include "ai/pazaak/solver.h"
#include "app/cli/terminal.h"
#include "engine/arena/pool.h"
#include "engine/pazaak/pazaak.h"

#include <QString>

#include <cstdio>
#include <ctime>
#include <thread>

namespace parlour::cli {

namespace {

using pazaak::Pazaak;

constexpr int kParts = 1000; // of the progress

/// Asks to stop when Ctrl-C was pressed.
class Interrupter {
public:
    std::stop_token token() const { return source_.get_token(); }

private:
    void watch(const std::stop_token& done)
    {
        while (!done.stop_requested() && !interrupted())
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        source_.request_stop();
    }

    std::stop_source source_;
    std::jthread thread_{[this](const std::stop_token& done) { watch(done); }};
};

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

QJsonObject toJson(const RuleMap& rules)
{
    QJsonObject object;
    for (const auto& [key, value] : rules)
        object.insert(QString::fromStdString(key), QString::fromStdString(value));
    return object;
}

} // namespace

int solvePazaak(const RuleMap& rules, bool json)
{
    const auto meant = take(Pazaak::parseRules(rules), "--rules");
    catchInterrupt();
    const Interrupter interrupter;
    pazaak::SolveOptions options;
    options.threads = machineThreads();
    options.stop = interrupter.token();
    Progress progress(kParts);
    options.progress = [&](double done) { progress.show(static_cast<long long>(done * kParts)); };

    const auto start = std::chrono::steady_clock::now();
    const double processorStart = processorSeconds();
    const auto strategy = solve(pazaak::Model::of(meant), options);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const double processor = processorSeconds() - processorStart;
    const auto worth = strategy ? worthOf(*strategy, options.threads, options.stop) : std::nullopt;
    if (!worth)
        return kNo;
    const auto bytes = static_cast<qint64>(strategy->toBytes().size());
    if (json) {
        printJson({{"game", "pazaak"},
                   {"rules", toJson(Pazaak::rulesMap(meant))},
                   {"value", worth->first},
                   {"exploitability", worth->exploitability()},
                   {"exploitabilitySeeing", worth->exploitabilitySeeing()},
                   {"iterations", options.iterations},
                   {"bytes", bytes},
                   {"seconds", seconds},
                   {"processorSeconds", processor}});
        return kDone;
    }
    std::printf("share of the seat that begins        %.4f\n", worth->first);
    std::printf("gained by an exact best response     %.6f\n", worth->exploitability());
    std::printf("gained by one who sees all cards     %.6f\n", worth->exploitabilitySeeing());
    std::printf("iterations                           %d\n", options.iterations);
    std::printf("bytes                                %lld\n", static_cast<long long>(bytes));
    std::printf("seconds                              %.2f (%.2f of processors)\n", seconds, processor);
    return kDone;
}

} // namespace parlour::cli
