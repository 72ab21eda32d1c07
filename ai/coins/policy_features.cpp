// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coins/policy_features.h"

namespace parlour::coins {

PolicyFeatures PolicyFeatures::of(const View& view)
{
    const auto leads = [&](int place) { return view.tosses.lead(place); };
    const int rounds = view.rules.rounds;
    const auto before = openPlacesOf(view.memory, view.round);
    const OpenPlaces places = before
        ? nextOpenPlaces(*before, view.round, rounds, view.blocked, leads)
        : openPlacesFrom(std::min<int>(view.blocked, view.round - 1), view.round, rounds, leads);
    return of(rounds, view.round, view.blue, view.red, places, leads);
}

Memory toMemory(const OpenPlaces& places)
{
    const auto letter = [](std::uint8_t byte) { return static_cast<char>(byte); };
    const std::array memory{
        'M', letter(places.limit), letter(places.best), letter(places.worst), letter(places.safe), letter(places.tried)};
    return std::string_view(memory.data(), memory.size());
}

std::optional<OpenPlaces> openPlacesOf(const Memory& memory, int round)
{
    if (memory.size() != 6 || memory[0] != 'M')
        return std::nullopt;
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(memory[at]); };
    const OpenPlaces places{byte(1), byte(2), byte(3), byte(4), byte(5)};
    // Open places lie in the past. The memory was stored at least one round ago, so they are older than that.
    const int end = round - 1;
    const bool ordered = places.limit <= places.best && places.limit <= places.worst && places.worst <= places.safe;
    const bool past =
        places.tried > 0 ? places.limit < places.tried && places.tried <= round : places.best < end && places.safe < end;
    return ordered && past ? std::optional(places) : std::nullopt;
}

} // namespace parlour::coins
