// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/widgets/fitting_font.h"

#include "app/widgets/window_style.h"

#include <QFontMetricsF>

namespace parlour {

QFont fittingFont(const QString& text, double width, int pixels, bool strong)
{
    constexpr int kMin = 11;
    while (pixels > kMin && QFontMetricsF(typeFont(pixels, strong)).horizontalAdvance(text) > width)
        --pixels;
    return typeFont(pixels, strong);
}

} // namespace parlour
