// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures that only the Durak table needs, beside those of the stage's paint: looks that kit/face.h makes Faces of, and
// Faces of cards, which are ready when their deck is.
#pragma once

#include "app/tables/kit/face.h"

namespace parlour::durak {

using kit::inked, kit::Pencil;

/// The part of the table where cards are played; lit while a card is dragged.
struct ZoneLook {
    double radius = 0;
    bool lit = false;
};
void paint(const Pencil& pen, QRectF box, const ZoneLook& look);
/// The trump's suit on a paper disc and a text.
struct TrumpLabelLook {
    Suit trump = Suit::Spades;
    QString text;
    TextStyle style;
};
void paint(const Pencil& pen, QRectF box, const TrumpLabelLook& look);
/// Backs on each other with a number. The piece is larger than a card by (1.1, 1.4) for each layer but one.
Face stockFace(const Canvas& canvas, QSizeF card, int layers, const QString& count);
/// An untidy heap of 1 to 5 backs in the middle of the piece.
Face discardFace(const Canvas& canvas, QSizeF card, int layers);
/// How many cards of each suit are still unseen.
struct UnseenLook {
    std::array<int, kSuits> unseen;
};
void paint(const Pencil& pen, QRectF box, const UnseenLook& look);
/// A place for a card, marked with the sign of the transfer button.
struct TransferPlaceLook {
    double radius = 0;
};
void paint(const Pencil& pen, QRectF box, const TransferPlaceLook& look);
/// A team's letter on its colour.
struct TeamLook {
    QString letter;
    bool first = false;
};
void paint(const Pencil& pen, QRectF box, const TeamLook& look);
/// A bent arrow between two points of the piece.
struct ArrowLook {
    QPointF from, to;
};
void paint(const Pencil& pen, QRectF box, const ArrowLook& look);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::durak
