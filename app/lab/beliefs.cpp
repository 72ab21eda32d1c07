// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab beliefs: how often the analyst's beliefs about hidden things are true.
#include "ai/core/bots.h"
#include "app/lab/lab_verbs.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/arena/calibration.h"

#include <cmath>
#include <cstdio>

namespace parlour::cli {

namespace {

constexpr double kRounding = 5e-4; ///< of a printed figure

struct BeliefsOptions {
    TableOptions table;
    int games = 20;
};

void print(const Calibration& found)
{
    std::printf("  stated   found        beliefs\n");
    for (const CalibrationBin& bin : found.bins)
        if (bin.count > 0)
            std::printf("  %5.1f %%  %5.1f ± %.1f  %8lld%s\n", 100 * bin.stated, 100 * bin.found, 100 * bin.error,
                        static_cast<long long>(bin.count),
                        std::abs(bin.difference()) > 3 * bin.error + kRounding ? "  more than three errors" : "");
    std::printf("mean squared error %.4f, of equal chances %.4f; certain %lld, wrong %lld\n", found.missed,
                found.missedEvenly, static_cast<long long>(found.certain), static_cast<long long>(found.wrong));
}

int measureBeliefs(const BeliefsOptions& options)
{
    const Table table = readTable(options.table, 0);
    const auto bots = table.makeBots();
    std::vector<AnyBot*> players;
    for (const auto& bot : bots)
        players.push_back(bot.get());
    const auto analyst = makeAnalyst(table.game->id, table.resources);
    const StopOnInterrupt interrupt;
    ProgressLine progress(options.games);
    print(calibrate(*analyst, *table.game, table.rules, players, options.games, table.seed, interrupt.token(),
                    [&](int games) { progress.show(games); }));
    return interrupt.token().stop_requested() ? kNo : kDone;
}

} // namespace

void addBeliefs(Verb& program)
{
    Verb verb = program.add("beliefs", "How often what the analyst believes about hidden things is true");
    auto options = std::make_shared<BeliefsOptions>();
    options->table.seed = 1;
    verb.required("GAME", options->table.game, "Which game, as listed by \"parlour-cli games\"");
    verb.required("--seats", options->table.seats, "The ids of the bots, one a seat; they change seats from game to game");
    verb.option("--rules", options->table.rules, "KEY=VALUE,..; those not given are the usual ones");
    verb.option("--games", options->games, WholeNumber{1, 1'000'000}, "How many; 20 unless given");
    verb.option("--seed", options->table.seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.runs([options] { return measureBeliefs(*options); });
}

} // namespace parlour::cli
