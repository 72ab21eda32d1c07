// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mark of a belief on a hidden piece: a value and its probability. Made by BeliefController.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

#include <functional>

namespace parlour {

/// A value as it stands on a mark.
struct BeliefSign {
    QString text; ///< may be empty, and may contain marks of app/draw/text.h
    std::function<void(QPainter&, const QRectF&)> icon = {}; ///< replaces the text on narrow pieces; may be empty
};

/// A small label over `box`, on top of it: the sign, and `chance` below it. Its id is `id`.
Piece beliefMark(const QString& id, const QRectF& box, double height, const BeliefSign& sign, const QString& chance,
                 const Canvas& canvas);

} // namespace parlour
