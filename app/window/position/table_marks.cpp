// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/position/table_marks.h"

#include "app/draw/paint.h"
#include "app/draw/text.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr double kTitleHeight = 22, kKeyWidth = 20; // px
constexpr double kGap = 5; // px between boxes
constexpr double kRound = 8; // px

QString keyOf(const PlaceMark& mark)
{
    return QStringLiteral("%1%2").arg(mark.isCurrent).arg(mark.isWrong);
}

QColor lineOf(const Theme& theme, const PlaceMark& mark)
{
    return mark.isWrong ? theme.tableDanger : mark.isCurrent ? theme.brass : theme.tableDim;
}

TextStyle titleStyle(const Canvas& canvas, const TitleMark& title)
{
    return {12, title.place.isCurrent, canvas.theme.tableText};
}

QString wordsOf(const TitleMark& title)
{
    return title.place.isWrong ? QStringLiteral("⚠ ") + title.text : title.text;
}

} // namespace

Face placeMarkFace(const Canvas& canvas, const PlaceMark& mark)
{
    const Theme theme = canvas.theme;
    const auto draw = [theme, mark](QPainter& painter, QSizeF size) {
        const bool isStrong = mark.isCurrent || mark.isWrong;
        QPen pen(faint(lineOf(theme, mark), isStrong ? 1 : 0.6), isStrong ? 2 : 1.2);
        if (!mark.isCurrent)
            pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(mark.isCurrent ? QBrush(faint(theme.brass, 0.08)) : Qt::NoBrush);
        painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1.5, 1.5, -1.5, -1.5), kRound, kRound);
    };
    return {QStringLiteral("place-mark:%1:%2").arg(keyOf(mark), canvasKey(canvas)), draw, {}, 0};
}

QSizeF titleSize(const Canvas& canvas, const TitleMark& title)
{
    if (title.text.isEmpty())
        return {kKeyWidth + 4, kTitleHeight};
    const double words = textSize(canvas, wordsOf(title), titleStyle(canvas, title)).width();
    return {words + 16 + (title.key.isEmpty() ? 0 : kKeyWidth), kTitleHeight};
}

Face titleFace(const Canvas& canvas, const TitleMark& title)
{
    const auto draw = [canvas, title](QPainter& painter, QSizeF size) {
        const Theme& theme = canvas.theme;
        const QRectF box = QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(QPen(faint(lineOf(theme, title.place), title.place.isCurrent ? 1 : 0.7), 1));
        painter.setBrush(theme.tablePanel);
        painter.drawRoundedRect(box, 6, 6);
        double left = 8;
        if (!title.key.isEmpty()) {
            const QRectF cap(3.5, 3.5, kKeyWidth - 4, size.height() - 7);
            painter.setPen(QPen(faint(theme.tableText, 0.5), 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(cap, 4, 4);
            drawText(painter, canvas, cap, title.key, {11, true, theme.tableText, Qt::AlignCenter});
            left += kKeyWidth - 4;
        }
        if (title.text.isEmpty())
            return;
        drawText(painter, canvas, {left, 0, size.width() - left - 4, size.height()}, wordsOf(title),
                 titleStyle(canvas, title));
    };
    return {QStringLiteral("title-mark:%1:%2:%3:%4").arg(keyOf(title.place), title.key, title.text, canvasKey(canvas)),
            draw,
            {},
            0};
}

Face writtenFace(const Canvas& canvas, const WrittenValue& written)
{
    const Face outline = placeMarkFace(canvas, written.place);
    const auto draw = [canvas, written, outline](QPainter& painter, QSizeF size) {
        constexpr double kTwoLines = 32; // px
        const Theme& theme = canvas.theme;
        painter.setPen(Qt::NoPen);
        painter.setBrush(faint(theme.tablePanel, 0.75));
        painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(2, 2, -2, -2), kRound, kRound);
        outline.draw(painter, size);
        const QRectF inside = QRectF(QPointF(), size).adjusted(5, 2, -5, -2);
        const QString name = written.place.isWrong ? QStringLiteral("⚠ ") + written.name : written.name;
        TextStyle small{12, false, theme.tableDim}, strong{14, true, theme.tableText};
        if (size.height() >= kTwoLines) {
            small.align = strong.align = Qt::AlignCenter;
            drawText(painter, canvas, {inside.topLeft(), QSizeF(inside.width(), inside.height() / 2)}, name, small);
            drawText(painter, canvas, {inside.left(), inside.center().y(), inside.width(), inside.height() / 2},
                     written.value, strong);
            return;
        }
        strong.align = Qt::AlignRight | Qt::AlignVCenter;
        const double wide = std::min(inside.width() / 2, textSize(canvas, written.value, strong).width() + 2);
        drawText(painter, canvas, inside.adjusted(0, 0, -wide - 6, 0), name, small);
        drawText(painter, canvas, {inside.right() - wide, inside.top(), wide, inside.height()}, written.value, strong);
    };
    return {
        QStringLiteral("written-mark:%1:%2:%3:%4").arg(keyOf(written.place), written.name, written.value, canvasKey(canvas)),
        draw,
        {},
        0};
}

Face valueFace(const Canvas& canvas, const QString& text, bool isCurrent)
{
    const auto draw = [canvas, text, isCurrent](QPainter& painter, QSizeF size) {
        const Theme& theme = canvas.theme;
        painter.setPen(QPen(isCurrent ? theme.brass : faint(theme.tableText, 0.35), isCurrent ? 2 : 1));
        painter.setBrush(theme.tablePanel);
        painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(1, 1, -1, -1), kRound, kRound);
        drawText(painter, canvas, QRectF(6, 0, size.width() - 12, size.height()), text,
                 {14, isCurrent, theme.tableText, Qt::AlignCenter, 2});
    };
    return {QStringLiteral("value-mark:%1:%2:%3").arg(isCurrent).arg(text, canvasKey(canvas)), draw, {}, 0};
}

