// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coins/coins_paint.h"

#include "app/draw/paint.h"
#include "app/tables/coins/coins_chart.h"
#include "app/tables/coins/coins_text.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/plate.h"
#include "app/tables/kit/rectangles.h"
#include "engine/base/index.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace parlour::coins {

namespace {

constexpr double kDetailed = 9; ///< px of radius from which on a coin shows its face

void paintSun(QPainter& painter, double r)
{
    inked(painter, Qt::NoPen, QColor(0xFF7A5413)).drawEllipse(QPointF(0, 0), r * 0.27, r * 0.27);
    painter.setPen(QPen(QColor(0xFF7A5413), r * 0.12, Qt::SolidLine, Qt::RoundCap));
    for (int ray = 0; ray < 8; ++ray) {
        const double angle = ray * std::numbers::pi / 4;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(way * r * 0.38, way * r * 0.64);
    }
}

void paintMoon(QPainter& painter, double r)
{
    QPainterPath whole, bite;
    whole.addEllipse(QPointF(-r * 0.02, 0), r * 0.58, r * 0.58);
    bite.addEllipse(QPointF(r * 0.24, -r * 0.12), r * 0.48, r * 0.48);
    painter.fillPath(whole.subtracted(bite), QColor(0xFF2E4470));
}

/// A lever, up unless it was pulled.
void paintLever(QPainter& painter, QRectF box, Lever kind, bool down, bool hot, const QColor& ring)
{
    const double w = box.width(), h = box.height(), x = box.center().x(), knob = w * 0.40;
    const double up = box.top() + knob, low = box.bottom() - knob, middle = box.center().y(), at = down ? low : up;
    const auto slot =
        kit::graded(QLinearGradient(x - w * 0.17, 0, x + w * 0.17, 0), {{0, QColor(0xFF050A16)}, {1, QColor(0xFF16223C)}});
    inked(painter, QPen(faint(Qt::white, 0.14), 1), slot)
        .drawRoundedRect(QRectF(x - w * 0.17, box.top() + knob * 0.5, w * 0.34, h - knob), w * 0.17, w * 0.17);
    painter.fillRect(QRectF(x - w * 0.08, std::min(middle, at), w * 0.16, std::abs(middle - at)),
                     QColor(down ? 0xFF4A5470 : 0xFFB9C3D8));
    inked(painter, QPen(QColor(0xFF8A96B4), w * 0.04), QColor(0xFF2A3654))
        .drawEllipse(QPointF(x, middle), w * 0.13, w * 0.13);
    if (hot) {
        inked(painter, QPen(ring, 2)).drawEllipse(QPointF(x, at), knob + 3, knob + 3);
    }
    painter.setPen(QPen(faint(QColor(0xFF060B18), 0.6), 1));
    if (down) {
        painter.setBrush(QColor(0xFF39435E));
    } else {
        QRadialGradient ball(QPointF(x - knob * 0.28, at - knob * 0.4), knob * 1.6);
        const bool blue = kind == Lever::Blue;
        ball.setColorAt(0, QColor(blue ? 0xFFA9C4FF : 0xFFFF9A94));
        ball.setColorAt(0.45, QColor(blue ? kBlue : kRed));
        ball.setColorAt(1, QColor(blue ? 0xFF2643A8 : 0xFF8E2230));
        painter.setBrush(ball);
    }
    painter.drawEllipse(QPointF(x, at), knob, knob);
}

} // namespace

QColor seatColour(Seat seat)
{
    return QColor(seat == 0 ? kGold : kSilver);
}

QColor backgroundColour(const Theme& theme, double alpha)
{
    return theme.kind == ThemeKind::HighContrast ? QColor(Qt::black) : faint(QColor(0xFF080F20), alpha);
}

