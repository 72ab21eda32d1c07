// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What every verb shares towards the shell: refusing input, printing JSON, progress and Ctrl-C. Knows no game.
#pragma once

#include "engine/base/expected.h"

#include <QJsonObject>

#include <chrono>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace parlour::cli {

/// Exit statuses; scripts rely on them.
inline constexpr int kDone = 0;
inline constexpr int kNo = 1;
inline constexpr int kRefused = 2;

/// Wrong usage or input. Ends the program with status 2 and this one line; never leaves this room.
class Refused : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The name that messages on standard error begin with. Set once, by main.
const std::string& programName();
void setProgramName(const std::string& name);

/// Says why in one line on standard error, whatever the text holds; returns kRefused.
int refuse(std::string why);

/// The value, or Refused with the reason. `where` says which input, unless the reason does: "--rules".
template <class T>
T take(Expected<T> value, const std::string& where = {})
{
    if (!value)
        throw Refused((where.empty() ? where : where + ": ") + value.error().english());
    if constexpr (!std::is_void_v<T>)
        return *std::move(value);
}

/// A whole number of an option; Refused unless it lies in [low, high].
int takeInt(const std::string& text, int low, int high, const std::string& where);
/// Threads: what was asked for, as far as more would help; as many as the machine runs at once for an empty text.
int takeThreads(const std::string& text);
/// 1 to 16 hexadecimal digits; a random seed for an empty text.
std::uint64_t takeSeed(const std::string& text);

/// The same of the luck of other programs among these; 0 if there are none. Never 0 otherwise.
std::uint64_t takeSalt(const std::string& text, const std::vector<std::string>& bots);

void printJson(const QJsonObject& object);

/// From now on Ctrl-C asks to stop instead of killing.
void catchInterrupt();
bool interrupted();

/// A counter on standard error while a long run lasts, if that is a terminal.
class Progress {
public:
    explicit Progress(long long total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    void show(long long done);

private:
    long long total_;
    bool isTerminal_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace parlour::cli
