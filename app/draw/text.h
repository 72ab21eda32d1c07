// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Running text with inline cards, fitted to its box. Called by tables, pages and widgets; knows no game.
#pragma once

#include "app/draw/canvas.h"

#include <QFontMetrics>
#include <QLoggingCategory>
#include <QString>

namespace parlour {

/// The grammatical form of a card's name in a sentence, for languages with cases.
enum class CardForm {
    Name, ///< "queen of hearts, can be played"
    Object, ///< "cover the queen of hearts"
    With, ///< "attack with the queen of hearts"
    Than ///< "not higher than the queen of hearts"
};

/// "queen of hearts", "ten of spades".
QString cardName(Card card, CardForm form = CardForm::Name);
/// The index in a card's corner: "Q", "10".
QString rankLabel(Rank rank);
/// A character that drawText shows as a small paper card and spoken() as its name in that form, for use in texts with
/// arg(). Cards in running text are always on paper, so that red never lies on a table.
QString cardMark(Card card, CardForm form = CardForm::Name);
/// The text with marks around it: drawText shows it in bold, spoken() drops the marks.
QString strong(const QString& text);
/// The plain text for accessible names, announcements and plain widgets.
QString spoken(const QString& text);

struct TextStyle {
    int px = 14; ///< of the scale 12 14 16 20 28 44; never below 11
    bool bold = false;
    QColor colour = {};
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    int lines = 1; ///< most lines to wrap into; the last one is elided
    bool isName = false; ///< keeps a number at its end when it is elided, since that tells twins apart
};

/// Logs every text that is drawn elided ("parlour.cut", off by default), for tests and checks of screens.
Q_DECLARE_LOGGING_CATEGORY(cutTexts)
/// One line, elided with "…" at `width`.
QString cutToFit(const QFontMetrics& letters, const QString& text, double width, Qt::TextElideMode mode = Qt::ElideRight);

/// The canvas's font at `px`, at least 11.
QFont fontOf(const Canvas& canvas, int px, bool bold = false);
/// The size of a text wrapped at `width`, in px.
QSizeF textSize(const Canvas& canvas, const QString& text, const TextStyle& style, double width = 1e5);
/// Whether the whole text fits into `width` with the lines of its style.
bool textFits(const Canvas& canvas, const QString& text, const TextStyle& style, double width);
/// The style with the largest font at which the whole text fits into `width`, down to `least` px.
TextStyle shrunk(const Canvas& canvas, const QString& text, TextStyle style, double width, int least = 11);
void drawText(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, const TextStyle& style);
/// Draws digits in cells of equal width, for totals that change in place.
void drawFigures(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, const TextStyle& style);
double figuresWidth(const Canvas& canvas, const QString& text, const TextStyle& style);
/// Draws a small paper card as in running text, `height` px high.
void drawSmallCard(QPainter& painter, const Canvas& canvas, QPointF topLeft, double height, Card card);

} // namespace parlour
