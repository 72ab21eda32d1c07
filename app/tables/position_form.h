// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The form in which people put in a position by clicks and keys: places for cards, numbers, choices and small pictures. A
// game describes it for the present lines of the text (engine/positions.h); the window builds controls of the description,
// and each control writes its value back into the lines. The text alone is kept, so that form and text cannot differ.
#pragma once

#include "app/draw/canvas.h"
#include "app/tables/table_capabilities.h"
#include "engine/game_names.h"

#include <QHash>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace parlour {

/// The lines of a position by name, in the order of the text. Remarks are dropped; "?" is as if the line were missing.
class PositionLines {
public:
    explicit PositionLines(std::string_view text = {});
    std::string text() const;

    /// Empty if the line is missing.
    std::string value(std::string_view name) const;
    int number(std::string_view name, int missing = 0) const;
    bool truth(std::string_view name) const { return value(name) == "yes"; }
    /// The parts that end with "|" if there is one, else the words.
    std::vector<std::string> items(std::string_view name) const;
    QStringList words(std::string_view name) const;
    std::vector<int> numbers(std::string_view name) const;
    /// A rule of the line "rules"; empty if it is not there.
    std::string rule(std::string_view key) const;
    int players() const; ///< 2 if the rules do not say

    /// An empty value removes the line.
    void set(std::string_view name, const std::string& value);
    void setNumber(std::string_view name, int value) { set(name, std::to_string(value)); }
    void setItems(std::string_view name, const std::vector<std::string>& items);
    void setWords(std::string_view name, const QStringList& words);
    void setNumbers(std::string_view name, const std::vector<int>& numbers);
    void drop(std::initializer_list<std::string_view> names);

private:
    std::vector<std::pair<std::string, std::string>> lines_;
};

/// Writes the new value of a control or a place.
template <class Value>
using FormSetter = std::function<void(PositionLines&, const Value&)>;

/// A value to choose.
struct FormChoice {
    QString value;
    QString name;
    Face face = {}; ///< of a picture
    QString key = {}; ///< chooses it in a picture
};

struct FormControl {
    enum class Kind {
        Number, ///< from `low` to `high`
        Choice,
        Picture ///< a choice as a small picture: a click goes to the next one
    };
    Kind kind = Kind::Number;
    QString name;
    QString value;
    std::string field; ///< the name of its line, to show what is wrong
    FormSetter<QString> set;
    int low = 0, high = 0, step = 1;
    bool mayBeEmpty = false; ///< of a number: the lowest value stands for none
    std::vector<FormChoice> choices = {};
    QString area = {}; ///< where the table shows it (PositionFormOf::lay); empty: nowhere
    double aspect = 1; ///< of pictures: height / width
    bool showsName = false; ///< of a picture: the name of its value stands above it; on a table: name and value are written
};

struct FormRow {
    QString title; ///< may be empty
    std::vector<FormControl> controls;
    bool isBelow = false; ///< the cards and all other rows; such rows are the last
};

/// A place for cards.
struct FormPlace {
    QString name;
    QString key; ///< the letter that sends a card there
    QStringList cards; ///< ids, in order
    int most = 0;
    std::string field;
    FormSetter<QStringList> set;
    std::function<bool(const QString& card)> accepts = {}; ///< empty: every card
    bool isMark = false; ///< its cards may lie in another place, too
    QString area = {}; ///< where it lies on the table (PositionFormOf::lay); empty: nowhere
    /// The pieces of the table that show the cards, if it shows them all; empty: the cards in the area, from the left, and
    /// others are laid in a row.
    QStringList pieces = {};
    int onto = -1; ///< the place of a card that is dropped on one of its cards; -1: this one
    QString note = {}; ///< after its name on the table
};

/// The cards that can lie in places.
struct FormCards {
    QString name; ///< of the grid
    std::vector<std::vector<DeckCard>> rows;
    double aspect = 1.4; ///< height / width
    int copies = 1; ///< of each card in all places together; a single one moves from place to place
    std::vector<FormPlace> places;
    /// The keys that add a card to a place: its id if there are none of its own.
    std::function<QString(const QString& card)> typed = {};
};

struct PositionForm {
    std::vector<FormRow> rows;
    FormCards cards = {};
};

// Controls of a line whose value is one word, or the word with this index of several.
FormControl numberControl(const QString& name, const PositionLines& lines, std::string_view field, int low, int high,
                          int missing = 0);
FormControl numberControl(const QString& name, const PositionLines& lines, std::string_view field, int index, int count,
                          int low, int high, int missing = 0);
FormControl choiceControl(const QString& name, const PositionLines& lines, std::string_view field,
                          std::vector<FormChoice> choices, const QString& missing = {});
/// Yes or no.
FormControl switchControl(const QString& name, const PositionLines& lines, std::string_view field);
/// A control in an area of the table.
FormControl onTable(const QString& area, FormControl control, bool isWritten = false);
/// A place whose cards are the words of a line, or those of the item with this index.
FormPlace placeOf(const QString& name, const QString& key, const PositionLines& lines, std::string_view field, int most);
FormPlace placeOf(const QString& name, const QString& key, const PositionLines& lines, std::string_view field, int index,
                  int count, int most);
/// "You", or the number of a seat's player.
QString formSeatName(Seat seat, Seat own);

/// The rectangles of the table on which places and controls lie, by FormPlace::area and FormControl::area.
using FormAreas = QHash<QString, QRectF>;

/// The form of a game. With `lay` its places and controls lie on the game's table, and the form has the rest.
struct PositionFormOf {
    /// The form for lines with complete rules.
    PositionForm (*form)(const PositionLines& lines, const Canvas& canvas) = nullptr;
    /// Fits lines that follow from the others after a change, or drops them so that the rules give their value.
    void (*settle)(const PositionLines& before, PositionLines& lines) = nullptr;
    /// Adds what the table needs to draw lines that are no position yet, and limits what it cannot draw.
    void (*complete)(PositionLines& lines) = nullptr;
    /// The areas on a table that was drawn for the lines, apart from those that are named as a piece. May take out pieces
    /// that say what nobody has put in.
    FormAreas (*lay)(const PositionLines& lines, const Canvas& canvas, Layout& layout) = nullptr;
};

/// Of the game with this id; no functions if it has none.
PositionFormOf findPositionForm(std::string_view game);

// The functions of a game that has a form; its table names them.
// clang-format off
#define PARLOUR_DECLARE_POSITION_FORM(game, Type, id) namespace game { \
    PositionForm positionForm(const PositionLines& lines, const Canvas& canvas); \
    void settlePosition(const PositionLines& before, PositionLines& lines); \
    void completePosition(PositionLines& lines); \
    FormAreas layPosition(const PositionLines& lines, const Canvas& canvas, Layout& layout); }
// clang-format on
PARLOUR_GAMES(PARLOUR_DECLARE_POSITION_FORM)

} // namespace parlour
