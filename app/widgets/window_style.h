// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the window looks now: theme, light or dark, deck. Made from the settings; handed to pages by value. Colours reach
// widgets through their palette, so a widget needs no more than `ink(this)`.
#pragma once

#include "app/draw/canvas.h"
#include "app/store/settings.h"

#include <QPalette>
#include <QWidget>

#include <memory>

class QStyle;

namespace parlour {

struct WindowStyle {
    ThemeKind kind = ThemeKind::Felt;
    bool light = false;
    std::shared_ptr<const CardArt> cards;

    Theme theme(Surface surface = Surface::Felt) const { return Theme::make(kind, light, surface); }
    Canvas canvas(QSizeF size, Surface surface) const;
};

/// What `preferences` ask for; `systemIsLight` answers where they leave it to the system.
WindowStyle windowStyleFor(const Preferences& preferences, bool systemIsLight);

/// A theme as a palette: the one way in which colours reach the controls.
QPalette paletteOf(const Theme& theme);

/// Fusion, with menus and tool tips that are panels of the program's own (house_style.cpp).
QStyle* makeStyle();

/// The colours of a widget by name, out of its palette.
struct Ink {
    QColor text, dim, raise, raise2, line, solid, page, brass, onBrass, danger, good;
};
Ink ink(const QWidget* widget);

/// The sans of the system in a size of the type scale (12, 14, 16, 20, 28, 44 px).
QFont typeFont(int pixels, bool strong = false);

/// Whether the focus of a widget is to be seen: it came by the keyboard.
bool showsFocus(const QWidget* widget);
/// The 3 px focus ring, dark and light halves, just outside of `rect`.
void drawFocus(QPainter& painter, const QRectF& rect, double radius);

} // namespace parlour
