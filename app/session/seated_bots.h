// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The bots in the seats of a live game: each is made lazily, on a Thinker of its own. At most one question is open, and its
// answer is kept until the Session takes it. A pending question survives a look at the past.
#pragma once

#include "app/session/game_line.h"
#include "app/session/thinker.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace parlour {

/// Makes the bot with this id; null if there is none.
using BotMaker = std::function<std::unique_ptr<AnyBot>(const std::string& id)>;

class SeatedBots : public QObject {
    Q_OBJECT

public:
    /// `line` outlives this.
    SeatedBots(GameLine& line, BotMaker makeBot);

    std::unique_ptr<AnyBot> make(const std::string& id) const { return makeBot_(id); }
    /// The first id of a seat for which no bot can be made; empty if there is none.
    std::string missing() const;
    /// The seat of the next bot that the match waits for; -1: none.
    Seat awaited() const;
    /// The bot that is thinking; -1: none.
    Seat thinking() const { return question_ && !question_->action ? question_->seat : -1; }

    struct Answer {
        Seat seat = 0;
        std::optional<std::string> action; ///< nullopt: not known yet
        GuestNotes notes = {}; ///< from a guest
    };
    /// The open question; nullopt: none.
    const std::optional<Answer>& question() const { return question_; }
    /// Asks the bot of a seat at the end of the line; a forced action is its answer at once. False if there is no such bot.
    bool ask(Seat seat, bool wantReport);
    /// Opens a question that is answered already, in place of the bot's.
    void answerFor(Seat seat, const std::string& action);
    /// Makes the thinking bot answer at once. If it does not within two seconds, the first legal action is its answer.
    void moveNow();
    /// Drops the question; a bot that still thinks may hang, so the next question goes to a new one.
    void forgetQuestion();
    /// Drops the question and restarts guests, which know the steps that were cut.
    void forgetGuests();
    /// Drops the question and all bots.
    void clear();
    /// Tells guests the result of the line.
    void tellResult();

signals:
    /// The answer of the bot that was asked is known.
    void answered();
    /// Follows if the bot has answered itself. `report` is null unless requested.
    void reported(parlour::Seat seat, std::shared_ptr<const parlour::Report> report);

private:
    Thinker* thinkerOf(Seat seat);
    std::vector<std::string> heardBy(Seat seat);
    void giveUp();

    GameLine& line_;
    BotMaker makeBot_;
    std::map<Seat, std::unique_ptr<Thinker>> thinkers_;
    std::map<Seat, int> heard_; ///< by guest: the number of steps whose events it has received
    std::optional<Answer> question_;
    quint64 ticket_ = 0; ///< of the question
    QTimer moveNowTimer_; ///< limits the wait after moveNow
};

} // namespace parlour
