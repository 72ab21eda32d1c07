// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/solve_pazaak_full.h"

#include "ai/pazaak_full/best_response.h"
#include "app/verbs/solving.h"
#include "engine/base/tokens.h"
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full.h"

#include <algorithm>
#include <cstdio>

namespace parlour::cli {

int solvePazaakFull(const PazaakFullSolveOptions& wanted)
{
    using pazaak_full::PazaakFull;
    const auto rules = take(PazaakFull::parseRules(wanted.rules), "--rules");
    if (wanted.deck.empty() || wanted.against.empty())
        throw Refused("solve pazaak-full: give the deck of both with --deck, and a bot with --against");
    const auto deck = take(pazaak_full::parseDeckOrName(wanted.deck), "--deck");
    if (!isWithin(rules.limit, deck))
        throw Refused("--deck: the rules forbid \"" + wanted.deck + "\": limit=" + PazaakFull::rulesMap(rules)["limit"]);
    const std::vector<std::string>& bots = pazaak_full::boundedBots();
    const auto isMeant = [&](const std::string& id) {
        return id == wanted.against || id == "pazaak-full." + wanted.against;
    };
    const auto bot = std::find_if(bots.begin(), bots.end(), isMeant);
    if (bot == bots.end())
        throw Refused("--against: there is no ceiling of \"" + wanted.against + "\"; it can be " + joined(bots));

    const StopOnInterrupt interrupt;
    const Stopwatch stopwatch;
    pazaak_full::CeilingOptions options;
    options.seed = wanted.seed;
    options.threads = wanted.threads;
    options.stop = interrupt.token();
    if (wanted.pairs > 0)
        options.pairs = wanted.pairs;
    std::optional<pazaak_full::Ceiling> ceiling;
    {
        ProgressLine progress(options.pairs);
        options.progress = [&](int pairs) { progress.show(pairs); };
        ceiling = bestResponse(rules, deck, *bot, options);
    }
    if (!ceiling)
        return kNo;
    if (wanted.json) {
        printJson({{"game", "pazaak-full"},
                   {"rules", jsonOf(PazaakFull::rulesMap(rules))},
                   {"deck", QString::fromStdString(toText(deck))},
                   {"bot", QString::fromStdString(*bot)},
                   {"share", ceiling->share},
                   {"error", ceiling->error},
                   {"pairs", options.pairs},
                   {"seed", QString::fromStdString(seedText(wanted.seed))},
                   {"seconds", stopwatch.seconds()},
                   {"processorSeconds", stopwatch.processorSeconds()}});
        return kDone;
    }
    constexpr double kPercent = 100;
    std::printf("best response that sees the hand     %.2f %% +- %.2f\n", kPercent * ceiling->share,
                kPercent * ceiling->error);
    std::printf("pairs of hands                       %d, seed %s\n", options.pairs, seedText(wanted.seed).c_str());
    std::printf("seconds                              %.2f (%.2f of CPU time)\n", stopwatch.seconds(),
                stopwatch.processorSeconds());
    return kDone;
}

} // namespace parlour::cli
