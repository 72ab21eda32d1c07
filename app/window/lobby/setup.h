// A game about to begin: what the lobby's buttons, the new-game sheet, the command line and a rematch all come down to.
#pragma once

#include "app/store/settings.h"
#include "engine/core/any_match.h"
#include "engine/record/record.h"

namespace parlour {

/// A game and its rematches.
struct Sitting {
    int games = 0; ///< finished
    std::vector<int> lost; ///< of them, by seat
};

struct Setup {
    std::string game;
    RuleMap rules;
    std::vector<std::string> seats; ///< "you" or a bot id
    std::uint64_t seed = 0;
    Sitting sitting = {}; ///< what a rematch goes on with
};

std::uint64_t newSeed();

/// The last game of this kind again, or a sensible first one: the default rules against middling bots. Without a person
/// (`watch`) a bot takes the seat. Choices that no longer hold (an older version's) fall back to the defaults.
Setup usualSetup(const GameInfo& info, const Settings& settings, bool watch);

/// As many seats as the rules have: seats too many are dropped, missing ones get bots.
std::vector<std::string> fittedSeats(const GameInfo& info, const RuleMap& rules, std::vector<std::string> seats);

/// A bot of middling strength, our own casual player if the game has one; others with other numbers.
std::string usualBot(const std::string& game, std::size_t number);
/// The strongest bot of a game, who gives hints; with `seated`, the strongest that does not sit there yet.
std::string strongestBot(const std::string& game, const std::vector<std::string>& seated = {});

/// The same again with another seed. Games that ask who lost the last one are told.
Setup rematchOf(const GameInfo& info, const Record& record);

/// A record with no steps yet.
Record startRecord(const GameInfo& info, const Setup& setup);

} // namespace parlour
