// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How the keyboard finds its way among the pieces of a layout: what it reaches, where Tab and the arrows lead, and where the
// focus goes when another layout comes. Pure functions of layouts; they know no widget, no pointer and no movement. Used by
// the stage; the reading order by screen readers too.
#pragma once

#include "app/stage/layout.h"

#include <QStringList>

#include <optional>

namespace parlour {

/// Ids by parts, these by rows from the top, each from the left. Pieces belong to a row when their middle lies within the
/// first one's height.
QStringList readingOrder(std::vector<const Piece*> pieces);

enum class Direction { Left, Right, Up, Down };

/// The id of the nearest piece in a direction, empty if there is none. What lies straight ahead is preferred to what lies
/// aside; to the left and right is only what is level: the middle of one within the height of the other.
QString neighbour(const std::vector<const Piece*>& pieces, const Piece& from, Direction direction);

/// What the ways of the keyboard depend on. It reaches pieces that have a name and can act or are more than a picture; what
/// has no name is for the pointer alone. Ids are those of pieces; empty: none.
struct KeyboardState {
    const Layout& layout;
    QString focus = {};
    QString selected = {}; ///< waits for its target
    bool isEnabled = true; ///< else nothing can act
};

/// Whether activating a piece does or explains something, by itself or as a target. False too: there is no such piece.
bool canAct(const KeyboardState& keyboard, const QString& id);
/// Where Tab stops: what can act, in reading order. A row counts as its piece that has the focus, else as its last.
QStringList tabOrder(const KeyboardState& keyboard);
/// Where Tab leads, or Shift and Tab; empty: out of the table.
QString tabTarget(const KeyboardState& keyboard, bool forward);
/// Where an arrow leads: along the row of the focus, at whose ends it stays; else to its neighbour, among the targets if one
/// is waited for: there left and right lead from one to the next wherever they lie. From a question left leads to its last
/// answer, right and down to its first. Without a focus to where Tab leads. Empty: nowhere.
QString arrowTarget(const KeyboardState& keyboard, Direction direction);
/// The target that comes first in reading order; without targets the selected piece itself.
QString firstTarget(const KeyboardState& keyboard);
/// The nearest piece to a place that the keyboard reaches; one that acts by itself comes before all others.
QString nearestTo(const KeyboardState& keyboard, QPointF place);
/// Where the focus goes by itself when the layout of `before` has given way to that of `now`: to a new question; from a
/// piece that is gone to the nearest one; while it `isShown`, on from a piece that was played, at once or when the turn
/// comes again, then to the nearest to where the person `actedAt` last. None: it stays.
std::optional<QString> focusAfterChange(const KeyboardState& before, const KeyboardState& now, bool isShown,
                                        QPointF actedAt);

} // namespace parlour
