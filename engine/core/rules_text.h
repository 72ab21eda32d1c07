// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Rule options as text, for the new-game dialog, the command line and records.
#pragma once

#include "engine/base/expected.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

/// Key to value, as in `players=3,deck=36`.
using RuleMap = std::map<std::string, std::string, std::less<>>;

/// One value that an option can take.
struct RuleValue {
    std::string value;
    Text label; ///< a word or two
    Text explanation; ///< one sentence on the game with this value
};

/// One option of a game. Either `values` are listed, or any whole number from `low` to `high` is allowed.
struct RuleOption {
    std::string key;
    Text label;
    std::string defaultValue;
    std::string peoplesValue; ///< the default of people's own games; empty: `defaultValue`
    std::vector<RuleValue> values;
    int low = 0;
    int high = 0;
    Text explanation; ///< for ranges; listed values explain themselves
    bool advanced = false; ///< folded away in the new-game dialog
    bool isLate = false; ///< added after games were saved: left out of rules at its default, so old records stay valid
    /// Its values are "none" and the seats: set by a rematch to the loser of the game before.
    bool isLastLoser = false;

    bool isHidden() const { return isLastLoser; } ///< not offered to people
    bool isSwitch() const; ///< values are exactly `off` and `on`
    bool allows(std::string_view value) const;
    std::string allowedText() const; ///< "24, 32, 36, 52" or "2 to 6"
};

/// The key of the option for the number of players, in games that have one.
inline constexpr const char* kPlayersKey = "players";
/// The option with that key; null if the number of players is fixed.
const RuleOption* playersOption(const std::vector<RuleOption>& options);
/// The option "players" of a game for two to six players, with this default.
RuleOption twoToSixPlayers(std::string defaultPlayers);

/// `given` completed with the defaults of `options`. An unknown key or value is an error that names what is allowed.
Expected<RuleMap> completeRules(const std::vector<RuleOption>& options, const RuleMap& given);

/// The value of an option in `rules`; its default if they lack it.
const std::string& valueOf(const RuleOption& option, const RuleMap& rules);

/// `given` completed for a person's own game, by the defaults of people's games.
RuleMap peoplesRules(const std::vector<RuleOption>& options, RuleMap given);

/// Reads the rules of a game or the options of a bot, "k=v,k=v"; the same key twice or a part without `=` is an error.
Expected<RuleMap> parseRuleMap(std::string_view text);
std::string toText(const RuleMap& rules);

} // namespace parlour
