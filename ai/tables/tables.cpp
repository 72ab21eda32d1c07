// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/tables/tables.h"

// The begin and end of each table in embedded.S.
extern "C" {
extern const std::uint8_t parlour_table_pazaak_printed[], parlour_table_pazaak_printed_end[];
extern const std::uint8_t parlour_table_pazaak_as_run[], parlour_table_pazaak_as_run_end[];
extern const std::uint8_t parlour_table_coup[], parlour_table_coup_end[];
extern const std::uint8_t parlour_table_coup_endings[], parlour_table_coup_endings_end[];
extern const std::uint8_t parlour_table_coins[], parlour_table_coins_end[];
}

namespace parlour::tables {

std::span<const std::uint8_t> bytesOf(std::string_view name)
{
    if (name == kPazaakPrinted)
        return {parlour_table_pazaak_printed, parlour_table_pazaak_printed_end};
    if (name == kPazaakAsRun)
        return {parlour_table_pazaak_as_run, parlour_table_pazaak_as_run_end};
    if (name == kCoup)
        return {parlour_table_coup, parlour_table_coup_end};
    if (name == kCoupEndings)
        return {parlour_table_coup_endings, parlour_table_coup_endings_end};
    if (name == kCoins)
        return {parlour_table_coins, parlour_table_coins_end};
    return {};
}

} // namespace parlour::tables