Face boxFace(const Canvas& canvas)
{
    const Theme theme = canvas.theme;
    const auto draw = [theme](QPainter& painter, QSizeF size) {
        painter.setPen(QPen(faint(theme.tableText, 0.25), 1));
        painter.setBrush(faint(theme.tablePanel, 0.55));
        painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
    };
    return {QStringLiteral("box-mark:%1").arg(canvasKey(canvas)), draw, {}, 0};
}

std::vector<std::vector<QRectF>> boxesIn(const QRectF& room, const std::vector<int>& lines, const Grid& grid)
{
    std::vector<std::vector<QRectF>> boxes;
    const int longest = lines.empty() ? 1 : std::max(1, *std::max_element(lines.begin(), lines.end()));
    const double across = room.width() / (1 + (longest - 1) * grid.leastPitch) - kGap;
    const double down = (room.height() / std::max<double>(1, static_cast<double>(lines.size())) - kGap) / grid.aspect;
    const QSizeF size = QSizeF(1, grid.aspect) * std::max(8.0, std::min({across, down, grid.largest}));
    const double pitch =
        std::min(size.width() + kGap, longest > 1 ? (room.width() - size.width()) / (longest - 1) : room.width());
    QPointF at = room.topLeft();
    for (const int count : lines) {
        auto& line = boxes.emplace_back();
        for (int i = 0; i < count; ++i)
            line.emplace_back(at + QPointF(i * pitch, 0), size);
        at.ry() += size.height() + kGap;
    }
    return boxes;
}

void scaleLayout(Layout& layout, double by)
{
    if (by == 1)
        return;
    for (Piece& piece : layout.pieces) {
        piece.centre *= by;
        piece.size *= by;
        piece.radius *= by;
        piece.cut *= by;
        const Face face = piece.face;
        if (!face.draw)
            continue;
        piece.face.key += QStringLiteral(":by%1").arg(by);
        piece.face.draw = [face, by](QPainter& painter, QSizeF size) {
            painter.scale(by, by);
            face.draw(painter, size / by);
        };
        if (face.isReady)
            piece.face.isReady = [face, by](QSizeF size, double ratio) { return face.isReady(size / by, ratio * by); };
        piece.face.bleed *= by;
    }
}

} // namespace parlour
