// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/table_picture.h"

#include "app/stage/cast.h"
#include "app/stage/stage_painter.h"

#include <QPainterPath>

namespace parlour {

namespace {

constexpr double kRound = 10; ///< px, radius of a picture's corners

} // namespace

TablePicture drawTable(const GameTable& table, const Position& position, const WindowStyle& style, QSize size, double ratio)
{
    const Canvas canvas = style.canvas(size, table.surface());
    Cast cast;
    cast.show(table.arrange(position, {}, canvas), false);
    StagePainter stage;
    stage.setTheme(canvas.theme);

    QPixmap whole(size * ratio);
    whole.setDevicePixelRatio(ratio);
    {
        QPainter painter(&whole);
        Scene scene{cast, size, ratio, canvas.font};
        scene.isWhole = true;
        stage.paint(painter, QRect(QPoint(), size), scene);
    }
    TablePicture picture{QPixmap(whole.size()), !stage.hasPendingWork()};
    picture.pixmap.setDevicePixelRatio(ratio);
    picture.pixmap.fill(Qt::transparent);
    QPainter painter(&picture.pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(QPointF(), size), kRound, kRound);
    painter.setClipPath(shape);
    painter.drawPixmap(0, 0, whole);
    return picture;
}

} // namespace parlour
