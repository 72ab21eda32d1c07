// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Flourishes that are drawn already, for tables that name what happened and where: pure painting, each an echo of the
// theme's own colours that comes and goes within a second.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/layout.h"

namespace parlour {

/// Small stars that rise from all over the piece: something rare has come.
Effect starsOver(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// Two rings that leave the piece: it strikes.
Effect ringsAround(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// A light that runs along the piece, with a glow round it: who this is of has done it.
Effect lightAlong(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// A seal that is pressed onto the piece's corner, with a tick: who this is of was right.
Effect sealOn(const QString& piece, const QString& key, Sound sound, const Theme& theme);
/// A coin that turns in the air above the piece and falls onto it, with `face` up. What the piece shows already is covered
/// by `ground` and the empty place `before` meanwhile. All faces fill the piece.
Effect coinTurning(const QString& piece, const QString& key, Sound sound, const Face& before, const Face& face,
                   const Face& otherSide, const QColor& ground);

} // namespace parlour
