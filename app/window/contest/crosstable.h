// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Everybody against everybody: a cell for each two. Cells are walked by arrows; Enter or a click opens one. Where names have
// no room above the columns, letters stand for them.
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
    /// The cell whose matches are listed beside; -1: none.
    void setOpened(int row, int column);
    /// "Nestor against Glaucus: 53,210 won, 41,000 lost, 5,790 drawn".
    static QString sentence(const Scoreboard& scores, int row, int column);

    bool canPress(const QModelIndex& index) const override;
    /// The least width in which no cell is out of sight.
    int leastWidth() const;
    int rows() const;
    /// Makes each row higher by so many px than it has to be.
    void setMore(int pixels);
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
