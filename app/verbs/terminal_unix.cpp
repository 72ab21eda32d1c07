// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/verbs/terminal.h"

#include <csignal>
#include <ctime>

#include <unistd.h>

namespace parlour::cli {

namespace {

volatile std::sig_atomic_t interruptSeen = 0;
/// When it was set, in tenths of a second. timeout(1) sends each signal twice, to the process and to its group.
volatile long interruptTenths = 0;

} // namespace

std::vector<std::string> beginProgram(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // exceeding the file size limit becomes a write error
    return {argv + std::min(argc, 1), argv + argc};
}

void exitAtOnce(std::string_view why, int status) noexcept
{
    const std::string_view name = programName();
    const bool isWritten =
        write(STDERR_FILENO, name.data(), name.size()) >= 0 && write(STDERR_FILENO, why.data(), why.size()) >= 0;
    _exit(isWritten ? status : kRefused);
}

bool isTerminal(std::FILE* file)
{
    return isatty(fileno(file)) != 0;
}

void catchInterrupt()
{
    struct sigaction action {};
    action.sa_handler = [](int number) {
        timespec now{};
        clock_gettime(CLOCK_MONOTONIC, &now);
        const long tenths = static_cast<long>(now.tv_sec) * 10 + now.tv_nsec / 100'000'000;
        if (interruptSeen && tenths - interruptTenths > 2) {
            std::signal(number, SIG_DFL);
            std::raise(number);
        }
        if (!interruptSeen)
            interruptTenths = tenths;
        interruptSeen = 1;
    };
    // Without SA_RESTART Ctrl-C also ends the wait for a typed line.
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        sigaction(number, nullptr, &before);
        if (before.sa_handler != SIG_IGN) // as under nohup
            sigaction(number, &action, nullptr);
    }
}

bool interrupted()
{
    return interruptSeen != 0;
}

} // namespace parlour::cli
