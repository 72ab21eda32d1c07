// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A finished game at its table with its review and its branches: joins ReviewController and WhatIfController to a table
// page.
#pragma once

#include "app/window/play/table_mode.h"
#include "app/window/review/review_controller.h"
#include "app/window/review/what_if_controller.h"

class QStackedWidget;

namespace parlour {

class ReviewMode : public TableMode {
    Q_OBJECT

public:
    /// `step`: where to begin; -1: at the first decision.
    ReviewMode(Library& library, const TableContext& context, int step);

    ReviewController& controller() { return *controller_; }
    WhatIfController& branches() { return *whatIf_; }

    TableRights may() const override { return {.whatIf = true}; }
    QWidget* reviewTab() const override;
    QWidget* curve() const override;
    void fit(QSize page, int panelWidth) override;
    void start() override;
    void takeRecord(const std::vector<SeatInfo>& seats, const std::function<GameWords()>& words) override;
    void setCursor(int) override { update(); }
    void update() override;
    void applyPreferences() override { controller_->regrade(); }
    Seat asked() const override;
    bool isExercise() const override { return controller_->isTrying() || whatIf_->isChoosing(); }
    bool stopsHere() const override { return session_.line().shown() < 0 && controller_->stopsHere(); }
    bool act(const std::string& action) override;
    bool cancel() override;
    void mark(Layout& layout, const Canvas& canvas) const override { controller_->mark(layout, canvas); }
    bool goToMistake() override;
    QList<QAction*> actions() const override { return controller_->actions(); }
    void whatIf() override;

private:
    void fitCurve();
    void goToGame(int step);
    void showBest();
    void tryAgain();

    int step_;
    bool isLow_ = false;
    ReviewController* controller_;
    WhatIfController* whatIf_;
    QStackedWidget* tab_; ///< the review, or what if
    QWidget* lines_; ///< the curve and the tree of branches
};

} // namespace parlour
