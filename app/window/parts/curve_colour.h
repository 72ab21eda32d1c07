// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The colour of the chance to win, in every curve of it.
#pragma once

#include <QColor>

namespace parlour {

/// Readable on a light or a dark `ground`.
QColor reviewCurveOn(const QColor& ground);

} // namespace parlour
