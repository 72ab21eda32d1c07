// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak/pazaak_paint.h"

#include "app/draw/paint.h"
#include "app/tables/pazaak/pazaak_cards.h"
#include "engine/base/index.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

const QColor kMist(0x9c, 0xc3, 0xea); ///< of thin lines
const QColor kIvory(0xf2, 0xf0, 0xe8); ///< of the flag at 20
const QColor kNavy(0x10, 0x23, 0x3a); ///< ink on ivory and on segments
const QColor kSegment(0xd7, 0xe0, 0xea);

QColor mistLine(const Theme& theme, double alpha)
{
    return theme.kind == ThemeKind::HighContrast ? theme.tableLine : faint(kMist, alpha);
}

void paintFlag(QPainter& painter, QRectF box, int px, const Canvas& canvas)
{
    painter.fillPath(cutCorners(box, box.height() * 0.24, box.height() * 0.1), kIvory);
    drawText(painter, canvas, box, QString::number(kGoal), {px, true, kNavy, Qt::AlignCenter});
}

QColor totalColour(const Theme& theme, int total, const QColor& usual)
{
    return total > kGoal ? theme.tableDanger : usual;
}

} // namespace

void paint(const Pencil& pen, QRectF box, const PlacesDrawable& places)
{
    for (double x = 0; x < box.width(); x += places.pitch)
        paintPlace(pen, QRectF(QPointF(x, 0), places.card), mistLine(pen.theme(), 0.26));
}

void paint(const Pencil& pen, QRectF box, const BarDrawable& bar)
{
    const Theme& theme = pen.theme();
    const double point = box.width() / kHighestTotal, inset = pen.px(3);
    pen.round(box, pen.px(6), faint(Qt::black, 0.28), QPen(mistLine(theme, 0.18), 1));
    kit::paintHatching(pen, box.adjusted(kGoal * point, 1, -1, -1), QPen(faint(theme.tableDanger, 0.34), pen.px(8) * 0.38),
                       pen.px(8));

    int sum = 0;
    const auto segment = [&](int value, const QString& label, const QBrush& fill, const QPen& edge, const QColor& ink) {
        const QRectF room(box.left() + sum * point + 1, box.top() + inset, value * point - 2, box.height() - 2 * inset);
        pen.round(room, inset, fill, edge);
        const TextStyle text{pen.text(15), true, ink, Qt::AlignCenter};
        if (pen.widthOf(label, text) <= room.width())
            pen.write(room, label, text);
        sum += value;
    };
    for (const int value : bar.house)
        segment(value, QString::number(value), kSegment, Qt::NoPen, kNavy);
    if (bar.side)
        segment(bar.side, QStringLiteral("+%1").arg(bar.side), theme.accent, Qt::NoPen, kNavy);
    if (sum > kGoal) { // the excess
        const QRectF over(box.left() + kGoal * point, box.top() + inset, (sum - kGoal) * point - 1,
                          box.height() - 2 * inset);
        pen->fillRect(over, faint(theme.tableDanger, 0.55));
    }
    if (bar.ghost) {
        const QColor ink = theme.accent.lighter(130);
        segment(bar.ghost, QStringLiteral("+%1").arg(bar.ghost), faint(theme.accent, 0.22),
                kit::dashed(QPen(theme.accent, pen.px(2)), {3, 2}), ink);
    }
}

void paint(const Pencil& pen, QRectF box, const RulerDrawable& ruler)
{
    const Theme& theme = pen.theme();
    const double point = (box.width() - 2 * ruler.margin) / kHighestTotal, middle = box.center().y();
    const int px = pen.text(12);
    const auto label = [&](QRectF room, const QString& text, const QColor& colour, Qt::Alignment align) {
        pen.write(room, text, {px, false, colour, align | Qt::AlignVCenter});
    };
    const double labelTop = middle + pen.px(7), labelHeight = px * 1.5;
    for (int i = 0; i <= kHighestTotal; ++i) {
        const bool major = i % 5 == 0;
        const double x = ruler.margin + i * point, half = pen.px(major ? 5 : 2.5);
        pen.inked(QPen(mistLine(theme, major ? 0.6 : 0.32), 1.2))
            .drawLine(QPointF(x, middle - half), QPointF(x, middle + half));
        if (major && i < kGoal)
            label({x - 20, labelTop, 40, labelHeight}, QString::number(i), theme.tableDim, Qt::AlignHCenter);
    }
    const double flagEdge = ruler.margin + kGoal * point + pen.px(32), end = ruler.margin + kHighestTotal * point;
    label({flagEdge, labelTop, end - flagEdge, labelHeight}, ruler.bust, theme.tableDanger, Qt::AlignRight);

    const double x = ruler.margin + kGoal * point;
    pen.inked(QPen(faint(kIvory, 0.85), 2)).drawLine(QPointF(x, 0), QPointF(x, box.height()));
    paintFlag(pen, QRectF(x - pen.px(29), middle - pen.px(19), pen.px(58), pen.px(38)), pen.text(26), pen.canvas);
}

