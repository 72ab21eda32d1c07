// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Holds a session for the viewer: while pieces move, during the viewing delay of a step, and until a person throws the dice.
// Also delays the thinking marks of bots. Owned by the table page.
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
    /// `isMoving` returns whether pieces are in motion; call updateHold() whenever that changes. All arguments outlive this.
    PaceController(Session& session, const GameTable& table, const Settings& settings, std::function<bool()> isMoving,
                   QObject* parent);

    /// Holds the session for `wanted` ms at pace 1; 0: not at all. Skipped while the session is paused.
    void startViewingDelay(int wanted);
    bool isDelayed() const { return viewingDelay_.isActive(); }
    void stopViewingDelay();

    /// The person whose throw the session is held for at `position`; -1 if none, and always in a replay.
    Seat throwerAt(const Position& position);
    /// Lets the awaited throw happen.
    void releaseThrow();
    /// Asks for a throw again at the step of the last one, after the cursor has jumped.
    void forgetThrow() { thrownAt_ = -1; }

    /// Restarts the delay of the thinking mark. Call whenever another bot thinks, or none.
    void restartMarkDelay();
    /// The bot that is shown as thinking, after kThinkingMarkDelay; -1: none.
    Seat thinker() const { return markDelay_.isActive() ? -1 : session_.thinking(); }
    /// Holds or releases the session.
    void updateHold();

signals:
    /// thinker() is a bot now.
    void thinkerShown();

private:
    Session& session_;
    const GameTable& table_;
    const Settings& settings_;
    std::function<bool()> isMoving_;
    Seat thrower_ = -1; ///< the person whose throw is awaited; -1: none
    int thrownAt_ = -1; ///< the cursor at the last throw; -1: none
    bool held_ = false; ///< the session is held
    QTimer viewingDelay_;
    QTimer markDelay_; ///< until thinker() is shown
};

} // namespace parlour
