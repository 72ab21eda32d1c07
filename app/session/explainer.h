// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Evaluations of bots for people's eyes: those that come with the answers of a live game, and those of earlier decisions,
// for which the bot is asked again. Changes no game.
#pragma once

#include "app/session/people.h"
#include "app/session/seated_bots.h"

#include <QObject>

namespace parlour {

/// The report of a bot that has only one legal action.
std::shared_ptr<const Report> reportOfForced(const std::string& action);

class Explainer : public QObject {
    Q_OBJECT

public:
    /// All outlive this.
    Explainer(const GameLine& line, const People& people, const SeatedBots& bots);

    /// The decision to explain at the cursor, as the number of steps before it: the one made or due there, or the last one
    /// before; -1: none.
    int decision() const;
    /// Asks the bot of that decision for its evaluation, which comes by `explained`. Repeats the question with the same
    /// random numbers as in the game. A person's decision is put to the bot `standIn`, if there is one. A later call
    /// replaces an unanswered one.
    void explain(const std::string& standIn = {});
    /// Drops an unanswered question.
    void stop() { thinker_.reset(); }

    /// If on, bots of the live game also report their evaluation with each answer (`explained`). Does not change the answer.
    void setReporting(bool on) { isReporting_ = on; }
    bool isReporting() const { return isReporting_; }
    /// Passes on the report that came with an answer at the end of the line, if these are wanted.
    void take(Seat seat, const std::shared_ptr<const Report>& report);

signals:
    /// The evaluation of `seat` after `step` steps, as decision() counts them; null if the bot makes none.
    void explained(int step, parlour::Seat seat, std::shared_ptr<const parlour::Report> report);

private:
    Seat deciderAt(int step) const;

    const GameLine& line_;
    const People& people_;
    const SeatedBots& bots_;
    bool isReporting_ = false;
    std::unique_ptr<Thinker> thinker_;
};

} // namespace parlour
