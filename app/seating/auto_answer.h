// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Answers for a person what is no question: one whose answer goes without saying, when the person wants that, and round
// after round what it has asked for. What it chooses is an ordinary step of the person. Kept by the table page of a game
// that is played, never of a lesson, a replay or a game that is tried anew; the tables say what is plain, the person's
// preferences whether it is answered.
#pragma once

#include "app/seating/offers.h"
#include "app/tables/table_capabilities.h"

#include <QTimer>

namespace parlour {

class Settings;

class AutoAnswer : public QObject {
    Q_OBJECT

public:
    AutoAnswer(const GameTable& table, const QString& game, Settings& settings, Offers& offers, QObject* parent = nullptr);

    /// The table shows this; `given`: so many answers persons have given before.
    void follow(const Position& position, int given);
    /// Nothing can be answered here: the past, the end.
    void rest();
    /// Asks until when the first of the legal actions is to be taken, or stops taking it.
    void toggleRun();
    bool isRunning() const { return goal_.has_value(); }
    /// The person did something else. False: nothing was being done.
    bool stopRun();

signals:
    void answered(const std::string& action);
    /// isRunning is another now.
    void runChanged();

private:
    void consider();
    void offerPlain();
    void run(const StopGoal& goal);
    void answerAfter(int pause, const std::string& action);
    int atPace(int milliseconds) const;

    const ObviousAnswers* plain_; ///< null: this game has none
    const FastForward* repetition_; ///< likewise
    QString game_;
    Settings& settings_;
    Offers& offers_;
    QTimer pause_;
    Position position_; ///< the last in which somebody was asked
    Seat asked_ = -1; ///< who is asked now; -1: nobody
    int given_ = -1; ///< answers before now
    int offered_ = 0; ///< to answer what is plain, in this game
    int takenBack_ = -1; ///< the answer for which the person is asked all the same, having gone back there
    std::string action_; ///< that is about to be taken
    std::optional<StopGoal> goal_;
};

} // namespace parlour
