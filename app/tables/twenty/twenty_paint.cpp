// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/twenty/twenty_paint.h"

#include "app/draw/paint.h"
#include "app/tables/kit/text.h"
#include "app/tables/twenty/twenty_cards.h"
#include "engine/base/index.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::twenty {

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

/// A card's part of a bar, in points.
struct Segment {
    BarCard card;
    int from, to;
};

/// The segments of a bar and the sum of the cards that are no ghosts. A negative card covers what it takes away; the lit
/// part ends at the total.
std::pair<std::vector<Segment>, int> segmentsOf(const BarDrawable& bar)
{
    std::vector<Segment> segments;
    int total = 0, sum = 0;
    for (const BarCard& card : bar.cards) {
        const int before = std::max(0, std::exchange(total, total + card.value)), now = std::max(0, total);
        sum += card.kind == BarCard::Kind::Ghost ? 0 : card.value;
        for (Segment& each : segments)
            if (each.card.value > 0)
                each.to = std::min(each.to, std::max(now, each.from));
        std::erase_if(segments, [](const Segment& each) { return each.from == each.to; });
        if (now != before)
            segments.push_back({card, std::min(before, now), std::max(before, now)});
    }
    return {segments, sum};
}

QString totalText(int total)
{
    return total < 0 ? kit::signedNumber(total) : QString::number(total);
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

    const auto room = [&](int from, int to) {
        const double end = std::min(to, kHighestTotal) * point - 1, begin = std::min(from * point + 1, end);
        return QRectF(QPointF(box.left() + begin, box.top() + inset), QPointF(box.left() + end, box.bottom() - inset));
    };
    const auto segment = [&](const Segment& each, const QBrush& fill, const QPen& edge, const QColor& ink) {
        const QRectF rect = room(each.from, each.to);
        pen.round(rect, inset, fill, edge);
        const bool plain = each.card.kind == BarCard::Kind::House && each.card.value > 0;
        const QString label = plain ? QString::number(each.card.value) : kit::signedNumber(each.card.value);
        const TextStyle text{pen.text(15), true, ink, Qt::AlignCenter};
        if (pen.widthOf(label, text) <= rect.width())
            pen.write(rect, label, text);
    };
    const auto [segments, sum] = segmentsOf(bar);
    const QPen ghostEdge = kit::dashed(QPen(theme.accent, pen.px(2)), {3, 2});
    for (const Segment& each : segments) // what was taken away lies below what came later
        if (each.card.value < 0)
            segment(each, faint(theme.tableDanger, 0.16),
                    each.card.kind == BarCard::Kind::Ghost ? ghostEdge : QPen(faint(theme.tableDanger, 0.8), 1),
                    theme.tableText);
    for (const Segment& each : segments)
        if (each.card.value > 0 && each.card.kind != BarCard::Kind::Ghost)
            segment(each, each.card.kind == BarCard::Kind::House ? kSegment : theme.accent, Qt::NoPen, kNavy);
    if (sum > kGoal) { // the excess
        const QRectF over = room(kGoal, sum).adjusted(-1, 0, 0, 0);
        pen->fillRect(over, faint(theme.tableDanger, 0.55));
    }
    for (const Segment& each : segments)
        if (each.card.value > 0 && each.card.kind == BarCard::Kind::Ghost)
            segment(each, faint(theme.accent, 0.22), ghostEdge, theme.accent.lighter(130));
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
    const auto& [total, preview] = drawable;
    const Theme& theme = pen.theme();
    const auto right = Qt::AlignRight | Qt::AlignVCenter;
    if (!preview) {
        const QColor colour = totalColour(theme, total, theme.tableText);
        return pen.writeFigures(box, totalText(total), {pen.text(56), true, colour, right});
    }
    const QColor colour = totalColour(theme, *preview, theme.accent.lighter(125));
    pen.writeFigures(box, totalText(*preview), {pen.text(56), true, colour, right});
    pen.writeFigures(box, totalText(total), {pen.text(28), true, theme.tableText});

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
        const int count = counts.left[asIndex(value - 1)];
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
    paintWins(pen, wins, pen.unit * (isInline ? 0.9 : 1), seat.wins, seat.of);
}

double winsNextToName(const Style& style, const SeatDrawable& seat)
{
    const double name = style.widthOf(seat.seat.name, {style.text(16), true});
    return std::min(66 + 20 + name / style.unit, 262.0);
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas, const TileSeat& above, const TileSeat& below)
{
    const PainterState saved(painter);
    enterTile(painter, rect, canvas);

    const Style style{canvas, 0.5};
    const QSizeF card(34, 34 * kCardAspect);
    const auto seat = [&](const TileSeat& each, double top, double bar, const QColor& colour) {
        kit::paintFace(painter, kit::faceOf(style, PlacesDrawable{card, 40}), QRectF(16, top, 5 * 40 - 6, card.height()));
        double x = 16;
        for (const Face& face : each.cards)
            kit::paintFace(painter, face, QRectF(QPointF(std::exchange(x, x + 40), top), card));
        kit::paintFace(painter, kit::faceOf(style, each.bar), QRectF(56, bar, 154, 15));
        drawFigures(painter, canvas, QRectF(8, bar - 10, 40, 35), QString::number(each.total),
                    {26, true, colour, Qt::AlignRight | Qt::AlignVCenter});
    };
    seat(above, 12, 68, canvas.theme.tableDim);
    seat(below, 138, 113, canvas.theme.tableText);
    const double x = 56 + 154.0 * kGoal / kHighestTotal;
    inked(painter, QPen(faint(kIvory, 0.85), 1.5)).drawLine(QPointF(x, 63), QPointF(x, 133));
    paintFlag(painter, QRectF(x - 15, 88, 30, 20), 14, canvas);
    paintWins(painter, {60, 98}, 0.62, 2, 3);
}

} // namespace parlour::twenty
