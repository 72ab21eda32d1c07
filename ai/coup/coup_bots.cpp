// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/coup_bots.h"

#include "ai/core/lazy_analyst.h"
#include "ai/core/lazy_bot.h"
#include "ai/coup/analyst.h"
#include "ai/coup/levels.h"
#include "ai/tables/tables.h"

namespace parlour::coup {

namespace {

/// The shipped table and networks. Empty where damaged: then the heuristic policy takes their place.
struct Knowledge {
    std::optional<Strategy> strategy = Strategy::fromBytes(tables::bytesOf("coup")).optional();
    std::optional<EndingNet> net = EndingNet::shipped().optional();
    std::optional<MultiplayerNet> many = MultiplayerNet::shipped().optional();
    const Strategy* table() const { return strategy ? &*strategy : nullptr; }
    const EndingNet* endings() const { return net ? &*net : nullptr; }
    const MultiplayerNet* multiplayer() const { return many ? &*many : nullptr; }
};

/// A function that loads them, whatever the rules.
auto findKnowledge(const Resources& resources)
{
    return [resources](const Rules&, const stop_token&) {
        return resources.get<Knowledge>("coup", [] { return std::optional(Knowledge{}); });
    };
}

/// Makes our own player of a level.
template <const Skill& skill>
std::unique_ptr<AnyBot> makeLevel(const Resources& resources)
{
    const auto makePlayer = [](const Knowledge& knowledge) -> std::unique_ptr<Bot<Coup>> {
        return std::make_unique<LevelPlayer>(knowledge.table(), knowledge.endings(), knowledge.multiplayer(), skill);
    };
    return std::make_unique<LazyBot<Coup, Knowledge>>(findKnowledge(resources), makePlayer);
}

} // namespace

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = Coup::kId;
    static constexpr Text kPublished = SAY("Bots", "Sample bot of the published contest, rule for rule");
    static constexpr Text kOwn = SAY("Bots", "Our own, trained by playing against itself");
    static constexpr Text kMeasure = SAY("Bots", "Our own, a baseline for the others");
    static const std::vector<BotInfo> all = {
        {"coup.random", game, SAY("Bots", "Random"), kPublished, SAY("Bots", "Bluffs, challenges and strikes at random."),
         makeRandom},
        {"coup.static", game, SAY("Bots", "Static"), kPublished,
         SAY("Bots", "Saves up for a coup, and never claims or challenges anything."), makeStatic},
        {"coup.honest", game, SAY("Bots", "Honest"), kPublished,
         SAY("Bots", "Never bluffs, and challenges only what cannot be true."), makeHonest},
        {"coup.bluffer", game, SAY("Bots", "Bluffer"), kMeasure,
         SAY("Bots", "Claims the Duke, the Assassin and the Captain, whatever it holds."), makeBluffer},
        {"coup.sceptic", game, SAY("Bots", "Sceptic"), kMeasure,
         SAY("Bots", "Challenges claims that are more likely false than true."), makeSceptic},
        ourPlayer("coup.beginner", Level::Beginner,
                  {SAY("Characters", "Beppe"), SAY("Characters", "New at court, and hardly dares to bluff.")}, kOwn,
                  SAY("Bots", "Has just learnt the rules, and hardly dares to bluff."), makeLevel<kBeginner>, kSearchDeals),
        ourPlayer("coup.casual", Level::Casual,
                  {SAY("Characters", "Lucia"), SAY("Characters", "Hears every rumour, and forgets who has claimed what.")},
                  kOwn, SAY("Bots", "Plays now and then, and forgets who has claimed what."), makeLevel<kCasual>,
                  kSearchDeals),
        ourPlayer(
            "coup.club", Level::Club,
            {SAY("Characters", "Orsino"), SAY("Characters", "Bluffs and challenges, though less often than is right.")},
            kOwn, SAY("Bots", "Bluffs and challenges, though less often than it should."), makeLevel<kClub>, kSearchDeals),
        ourPlayer("coup.master", Level::Master,
                  {SAY("Characters", "Fiamma"), SAY("Characters", "Bluffs and challenges exactly as often as is right.")},
                  kOwn, SAY("Bots", "Bluffs and challenges exactly as often as is right."), makeLevel<kMaster>,
                  kSearchDeals),
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources)
{
    const auto makePlayer = [](const Knowledge& knowledge) -> std::unique_ptr<Analyst<Coup>> {
        return std::make_unique<CoupAnalyst>(knowledge.table(), knowledge.endings(), knowledge.multiplayer());
    };
    return std::make_unique<LazyAnalyst<Coup, Knowledge>>(CoupAnalyst::kVersion, findKnowledge(resources), makePlayer, true);
}

GamePlayers players()
{
    return {Coup::kId, bots(), makeAnalyst, decisionFactors, contests, habits(static_cast<const Coup*>(nullptr))};
}

} // namespace parlour::coup
