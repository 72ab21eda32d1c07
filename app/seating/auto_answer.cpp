// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/auto_answer.h"

#include "app/store/settings.h"
#include "engine/base/index.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

// Pauses in ms at pace 1. They depend on the pace alone, so that they reveal nothing about the person's hand.
constexpr int kPlainPause = 1200;
constexpr int kRunPause = 350;
constexpr int kMostOffers = 2; ///< per game
constexpr double kQuickest = 4; ///< used instead of pace 0, which has no pauses

} // namespace

AutoAnswer::AutoAnswer(const GameTable& table, const QString& game, Settings& settings, Offers& offers, QObject* parent)
    : QObject(parent),
      obvious_(table.as<ObviousAnswers>()),
      repetition_(table.as<FastForward>()),
      game_(game),
      settings_(settings),
      offers_(offers)
{
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, [this] { emit answered(std::exchange(action_, {})); });
}

int AutoAnswer::atPace(int milliseconds) const
{
    const double pace = settings_.preferences().pace;
    return static_cast<int>(milliseconds / (pace > 0 ? pace : kQuickest));
}

void AutoAnswer::follow(const Session& session, const Position& position)
{
    if (session.line().isOver() || session.isPaused() || !session.line().atEnd())
        return reset();
    const Record& record = session.line().record();
    const auto given = static_cast<int>(std::count_if(record.steps.begin(), record.steps.end(), [&](const Step& each) {
        return each.who >= 0 && isPersonSeat(record.seats[asIndex(each.who)]);
    }));
    if (given == given_ && position.asked == asked_) // same question: only others have answered
        return;
    const bool isBack = given < std::exchange(given_, given);
    if (isBack)
        takenBack_ = given;
    pause_.stop();
    offers_.withdraw(game_);
    asked_ = position.asked;
    if (asked_ < 0)
        return;
    if (goal_ && (isBack || !repetition_->continues(*goal_, position_, position)))
        stopRun();
    position_ = position;
    // Pointers to data that the caller may change.
    position_.report = nullptr;
    position_.story = {};
    consider();
}

void AutoAnswer::reset()
{
    position_ = {};
    asked_ = -1;
    given_ = -1;
    takenBack_ = -1;
    pause_.stop();
    offers_.withdraw(game_);
    stopRun();
}

void AutoAnswer::consider()
{
    if (goal_)
        return answerAfter(kRunPause, position_.legal.front());
    const auto plain = obvious_ ? obvious_->obviousAnswer(position_) : std::nullopt;
    if (!plain || given_ == takenBack_)
        return;
    const QMap<QString, bool>& switches = settings_.preferences().answersPlain;
    if (!switches.contains(game_))
        offerPlain();
    else if (switches.value(game_))
        answerAfter(kPlainPause, *plain);
}

/// Offers to answer obvious questions, at most kMostOffers times per game. Either answer sets the switch in Settings.
void AutoAnswer::offerPlain()
{
    if (++offered_ > kMostOffers)
        return;
    offers_.offer(game_, obvious_->obviousAnswersText().offer, {{tr("Yes")}, {tr("No")}}, [this](int answer, int) {
        settings_.change([&](Preferences& all) { all.answersPlain.insert(game_, answer == 0); });
        consider();
    });
}

void AutoAnswer::answerAfter(int pause, const std::string& action)
{
    action_ = action;
    pause_.start(atPace(pause));
}

void AutoAnswer::toggleRun()
{
    if (stopRun() || !repetition_ || asked_ < 0)
        return;
    const std::vector<StopCondition> choices = repetition_->stopConditions(position_);
    std::vector<Offers::Answer> answers;
    for (const StopCondition& each : choices) {
        answers.push_back({each.text});
        if (each.number)
            answers.back().number = {each.number->value, each.number->low, each.number->high};
    }
    if (!answers.empty())
        offers_.offer(game_, tr("Go on automatically:"), answers, [this, choices](int answer, int number) {
            run({choices[static_cast<std::size_t>(answer)].id, number});
        });
}

void AutoAnswer::run(const StopGoal& goal)
{
    goal_ = goal;
    emit runChanged();
    consider();
}

bool AutoAnswer::stopRun()
{
    if (!goal_)
        return false;
    goal_.reset();
    pause_.stop();
    emit runChanged();
    return true;
}

} // namespace parlour
