// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person does with the pieces of a cast: points at one, selects it, marks it, carries it onto another, lets it act.
// Keeps the gesture that is under way and answers what follows from each thing done; knows no widget, no painting and no
// time. Where the keyboard's focus goes is not its matter. Used by the stage.
#pragma once

#include "app/stage/cast.h"
#include "app/stage/gesture.h"
#include "app/stage/repaint.h"

#include <optional>
#include <string>

namespace parlour {

/// What follows from something that a person did.
struct InputResult {
    bool isChange = false; ///< the gesture is another now: the layout should be made anew
    std::optional<std::string> action = {}; ///< was chosen
    QString refused = {}; ///< the piece that should tell why it cannot act
    Repaint repaint = {};
};

/// Ids are those of pieces; empty: none. Points are in stage pixels.
class StageInput {
public:
    explicit StageInput(Cast& cast) : cast_(cast) {}

    /// What acts by itself is selected first, and acts when it is activated again.
    void setConfirming(bool on) { isConfirming_ = on; }

    const Gesture& gesture() const { return gesture_; }
    /// What the selected piece may be aimed at.
    QSet<QString> targets() const;
    /// The target that a carried piece is over.
    QString aim() const { return gesture_.dragging ? aim_ : QString(); }
    /// Where the last piece lay that was acted with.
    QPointF actedAt() const { return actedAt_; }

    InputResult hover(const QString& id);
    InputResult select(const QString& id);
    InputResult unmarkAll();
    /// As a click or a key does: chooses, selects, marks, or aims the selected piece at this one.
    InputResult activate(const QString& id);

    /// The button goes down; what is there.
    const Piece* press(QPointF at);
    /// The pointer moves while it is down: carries what was pressed, if it may be carried.
    InputResult drag(QPointF to);
    /// The button goes up. What is carried is still held then; see putDown.
    InputResult release(QPointF at);
    /// Nothing is pressed any more.
    void forgetPress() { pressed_.clear(); }
    /// Nothing is carried and selected any more. Who holds the pieces of the cast lets go of them.
    InputResult putDown();

    /// The cast has another layout: what is carried is still held where it was, and what is gone or cannot be chosen any
    /// more is out of the gesture.
    Repaint follow();

private:
    InputResult choose(const std::string& action);
    InputResult mark(const QString& id);
    InputResult beginDrag();
    const Choice* choiceAt(const Piece& piece, QPointF at) const;
    void addPaintedArea(Repaint& repaint, const QString& id) const;
    void hold(Repaint& repaint);

    Cast& cast_;
    bool isConfirming_ = false;
    std::string unconfirmed_; ///< the action that the selected piece stood for when it was selected
    Gesture gesture_;
    QString pressed_;
    QString aim_;
    QPointF pressedAt_;
    Pose held_; ///< of what is carried
    QPointF grab_; ///< where the pointer holds it, from its middle
    QPointF actedAt_;
};

} // namespace parlour
