// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The setup of a game that is about to begin: made by the lobby, the new-game sheet, the command line and rematches.
#pragma once

#include "ai/core/bots.h"
#include "app/bots/strengths.h"
#include "app/store/settings.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

namespace parlour {

/// The score over a game and its rematches.
struct Sitting {
    int games = 0; ///< finished ones
    std::vector<int> lost; ///< by seat
    std::vector<int> won; ///< by seat; draws count for nobody
};

struct Setup {
    std::string game;
    RuleMap rules;
    std::vector<std::string> seats; ///< "you", "person:NAME" or a bot id
    std::uint64_t seed = 0;
    Sitting sitting = {}; ///< continued by a rematch
    std::optional<Seal> seal = {}; ///< of the seed
};

std::uint64_t newSeed();

/// The last game of this kind again; at first the default rules of people's games (`peoplesRules`) against our own players
/// of the level chosen last. With `watch` a bot takes the person's seat. Choices that are no longer valid are replaced by
/// defaults.
Setup lastSetup(const GameInfo& info, const Settings& settings, bool watch);

/// The setup that a click on a tile starts: the rules of the last game, with opponents of the level chosen last. Other
/// people of the last game get no seat: they may be gone.
Setup usualSetup(const GameInfo& info, const Settings& settings, bool watch);

/// The game after the lesson: default rules, against the weakest of our own players.
Setup firstSetup(const GameInfo& info);

/// `seats` with as many entries as the rules need: drops surplus ones but keeps the person, and fills missing or invalid
/// ones by usualBot().
std::vector<std::string> fittedSeats(const GameInfo& info, const RuleMap& rules, std::vector<std::string> seats,
                                     Level level = Level::Casual);

/// The level that the person chose last for this game; Casual at first.
Level levelChosen(const Settings& settings, const std::string& game);
/// The bot with the highest measured strength, if possible one that is not among `seated`.
std::string strongestBot(const std::string& game, const std::vector<std::string>& seated = {});
/// The bot that explains positions: our own Master, who plays by the analyst; strongestBot() in a game without one.
std::string teacher(const std::string& game);

/// The same game with another seed. Sets the rule option of the last loser, if the game has one.
Setup rematchOf(const GameInfo& info, const Record& record);

/// A record with no steps yet.
Record startRecord(const GameInfo& info, const Setup& setup);

} // namespace parlour
