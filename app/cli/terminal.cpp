// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal.h"

#include "app/bots/bot_source.h"
#include "app/cli/parser.h"
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

template <class T>
T takeBy(const Parser<T>& parser, const std::string& text, const std::string& where)
{
    if (const auto value = parser.parse(text))
        return *value;
    throw Refused(where + ": \"" + text + "\" " + parser.problem);
}

} // namespace

int refuse(std::string why)
{
    std::replace(why.begin(), why.end(), '\n', ' ');
    std::fprintf(stderr, "parlour-cli: %s\n", why.c_str());
    return kRefused;
}

int takeInt(const std::string& text, int low, int high, const std::string& where)
{
    return takeBy(wholeNumber(low, high), text, where);
}

int takeThreads(const std::string& text)
{
    return text.empty() ? machineThreads() : takeBy(threadCount(), text, "--threads");
}

std::uint64_t takeSeed(const std::string& text)
{
    return text.empty() ? randomSeed() : takeBy(seedDigits(), text, "--seed");
}

std::uint64_t randomSeed()
{
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
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
    // Without SA_RESTART Ctrl-C also ends the wait for a typed line.
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
