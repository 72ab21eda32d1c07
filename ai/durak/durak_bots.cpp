// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/durak/durak_bots.h"

#include "ai/core/rule_bot.h"
#include "ai/durak/levels.h"

namespace parlour::durak {

namespace {

/// Our own player at a level of skill, at tables at another.
template <const Skill& skill, const Skill& atTables = skill>
std::unique_ptr<AnyBot> makeLevel(const Resources&)
{
    return std::make_unique<LevelPlayer>(skill, atTables);
}

constexpr Text kOwn = SAY("Bots", "Our own, with simulated games and exact endings");

} // namespace

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = {
        {"durak.random", "durak", SAY("Bots", "Random"), SAY("Bots", "A baseline for the others"),
         SAY("Bots", "Any legal card. For first steps."), make<RandomBot<Durak>>},
        ourPlayer(
            "durak.beginner", Level::Beginner,
            {SAY("Characters", "Mitya"), SAY("Characters", "Learnt it this summer, and remembers few of the cards played.")},
            kOwn, SAY("Bots", "Has just learnt the rules and remembers few of the cards played."),
            makeLevel<kBeginner, kTableBeginner>, kBeginner.rollouts),
        {"durak.greedy", "durak", SAY("Bots", "Greedy"), SAY("Bots", "What beginners are taught"),
         SAY("Bots", "The lowest card that will do."), makeGreedy},
        ourPlayer("durak.casual", Level::Casual,
                  {SAY("Characters", "Zoya"),
                   SAY("Characters", "Plays on the train; remembers the high cards, and errs in close calls.")},
                  kOwn, SAY("Bots", "Remembers the high cards, and errs in close calls."), makeLevel<kCasual, kTableCasual>,
                  kCasual.rollouts),
        {"durak.article", "durak", SAY("Bots", "Article"),
         SAY("Bots", "The card values of OpenFool's author's article, the decisions of the program"),
         SAY("Bots", "Weighs its hand as the article does."), makeArticle},
        {"durak.openfool", "durak", SAY("Bots", "OpenFool"), SAY("Bots", "OpenFool 0.3.0, by this program's rules"),
         SAY("Bots", "The reference app’s player, step by step."), makeOpenFool},
        ourPlayer("durak.club", Level::Club,
                  {SAY("Characters", "Fyodor"), SAY("Characters", "Counts most cards and solves short endings.")}, kOwn,
                  SAY("Bots", "Counts most cards and solves short endings."), makeLevel<kClub>, kClub.rollouts),
        {"durak.monte-carlo", "durak", SAY("Bots", "Monte Carlo"), SAY("Bots", "Our own, a baseline for the others"),
         SAY("Bots", "Plays two thousand games in its head before each card."), makeMonteCarlo, std::nullopt,
         kMonteCarloRollouts},
        ourPlayer("durak.master", Level::Master,
                  {SAY("Characters", "Vera"),
                   SAY("Characters", "Counts every card, imagines your hand and plays endings perfectly.")},
                  kOwn, SAY("Bots", "Counts every card, imagines your hand and plays endings perfectly."),
                  makeLevel<kMaster>, kMaster.rollouts),
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources&)
{
    return std::make_unique<LevelAnalyst>(kMaster);
}

GamePlayers players()
{
    return {Durak::kId, bots(), makeAnalyst, decisionFactors, contests, habits(static_cast<const Durak*>(nullptr))};
}

} // namespace parlour::durak
