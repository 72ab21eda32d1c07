// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/verbs/terminal.h"

#include "app/bots/bot_source.h"
#include "engine/arena/pool.h"
#include "engine/base/tokens.h"

#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <random>

namespace parlour::cli {

namespace {

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
    if (const auto number = parseInt(text, low, high))
        return *number;
    throw Refused(where + ": \"" + text + "\" is not a whole number from " + std::to_string(low) + " to "
                  + std::to_string(high));
}

int takeThreads(const std::string& text, const std::string& where)
{
    constexpr int kPerProcessor = 4; // more than one helps while external bots compute
    const int machine = machineThreads();
    return text.empty() ? machine : std::min(takeInt(text, 1, 1024, where), std::max(16, kPerProcessor * machine));
}

std::uint64_t takeSeed(const std::string& text, const std::string& where)
{
    if (text.empty()) {
        std::random_device device;
        return (std::uint64_t{device()} << 32) | device();
    }
    if (const auto seed = parseSeed(text))
        return *seed;
    throw Refused(where + ": \"" + text + "\" is not a seed; a seed is 1 to 16 hexadecimal digits");
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

ProgressLine::ProgressLine(long long total) : total_(total), isTerminal_(isTerminal(stderr)) {}

ProgressLine::~ProgressLine()
{
    if (isTerminal_)
        std::fputs("\r\033[K", stderr);
}

void ProgressLine::show(long long done)
{
    const auto now = std::chrono::steady_clock::now();
    if (!isTerminal_ || now - last_ < std::chrono::milliseconds(200))
        return;
    last_ = now;
    std::fprintf(stderr, "\r%lld of %lld", done, total_);
}

} // namespace parlour::cli
