// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// People who share the screen: who is at it, the curtain between their turns, and the answers for which nobody has to look.
// Owned by the table page, which takes everything from the screen when the curtain falls; knows no game.
#pragma once

#include "app/session/session.h"
#include "app/tables/game_table.h"

#include <QTimer>

namespace parlour {

class Curtain;
class PaceController;
class Perspective;
class Settings;
class Stage;

class SharedScreen : public QObject {
    Q_OBJECT

public:
    /// The curtain falls only while the pieces of `stage` rest. All outlive this; the page lays out and owns the
    /// curtain.
    SharedScreen(const GameTable& table, Session& session, const Settings& settings, const Stage& stage,
                 const PaceController& pace, Perspective& perspective, QObject* parent);

    Curtain* curtain() const { return curtain_; }
    /// Lets people share the screen if they may and the live game hides anything from them.
    void begin(bool mayShare);
    bool isShared() const { return session_.isShared() && !session_.line().isOver(); }
    bool isCovered() const { return isCovered_; }
    void cover();
    /// Lifts the curtain, if it is down, without a change of the viewpoint.
    void uncover();
    /// Lets the curtain fall once another person has to answer, and has it call the right one.
    void follow();
    /// Shows the table to the person who was called.
    void pass();
    /// Whether the answer that is awaited is the only one, and is played by itself.
    bool isForced() const;

signals:
    /// All that the last person could see must go, also from the hidden parts of the window.
    void covered();
    void uncovered();
    /// Another person is at the screen.
    void passed();

private:
    Seat nextPerson() const;
    void goOn();
    std::string spokenAnswer() const;
    void speak();

    const GameTable& table_;
    Session& session_;
    const Settings& settings_;
    const Stage& stage_;
    const PaceController& pace_;
    Perspective& perspective_;
    Curtain* curtain_;
    bool isCovered_ = false;
    Seat seated_ = -1; ///< the person who was at the screen last; -1: none
    QTimer delay_; ///< runs until the curtain falls or an answer plays itself
};

} // namespace parlour
