// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Games played by bots up to a chosen position, for the programs that take pictures.
#pragma once

#include "ai/core/bots.h"
#include "app/store/game_file.h"
#include "engine/games.h"
#include "tests/resources.h"

#include <QtGlobal>

#include <functional>

namespace parlour::test {

/// Whether to stop at a decision of the person with these legal actions. Empty: plays to the end.
using Until = std::function<bool(const AnyMatch&, Seat person, const std::vector<std::string>& legal)>;

/// A game in which "you" play like the bot `own`, until `until` holds or the game ends with its result.
inline GameFile played(const char* game, const RuleMap& rules, const std::vector<std::string>& seats, const char* own,
                       std::uint64_t seed, const Until& until = {})
{
    const GameInfo& info = *findGame(game);
    GameFile file;
    file.record = {info.id, info.version, *info.complete(rules), seats, seed, {}, {}};
    const auto match = std::move(*info.start(file.record.rules, seed));
    for (Node node = match->node(); !node.isOver(); node = match->node()) {
        const Seat who = node.isChance() ? kChanceSeat : node.seats.first();
        const bool person = who != kChanceSeat && seats[static_cast<std::size_t>(who)] == kPerson;
        if (person && until && until(*match, who, match->legal(who)))
            return file;
        std::string text;
        if (who == kChanceSeat) {
            text = match->draw();
        } else {
            const auto bot = findBot(person ? own : seats[static_cast<std::size_t>(who)])->make(test::resources());
            text = bot->answer(match->question(who), {}, nullptr);
        }
        if (!match->step(who, text))
            qFatal("%s cannot %s", game, text.c_str());
        file.record.steps.push_back({who, text});
    }
    file.record.result.emplace();
    for (Seat seat = 0; seat < match->seats(); ++seat)
        file.record.result->push_back(match->score(seat));
    return file;
}

/// Stops at the first real choice of the person after `steps` steps whose default action begins with `least`.
inline Until choiceAfter(int steps, const std::string& least)
{
    return [=](const AnyMatch& match, Seat, const std::vector<std::string>& legal) {
        return match.steps() >= steps && legal.size() > 2 && legal.front().starts_with(least);
    };
}

} // namespace parlour::test
