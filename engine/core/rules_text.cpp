// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/rules_text.h"

#include "engine/base/tokens.h"

#include <algorithm>
#include <utility>

namespace parlour {

bool RuleOption::isSwitch() const
{
    return values.size() == 2 && values[0].value == "off" && values[1].value == "on";
}

bool RuleOption::allows(std::string_view value) const
{
    if (values.empty())
        return parseInt(value, low, high).has_value();
    return std::any_of(values.begin(), values.end(), [&](const RuleValue& each) { return each.value == value; });
}

std::string RuleOption::allowedText() const
{
    if (values.empty())
        return std::to_string(low) + " to " + std::to_string(high);
    std::string out;
    for (const RuleValue& each : values)
        out += (out.empty() ? "" : ", ") + each.value;
    return out;
}

const RuleOption* playersOption(const std::vector<RuleOption>& options)
{
    const auto found =
        std::find_if(options.begin(), options.end(), [](const RuleOption& each) { return each.key == kPlayersKey; });
    return found == options.end() ? nullptr : &*found;
}

RuleOption twoToSixPlayers(std::string defaultPlayers)
{
    RuleOption players;
    players.key = kPlayersKey;
    players.label = SAY("Rules", "Players");
    players.defaultValue = std::move(defaultPlayers);
    players.values = {
        {"2", SAY("Rules", "2"), SAY("Rules", "You and one opponent.")},
        {"3", SAY("Rules", "3"), SAY("Rules", "You and two others, each for themselves.")},
        {"4", SAY("Rules", "4"), SAY("Rules", "You and three others.")},
        {"5", SAY("Rules", "5"), SAY("Rules", "You and four others, each for themselves.")},
        {"6", SAY("Rules", "6"), SAY("Rules", "You and five others.")},
    };
    return players;
}

Expected<RuleMap> completeRules(const std::vector<RuleOption>& options, const RuleMap& given)
{
    RuleMap rules;
    for (const RuleOption& option : options)
        rules[option.key] = option.defaultValue;
    for (const auto& [key, value] : given) {
        const auto option = std::find_if(options.begin(), options.end(),
                                         [&wanted = key](const RuleOption& each) { return each.key == wanted; });
        if (option == options.end()) {
            std::string keys;
            for (const RuleOption& each : options)
                if (!each.isHidden())
                    keys += (keys.empty() ? "" : ", ") + each.key;
            return Error(SAY("Error", "there is no rule \"%1\"; the rules are %2"), {key, keys});
        }
        if (!option->allows(value))
            return Error(SAY("Error", "%1 cannot be \"%2\"; it can be %3"), {key, value, option->allowedText()});
        rules[key] = value;
    }
    return rules;
}

const std::string& valueOf(const RuleOption& option, const RuleMap& rules)
{
    const auto at = rules.find(option.key);
    return at == rules.end() ? option.defaultValue : at->second;
}

RuleMap peoplesRules(const std::vector<RuleOption>& options, RuleMap given)
{
    for (const RuleOption& option : options)
        given.emplace(option.key, option.peoplesValue.empty() ? option.defaultValue : option.peoplesValue);
    return given;
}

Expected<RuleMap> parseRuleMap(std::string_view text)
{
    RuleMap rules;
    for (const std::string_view part : split(text, ',')) {
        const auto equals = part.find('=');
        if (equals == std::string_view::npos || equals == 0)
            return Error(SAY("Error", "\"%1\" has no value; rules and options are written like deck=36"),
                         {std::string(part)});
        const auto [at, isNew] = rules.emplace(part.substr(0, equals), part.substr(equals + 1));
        if (!isNew)
            return Error(SAY("Error", "\"%1\" is given twice"), {at->first});
    }
    return rules;
}

std::string toText(const RuleMap& rules)
{
    std::string out;
    for (const auto& [key, value] : rules)
        out += (out.empty() ? "" : ",") + key + "=" + value;
    return out;
}

} // namespace parlour
