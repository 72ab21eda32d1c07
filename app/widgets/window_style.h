// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The visual style of the window: theme, light or dark, deck, and keys that are named. Made from the settings and passed to
// pages by value. Colours reach widgets through their palette; a widget reads them by ink(this).
#pragma once

#include "app/draw/canvas.h"
#include "app/store/settings.h"

#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <memory>

class QStyle;

namespace parlour {

struct WindowStyle {
    ThemeKind kind = ThemeKind::Felt;
    bool light = false;
    std::shared_ptr<const CardArt> cards;
    KeyMap keys = {}; ///< of the person

    Theme theme(Surface surface = Surface::Felt) const { return Theme::make(kind, light, surface); }
    /// `game`: the id of the game whose keys can be pressed on it; empty: none.
    Canvas canvas(QSizeF size, Surface surface, const QString& game = {}) const;
};

/// The style of the preferences; `systemIsLight` decides where they follow the system.
WindowStyle windowStyleFor(const Preferences& preferences, bool systemIsLight);

/// The palette of a theme, by which its colours reach the controls.
QPalette paletteOf(const Theme& theme);

/// The application style: Fusion with menus and tool tips drawn as panels (house_style.cpp).
QStyle* makeStyle();

/// The theme colours of a widget, read from its palette.
struct Ink {
    QColor text, dim, raise, raise2, line, solid, page, brass, onBrass, danger, good;
};
Ink ink(const QWidget* widget);
/// Paints the ground of a panel at the side of a page, with the line towards the page.
void paintSide(QPainter& painter, const QWidget& panel);

/// Paints a widget with smooth edges.
class WidgetPainter : public QPainter {
public:
    explicit WidgetPainter(QWidget* widget) : QPainter(widget) { setRenderHint(Antialiasing); }
};

/// The system's sans-serif font in a size of the type scale (12, 14, 16, 20, 28, 44 px).
QFont typeFont(int pixels, bool strong = false);
/// The width in px that holds each of these texts on a line.
int widestOf(const QStringList& texts, const QFont& font);

/// Whether a widget has the focus and shows it, since it came by the keyboard.
bool showsFocus(const QWidget* widget);
/// Draws the focus ring just outside `rect`: 3 px, half dark and half light.
void drawFocus(QPainter& painter, const QRectF& rect, double radius);

} // namespace parlour
