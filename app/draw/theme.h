// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours of the program, by name. Five themes (each game's own ground, slate, wine and pine felts, high contrast), each
// light and dark.
#pragma once

#include <QColor>

namespace parlour {

/// What a table's ground is made of; the person's theme may replace it.
enum class Surface { Felt, Night, Walnut, Plum, Midnight };

enum class ThemeKind { Felt, Slate, HighContrast, Wine, Pine };

struct Theme {
    ThemeKind kind = ThemeKind::Felt;
    bool light = false; ///< panels, bars and pages; a table keeps its own ground

    QColor panel, line, text, dim, raise, raise2, solid, page;
    QColor brass, onBrass, legal, danger, good;
    /// Text that lies on a table or on its plates, which are dark in both modes (light in neither).
    QColor tablePanel, tableText, tableDim, tableDanger, tableGood, tableLine;
    QColor accent; ///< of the table's own
    QColor groundInner, groundOuter;

    bool operator==(const Theme&) const = default;
    static Theme make(ThemeKind kind, bool light, Surface surface = Surface::Felt);
};

QColor faint(QColor colour, double alpha);

/// What cards and notes on the table are made of, the same in every theme.
inline constexpr QRgb kPaper = 0xFFF8F8F4;
inline constexpr QRgb kInk = 0xFF111111;

/// Contrast of two opaque colours as WCAG 2 counts it, 1 to 21.
double contrast(const QColor& one, const QColor& other);
inline constexpr double kReadable = 4.5; ///< the contrast that words need; marks need 3
/// The colour of a mark, as much darker as it takes to stand out so from a light ground.
QColor standingOut(QColor mark, const QColor& ground, double least = 3);
/// The opaque colour that a translucent one makes on an opaque one.
QColor over(const QColor& above, const QColor& below);

} // namespace parlour
