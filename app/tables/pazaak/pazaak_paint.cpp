#include "app/tables/pazaak/pazaak_paint.h"

#include "app/stage/paint.h"
#include "app/tables/kit/face.h"
#include "app/tables/pazaak/pazaak_cards.h"
#include "app/tables/pazaak/pazaak_words.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

const QColor kMist(0x9c, 0xc3, 0xea); ///< thin lines on the night
const QColor kIvory(0xf2, 0xf0, 0xe8); ///< of the flag at 20
const QColor kNavy(0x10, 0x23, 0x3a); ///< ink on ivory and on segments
const QColor kSegment(0xd7, 0xe0, 0xea);

/// A thin line on the table.
QColor thin(const Theme& theme, double alpha)
{
    return theme.kind == ThemeKind::HighContrast ? theme.tableLine : faint(kMist, alpha);
}

void paintHatching(QPainter& painter, QRectF rect, const QColor& colour, double step)
{
    painter.save();
    painter.setClipRect(rect);
    painter.setPen(QPen(faint(colour, 0.34), step * 0.38));
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

void paintBar(QPainter& painter, QRectF box, const Bar& bar, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const double point = box.width() / kHighestTotal, inset = style.px(3);
    paintRound(painter, box, style.px(6), faint(Qt::black, 0.28), QPen(thin(theme, 0.18), 1));
    paintHatching(painter, box.adjusted(kGoal * point, 1, -1, -1), theme.tableDanger, style.px(8));

    int sum = 0;
    const auto segment = [&](int value, const QString& label, const QBrush& fill, const QPen& edge, const QColor& ink) {
        const QRectF room(box.left() + sum * point + 1, box.top() + inset, value * point - 2, box.height() - 2 * inset);
        paintRound(painter, room, inset, fill, edge);
        const TextStyle text{style.text(15), true, ink, Qt::AlignCenter};
        if (textSize(style.canvas, label, text).width() <= room.width())
            drawText(painter, style.canvas, room, label, text);
        sum += value;
    };
    for (const int value : bar.house)
        segment(value, QString::number(value), kSegment, Qt::NoPen, kNavy);
    if (bar.side)
        segment(bar.side, QStringLiteral("+%1").arg(bar.side), theme.accent, Qt::NoPen, kNavy);
    if (sum > kGoal) { // what is too much
        const QRectF over(box.left() + kGoal * point, box.top() + inset, (sum - kGoal) * point - 1,
                          box.height() - 2 * inset);
        painter.fillRect(over, faint(theme.tableDanger, 0.55));
    }
    if (bar.ghost) {
        QPen dashed(theme.accent, style.px(2));
        dashed.setDashPattern({3, 2});
        const QColor ink = theme.accent.lighter(130);
        segment(bar.ghost, QStringLiteral("+%1").arg(bar.ghost), faint(theme.accent, 0.22), dashed, ink);
    }
}

void paintFlag(QPainter& painter, QRectF box, int px, const Canvas& canvas)
{
    painter.fillPath(cutCorners(box, box.height() * 0.24, box.height() * 0.1), kIvory);
    drawText(painter, canvas, box, QString::number(kGoal), {px, true, kNavy, Qt::AlignCenter});
}

void paintRuler(QPainter& painter, QRectF box, double margin, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const double point = (box.width() - 2 * margin) / kHighestTotal, middle = box.center().y();
    const int px = style.text(12);
    const auto label = [&](QRectF room, const QString& text, const QColor& colour, Qt::Alignment align) {
        drawText(painter, style.canvas, room, text, {px, false, colour, align | Qt::AlignVCenter});
    };
    const double labelTop = middle + style.px(7), labelHeight = px * 1.5;
    for (int i = 0; i <= kHighestTotal; ++i) {
        const bool major = i % 5 == 0;
        const double x = margin + i * point, half = style.px(major ? 5 : 2.5);
        painter.setPen(QPen(thin(theme, major ? 0.6 : 0.32), 1.2));
        painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half));
        if (major && i < kGoal)
            label({x - 20, labelTop, 40, labelHeight}, QString::number(i), theme.tableDim, Qt::AlignHCenter);
    }
    const double flagEdge = margin + kGoal * point + style.px(32), end = margin + kHighestTotal * point;
    label({flagEdge, labelTop, end - flagEdge, labelHeight}, TableWords::bust(), theme.tableDanger, Qt::AlignRight);

    const double x = margin + kGoal * point;
    painter.setPen(QPen(faint(kIvory, 0.85), 2));
    painter.drawLine(QPointF(x, 0), QPointF(x, box.height()));
    paintFlag(painter, QRectF(x - style.px(29), middle - style.px(19), style.px(58), style.px(38)), style.text(26),
              style.canvas);
}

