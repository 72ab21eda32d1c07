// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table's surface: a radial gradient with a little noise, or one colour where the theme is flat. Made once a size by
// the stage and by pictures of tables in the lobby.
#pragma once

#include "app/draw/theme.h"

#include <QPixmap>
#include <QSize>

namespace parlour {

/// `size` in logical pixels; the pixmap carries `ratio`.
QPixmap makeGround(const Theme& theme, QSize size, double ratio);

} // namespace parlour
