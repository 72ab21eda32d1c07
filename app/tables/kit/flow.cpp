// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/tables/kit/flow.h"

#include <algorithm>

namespace parlour::kit {

void Flow::text(const QString& text, TextStyle how)
{
    how.align = Qt::AlignLeft | Qt::AlignTop;
    const double line = textSize(style_.canvas, QStringLiteral("Ág"), how).height();
    how.lines = std::clamp(static_cast<int>((rest_.height() + 2) / line), 0, how.lines);
    if (how.lines == 0 || text.isEmpty())
        return;
    const double height = std::min(style_.heightOf(text, how, rest_.width()), how.lines * line * 1.06);
    if (painter_)
        drawText(*painter_, style_.canvas, {rest_.left(), rest_.top(), rest_.width(), height + 1}, text, how);
    skip(height);
}

} // namespace parlour::kit
