// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers in place of a person: obvious questions if the preferences say so (ObviousAnswers), and the first legal action
// round after round until a chosen condition holds (FastForward). Each answer is an ordinary step of the person. Owned by
// the table page of a game, never of a lesson.
#pragma once

#include "app/seating/offers.h"
#include "app/session/session.h"
#include "app/tables/table_capabilities.h"

#include <QTimer>

namespace parlour {

class Settings;

class AutoAnswer : public QObject {
    Q_OBJECT

public:
    AutoAnswer(const GameTable& table, const QString& game, Settings& settings, Offers& offers, QObject* parent = nullptr);

    /// Takes the position that the table shows now. If the number of people's answers has decreased, the game was taken back
    /// and the question is left to the person. Resets everything in the past, in a pause and at the end.
    void follow(const Session& session, const Position& position);
    /// Forgets the position and stops everything: the language changed, or another person comes to the screen.
    void reset();
    /// Offers the stop conditions of a run, or stops the present run.
    void toggleRun();
    bool isRunning() const { return goal_.has_value(); }
    /// Stops the present run; false if there was none.
    bool stopRun();

signals:
    void answered(const std::string& action);
    /// isRunning() has changed.
    void runChanged();

private:
    void consider();
    void offerPlain();
    void run(const StopGoal& goal);
    void answerAfter(int pause, const std::string& action);
    int atPace(int milliseconds) const;

    const ObviousAnswers* obvious_; ///< null if the game has none
    const FastForward* repetition_; ///< null if the game has none
    QString game_;
    Settings& settings_;
    Offers& offers_;
    QTimer pause_;
    Position position_; ///< the last one in which a person was asked
    Seat asked_ = -1; ///< the person asked now; -1: nobody
    int given_ = -1; ///< answers by persons so far
    int offered_ = 0; ///< offers to answer obvious questions, in this game
    int takenBack_ = -1; ///< the value of `given_` after an undo: that question is left to the person; -1: none
    std::string action_; ///< given when `pause_` ends
    std::optional<StopGoal> goal_;
};

} // namespace parlour
