// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot on a thread of its own. Questions go out by value with a ticket, answers come back with it; stale ones are dropped
// here. The GUI thread never waits for a Thinker, also not when it is destroyed.
#pragma once

#include "engine/core/any_bot.h"

#include <QObject>

#include <memory>
#include <optional>

namespace parlour {

/// What comes back with the answer of a guest.
struct GuestNotes {
    std::vector<Remark> remarks;
    bool forfeits = false;
};

class Thinker : public QObject {
    Q_OBJECT

public:
    /// The thread begins with the first question. A guest is told of its match by `seating`.
    explicit Thinker(std::unique_ptr<AnyBot> bot, QObject* parent = nullptr, const Seating& seating = {});
    /// Asks the bot to stop and leaves the thread to end by itself; the thread owns the bot and all that it uses.
    ~Thinker() override;

    /// Replaces any earlier question, whose answer will not come. The answer comes by `answered` with the ticket returned
    /// here. `events` are what a guest may have heard since.
    quint64 ask(const AnyQuestion& question, bool wantReport, std::vector<std::string> events = {});
    /// The match is over: a guest is told, if it was asked anything.
    void tellResult(const std::vector<double>& scores);
    /// "Move now": the bot answers with the best it has. A bot that does not listen goes on.
    void hurry();
    bool isThinking() const;

signals:
    /// `report` is null unless wanted.
    void answered(quint64 ticket, const std::string& action, std::shared_ptr<const parlour::Report> report,
                  const parlour::GuestNotes& notes);

private:
    struct Worker;
    void start();

    std::unique_ptr<AnyBot> bot_; ///< until the thread begins
    Seating seating_;
    std::shared_ptr<Worker> worker_;
    quint64 ticket_ = 0;
    bool thinking_ = false;
};

} // namespace parlour
