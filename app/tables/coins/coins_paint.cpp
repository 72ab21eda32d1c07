#include "app/tables/coins/coins_paint.h"

#include "app/stage/paint.h"
#include "app/tables/coins/coins_chart.h"
#include "app/tables/coins/coins_words.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/face.h"
#include "app/tables/kit/plate.h"

#include <QLinearGradient>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace parlour::coins {

namespace {

constexpr double kDetailed = 9; ///< px of radius from which a coin shows its face

QLinearGradient upright(QRectF box, QRgb above, QRgb below)
{
    QLinearGradient gradient(box.topLeft(), box.bottomLeft());
    gradient.setColorAt(0, QColor(above));
    gradient.setColorAt(1, QColor(below));
    return gradient;
}

void paintSun(QPainter& painter, double r)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFF7A5413));
    painter.drawEllipse(QPointF(0, 0), r * 0.27, r * 0.27);
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

/// One lever: up when it is still there.
void paintLever(QPainter& painter, QRectF box, Lever kind, bool down, bool hot, const QColor& ring)
{
    const double w = box.width(), h = box.height(), x = box.center().x(), knob = w * 0.40;
    const double up = box.top() + knob, low = box.bottom() - knob, middle = box.center().y(), at = down ? low : up;
    QLinearGradient slot(x - w * 0.17, 0, x + w * 0.17, 0);
    slot.setColorAt(0, QColor(0xFF050A16));
    slot.setColorAt(1, QColor(0xFF16223C));
    painter.setPen(QPen(faint(Qt::white, 0.14), 1));
    painter.setBrush(slot);
    painter.drawRoundedRect(QRectF(x - w * 0.17, box.top() + knob * 0.5, w * 0.34, h - knob), w * 0.17, w * 0.17);
    painter.fillRect(QRectF(x - w * 0.08, std::min(middle, at), w * 0.16, std::abs(middle - at)),
                     QColor(down ? 0xFF4A5470 : 0xFFB9C3D8));
    painter.setPen(QPen(QColor(0xFF8A96B4), w * 0.04));
    painter.setBrush(QColor(0xFF2A3654));
    painter.drawEllipse(QPointF(x, middle), w * 0.13, w * 0.13);
    if (hot) {
        painter.setPen(QPen(ring, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(x, at), knob + 3, knob + 3);
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

void paintLevers(QPainter& painter, QRectF box, const LeversLook& look, const Style& style)
{
    const auto& [kind, left, of, rows, hot] = look;
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
        painter.setPen(QPen(kit::thin(style.canvas.theme, 0.10), 1));
        painter.setBrush(upright(board, 0xFF33415F, 0xFF1B2744));
        painter.drawRoundedRect(board, std::min(10.0, board.height() / 4), std::min(10.0, board.height() / 4));
        for (int i = row * across; i < std::min(of, (row + 1) * across); ++i) {
            const double x = box.left() + (i - row * across) * pitch + (pitch - width) / 2;
            paintLever(painter, QRectF(x, middle - height / 2, width, height), kind, i >= left, hot && i == left - 1,
                       style.canvas.theme.legal);
        }
    }
}

void paintPanel(QPainter& painter, QRectF box, const std::vector<double>& dividers, const Style& style)
{
    kit::paintGround(painter, box, style.px(12), false, style);
    painter.setPen(QPen(kit::thin(style.canvas.theme, 0.10), 1));
    for (const double x : dividers)
        painter.drawLine(QPointF(x, style.px(18)), QPointF(x, box.bottom() - style.px(18)));
}

void paintChanges(QPainter& painter, QRectF box, const std::vector<Change>& rows, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const double height = box.height() / static_cast<double>(std::max<std::size_t>(rows.size(), 1));
    const int px = style.text(13), big = style.text(15);
    double y = box.top();
    for (const Change& row : rows) {
        const double figure = std::max(style.px(30), figuresWidth(style.canvas, row.after, {big, true}));
        drawFigures(painter, style.canvas, QRectF(box.right() - figure, y, figure, height), row.after,
                    {big, true, theme.legal, Qt::AlignRight | Qt::AlignVCenter});
        double right = box.right() - figure - style.px(4);
        const double label = textSize(style.canvas, row.what, {px}).width();
        const double arrow = style.px(14), before = std::max(style.px(24), figuresWidth(style.canvas, row.before, {px}));
        // What it was gives way to a long label.
        if (!row.before.isEmpty() && label + arrow + before + style.px(14) < right - box.left()) {
            const double wing = style.px(4), middle = y + height / 2, from = right - arrow;
            painter.setPen(QPen(theme.tableDim, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawLine(QPointF(from, middle), QPointF(right - 2, middle));
            painter.drawPolyline(
                QPolygonF({{right - 2 - wing, middle - wing}, {right - 2, middle}, {right - 2 - wing, middle + wing}}));
            right = from - style.px(6);
            drawFigures(painter, style.canvas, QRectF(right - before, y, before, height), row.before,
                        {px, false, theme.tableText, Qt::AlignRight | Qt::AlignVCenter});
            right -= before + style.px(4);
        }
        drawText(painter, style.canvas, QRectF(box.left(), y, right - box.left(), height), row.what,
                 {px, false, theme.tableDim, Qt::AlignLeft | Qt::AlignVCenter});
        y += height;
    }
}

void paintSeat(QPainter& painter, QRectF box, const SeatLook& look, const Style& style)
{
    const TextStyle big{style.text(44), true, QColor(look.side == Side::Sun ? kGold : kSilver),
                        (look.mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter};
    const double r = box.height() / 2 - 2, gap = style.px(14);
    const double score = figuresWidth(style.canvas, QString::number(look.score), big) + 2;
    paintCoin(painter, {look.mirrored ? box.right() - r - 2 : box.left() + r + 2, box.center().y()}, r, look.side);
    const double from = 2 * r + gap, width = box.width() - from - score - gap;
    const double left = look.mirrored ? box.left() + score + gap : box.left() + from;
    kit::paintNames(painter, {left, box.top(), width, box.height()},
                    {.name = look.name, .line = look.line, .linePx = 13, .fromRight = look.mirrored}, style);
    const QRectF figure(look.mirrored ? box.left() : box.right() - score, box.top(), score, box.height());
    drawFigures(painter, style.canvas, figure, QString::number(look.score), big);
}

void paintCard(QPainter& painter, QRectF box, const SeatLook& look, const Style& style)
{
    kit::paintGround(painter, box, style.px(12), look.turn, style);
    const double r = style.px(20);
    paintCoin(painter, {style.px(14) + r, box.center().y()}, r, look.side);
    const double left = 2 * r + style.px(22), width = style.px(look.leversLeft - kCardFixed), score = style.px(48);
    kit::paintNames(painter, {left, box.top(), width, box.height()}, {.name = look.name, .line = look.line}, style);
    drawFigures(painter, style.canvas, QRectF(left + width, 0, score - style.px(8), box.height()),
                QString::number(look.score),
                {style.text(28), true, QColor(look.side == Side::Sun ? kGold : kSilver), Qt::AlignRight | Qt::AlignVCenter});
}

void paintLane(QPainter& painter, QRectF box, const LaneLook& look, const Style& style)
{
    const Theme& theme = style.canvas.theme;
    const double middle = box.center().y(), tall = std::clamp(box.height() - 2.2, 3.0, style.px(10));
    if (look.lit) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faint(Qt::white, 0.09));
        painter.drawRoundedRect(box, 3, 3);
    }
    painter.setPen(QPen(faint(Qt::white, 0.05), 1));
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(faint(look.colour, look.strength));
    painter.drawRoundedRect(QRectF(look.x0, middle - tall / 2, std::max(4.0, look.x1 - look.x0), tall), tall / 2, tall / 2);
    painter.setBrush(QColor(kRed));
    const double knob = std::max(2.2, tall / 2 + 0.4);
    painter.drawEllipse(QPointF(look.x1, middle), knob, knob);
    if (look.label.isEmpty())
        return;
    const TextStyle text{style.text(12), false, look.lit ? theme.tableText : theme.tableDim,
                         Qt::AlignVCenter | Qt::AlignLeft};
    const double width = textSize(style.canvas, look.label, text).width() + 4, gap = style.px(10);
    const bool right = look.x1 + gap + width < box.right();
    drawText(painter, style.canvas,
             QRectF(right ? look.x1 + gap : look.x0 - gap - width, middle - text.px, width, 2.0 * text.px), look.label,
             text);
}

} // namespace

QColor seatColour(Seat seat)
{
    return QColor(seat == 0 ? kGold : kSilver);
}

QColor dark(const Theme& theme, double alpha)
{
    return theme.kind == ThemeKind::HighContrast ? QColor(Qt::black) : faint(QColor(0xFF080F20), alpha);
}

void paintCoin(QPainter& painter, QPointF centre, double radius, Side side, bool faded)
{
    painter.save();
    painter.translate(centre);
    if (faded)
        painter.setOpacity(painter.opacity() * 0.45);
    const double r = radius;
    const QRectF box(-r, -r, 2 * r, 2 * r);
    if (side == Side::Blank) {
        QPen dashed(faint(Qt::white, 0.4), std::max(1.0, r * 0.06));
        dashed.setDashPattern({3, 3});
        painter.setPen(dashed);
        painter.setBrush(faint(Qt::white, 0.04));
        painter.drawEllipse(QPointF(0, 0), r - 1, r - 1);
    } else {
        const bool sun = side == Side::Sun;
        painter.setPen(QPen(QColor(sun ? 0xFF7A5A1C : 0xFF33466B), r > 12 ? 1.2 : 0.6));
        painter.setBrush(sun ? upright(box, 0xFFF8DE93, 0xFFCFA03F) : upright(box, 0xFFD3DEF2, 0xFF8CA3CC));
        painter.drawEllipse(QPointF(0, 0), r, r);
        if (r >= kDetailed) {
            painter.setPen(QPen(faint(QColor(sun ? 0xFF8A6620 : 0xFF3D5382), 0.55), r * 0.05));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(QPointF(0, 0), r * 0.84, r * 0.84);
            sun ? paintSun(painter, r) : paintMoon(painter, r);
        }
    }
    painter.restore();
}

Face coinFace(const Style& style, Side side, bool faded)
{
    return face(style, "coins:coin", {QString::number(static_cast<int>(side)), flag(faded)},
                [=](QPainter& painter, QRectF box, const Style&) {
                    paintCoin(painter, box.center(), box.width() / 2 - 0.5, side, faded);
                });
}

Face leversFace(const Style& style, const LeversLook& look)
{
    return kit::faceOf(style, "coins:levers", look, paintLevers);
}

Face seatFace(const Style& style, const SeatLook& look)
{
    return kit::faceOf(style, "coins:seat", look, paintSeat);
}

double cardNameWidth(const Style& style, const QString& name)
{
    return (textSize(style.canvas, name, {.px = style.text(16), .bold = true}).width() + 1) / style.unit;
}

Face cardFace(const Style& style, const SeatLook& look)
{
    return kit::faceOf(style, "coins:card", look, paintCard);
}

Face panelFace(const Style& style, const std::vector<double>& dividers)
{
    return kit::faceOf(style, "coins:panel", dividers, paintPanel);
}

Face boxFace(const Style& style)
{
    return face(style, "coins:box", {}, [](QPainter& painter, QRectF box, const Style& with) {
        const Theme& theme = with.canvas.theme;
        const bool flat = theme.kind == ThemeKind::HighContrast;
        paintRound(painter, box, with.px(8), flat ? QColor(Qt::black) : faint(Qt::white, 0.06),
                   QPen(kit::thin(theme, 0.18), 1));
    });
}

Face runOnFace(const Style& style, bool runs, bool enabled)
{
    return face(style, "coins:run", {flag(runs), flag(enabled)}, [=](QPainter& painter, QRectF box, const Style& with) {
        const Theme& theme = with.canvas.theme;
        const QColor ink = runs ? theme.onBrass : enabled ? theme.tableText : theme.tableDim;
        QColor edge = theme.tableText, ground = Qt::white;
        edge.setAlphaF(enabled ? 0.30F : 0.14F);
        ground.setAlphaF(enabled ? 0.12F : 0.05F);
        if (theme.kind == ThemeKind::HighContrast)
            ground = Qt::black;
        paintRound(painter, box, std::min(with.px(10), box.height() / 3), runs ? theme.brass : ground, QPen(edge, 1));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        const QPointF middle = box.center();
        const double half = box.height() * 0.17;
        if (runs) {
            painter.drawRoundedRect(QRectF(middle - QPointF(half, half), QSizeF(2 * half, 2 * half)), 2, 2);
            return;
        }
        for (const double left : {-1.15 * half, 0.0})
            painter.drawPolygon(QPolygonF(
                {middle + QPointF(left, -half), middle + QPointF(left + 1.15 * half, 0), middle + QPointF(left, half)}));
    });
}

Face changesFace(const Style& style, const std::vector<Change>& rows)
{
    return kit::faceOf(style, "coins:changes", rows, paintChanges);
}

Face laneFace(const Style& style, const LaneLook& look)
{
    return kit::faceOf(style, "coins:lane", look, paintLane);
}

Face legendFace(const Style& style, const QString& title, const std::array<QString, 2>& names)
{
    return face(style, "coins:legend", {title, names[0], names[1]}, [=](QPainter& painter, QRectF box, const Style& with) {
        const Theme& theme = with.canvas.theme;
        const TextStyle text{with.text(12), false, theme.tableDim, Qt::AlignLeft | Qt::AlignVCenter};
        double right = box.right();
        for (const Seat seat : {1, 0}) { // from the right
            const QString& name = names[static_cast<std::size_t>(seat)];
            const double width = textSize(with.canvas, name, text).width() + 2;
            drawText(painter, with.canvas, QRectF(right - width, box.top(), width, box.height()), name, text);
            right -= width + with.px(24);
            painter.setPen(Qt::NoPen);
            painter.setBrush(seatColour(seat));
            painter.drawRoundedRect(QRectF(right, box.center().y() - with.px(4), with.px(18), with.px(8)), with.px(4),
                                    with.px(4));
            right -= with.px(12);
        }
        const double width = textSize(with.canvas, title, text).width() + 2;
        if (right - width > box.left())
            drawText(painter, with.canvas, QRectF(right - width, box.top(), width, box.height()), title, text);
    });
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    painter.save();
    enterTile(painter, rect, canvas);

    painter.setPen(QPen(faint(Qt::white, 0.3), 1));
    painter.drawLine(QPointF(14, 96), QPointF(213, 96));
    const auto line = [&](double x, double y, std::initializer_list<int> leads, const QColor& colour, double width) {
        QPainterPath path(QPointF(x, y));
        for (const int lead : leads)
            path.lineTo(x += 8.2, 96 - 8 * lead);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
        return path.currentPosition();
    };
    const auto knob = [&](QPointF at, double r) {
        painter.setPen(QPen(QColor(0xFF0A1224), 1));
        painter.setBrush(QColor(kRed));
        painter.drawEllipse(at, r, r);
    };
    knob(line(63.2, 80, {1, 0, -1, 0, -1, -2, -3}, faint(QColor(kSilver), 0.55), 1.6), 3);
    knob(line(104.2, 72, {4, 3, 4, 5, 4, 3, 2, 1, 0, -1}, faint(QColor(kGold), 0.6), 1.6), 3);
    const QPointF now = line(14, 96, {1, 2, 1, 2, 3, 2, 1, 2, 3, 4, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6}, QColor(0xFFFFF3CF), 3);
    painter.setPen(QPen(QColor(0xFFFFF3CF), 2));
    painter.setBrush(QColor(0xFF0A1224));
    painter.drawEllipse(now, 4, 4);
    QPainterPath arc(QPointF(182, 100));
    arc.cubicTo(176, 22, 120, 26, 106, 58);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(kRed), 2.4, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(arc);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(kRed));
    painter.drawPolygon(QPolygonF({{103, 65}, {102, 54}, {111, 58}}));
    paintCoin(painter, {44, 156}, 22, Side::Sun);
    paintCoin(painter, {98, 156}, 22, Side::Moon);
    paintLever(painter, QRectF(140, 132, 18, 48), Lever::Blue, false, false, canvas.theme.legal);
    paintLever(painter, QRectF(166, 132, 18, 48), Lever::Red, false, false, canvas.theme.legal);
    paintLever(painter, QRectF(192, 132, 18, 48), Lever::Red, true, false, canvas.theme.legal);
    painter.restore();
}

} // namespace parlour::coins
