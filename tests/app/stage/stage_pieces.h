// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pieces and a small table for tests of the stage and of its parts.
#pragma once

#include "app/stage/layout.h"

namespace parlour::test {

inline Piece cardPiece(const QString& id, QPointF centre)
{
    Piece piece;
    piece.id = id;
    piece.centre = centre;
    piece.size = QSizeF(80, 112);
    piece.role = Role::Card;
    piece.name = id;
    piece.face = {id, [](QPainter& painter, QSizeF size) { painter.fillRect(QRectF(QPointF(), size), Qt::white); }};
    return piece;
}

/// Two cards that act, one that is refused, a button, and two targets of the second card.
inline Layout smallTable()
{
    Layout layout;
    Piece one = cardPiece(QStringLiteral("one"), {200, 400});
    one.choices = {{"play one", {}}};
    one.draggable = true;
    Piece two = cardPiece(QStringLiteral("two"), {300, 400});
    two.choices = {{"cover left", QStringLiteral("left")}, {"cover right", QStringLiteral("right")}};
    two.draggable = true;
    Piece three = cardPiece(QStringLiteral("three"), {400, 400});
    three.whyNot = QStringLiteral("Not higher than the queen of spades");
    Piece left = cardPiece(QStringLiteral("left"), {250, 150});
    Piece right = cardPiece(QStringLiteral("right"), {450, 150});
    Piece button = cardPiece(QStringLiteral("button"), {650, 400});
    button.role = Role::Button;
    button.size = QSizeF(120, 52);
    button.shortcut = QStringLiteral("E");
    button.choices = {{"end", {}}};
    layout.pieces = {left, right, one, two, three, button};
    layout.playZone = QRectF(150, 60, 400, 200);
    layout.anchors.insert(QStringLiteral("stock"), {{50, 50}, QSizeF(80, 112), 0, {}});
    return layout;
}

} // namespace parlour::test
