// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Actions with their values, the best first and bold: the one list of hints, reviews, the practice, positions and "what if".
// Knows no game.
#pragma once

#include "app/analysis/advice.h"
#include "app/draw/canvas.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

namespace parlour {

/// An action with its value.
struct ValueRow {
    QString action; ///< may contain the marks of app/draw/text.h
    QString value; ///< "35.4%"
    QString loss = {}; ///< against the best one, in the unit of the header: "−7.8"; empty: none
    bool isBest = false;
    bool isSame = false; ///< about the same as the best one
    bool isOwn = false; ///< the person's
    int candidate = -1; ///< of an Advice; -1: of none
    bool operator==(const ValueRow&) const = default;
};

struct ValueTable {
    QString unit; ///< of the values: "Chance to win"
    QString lossUnit; ///< "Loses, points"
    std::vector<ValueRow> rows; ///< in reading order
    bool operator==(const ValueTable&) const = default;
};

/// The rows of a table.
struct ValueChoice {
    int most = 2; ///< actions, without the person's own
    int own = -1; ///< the candidate that the person takes or took; -1: none
    bool hasErrors = false; ///< values show their standard errors
};

/// A loss against the best action without its unit, which the header has; empty if there is none.
QString lossFigure(const Advice& advice, double loss);
/// The best actions of `advice` and the person's own. `words`: the text of an action.
ValueTable valueTableOf(const Advice& advice, const std::function<QString(const std::string&)>& words,
                        const ValueChoice& choice);

class ValueList : public QWidget {
    Q_OBJECT

public:
    /// `isChoosable`: rows can be pressed, by the pointer, or with Tab, arrows and Space.
    ValueList(const Canvas& canvas, const ValueTable& table, bool isChoosable = false);
    const ValueTable& table() const { return table_; }
    /// The row with the keyboard's focus; -1: none.
    int focused() const;
    void focus(int row);
    /// The unit and the rows as text, for screen readers.
    QStringList words() const;

signals:
    void chosen(int row);

private:
    ValueTable table_;
    std::vector<class ValueButton*> rows_;
};

} // namespace parlour
