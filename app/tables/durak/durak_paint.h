// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The pictures of the Durak table: drawables (kit/face.h), and Faces with cards, which are ready when their deck is.
#pragma once

#include "app/tables/kit/face.h"

namespace parlour::durak {

using kit::inked, kit::Pencil;

/// The area where cards are played; lit while a card is dragged.
struct ZoneDrawable {
    double radius = 0;
    bool lit = false;
};
void paint(const Pencil& pen, QRectF box, const ZoneDrawable& zone);
/// The trump's suit on a paper disc and a text.
struct TrumpLabelDrawable {
    Suit trump = Suit::Spades;
    QString text;
    TextStyle style;
};
void paint(const Pencil& pen, QRectF box, const TrumpLabelDrawable& label);
/// Stacked backs with a count. The piece is larger than a card by (1.1, 1.4) px for each layer but one.
Face stockFace(const Canvas& canvas, QSizeF card, int layers, const QString& count);
/// An untidy heap of 1 to 5 backs in the middle of the piece.
Face discardFace(const Canvas& canvas, QSizeF card, int layers);
/// The number of unseen cards of each suit.
struct UnseenCountsDrawable {
    std::array<int, kSuits> unseen;
};
void paint(const Pencil& pen, QRectF box, const UnseenCountsDrawable& counts);
/// A place for a card, marked with the icon of the transfer button.
struct TransferPlaceDrawable {
    double radius = 0;
};
void paint(const Pencil& pen, QRectF box, const TransferPlaceDrawable& place);
/// A team's letter on its colour.
struct TeamMarkDrawable {
    QString letter;
    bool first = false;
};
void paint(const Pencil& pen, QRectF box, const TeamMarkDrawable& mark);
/// A bent arrow between two points of the piece.
struct ArrowDrawable {
    QPointF from, to;
};
void paint(const Pencil& pen, QRectF box, const ArrowDrawable& arrow);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::durak
