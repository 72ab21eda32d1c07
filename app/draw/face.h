// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The picture of a piece: a function that draws it, and the key under which the result is cached.
#pragma once

#include <QPainter>
#include <QSizeF>
#include <QString>

#include <functional>

namespace parlour {

/// How a piece looks. `key` names the picture: two faces with the same key, size and pixel ratio look the same, so the
/// stage renders each once. `draw` fills the rectangle from (0, 0) with the piece's size.
struct Face {
    QString key = {};
    std::function<void(QPainter&, QSizeF)> draw = {};
    /// False: what `draw` draws now at this size and pixel ratio is provisional; the stage draws it again when it is ready.
    /// Empty: always ready.
    std::function<bool(QSizeF, double)> isReady = {};
    double bleed = 0; ///< px that `draw` paints beyond the rectangle, on every side
};

} // namespace parlour
