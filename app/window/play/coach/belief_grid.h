// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot's beliefs about the hands of others, drawn by the Thinking tab: a row per seat, a column per object. Made from a
// report and the position of its decision; knows no game.
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
        Sign sign; ///< drawn in place of the name; may be empty
    };
    struct Row {
        QString name;
        std::vector<double> chances; ///< 0 to 1, by column
        std::vector<bool> holds; ///< the truth, by column; empty if the viewer may not know it
    };
    std::vector<Column> columns;
    std::vector<Row> rows;
};

/// nullopt if the report has no beliefs.
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
    bool isOpen_; ///< some row has `holds`
};

} // namespace parlour
