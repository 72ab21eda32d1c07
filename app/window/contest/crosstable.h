// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The crosstable of a contest: a cell for each pair of entrants. Arrow keys move between cells; Enter or a click opens one.
// Letters replace the names above the columns if these do not fit.
#pragma once

#include "app/seating/scoreboard.h"
#include "app/widgets/figure_table.h"

#include <memory>

namespace parlour {

class Crosstable : public FigureTable {
    Q_OBJECT

public:
    explicit Crosstable(QWidget* parent = nullptr);
    ~Crosstable() override;

    void setScores(std::shared_ptr<const Scoreboard> scores);
    /// Marks the cell whose matches are listed; -1 marks none.
    void setOpened(int row, int column);
    /// "Nestor against Glaucus: 53,210 won, 41,000 lost, 5,790 drawn".
    static QString sentence(const Scoreboard& scores, int row, int column);

    bool canPress(const QModelIndex& index) const override;
    /// The smallest width in which all cells are visible.
    int leastWidth() const;
    int rows() const;
    /// Adds `pixels` to the minimum height of each row.
    void setExtraRowHeight(int pixels);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void cellWanted(int row, int column);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    class Painter;
    int namesWidth(bool inOneLine) const;
    void fitColumns();

    Model* model_;
    QPoint opened_{-1, -1};
};

} // namespace parlour
