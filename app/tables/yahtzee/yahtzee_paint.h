// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The drawables (kit/face.h) of Yahtzee's table apart from the dice: the cup, the score card, the joker rule, hints. Used by
// the layout; knows no position.
#pragma once

#include "app/tables/kit/face.h"
#include "app/tables/yahtzee/yahtzee_text.h"

#include <vector>

namespace parlour::yahtzee {

using kit::inked, kit::Pencil;

/// The geometry of a score card, from its upper left corner.
struct CardMeasures {
    CardMeasures(const Style& style, QSizeF size, int columns, double labels);

    QRectF label(int row) const;
    QRectF cell(int row, int column) const;
    double top(int row) const;
    double height(int row) const;
    static constexpr int kHead = 0, kBonus = 7, kYahtzeeBonusRow = 15, kTotalRow = 16, kRows = 17;
    /// The width at which no label is cut.
    double widthOfLabels(const Style& style) const;
    /// The column width at which a player's name is not cut, at least `least`.
    double widthOfName(const Style& style, const QString& name, double least) const;
    static int rowOf(Box box) { return static_cast<int>(box) + (box <= Box::Sixes ? 1 : 2); }

    QSizeF size;
    int columns = 1;
    double labels = 0; ///< width of the labels, with the left margin
    double column = 0; ///< width
    double line = 0; ///< height of an ordinary row
    double margin = 0;
};

QString faceKey(const CardMeasures& card);

/// The paper with its lines and the labels of the rows that are no boxes.
struct PaperDrawable {
    CardMeasures paper;
    QString title; ///< the label of the head
};
void paint(const Pencil& pen, QRectF box, const PaperDrawable& paper);

/// The state of a row under the joker rule.
enum class RowState { Plain, Barred, Lit };
/// A box's row over the whole width.
struct RowDrawable {
    CardMeasures paper;
    Box box;
    QString name;
    RowState state = RowState::Plain;
    QString barred; ///< why the box cannot be taken
};
void paint(const Pencil& pen, QRectF box, const RowDrawable& row);

struct ColumnDrawable {
    CardMeasures paper;
    QString name, line;
    bool turn = false;
    bool own = false;
    bool known = false; ///< false: the card is closed
    Card card = {};
    BoxSet shownApart = {}; ///< boxes with pieces of their own
    int bonusAfter = 0; ///< the Yahtzee bonus after writing; 0: unchanged
    std::optional<Box> fresh = {}; ///< written by the last step
};
void paint(const Pencil& pen, QRectF box, const ColumnDrawable& column);

struct CellDrawable {
    int points = 0;
    int bonus = 0; ///< paid on top
    bool lit = false; ///< the joker rule demands this box
    bool active = false; ///< a person may press it
    bool chosen = false; ///< by the report
    bool barred = false; ///< the joker rule forbids this box
};
void paint(const Pencil& pen, QRectF box, const CellDrawable& cell);

/// A cup of leather with five dice in it.
struct CupDrawable {};
void paint(const Pencil& pen, QRectF box, const CupDrawable& cup);
/// An empty place of the tray.
struct PlaceDrawable {};
void paint(const Pencil& pen, QRectF box, const PlaceDrawable& place);
struct LockDrawable {};
void paint(const Pencil& pen, QRectF box, const LockDrawable& lock);
/// A dashed ring round a die.
struct MarkDrawable {};
void paint(const Pencil& pen, QRectF box, const MarkDrawable& mark);
/// `done` filled dots of `of`.
struct DotsDrawable {
    int done = 0, of = 0;
};
void paint(const Pencil& pen, QRectF box, const DotsDrawable& dots);
/// The joker rule with its steps, if any.
struct JokerDrawable {
    QString title, text;
    std::vector<JokerStep> steps;
};
double jokerHeight(const Style& style, const JokerDrawable& joker, double width);
void paint(const Pencil& pen, QRectF box, const JokerDrawable& joker);

/// A report as a table, with the next best candidates in one line.
struct HintDrawable {
    QString title, unit;
    QString points, loses; ///< heads of the columns of figures
    std::vector<Evaluation> rows;
    QString next; ///< head of the line of `others`
    std::vector<Evaluation> others; ///< shown as far as there is room
};
double hintHeight(const Style& style, const HintDrawable& hint, double width);
void paint(const Pencil& pen, QRectF box, const HintDrawable& hint);

/// A small picture of the table for the lobby.
void paintTile(QPainter& painter, QRectF rect, const Canvas& canvas);

} // namespace parlour::yahtzee
