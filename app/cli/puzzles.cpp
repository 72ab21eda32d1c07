// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli puzzles: positions from games of our own players with one best action that is not the obvious one.
#include "app/cli/verbs.h"
#include "app/practice/puzzle_maker.h"
#include "app/verbs/solving.h"
#include "app/verbs/table.h"
#include "engine/base/tokens.h"

#include <cstdio>

namespace parlour::cli {

namespace {

constexpr int kMostPuzzles = 10'000;

struct PuzzleOptions {
    std::string game;
    int count = 10;
    std::string seed;
    std::optional<Level> level;
    bool json = false;
};

std::optional<Level> takeLevel(const std::string& text, const std::string& where)
{
    const auto level = parseLevel(text);
    if (!level || *level == kLevels.front()) {
        std::string names;
        for (const Level each : kLevels)
            if (each != kLevels.front())
                names += (names.empty() ? "" : ", ") + std::string(toText(each));
        throw Refused(where + ": \"" + text + "\" finds no puzzle; there are " + names);
    }
    return level;
}

void printPuzzle(const StockPuzzle& puzzle)
{
    std::printf("%s# best: %s, ahead by %.1f points; obvious: %s; found by: %s; game %s\n\n", puzzle.position.c_str(),
                puzzle.best.c_str(), 100 * puzzle.margin, puzzle.obvious.c_str(),
                puzzle.level.empty() ? "none" : puzzle.level.c_str(), seedText(puzzle.seed).c_str());
}

/// The command that makes the same puzzles.
std::string commandOf(const PuzzleOptions& options, std::uint64_t seed)
{
    const std::string level = options.level ? " --level " + std::string(toText(*options.level)) : std::string();
    return "parlour-cli puzzles " + options.game + " --count " + std::to_string(options.count) + " --seed " + seedText(seed)
        + level + " --json";
}

int makePuzzles(const PuzzleOptions& options)
{
    const GameInfo& game = takeGame(options.game);
    const Resources resources;
    if (!makeAnalyst(game.id, resources) || levelsOf(game.id).size() < kLevels.size())
        throw Refused("GAME: " + game.id + " has no analyst or no levels");
    const std::uint64_t seed = takeSeed(options.seed);
    const StopOnInterrupt interrupt;
    ProgressLine progress(options.count);
    PuzzleMaker maker(game, seed, options.level, resources);
    const std::vector<StockPuzzle> puzzles =
        maker.make(options.count, interrupt.token(), [&progress](int made) { progress.show(made); });
    if (options.json)
        std::fputs(toJson({game.id, maker.analyst(), commandOf(options, seed), puzzles}).constData(), stdout);
    else
        for (const StockPuzzle& each : puzzles)
            printPuzzle(each);
    if (static_cast<int>(puzzles.size()) == options.count)
        return kDone;
    std::fprintf(stderr, "parlour-cli: %zu of %d puzzles, seed %s\n", puzzles.size(), options.count, seedText(seed).c_str());
    return kNo;
}

} // namespace

void addPuzzles(Verb& program)
{
    Verb verb =
        program.add("puzzles", "Print positions with one best action by a clear margin, which is not the obvious one");
    auto options = std::make_shared<PuzzleOptions>();
    verb.required("GAME", options->game, "The game");
    verb.option("--count", options->count, WholeNumber{1, kMostPuzzles}, "The number of puzzles; 10 if missing");
    verb.option("--seed", options->seed, "1 to 16 hexadecimal digits; random if missing");
    verb.option("--level", options->level, takeLevel,
                "Only those that this level is the lowest to find: casual, club, master");
    verb.flag("--json", options->json, "Print JSON");
    verb.runs([options] { return makePuzzles(*options); });
}

} // namespace parlour::cli
