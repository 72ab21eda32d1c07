// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The shared stage: draws pieces, moves them from one layout to the next, takes clicks, drags and keys, and puts every named
// piece into the accessibility tree. Knows no game. Used by TablePage.
//
// The widget takes events, asks its parts (the cast, its movement, its input, the order of the focus, its painter), and does
// what they answer: has areas painted anew, tells what was chosen and heard, asks for frames.
//
// A widget that paints its pieces itself, not a graphics view: layouts are plain values made anew for every position, so a
// scene of items would be a second copy of them to keep in step; a hundred pictures from a cache need no index; and what
// lies where, in which order and with which focus is decided in one place.
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
    /// Shows a layout. Pieces travel from where they are unless `animate` is false (resizing, scrubbing, change of theme). A
    /// movement that still runs goes on to where the pieces are to be now; a person's next action completes it. Asked for
    /// before the stage is visible, the movement begins when it is.
    void show(const Layout& layout, bool animate);
    /// The same for what is no move of the game, as a mark at a seat: nothing is heard and nobody waits for it (isMoving).
    void showQuietly(const Layout& layout);
    void setTheme(const Theme& theme);
    /// 0: no movement at all; 1: as designed; 2: twice as fast.
    void setPace(double pace);
    /// What acts at a tap or a key is only selected by the first, and acts at the second.
    void setConfirming(bool on);
    /// No movement; a cross-fade of 100 ms instead.
    void setReducedMotion(bool reduced);

    /// As it was last shown.
    const Layout& layout() const;
    const Gesture& gesture() const;
    bool isMoving() const;
    /// Nothing moves, and no effect is seen or about to be.
    bool isAtRest() const;
    /// Completes running movement at once.
    void finishMotion();
    /// For tests: it is `time` on the stage, in ms, and no clock counts any more. What moves is where it is then.
    void advanceTo(double time);
    /// Speaks to a screen reader.
    void announce(const QString& text);
    /// The piece with keyboard focus; empty: none. When that piece is gone or has been played, the nearest that can act has
    /// it.
    QString focusedPiece() const;
    /// Activates the piece with this shortcut, as the stage does itself when it has focus. False: there is none.
    bool pressShortcut(const QKeySequence& keys);
    /// Where a piece lies now, as people see it; for callouts and pictures drawn over the stage. Empty: no such piece.
    QRectF pieceRect(const QString& pieceId) const;
    /// Shows a short callout at a piece ("Not higher than the queen of spades"), and speaks it.
    void explainRefusal(const QString& pieceId, const QString& why);

    StageAccess& access() const override;

signals:
    /// A person chose an action of a piece.
    void chosen(const std::string& action);
    /// Hover, selection or dragging changed: the layout should be made anew.
    void gestureChanged();
    /// Something that is heard happens now.
    void sounded(parlour::Sound sound);
    /// Pictures that were made elsewhere have come; a deck that was just opened may have another shape now.
    void picturesReady();
    void motionStarted();
    void motionEnded();
    /// Flourishes and all; see isAtRest.
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