void paintCoin(QPainter& painter, QPointF centre, double radius, Side side, bool faded)
{
    const PainterState saved(painter);
    painter.translate(centre);
    if (faded)
        painter.setOpacity(painter.opacity() * 0.45);
    const double r = radius;
    const QRectF box(-r, -r, 2 * r, 2 * r);
    if (side == Side::Blank) {
        inked(painter, kit::dashed(QPen(faint(Qt::white, 0.4), std::max(1.0, r * 0.06)), {3, 3}), faint(Qt::white, 0.04))
            .drawEllipse(QPointF(0, 0), r - 1, r - 1);
    } else {
        const bool sun = side == Side::Sun;
        inked(painter, QPen(QColor(sun ? 0xFF7A5A1C : 0xFF33466B), r > 12 ? 1.2 : 0.6),
              sun ? kit::downwards(box, QColor(0xFFF8DE93), QColor(0xFFCFA03F))
                  : kit::downwards(box, QColor(0xFFD3DEF2), QColor(0xFF8CA3CC)))
            .drawEllipse(QPointF(0, 0), r, r);
        if (r >= kDetailed) {
            inked(painter, QPen(faint(QColor(sun ? 0xFF8A6620 : 0xFF3D5382), 0.55), r * 0.05))
                .drawEllipse(QPointF(0, 0), r * 0.84, r * 0.84);
            sun ? paintSun(painter, r) : paintMoon(painter, r);
        }
    }
}

void paint(const Pencil& pen, QRectF box, const CoinDrawable& coin)
{
    paintCoin(pen, box.center(), box.width() / 2 - 0.5, coin.side, coin.faded);
}

void paint(const Pencil& pen, QRectF box, const LeversDrawable& levers)
{
    const auto& [kind, left, of, rows, hot] = levers;
    if (of == 0)
        return;
    const int across = (of + rows - 1) / rows;
    const double rowHeight = box.height() / rows;
    const double pitch = std::min(box.width() / across, rowHeight * 0.56);
    const double width = pitch * 0.92, height = std::min(rowHeight * 0.94, width * 2.8);
    const double wide = pitch * across;
    for (int row = 0; row * across < of; ++row) {
        const double middle = box.top() + (row + 0.5) * rowHeight;
        const QRectF board(box.left(), middle - height * 0.28, wide, height * 0.56);
        pen.inked(QPen(kit::lineColour(pen.theme(), 0.10), 1), kit::downwards(board, QColor(0xFF33415F), QColor(0xFF1B2744)))
            .drawRoundedRect(board, std::min(10.0, board.height() / 4), std::min(10.0, board.height() / 4));
        for (int i = row * across; i < std::min(of, (row + 1) * across); ++i) {
            const double x = box.left() + (i - row * across) * pitch + (pitch - width) / 2;
            paintLever(pen, QRectF(x, middle - height / 2, width, height), kind, i >= left, hot && i == left - 1,
                       pen.theme().legal);
        }
    }
}

