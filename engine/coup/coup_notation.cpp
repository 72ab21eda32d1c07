// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/coup/coup_notation.h"

#include "engine/base/tokens.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

/// The role with this name; None if there is none.
Role parseRole(std::string_view text)
{
    const auto found = std::find(kRoleIds.begin(), kRoleIds.end(), text);
    return static_cast<Role>(found - kRoleIds.begin());
}

/// True if a block can claim this role; None is captain or ambassador.
bool canBlock(Role role)
{
    return role != Role::Assassin;
}

/// Reads the rest of an action after its name; false if it does not fit.
bool readRest(const std::vector<std::string_view>& rest, Action& action)
{
    if (hasTarget(action.kind)) {
        const auto seat = rest.size() == 1 ? parseInt(rest[0], 0, kMaxSeats - 1) : std::nullopt;
        action.target = static_cast<std::int8_t>(seat.value_or(-1));
        return seat.has_value();
    }
    const std::size_t most = action.kind == Kind::Return          ? 2
        : action.kind == Kind::Lose || action.kind == Kind::Block ? 1
                                                                  : 0;
    const std::size_t least = action.kind == Kind::Block ? 0 : most;
    if (rest.size() < least || rest.size() > most)
        return false;
    if (!rest.empty())
        action.role = parseRole(rest[0]);
    if (rest.size() > 1)
        action.second = parseRole(rest[1]);
    const bool areRoles = std::all_of(rest.begin(), rest.end(), [](auto each) { return parseRole(each) != Role::None; });
    return areRoles && (action.kind != Kind::Block || canBlock(action.role))
        && (action.kind != Kind::Return || action.role <= action.second);
}

} // namespace

std::string toText(Kind kind)
{
    return std::string(kActionIds[static_cast<std::size_t>(kind)]);
}

std::string toText(Role role)
{
    return role == Role::None ? "captain or ambassador" : std::string(kRoleIds[static_cast<std::size_t>(role)]);
}

std::string toText(const Action& action)
{
    std::string out = toText(action.kind);
    if (action.target >= 0)
        out += " " + std::to_string(action.target);
    if (action.role != Role::None)
        out += " " + toText(action.role);
    if (action.second != Role::None)
        out += " " + toText(action.second);
    return out;
}

std::string toText(const PublicAction& action)
{
    return toText(Action{action.kind, -1, action.role, Role::None});
}

std::string toText(const Chance& chance)
{
    return (chance.cards.size() <= 2 ? "draw " : "deal ") + joined(chance.cards, [](Role role) { return toText(role); });
}

Expected<Action> parseAction(std::string_view text)
{
    const auto parts = split(text);
    for (std::size_t i = 0; i < kActionIds.size(); ++i) {
        const auto words = split(kActionIds[i]);
        if (parts.size() < words.size() || !std::equal(words.begin(), words.end(), parts.begin()))
            continue;
        Action action;
        action.kind = static_cast<Kind>(i);
        if (readRest({parts.begin() + static_cast<std::ptrdiff_t>(words.size()), parts.end()}, action))
            return action;
    }
    return Error(SAY("Error",
                     "\"%1\" is not a move of Coup; moves are income, foreign aid, tax, exchange, steal 1, assassinate 1, "
                     "coup 1, allow, challenge, block duke, block, lose duke and return captain duke"),
                 {std::string(text)});
}

Expected<Chance> parseChance(std::string_view text)
{
    const auto parts = split(text);
    Chance chance;
    for (std::size_t i = 1; i < parts.size() && !chance.cards.full(); ++i)
        if (const Role role = parseRole(parts[i]); role != Role::None)
            chance.cards.push_back(role);
    const bool isWhole = !parts.empty() && !chance.cards.empty() && chance.cards.size() == parts.size() - 1;
    if (isWhole && parts[0] == (chance.cards.size() <= 2 ? "draw" : "deal"))
        return chance;
    return Error(
        SAY("Error",
            "\"%1\" is neither a deal of two cards a seat, as \"deal duke captain contessa duke\", nor \"draw\" and "
            "one or two cards"),
        {std::string(text)});
}

} // namespace parlour::coup
