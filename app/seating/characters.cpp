// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/characters.h"

#include "app/bots/bot_command.h"
#include "app/bots/strengths.h"
#include "app/draw/portrait.h"

#include <algorithm>
#include <array>

namespace parlour {

namespace {

/// In the order of their portraits.
constexpr auto kCharacters = std::to_array<Character>({
    {"durak", Level::Beginner, SAY("Characters", "Mitya"),
     SAY("Characters", "Learnt it this summer, and remembers few of the cards played.")},
    {"durak", Level::Casual, SAY("Characters", "Zoya"),
     SAY("Characters", "Plays on the train; remembers the high cards, and errs in close calls.")},
    {"durak", Level::Club, SAY("Characters", "Fyodor"), SAY("Characters", "Counts most cards and solves short endings.")},
    {"durak", Level::Master, SAY("Characters", "Vera"),
     SAY("Characters", "Counts every card, imagines your hand and plays endings perfectly.")},
    {"pazaak", Level::Beginner, SAY("Characters", "Pim"),
     SAY("Characters", "On a first journey between the stars; plays the cards too soon.")},
    {"pazaak", Level::Casual, SAY("Characters", "Jory"),
     SAY("Characters", "A pilot between two flights, who fears to go bust.")},
    {"pazaak", Level::Club, SAY("Characters", "Tessa"),
     SAY("Characters", "Trades in spare parts; keeps the cards for later, and errs in close calls.")},
    {"pazaak", Level::Master, SAY("Characters", "Corvin"),
     SAY("Characters", "Deals here every night, and counts the cards: hardly anything can be won.")},
    {"yahtzee", Level::Beginner, SAY("Characters", "Poppy"),
     SAY("Characters", "Grabs what looks good now, and is glad of it.")},
    {"yahtzee", Level::Casual, SAY("Characters", "Walter"), SAY("Characters", "Plays on Sundays, and forgets the bonus.")},
    {"yahtzee", Level::Club, SAY("Characters", "Ines"),
     SAY("Characters", "Knows what boxes are worth, and errs in close calls.")},
    {"yahtzee", Level::Master, SAY("Characters", "Augusta"),
     SAY("Characters", "Plays for the win: bold when behind, safe when ahead.")},
    {"coup", Level::Beginner, SAY("Characters", "Beppe"), SAY("Characters", "New at court, and hardly dares to bluff.")},
    {"coup", Level::Casual, SAY("Characters", "Lucia"),
     SAY("Characters", "Hears every rumour, and forgets who has claimed what.")},
    {"coup", Level::Club, SAY("Characters", "Orsino"),
     SAY("Characters", "Bluffs and challenges, though less often than is right.")},
    {"coup", Level::Master, SAY("Characters", "Fiamma"),
     SAY("Characters", "Bluffs and challenges exactly as often as is right.")},
    {"coins", Level::Beginner, SAY("Characters", "Milo"), SAY("Characters", "Pulls whatever lever is near.")},
    {"coins", Level::Casual, SAY("Characters", "Ada"),
     SAY("Characters", "Travels now and then, and misjudges what a lead is worth.")},
    {"coins", Level::Club, SAY("Characters", "Leopold"),
     SAY("Characters", "Saves levers for the end, but never quite enough.")},
    {"coins", Level::Master, SAY("Characters", "Hora"),
     SAY("Characters", "Allows for what may be hidden, and is hard to read.")},
});

} // namespace

const Character* characterOf(std::string_view bot)
{
    const BotInfo* info = findBot(bot);
    if (!info || !info->level)
        return nullptr;
    const auto found = std::find_if(kCharacters.begin(), kCharacters.end(), [&](const Character& each) {
        return each.game == info->game && each.level == *info->level;
    });
    return found == kCharacters.end() ? nullptr : &*found;
}

int portraitOf(std::string_view bot)
{
    if (const Character* character = characterOf(bot))
        return portrait::kPlayers + static_cast<int>(character - kCharacters.data());
    const BotInfo* info = findBot(bot);
    if (!info)
        return isExternal(std::string(bot)) ? portrait::kProgram : portrait::kNone;
    return info->id == anchorOf(info->game) ? portrait::kDie : portrait::kDroid;
}

} // namespace parlour
