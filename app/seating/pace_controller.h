// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// When a game at its table waits for whoever looks: while pieces move, while something is to be taken in, until a hand lets
// the dice fall, and until a bot is seen to think. Owned by the table page.
#pragma once

#include "app/session/session.h"
#include "app/tables/game_table.h"

#include <QTimer>

#include <functional>

namespace parlour {

class Settings;

class PaceController : public QObject {
    Q_OBJECT

public:
    /// `isMoving` tells whether pieces are on their way; its owner calls holdOrGoOn() when that changes. All outlive this.
    PaceController(Session& session, const GameTable& table, const Settings& settings, std::function<bool()> isMoving,
                   QObject* parent);

    /// Something is to be taken in before the game goes on, for `wanted` ms at pace 1; 0: nothing.
    void linger(int wanted);
    bool isLingering() const { return linger_.isActive(); }
    /// It was seen.
    void stopLingering();

    /// The person whose hand the game waits for at `position`; -1: nobody's. Never in a replay.
    Seat throwerAt(const Position& position);
    void letFall();
    /// The game is elsewhere: what was thrown is to be thrown again.
    void forgetThrow() { thrownAt_ = -1; }

    /// Another bot thinks, or none.
    void watchThinking();
    /// The bot that has been thinking for longer than people take for its pause; -1: none.
    Seat ponderer() const { return patience_.isActive() ? -1 : session_.thinking(); }

    void holdOrGoOn();

signals:
    /// There is a ponderer now.
    void pondered();

private:
    Session& session_;
    const GameTable& table_;
    const Settings& settings_;
    std::function<bool()> isMoving_;
    Seat thrower_ = -1; ///< whose hand is waited for
    int thrownAt_ = -1; ///< the step at which it let chance happen
    bool held_ = false; ///< the session stands still
    QTimer linger_; ///< until the game goes on after something to take in
    QTimer patience_; ///< until a bot is seen to think
};

} // namespace parlour
