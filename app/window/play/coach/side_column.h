// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The column next to the table: beliefs and side panel, or the result in place of the panel; and the hint, which lies over
// the column, or over the table where that is closed. Owned by the table page; knows no game.
#pragma once

#include "app/window/play/coach/belief_card.h"
#include "app/window/play/coach/hint_card.h"
#include "app/window/play/coach/side_panel.h"

class QVBoxLayout;

namespace parlour {

class Stage;

class SideColumn : public QObject {
    Q_OBJECT

public:
    /// `words`: an action in the present position. The page lays out `layout` next to the stage and is
    /// the parent of `hint`.
    SideColumn(const GameTable& table, const Stage& stage, const Canvas& canvas, HintCard::ActionWords words, QWidget* page);

    QVBoxLayout* const layout;
    BeliefCard* const beliefs;
    SidePanel* const panel;
    HintCard* const hint;

    void setCanvas(const Canvas& canvas);
    void setWidth(int width);
    /// Opens or closes the panel, also for bringPanelBack().
    void setPanelOpen(bool open);
    /// Hides the panel for a while.
    void putPanelAway();
    /// Shows the panel again if it was open.
    void bringPanelBack() { panel->setVisible(isPanelOpen_); }
    /// Gives the hint the height that it asks for, and the panel the rest where both have room. The pieces stay where they
    /// are. Call after each change of the page's layout; `isAnew` looks for another place over the table.
    void placeHint(bool isAnew = false);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isBeside() const { return !panel->isHidden() || !beliefs->isHidden(); }
    int hintWidth() const;
    QRect hintPlace(int height);

    const Stage& stage_;
    QWidget* page_;
    bool isPanelOpen_ = false; ///< also while the result or the curtain takes its place
    std::optional<QPoint> corner_; ///< of the hint over the table, while it is open
};

} // namespace parlour
