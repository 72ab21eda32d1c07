// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The controls of a table as drawables (face.h): buttons, key caps, chips with figures, bubbles, questions. Used by the
// layouts and drawables of tables; knows no game.
#pragma once

#include "app/tables/kit/face.h"

#include <optional>

namespace parlour::kit {

/// The colour of a thin line on the table; clearer in high contrast.
QColor lineColour(const Theme& theme, double alpha);

/// A key's cap next to a label. KeyCap is the same on a background of its own.
void paintKeyCap(const Pencil& pen, const QRectF& cap, const QString& key, const QColor& ink);
struct KeyCap {
    QString key = {};
};
void paint(const Pencil& pen, QRectF box, const KeyCap& cap);

struct Button {
    QString label = {};
    QString key = {}; ///< shown if there is room
    bool brass = false; ///< the usual action
    bool enabled = true;
    bool chosen = false; ///< by a bot
    QColor edge = {}; ///< invalid: a thin line
    std::optional<Icon> icon = {};
    double px = 16; ///< of the type, in units; smaller if there is little room
    double figureRoom = 0; ///< px kept free on the right; the label is then left-aligned
};
void paint(const Pencil& pen, QRectF box, const Button& button);
double buttonWidth(const Style& style, const Button& button);

/// A bot's figure for an action, next to it; in brass for the chosen action.
struct Chip {
    QString text = {};
    bool chosen = false;
    bool small = false;
};
void paint(const Pencil& pen, QRectF box, const Chip& chip);
QSizeF chipSize(const Style& style, const Chip& chip);

/// A question within a brass line.
struct QuestionBox {
    QString text = {};
};
void paint(const Pencil& pen, QRectF box, const QuestionBox& question);
double questionWidth(const Style& style, const QString& text);

/// A figure with a caption in small type below it.
struct Figure {
    QString number = {};
    QString caption = {};
    double px = 16; ///< of the number's type, in units
};
void paint(const Pencil& pen, QRectF box, const Figure& figure);
QSizeF figureSize(const Style& style, const Figure& figure);

inline constexpr QRgb kNotePaper = 0xFFF6F3EC, kNoteInk = 0xFF1C211E;

enum class Tip { None, Up, Down, Left, Right };
/// A short text on paper or on a dark panel, with a tip that points at its subject.
struct Bubble {
    QString text = {};
    Tip tip = Tip::None;
    double tipAt = 0; ///< px from the left, of a tip up or down
    bool dark = false;
    double px = 14; ///< of the type, in units
    double indent = 0; ///< px before the text, for a sign
    int lines = 2;
};
/// Returns the box of the text, with the indent.
QRectF paintBubble(const Pencil& pen, QRectF box, const Bubble& bubble);
void paint(const Pencil& pen, QRectF box, const Bubble& bubble);
QSizeF bubbleSize(const Style& style, const Bubble& bubble, double most);

} // namespace parlour::kit
