// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/review/played_mark.h"

#include "app/draw/icons.h"

#include <QFontMetricsF>

namespace parlour {

void markPlayed(Layout& layout, const PlayedMove& move, const Canvas& canvas)
{
    constexpr double kTall = 24, kSide = 10, kIcon = 14, kGap = 6; // px
    constexpr double kMost = 260; // px of a tag
    constexpr double kBelow = 8; // px from the piece's lower edge to the tag's middle
    constexpr double kAbove = 1000; // height over all pieces of a seat
    Piece* piece = layout.find(move.piece);
    piece->ring = move.isMistake ? Ring::Mistake : Ring::Chosen;
    QFont font = canvas.font;
    font.setPixelSize(12);
    font.setBold(true);
    const double before = kSide + (move.isMistake ? kIcon + kGap : 0);
    const double wide = std::min(kMost, std::ceil(QFontMetricsF(font).horizontalAdvance(move.words)) + before + kSide);
    Piece tag;
    tag.id = QStringLiteral("played");
    tag.size = {wide, kTall};
    const QRectF box = piece->box();
    tag.centre = {std::clamp(box.center().x(), wide / 2, std::max(wide / 2, canvas.size.width() - wide / 2)),
                  std::min(box.bottom() + kBelow, canvas.size.height() - kTall / 2)};
    tag.height = kAbove;
    tag.radius = kTall / 2;
    tag.name = move.spoken;
    const Theme& theme = canvas.theme;
    const QColor line = move.isMistake ? theme.tableDanger : theme.brass;
    const QColor ground = over(theme.tablePanel, theme.groundOuter);
    tag.face = {QStringLiteral("window:played %1 %2 %3 %4").arg(move.words, line.name(), ground.name()).arg(move.isMistake),
                [=, words = move.words, isMistake = move.isMistake, ink = theme.tableText](QPainter& painter, QSizeF size) {
                    painter.setRenderHint(QPainter::Antialiasing);
                    const QRectF all(QPointF(), size);
                    painter.setPen(QPen(line, 1.5));
                    painter.setBrush(ground);
                    painter.drawRoundedRect(all.adjusted(1, 1, -1, -1), size.height() / 2 - 1, size.height() / 2 - 1);
                    if (isMistake)
                        drawIcon(painter, QRectF(kSide, (size.height() - kIcon) / 2, kIcon, kIcon), Icon::Flag, line);
                    painter.setFont(font);
                    painter.setPen(ink);
                    const QRectF room = all.adjusted(before, 0, -kSide + 1, 0);
                    painter.drawText(room, Qt::AlignCenter,
                                     QFontMetricsF(font).elidedText(words, Qt::ElideRight, room.width()));
                }};
    layout.pieces.push_back(std::move(tag));
}

} // namespace parlour
