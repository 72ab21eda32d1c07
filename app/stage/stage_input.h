// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Input on the pieces of a cast: hovering, selecting, marking, dragging and activating. Keeps the gesture in progress and
// returns the result of each input. Knows no widget, no painting, no time and no keyboard focus. Used by the stage.
#pragma once

#include "app/stage/cast.h"
#include "app/stage/gesture.h"
#include "app/stage/repaint.h"

#include <optional>
#include <string>

namespace parlour {

/// The result of one input.
struct InputResult {
    bool isChange = false; ///< the gesture changed, so the layout should be made again
    std::optional<PieceAction> action = {}; ///< chosen by this input
    QString refused = {}; ///< id of the piece whose refusal is to be shown
    Repaint repaint = {};
};

/// Ids are those of pieces; empty: none. Points are in stage pixels.
class StageInput {
public:
    explicit StageInput(Cast& cast) : cast_(cast) {}

    /// If on, a piece that would act is selected first, and acts when activated again.
    void setConfirming(bool on) { isConfirming_ = on; }

    const Gesture& gesture() const { return gesture_; }
    /// The targets of the selected piece.
    QSet<QString> targets() const;
    /// The target under the dragged piece.
    QString aim() const { return gesture_.dragging ? aim_ : QString(); }
    /// The centre of the piece that was last used.
    QPointF actedAt() const { return actedAt_; }

    InputResult hover(const QString& id);
    InputResult select(const QString& id);
    InputResult unmarkAll();
    /// Handles a click or key on a piece: chooses, selects, marks, or aims the selected piece at it.
    InputResult activate(const QString& id);

    /// Mouse button down. Returns the piece there, or null.
    const Piece* press(QPointF at);
    /// Pointer moved with the button down: drags the pressed piece if it is draggable.
    InputResult drag(QPointF to);
    /// Mouse button up. A dragged piece stays held until putDown.
    InputResult release(QPointF at);
    /// Forgets the pressed piece.
    void forgetPress() { pressed_.clear(); }
    /// Ends dragging and selection. The caller releases the piece in the cast.
    InputResult putDown();

    /// Adapts the gesture to a new layout of the cast: a dragged piece stays held, and pieces that are gone or cannot be
    /// chosen any more leave the gesture.
    Repaint follow();

private:
    InputResult choose(const PieceAction& action);
    InputResult mark(const Piece& piece);
    InputResult beginDrag();
    bool isOverPlayZone(QPointF at) const;
    const Choice* choiceAt(const Piece& piece, QPointF at) const;
    void addPaintedArea(Repaint& repaint, const QString& id) const;
    void hold(Repaint& repaint);

    Cast& cast_;
    bool isConfirming_ = false;
    PieceAction unconfirmed_; ///< the action of the selected piece at its selection
    Gesture gesture_;
    QString pressed_;
    QString aim_;
    QPointF pressedAt_;
    Pose held_; ///< of the dragged piece
    QPointF grab_; ///< offset of the pointer from its centre
    QPointF actedAt_;
};

} // namespace parlour
