// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Running text with small cards in it, fitted to its room. Called by tables, pages and widgets; knows no game.
#pragma once

#include "app/draw/canvas.h"

#include <QFontMetrics>
#include <QLoggingCategory>
#include <QString>

namespace parlour {

/// The form of a card's name that its place in a sentence asks for, so that languages with cases read well.
enum class CardForm {
    Name, ///< "queen of hearts, can be played"
    Object, ///< "cover the queen of hearts"
    With, ///< "attack with the queen of hearts"
    Than ///< "not higher than the queen of hearts"
};

/// "queen of hearts"; "10" is spoken as a number.
QString cardName(Card card, CardForm form = CardForm::Name);
/// "Q", "10": what stands in a card's corner.
QString rankLabel(Rank rank);
/// A character that drawText shows as a small paper card and spoken() as its name in that form. Put it into texts with
/// arg(): cards in running text are always paper, so that red never lies on a table.
QString cardMark(Card card, CardForm form = CardForm::Name);
/// Marks that drawText shows in bold and spoken() leaves out.
QString strong(const QString& text);
/// The text for accessible names, announcements and plain widgets.
QString spoken(const QString& text);

struct TextStyle {
    int px = 14; ///< of the scale 12 14 16 20 28 44; never below 11
    bool bold = false;
    QColor colour = {};
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    int lines = 1; ///< wraps into at most so many, the last one elided
    bool isName = false; ///< a number at its end, which tells twins apart, stays when it is cut
};

/// Tells of every text that is drawn cut, for those who look at pictures ("parlour.cut", silent unless asked for).
Q_DECLARE_LOGGING_CATEGORY(cutTexts)
/// One line as far as there is room for it, and "…".
QString cutToFit(const QFontMetrics& letters, const QString& text, double width, Qt::TextElideMode mode = Qt::ElideRight);

QFont fontOf(const Canvas& canvas, int px, bool bold = false);
/// Room that a text takes, wrapped at `width`.
QSizeF textSize(const Canvas& canvas, const QString& text, const TextStyle& style, double width = 1e5);
/// Is all of the text shown at `width`, in no more lines than its style has?
bool textFits(const Canvas& canvas, const QString& text, const TextStyle& style, double width);
/// The style with the largest type at which all of the text is shown at `width`, down to `least` px.
TextStyle shrunk(const Canvas& canvas, const QString& text, TextStyle style, double width, int least = 11);
void drawText(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, const TextStyle& style);
/// Digits in cells of one width, whatever the font: for totals that change in place.
void drawFigures(QPainter& painter, const Canvas& canvas, const QRectF& box, const QString& text, const TextStyle& style);
double figuresWidth(const Canvas& canvas, const QString& text, const TextStyle& style);
/// A small paper card, as in running text, of `height` px.
void drawSmallCard(QPainter& painter, const Canvas& canvas, QPointF topLeft, double height, Card card);

} // namespace parlour
