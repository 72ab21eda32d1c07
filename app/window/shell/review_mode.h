// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A finished game at its table with its review: joins ReviewController to a table page.
#pragma once

#include "app/window/play/table_mode.h"
#include "app/window/review/review_controller.h"

namespace parlour {

class ReviewMode : public TableMode {
    Q_OBJECT

public:
    /// `step`: where to begin; -1: at the first decision.
    ReviewMode(Library& library, const TableContext& context, int step);

    ReviewController& controller() { return *controller_; }

    bool isReview() const override { return true; }
    QWidget* reviewTab() const override;
    QWidget* curve() const override;
    void fit(QSize page, int panelWidth) override;
    void start() override;
    void setWords(const GameWords& words) override;
    void setCursor(int step) override { controller_->setCursor(step); }
    void applyPreferences() override { controller_->regrade(); }
    Seat asked() const override { return isExercise() ? controller_->seat() : TableMode::asked(); }
    bool isExercise() const override { return controller_->isTrying(); }
    bool stopsHere() const override { return controller_->stopsHere(); }
    bool act(const std::string& action) override;
    bool cancel() override;
    void mark(Layout& layout, const Canvas& canvas) const override { controller_->mark(layout, canvas); }
    int nextMistake() const override { return controller_->nextMistake(); }

private:
    void showBest();
    void tryAgain();

    int step_;
    ReviewController* controller_;
};

} // namespace parlour
