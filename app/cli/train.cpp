// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli train: what our own players of a game that no solver can solve play by, made by self-play: a table
// and a network of endings (Coup) or a network (Coins).
#include "app/cli/terminal.h"
#include "app/cli/training.h"
#include "app/cli/verbs.h"

namespace parlour::cli {

namespace {

struct TrainOptions {
    std::string game;
    std::string rules;
    std::string iterations;
    std::string threads;
    std::string seed = "1";
    std::string out;
    bool endings = false;
    bool json = false;
};

int train(const TrainOptions& options)
{
    Training training;
    training.rules = take(parseRuleMap(options.rules), "--rules");
    if (!options.iterations.empty())
        training.iterations = takeInt(options.iterations, 1, 2'000'000'000, "--iterations");
    training.seed = takeSeed(options.seed);
    training.threads = takeThreads(options.threads);
    training.out = options.out;
    training.endings = options.endings;
    training.json = options.json;
    if (training.endings && options.game != "coup")
        throw Refused("train: --endings is for coup alone");
    if (options.game == "coup")
        return trainCoup(training);
    if (options.game == "coins")
        return trainCoins(training);
    throw Refused("train: \"" + options.game + "\" is not trained; it can be coup or coins");
}

} // namespace

void addTrain(Verb& program)
{
    Verb verb = program.add("train", "Trains our own players of a game by self-play");
    auto options = std::make_shared<TrainOptions>();
    verb.required("GAME", options->game, "coup or coins");
    verb.option("--out", options->out, "Writes it to this file");
    verb.option("--rules", options->rules, "As key=value,..");
    verb.option("--iterations", options->iterations, "In all; as many as what is shipped had unless given");
    verb.option("--seed", options->seed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.option("--threads", options->threads, "As many as there are processors unless given");
    verb.flag("--endings", options->endings, "Of coup: the network of endings, instead of the table");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return train(*options); });
}

} // namespace parlour::cli
