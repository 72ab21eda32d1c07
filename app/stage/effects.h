// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The effects that tables choose from: pure painting in the theme's colours, each over after about a second.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/layout.h"

namespace parlour {

/// Small stars that rise from the piece, for a rare result.
Effect starsOver(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// Two rings that spread from the piece, for a strike.
Effect ringsAround(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// A light that runs along the piece within a glow, for a seat that has reached its goal.
Effect lightAlong(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// A seal with a tick stamped onto the piece's corner, for a seat that was right.
Effect sealOn(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// A coin that turns in the air above the piece and lands on it with `face` up. Until then `ground` and the empty place
/// `before` cover the piece, which shows the result already. All faces fill the piece.
Effect coinTurning(const QString& piece, const QString& key, Sound sound, const Face& before, const Face& face,
                   const Face& otherSide, const QColor& ground);

} // namespace parlour
