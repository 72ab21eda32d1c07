// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/review_mode.h"

#include "app/widgets/controls.h"
#include "app/window/review/review_curve.h"

#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace parlour {

namespace {

/// px of height; lower windows get the compact form, in which branches take the place of the curve.
constexpr int kLow = 960;

} // namespace

ReviewMode::ReviewMode(Library& library, const TableContext& context, int step)
    : TableMode(context.session, context.origin),
      step_(step),
      controller_(new ReviewController(
          library, context.table, context.session, context.historyId,
          [this, positionAfter = context.positionAfter](int after) {
              return positionAfter(after, {controller_->seat(), false});
          },
          this)),
      whatIf_(new WhatIfController(library, context.table, context.session, context.historyId, this)),
      tab_(new QStackedWidget),
      lines_(new QWidget)
{
    tab_->addWidget(controller_->panel());
    tab_->addWidget(whatIf_->panel());
    auto* column = makeLayout<QVBoxLayout>(0, lines_);
    column->addWidget(controller_->curve());
    column->addWidget(whatIf_->track());
    lines_->setFocusProxy(controller_->curve());
    whatIf_->setAppraisals(
        [this](int at, Seat seat) { return controller_->seat() == seat ? controller_->appraisal(at) : nullptr; });
    whatIf_->setCurves([this] { return controller_->makeCurve(); });
    connect(whatIf_, &WhatIfController::opened, this, [this](bool isOpen) {
        tab_->setCurrentIndex(isOpen ? 1 : 0);
        fitCurve();
        emit tabWanted();
    });
    connect(whatIf_, &WhatIfController::changed, this, &TableMode::changed);
    connect(whatIf_, &WhatIfController::roomChanged, this, &ReviewMode::fitCurve);
    connect(whatIf_, &WhatIfController::said, this, &TableMode::said);
    connect(whatIf_, &WhatIfController::spoken, this, &TableMode::spoken);
    connect(whatIf_, &WhatIfController::viewpointWanted, this,
            [this](Seat seat) { emit viewpointChanged(seat < 0 ? controller_->seat() : seat); });
    connect(controller_, &ReviewController::goWanted, this, &ReviewMode::goToGame);
    connect(controller_, &ReviewController::marksChanged, this, &TableMode::marksChanged);
    connect(controller_, &ReviewController::bestWanted, this, &ReviewMode::showBest);
    connect(controller_, &ReviewController::showWanted, this,
            [this](const auto& comparison) { emit showWanted(controller_->seat(), comparison); });
    connect(controller_, &ReviewController::said, this, &TableMode::said);
    connect(controller_, &ReviewController::seatChanged, this, [this] { emit viewpointChanged(controller_->seat()); });
    connect(controller_, &ReviewController::tryWanted, this, [this] {
        controller_->tryAgain(true);
        tryAgain();
    });
}

QWidget* ReviewMode::reviewTab() const
{
    return tab_;
}

QWidget* ReviewMode::curve() const
{
    return lines_;
}

void ReviewMode::fit(QSize page, int)
{
    isLow_ = page.height() < kLow;
    controller_->setLow(isLow_);
    update();
}

/// Goes to the given step, else to the first decision.
void ReviewMode::start()
{
    const std::vector<Step>& steps = session_.line().record().steps;
    const auto first = std::find_if(steps.begin(), steps.end(), [](const Step& step) { return step.who != kChanceSeat; });
    if (step_ >= 0)
        session_.goTo(std::min(step_, session_.line().length()));
    else if (session_.line().cursor() == 0)
        session_.goTo(static_cast<int>(first - steps.begin()));
    controller_->setCursor(session_.line().cursor());
}

void ReviewMode::takeRecord(const std::vector<SeatInfo>&, const std::function<GameWords()>& wordsOf)
{
    if (session_.line().shown() >= 0)
        return; // the words are those of the game
    const GameWords words = wordsOf();
    controller_->setParts(words.parts);
    controller_->setWords(words.seats, words.headline);
    whatIf_->setSeats(words.seats);
}

void ReviewMode::update()
{
    const bool isBranch = session_.line().shown() >= 0;
    controller_->setCursor(std::min(session_.line().cursor(), session_.line().sharedSteps()), isBranch);
    whatIf_->follow();
    fitCurve();
    lines_->setFocusProxy(isBranch ? whatIf_->tree() : controller_->curve());
}

/// In a low window branches take the room of the curve.
void ReviewMode::fitCurve()
{
    controller_->curve()->setVisible(!(isLow_ && (session_.line().shown() >= 0 || whatIf_->needsRoom())));
}

/// Goes to a step of the game as it was played.
void ReviewMode::goToGame(int step)
{
    session_.showLine(-1);
    emit goWanted(step);
}

bool ReviewMode::goToMistake()
{
    const int mistake = controller_->nextMistake();
    if (mistake < 0)
        return false;
    goToGame(mistake);
    emit spoken(controller_->mistakeText(mistake));
    return true;
}

Seat ReviewMode::asked() const
{
    return whatIf_->isChoosing() ? whatIf_->seat() : controller_->isTrying() ? controller_->seat() : TableMode::asked();
}

void ReviewMode::whatIf()
{
    controller_->tryAgain(false);
    whatIf_->open();
}

bool ReviewMode::act(const std::string& action)
{
    if (!isExercise())
        return false;
    if (whatIf_->isChoosing()) {
        whatIf_->choose(action);
        return true;
    }
    controller_->answer(action);
    tryAgain();
    return true;
}

bool ReviewMode::cancel()
{
    if (!controller_->isTrying())
        return whatIf_->cancel();
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
    emit spoken(controller_->bestText());
}

} // namespace parlour
