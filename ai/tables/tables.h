// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shipped tables: files of resources/tables, built into the library, so that bots open no file.
// resources/tables/README.md has the command that makes each of them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace parlour::tables {

/// Returns the bytes of resources/tables/`name`.table; empty if there is no such file.
std::span<const std::uint8_t> bytesOf(std::string_view name);

} // namespace parlour::tables
