// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mark of a belief on a hidden piece: a value and its probability. Made by BeliefController.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

namespace parlour {

/// A small label over `box`, on top of it. `sign` may be empty, and may contain marks of app/draw/text.h; `chance` is
/// written below it. Its id is `id`.
Piece beliefMark(const QString& id, const QRectF& box, double height, const QString& sign, const QString& chance,
                 const Canvas& canvas);

} // namespace parlour
