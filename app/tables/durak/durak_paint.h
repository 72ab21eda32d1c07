// Pictures that only the Durak table needs, beside those of the stage's paint.
#pragma once

#include "app/stage/paint.h"

namespace parlour::durak {

/// The part of the table where cards are played; lit while a card is dragged.
Face zoneFace(const Canvas& canvas, double radius, bool lit);
/// The trump's suit on a paper disc and a text.
Face trumpLabelFace(const Canvas& canvas, Suit trump, const QString& text, TextStyle style);
/// Backs on each other with a number. The piece is larger than a card by (1.1, 1.4) for each layer but one.
Face stockFace(const Canvas& canvas, QSizeF card, int layers, const QString& count);
/// An untidy heap of 1 to 5 backs in the middle of the piece.
Face discardFace(const Canvas& canvas, QSizeF card, int layers);
/// How many cards of each suit are still unseen.
Face unseenFace(const Canvas& canvas, const std::array<int, kSuits>& unseen);
/// A place for a card, marked with the sign of the transfer button.
Face transferPlaceFace(const Canvas& canvas, double radius);
/// A team's letter on its colour.
Face teamFace(const Canvas& canvas, const QString& letter, bool first);
/// A bent arrow between two points of the piece.
Face arrowFace(const Canvas& canvas, QPointF from, QPointF to);

} // namespace parlour::durak
