// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/standings.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

/// Sums over all pairings of one entrant.
struct Sums {
    EntrantTotals totals;
    double pointsVariance = 0;
    double sharesVariance = 0;
};

/// Adds the totals of the k-th entrant of a pairing.
void add(Sums& sum, const Totals& totals, std::size_t k)
{
    const EntrantTotals& entrant = totals.entrants[k];
    sum.totals += entrant;
    sum.pointsVariance += varianceOfSum(entrant.dealPoints, totals.deals);
    sum.sharesVariance += varianceOfSum(entrant.dealShares, entrant.deals);
}

std::vector<Sums> sumsOf(const Progress& progress)
{
    std::vector<Sums> sums(asIndex(progress.shape().entrants));
    for (std::size_t i = 0; i < progress.pairings().size(); ++i) {
        const std::vector<int>& entrants = progress.pairings()[i].entrants;
        for (std::size_t k = 0; k < entrants.size(); ++k)
            add(sums[asIndex(entrants[k])], progress.totals()[i], k);
    }
    return sums;
}

TableRow rowOf(int entrant, const Sums& sums)
{
    TableRow row;
    row.entrant = entrant;
    row.seats = sums.totals.seats;
    for (const SeatCount& seat : row.seats)
        row.all += seat;
    row.points = static_cast<double>(sums.totals.points) / kWhole;
    row.pointsError = std::sqrt(sums.pointsVariance) / kWhole;
    if (const auto matches = static_cast<double>(row.all.matches()); matches > 0) {
        row.share = static_cast<double>(sums.totals.shares) / kWhole / matches;
        row.shareError = std::sqrt(sums.sharesVariance) / kWhole / matches;
    }
    row.extra = sums.totals.extra;
    return row;
}

std::vector<PairTotals> pairsOf(const Progress& progress)
{
    const int n = progress.shape().entrants;
    std::vector<PairTotals> pairs(asIndex(n * n));
    for (std::size_t i = 0; i < progress.pairings().size(); ++i) {
        const std::vector<int>& entrants = progress.pairings()[i].entrants;
        const Totals& totals = progress.totals()[i];
        for (std::size_t a = 0; a < entrants.size(); ++a)
            for (std::size_t b = a + 1; b < entrants.size(); ++b)
                pairs[asIndex(entrants[a] * n + entrants[b])] += totals.pair(a, b);
    }
    return pairs;
}

TableCell cellOf(const PairTotals& pair)
{
    TableCell cell{pair.wins, pair.draws, pair.losses, pair.share(), pair.error(), 0.5};
    if (cell.matches() > 0)
        cell.superiority = likelihoodOfSuperiority(cell.share, cell.error);
    return cell;
}

TableCell mirrored(const TableCell& cell)
{
    return {cell.losses, cell.draws, cell.wins, 1 - cell.share, cell.error, 1 - cell.superiority};
}

/// Fills the crosstable and the ratings. In a cup two entrants may meet in either order.
void compare(const Progress& progress, ContestTable& table)
{
    const int n = table.entrants;
    const auto pairs = pairsOf(progress);
    std::vector<RatedPair> rated;
    table.cells.resize(asIndex(n * n));
    for (int a = 0; a < n; ++a)
        for (int b = a + 1; b < n; ++b) {
            PairTotals both = pairs[asIndex(b * n + a)].turned(progress.shape().seats);
            both += pairs[asIndex(a * n + b)];
            const TableCell cell = cellOf(both);
            table.cells[asIndex(a * n + b)] = cell;
            table.cells[asIndex(b * n + a)] = mirrored(cell);
            if (cell.matches() > 0)
                rated.push_back({a, b, static_cast<double>(cell.matches()), cell.share, cell.error});
        }
    const auto elo = ratings(n, rated);
    for (TableRow& row : table.rows)
        row.elo = elo[asIndex(row.entrant)];
}

/// The mean share of the win less two standard errors, after two more wins and two more losses, as few equal results show no
/// error of their own (Agresti and Coull, The American Statistician 52, 1998).
double leastShare(const TableRow& row)
{
    const auto played = static_cast<double>(row.all.matches());
    const double matches = played + 4;
    const double mean = (row.share * played + 2) / matches;
    return mean - 2 * std::max(row.shareError, std::sqrt(mean * (1 - mean) / matches));
}

/// Sorts rows best first, by lexicographic order of their criteria; higher is better.
void rank(const Progress& progress, bool extraRanks, ContestTable& table)
{
    std::vector<double> places(asIndex(table.entrants), 0.0);
    if (progress.shape().format == Format::Cup) {
        std::vector<Verdict> finished;
        for (std::size_t i = 0; i < progress.pairings().size() && progress.isFinished(static_cast<int>(i)); ++i)
            finished.push_back(progress.totals()[i].verdict());
        table.bracket = bracketOf(progress.shape(), finished);
        for (std::size_t place = 0; place < table.bracket->places.size(); ++place)
            places[asIndex(table.bracket->places[place])] = -static_cast<double>(place);
    }
    table.isEven =
        table.isFinished || table.bracket || std::all_of(table.rows.begin(), table.rows.end(), [&](const TableRow& row) {
            return row.isDisqualified || row.all.matches() == table.rows.front().all.matches();
        });
    const auto hasPlayed = [&](const TableRow& row) { return table.isEven || row.all.matches() > 0; };
    const auto merit = [&](const TableRow& row) {
        const double extra = table.isEven && extraRanks ? static_cast<double>(row.extra) : 0.0;
        return std::array<double, 5>{row.isDisqualified ? 0.0 : 1.0, places[asIndex(row.entrant)],
                                     hasPlayed(row) ? 1.0 : 0.0, table.isEven ? row.points : leastShare(row), extra};
    };
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [&](const TableRow& a, const TableRow& b) { return merit(a) > merit(b); });
    for (std::size_t i = 1; i < table.rows.size(); ++i)
        table.rows[i].rank =
            merit(table.rows[i]) == merit(table.rows[i - 1]) ? table.rows[i - 1].rank : static_cast<int>(i) + 1;
    for (TableRow& row : table.rows)
        if (!hasPlayed(row))
            row.rank = 0;
}

} // namespace

ContestTable tableOf(const Progress& progress, bool extraRanks)
{
    ContestTable table;
    table.entrants = progress.shape().entrants;
    table.played = progress.played();
    table.planned = progress.planned();
    table.isFinished = progress.isFinished();
    if (progress.sprt())
        table.sprt = *progress.sprt();
    const auto sums = sumsOf(progress);
    for (int entrant = 0; entrant < table.entrants; ++entrant) {
        TableRow row = rowOf(entrant, sums[asIndex(entrant)]);
        row.faults = progress.faults(entrant);
        row.isDisqualified = progress.isDisqualified(entrant);
        table.rows.push_back(row);
    }
    compare(progress, table);
    rank(progress, extraRanks, table);
    return table;
}

std::vector<TableRow> rowsOf(const Totals& totals)
{
    std::vector<TableRow> rows;
    for (std::size_t k = 0; k < totals.entrants.size(); ++k) {
        Sums sum;
        add(sum, totals, k);
        rows.push_back(rowOf(static_cast<int>(k), sum));
    }
    return rows;
}

} // namespace parlour
