// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/coins/coins_chart.h"

#include "app/draw/text.h"
#include "app/tables/kit/controls.h"
#include "app/tables/kit/rectangles.h"
#include "app/tables/kit/text.h"
#include "engine/base/index.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour::coins {

namespace {

const QColor kIvory(0xFF, 0xF3, 0xCF);
const QColor kNight(0x0A, 0x12, 0x24);
const QColor kPaleBlue(0xB9, 0xCB, 0xFF);

/// The smallest round step that leaves `least` px between lines.
int stepOf(double pixels, double least)
{
    for (const int step : {1, 2, 5, 10, 20, 50})
        if (step * pixels >= least)
            return step;
    return 100;
}

/// The line of the lead from one round to another, reduced to its ends and turns.
QPolygonF lineOf(const Scale& scale, const Tosses& tosses, int from, int to)
{
    QPolygonF line{scale.point(from, tosses.lead(from))};
    for (int round = from + 1; round <= to; ++round)
        if (round == to || tosses.of(round) != tosses.of(round + 1) || round == 1) // the first step is half as wide
            line << scale.point(round, tosses.lead(round));
    return line;
}

QPainterPath pathOf(const QPolygonF& line)
{
    QPainterPath path;
    path.addPolygon(line);
    return path;
}

/// The height of the label at the top of the chart.
double labelHeight(const Style& style)
{
    return style.text(12) * 1.7;
}

void paintLanes(const Pencil& pen, const Scale& scale, const ChartContent& content)
{
    const double radius = std::clamp(scale.pitch * 0.44, 1.4, pen.px(7)), apart = std::max(radius * 1.2, pen.px(5));
    for (int round = 1; round <= scale.rounds; ++round) {
        if (round > content.tosses.count()) {
            pen.inked(Qt::NoPen, kit::lineColour(pen.theme(), 0.25))
                .drawEllipse(QPointF(scale.x(round), scale.lanes), 1.4, 1.4);
            continue;
        }
        const bool mine = content.tosses.of(round);
        paintCoin(pen, {scale.x(round), scale.lanes + (mine ? -apart : apart)}, radius,
                  (content.me == 0) == mine ? Side::Sun : Side::Moon, round <= content.blocked);
    }
}

void paintBranches(const Pencil& pen, const Scale& scale, const ChartContent& content)
{
    const bool many = content.branches.size() > 12;
    const auto draw = [&](int index) {
        const ChartBranch& branch = content.branches[asIndex(index)];
        const bool stands = index == content.lit;
        const double age = (index + 1.0) / static_cast<double>(content.branches.size());
        const double alpha = stands ? 0.98 : many ? 0.30 + 0.32 * age : 0.34 + 0.40 * age;
        const int end = branch.tosses.count();
        // Single lines take a tenth of the time of a path, and show no joints at this width.
        pen->setPen(QPen(faint(branch.colour, alpha), stands ? 2.4 : many ? 1.3 : 1.6, Qt::SolidLine, Qt::FlatCap));
        const QPolygonF line = lineOf(scale, branch.tosses, branch.first - 1, end);
        QList<QLineF> lines;
        for (qsizetype i = 1; i < line.size(); ++i)
            lines << QLineF(line[i - 1], line[i]);
        pen->drawLines(lines);
        pen->setPen(QPen(kNight, 1));
        pen->setBrush(faint(QColor(kRed), std::min(1.0, alpha + 0.2)));
        const double knob = pen.px(stands ? 4.5 : many ? 2.6 : 3.4);
        pen->drawEllipse(scale.point(end, branch.tosses.lead()), knob, knob);
    };
    for (int i = 0; i < static_cast<int>(content.branches.size()); ++i)
        if (i != content.lit)
            draw(i);
    if (content.lit >= 0 && content.lit < static_cast<int>(content.branches.size()))
        draw(content.lit);
}

void paintLine(const Pencil& pen, const Scale& scale, const Tosses& tosses)
{
    const int count = tosses.count();
    const QPainterPath line = pathOf(lineOf(scale, tosses, 0, count));
    QPainterPath area = line;
    area.lineTo(scale.point(count, 0));
    area.lineTo(scale.point(0, 0));
    pen->setRenderHint(QPainter::Antialiasing, false); // the line hides its edge
    pen->fillPath(area, faint(QColor(kGold), 0.10));
    pen->setRenderHint(QPainter::Antialiasing);
    pen->setBrush(Qt::NoBrush);
    const double width = std::clamp(pen.px(3), 2.0, 4.0);
    pen->setPen(QPen(faint(kNight, 0.75), width + 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    pen->drawPath(line);
    pen->setPen(QPen(kIvory, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    pen->drawPath(line);
    pen.inked(QPen(kIvory, 2.2), kNight).drawEllipse(scale.point(count, tosses.lead()), pen.px(5.5), pen.px(5.5));
}

void paintArrowHead(QPainter& painter, QPointF tip, QPointF from, double size, const QColor& colour)
{
    const double angle = std::atan2(tip.y() - from.y(), tip.x() - from.x());
    const auto wing = [&](double turn) { return tip - size * QPointF(std::cos(angle + turn), std::sin(angle + turn)); };
    inked(painter, Qt::NoPen, colour).drawPolygon(QPolygonF({tip, wing(0.45), wing(-0.45)}));
}

void paintPill(const Pencil& pen, QRectF box, const QString& text, int px, const QColor& fill, const QColor& ink)
{
    pen.inked(Qt::NoPen, fill).drawRoundedRect(box, box.height() / 2, box.height() / 2);
    pen.write(box, text, {px, true, ink, Qt::AlignCenter});
}

bool isLoop(const Style& style, const JourneyDrawable& journey)
{
    return journey.now().x() - journey.scale.edge(journey.to) - 1 < style.px(34);
}

double heightOfArc(const Style& style, const JourneyDrawable& journey)
{
    return std::max(journey.scale.top + style.px(30), std::min(journey.now().y(), journey.goal().y()) - style.px(46));
}

} // namespace

QString faceKey(const Scale& scale)
{
    return QStringLiteral("%1 %2 %3").arg(scale.rounds).arg(scale.low).arg(scale.high); // the rest follows from the room
}

QString faceKey(const Tosses& tosses)
{
    QString text;
    for (int round = 1; round <= tosses.count(); ++round)
        text += QLatin1Char(tosses.of(round) ? '1' : '0');
    return text;
}

Scale::Scale(const Style& style, QSizeF room, int roundsOf, int lowest, int highest)
    : rounds(roundsOf),
      low(lowest),
      high(highest),
      left(std::max(style.px(46), style.text(12) * 2.6)), // small letters do not shrink with the table
      right(room.width() - style.px(12)),
      top(1),
      bottom(room.height() - style.text(12) * 1.6),
      lanes(bottom - style.px(20)),
      pitch((right - left) / roundsOf),
      zero(0),
      step(1)
{
    const double above = top + labelHeight(style) + style.px(12), below = lanes - style.px(22);
    step = (below - above) / std::max(1, high - low);
    zero = above + high * step;
}

void Range::take(const Tosses& tosses)
{
    for (int round = 1, lead = 0; round <= tosses.count(); ++round) {
        lead += tosses.of(round) ? 1 : -1;
        low = std::min(low, lead);
        high = std::max(high, lead);
    }
}

void Range::round()
{
    low = -((-low + 4) / 5) * 5;
    high = (high + 4) / 5 * 5;
}

void paint(const Pencil& pen, QRectF, const GridDrawable& grid)
{
    const Scale& scale = grid.scale;
    const Theme& theme = pen.theme();
    const QRectF plot(QPointF(scale.left, scale.top), QPointF(scale.right, scale.bottom));
    pen.inked(Qt::NoPen, backgroundColour(theme, 0.38)).drawRoundedRect(plot, 4, 4);
    const int px = pen.text(12);
    const double labelWidth = pen.px(44);
    const int across = stepOf(scale.pitch, std::max(pen.px(60), px * 3.0));
    for (int round = across; round <= scale.rounds; round += across) {
        pen.inked(QPen(kit::lineColour(theme, 0.055), 1))
            .drawLine(QPointF(scale.x(round), scale.top), QPointF(scale.x(round), scale.bottom));
        pen.write(QRectF(scale.x(round) - labelWidth / 2, scale.bottom + 2, labelWidth, px * 1.5), QString::number(round),
                  {px, false, theme.tableDim, Qt::AlignCenter});
    }
    const int up = stepOf(scale.step, px * 2.2);
    for (int lead = -(-scale.low / up) * up; lead <= scale.high; lead += up) {
        pen.inked(QPen(kit::lineColour(theme, lead == 0 ? 0.32 : 0.07), lead == 0 ? 1.3 : 1))
            .drawLine(QPointF(scale.left, scale.y(lead)), QPointF(scale.right, scale.y(lead)));
        pen.write(QRectF(0, scale.y(lead) - px, scale.left - pen.px(8), px * 2), kit::signedNumber(lead),
                  {px, false, theme.tableDim, Qt::AlignRight | Qt::AlignVCenter});
    }
}

void paint(const Pencil& pen, QRectF, const BlockedPastDrawable& blocked)
{
    const QRectF& past = blocked.past;
    const QStringList& texts = blocked.texts;
    const bool plain = pen.theme().kind == ThemeKind::HighContrast;
    pen->fillRect(past, faint(QColor(kBlue), 0.08));
    kit::paintHatching(pen, past, QPen(faint(QColor(0xFF8FB0FF), plain ? 0.5 : 0.14), pen.px(2)), pen.px(9));
    pen.inked(QPen(QColor(kBlue), 2)).drawLine(past.topRight(), past.bottomRight());

    // The longest label that fits left of the line, where no journey leads; else the shortest one, on the right.
    const TextStyle words{pen.text(12), false, kPaleBlue, Qt::AlignCenter};
    const double lock = pen.px(24), height = labelHeight(pen);
    const auto widthOf = [&](const QString& text) { return pen.widthOf(text, words) + 4; };
    const auto fitting = std::find_if(texts.begin(), texts.end(), [&](const QString& text) {
        return past.right() - lock - widthOf(text) >= past.left() + 4;
    });
    const bool isLeft = fitting != texts.end();
    const QString& text = isLeft ? *fitting : texts.back();
    const double width = widthOf(text), away = isLeft ? -lock - width : lock;
    constexpr double kBelowMark = 14; // px: the mark of the move that was played hangs from the plate above the chart
    const QRectF room(past.right() + away, past.top() + std::max(pen.px(16), kBelowMark), width, height);
    const QPointF mark(past.right() + pen.px(isLeft ? -12 : 12), room.center().y());
    pen.inked(Qt::NoPen, faint(kNight, 0.6))
        .drawRoundedRect(room.united(QRectF(mark.x() - pen.px(9), room.top(), pen.px(18), height)).adjusted(-3, 0, 3, 0), 4,
                         4);
    kit::paintPadlock(pen, kit::boxAt(mark, QSizeF(16, 16) * std::max(0.8, pen.unit)), kPaleBlue);
    pen.write(room, text, words);
}

void paint(const Pencil& pen, QRectF, const ChartDrawable& chart)
{
    paintLanes(pen, chart.scale, chart.content);
    paintBranches(pen, chart.scale, chart.content);
    paintLine(pen, chart.scale, chart.content.tosses);
}

QRectF journeyLabel(const Style& style, const JourneyDrawable& journey)
{
    const Scale& scale = journey.scale;
    const QPointF now = journey.now();
    const int px = style.text(13);
    const double width = style.widthOf(journey.label, {px, true}) + style.px(24), height = px * 1.9;
    const double middle =
        std::clamp((now.x() + scale.edge(journey.to) + 1) / 2, scale.left + width / 2 + 2, scale.right - width / 2 - 2);
    const double foot = isLoop(style, journey) ? now.y() - style.px(60) : heightOfArc(style, journey);
    return {middle - width / 2, std::clamp(foot - height, scale.top + 3, scale.bottom), width, height};
}

void paint(const Pencil& pen, QRectF, const JourneyDrawable& journey)
{
    const Scale& scale = journey.scale;
    const Theme& theme = pen.theme();
    const double edge = scale.edge(journey.to) + 1;
    const QPointF now = journey.now(), goal = journey.goal();
    if (journey.isPlan) {
        const QRectF undone(QPointF(scale.edge(journey.to), scale.top), QPointF(scale.edge(journey.from + 1), scale.bottom));
        pen->fillRect(undone, faint(kNight, 0.55));
        pen->fillRect(undone, faint(QColor(kRed), 0.13));
        pen.inked(kit::dashed(QPen(faint(kIvory, 0.65), 2), {1.5, 2}))
            .drawPath(pathOf(lineOf(scale, journey.tosses, journey.to - 1, journey.from)));
    }
    const QPen rule(theme.legal, 2);
    pen.inked(journey.isPlan ? rule : kit::dashed(rule, {3, 2.5}))
        .drawLine(QPointF(edge, scale.top), QPointF(edge, scale.bottom));

    // The arc rises above both ends; a short journey is a small loop.
    const bool loop = isLoop(pen, journey);
    const double high = heightOfArc(pen, journey);
    QPainterPath arc(now - QPointF(0, pen.px(9)));
    QPointF tip, before;
    if (loop) {
        before = QPointF(edge - pen.px(14), now.y() - pen.px(34));
        tip = QPointF(edge - pen.px(4), now.y() - pen.px(6));
        arc.cubicTo(now + QPointF(pen.px(8), -pen.px(52)), QPointF(edge - pen.px(20), now.y() - pen.px(56)), tip);
    } else {
        tip = QPointF(edge + 2, goal.y() - pen.px(8));
        before = QPointF(edge + pen.px(6), high);
        arc.cubicTo(QPointF(now.x(), high - pen.px(8)), QPointF(now.x() - pen.px(30), high),
                    QPointF((now.x() + edge) / 2, high));
        arc.cubicTo(QPointF(edge + pen.px(36), high), before, tip);
    }
    pen.inked(QPen(faint(kNight, 0.7), pen.px(7), Qt::SolidLine, Qt::RoundCap)).drawPath(arc);
    pen->setPen(QPen(QColor(kRed), pen.px(3), Qt::SolidLine, Qt::RoundCap));
    pen->drawPath(arc);
    paintArrowHead(pen, tip, before, pen.px(14), QColor(kRed));
    pen.inked(QPen(kNight, 2), theme.legal).drawEllipse(goal, pen.px(5.5), pen.px(5.5));
    pen.inked(QPen(kIvory, 2.2), kNight).drawEllipse(now, pen.px(5.5), pen.px(5.5));

    paintPill(pen, journeyLabel(pen, journey), journey.label, pen.text(13),
              journey.isPlan ? theme.legal : QColor(0xFFC93D45), journey.isPlan ? QColor(0xFF23160A) : QColor(Qt::white));
}

} // namespace parlour::coins