void paint(const Pencil& pen, QRectF box, const TotalDrawable& drawable)
{
    const auto [total, preview] = drawable;
    const Theme& theme = pen.theme();
    const auto right = Qt::AlignRight | Qt::AlignVCenter;
    if (preview == 0) {
        const QColor colour = totalColour(theme, total, theme.tableText);
        return pen.writeFigures(box, QString::number(total), {pen.text(56), true, colour, right});
    }
    const QColor colour = totalColour(theme, preview, theme.accent.lighter(125));
    pen.writeFigures(box, QString::number(preview), {pen.text(56), true, colour, right});
    pen.writeFigures(box, QString::number(total), {pen.text(28), true, theme.tableText});

    kit::paintArrow(pen, {pen.px(41), box.center().y()}, {pen.px(55), box.center().y()}, pen.px(5),
                    QPen(theme.tableDim, pen.px(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void paint(const Pencil& pen, QRectF box, const TagDrawable& tag)
{
    const auto& [text, alarming] = tag;
    const Theme& theme = pen.theme();
    const QColor edge = alarming ? faint(theme.tableDanger, 0.9) : mistLine(theme, 0.4);
    pen.round(box, box.height() / 2, theme.tablePanel, QPen(edge, 1));
    const QColor ink = alarming ? theme.tableDanger : theme.tableText;
    pen.write(box, text, {pen.text(12), true, ink, Qt::AlignCenter});
}

QSizeF tagSize(const Style& style, const QString& text)
{
    const int px = style.text(12);
    const double width = style.widthOf(text, {px, true});
    return {width + style.px(24), std::max(style.px(26), px * 1.6)};
}

void paint(const Pencil& pen, QRectF box, const DeckCountsDrawable& counts)
{
    const double column = box.width() / kHighestHouse, half = box.height() / 2;
    for (int value = 1; value <= kHighestHouse; ++value) {
        const int count = counts.left[at(value - 1)];
        const QRectF cell(box.left() + (value - 1) * column, box.top(), column, half);
        pen.writeFigures(cell, QString::number(value), {pen.text(12), false, pen.theme().tableDim, Qt::AlignCenter});
        pen.writeFigures(cell.translated(0, half), QString::number(count),
                         {pen.text(14), true, count > 0 ? pen.theme().tableText : pen.theme().tableDim, Qt::AlignCenter});
    }
}

void paint(const Pencil& pen, QRectF box, const SeatDrawable& seat)
{
    const Theme& theme = pen.theme();
    const bool isInline = seat.winsAt > 0;
    const double left = pen.px(66), high = pen.px(56);
    const QRectF row(box.left(), isInline ? box.center().y() - high / 2 : box.top(), box.width(), high);
    const QPointF centre(pen.px(28), row.center().y());
    const auto disc = [&](double radius) {
        return QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    };
    if (seat.turn)
        pen.inked(QPen(theme.brass, pen.px(3))).drawEllipse(disc(pen.px(26)));
    kit::paintSeatDisc(pen, disc(pen.px(22.5)), seat.seat);
    kit::paintNames(pen, row.adjusted(left, 0, 0, 0),
                    {.name = seat.seat.name,
                     .line = seat.line,
                     .nameRoom = isInline ? pen.px(seat.winsAt - 10) - left : 0,
                     .lit = seat.turn,
                     .below = isInline ? std::optional(box.bottom() - row.bottom()) : std::nullopt}); // above the cards
    const double aboveMiddle = seat.line.isEmpty() ? 0 : 11; // at the height of the name
    const QPointF wins =
        isInline ? QPointF(pen.px(seat.winsAt), centre.y() - pen.px(aboveMiddle)) : QPointF(left, pen.px(66));
    paintWins(pen, wins, pen.unit * (isInline ? 0.9 : 1), seat.wins, kWins);
}

double winsNextToName(const Style& style, const SeatDrawable& seat)
{
    const double name = style.widthOf(seat.seat.name, {style.text(16), true});
    return std::min(66 + 20 + name / style.unit, 262.0);
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    const PainterState saved(painter);
    enterTile(painter, rect, canvas);

    const Style style{canvas, 0.5};
    const QSizeF card(34, 34 * kCardAspect);
    const auto row = [&](double top, std::initializer_list<Face> cards) {
        kit::paintFace(painter, kit::faceOf(style, PlacesDrawable{card, 40}), QRectF(16, top, 5 * 40 - 6, card.height()));
        double x = 16;
        for (const Face& each : cards) {
            kit::paintFace(painter, each, QRectF(QPointF(x, top), card));
            x += 40;
        }
    };
    const auto bar = [&](double top, const BarDrawable& cards, int total, const QColor& colour) {
        kit::paintFace(painter, kit::faceOf(style, cards), QRectF(56, top, 154, 15));
        drawFigures(painter, canvas, QRectF(8, top - 10, 40, 35), QString::number(total),
                    {26, true, colour, Qt::AlignRight | Qt::AlignVCenter});
    };
    row(12, {houseFace(10, canvas.font), houseFace(7, canvas.font)});
    row(138, {houseFace(9, canvas.font), houseFace(8, canvas.font), sideFace(3, canvas.font)});
    bar(68, {{10, 7}, 0, 0}, 17, canvas.theme.tableDim);
    bar(113, {{9, 8}, 3, 0}, 20, canvas.theme.tableText);
    const double x = 56 + 154.0 * kGoal / kHighestTotal;
    inked(painter, QPen(faint(kIvory, 0.85), 1.5)).drawLine(QPointF(x, 63), QPointF(x, 133));
    paintFlag(painter, QRectF(x - 15, 88, 30, 20), 14, canvas);
    paintWins(painter, {60, 98}, 0.62, 2, kWins);
}

} // namespace parlour::pazaak
