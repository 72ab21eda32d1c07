// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The share of wins of each entrant at each seat, for tables of three or more.
#pragma once

#include "app/seating/scoreboard.h"
#include "app/widgets/figure_table.h"

class QStandardItemModel;

namespace parlour {

class SeatTable : public FigureTable {
    Q_OBJECT

public:
    explicit SeatTable(QWidget* parent = nullptr);
    void setScores(const Scoreboard& scores);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {260, sizeHint().height()}; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    QStandardItemModel* model_;
};

} // namespace parlour
