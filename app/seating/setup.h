// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A game about to begin: what the lobby's buttons, the new-game sheet, the command line and a rematch all come down to.
#pragma once

#include "ai/bots.h"
#include "app/store/settings.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

namespace parlour {

/// A game and its rematches.
struct Sitting {
    int games = 0; ///< finished
    std::vector<int> lost; ///< of them, by seat
    std::vector<int> won; ///< of them, alone, by seat
};

struct Setup {
    std::string game;
    RuleMap rules;
    std::vector<std::string> seats; ///< "you" or a bot id
    std::uint64_t seed = 0;
    Sitting sitting = {}; ///< what a rematch goes on with
};

std::uint64_t newSeed();

/// The last game of this kind again, or a sensible first one: people's usual rules (`peoplesRules`) against our own players
/// of the level that the person chose last. Without a person (`watch`) a bot takes the seat. Choices that no longer hold (an
/// older version's) fall back to the defaults.
Setup lastSetup(const GameInfo& info, const Settings& settings, bool watch);

/// What one click on a tile begins: as the last game, but who plays against a person is of the level chosen last.
Setup usualSetup(const GameInfo& info, const Settings& settings, bool watch);

/// Whoever comes from the lesson plays: the usual rules against the weakest of our own players.
Setup firstSetup(const GameInfo& info);

/// As many seats as the rules have: seats too many are dropped, missing ones get usualBot.
std::vector<std::string> fittedSeats(const GameInfo& info, const RuleMap& rules, std::vector<std::string> seats,
                                     Level level = Level::Casual);

/// The level chosen last, casual at first.
Level levelChosen(const Settings& settings, const std::string& game);
/// Our own player of a level or of the nearest one that there is. In a game without such players a
/// bot of middling strength, never the one that plays at random.
std::string usualBot(const std::string& game, Level level = Level::Casual);
/// The strongest bot of a game as far as is known, who gives hints; with `seated`, the strongest that does not sit there
/// yet.
std::string strongestBot(const std::string& game, const std::vector<std::string>& seated = {});
/// Whose eyes hints have: our own master, who plays by what the analyst says, never a contest's bot; where a game has no
/// master, the strongest.
std::string teacher(const std::string& game);

/// The same again with another seed. Games that ask who lost the last one are told.
Setup rematchOf(const GameInfo& info, const Record& record);

/// A record with no steps yet.
Record startRecord(const GameInfo& info, const Setup& setup);

} // namespace parlour
