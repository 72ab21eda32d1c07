// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak_full/pazaak_full_cards.h"

#include "app/draw/paint.h"
#include "app/tables/kit/text.h"
#include "app/tables/pazaak_full/pazaak_full_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace parlour::pazaak_full {

using twenty::SideKind;

twenty::SideCard pictureOf(Card card, std::optional<int> value)
{
    const QString text = value ? kit::signedNumber(*value) : TableText::card(card);
    switch (card.kind()) {
    case Card::Kind::Plus:
    case Card::Kind::Minus: {
        const int counts = value.value_or(playsOf(card)[0].value);
        return {counts < 0 ? SideKind::Minus : SideKind::Plus, text, 0, std::abs(counts)};
    }
    case Card::Kind::PlusMinus:
    case Card::Kind::OneOrTwo:
        return {SideKind::Either, text, value.value_or(0) > 0 ? 1 : value.value_or(0) < 0 ? -1 : 0, 0};
    case Card::Kind::Tiebreaker:
        return {SideKind::Tiebreaker, value ? text : QStringLiteral("±1"), 0, 0};
    case Card::Kind::Flip:
        return {SideKind::Flip, TableText::card(card), 0, 0};
    case Card::Kind::Double:
        break;
    }
    return {SideKind::Double, text, 0, 0};
}

twenty::SideCard pictureOf(const Play& play)
{
    return pictureOf(play.card, play.value ? std::optional<int>(play.value) : std::nullopt);
}

Face faceOf(const Laid& laid, const QFont& font)
{
    return laid.isHouse() ? twenty::houseFace(laid.value, font) : twenty::sideFace(pictureOf(laid.card(), laid.value), font);
}

void paint(const kit::Pencil& pen, QRectF box, const DeckDrawable& deck)
{
    paint(pen, box, kit::Button{.chosen = deck.chosen});
    QRectF room = box.adjusted(pen.px(12), pen.px(8), -pen.px(12), -pen.px(8));
    const double line = std::min(pen.text(14) * 1.4, room.height() * 0.4);
    pen.write({room.topLeft(), QSizeF(room.width(), line)}, deck.name, {pen.text(14), true, pen.theme().tableText});
    room.setTop(room.top() + line + pen.px(4));
    const double pitch = room.width() / kDeckCards;
    const double width = std::min(pitch - pen.px(4), room.height() / twenty::kCardAspect);
    const QSizeF size(width, width * twenty::kCardAspect);
    double x = room.left();
    for (const twenty::SideCard& card : deck.cards) {
        kit::paintFace(pen, twenty::sideFace(card, pen.canvas.font), QRectF(QPointF(x, room.top()), size));
        x += std::min(pitch, width + pen.px(6));
    }
}

void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas)
{
    const PainterState saved(painter);
    enterTile(painter, rect, canvas);
    const QSizeF small(34, 34 * twenty::kCardAspect), large(50, 50 * twenty::kCardAspect);
    double x = 18;
    for (const Face& face :
         {twenty::houseFace(9, canvas.font), twenty::houseFace(10, canvas.font), twenty::houseFace(4, canvas.font),
          twenty::sideFace(pictureOf({Card::plusMinus(3), -3}), canvas.font)})
        kit::paintFace(painter, face, QRectF(QPointF(std::exchange(x, x + 38), 16), small));
    drawFigures(painter, canvas, QRectF(168, 16, 46, small.height()), QStringLiteral("20"),
                {26, true, canvas.theme.tableText, Qt::AlignCenter});
    // The hand of side cards is a fan, turned about a point far below.
    const std::array fan{Card::plusMinus(2), Card::flipTwoFour(), Card::doubling(), Card::plus(5), Card::minus(4)};
    const double middle = (static_cast<double>(fan.size()) - 1) / 2, reach = 190;
    for (std::size_t i = 0; i < fan.size(); ++i) {
        const PainterState each(painter);
        painter.translate(113.5, 102 + reach);
        painter.rotate((static_cast<double>(i) - middle) * 12);
        kit::paintFace(painter, twenty::sideFace(pictureOf(fan[i]), canvas.font),
                       QRectF(QPointF(-large.width() / 2, -reach), large));
    }
}

} // namespace parlour::pazaak_full
