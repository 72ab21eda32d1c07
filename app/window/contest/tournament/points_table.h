// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table of points of a league: a row for each player with portrait, results against each other, matches played, won,
// drawn (once a match was) and lost, and points.
#pragma once

#include "app/contest/tournament.h"
#include "app/tables/game_table.h"
#include "app/widgets/figure_table.h"

class QStandardItemModel;

namespace parlour {

/// "2:1".
QString resultText(const std::pair<double, double>& points);

class PointsTable : public FigureTable {
    Q_OBJECT

public:
    explicit PointsTable(QWidget* parent = nullptr);
    /// `players` are the entrants.
    void show(const Tournament& tournament, const std::vector<SeatInfo>& players);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {260, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillRow(int row, const PointsLine& line, const Tournament& tournament, const std::vector<PointsLine>& lines,
                 const std::vector<SeatInfo>& players);
    void fitColumns();

    QStandardItemModel* model_;
    int results_ = 0; ///< number of columns with results
};

} // namespace parlour
