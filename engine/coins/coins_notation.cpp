// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/coins/coins_notation.h"

#include "engine/base/base64.h"
#include "engine/base/tokens.h"

namespace parlour::coins {

namespace {

std::string moveText(Move move)
{
    switch (move.kind) {
    case Move::Kind::Nothing:
        break;
    case Move::Kind::Block:
        return "block";
    case Move::Kind::Travel:
        return "travel " + std::to_string(move.round);
    }
    return "nothing";
}

std::optional<Move> parseMove(std::string_view text)
{
    if (text == "nothing")
        return kNothing;
    if (text == "block")
        return kBlock;
    if (text.starts_with("travel ")) {
        if (const auto round = parseInt(text.substr(7), 1, kMaxRounds))
            return travel(*round);
    }
    return std::nullopt;
}

} // namespace

std::string toText(const Action& action)
{
    return moveText(action.move) + (action.memory ? " [" + toBase64(action.memory->bytes()) + "]" : "");
}

std::string toText(const Chance& chance)
{
    return chance.heads ? "heads" : "tails";
}

Expected<Action> parseAction(std::string_view text)
{
    const auto bracket = text.find(" [");
    const auto move = parseMove(text.substr(0, bracket));
    if (!move)
        return Error(SAY("Error", "\"%1\" is not an action; the actions are nothing, block and travel 1 to travel %2"),
                     {std::string(text.substr(0, bracket)), static_cast<long long>(kMaxRounds)});
    if (bracket == std::string_view::npos)
        return Action{*move, {}};
    const std::string_view rest = text.substr(bracket + 2);
    const auto memory = rest.ends_with(']') ? fromBase64(rest.substr(0, rest.size() - 1)) : std::nullopt;
    if (!memory || memory->size() > kMaxMemory)
        return Error(SAY("Error", "a memory is written as base64 in brackets like \"block [MTI=]\", %1 bytes at most"),
                     {static_cast<long long>(kMaxMemory)});
    return Action{*move, *memory};
}

Expected<Chance> parseChance(std::string_view text)
{
    if (text == "heads" || text == "tails")
        return Chance{text == "heads"};
    return Error(SAY("Error", "\"%1\" is not a toss; a toss is heads or tails"), {std::string(text)});
}

} // namespace parlour::coins
