// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/game_bots.h"

#include "ai/coins/analyzer.h"
#include "ai/coins/hunter.h"
#include "ai/coins/master.h"
#include "ai/coins/rule_bots.h"
#include "ai/core/lazy_analyst.h"
#include "ai/core/lazy_bot.h"
#include "ai/tables/tables.h"

namespace parlour::coins {

namespace {

/// A function that loads the shipped network, whatever the rules.
auto findNet(const Resources& resources)
{
    return [resources](const Rules&, const stop_token&) {
        return resources.get<ValueNet>("coins", [] {
            auto net = ValueNet::fromBytes(tables::bytesOf("coins"));
            return net ? std::optional(*std::move(net)) : std::nullopt;
        });
    };
}

using LazyPlayer = LazyBot<Coins, ValueNet>;

/// Makes our own player of a level.
template <const Skill& skill>
std::unique_ptr<AnyBot> makeLevel(const Resources& resources)
{
    return std::make_unique<LazyPlayer>(findNet(resources),
                                        [](const ValueNet& net) { return std::make_unique<NetPlayer>(net, skill); });
}

constexpr Text kOwn = SAY("Bots", "Our own, from playing against itself");
constexpr Text kPublished = SAY("Bots", "The published contest, rule for rule");

} // namespace

const std::vector<BotInfo>& bots()
{
    static constexpr std::string_view game = Coins::kId;
    static const std::vector<BotInfo> all = {
        {"coins.oldschool", game, SAY("Bots", "Oldschool"), kPublished, SAY("Bots", "Believes that time only goes forward."),
         make<RuleBot<oldschool>>},
        {"coins.regret", game, SAY("Bots", "RegretBot"), kPublished,
         SAY("Bots", "Waits for the last round, then regrets the first it lost."), make<RuleBot<regret>>},
        {"coins.deja-vu", game, SAY("Bots", "Deja Vu"), kPublished,
         SAY("Bots", "Far behind, it lives the round before over and over."), make<RuleBot<dejaVu>>},
        {"coins.no-regrets", game, SAY("Bots", "NoRegretsBot"), kPublished,
         SAY("Bots", "Blocks every twentieth round, come what may."), make<RuleBot<noRegrets>>},
        {"coins.random", game, SAY("Bots", "Random"), kPublished, SAY("Bots", "Pulls a sensible lever one time in ten."),
         make<RuleBot<randomly>>},
        ourPlayer("coins.beginner", Level::Beginner,
                  {SAY("Characters", "Milo"), SAY("Characters", "Pulls whatever lever is near.")}, kOwn,
                  SAY("Bots", "Has just learnt the rules, and pulls whatever lever is near."), makeLevel<kBeginner>),
        {"coins.nostalgia", game, SAY("Bots", "Nostalgia"), kPublished,
         SAY("Bots", "Longs for its best day, more so when times are bad."), make<RuleBot<nostalgia>>},
        {"coins.little-ten", game, SAY("Bots", "Little Ten"), kPublished,
         SAY("Bots", "Goes back by tens, and leaves much to chance."), make<RuleBot<littleTen>>},
        ourPlayer("coins.casual", Level::Casual,
                  {SAY("Characters", "Ada"), SAY("Characters", "Travels now and then, and misjudges what a lead is worth.")},
                  kOwn, SAY("Bots", "Plays now and then, and misjudges what a lead is worth."), makeLevel<kCasual>),
        {"coins.bad-loser", game, SAY("Bots", "Bad Loser"), kPublished, SAY("Bots", "Never accepts two losses in a row."),
         make<RuleBot<badLoser>>},
        ourPlayer("coins.club", Level::Club,
                  {SAY("Characters", "Leopold"), SAY("Characters", "Saves levers for the end, but never quite enough.")},
                  kOwn, SAY("Bots", "Saves its levers for the end, but not always enough of them."), makeLevel<kClub>),
        {"coins.oracle", game, SAY("Bots", "Oracle"), kPublished,
         SAY("Bots", "Locks its best moments in and goes back to them."), make<RuleBot<oracle>>},
        {"coins.analyzer", game, SAY("Bots", "Analyzer"), kPublished,
         SAY("Bots", "Knows its chance to win, but thinks too little of a lead."), make<Analyzer>},
        {"coins.hunter", game, SAY("Bots", "Hunter"), kOwn,
         SAY("Bots", "Locks in every small lead, and goes back until it has one."), make<Hunter>},
        ourPlayer("coins.master", Level::Master,
                  {SAY("Characters", "Hora"), SAY("Characters", "Allows for what may be hidden, and is hard to read.")},
                  kOwn, SAY("Bots", "Allows for what may be hidden, and is hard to read."), makeLevel<kMaster>),
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources)
{
    return std::make_unique<LazyAnalyst<Coins, ValueNet>>(
        NetAnalyst::kVersion, findNet(resources), [](const ValueNet& net) { return std::make_unique<NetAnalyst>(net); });
}

GamePlayers players()
{
    return {Coins::kId, bots(), makeAnalyst, decisionFactors, contests, habits(static_cast<const Coins*>(nullptr))};
}

} // namespace parlour::coins