void paint(const Pencil& pen, QRectF box, const SeatDrawable& seat)
{
    const TextStyle big{pen.text(44), true, QColor(seat.side == Side::Sun ? kGold : kSilver),
                        (seat.mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter};
    const double r = box.height() / 2 - 2, gap = pen.px(14);
    const double score = figuresWidth(pen.canvas, QString::number(seat.score), big) + 2;
    paintCoin(pen, {seat.mirrored ? box.right() - r - 2 : box.left() + r + 2, box.center().y()}, r, seat.side);
    const double from = 2 * r + gap, width = box.width() - from - score - gap;
    const double left = seat.mirrored ? box.left() + score + gap : box.left() + from;
    kit::paintNames(pen, {left, box.top(), width, box.height()},
                    {.name = seat.name, .line = seat.line, .linePx = 13, .fromRight = seat.mirrored});
    const QRectF figure(seat.mirrored ? box.left() : box.right() - score, box.top(), score, box.height());
    pen.writeFigures(figure, QString::number(seat.score), big);
}

void paint(const Pencil& pen, QRectF box, const SeatCardDrawable& card)
{
    kit::paintBackground(pen, box, pen.px(12), card.turn);
    const double r = pen.px(20);
    paintCoin(pen, {pen.px(14) + r, box.center().y()}, r, card.seat.side);
    const double left = 2 * r + pen.px(22), width = pen.px(card.leversLeft - kCardFixed), score = pen.px(48);
    kit::paintNames(pen, {left, box.top(), width, box.height()},
                    {.name = card.seat.name, .line = card.seat.line, .below = 0});
    pen.writeFigures(
        QRectF(left + width, 0, score - pen.px(8), box.height()), QString::number(card.seat.score),
        {pen.text(28), true, QColor(card.seat.side == Side::Sun ? kGold : kSilver), Qt::AlignRight | Qt::AlignVCenter});
}

void paint(const Pencil& pen, QRectF box, const ConsoleDrawable& console)
{
    kit::paintBackground(pen, box, pen.px(12), false);
    pen->setPen(QPen(kit::lineColour(pen.theme(), 0.10), 1));
    for (const double x : console.dividers)
        pen->drawLine(QPointF(x, pen.px(18)), QPointF(x, box.bottom() - pen.px(18)));
}

void paint(const Pencil& pen, QRectF box, const TextBoxDrawable&)
{
    const bool flat = pen.theme().kind == ThemeKind::HighContrast;
    pen.round(box, pen.px(8), flat ? QColor(Qt::black) : faint(Qt::white, 0.06),
              QPen(kit::lineColour(pen.theme(), 0.18), 1));
}

void paint(const Pencil& pen, QRectF box, const FastForwardDrawable& button)
{
    const Theme& theme = pen.theme();
    const QColor ink = button.runs ? theme.onBrass : button.enabled ? theme.tableText : theme.tableDim;
    QColor edge = theme.tableText, background = Qt::white;
    edge.setAlphaF(button.enabled ? 0.30F : 0.14F);
    background.setAlphaF(button.enabled ? 0.12F : 0.05F);
    if (theme.kind == ThemeKind::HighContrast)
        background = Qt::black;
    pen.round(box, std::min(pen.px(10), box.height() / 3), button.runs ? theme.brass : background, QPen(edge, 1));
    QPainter& painter = pen.inked(Qt::NoPen, ink);
    const QPointF middle = box.center();
    const double half = box.height() * 0.17;
    if (button.runs) {
        painter.drawRoundedRect(kit::boxAt(middle, {2 * half, 2 * half}), 2, 2);
        return;
    }
    for (const double left : {-1.15 * half, 0.0})
        painter.drawPolygon(QPolygonF(
            {middle + QPointF(left, -half), middle + QPointF(left + 1.15 * half, 0), middle + QPointF(left, half)}));
}

void paint(const Pencil& pen, QRectF box, const ChangesDrawable& changes)
{
    const Theme& theme = pen.theme();
    const double height = box.height() / static_cast<double>(std::max<std::size_t>(changes.rows.size(), 1));
    const int px = pen.text(13), big = pen.text(15);
    double y = box.top();
    for (const Change& row : changes.rows) {
        const double figure = std::max(pen.px(30), figuresWidth(pen.canvas, row.after, {big, true}));
        pen.writeFigures(QRectF(box.right() - figure, y, figure, height), row.after,
                         {big, true, theme.legal, Qt::AlignRight | Qt::AlignVCenter});
        double right = box.right() - figure - pen.px(4);
        const double label = pen.widthOf(row.what, {px});
        const double arrow = pen.px(14), before = std::max(pen.px(24), figuresWidth(pen.canvas, row.before, {px}));
        // The old value gives way to a long label.
        if (!row.before.isEmpty() && label + arrow + before + pen.px(14) < right - box.left()) {
            const double middle = y + height / 2, from = right - arrow;
            kit::paintArrow(pen, {from, middle}, {right - 2, middle}, pen.px(4),
                            QPen(theme.tableDim, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            right = from - pen.px(6);
            pen.writeFigures(QRectF(right - before, y, before, height), row.before,
                             {px, false, theme.tableText, Qt::AlignRight | Qt::AlignVCenter});
            right -= before + pen.px(4);
        }
        pen.write(QRectF(box.left(), y, right - box.left(), height), row.what, {px, false, theme.tableDim});
        y += height;
    }
}

void paint(const Pencil& pen, QRectF box, const LaneDrawable& lane)
{
    const Theme& theme = pen.theme();
    const double middle = box.center().y(), tall = std::clamp(box.height() - 2.2, 3.0, pen.px(10));
    if (lane.lit) {
        pen.inked(Qt::NoPen, faint(Qt::white, 0.09)).drawRoundedRect(box, 3, 3);
    }
    pen.inked(QPen(faint(Qt::white, 0.05), 1)).drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
    pen.inked(Qt::NoPen, faint(lane.colour, lane.strength))
        .drawRoundedRect(QRectF(lane.x0, middle - tall / 2, std::max(4.0, lane.x1 - lane.x0), tall), tall / 2, tall / 2);
    pen->setBrush(QColor(kRed));
    const double knob = std::max(2.2, tall / 2 + 0.4);
    pen->drawEllipse(QPointF(lane.x1, middle), knob, knob);
    if (lane.label.isEmpty())
        return;
    const TextStyle text{pen.text(12), false, lane.lit ? theme.tableText : theme.tableDim};
    const double width = pen.widthOf(lane.label, text) + 4, gap = pen.px(10);
    const bool right = lane.x1 + gap + width < box.right();
    pen.write(QRectF(right ? lane.x1 + gap : lane.x0 - gap - width, middle - text.px, width, 2.0 * text.px), lane.label,
              text);
}

void paint(const Pencil& pen, QRectF box, const LegendDrawable& legend)
{
    const TextStyle text{pen.text(12), false, pen.theme().tableDim};
    double right = box.right();
    for (const Seat seat : {1, 0}) { // from the right
        const QString& name = legend.names[asIndex(seat)];
        const double width = pen.widthOf(name, text) + 2;
        pen.write(QRectF(right - width, box.top(), width, box.height()), name, text);
        right -= width + pen.px(24);
        pen.inked(Qt::NoPen, seatColour(seat))
            .drawRoundedRect(QRectF(right, box.center().y() - pen.px(4), pen.px(18), pen.px(8)), pen.px(4), pen.px(4));
        right -= pen.px(12);
    }
    const double width = pen.widthOf(legend.title, text) + 2;
    if (right - width > box.left())
        pen.write(QRectF(right - width, box.top(), width, box.height()), legend.title, text);
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    painter.save();
    enterTile(painter, rect, canvas);

    inked(painter, QPen(faint(Qt::white, 0.3), 1)).drawLine(QPointF(14, 96), QPointF(213, 96));
    const auto line = [&](double x, double y, std::initializer_list<int> leads, const QColor& colour, double width) {
        QPainterPath path(QPointF(x, y));
        for (const int lead : leads)
            path.lineTo(x += 8.2, 96 - 8 * lead);
        inked(painter, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)).drawPath(path);
        return path.currentPosition();
    };
    const auto knob = [&](QPointF at, double r) {
        inked(painter, QPen(QColor(0xFF0A1224), 1), QColor(kRed)).drawEllipse(at, r, r);
    };
    knob(line(63.2, 80, {1, 0, -1, 0, -1, -2, -3}, faint(QColor(kSilver), 0.55), 1.6), 3);
    knob(line(104.2, 72, {4, 3, 4, 5, 4, 3, 2, 1, 0, -1}, faint(QColor(kGold), 0.6), 1.6), 3);
    const QPointF now = line(14, 96, {1, 2, 1, 2, 3, 2, 1, 2, 3, 4, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6}, QColor(0xFFFFF3CF), 3);
    inked(painter, QPen(QColor(0xFFFFF3CF), 2), QColor(0xFF0A1224)).drawEllipse(now, 4, 4);
    QPainterPath arc(QPointF(182, 100));
    arc.cubicTo(176, 22, 120, 26, 106, 58);
    inked(painter, QPen(QColor(kRed), 2.4, Qt::SolidLine, Qt::RoundCap)).drawPath(arc);
    inked(painter, Qt::NoPen, QColor(kRed)).drawPolygon(QPolygonF({{103, 65}, {102, 54}, {111, 58}}));
    paintCoin(painter, {44, 156}, 22, Side::Sun);
    paintCoin(painter, {98, 156}, 22, Side::Moon);
    paintLever(painter, QRectF(140, 132, 18, 48), Lever::Blue, false, false, canvas.theme.legal);
    paintLever(painter, QRectF(166, 132, 18, 48), Lever::Red, false, false, canvas.theme.legal);
    paintLever(painter, QRectF(192, 132, 18, 48), Lever::Red, true, false, canvas.theme.legal);
    painter.restore();
}

} // namespace parlour::coins
