#include "app/cli/solve_pazaak.h"

#include "ai/pazaak/solver.h"
#include "app/cli/solving.h"
#include "engine/pazaak/pazaak.h"

#include <QSaveFile>

#include <cstdio>

namespace parlour::cli {

namespace {

using pazaak::Pazaak;

constexpr int kParts = 1000; // of the progress

Expected<void> writeTable(const QString& path, const std::vector<std::uint8_t>& bytes)
{
    QSaveFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(reinterpret_cast<const char*>(bytes.data()), size) != size
        || !file.commit())
        return Error(SAY("Error", "cannot write %1: %2"), {path.toStdString(), file.errorString().toStdString()});
    return {};
}

} // namespace

int solvePazaak(const PazaakSolving& wanted)
{
    const auto meant = take(Pazaak::parseRules(wanted.rules), "--rules");
    const StopOnInterrupt interrupt;
    pazaak::SolveOptions options;
    if (wanted.iterations > 0)
        options.iterations = wanted.iterations;
    options.threads = wanted.threads;
    options.stop = interrupt.token();
    Progress progress(kParts);
    options.progress = [&](double done) { progress.show(static_cast<long long>(done * kParts)); };

    const Stopwatch stopwatch;
    const auto strategy = solve(pazaak::Model::of(meant), options);
    const double seconds = stopwatch.seconds();
    const double processor = stopwatch.processorSeconds();
    const auto worth = strategy ? worthOf(*strategy, options.threads, options.stop) : std::nullopt;
    if (!worth)
        return kNo;
    const auto table = strategy->toBytes();
    if (!wanted.out.empty())
        if (const auto written = writeTable(QString::fromStdString(wanted.out), table); !written) {
            std::fprintf(stderr, "parlour-cli: %s\n", written.error().english().c_str());
            return kNo;
        }
    const auto bytes = static_cast<qint64>(table.size());
    if (wanted.json) {
        printJson({{"game", "pazaak"},
                   {"rules", jsonOf(Pazaak::rulesMap(meant))},
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
