// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stage of all tables: draws pieces, moves them from one layout to the next, takes clicks, drags and keys, and exposes
// named pieces to the accessibility tree. Knows no game. Used by TablePage.
//
// The widget passes events to its parts (cast, motion, input, focus order, painter) and carries out their results: repaints
// areas, emits signals, requests frames. README.md says why it is no graphics view.
#pragma once

#include "app/draw/theme.h"
#include "app/stage/gesture.h"
#include "app/stage/layout.h"
#include "app/stage/stage_access.h"

#include <QKeySequence>
#include <QWidget>

#include <memory>

namespace parlour {

class Stage : public QWidget, public HasStageAccess {
    Q_OBJECT

public:
    explicit Stage(QWidget* parent = nullptr);
    ~Stage() override;

    using QWidget::show;
    /// Shows a layout. Pieces travel from their present pose unless `animate` is false (resizing, scrubbing, change of
    /// theme). A running movement is redirected; a person's next action completes it. While the stage is hidden, the
    /// movement waits until it is shown.
    void show(const Layout& layout, bool animate);
    /// Shows a layout that is no move of the game, as a mark at a seat: silent, and isMoving stays false.
    void showQuietly(const Layout& layout);
    void setTheme(const Theme& theme);
    /// 0: no movement at all; 1: as designed; 2: twice as fast.
    void setPace(double pace);
    /// If on, the first click or key only selects a piece that would act, and the second acts.
    void setConfirming(bool on);
    /// Replaces movement by a cross-fade of 100 ms.
    void setReducedMotion(bool reduced);

    /// The layout shown last.
    const Layout& layout() const;
    const Gesture& gesture() const;
    bool isMoving() const;
    /// Whether nothing moves and no effect runs or is pending.
    bool isAtRest() const;
    /// Completes running movement at once.
    void finishMotion();
    /// For tests: sets the stage's time in ms and stops its clock.
    void advanceTo(double time);
    /// Speaks to a screen reader.
    void announce(const QString& text);
    /// The piece with keyboard focus; empty: none. See focusAfterChange for how it moves by itself.
    QString focusedPiece() const;
    /// Moves the keyboard's focus to a piece, and shows it there.
    void focusOn(const QString& pieceId);
    /// Activates the piece with this shortcut, as the stage itself does with focus. False if there is none.
    bool pressShortcut(const QKeySequence& keys);
    /// The present bounds of a piece, for callouts and widgets over the stage. Empty: no such piece.
    QRectF pieceRect(const QString& pieceId) const;
    /// Shows a short callout at a piece ("Not higher than the queen of spades"), and speaks it.
    void explainRefusal(const QString& pieceId, const QString& why);

    StageAccess& access() const override;

signals:
    /// A person chose an action of a piece.
    void chosen(const std::string& action);
    /// `object` as in PieceAction.
    void commanded(parlour::Command command, int object);
    /// Hover, selection or dragging changed, so the layout should be made again.
    void gestureChanged();
    /// A sound is due now.
    void sounded(parlour::Sound sound);
    /// Pictures made on another thread are ready. The aspect of a deck that was being opened may have changed.
    void picturesReady();
    void motionStarted();
    void motionEnded();
    /// isAtRest has become true.
    void cameToRest();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    class Private;
    std::unique_ptr<Private> d_;
};

} // namespace parlour
