// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/review_mode.h"

#include "app/window/review/review_curve.h"

#include <algorithm>

namespace parlour {

namespace {

constexpr int kLow = 960; ///< px of height; lower windows get the compact form

} // namespace

ReviewMode::ReviewMode(Library& library, const TableContext& context, int step)
    : TableMode(context.session),
      step_(step),
      controller_(new ReviewController(
          library, context.table, context.session, context.historyId,
          [this, positionAfter = context.positionAfter](int after) {
              return positionAfter(after, {controller_->seat(), false});
          },
          this))
{
    connect(controller_, &ReviewController::goWanted, this, &TableMode::goWanted);
    connect(controller_, &ReviewController::marksChanged, this, &TableMode::marksChanged);
    connect(controller_, &ReviewController::bestWanted, this, &ReviewMode::showBest);
    connect(controller_, &ReviewController::said, this, &TableMode::said);
    connect(controller_, &ReviewController::seatChanged, this, [this] { emit viewpointChanged(controller_->seat()); });
    connect(controller_, &ReviewController::tryWanted, this, [this] {
        controller_->tryAgain(true);
        tryAgain();
    });
}

QWidget* ReviewMode::reviewTab() const
{
    return controller_->panel();
}

QWidget* ReviewMode::curve() const
{
    return controller_->curve();
}

void ReviewMode::fit(QSize page, int)
{
    controller_->setLow(page.height() < kLow);
}

/// Goes to the given step, else to the first decision.
void ReviewMode::start()
{
    const std::vector<Step>& steps = session_.record().steps;
    const auto first = std::find_if(steps.begin(), steps.end(), [](const Step& step) { return step.who != kChanceSeat; });
    if (step_ >= 0)
        session_.goTo(std::min(step_, session_.length()));
    else if (session_.cursor() == 0)
        session_.goTo(static_cast<int>(first - steps.begin()));
    controller_->setCursor(session_.cursor());
}

void ReviewMode::setWords(const GameWords& words)
{
    controller_->setParts(words.parts);
    controller_->setWords(words.seats, words.headline);
}

bool ReviewMode::act(const std::string& action)
{
    if (!isExercise())
        return false;
    controller_->answer(action);
    tryAgain();
    return true;
}

bool ReviewMode::cancel()
{
    if (!isExercise())
        return false;
    controller_->tryAgain(false);
    emit changed();
    return true;
}

void ReviewMode::tryAgain()
{
    session_.setPaused(true);
    emit changed();
}

/// Draws the analyst's values of the decision at the cursor on the table.
void ReviewMode::showBest()
{
    const auto best = controller_->showBest();
    if (!best)
        return;
    emit evaluated(controller_->seat(), best);
    emit spoken(controller_->actionText(best->chosen));
}

} // namespace parlour
