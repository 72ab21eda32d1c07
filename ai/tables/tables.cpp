// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/tables/tables.h"

namespace {

struct Table {
    const char* name;
    const std::uint8_t* begin;
    const std::uint8_t* end;
};

} // namespace

/// The index at the end of embedded.S.
extern "C" const Table parlour_tables[], parlour_tables_end[];

namespace parlour::tables {

std::span<const std::uint8_t> bytesOf(std::string_view name)
{
    for (const Table* table = parlour_tables; table != parlour_tables_end; ++table)
        if (table->name == name)
            return {table->begin, table->end};
    return {};
}

} // namespace parlour::tables
