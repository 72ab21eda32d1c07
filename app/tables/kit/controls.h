// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What people press and read on a table: buttons, the caps of keys, chips with figures, bubbles, questions. Each is a look,
// which face.h makes a Face of. Called by the layouts and paintings of tables; knows no game.
#pragma once

#include "app/tables/kit/face.h"

#include <optional>

namespace parlour::kit {

/// A thin line on the table, which high contrast draws clearer.
QColor thin(const Theme& theme, double alpha);

/// The cap of a key beside a label, or on a ground of its own.
void paintKeyCap(const Pencil& pen, const QRectF& cap, const QString& key, const QColor& ink);
struct KeyCap {
    QString key = {};
};
void paint(const Pencil& pen, QRectF box, const KeyCap& cap);

struct Button {
    QString label = {};
    QString key = {}; ///< shown if there is room
    bool brass = false; ///< the usual thing to do
    bool enabled = true;
    bool chosen = false; ///< by a bot
    QColor edge = {}; ///< of the table's own; else a thin line
    std::optional<Icon> icon = {};
    double px = 16; ///< of the type, in units; smaller where there is little room
    double figureRoom = 0; ///< px left free at the right; then the label begins at the left
};
void paint(const Pencil& pen, QRectF box, const Button& button);
double buttonWidth(const Style& style, const Button& button);

/// What a bot gave an action, beside it; in brass if it chose that.
struct Chip {
    QString text = {};
    bool chosen = false;
    bool small = false;
};
void paint(const Pencil& pen, QRectF box, const Chip& chip);
QSizeF chipSize(const Style& style, const Chip& chip);

/// What is asked, on a brass line.
struct Question {
    QString text = {};
};
void paint(const Pencil& pen, QRectF box, const Question& question);
double questionWidth(const Style& style, const QString& text);

/// A figure and what it counts, in small type below it.
struct Figure {
    QString number = {};
    QString what = {};
    double px = 16; ///< of the figure's type, in units
};
void paint(const Pencil& pen, QRectF box, const Figure& figure);
QSizeF figureSize(const Style& style, const Figure& figure);

inline constexpr QRgb kNotePaper = 0xFFF6F3EC, kNoteInk = 0xFF1C211E;

enum class Tip { None, Up, Down, Left, Right };
/// A few words on paper, or dark, with a tip towards what they are about.
struct Bubble {
    QString text = {};
    Tip tip = Tip::None;
    double tipAt = 0; ///< of a tip up or down, from the left, in pixels
    bool dark = false;
    double px = 14; ///< of the type, in units
    double indent = 0; ///< px before the words, for a sign
    int lines = 2;
};
/// Returns the room of the words, with the indent.
QRectF paintBubble(const Pencil& pen, QRectF box, const Bubble& bubble);
void paint(const Pencil& pen, QRectF box, const Bubble& bubble);
QSizeF bubbleSize(const Style& style, const Bubble& bubble, double most);

} // namespace parlour::kit
