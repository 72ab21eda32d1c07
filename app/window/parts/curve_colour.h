// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The colour of every curve of the chance to win.
#pragma once

#include <QColor>

namespace parlour {

/// A colour that contrasts with `ground`.
QColor reviewCurveOn(const QColor& ground);

} // namespace parlour
