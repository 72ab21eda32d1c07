// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal.h"

#include "app/bots/bot_source.h"
#include "engine/arena/pool.h"
#include "engine/base/words.h"

#include <QJsonDocument>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <random>
#include <unistd.h>

namespace parlour::cli {

namespace {

volatile std::sig_atomic_t interruptSeen = 0;
std::string nameOfProgram;

} // namespace

const std::string& programName()
{
    return nameOfProgram;
}

void setProgramName(const std::string& name)
{
    nameOfProgram = name;
}

int refuse(std::string why)
{
    std::replace(why.begin(), why.end(), '\n', ' ');
    std::fprintf(stderr, "%s: %s\n", programName().c_str(), why.c_str());
    return kRefused;
}

int takeInt(const std::string& text, int low, int high, const std::string& where)
{
    const auto number = parseInt(text, low, high);
    if (!number)
        throw Refused(where + ": \"" + text + "\" is not a whole number from " + std::to_string(low) + " to "
                      + std::to_string(high));
    return *number;
}

int takeThreads(const std::string& text)
{
    constexpr int kEach = 4; ///< on a processor: more than one helps where other programs answer
    const int machine = machineThreads();
    return text.empty() ? machine : std::min(takeInt(text, 1, 1024, "--threads"), std::max(16, kEach * machine));
}

std::uint64_t takeSeed(const std::string& text)
{
    if (text.empty()) {
        std::random_device device;
        return (std::uint64_t{device()} << 32) | device();
    }
    const auto seed = parseSeed(text);
    if (!seed)
        throw Refused("--seed: \"" + text + "\" is not a seed; a seed is 1 to 16 hexadecimal digits");
    return *seed;
}

std::uint64_t takeSalt(const std::string& text, const std::vector<std::string>& bots)
{
    if (!hasExternal(bots))
        return 0;
    if (text.empty())
        return newSalt();
    const auto salt = parseSeed(text);
    if (!salt || *salt == 0)
        throw Refused("--salt: \"" + text + "\" is not a salt; a salt is 1 to 16 hexadecimal digits, not all of them 0");
    return *salt;
}

void printJson(const QJsonObject& object)
{
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Indented);
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

void catchInterrupt()
{
    struct sigaction action {};
    action.sa_handler = [](int) { interruptSeen = 1; };
    // No SA_RESTART: waiting for a typed line ends too.
    sigaction(SIGINT, &action, nullptr);
}

bool interrupted()
{
    return interruptSeen != 0;
}

Progress::Progress(long long total) : total_(total), isTerminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress()
{
    if (isTerminal_)
        std::fputs("\r\033[K", stderr);
}

void Progress::show(long long done)
{
    const auto now = std::chrono::steady_clock::now();
    if (!isTerminal_ || now - last_ < std::chrono::milliseconds(200))
        return;
    last_ = now;
    std::fprintf(stderr, "\r%lld of %lld", done, total_);
}

} // namespace parlour::cli
