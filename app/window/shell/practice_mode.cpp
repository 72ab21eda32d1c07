// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/practice_mode.h"

namespace parlour {

namespace {

constexpr int kWideTable = 1200; ///< px of the page; from this width on the panel is wider
constexpr int kWideExercise = 380; ///< px

} // namespace

/// The others follow the record, which ends here, so that nobody plays on.
PracticeMode::PracticeMode(Library& library, Practice& practice, int place, const ExerciseGame& game,
                           const TableContext& context)
    : TableMode(context.session),
      controller_(new PracticeController(
          library, practice, place, game, context.session, context.table,
          [this, seat = game.seat, positionAfter = context.positionAfter] {
              return positionAfter(session_.line().length(), {seat, false});
          },
          this))
{
    session_.follow(session_.line().record().steps);
    connect(controller_, &PracticeController::changed, this, &PracticeMode::showState);
    connect(controller_, &PracticeController::spoken, this, &TableMode::spoken);
    connect(controller_, &PracticeController::said, this, &TableMode::said);
    connect(controller_, &PracticeController::nextWanted, this, &PracticeMode::nextWanted);
}

void PracticeMode::fit(QSize page, int panelWidth)
{
    controller_->panel()->setFixedWidth(page.width() < kWideTable ? panelWidth : kWideExercise);
}

bool PracticeMode::act(const std::string& action)
{
    controller_->answer(action);
    return true;
}

bool PracticeMode::proceed()
{
    if (controller_->isJudged())
        emit nextWanted();
    return controller_->isJudged();
}

bool PracticeMode::takeFocus()
{
    if (!controller_->isJudged())
        return false;
    controller_->panel()->takeFocus();
    return true;
}

/// Draws the values on the table once the move is judged.
void PracticeMode::showState()
{
    emit changed();
    if (const auto values = controller_->values())
        emit evaluated(controller_->seat(), values);
}

} // namespace parlour
