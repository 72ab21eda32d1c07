// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_process.h"

#include "app/bots/bot_protocol.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace parlour {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds kSlice(20); ///< the longest time that a request to stop goes unnoticed
constexpr std::size_t kLongestError = 200; ///< kept bytes of a line
constexpr std::size_t kMaxErrors = 20; ///< lines between two calls of takeErrors

} // namespace

// ------------------------------------------------------------------------------------------------ end

bool BotProcess::isGone()
{
    return reap(false);
}

bool BotProcess::leave(int most)
{
    const auto deadline = Clock::now() + milliseconds(most);
    flush();
    closeInput();
    // Output is read and dropped, so that the process does not block.
    while (!reap(false) && Clock::now() < deadline) {
        if (isOutputOpen() || isErrorOpen())
            wait(std::min(deadline, Clock::now() + milliseconds(5)));
        else
            std::this_thread::sleep_for(milliseconds(1));
        unread_.clear();
        searched_ = 0;
    }
    const bool left = isGone();
    kill();
    return left;
}

// ------------------------------------------------------------------------------------------------ lines

void BotProcess::send(std::string_view lines)
{
    unsent_ += lines;
    flush();
}

bool BotProcess::takeLine(std::string& line)
{
    const std::size_t end = unread_.find('\n', searched_);
    searched_ = end == std::string::npos ? unread_.size() : 0;
    if (end == std::string::npos)
        return false;
    line.assign(unread_, 0, end);
    unread_.erase(0, end + 1);
    if (line.ends_with('\r'))
        line.pop_back();
    return true;
}

BotProcess::Got BotProcess::receive(std::string& line, Clock::time_point deadline, const stop_token& stop)
{
    while (true) {
        if (takeLine(line))
            return line.size() <= limits_.longestLine ? Got::Line : (kill(), Got::TooMuch);
        if (unread_.size() > limits_.longestLine) {
            kill();
            return Got::TooMuch;
        }
        if (!isOutputOpen())
            return Got::Gone;
        if (stop.stop_requested())
            return Got::Stopped;
        const auto now = Clock::now();
        if (now >= deadline)
            return Got::Late;
        wait(stop.stop_possible() ? std::min(deadline, now + kSlice) : deadline);
    }
}

void BotProcess::hearErrors(std::string_view bytes)
{
    for (const char letter : bytes)
        if (letter == '\n')
            keepError();
        else if (error_.size() < 4 * kLongestError)
            error_ += letter;
}

void BotProcess::keepError()
{
    if (errorLines_.size() < kMaxErrors)
        if (std::string line = plainLine(error_, kLongestError); !line.empty())
            errorLines_.push_back(std::move(line));
    error_.clear();
}

std::vector<std::string> BotProcess::takeErrors()
{
    if (isErrorOpen())
        wait(Clock::now());
    if (!isErrorOpen())
        keepError();
    return std::exchange(errorLines_, {});
}

} // namespace parlour
