// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/solve_pazaak.h"

#include "ai/pazaak/solver.h"
#include "app/verbs/saved_file.h"
#include "app/verbs/solving.h"
#include "engine/pazaak/pazaak.h"

#include <cstdio>

namespace parlour::cli {

namespace {

using pazaak::Pazaak;

constexpr int kProgressSteps = 1000;

} // namespace

int solvePazaak(const PazaakSolveOptions& wanted)
{
    const auto meant = take(Pazaak::parseRules(wanted.rules), "--rules");
    checkTarget(wanted.out, wanted.force, "a solution", [](const QByteArray& bytes) {
        const auto* data = reinterpret_cast<const std::uint8_t*>(bytes.constData());
        return bool(pazaak::Strategy::fromBytes({data, static_cast<std::size_t>(bytes.size())}));
    });
    const StopOnInterrupt interrupt;
    pazaak::SolveOptions options;
    if (wanted.iterations > 0)
        options.iterations = wanted.iterations;
    options.threads = wanted.threads;
    options.stop = interrupt.token();
    ProgressLine progress(kProgressSteps);
    options.progress = [&](double done) { progress.show(static_cast<long long>(done * kProgressSteps)); };

    const Stopwatch stopwatch;
    const auto strategy = solve(pazaak::Model::of(meant), options);
    const double seconds = stopwatch.seconds();
    const double processor = stopwatch.processorSeconds();
    const auto worth = strategy ? evaluateStrategy(*strategy, options.threads, options.stop) : std::nullopt;
    if (!worth)
        return kNo;
    const auto table = strategy->toBytes();
    if (!wanted.out.empty() && !writeFile(wanted.out, table))
        return kNo;
    const auto bytes = static_cast<qint64>(table.size());
    if (wanted.json) {
        printJson({{"game", "pazaak"},
                   {"rules", jsonOf(Pazaak::rulesMap(meant))},
                   {"value", worth->first},
                   {"exploitability", worth->exploitability()},
                   {"exploitabilitySeeing", worth->clairvoyantExploitability()},
                   {"iterations", options.iterations},
                   {"bytes", bytes},
                   {"seconds", seconds},
                   {"processorSeconds", processor}});
        return kDone;
    }
    std::printf("share of the seat that begins        %.4f\n", worth->first);
    std::printf("gained by an exact best response     %.6f\n", worth->exploitability());
    std::printf("gained by seeing all cards           %.6f\n", worth->clairvoyantExploitability());
    std::printf("iterations                           %d\n", options.iterations);
    std::printf("bytes                                %lld\n", static_cast<long long>(bytes));
    std::printf("seconds                              %.2f (%.2f of CPU time)\n", seconds, processor);
    return kDone;
}

} // namespace parlour::cli
