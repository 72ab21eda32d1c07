// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Conversion of a number, a seat or an enumerator to an index of a standard container. Knows no game.
#pragma once

#include <cstddef>
#include <type_traits>

namespace parlour {

/// `index`, which must not be negative, as a std::size_t.
template <class Index>
requires std::is_integral_v<Index> || std::is_enum_v<Index>
constexpr std::size_t asIndex(Index index)
{
    return static_cast<std::size_t>(index);
}

} // namespace parlour
