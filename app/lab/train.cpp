// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-lab train: trains the tables of our own players by self-play: a strategy table, a network of endings and networks
// of larger tables (Coup), a value network (Coins), or the calibration and a policy of
// rollouts (Durak).
#include "app/lab/lab_verbs.h"
#include "app/lab/training.h"

namespace parlour::cli {

namespace {

int train(const std::string& game, const TrainRequest& request)
{
    if (request.endings && game != "coup")
        throw Refused("train: --endings is for coup alone");
    if (request.multiplayer && ((game != "coup" && game != "durak") || request.endings))
        throw Refused("train: --multiplayer is for coup and durak alone, without --endings");
    if (game == "coup")
        return trainCoup(request);
    if (game == "coins")
        return trainCoins(request);
    if (game == "durak")
        return trainDurak(request);
    throw Refused("train: \"" + game + "\" is not trained; it can be coup, coins or durak");
}

} // namespace

void TrainingRequest::addOptions(Verb& verb)
{
    verb.option("--rules", rules, takeRules, "As key=value,..");
    verb.option("--seed", seed, takeSeed, "1 to 16 hexadecimal digits; 1 unless given");
    verb.option("--threads", threads, takeThreads, "As many as there are processors unless given");
    verb.flag("--json", json, "As JSON on standard output");
}

void addTrain(Verb& program)
{
    Verb verb = program.add("train", "Trains our own players of a game by self-play");
    auto game = std::make_shared<std::string>();
    auto request = std::make_shared<TrainRequest>();
    verb.required("GAME", *game, "coup, coins or durak");
    verb.option("--out", request->out, "Writes it to this file");
    verb.option("--iterations", request->iterations, WholeNumber{1, 2'000'000'000},
                "In all; those of the shipped table unless given");
    verb.flag("--endings", request->endings, "Of coup: the network of endings, instead of the table");
    verb.flag("--multiplayer", request->multiplayer, "Of coup and durak: for three to six seats, instead of the table");
    request->addOptions(verb);
    verb.runs([game, request] { return train(*game, *request); });
}

} // namespace parlour::cli
