// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/places.h"

#include <cmath>

namespace parlour {

namespace {

double soundError(double error, std::int64_t matches)
{
    return error > 0 || matches == 0 ? error : 0.5 / std::sqrt(static_cast<double>(matches));
}

/// True if `row`, which follows `first` in the table, shares its place.
bool isShared(const ContestTable& table, const TableRow& first, const TableRow& row)
{
    if (table.bracket || first.isDisqualified || row.isDisqualified || first.rank == 0 || row.rank == 0)
        return row.rank == first.rank;
    return first.share - row.share < 2 * errorOfDifference(first, row);
}

} // namespace

double errorOfDifference(const TableRow& a, const TableRow& b)
{
    return std::hypot(soundError(a.shareError, a.all.matches()), soundError(b.shareError, b.all.matches()));
}

bool isClear(const TableCell& cell)
{
    return cell.matches() > 0 && std::abs(cell.share - 0.5) >= 2 * soundError(cell.error, cell.matches());
}

std::string Places::text() const
{
    if (first == 0)
        return "–";
    return std::to_string(first) + (first == last ? std::string() : "–" + std::to_string(last));
}

std::vector<Places> placesOf(const ContestTable& table)
{
    std::vector<Places> places;
    const std::vector<TableRow>& rows = table.rows;
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t end = first + 1;
        while (end < rows.size() && isShared(table, rows[first], rows[end]))
            ++end;
        const bool isRanked = rows[first].rank > 0;
        places.insert(places.end(), end - first,
                      isRanked ? Places{static_cast<int>(first) + 1, static_cast<int>(end)} : Places{0, 0});
        first = end;
    }
    return places;
}

} // namespace parlour
