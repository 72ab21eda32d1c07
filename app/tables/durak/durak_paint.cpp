// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/durak/durak_paint.h"

#include "app/draw/paint.h"
#include "app/tables/kit/rectangles.h"
#include "engine/base/index.h"

#include <QPainterPath>
#include <QRadialGradient>

#include <array>
#include <cmath>
#include <numbers>

namespace parlour::durak {

namespace {

/// A card of the tile.
struct TileCard {
    const char* face; ///< null: a back
    QPointF centre;
    double width;
    double angle;
};

/// The content of the tile, in its own units.
struct TileScene {
    QSizeF size;
    std::vector<TileCard> cards;
    std::vector<const char*> hand;
};

const TileScene& tileFor(double aspect)
{
    static const TileScene kTile{{227, 196},
                                 {{nullptr, {38, 74}, 46, -4}, {"7d", {113, 66}, 50, -3}, {"Jd", {126, 83}, 50, 4}},
                                 {"9s", "Ks", "Ac", "Qh", "Ah"}};
    static const TileScene kWide{{470, 196},
                                 {{"6h", {92, 76}, 50, 90},
                                  {nullptr, {62, 76}, 50, 0},
                                  {"7d", {180, 62}, 50, -3},
                                  {"Jd", {193, 79}, 50, 4},
                                  {"Js", {270, 62}, 50, -3},
                                  {"Qs", {283, 79}, 50, 4},
                                  {nullptr, {407, 78}, 50, -9},
                                  {nullptr, {410, 74}, 50, 7}},
                                 {"9s", "Ks", "7c", "Ac", "Td", "8h", "Qh", "Ah"}};
    return aspect < 1.7 ? kTile : kWide;
}

void paintCard(QPainter& painter, const Canvas& canvas, const TileCard& card)
{
    const QSizeF size(card.width, card.width * canvas.cards->aspect());
    const PainterState saved(painter);
    painter.translate(card.centre);
    painter.rotate(card.angle);
    painter.translate(-size.width() / 2, -size.height() / 2);
    inked(painter, Qt::NoPen, QColor(0, 0, 0, 50))
        .drawRoundedRect(QRectF(QPointF(0.5, 2), size), card.width * 0.06, card.width * 0.06);
    if (card.face)
        canvas.cards->face(painter, size, *parseCard(card.face));
    else
        canvas.cards->back(painter, size);
}

} // namespace

void paint(const Pencil& pen, QRectF box, const ZoneDrawable& zone)
{
    pen.round(box, zone.radius, QColor(255, 255, 255, 6), QPen(zone.lit ? pen.theme().legal : QColor(255, 255, 255, 15), 1));
}

void paint(const Pencil& pen, QRectF box, const TrumpLabelDrawable& label)
{
    const QRectF disc(0, (box.height() - 26) / 2, 26, 26);
    pen.inked(Qt::NoPen, QColor(kPaper)).drawEllipse(disc);
    pen->fillPath(suitPath(label.trump, disc.adjusted(5, 5, -5, -5)), pen.canvas.cards->suitColour(label.trump));
    TextStyle style = label.style;
    style.align = Qt::AlignLeft | Qt::AlignVCenter;
    pen.write(box.adjusted(34, 0, 0, 0), label.text, style);
}

Face stockFace(const Canvas& canvas, QSizeF card, int layers, const QString& count)
{
    return {QStringLiteral("durak-stock:%1:%2:%3").arg(layers).arg(count, canvas.cards->key()),
            [canvas, card, layers, count](QPainter& painter, QSizeF size) {
                painter.setRenderHint(QPainter::Antialiasing);
                QPointF corner(size.width() - card.width(), size.height() - card.height());
                for (int k = 0; k < layers; ++k, corner -= QPointF(1.1, 1.4)) {
                    const PainterState saved(painter);
                    painter.translate(corner);
                    canvas.cards->back(painter, card);
                }
                const double width = std::min(44.0, card.width() * 0.5);
                const QRectF disc(card.width() / 2 - width / 2, card.height() / 2 - width / 2, width, width);
                inked(painter, QPen(QColor(255, 255, 255, 46), 1), QColor(10, 20, 16, 224)).drawEllipse(disc);
                drawFigures(
                    painter, canvas, disc, count,
                    {.px = width < 40 ? 16 : 20, .bold = true, .colour = canvas.theme.tableText, .align = Qt::AlignCenter});
            },
            [canvas, card](QSizeF, double ratio) { return canvas.cards->isReady(card, ratio, std::nullopt); }};
}

Face discardFace(const Canvas& canvas, QSizeF card, int layers)
{
    struct Offset {
        double angle; ///< degrees
        double x, y; ///< card widths
    };
    static constexpr std::array<Offset, 5> kOffsets{
        {{-9, -0.07, 0.04}, {7, 0.05, -0.03}, {-3, -0.02, 0.08}, {12, 0.03, 0.02}, {2, -0.04, -0.06}}};
    return {QStringLiteral("durak-discard:%1:%2").arg(layers).arg(canvas.cards->key()),
            [canvas, card, layers](QPainter& painter, QSizeF size) {
                painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
                for (std::size_t k = 0; k < asIndex(layers); ++k) {
                    const PainterState saved(painter);
                    painter.translate(size.width() / 2 + kOffsets[k].x * card.width(),
                                      size.height() / 2 + kOffsets[k].y * card.width());
                    painter.rotate(kOffsets[k].angle);
                    painter.translate(-card.width() / 2, -card.height() / 2);
                    canvas.cards->back(painter, card);
                }
            },
            [canvas, card](QSizeF, double ratio) { return canvas.cards->isReady(card, ratio, std::nullopt); }};
}

void paint(const Pencil& pen, QRectF box, const UnseenCountsDrawable& counts)
{
    const double column = box.width() / kSuits, disc = std::min(box.height(), 0.45 * column);
    for (std::size_t i = 0; i < counts.unseen.size(); ++i) {
        const QRectF round(static_cast<double>(i) * column, (box.height() - disc) / 2, disc, disc);
        const auto suit = static_cast<Suit>(i);
        const bool isRed = suit == Suit::Hearts || suit == Suit::Diamonds;
        pen.inked(Qt::NoPen, QColor(0xFB, 0xF8, 0xF1)).drawEllipse(round);
        pen->fillPath(suitPath(suit, round.adjusted(0.24 * disc, 0.24 * disc, -0.24 * disc, -0.24 * disc)),
                      isRed ? QColor(0xB4, 0x1E, 0x2A) : QColor(0x1B, 0x1F, 0x24));
        pen.write(QRectF(round.right() + 3, 0, column - disc - 3, box.height()), QString::number(counts.unseen[i]),
                  {14, true, pen.theme().tableText});
    }
}

void paint(const Pencil& pen, QRectF box, const TransferPlaceDrawable& place)
{
    placeFace(pen.canvas, true, place.radius).draw(pen, box.size());
    const double side = std::min(box.width() * 0.4, 32.0);
    pen.icon(kit::boxAt(box.center(), {side, side}), Icon::Transfer, pen.theme().legal);
}

void paint(const Pencil& pen, QRectF box, const TeamMarkDrawable& mark)
{
    const QRectF disc = box.adjusted(1, 1, -1, -1);
    pen.inked(QPen(QColor(kInk), 1.5), QColor(mark.first ? 0xFF9DB8E8 : 0xFFE79A8C)).drawEllipse(disc);
    pen.write(disc, mark.letter, {.px = 12, .bold = true, .colour = QColor(kInk), .align = Qt::AlignCenter});
}

void paint(const Pencil& pen, QRectF, const ArrowDrawable& arrow)
{
    const auto& [from, to] = arrow;
    QPainterPath path(from);
    path.quadTo(QPointF(to.x(), from.y()), to);
    pen.inked(QPen(pen.theme().brass, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin)).drawPath(path);
    const double back = to.y() < from.y() ? 9 : -9;
    pen->drawPolyline(QPolygonF{{to + QPointF(-8, back), to, to + QPointF(8, back)}});
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    const PainterState saved(painter);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const auto background = kit::graded(QRadialGradient(rect.center() - QPointF(0, rect.height() * 0.1), rect.width() * 0.8),
                                        {{0, canvas.theme.groundInner.lighter(110)}, {1, canvas.theme.groundOuter}});
    painter.fillRect(rect, background);

    const TileScene& scene = tileFor(rect.width() / rect.height());
    const double scale = std::min(rect.width() / scene.size.width(), rect.height() / scene.size.height());
    painter.translate(rect.center().x() - scale * scene.size.width() / 2, rect.bottom() - scale * scene.size.height());
    painter.scale(scale, scale);
    for (const TileCard& card : scene.cards)
        paintCard(painter, canvas, card);
    constexpr double kTurn = 6.5; // degrees between cards that lie 32 apart
    const double radius = 32 / (kTurn * std::numbers::pi / 180);
    for (std::size_t i = 0; i < scene.hand.size(); ++i) {
        const double angle = (static_cast<double>(i) - static_cast<double>(scene.hand.size() - 1) / 2) * kTurn;
        const double turn = angle * std::numbers::pi / 180;
        paintCard(painter, canvas,
                  {scene.hand[i],
                   {scene.size.width() / 2 + radius * std::sin(turn), 172 + radius * (1 - std::cos(turn))},
                   66,
                   angle});
    }
}

} // namespace parlour::durak
