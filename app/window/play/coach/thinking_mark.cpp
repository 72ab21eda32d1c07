// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/play/coach/thinking_mark.h"

#include <QPainterPath>

namespace parlour {

namespace {

constexpr QSizeF kSize{38, 22}; ///< px
constexpr double kDot = 5;
constexpr double kInside = 8; ///< px from the plate's corner to the mark's centre; keeps the plate's text visible
constexpr double kAbove = 1000; ///< height over all pieces of a seat

Face markFace(const Theme& theme)
{
    const auto draw = [theme](QPainter& painter, QSizeF size) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.brass, 1.5));
        painter.setBrush(over(theme.tablePanel, theme.groundOuter));
        const QRectF box = QRectF(QPointF(), size).adjusted(1, 1, -1, -1);
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.brass);
        for (const int place : {-1, 0, 1})
            painter.drawEllipse(box.center() + QPointF(place * 1.7 * kDot, 0), kDot / 2, kDot / 2);
    };
    return {QStringLiteral("window:thinking %1 %2 %3")
                .arg(theme.brass.rgba())
                .arg(theme.tablePanel.rgba())
                .arg(theme.groundOuter.rgba()),
            draw};
}

} // namespace

Piece thinkingMark(const QRectF& seat, const QString& words, const Theme& theme, QSizeF stage)
{
    const QSizeF half = kSize / 2;
    Piece mark;
    mark.id = QStringLiteral("thinking");
    mark.size = kSize;
    mark.centre = {std::clamp(seat.right() - kInside, half.width(), stage.width() - half.width()),
                   std::clamp(seat.top(), half.height(), stage.height() - half.height())};
    mark.height = kAbove;
    mark.radius = half.height();
    mark.face = markFace(theme);
    mark.name = words;
    return mark;
}

} // namespace parlour
