// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An exercise of the practice at its table: joins PracticeController to a table page.
#pragma once

#include "app/window/play/table_mode.h"
#include "app/window/practice/practice_controller.h"

namespace parlour {

class PracticeMode : public TableMode {
    Q_OBJECT

public:
    /// As PracticeController.
    PracticeMode(Library& library, Practice& practice, int place, const ExerciseGame& game, const TableContext& context);

    TableRights may() const override { return kNoRights; }
    /// Whether the exercise was answered before and is only looked at.
    bool isLookedAt() const { return controller_->isLookedAt(); }
    QString title(const QString& game) const override { return tr("Practice: %1").arg(game); }
    QString back() const override { return tr("Back to the practice"); }
    QWidget* panel() const override { return controller_->panel(); }
    void fit(QSize page, int panelWidth) override;
    void retranslate() override { controller_->retranslate(); }
    Seat asked() const override { return controller_->isAsking() ? controller_->seat() : -1; }
    bool isExercise() const override { return true; }
    bool act(const std::string& action) override;
    bool hint() override { return true; }
    bool proceed() override;
    bool takeFocus() override;

signals:
    /// The exercise is done: show the next one, or the result of the round.
    void nextWanted();

private:
    void showState();

    PracticeController* controller_;
};

} // namespace parlour
