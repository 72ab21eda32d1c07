// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/belief_mark.h"

#include "app/draw/text.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kMarkSide = 4; ///< px at both sides of the text
constexpr double kMarkLine = 16; ///< px of a line
constexpr double kMarkColumn = 6; ///< px between sign and chance
constexpr double kMarkGap = 1; ///< px between labels
constexpr double kNamedBox = 76; ///< px, width of a thing with room for the longest names
constexpr double kMarkDown = 0.1; ///< of the box, from its middle to that of the label

TextStyle lineStyle(const Canvas& canvas, bool isBold, Qt::Alignment align)
{
    return {.px = 12, .bold = isBold, .colour = canvas.theme.tableText, .align = align | Qt::AlignVCenter};
}

/// The widths of both columns.
struct Columns {
    double signs = 0, chances = 0;
    bool hasIcons = false;

    Columns(const Canvas& canvas, const std::vector<BeliefLine>& lines, double room)
    {
        hasIcons = room < kNamedBox && std::all_of(lines.begin(), lines.end(), [](const auto& each) { return each.icon; });
        for (const BeliefLine& each : lines) {
            signs =
                std::max(signs, hasIcons ? kMarkLine : textSize(canvas, each.text, lineStyle(canvas, false, {})).width());
            chances = std::max(chances, textSize(canvas, each.chance, lineStyle(canvas, true, {})).width());
        }
        if (signs > 0)
            signs += kMarkColumn;
    }
    double width() const { return std::ceil(signs + chances + 2 * kMarkSide); }
};

void paintMark(QPainter& painter, const Canvas& canvas, const std::vector<BeliefLine>& lines, const Columns& columns,
               QSizeF size)
{
    const Theme& theme = canvas.theme;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.brass, 1));
    painter.setBrush(over(theme.tablePanel, theme.groundOuter));
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    double top = (size.height() - kMarkLine * static_cast<double>(lines.size())) / 2;
    for (const BeliefLine& each : lines) {
        if (columns.hasIcons)
            each.icon(painter, {kMarkSide, top, kMarkLine, kMarkLine});
        else
            drawText(painter, canvas, {kMarkSide, top, columns.signs, kMarkLine}, each.text,
                     lineStyle(canvas, false, Qt::AlignLeft));
        drawText(painter, canvas, {kMarkSide + columns.signs, top, columns.chances, kMarkLine}, each.chance,
                 lineStyle(canvas, true, Qt::AlignRight));
        top += kMarkLine;
    }
}

} // namespace

bool BeliefMarks::isTaken(const Piece& mark) const
{
    const QRectF room = mark.box().adjusted(-kMarkGap, 0, kMarkGap, 0);
    return std::any_of(marks_.begin(), marks_.end(), [&](const Piece& each) { return each.box().intersects(room); });
}

Piece* BeliefMarks::add(const QRectF& box, std::vector<BeliefLine> lines)
{
    if (box.isEmpty())
        return nullptr;
    const auto most = static_cast<std::size_t>(std::max(1.0, std::floor((box.height() - 4) / kMarkLine)));
    lines.resize(std::min(lines.size(), most));
    const Columns columns(canvas_, lines, box.width());
    Piece mark;
    mark.id = QStringLiteral("belief:%1").arg(marks_.size());
    mark.size = {columns.width(), kMarkLine * static_cast<double>(lines.size()) + 4};
    const QSizeF half = mark.size / 2;
    const QPointF middle = box.center() + QPointF(0, lines.size() > 1 ? 0 : kMarkDown * box.height());
    mark.centre = {std::clamp(middle.x(), half.width(), std::max(half.width(), canvas_.size.width() - half.width())),
                   std::clamp(middle.y(), half.height(), std::max(half.height(), canvas_.size.height() - half.height()))};
    mark.height = height_;
    mark.radius = 4;
    if (isTaken(mark))
        mark.centre.ry() += mark.size.height() + kMarkGap;
    if (isTaken(mark))
        return nullptr;
    QStringList words{QStringLiteral("window:belief"), canvas_.theme.groundOuter.name(), canvas_.theme.brass.name(),
                      canvas_.theme.tableText.name(), QString::number(columns.hasIcons)};
    for (const BeliefLine& each : lines)
        words << each.text << each.chance;
    mark.face = {words.join(QLatin1Char(' ')), [=, canvas = canvas_](QPainter& painter, QSizeF size) {
                     paintMark(painter, canvas, lines, columns, size);
                 }};
    return &marks_.emplace_back(std::move(mark));
}

} // namespace parlour
