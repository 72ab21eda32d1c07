// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot on a thread of its own. Questions go out by value with a ticket, and answers come back with it; stale ones are
// dropped here. The GUI thread never waits for a Thinker, not even when it is destroyed.
#pragma once

#include "engine/core/any_bot.h"
#include "engine/core/guest.h"

#include <QObject>

#include <memory>
#include <optional>

namespace parlour {

/// Remarks, faults and the name that come with the answer of a guest.
struct GuestNotes {
    std::vector<Remark> remarks;
    bool forfeits = false;
    std::string name = {}; ///< Guest::name
};

class Thinker : public QObject {
    Q_OBJECT

public:
    /// The first question starts the thread. `seating` describes the match to a guest.
    explicit Thinker(std::unique_ptr<AnyBot> bot, QObject* parent = nullptr, const GuestSeat& seating = {});
    /// Asks the bot to stop and detaches the thread, which owns the bot and all that it uses.
    ~Thinker() override;

    /// Asks a question in place of any earlier one, whose answer is dropped. `answered` follows with the ticket returned
    /// here. `events` are those that a guest may have heard since the last question.
    quint64 ask(const AnyQuestion& question, bool wantReport, std::vector<std::string> events = {});
    /// Tells a guest that was asked anything that the match is over.
    void tellResult(const std::vector<double>& scores);
    /// "Move now": the bot answers with the best it has so far. A bot that ignores stop requests goes on.
    void moveNow();
    bool isThinking() const;

signals:
    /// `report` is null unless requested.
    void answered(quint64 ticket, const std::string& action, std::shared_ptr<const parlour::Report> report,
                  const parlour::GuestNotes& notes);

private:
    struct Worker;
    void start();

    std::unique_ptr<AnyBot> bot_; ///< until the thread starts
    GuestSeat seating_;
    std::shared_ptr<Worker> worker_;
    quint64 ticket_ = 0;
    bool thinking_ = false;
};

} // namespace parlour
