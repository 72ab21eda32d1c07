// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/belief_mark.h"

#include "app/draw/text.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

constexpr double kMarkSide = 3; ///< px at both sides of the text
constexpr double kMarkLine = 16; ///< px of a line
constexpr double kNamedBox = 76; ///< px, width of a piece with room for the longest names
constexpr double kMarkDown = 0.1; ///< of the box, from its middle to that of the mark

} // namespace

Piece beliefMark(const QString& id, const QRectF& box, double height, const BeliefSign& sign, const QString& chance,
                 const Canvas& canvas)
{
    const Theme& theme = canvas.theme;
    const TextStyle plain{.px = 12, .bold = false, .colour = theme.tableText, .align = Qt::AlignCenter};
    const TextStyle bold{.px = 12, .bold = true, .colour = theme.tableText, .align = Qt::AlignCenter};
    const auto icon = box.width() < kNamedBox ? sign.icon : nullptr;
    const int lines = sign.text.isEmpty() ? 1 : 2;
    const double text =
        std::max(icon ? kMarkLine : textSize(canvas, sign.text, plain).width(), textSize(canvas, chance, bold).width());
    Piece mark;
    mark.id = id;
    mark.size = {std::ceil(text) + 2 * kMarkSide, lines * kMarkLine + 4};
    const QSizeF half = mark.size / 2;
    const QPointF middle = box.center() + QPointF(0, kMarkDown * box.height());
    mark.centre = {std::clamp(middle.x(), half.width(), std::max(half.width(), canvas.size.width() - half.width())),
                   std::clamp(middle.y(), half.height(), std::max(half.height(), canvas.size.height() - half.height()))};
    mark.height = height;
    mark.radius = 4;
    const QColor ground = over(theme.tablePanel, theme.groundOuter);
    mark.face = {QStringLiteral("window:belief %1 %2 %3 %4 %5 %6")
                     .arg(sign.text, chance, ground.name(), theme.brass.name(), theme.tableText.name())
                     .arg(icon ? 1 : 0),
                 [=](QPainter& painter, QSizeF size) {
                     painter.setRenderHint(QPainter::Antialiasing);
                     painter.setPen(QPen(theme.brass, 1));
                     painter.setBrush(ground);
                     painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
                     const double top = (size.height() - lines * kMarkLine) / 2;
                     if (icon)
                         icon(painter, {(size.width() - kMarkLine) / 2, top, kMarkLine, kMarkLine});
                     else if (lines == 2)
                         drawText(painter, canvas, {0, top, size.width(), kMarkLine}, sign.text, plain);
                     drawText(painter, canvas, {0, top + (lines - 1) * kMarkLine, size.width(), kMarkLine}, chance, bold);
                 }};
    return mark;
}

} // namespace parlour
