// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A bot's process and its three pipes: lines out, lines in, and what it writes to its standard error. Belongs to one thread,
// which waits in it for at most the time it states. Knows no protocol. The process and all it started end with this object.
#pragma once

#include "app/bots/bot_command.h"
#include "app/bots/bot_limits.h"

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class BotProcess {
public:
    using Clock = std::chrono::steady_clock;
    enum class Got {
        Line,
        Late, ///< nothing whole by the deadline
        Stopped, ///< the caller was asked to stop
        Gone, ///< the process ended, or closed its output
        TooMuch ///< a longer line or more output than anybody reads; the process was ended
    };

    /// An error if the system cannot start anything; a program that cannot be run is Gone at once.
    static Expected<std::unique_ptr<BotProcess>> start(const std::vector<std::string>& words, const BotLimits& limits);
    ~BotProcess();
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;

    /// Never waits: what the process does not take now goes out while its answer is awaited. Whole lines.
    void send(std::string_view lines);
    /// The next line, without its line feed.
    Got receive(std::string& line, Clock::time_point deadline, const std::stop_token& stop = {});
    /// What it wrote to its standard error since the last call; long lines are cut, and of many the first are kept.
    std::vector<std::string> takeErrors();

    /// Has it ended?
    bool isGone();
    /// "ended with status 1", "was ended by signal 9": why it is Gone.
    std::string howItEnded();
    /// Closes its input and waits so many ms. False: it did not leave by itself, and was ended.
    bool leave(int milliseconds);

private:
    /// One end of a pipe.
    class Pipe {
    public:
        Pipe() = default;
        explicit Pipe(int file) : file_(file) {}
        Pipe(Pipe&& other) noexcept : file_(other.take()) {}
        Pipe& operator=(Pipe&& other) noexcept;
        ~Pipe() { close(); }
        int file() const { return file_; }
        bool isOpen() const { return file_ >= 0; }
        void close();
        int take();

    private:
        int file_ = -1;
    };

    explicit BotProcess(const BotLimits& limits) : limits_(limits) {}
    bool wait(Clock::time_point deadline);
    void flush();
    void readOutput();
    void readErrors();
    void keepError();
    bool takeLine(std::string& line);
    bool reap(bool block);
    void kill();

    const BotLimits limits_;
    int id_ = -1; ///< of the process; -1: it is gone and was asked how
    int status_ = 0;
    Pipe input_, output_, errors_;
    std::string unsent_;
    std::string unread_;
    std::size_t searched_ = 0; ///< so many bytes of unread_ hold no line feed
    std::string error_; ///< a line of its standard error, not finished yet
    std::vector<std::string> errorLines_;
};

} // namespace parlour
