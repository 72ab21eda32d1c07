// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the things on Yahtzee's table look that are no dice: the cup, the score card, the joker rule, notes. Most are looks
// that kit/face.h makes a Face of. Called by the layout; knows no position.
#pragma once

#include "app/tables/kit/face.h"
#include "app/tables/yahtzee/yahtzee_words.h"

#include <vector>

namespace parlour::yahtzee {

using kit::inked, kit::Pencil;

/// Where the lines of a score card lie, from its upper left corner.
struct CardMeasures {
    CardMeasures(const Style& style, QSizeF size, int columns, double labels);

    QRectF label(int row) const;
    QRectF cell(int row, int column) const;
    double top(int row) const;
    double height(int row) const;
    static constexpr int kHead = 0, kBonus = 7, kYahtzeeBonusRow = 15, kTotalRow = 16, kRows = 17;
    /// As wide as the labels have to be so that no word is cut.
    double widthOfLabels(const Style& style) const;
    /// As wide as a column has to be so that a player's name at its head is whole, and no narrower than `least`.
    double widthOfName(const Style& style, const QString& name, double least) const;
    static int rowOf(Box box) { return static_cast<int>(box) + (box <= Box::Sixes ? 1 : 2); }

    QSizeF size;
    int columns = 1;
    double labels = 0; ///< the width of the labels, with the margin on their left
    double column = 0; ///< the width of a column
    double line = 0; ///< the height of an ordinary row
    double margin = 0;
};

QString faceKey(const CardMeasures& card);

/// The paper with its lines and the labels of what is no box.
struct PaperLook {
    CardMeasures paper;
    QString title; ///< the first of the labels
};
void paint(const Pencil& pen, QRectF box, const PaperLook& look);

/// How a row stands out because of the joker rule.
enum class RowState { Plain, Barred, Lit };
/// A box's line over the whole width.
struct RowLook {
    CardMeasures paper;
    Box box;
    QString name;
    RowState state = RowState::Plain;
    QString barred; ///< why it cannot be taken
};
void paint(const Pencil& pen, QRectF box, const RowLook& look);

struct ColumnLook {
    CardMeasures paper;
    QString name, line;
    bool turn = false;
    bool own = false;
    bool known = false; ///< else the card is closed
    Card card = {};
    BoxSet shownApart = {}; ///< boxes that are drawn by pieces of their own
    int bonusAfter = 0; ///< the Yahtzee bonus that writing would lead to; 0: nothing changes
    std::optional<Box> fresh = {}; ///< written by the last step
};
void paint(const Pencil& pen, QRectF box, const ColumnLook& look);

struct CellLook {
    int points = 0;
    int bonus = 0; ///< paid beside them
    bool lit = false; ///< the joker rule leads here
    bool active = false; ///< a person may press it
    bool chosen = false; ///< by the report
    bool barred = false; ///< the joker rule forbids it
};
void paint(const Pencil& pen, QRectF box, const CellLook& look);

/// A cup of leather with five dice in it.
struct CupLook {};
void paint(const Pencil& pen, QRectF box, const CupLook& look);
/// An empty place of the tray.
struct PlaceLook {};
void paint(const Pencil& pen, QRectF box, const PlaceLook& look);
struct LockLook {};
void paint(const Pencil& pen, QRectF box, const LockLook& look);
/// A dashed ring round a die.
struct MarkLook {};
void paint(const Pencil& pen, QRectF box, const MarkLook& look);
/// What is done so far of `of`, as dots.
struct DotsLook {
    int done = 0, of = 0;
};
void paint(const Pencil& pen, QRectF box, const DotsLook& look);
/// The joker rule with its steps; without steps, title and text only.
struct JokerLook {
    QString title, text;
    std::vector<JokerStep> steps;
};
double jokerHeight(const Style& style, const JokerLook& look, double width);
void paint(const Pencil& pen, QRectF box, const JokerLook& look);

/// What a report weighed, as a table; the next best in one line.
struct HintLook {
    QString title, unit;
    QString points, loses; ///< head the columns of figures
    std::vector<Weighed> rows;
    QString next;
    std::vector<Weighed> others; ///< as many as there is room for
    QString used; ///< at the end of their line; may be empty
};
double hintHeight(const Style& style, const HintLook& look, double width);
void paint(const Pencil& pen, QRectF box, const HintLook& look);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::yahtzee
