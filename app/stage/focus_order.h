// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Keyboard navigation among the pieces of a layout: reachable pieces, the targets of Tab and arrows, and the focus after a
// new layout. Pure functions of layouts, without widget, pointer and movement. Used by the stage; screen readers use the
// reading order.
#pragma once

#include "app/stage/layout.h"

#include <QStringList>

#include <optional>

namespace parlour {

/// Ids by part, within it by rows from the top, each from the left. Pieces whose middles lie at about the same height form a
/// row.
QStringList readingOrder(std::vector<const Piece*> pieces);

enum class Direction { Left, Right, Up, Down };

/// The id of the nearest piece in a direction, empty if there is none. Pieces straight ahead are preferred. Left and right
/// reach level pieces only: the middle of one within the height of the other.
QString neighbour(const std::vector<const Piece*>& pieces, const Piece& from, Direction direction);

/// The state that navigation depends on. The keyboard reaches pieces that have a name and can act or are more than a
/// picture. Ids are those of pieces; empty: none.
struct KeyboardState {
    const Layout& layout;
    QString focus = {};
    QString selected = {}; ///< a piece that waits for its target
    bool isEnabled = true; ///< otherwise no piece can act
};

/// Whether activating a piece does or explains something, by itself or as a target; false if there is no such piece.
bool canAct(const KeyboardState& keyboard, const QString& id);
/// The stops of Tab: pieces that can act, in reading order. A row has one stop, its focused piece or else its last.
QStringList tabOrder(const KeyboardState& keyboard);
/// The target of Tab, or of Shift+Tab; empty: out of the table.
QString tabTarget(const KeyboardState& keyboard, bool forward);
/// The target of an arrow key; empty: none. Left and right walk along the row of the focus and stop at its ends. Otherwise
/// an arrow leads to the neighbour; while a piece is selected, to a neighbour among its targets, with left and right cycling
/// through them. From a question left leads to its last answer, right and down to its first. While a piece can act, arrows
/// reach only those that do; from elsewhere, as from a card that was played, they begin at a card that can be played.
QString arrowTarget(const KeyboardState& keyboard, Direction direction);
/// The first target in reading order; without targets the selected piece itself.
QString firstTarget(const KeyboardState& keyboard);
/// The reachable piece nearest to a point, pieces that act by themselves first.
QString nearestTo(const KeyboardState& keyboard, QPointF place);
/// The focus after a new layout; nullopt: it stays. It goes to a new question, and from a piece that is gone to the nearest
/// one. If it `isShown`, it also leaves a piece that was played: at once for the nearest that can act or, when the turn
/// comes again, for the nearest to `actedAt`, the last place of an action.
std::optional<QString> focusAfterChange(const KeyboardState& before, const KeyboardState& now, bool isShown,
                                        QPointF actedAt);

} // namespace parlour
