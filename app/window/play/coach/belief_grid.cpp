// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/belief_grid.h"

#include "app/draw/figures.h"
#include "app/draw/text.h"
#include "app/store/translation.h"
#include "app/tables/report_text.h"
#include "app/tables/table_capabilities.h"
#include "app/widgets/window_style.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace parlour {

namespace {

constexpr double kGridMargin = 8; ///< px at both ends
constexpr double kHead = 28; ///< px of the row of column heads
constexpr double kPitch = 29; ///< px from row to row
constexpr double kCell = 40; ///< px of a cell, if there is room
constexpr double kCellGap = 4; ///< px between cells
constexpr double kLeast = 72; ///< least px of a name

} // namespace

std::optional<BeliefGrid> gridOf(const GameTable& table, const Report& report, const Position& position)
{
    const Beliefs& beliefs = report.beliefs;
    if (beliefs.rows.empty())
        return std::nullopt;
    const auto* signs = table.as<BeliefIcons>();
    BeliefGrid grid;
    for (std::size_t thing = 0; thing < beliefs.things.size(); ++thing)
        grid.columns.push_back({translated(beliefs.things[thing]), signs ? signs->iconOf(thing) : BeliefGrid::Sign{}});
    for (const Beliefs::Row& row : beliefs.rows)
        grid.rows.push_back({position.seats[static_cast<std::size_t>(row.seat)].name, row.chances,
                             signs ? signs->holdings(position, row.seat) : std::vector<bool>{}});
    return grid;
}

BeliefTable::BeliefTable(const Canvas& canvas, const BeliefGrid& grid)
    : canvas_(canvas),
      grid_(grid),
      isOpen_(std::any_of(grid.rows.begin(), grid.rows.end(), [](const auto& row) { return !row.holds.empty(); }))
{
    QStringList names, rows;
    for (const BeliefGrid::Column& column : grid_.columns)
        names << column.name;
    for (const BeliefGrid::Row& row : grid_.rows)
        rows << spokenRow(row);
    setAccessibleName(rows.join(QStringLiteral(". ")));
    setToolTip(names.join(QStringLiteral(" · ")));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QString BeliefTable::spokenRow(const BeliefGrid::Row& row) const
{
    QStringList parts;
    for (std::size_t i = 0; i < grid_.columns.size(); ++i) {
        const QString part = QString("%1 %2").arg(grid_.columns[i].name, percentOf(row.chances[i]));
        parts << (!row.holds.empty() && row.holds[i] ? tr("%1 (really holds it)").arg(part) : part);
    }
    return QString("%1: %2").arg(row.name, parts.join(QStringLiteral(", ")));
}

QSize BeliefTable::sizeHint() const
{
    const double rows = static_cast<double>(grid_.rows.size()) + (isOpen_ ? 1 : 0);
    return {240, static_cast<int>(kHead + kPitch * rows)};
}

/// The cell of a row, counted from 0 below the head. Columns end at the margin opposite to the names.
QRectF BeliefTable::cell(double row, std::size_t column) const
{
    const auto columns = static_cast<double>(grid_.columns.size());
    const double wide = std::min(kCell, (width() - 2 * kGridMargin - kLeast) / columns - kCellGap);
    const double x = width() - kGridMargin - (columns - static_cast<double>(column)) * (wide + kCellGap) + kCellGap;
    const QRectF box(x, kHead + row * kPitch, wide, kPitch - kCellGap);
    return isRightToLeft() ? QRectF(width() - box.right(), box.y(), box.width(), box.height()) : box;
}

void BeliefTable::paintEvent(QPaintEvent*)
{
    WidgetPainter painter(this);
    const Ink colours = ink(this);
    TextStyle head;
    head.px = 11;
    head.colour = colours.dim;
    head.align = Qt::AlignCenter;
    for (std::size_t i = 0; i < grid_.columns.size(); ++i) {
        QRectF box = cell(0, i);
        box.moveBottom(kHead - kCellGap);
        box.setTop(0);
        if (grid_.columns[i].sign)
            grid_.columns[i].sign(painter, box);
        else
            drawText(painter, canvas_, box, grid_.columns[i].name, head);
    }
    for (std::size_t i = 0; i < grid_.rows.size(); ++i)
        paintRow(painter, i);
    if (isOpen_)
        paintLegend(painter);
}

/// Paints the name, and for each object a cell with a bar of the chance behind the figure, framed if the seat holds it.
void BeliefTable::paintRow(QPainter& painter, std::size_t index) const
{
    const Ink colours = ink(this);
    const BeliefGrid::Row& row = grid_.rows[index];
    const QRectF first = cell(static_cast<double>(index), 0);
    TextStyle name;
    name.colour = colours.text;
    name.isName = true;
    name.align = Qt::AlignVCenter | (isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    const double from = isRightToLeft() ? first.right() + kGridMargin : kGridMargin;
    const double to = isRightToLeft() ? width() - kGridMargin : first.left() - kGridMargin;
    drawText(painter, canvas_, QRectF(from, first.y(), to - from, first.height()), row.name, name);
    TextStyle inCell = name;
    inCell.isName = false;
    inCell.align = Qt::AlignCenter;
    for (std::size_t i = 0; i < row.chances.size(); ++i) {
        const QRectF box = cell(static_cast<double>(index), i);
        const bool isSo = !row.holds.empty() && row.holds[i];
        QPainterPath shape;
        shape.addRoundedRect(box, 5, 5);
        painter.fillPath(shape, colours.raise);
        QRectF bar = box;
        bar.setWidth(box.width() * row.chances[i]);
        if (isRightToLeft())
            bar.moveRight(box.right());
        QColor brass = colours.brass;
        brass.setAlphaF(0.45F);
        painter.save();
        painter.setClipPath(shape);
        painter.fillRect(bar, brass);
        painter.restore();
        if (isSo) {
            painter.setPen(QPen(colours.text, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
        }
        inCell.bold = isSo;
        drawText(painter, canvas_, box, figure(100 * row.chances[i], 0), inCell);
    }
}

void BeliefTable::paintLegend(QPainter& painter) const
{
    const Ink colours = ink(this);
    const QRectF below = cell(static_cast<double>(grid_.rows.size()), 0);
    const bool mirrored = isRightToLeft();
    const QRectF box(mirrored ? below.right() - 12 : below.left(), below.center().y() - 6, 12, 12);
    painter.setPen(QPen(colours.text, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 3, 3);
    TextStyle words;
    words.px = 12;
    words.colour = colours.dim;
    words.align = Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft);
    const QRectF room = mirrored
        ? QRectF(kGridMargin, below.y(), box.left() - 2 * kGridMargin, below.height())
        : QRectF(box.right() + kGridMargin, below.y(), width() - box.right() - 2 * kGridMargin, below.height());
    drawText(painter, canvas_, room, tr("really holds it"), words);
}

} // namespace parlour
