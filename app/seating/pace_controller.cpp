// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/pace_controller.h"

#include "app/store/settings.h"
#include "app/tables/table_capabilities.h"

#include <utility>

namespace parlour {

namespace {

constexpr int kThinkingMarkDelay = 300; ///< ms of thinking before the mark and "Move now" are shown

} // namespace

PaceController::PaceController(Session& session, const GameTable& table, const Settings& settings,
                               std::function<bool()> isMoving, QObject* parent)
    : QObject(parent),
      session_(session),
      table_(table),
      settings_(settings),
      isMoving_(std::move(isMoving))
{
    viewingDelay_.setSingleShot(true);
    markDelay_.setSingleShot(true);
    markDelay_.setInterval(kThinkingMarkDelay);
    connect(&markDelay_, &QTimer::timeout, this, &PaceController::thinkerShown);
    connect(&viewingDelay_, &QTimer::timeout, this, &PaceController::updateHold);
}

/// At pace 0 a person's game uses pace 2, so that the delay remains; watched games have none, since they are stepped by
/// hand.
void PaceController::startViewingDelay(int wanted)
{
    const double pace = session_.pace() > 0 || !session_.line().hasPerson() ? session_.pace() : 2;
    if (wanted > 0 && pace > 0 && !session_.isPaused())
        viewingDelay_.start(static_cast<int>(wanted / pace));
    else
        viewingDelay_.stop();
    updateHold();
}

void PaceController::stopViewingDelay()
{
    viewingDelay_.stop();
    updateHold();
}

Seat PaceController::throwerAt(const Position& position)
{
    thrower_ = -1;
    const auto* thrown = table_.as<HandThrown>();
    const bool isPlayed = !session_.line().isOver() && session_.line().atEnd();
    if (!thrown || !isPlayed || !settings_.preferences().rollsDice || thrownAt_ == session_.line().cursor())
        return -1;
    const Seat seat = thrown->nextThrower(position);
    if (seat >= 0 && position.seats[static_cast<std::size_t>(seat)].person)
        thrower_ = seat;
    return thrower_;
}

void PaceController::releaseThrow()
{
    thrownAt_ = session_.line().cursor();
    thrower_ = -1;
    session_.setPaused(false);
    updateHold();
}

void PaceController::restartMarkDelay()
{
    if (session_.thinking() >= 0)
        markDelay_.start();
    else
        markDelay_.stop();
}

void PaceController::updateHold()
{
    const bool hold = isMoving_() || viewingDelay_.isActive() || thrower_ >= 0;
    if (std::exchange(held_, hold) != hold)
        session_.hold(hold);
}

} // namespace parlour
