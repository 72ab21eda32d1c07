// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/auto_answer.h"

#include "app/store/settings.h"

#include <utility>

namespace parlour {

namespace {

// At pace 1, in ms. Nobody who looks on learns more from them than that a question was answered by itself: they depend on
// the pace and on nothing else.
constexpr int kPlainPause = 1200;
constexpr int kRunPause = 350;
constexpr int kMostOffers = 2; ///< in a game
constexpr double kQuickest = 4; ///< the pace where there are no other pauses

} // namespace

AutoAnswer::AutoAnswer(const GameTable& table, const QString& game, Settings& settings, Offers& offers, QObject* parent)
    : QObject(parent),
      plain_(table.as<ObviousAnswers>()),
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

void AutoAnswer::follow(const Position& position, int given)
{
    if (given == given_ && position.asked == asked_) // the same question, whatever others have answered
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
    // They belong to who shows the position.
    position_.report = nullptr;
    position_.story = {};
    consider();
}

void AutoAnswer::rest()
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
    const auto plain = plain_ ? plain_->obviousAnswer(position_) : std::nullopt;
    if (!plain || given_ == takenBack_)
        return;
    const QMap<QString, bool>& switches = settings_.preferences().answersPlain;
    if (!switches.contains(game_))
        offerPlain();
    else if (switches.value(game_))
        answerAfter(kPlainPause, *plain);
}

/// Either answer is the switch in Settings; who gives none is not asked again and again.
void AutoAnswer::offerPlain()
{
    if (++offered_ > kMostOffers)
        return;
    offers_.offer(game_, plain_->obviousAnswersText().offer, {{tr("Yes")}, {tr("No")}}, [this](int answer, int) {
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
