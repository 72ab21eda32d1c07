// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot's process and its three pipes: input lines, output lines and standard error. Used by one thread, which waits at most
// until the deadline that it states. Knows no protocol. The process and all its children end with this object.
#pragma once

#include "app/bots/bot_command.h"
#include "app/bots/bot_limits.h"
#include "engine/base/stop.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class BotProcess {
public:
    using Clock = std::chrono::steady_clock;
    enum class Got {
        Line,
        Late, ///< no complete line by the deadline
        Stopped, ///< the caller was asked to stop
        Gone, ///< the process ended, or closed its output
        TooMuch ///< a line or an output beyond the limits; the process was killed
    };

    /// An error if the system cannot start processes; a program that cannot be run is Gone at once.
    static Expected<std::unique_ptr<BotProcess>> start(const std::vector<std::string>& words, const BotLimits& limits);
    ~BotProcess();
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    /// Sends whole lines. Never waits: bytes that the process does not accept yet go out while its answer is awaited.
    void send(std::string_view lines);
    /// Waits for the next line and returns it without its line feed.
    Got receive(std::string& line, Clock::time_point deadline, const stop_token& stop = {});
    /// Returns the lines of standard error since the last call; long lines are cut, and of many the first are kept.
    std::vector<std::string> takeErrors();

    /// Returns whether the process has ended.
    bool isGone();
    /// The reason why it is Gone: "ended with status 1", "was ended by signal 9", "closed its output".
    std::string howItEnded();
    /// Closes its input and waits for its end, in ms. False if it did not end by itself and was killed.
    bool leave(int milliseconds);

private:
    /// The process and its pipes: bot_process_unix.cpp, bot_process_windows.cpp.
    struct System;

    explicit BotProcess(const BotLimits& limits);
    bool wait(Clock::time_point deadline);
    void flush();
    void closeInput();
    bool isOutputOpen() const;
    bool isErrorOpen() const;
    void hearErrors(std::string_view bytes);
    void keepError();
    bool takeLine(std::string& line);
    bool reap(bool block);
    void kill();

    const BotLimits limits_;
    const std::unique_ptr<System> system_;
    std::string unsent_;
    std::string unread_;
    std::size_t searched_ = 0; ///< bytes of unread_ that are known to hold no line feed
    std::string error_; ///< an incomplete line of standard error
    std::vector<std::string> errorLines_;
};

} // namespace parlour
