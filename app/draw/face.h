// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The picture of a piece: a function that draws it, and the key under which the result is cached.
#pragma once

#include <QPainter>
#include <QSizeF>
#include <QString>

#include <functional>

namespace parlour {

/// The picture of a piece. Faces with the same key, size and pixel ratio are the same picture, which is rendered once.
struct Face {
    QString key = {};
    std::function<void(QPainter&, QSizeF)> draw = {}; ///< fills (0, 0, size)
    /// Whether `draw` draws the final picture at this size and pixel ratio; if not, it is drawn again when ready. Empty:
    /// always.
    std::function<bool(QSizeF, double)> isReady = {};
    double bleed = 0; ///< px that `draw` paints beyond the rectangle on every side
};

} // namespace parlour
