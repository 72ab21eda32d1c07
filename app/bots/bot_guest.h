// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The conversation with a bot in another process, independent of the game: handshake, questions and answers, faults. Used by
// ExternalBot on the thread that plays. The worst effect of anything the process does is a fault.
#pragma once

#include "app/bots/bot_process.h"
#include "app/bots/bot_protocol.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace parlour {

class BotGuest final : public Guest {
public:
    BotGuest(BotCommand command, std::string game, const BotLimits& limits);
    ~BotGuest() override;

    void begin(const GuestSeat& seating) override;
    bool listens() const override { return ready_ && ready_->events; }
    void hear(const std::string& event) override;
    void end(const std::vector<double>& scores) override;
    std::string name() const override { return ready_ ? ready_->name : std::string(); }
    const std::vector<Fault>& faults() const override { return faults_; }
    std::vector<std::string> takeLines() override;

    /// Asks a question and returns the text of the action as it came; nullopt after an added fault if there is none.
    /// `question` needs no id. Before begin() there is no process, so a question is a fault.
    std::optional<std::string> ask(BotQuestion question, const stop_token& stop);
    /// The salt of the bot's luck in this match.
    std::uint64_t salt() const { return salt_; }
    /// Adds a fault: the action of the answer does not parse or is not allowed.
    void refuse(int step, const std::string& action);

    /// Passes every line from now on to `hear`, as it is sent or received, with its sender.
    void listenIn(std::function<void(bool isBot, std::string_view line)> hear) { hear_ = std::move(hear); }

    /// Starts the process if needed. Returns the bot's description of itself, or why it cannot play.
    Expected<BotReady> shakeHands();

private:
    Expected<BotReady> meet();
    bool startAgain();
    Error endedEarly(const char* when, BotProcess::Got got);
    void note(Fault::Kind kind, int step, const std::string& detail);
    std::optional<std::string> hearAnswer(const BotQuestion& question, const stop_token& stop);
    std::optional<std::string> answerIn(const std::string& line, const BotQuestion& question, bool& isOld);
    void dismiss();
    void say(const std::string& line);
    void sayInMatch(const std::string& line);
    BotProcess::Got listen(std::string& line, BotProcess::Clock::time_point deadline, const stop_token& stop = {});

    const BotCommand command_;
    const std::string game_;
    const BotLimits limits_;
    std::unique_ptr<BotProcess> process_; ///< null: not started, or ended
    std::optional<BotReady> ready_; ///< of the running process
    std::string whyGone_; ///< set while there is no process
    /// Whether the process played an earlier match and has not answered in this one: it may have ended after that match,
    /// which nobody notices before it is asked.
    bool mayHaveLeft_ = false;
    std::vector<std::string> opening_; ///< the lines of this match so far, while mayHaveLeft_
    std::uint64_t salt_ = 0;
    std::int64_t lastId_ = 0;
    std::set<std::int64_t> owed_; ///< ids of questions whose answer was late and may still come
    std::vector<Fault> faults_;
    std::vector<std::string> lines_;
    std::function<void(bool isBot, std::string_view line)> hear_;
};

} // namespace parlour