QColor totalColour(const Theme& theme, int total, const QColor& usual)
{
    return total > kGoal ? theme.tableDanger : usual;
}

void paintTotal(QPainter& painter, QRectF box, int total, int preview, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const auto right = Qt::AlignRight | Qt::AlignVCenter;
    if (preview == 0) {
        const QColor colour = totalColour(theme, total, theme.tableText);
        return drawFigures(painter, style.canvas, box, QString::number(total), {style.text(56), true, colour, right});
    }
    const QColor colour = totalColour(theme, preview, theme.accent.lighter(125));
    drawFigures(painter, style.canvas, box, QString::number(preview), {style.text(56), true, colour, right});
    drawFigures(painter, style.canvas, box, QString::number(total), {style.text(28), true, theme.tableText});

    const double y = box.center().y(), x = style.px(41), end = style.px(55), wing = style.px(5);
    painter.setPen(QPen(theme.tableDim, style.px(1.8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(x, y), QPointF(end, y));
    painter.drawPolyline(QPolygonF({{end - wing, y - wing}, {end, y}, {end - wing, y + wing}}));
}

void paintTag(QPainter& painter, QRectF box, const QString& text, bool alarming, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const QColor edge = alarming ? faint(theme.tableDanger, 0.9) : thin(theme, 0.4);
    paintRound(painter, box, box.height() / 2, theme.tablePanel, QPen(edge, 1));
    const QColor ink = alarming ? theme.tableDanger : theme.tableText;
    drawText(painter, style.canvas, box, text, {style.text(12), true, ink, Qt::AlignCenter});
}

void paintSeat(QPainter& painter, QRectF box, const SeatLook& look, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const bool beside = look.winsAt > 0;
    const double left = style.px(66), high = style.px(56);
    const QRectF row(box.left(), beside ? box.center().y() - high / 2 : box.top(), box.width(), high);
    const QPointF centre(style.px(28), row.center().y());
    const auto disc = [&](double radius) {
        return QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    };
    if (look.turn) {
        painter.setPen(QPen(theme.brass, style.px(3)));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(disc(style.px(26)));
    }
    kit::paintSeatDisc(painter, disc(style.px(22.5)), look.seat, style.canvas);
    kit::paintNames(painter, row.adjusted(left, 0, 0, 0),
                    {.name = look.seat.name,
                     .line = look.line,
                     .nameRoom = beside ? style.px(look.winsAt - 10) - left : 0,
                     .lit = look.turn,
                     .below = beside ? std::optional(box.bottom() - row.bottom()) : std::nullopt}, // cards lie there
                    style);
    const QPointF wins = beside ? QPointF(style.px(look.winsAt), centre.y() - style.px(11)) : QPointF(left, style.px(66));
    paintWins(painter, wins, style.unit * (beside ? 0.9 : 1), look.wins, kWins);
}

} // namespace

Face placesFace(const Style& style, QSizeF card, double pitch)
{
    return face(style, "pazaak:places", {}, [card, pitch](QPainter& painter, QRectF box, const Style& with) {
        for (double x = 0; x < box.width(); x += pitch)
            paintPlace(painter, QRectF(QPointF(x, 0), card), thin(with.canvas.theme, 0.26));
    });
}

Face barFace(const Style& style, const Bar& bar)
{
    return kit::faceOf(style, "pazaak:bar", bar, paintBar);
}

Face rulerFace(const Style& style, double margin)
{
    return face(style, "pazaak:ruler", {TableWords::bust()},
                [margin](QPainter& painter, QRectF box, const Style& with) { paintRuler(painter, box, margin, with); });
}

Face totalFace(const Style& style, int total, int preview)
{
    return face(style, "pazaak:total", {QString::number(total), QString::number(preview)},
                [=](QPainter& painter, QRectF box, const Style& with) { paintTotal(painter, box, total, preview, with); });
}

Face tagFace(const Style& style, const QString& text, bool alarming)
{
    return face(style, "pazaak:tag", {text, flag(alarming)},
                [=](QPainter& painter, QRectF box, const Style& with) { paintTag(painter, box, text, alarming, with); });
}

QSizeF tagSize(const Style& style, const QString& text)
{
    const int px = style.text(12);
    const double width = textSize(style.canvas, text, {px, true}).width();
    return {width + style.px(24), std::max(style.px(26), px * 1.6)};
}

Face leftFace(const Style& style, const std::array<int, kHighestHouse>& left)
{
    QStringList parts;
    for (const int count : left)
        parts << QString::number(count);
    return face(style, "pazaak:left", parts, [left](QPainter& painter, QRectF box, const Style& with) {
        const Theme& theme = with.canvas.theme;
        const double column = box.width() / kHighestHouse, half = box.height() / 2;
        for (int value = 1; value <= kHighestHouse; ++value) {
            const int count = left[static_cast<std::size_t>(value - 1)];
            const QRectF cell(box.left() + (value - 1) * column, box.top(), column, half);
            drawFigures(painter, with.canvas, cell, QString::number(value),
                        {with.text(12), false, theme.tableDim, Qt::AlignCenter});
            drawFigures(painter, with.canvas, cell.translated(0, half), QString::number(count),
                        {with.text(14), true, count > 0 ? theme.tableText : theme.tableDim, Qt::AlignCenter});
        }
    });
}

Face seatFace(const Style& style, const SeatLook& look)
{
    return kit::faceOf(style, "pazaak:seat", look, paintSeat);
}

double winsBeside(const Style& style, const SeatLook& look)
{
    const double name = textSize(style.canvas, look.seat.name, {style.text(16), true}).width();
    return std::min(66 + 20 + name / style.unit, 262.0);
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    painter.save();
    enterTile(painter, rect, canvas);

    const Style style{canvas, 0.5};
    const QSizeF card(34, 34 * kCardAspect);
    const auto row = [&](double top, std::initializer_list<Face> cards) {
        kit::paintFace(painter, placesFace(style, card, 40), QRectF(16, top, 5 * 40 - 6, card.height()));
        double x = 16;
        for (const Face& each : cards) {
            kit::paintFace(painter, each, QRectF(QPointF(x, top), card));
            x += 40;
        }
    };
    const auto bar = [&](double top, const Bar& cards, int total, const QColor& colour) {
        kit::paintFace(painter, barFace(style, cards), QRectF(56, top, 154, 15));
        drawFigures(painter, canvas, QRectF(8, top - 10, 40, 35), QString::number(total),
                    {26, true, colour, Qt::AlignRight | Qt::AlignVCenter});
    };
    row(12, {houseFace(10, canvas.font), houseFace(7, canvas.font)});
    row(138, {houseFace(9, canvas.font), houseFace(8, canvas.font), sideFace(3, canvas.font)});
    bar(68, {{10, 7}, 0, 0}, 17, canvas.theme.tableDim);
    bar(113, {{9, 8}, 3, 0}, 20, canvas.theme.tableText);
    const double x = 56 + 154.0 * kGoal / kHighestTotal;
    painter.setPen(QPen(faint(kIvory, 0.85), 1.5));
    painter.drawLine(QPointF(x, 63), QPointF(x, 133));
    paintFlag(painter, QRectF(x - 15, 88, 30, 20), 14, canvas);
    paintWins(painter, {60, 98}, 0.62, 2, kWins);
    painter.restore();
}

} // namespace parlour::pazaak
