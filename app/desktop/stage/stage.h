// The shared stage: draws pieces, moves them from one layout to the next, takes clicks, drags and keys, and puts every named
// piece into the accessibility tree. Knows no game. Used by TablePage.
#pragma once

#include "app/desktop/game_table.h"
#include "app/desktop/stage/layout.h"
#include "app/desktop/stage/theme.h"

#include <QWidget>

#include <memory>

namespace parlour {

class Stage : public QWidget {
    Q_OBJECT

public:
    explicit Stage(QWidget* parent = nullptr);
    ~Stage() override;

    /// Shows a layout. Pieces travel from where they are unless `animate` is false (resizing, scrubbing, change of theme). A
    /// movement that still runs is completed first.
    void show(const Layout& layout, bool animate);
    void setTheme(const Theme& theme);
    /// 0: no movement at all; 1: as designed; 2: twice as fast.
    void setPace(double pace);
    /// No movement; a cross-fade of 100 ms instead.
    void setReducedMotion(bool reduced);

    const Gesture& gesture() const;
    bool isMoving() const;
    /// Completes running movement at once.
    void finishMotion();
    /// Speaks to a screen reader.
    void announce(const QString& text);
    /// Shows a short note at a piece ("Not higher than the queen of spades"), and speaks it.
    void explainRefusal(const QString& pieceId, const QString& why);

signals:
    /// A person chose an action of a piece.
    void chosen(const std::string& action);
    /// Hover, selection or dragging changed: the layout should be made anew.
    void gestureChanged();
    void motionStarted();
    void motionEnded();

private:
    struct Private;
    std::unique_ptr<Private> d_;
};

} // namespace parlour
