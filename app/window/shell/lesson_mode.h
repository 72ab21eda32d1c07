// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson at its table: joins LessonController to a table page.
#pragma once

#include "app/window/help/lesson_controller.h"
#include "app/window/play/table_mode.h"

namespace parlour {

class LessonMode : public TableMode {
    Q_OBJECT

public:
    /// The session must be at the stop with index `stop`. `settings` keeps the person's progress and outlives this.
    LessonMode(std::shared_ptr<const Lesson> lesson, int stop, const TableContext& context, Settings& settings);

    TableRights may() const override { return kNoRights; }
    QString title(const QString& game) const override { return tr("Lesson: %1").arg(game); }
    QWidget* panel() const override;
    void fit(QSize page, int panelWidth) override;
    void update() override { controller_->update(); }
    void retranslate() override { controller_->retranslate(); }
    void mark(Layout& layout, const Canvas&) const override { controller_->mark(layout); }
    Seat asked() const override { return controller_->isAsking() ? TableMode::asked() : -1; }
    bool isExercise() const override { return true; }
    bool act(const std::string& action) override;
    bool hint() override;
    bool proceed() override;
    bool takeFocus() override;

signals:
    /// Continue at a stop of another of the lesson's records.
    void stopWanted(int stop);
    /// Start a first game after the lesson.
    void gameWanted();

private:
    LessonController* controller_;
};

} // namespace parlour
