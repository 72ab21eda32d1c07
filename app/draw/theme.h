// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The program's colours by role. Five themes, each light and dark: the ground of each game, slate, wine, pine and high
// contrast.
#pragma once

#include <QColor>

namespace parlour {

/// The material of a table's ground. A theme may replace it.
enum class Surface { Felt, Night, Walnut, Plum, Midnight };

enum class ThemeKind { Felt, Slate, HighContrast, Wine, Pine };

struct Theme {
    ThemeKind kind = ThemeKind::Felt;
    bool light = false; ///< panels, bars and pages; a table keeps its own ground

    QColor panel, line, text, dim, raise, raise2, solid, page;
    QColor brass, onBrass, legal, danger, good;
    /// Colours on a table and its plates, which are dark in both modes.
    QColor tablePanel, tableText, tableDim, tableDanger, tableGood, tableLine;
    QColor accent; ///< of the table
    QColor groundInner, groundOuter;

    bool operator==(const Theme&) const = default;
    static Theme make(ThemeKind kind, bool light, Surface surface = Surface::Felt);
};

/// The colour at `alpha`, 0 to 1.
QColor faint(QColor colour, double alpha);

/// Background and text of cards and callouts, the same in every theme.
inline constexpr QRgb kPaper = 0xFFF8F8F4;
inline constexpr QRgb kInk = 0xFF111111;

/// The contrast ratio of two opaque colours by WCAG 2, 1 to 21.
double contrast(const QColor& one, const QColor& other);
inline constexpr double kReadable = 4.5; ///< least contrast of text; of marks it is 3
/// The colour of a mark, darkened until its contrast with a light ground is at least `least`; unchanged on a dark ground.
QColor standingOut(QColor mark, const QColor& ground, double least = 3);
/// The opaque colour of a translucent one composited over an opaque one.
QColor over(const QColor& above, const QColor& below);

} // namespace parlour
