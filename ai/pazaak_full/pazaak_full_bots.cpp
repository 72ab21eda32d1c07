// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/core/game_bots.h"

#include "ai/core/rule_bot.h"
#include "ai/pazaak_full/analyst.h"
#include "ai/pazaak_full/deck_bot.h"
#include "ai/pazaak_full/levels.h"
#include "ai/pazaak_full/rule_bots.h"
#include "engine/pazaak_full/named_decks.h"

namespace parlour::pazaak_full {

namespace {

/// Reports all actions, as the other bots of the game do.
using RandomPlayer = parlour::RuleBot<PazaakFull, randomRuling<PazaakFull>, reportRuling>;

constexpr std::string_view kBeginnerDeck = "starter";
constexpr std::string_view kCasualDeck = "easy";
constexpr std::string_view kClubDeck = "cautious";
constexpr std::string_view kMasterDeck = "expert";

/// Makes our own player of a level, with the deck it brings.
template <const Skill& skill, const std::string_view& deck>
std::unique_ptr<AnyBot> makeLevel(const Resources& resources)
{
    return std::make_unique<DeckBot>(std::make_unique<LevelPlayer>(resources, skill), namedDeck(deck));
}

constexpr Text kOwn = SAY("Bots", "Our own, from a model of the match");
constexpr Text kRules = SAY("Bots", "Our own rules, with the decks that people know");

std::vector<BotInfo> allBots()
{
    static constexpr std::string_view game = PazaakFull::kId;
    std::vector<BotInfo> all = {
        {"pazaak-full.random", game, SAY("Bots", "Random"), SAY("Bots", "Our own, a baseline for the others"),
         SAY("Bots", "Plays any legal action."), make<RandomPlayer>},
        ourPlayer("pazaak-full.beginner", Level::Beginner,
                  {SAY("Characters", "Wick"),
                   SAY("Characters", "Won a deck from a cousin yesterday, and plays all of it at once.")},
                  kOwn, SAY("Bots", "Has just learnt the rules, and plays its cards too soon."),
                  makeLevel<kBeginner, kBeginnerDeck>),
        ourPlayer("pazaak-full.casual", Level::Casual,
                  {SAY("Characters", "Nomi"), SAY("Characters", "Plays while the ship is loaded, and fears to go bust.")},
                  kOwn, SAY("Bots", "Plays now and then, and fears to go bust."), makeLevel<kCasual, kCasualDeck>),
        {"pazaak-full.eager", game, SAY("Bots", "Eager"), SAY("Bots", "As many remakes play"),
         SAY("Bots", "Plays a card whenever it makes 17 or more, and has none left after two sets."), make<RuleBot<eager>>},
        {"pazaak-full.drone", game, SAY("Bots", "Drone"), kRules,
         SAY("Bots", "Plays a card for 20 only, and stands from 17."), make<RuleBot<drone>>},
        {"pazaak-full.cantina", game, SAY("Bots", "Cantina"),
         SAY("Bots", "The first game's opponent, as public descriptions agree"),
         SAY("Bots", "The opponent of the first game, rule for rule."), make<RuleBot<cantina>>},
        ourPlayer(
            "pazaak-full.club", Level::Club,
            {SAY("Characters", "Brannok"),
             SAY("Characters", "Owns cards of either sign and keeps them for later, but does not count the house deck.")},
            kOwn, SAY("Bots", "Keeps its cards for later, and errs in close calls."), makeLevel<kClub, kClubDeck>),
        {"pazaak-full.careful", game, SAY("Bots", "Careful"), kRules,
         SAY("Bots", "Plays the cheapest card that does, and stands from 17."), make<RuleBot<careful>>},
        ourPlayer("pazaak-full.master", Level::Master,
                  {SAY("Characters", "Ilvane"),
                   SAY("Characters", "Has played for a ship and kept it; wins the tied sets as well.")},
                  kOwn, SAY("Bots", "Knows what each card is worth in the sets to come, and counts."),
                  makeLevel<kMaster, kMasterDeck>),
    };
    for (BotInfo& bot : all)
        bot.options = {&kDeckOption, 1};
    return all;
}

} // namespace

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = allBots();
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources& resources)
{
    return makeModelAnalyst(resources);
}

GamePlayers players()
{
    return {PazaakFull::kId, bots(),   makeAnalyst,
            decisionFactors, contests, habits(static_cast<const PazaakFull*>(nullptr))};
}

} // namespace parlour::pazaak_full
