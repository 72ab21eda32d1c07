// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shipped tables: files of resources/tables, built into the library, so that bots open no file.
// resources/tables/README.md has the command that makes each of them.
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

/// Returns the bytes of a table named above; empty for any other name.
std::span<const std::uint8_t> bytesOf(std::string_view name);

} // namespace parlour::tables
