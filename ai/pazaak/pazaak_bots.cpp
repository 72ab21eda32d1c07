// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/game_bots.h"

#include "ai/core/lazy_analyst.h"
#include "ai/core/lazy_bot.h"
#include "ai/core/rule_bot.h"
#include "ai/pazaak/analyst.h"
#include "ai/pazaak/glaucus.h"
#include "ai/pazaak/levels.h"
#include "ai/pazaak/nestor.h"
#include "ai/pazaak/rule_bots.h"
#include "ai/pazaak/solver.h"
#include "ai/tables/tables.h"
#include "engine/base/threads.h"

namespace parlour::pazaak {

namespace {

/// Reports all actions, as the other bots of the game do.
using RandomPlayer = parlour::RuleBot<Pazaak, randomRuling<Pazaak>, reportRuling>;

/// Returns the shipped solution for these rules, solved anew if it is damaged; nullopt if stopped.
std::optional<Solution> loadOrSolve(const Rules& rules, const stop_token& stop)
{
    SolveOptions options;
    options.threads = machineThreads();
    options.stop = stop;
    const bool isPrinted = rules.decks == Decks::Printed;
    const auto shipped = tables::bytesOf(isPrinted ? "pazaak-printed" : "pazaak-as-run");
    auto strategy = readOrSolve(shipped, Model::of(rules), options);
    return strategy ? Solution::make(*std::move(strategy), options.threads, stop) : std::nullopt;
}

/// A function that finds the solution for given rules.
auto findSolution(const Resources& resources)
{
    return [resources](const Rules& rules, const stop_token& stop) {
        const std::string decks = rules.decks == Decks::Printed ? "printed" : "as-run";
        return resources.get<Solution>("pazaak/" + decks, [&] { return loadOrSolve(rules, stop); });
    };
}

/// Makes our own player of a level.
template <const Skill& skill>
std::unique_ptr<AnyBot> makeLevel(const Resources& resources)
{
    const auto makePlayer = [](const Solution& solution) -> std::unique_ptr<Bot<Pazaak>> {
        return std::make_unique<LevelPlayer>(solution, skill);
    };
    return std::make_unique<LazyBot<Pazaak, Solution>>(findSolution(resources), makePlayer);
}

constexpr Text kOwn = SAY("Bots", "Our own, from the solved game");
constexpr Text kPublished = SAY("Bots", "The published contest, rule for rule");
constexpr Text kSample = SAY("Bots", "Sample player of the published contest, rule for rule");
constexpr Text kProposed = SAY("Bots", "From its one-line description; its true rules are lost");

} // namespace

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = Pazaak::kId;
    static const std::vector<BotInfo> all = {
        {"pazaak.random", game, SAY("Bots", "Random"), SAY("Bots", "Our own, a baseline for the others"),
         SAY("Bots", "Plays any legal action."), make<RandomPlayer>},
        {"pazaak.bold", game, SAY("Bots", "Dumb Bold Player"), kSample,
         SAY("Bots", "Takes cards until it has 20 or goes bust."), make<RuleBot<bold>>},
        {"pazaak.cautious", game, SAY("Bots", "Dumb Cautious Player"), kSample,
         SAY("Bots", "Stands on 15 or more, whatever you have."), make<RuleBot<cautious>>},
        {"pazaak.bastila", game, SAY("Bots", "Bastila"), kPublished,
         SAY("Bots", "Plays her own cards and never looks at yours."), make<RuleBot<bastila>>},
        ourPlayer(
            "pazaak.beginner", Level::Beginner,
            {SAY("Characters", "Pim"), SAY("Characters", "On a first journey between the stars; plays the cards too soon.")},
            kOwn, SAY("Bots", "Has just learnt the rules, and rarely knows when to stop."), makeLevel<kBeginner>),
        {"pazaak.t3m4", game, SAY("Bots", "T3-M4"), kPublished,
         SAY("Bots", "A droid whose arithmetic tells it that it cannot go bust."), make<RuleBot<t3m4>>},
        {"pazaak.glaucus", game, SAY("Bots", "Glaucus"), kProposed,
         SAY("Bots", "Plays every hand a hundred times in its head."), make<Glaucus>},
        ourPlayer("pazaak.casual", Level::Casual,
                  {SAY("Characters", "Jory"), SAY("Characters", "A pilot between two flights, who fears to go bust.")}, kOwn,
                  SAY("Bots", "Plays now and then, and often draws once too often."), makeLevel<kCasual>),
        {"pazaak.kid-first", game, SAY("Bots", "The Cincinnati Kid, first version"), kPublished,
         SAY("Bots", "The Kid before it learnt to answer an opponent who stands."), make<RuleBot<kidFirst>>},
        {"pazaak.austin", game, SAY("Bots", "Austin Powers"), kPublished,
         SAY("Bots", "Counts cards, and lives dangerously when behind."), make<RuleBot<austin>>},
        {"pazaak.nestor", game, SAY("Bots", "Nestor"), kPublished,
         SAY("Bots", "Weighs what standing and drawing are worth."), make<RuleBot<nestor, explainNestor>>},
        ourPlayer("pazaak.club", Level::Club,
                  {SAY("Characters", "Tessa"),
                   SAY("Characters", "Trades in spare parts; keeps the cards for later, and errs in close calls.")},
                  kOwn, SAY("Bots", "Keeps its cards for later, and errs in close calls."), makeLevel<kClub>),
        {"pazaak.hk47", game, SAY("Bots", "HK-47"), kProposed, SAY("Bots", "Trigger-happy: fires its biggest card first."),
         make<RuleBot<hk47>>},
        {"pazaak.kid", game, SAY("Bots", "The Cincinnati Kid"), kPublished,
         SAY("Bots", "Holds its cards until one of them wins."), make<RuleBot<kid>>},
        ourPlayer("pazaak.master", Level::Master,
                  {SAY("Characters", "Corvin"),
                   SAY("Characters", "Deals here every night, and counts the cards: hardly anything can be won.")},
                  kOwn, SAY("Bots", "Hardly anything can be won from it, and it counts the cards."), makeLevel<kMaster>),
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources)
{
    return std::make_unique<LazyAnalyst<Pazaak, Solution>>(kAnalystVersion, findSolution(resources), makeSolvedAnalyst);
}

GamePlayers players()
{
    return {Pazaak::kId, bots(), makeAnalyst, decisionFactors, contests, habits(static_cast<const Pazaak*>(nullptr))};
}

} // namespace parlour::pazaak
