// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab train: trains the tables of our own players by self-play: a strategy table and a network of endings (Coup), or
// a value network (Coins).
#include "app/lab/lab_verbs.h"
#include "app/lab/training.h"

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
    TrainRequest request;
    request.rules = take(parseRuleMap(options.rules), "--rules");
    if (!options.iterations.empty())
        request.iterations = takeInt(options.iterations, 1, 2'000'000'000, "--iterations");
    request.seed = takeSeed(options.seed);
    request.threads = takeThreads(options.threads);
    request.out = options.out;
    request.endings = options.endings;
    request.json = options.json;
    if (request.endings && options.game != "coup")
        throw Refused("train: --endings is for coup alone");
    if (options.game == "coup")
        return trainCoup(request);
    if (options.game == "coins")
        return trainCoins(request);
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
    verb.option("--iterations", options->iterations, "In all; those of the shipped table unless given");
    verb.option("--seed", options->seed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.option("--threads", options->threads, "As many as there are processors unless given");
    verb.flag("--endings", options->endings, "Of coup: the network of endings, instead of the table");
    verb.flag("--json", options->json, "As JSON on standard output");
    verb.runs([options] { return train(*options); });
}

} // namespace parlour::cli
