// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/parts/curve_colour.h"

#include "app/draw/paint.h"

namespace parlour {

QColor reviewCurveOn(const QColor& ground)
{
    constexpr QRgb onDark = 0xFF8FD3EC, onLight = 0xFF1B6F93;
    return QColor::fromRgb(contrast(QColor::fromRgb(onDark), ground) >= 3 ? onDark : onLight);
}

} // namespace parlour
