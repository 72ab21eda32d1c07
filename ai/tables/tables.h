// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables that are shipped: files of resources/tables, built into the library, so that bots open no file. Each is made by
// a command that stands in resources/tables/README.md, and read by the game that it is for.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace parlour::tables {

inline constexpr std::string_view kPazaakPrinted = "pazaak-printed";
inline constexpr std::string_view kPazaakAsRun = "pazaak-as-run";
inline constexpr std::string_view kCoup = "coup";
inline constexpr std::string_view kCoupEndings = "coup-endings";
inline constexpr std::string_view kCoins = "coins";

/// One of those above; empty for any other name.
std::span<const std::uint8_t> bytesOf(std::string_view name);

} // namespace parlour::tables
