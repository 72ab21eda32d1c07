// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A number, a seat or an enumerator as an index of a standard container. Used by every room; knows nothing of any game.
#pragma once

#include <cstddef>
#include <type_traits>

namespace parlour {

/// What is no less than 0 as an index: what it counts is the caller's business.
template <class Index>
requires std::is_integral_v<Index> || std::is_enum_v<Index>
constexpr std::size_t at(Index index)
{
    return static_cast<std::size_t>(index);
}

} // namespace parlour
