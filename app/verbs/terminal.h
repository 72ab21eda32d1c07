// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers of all verbs towards the shell: refusing input, printing JSON, progress and Ctrl-C. Knows no game. Code of one
// operating system is in terminal_unix.cpp and terminal_windows.cpp.
#pragma once

#include "engine/base/expected.h"

#include <QJsonObject>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <string_view>
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

/// Prints the reason on standard error as one line, line breaks replaced; returns kRefused.
int refuse(std::string why);

/// The value, or Refused with the reason. `where` names the input ("--rules") unless the reason does.
template <class T>
T take(Expected<T> value, const std::string& where = {})
{
    if (!value)
        throw Refused((where.empty() ? where : where + ": ") + value.error().english());
    if constexpr (!std::is_void_v<T>)
        return *std::move(value);
}

/// A whole number; Refused unless it lies in [low, high].
int takeInt(const std::string& text, int low, int high, const std::string& where);
/// takeInt() with fixed bounds, as the reader of an option.
struct WholeNumber {
    int low, high;
    int operator()(const std::string& text, const std::string& where) const { return takeInt(text, low, high, where); }
};
/// A number of threads, reduced to those that can still help; as many as the machine runs at once for an empty text.
int takeThreads(const std::string& text, const std::string& where = "--threads");
/// 1 to 16 hexadecimal digits; a random seed for an empty text.
std::uint64_t takeSeed(const std::string& text, const std::string& where = "--seed");

/// The seed of the random numbers of other programs, 1 to 16 hexadecimal digits; random for an empty text. 0 if no bot is
/// another program, and never otherwise.
std::uint64_t takeSalt(const std::string& text, const std::vector<std::string>& bots);

void printJson(const QJsonObject& object);

/// Prepares standard output and writing beyond the limits of files; called first. Returns the words of the command line
/// without the program, in UTF-8 where the system's words are no bytes.
std::vector<std::string> beginProgram(int argc, char** argv);
/// Prints the program's name and a reason on standard error and ends the process at once, without memory or destructors.
[[noreturn]] void exitAtOnce(std::string_view why, int status) noexcept;
/// Returns whether a person sits at the other end of an open file.
bool isTerminal(std::FILE* file);

/// Makes Ctrl-C, SIGTERM and SIGHUP set interrupted() instead of ending the process; a second signal ends it.
void catchInterrupt();
bool interrupted();

/// A counter on standard error during a long run; silent unless that is a terminal.
class ProgressLine {
public:
    explicit ProgressLine(long long total);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    void show(long long done);

private:
    long long total_;
    bool isTerminal_;
    std::chrono::steady_clock::time_point last_;
};

} // namespace parlour::cli
