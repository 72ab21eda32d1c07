// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/seating/pace_controller.h"

#include "app/store/settings.h"
#include "app/tables/table_capabilities.h"

#include <utility>

namespace parlour {

namespace {

constexpr int kThinkingMarkDelay = 300; ///< ms a bot thinks before that is seen, and "Move now" is offered

} // namespace

PaceController::PaceController(Session& session, const GameTable& table, const Settings& settings,
                               std::function<bool()> isMoving, QObject* parent)
    : QObject(parent),
      session_(session),
      table_(table),
      settings_(settings),
      isMoving_(std::move(isMoving))
{
    linger_.setSingleShot(true);
    patience_.setSingleShot(true);
    patience_.setInterval(kThinkingMarkDelay);
    connect(&patience_, &QTimer::timeout, this, &PaceController::pondered);
    connect(&linger_, &QTimer::timeout, this, &PaceController::holdOrGoOn);
}

/// Whoever steps by hand is not kept waiting; whoever plays sees it even where nothing moves.
void PaceController::linger(int wanted)
{
    const double pace = session_.pace() > 0 || !session_.hasPerson() ? session_.pace() : 2;
    if (wanted > 0 && pace > 0 && !session_.isPaused())
        linger_.start(static_cast<int>(wanted / pace));
    else
        linger_.stop();
    holdOrGoOn();
}

void PaceController::stopLingering()
{
    linger_.stop();
    holdOrGoOn();
}

Seat PaceController::throwerAt(const Position& position)
{
    thrower_ = -1;
    const auto* thrown = table_.as<HandThrown>();
    const bool isPlayed = !session_.isOver() && session_.atEnd();
    if (!thrown || !isPlayed || !settings_.preferences().rollsDice || thrownAt_ == session_.cursor())
        return -1;
    const Seat seat = thrown->nextThrower(position);
    if (seat >= 0 && position.seats[static_cast<std::size_t>(seat)].person)
        thrower_ = seat;
    return thrower_;
}

void PaceController::letFall()
{
    thrownAt_ = session_.cursor();
    thrower_ = -1;
    session_.setPaused(false);
    holdOrGoOn();
}

void PaceController::watchThinking()
{
    if (session_.thinking() >= 0)
        patience_.start();
    else
        patience_.stop();
}

void PaceController::holdOrGoOn()
{
    const bool hold = isMoving_() || linger_.isActive() || thrower_ >= 0;
    if (std::exchange(held_, hold) != hold)
        session_.hold(hold);
}

} // namespace parlour
