// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/outlook.h"

namespace parlour::coins {

Outlook Outlook::of(const View& view)
{
    const auto leads = [&](int place) { return view.tosses.lead(place); };
    const int rounds = view.rules.rounds;
    const auto before = trailOf(view.memory, view.round);
    const Trail trail = before ? follow(*before, view.round, rounds, view.blocked, leads)
                               : trailFrom(std::min<int>(view.blocked, view.round - 1), view.round, rounds, leads);
    return of(rounds, view.round, view.blue, view.red, trail, leads);
}

Memory toMemory(const Trail& trail)
{
    const auto letter = [](std::uint8_t byte) { return static_cast<char>(byte); };
    const std::array memory{
        'M', letter(trail.limit), letter(trail.best), letter(trail.low), letter(trail.safe), letter(trail.tried)};
    return std::string_view(memory.data(), memory.size());
}

std::optional<Trail> trailOf(const Memory& memory, int round)
{
    if (memory.size() != 6 || memory[0] != 'M')
        return std::nullopt;
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(memory[at]); };
    const Trail trail{byte(1), byte(2), byte(3), byte(4), byte(5)};
    // What can be returned to was played before; the trail was left a round ago at the earliest, so its places are older.
    const int end = round - 1;
    const bool ordered = trail.limit <= trail.best && trail.limit <= trail.low && trail.low <= trail.safe;
    const bool past =
        trail.tried > 0 ? trail.limit < trail.tried && trail.tried <= round : trail.best < end && trail.safe < end;
    return ordered && past ? std::optional(trail) : std::nullopt;
}

} // namespace parlour::coins
