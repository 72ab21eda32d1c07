// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/twenty/twenty_cards.h"

#include "app/draw/paint.h"
#include "app/tables/kit/pencil.h"
#include "app/tables/kit/text.h"

#include <QFontMetricsF>

namespace parlour::twenty {

using kit::inked;

namespace {

constexpr QSizeF kBox(96, 130);
constexpr double kCut = 15;
constexpr double kPlainBelow = 48; ///< px of width; narrower cards leave out details

const QColor kIce(0x5c, 0xc8, 0xe0);
const QColor kSteel(0x5e, 0x83, 0xb4);

QBrush downwards(const char* top, const char* bottom)
{
    return kit::downwards(QRectF(QPointF(), kBox), QColor(top), QColor(bottom));
}

QPen line(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Paints digits as outlines, which are sharp at every size; `baseline` is the middle of their baseline.
void paintDigits(QPainter& painter, QFont font, const QString& text, int size, QPointF baseline, const QColor& colour)
{
    font.setPixelSize(size);
    font.setWeight(QFont::Bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    QPainterPath path;
    path.addText(baseline - QPointF(QFontMetricsF(font).horizontalAdvance(text) / 2, 0), font, text);
    painter.fillPath(path, colour);
}

/// Paints the value as lit ticks at the foot.
void paintTicks(QPainter& painter, int lit, int of, const QColor& on, const QColor& off)
{
    const double width = (64.0 - (of - 1) * 2.0) / of;
    for (int i = 0; i < of; ++i) {
        QPainterPath tick;
        tick.addRoundedRect(QRectF(16 + i * (width + 2), 113, width, 5), 1, 1);
        painter.fillPath(tick, i < lit ? on : off);
    }
}

/// Calls `paint(plain)` with a painter in box units; `plain`: without details.
template <class Paint>
void paintInBox(QPainter& painter, QSizeF size, Paint paint)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size.width() / kBox.width(), size.height() / kBox.height());
    paint(size.width() < kPlainBelow);
}

void paintSheet(QPainter& painter, const QBrush& fill, const QPen& edge)
{
    inked(painter, edge, fill).drawPath(cutCorners(QRectF(0.5, 0.5, 95, 129), kCut, 5));
}

void paintInnerLine(QPainter& painter, double inset, const QColor& colour)
{
    inked(painter, QPen(colour, 1), Qt::NoBrush)
        .drawPath(cutCorners(QRectF(QPointF(0, 0), kBox).adjusted(inset, inset, -inset, -inset), 12, 3));
}

QPainterPath diamond(QPointF centre, double dx, double dy)
{
    QPainterPath path;
    path.moveTo(centre.x(), centre.y() - dy);
    path.lineTo(centre.x() + dx, centre.y());
    path.lineTo(centre.x(), centre.y() + dy);
    path.lineTo(centre.x() - dx, centre.y());
    path.closeSubpath();
    return path;
}

/// An arrowhead that points up or down, with its middle at `centre`.
void paintChevron(QPainter& painter, QPointF centre, bool up, const QColor& colour)
{
    const double tip = up ? -5 : 5;
    painter.setPen(line(colour, 3));
    painter.drawPolyline(QPolygonF({centre + QPointF(-12, -tip), centre + QPointF(0, tip), centre + QPointF(12, -tip)}));
}

struct Palette {
    const char* above; ///< of the sheet's gradient
    const char* below;
    const char* line; ///< of edge and marks
    const char* ink;
};

const Palette& paletteOf(SideKind kind)
{
    static constexpr Palette kAll[]{
        {"#1f5d80", "#0e3350", "#5cc8e0", "#eaf9fd"}, {"#7a2c3c", "#431320", "#f2888e", "#ffedee"},
        {"#1f5d80", "#0e3350", "#d5deea", "#ffffff"}, {"#4c586a", "#2a3342", "#d5deea", "#f5f8fc"},
        {"#4a418a", "#28224f", "#b3a8f5", "#f1efff"}, {"#1f6650", "#0e3a2e", "#6fd3a0", "#e9fbf2"}};
    return kAll[static_cast<std::size_t>(kind)];
}

/// The lower right half of a card with both signs, in the colours of a minus card.
void paintMinusHalf(QPainter& painter)
{
    QPainterPath half;
    half.addPolygon(QPolygonF({{-1, 118}, {97, 12}, {97, 131}, {-1, 131}}));
    const Palette& minus = paletteOf(SideKind::Minus);
    painter.fillPath(half.intersected(cutCorners(QRectF(1, 1, 94, 128), kCut, 5)), downwards(minus.above, minus.below));
    painter.setPen(line(faint(Qt::white, 0.5), 1));
    painter.drawLine(QLineF(1.5, 115.5, 94.5, 14.5));
}

/// The mark of a kind, apart from the text.
void paintMark(QPainter& painter, const SideCard& card, const QColor& colour, const QFont& font)
{
    painter.setPen(line(colour, 3));
    switch (card.kind) {
    case SideKind::Plus:
    case SideKind::Minus:
        paintChevron(painter, {48, 22.5}, card.kind == SideKind::Plus, colour);
        return paintTicks(painter, card.ticks, 6, colour, faint(Qt::white, 0.16));
    case SideKind::Either:
        if (card.sign >= 0)
            paintChevron(painter, {30, 22.5}, true, QColor("#8fe0f2"));
        if (card.sign <= 0)
            paintChevron(painter, {68, 108.5}, false, QColor("#ffb3b7"));
        return;
    case SideKind::Tiebreaker:
        painter.drawLines({QLineF(20, 97, 36, 97), QLineF(60, 97, 76, 97)});
        return paintDigits(painter, font, QStringLiteral("T"), 26, {48, 106}, colour);
    case SideKind::Flip:
        painter.drawLines({QLineF(28, 84, 66, 84), QLineF(68, 100, 30, 100)});
        painter.drawPolyline(QPolygonF({{60, 78}, {67, 84}, {60, 90}}));
        painter.drawPolyline(QPolygonF({{36, 94}, {29, 100}, {36, 106}}));
        return;
    case SideKind::Double:
        inked(painter, line(colour, 2.5), Qt::NoBrush).drawRoundedRect(QRectF(24, 92, 22, 15), 2, 2);
        inked(painter, line(colour, 2.5), faint(colour, 0.5)).drawRoundedRect(QRectF(50, 92, 22, 15), 2, 2);
        return;
    }
}

void paintSide(QPainter& painter, const SideCard& card, const QFont& font, bool plain)
{
    const Palette& colours = paletteOf(card.kind);
    const QColor edge(colours.line);
    paintSheet(painter, downwards(colours.above, colours.below), QPen(edge, 1.5));
    if (card.kind == SideKind::Either)
        paintMinusHalf(painter);
    if (!plain)
        paintInnerLine(painter, 6, faint(edge, 0.38));
    paintMark(painter, card, edge, font);
    const bool isHigh = card.kind >= SideKind::Tiebreaker; // the mark is below
    const int size = card.text.size() > 3 ? 30
        : card.text.size() == 3           ? (card.kind == SideKind::Either ? 34 : 32)
        : isHigh                          ? 40
                                          : 45;
    paintDigits(painter, font, card.text, size, {48, isHigh ? 66.0 : 80.0}, QColor(colours.ink));
}

} // namespace

Face houseFace(int value, const QFont& font)
{
    return {QStringLiteral("twenty:house:%1").arg(value), [value, font](QPainter& painter, QSizeF size) {
                paintInBox(painter, size, [&](bool plain) {
                    const bool turned = value < 0;
                    paintSheet(painter, turned ? downwards("#fbeef0", "#ecd0d5") : downwards("#f3f6fa", "#cfd9e5"),
                               QPen(QColor(turned ? "#b98a94" : "#93a6ba"), 1));
                    const QColor ink(turned ? "#8a3346" : "#41597a");
                    const QString digits = turned ? kit::signedNumber(value) : QString::number(value);
                    if (!plain) {
                        paintInnerLine(painter, 6, faint(QColor(turned ? "#ab7c86" : "#7c93ab"), 0.55));
                        paintDigits(painter, font, digits, 15, {17.5, 25}, ink);
                    }
                    if (turned)
                        paintChevron(painter, {48, 24}, false, ink);
                    paintDigits(painter, font, digits, plain ? 60 : 52, {48, plain ? 85.0 : 82.0},
                                QColor(turned ? "#4b1422" : "#14263b"));
                    paintTicks(painter, std::abs(value), 10, ink, QColor(turned ? "#d8bcc2" : "#b4c2d1"));
                });
            }};
}

Face sideFace(const SideCard& card, const QFont& font)
{
    const QStringList key{QString::number(static_cast<int>(card.kind)), card.text, QString::number(card.sign),
                          QString::number(card.ticks)};
    return {"twenty:side:" + key.join(':'), [card, font](QPainter& painter, QSizeF size) {
                paintInBox(painter, size, [&](bool plain) { paintSide(painter, card, font, plain); });
            }};
}

Face backFace()
{
    return {QStringLiteral("twenty:back"), [](QPainter& painter, QSizeF size) {
                paintInBox(painter, size, [&](bool plain) {
                    paintSheet(painter, downwards("#21395e", "#13233f"), QPen(kSteel, 1.5));
                    const QColor bright("#7fa5d6");
                    if (!plain) {
                        paintInnerLine(painter, 8, faint(kSteel, 0.55));
                        painter.drawLines(
                            {QLineF(48, 8, 48, 37), QLineF(48, 93, 48, 122), QLineF(8, 65, 22, 65), QLineF(74, 65, 88, 65)});
                    }
                    inked(painter, QPen(faint(bright, 0.85), 1.5), Qt::NoBrush).drawPath(diamond({48, 65}, 26, 28));
                    painter.fillPath(diamond({48, 65}, 14, 15), faint(bright, 0.35));
                });
            }};
}

void paintPlace(QPainter& painter, QRectF rect, const QColor& edge)
{
    const PainterState saved(painter);
    painter.translate(rect.topLeft());
    paintInBox(painter, rect.size(), [&](bool) {
        inked(painter, QPen(edge, 1.3), faint(Qt::white, 0.03)).drawPath(cutCorners(QRectF(1, 1, 94, 128), kCut, 5));
    });
}

void paintWins(QPainter& painter, QPointF at, double scale, int won, int of)
{
    const PainterState saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.scale(scale, scale);
    for (int i = 0; i < of; ++i) {
        const QPointF centre(9 + i * 26, 0);
        const bool lit = i < won;
        inked(painter, lit ? QPen(QColor("#d8f4fb"), 1.2) : QPen(faint(QColor("#9cc3ea"), 0.55), 1.3),
              lit ? kIce : faint(Qt::black, 0.28))
            .drawPath(diamond(centre, 9, 10));
        if (lit) {
            painter.setPen(QPen(QColor("#06202b"), 2));
            painter.drawPolyline(
                QPolygonF({centre + QPointF(-3.5, 0.2), centre + QPointF(-0.9, 3.2), centre + QPointF(3.7, -2.8)}));
        }
    }
}

} // namespace parlour::twenty
