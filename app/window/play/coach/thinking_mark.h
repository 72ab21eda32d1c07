// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The mark at the seat of a bot that is thinking: three still dots on a small plate. Made by TableView for every game.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/layout.h"

namespace parlour {

/// The mark at the upper corner of the seat's plate `seat`, within a stage of size `stage`. `words` is for screen readers.
Piece thinkingMark(const QRectF& seat, const QString& words, const Theme& theme, QSizeF stage);

} // namespace parlour
