// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a table in sentences, for keys that have a screen reader read one thing without moving the focus. Owned by
// the table page; knows no game.
#pragma once

#include "app/tables/game_table.h"

#include <QCoreApplication>

#include <vector>

namespace parlour {

class Perspective;
class Stage;

class TableReader {
    Q_DECLARE_TR_FUNCTIONS(TableReader)

public:
    /// Reads its arguments at each call; all outlive this.
    TableReader(const GameTable& table, const Position& position, const Perspective& perspective, const Stage& stage);

    /// A step, with what it brought to the viewer; after a jump the situation.
    QString move(int from, int to) const;
    /// Whether a person is asked, or is to throw.
    bool isAsking() const { return position_.asked >= 0 || position_.thrower >= 0; }
    /// The question to the person; empty if nobody is asked, or if the focus has moved to it, which tells it.
    QString question() const;
    /// The situation and the question, for a person who takes over the screen.
    QString beginning() const;

    QString turn() const; ///< whose it is, and what is asked
    QString hand() const;
    QString table() const; ///< all of it
    QString others() const; ///< each opponent
    QString score() const;
    QString choices() const; ///< what may be done
    /// The last event before `cursor` steps; at each further call the one before it, up to five, then the last again.
    QString event(int cursor);

private:
    QString asks() const; ///< the question, or to throw; empty: nothing
    QStringList namesOf(const std::vector<const Piece*>& pieces) const;

    const GameTable& table_;
    const Position& position_;
    const Perspective& perspective_;
    const Stage& stage_;
    int cursor_ = -1; ///< of the last call of event()
    int back_ = 0; ///< events that it went back
};

} // namespace parlour
