// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/help/lesson_controller.h"

#include "app/draw/text.h"
#include "app/store/settings.h"

#include <QLocale>

namespace parlour {

LessonController::LessonController(std::shared_ptr<const Lesson> lesson, int stop, Session& session, Settings& settings,
                                   QObject* parent)
    : QObject(parent),
      lesson_(std::move(lesson)),
      session_(session),
      settings_(settings),
      stop_(stop),
      panel_(new LessonPanel(settings))
{
    connect(panel_, &LessonPanel::nextWanted, this, &LessonController::next);
    connect(panel_, &LessonPanel::backWanted, this, &LessonController::back);
    session_.follow(lesson_->recordAt(this->stop()).steps);
    texts_ = lessonTexts(lesson_->game, QLocale().name());
    arrive();
}

void LessonController::update()
{
    if (state_ == LessonPanel::State::Going && isThere())
        arrive();
}

/// Shows the stop, which the session has reached.
void LessonController::arrive()
{
    using State = LessonPanel::State;
    const bool isLast = stop_ + 1 == std::ssize(lesson_->stops);
    state_ = stop().asks ? State::Asking : isLast ? State::Ended : State::Telling;
    reason_.clear();
    updatePanel();
    emit spoken(panel_->content().sentence);
    saveProgress();
    emit changed();
}

/// Saves the stop; a finished lesson begins again the next time. One that is left in between is offered once more.
void LessonController::saveProgress()
{
    const QString game = QString::fromStdString(lesson_->game);
    const bool isEnd = state_ == LessonPanel::State::Ended;
    Settings::LessonState state = settings_.lesson(game);
    state.finished = state.finished || isEnd;
    state.stop = isEnd ? 0 : stop_;
    state.offered = state.stop == 0;
    state.leftAt = state.stop == 0 ? QDateTime() : QDateTime::currentDateTime();
    settings_.setLesson(game, state);
}

void LessonController::goTo(int stop)
{
    const LessonStop& wanted = lesson_->stops[static_cast<std::size_t>(stop)];
    const bool isElsewhere = wanted.part != this->stop().part;
    state_ = LessonPanel::State::Going;
    reason_.clear();
    if (isElsewhere) {
        updatePanel();
        emit stopWanted(stop);
        return;
    }
    stop_ = stop;
    session_.follow(lesson_->recordAt(wanted).steps);
    if (session_.line().length() > wanted.step)
        session_.cutTo(wanted.step);
    if (isThere())
        return arrive();
    updatePanel();
    emit changed();
}

void LessonController::next()
{
    if (isTelling())
        goTo(stop_ + 1);
}

void LessonController::back()
{
    if (stop_ > 0)
        goTo(stop_ - 1);
}

void LessonController::answer(const std::string& action)
{
    if (!isAsking())
        return;
    if (isRight(*lesson_, stop(), action)) {
        if (session_.act(action))
            goTo(stop_ + 1);
        return;
    }
    reason_ = reasonAgainst(stop(), action);
    updatePanel();
    emit spoken(panel_->content().reason);
    emit changed();
}

std::shared_ptr<const Report> LessonController::rightAnswer() const
{
    if (!isAsking())
        return nullptr;
    auto report = std::make_shared<Report>();
    Candidate candidate;
    candidate.action = lesson_->answerAt(stop());
    candidate.hasValue = false;
    report->chosen = candidate.action;
    report->candidates.push_back(candidate);
    return report;
}

void LessonController::mark(Layout& layout) const
{
    if (state_ == LessonPanel::State::Going)
        return;
    for (const QString& id : stop().pieces)
        if (Piece* piece = layout.find(id))
            piece->ring = Ring::Chosen;
}

void LessonController::retranslate()
{
    texts_ = lessonTexts(lesson_->game, QLocale().name());
    updatePanel();
}

void LessonController::updatePanel()
{
    if (state_ != LessonPanel::State::Going) // while others act, the last sentence stays
        sentence_ = stop().text;
    panel_->setContent(
        {texts_.value(sentence_), texts_.value(reason_), state_, stop_ + 1, static_cast<int>(lesson_->stops.size())});
}

} // namespace parlour
