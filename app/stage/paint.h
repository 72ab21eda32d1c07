// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What tables and pages draw with, in one look: icons, running text with small cards in it, faces of cards. Called
// by tables (as Faces for the stage) and by the window's own widgets (as functions on a QPainter). Knows no game.
#pragma once

#include "app/stage/canvas.h"
#include "app/stage/layout.h"

#include <QFontMetrics>
#include <QIcon>
#include <QLoggingCategory>
#include <QPainterPath>
#include <QString>

#include <optional>

namespace parlour {

// -------------------------------------------------------------------------------------------------------------- icons

/// Line drawings in a box of 24, strokes 1.8 wide.
enum class Icon {
    Back,
    Undo,
    Hint,
    Gear,
    Log,
    Scale,
    Note,
    First,
    Previous,
    Next,
    Last,
    Play,
    Pause,
    Eye,
    Shield,
    Sword,
    Take,
    Check,
    Share,
    Save,
    Replay,
    Close,
    Up,
    Down,
    Left,
    Right,
    User,
    Bot,
    Clock,
    Speed,
    Branch,
    Help,
    Panel,
    Plus,
    Minus,
    Trophy,
    Copy,
    Folder,
    Trash,
    Star,
    Flag,
    Dice,
    Cards,
    Chart,
    Menu,
    Swap,
    Sound,
    Keyboard,
    Warning,
    Stop,
    Transfer,
    Discard,
    Hand,
};

/// Draws into a square in the middle of `box`.
void drawIcon(QPainter& painter, const QRectF& box, Icon icon, const QColor& colour);
/// For QToolButton and friends; sharp at every size. Disabled: the same at 38 %.
QIcon makeIcon(Icon icon, const QColor& colour);

/// A rectangle whose top right and bottom left corners are cut off by `cut` and the others rounded by `radius`.
QPainterPath cutCorners(const QRectF& box, double cut, double radius);

/// A suit's outline in the middle of `box`, filling it in height.
QPainterPath suitPath(Suit suit, const QRectF& box);

// --------------------------------------------------------------------------------------------------------------- text

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
/// Paints a table's ground into `rect` and goes over to the coordinates of a tile's picture, 227 x 196 in its middle, of
/// which the smaller side of the room decides the scale.
void enterTile(QPainter& painter, const QRectF& rect, const Canvas& canvas);

// ----------------------------------------------------------------------------------------- things that lie on a table

/// Text that lies on the table by itself.
Face textFace(const Canvas& canvas, const QString& text, const TextStyle& style);

Face cardFace(const Canvas& canvas, Card card);
Face cardBackFace(const Canvas& canvas);
/// The outline of a place where a card may come: dashed in the legal colour, or a thin line at 10 %.
Face placeFace(const Canvas& canvas, bool lit, double radius);

} // namespace parlour
