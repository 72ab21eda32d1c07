// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The table's surface: a radial gradient with fine grain, or one colour in a flat theme. Made once for a size by the stage
// and by the lobby's pictures of tables.
#pragma once

#include "app/draw/theme.h"

#include <QPixmap>
#include <QSize>

namespace parlour {

/// A picture of `size` in logical pixels at the pixel ratio `ratio`.
QPixmap makeGround(const Theme& theme, QSize size, double ratio);

} // namespace parlour
