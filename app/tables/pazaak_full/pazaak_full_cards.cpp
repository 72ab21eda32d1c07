// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/pazaak_full/pazaak_full_cards.h"

#include "app/tables/pazaak_full/pazaak_full_text.h"

#include <algorithm>
#include <cstdlib>

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
    using Kind = twenty::BarCard::Kind;
    const auto house = [&](int value) { return twenty::houseFace(value, canvas.font); };
    const auto side = [&](const Play& play) { return twenty::sideFace(pictureOf(play), canvas.font); };
    twenty::paintTile(painter, rect, canvas,
                      {{house(8), house(5), house(-2), side({Card::flipTwoFour(), 0}), house(7)},
                       {{{8, Kind::House}, {5, Kind::House}, {-2, Kind::House}, {7, Kind::House}}},
                       18},
                      {{house(9), house(10), house(4), side({Card::plusMinus(3), -3})},
                       {{{9, Kind::House}, {10, Kind::House}, {4, Kind::House}, {-3, Kind::Side}}},
                       20});
}

} // namespace parlour::pazaak_full
