// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/lesson_mode.h"

namespace parlour {

namespace {

constexpr int kWide = 1600; ///< px of the page; from this width on a lesson has a wider panel with a larger font
constexpr int kWidePanel = 420; ///< px

} // namespace

LessonMode::LessonMode(std::shared_ptr<const Lesson> lesson, int stop, const TableContext& context, Settings& settings)
    : TableMode(context.session, context.origin),
      controller_(new LessonController(std::move(lesson), stop, context.session, settings, this))
{
    connect(controller_, &LessonController::changed, this, &TableMode::changed);
    connect(controller_, &LessonController::spoken, this, &TableMode::spoken);
    connect(controller_, &LessonController::stopWanted, this, &LessonMode::stopWanted);
    const LessonPanel* panel = controller_->panel();
    connect(panel, &LessonPanel::answerWanted, this, &LessonMode::hint);
    connect(panel, &LessonPanel::playWanted, this, &LessonMode::gameWanted);
    connect(panel, &LessonPanel::leaveWanted, this, &TableMode::leaveWanted);
}

QWidget* LessonMode::panel() const
{
    return controller_->panel();
}

void LessonMode::fit(QSize page, int panelWidth)
{
    controller_->panel()->setFixedWidth(page.width() < kWide ? panelWidth : kWidePanel);
}

bool LessonMode::act(const std::string& action)
{
    controller_->answer(action);
    return true;
}

bool LessonMode::hint()
{
    if (controller_->isAsking())
        emit evaluated(session_.asked(), controller_->rightAnswer());
    return true;
}

bool LessonMode::proceed()
{
    if (!controller_->isTelling())
        return false;
    controller_->next();
    return true;
}

bool LessonMode::takeFocus()
{
    if (controller_->isAsking())
        return false;
    controller_->panel()->takeFocus();
    return true;
}

} // namespace parlour
