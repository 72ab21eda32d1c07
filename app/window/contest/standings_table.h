// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The standings: a row for each entrant with its share, error, rating, faults, and a bar with a whisker of two errors.
#pragma once

#include "app/seating/scoreboard.h"
#include "app/widgets/figure_table.h"

#include <memory>

namespace parlour {

class StandingsTable : public FigureTable {
    Q_OBJECT

public:
    explicit StandingsTable(QWidget* parent = nullptr);
    ~StandingsTable() override;

    void setScores(std::shared_ptr<const Scoreboard> scores);
    int rows() const;
    /// Adds `pixels` to the minimum height of each row.
    void setExtraRowHeight(int pixels);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    class Painter;
    void fitColumns();

    Model* model_;
};

} // namespace parlour
