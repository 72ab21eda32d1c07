// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for tests of any table's layout.
#pragma once

#include "app/draw/canvas.h"
#include "app/stage/layout.h"

namespace parlour::test {

inline Canvas canvasOf(QSizeF room, Surface surface)
{
    return {room, Theme::make(ThemeKind::Felt, false, surface), nullptr, QFont(QStringLiteral("Noto Sans"))};
}

/// Null if there is no such piece.
inline const Piece* find(const Layout& layout, const QString& id)
{
    return layout.find(id);
}

} // namespace parlour::test
