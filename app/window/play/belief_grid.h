// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a bot believes that others hold, drawn by the Thinking tab: a row a seat, a column a thing. Made by the table page
// out of a report and the position it was taken in; knows no game.
#pragma once

#include "app/draw/canvas.h"
#include "app/tables/game_table.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

namespace parlour {

struct BeliefGrid {
    using Sign = std::function<void(QPainter&, const QRectF&)>;
    struct Column {
        QString name;
        Sign sign; ///< stands for the name; may be empty
    };
    struct Row {
        QString name;
        std::vector<double> chances; ///< 0 to 1, a column each
        std::vector<bool> holds; ///< what is so, a column each; empty: that is not to be seen
    };
    std::vector<Column> columns;
    std::vector<Row> rows;
};

/// None where the report has no beliefs.
std::optional<BeliefGrid> gridOf(const GameTable& table, const Report& report, const Position& position);

class BeliefTable : public QWidget {
    Q_OBJECT

public:
    BeliefTable(const Canvas& canvas, const BeliefGrid& grid);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QRectF cell(double row, std::size_t column) const;
    void paintRow(QPainter& painter, std::size_t row) const;
    void paintLegend(QPainter& painter) const;
    QString spokenRow(const BeliefGrid::Row& row) const;

    Canvas canvas_;
    BeliefGrid grid_;
    bool isOpen_; ///< some row says what is so
};

} // namespace parlour
