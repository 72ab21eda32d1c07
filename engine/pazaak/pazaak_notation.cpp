// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/pazaak/pazaak_notation.h"

#include "engine/base/tokens.h"

namespace parlour::pazaak {

namespace {

/// Reads values from 1 to `highest`; false if one is not a value or there are too many.
template <class List>
bool readValues(std::string_view text, int highest, List& out)
{
    for (const std::string_view word : split(text)) {
        const auto value = parseInt(word, 1, highest);
        if (!value || out.full())
            return false;
        out.push_back(static_cast<Value>(*value));
    }
    return true;
}

} // namespace

std::string toText(const Action& action)
{
    switch (action.kind) {
    case Action::Kind::End:
        break;
    case Action::Kind::Stand:
        return "stand";
    case Action::Kind::Play:
        return "play " + std::to_string(action.card);
    }
    return "end";
}

std::string toText(const Chance& chance)
{
    if (chance.house.empty())
        return "sides " + joined(chance.sides[0], digits) + " / " + joined(chance.sides[1], digits);
    return "house " + joined(chance.house, digits);
}

Expected<Action> parseAction(std::string_view text)
{
    if (text == "end")
        return Action{Action::Kind::End, 0};
    if (text == "stand")
        return Action{Action::Kind::Stand, 0};
    if (text.starts_with("play ")) {
        if (const auto value = parseInt(text.substr(5), 1, kHighestSide))
            return Action{Action::Kind::Play, static_cast<Value>(*value)};
    }
    return Error(SAY("Error", "\"%1\" is not an action; the actions are end, stand and play 1 to play 5"),
                 {std::string(text)});
}

Expected<Chance> parseChance(std::string_view text)
{
    Chance chance;
    if (text.starts_with("house ")) {
        if (readValues(text.substr(6), kHighestHouse, chance.house) && !chance.house.empty())
            return chance;
    } else if (text.starts_with("sides ")) {
        const auto halves = split(text.substr(6), '/');
        if (halves.size() == 2 && readValues(halves[0], kHighestSide, chance.sides[0])
            && readValues(halves[1], kHighestSide, chance.sides[1]))
            return chance;
    }
    return Error(
        SAY("Error", "\"%1\" is not a deal; a deal is written like \"sides 1 3 2 5 / 4 4 1 2\" or \"house 3 10 ..\""),
        {std::string(text)});
}

} // namespace parlour::pazaak
