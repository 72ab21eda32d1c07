// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/yahtzee/yahtzee_notation.h"

#include "engine/base/tokens.h"

namespace parlour::yahtzee {

namespace {

/// Reads up to five numbers from `low` to `high`; nullopt otherwise.
std::optional<Dice> readList(std::string_view text, int low, int high)
{
    Dice out;
    for (const std::string_view word : split(text)) {
        const auto value = parseInt(word, low, high);
        if (!value || out.full())
            return std::nullopt;
        out.push_back(static_cast<std::uint8_t>(*value));
    }
    return out;
}

} // namespace

std::string toText(const Action& action)
{
    if (action.kind == Action::Kind::Hold)
        return "hold " + heldText(action.positions);
    return "score " + std::string(idOf(action.box));
}

std::string toText(const Chance& chance)
{
    return "roll " + joined(chance.dice, digits);
}

Expected<Action> parseAction(std::string_view text)
{
    if (text == "hold none")
        return hold({});
    if (text.starts_with("hold ")) {
        const auto positions = readList(text.substr(5), 0, kDice - 1);
        if (positions && !positions->empty())
            return hold(*positions);
    }
    if (text.starts_with("score "))
        for (const Box box : BoxSet::all())
            if (text.substr(6) == idOf(box))
                return score(box);
    return Error(SAY("Error",
                     "\"%1\" is not an action; the actions are \"hold\" with positions from 0 to 4, \"hold none\", and "
                     "\"score\" with a box, as \"score full-house\""),
                 {std::string(text)});
}

Expected<Chance> parseChance(std::string_view text)
{
    if (text.starts_with("roll ")) {
        const auto dice = readList(text.substr(5), 1, kFaces);
        if (dice && !dice->empty())
            return Chance{*dice};
    }
    return Error(SAY("Error", "\"%1\" is not a roll; a roll is written like \"roll 3 6 1\""), {std::string(text)});
}

} // namespace parlour::yahtzee
