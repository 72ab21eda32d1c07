// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/known_programs.h"

#include "app/bots/bot_command.h"
#include "app/store/game_file.h"
#include "app/store/paths.h"
#include "app/verbs/terminal.h"

#include <QDir>

#include <algorithm>
#include <cstdio>
#include <iostream>

namespace parlour::cli {

namespace {

/// A command a line.
QString listPath()
{
    return paths::config() + "/contest-programs";
}

std::vector<std::string> knownPrograms()
{
    std::vector<std::string> known;
    if (const auto bytes = readBytes(listPath()))
        for (const QByteArray& line : bytes->split('\n'))
            if (!line.isEmpty())
                known.push_back(line.toStdString());
    return known;
}

std::vector<std::string> unknownPrograms(const std::vector<std::string>& entrants)
{
    const std::vector<std::string> known = knownPrograms();
    std::vector<std::string> unknown;
    for (const std::string& entrant : entrants)
        if (isExternal(entrant) && std::find(known.begin(), known.end(), entrant) == known.end()
            && std::find(unknown.begin(), unknown.end(), entrant) == unknown.end())
            unknown.push_back(entrant);
    return unknown;
}

bool saysYes()
{
    std::fputs("Let them play? y or n: ", stderr);
    std::string answer;
    return std::getline(std::cin, answer) && (answer == "y" || answer == "yes");
}

} // namespace

void rememberPrograms(const std::vector<std::string>& entrants)
{
    const std::vector<std::string> unknown = unknownPrograms(entrants);
    if (unknown.empty())
        return;
    QByteArray list;
    for (const std::string& program : knownPrograms())
        list += QByteArray::fromStdString(program) + '\n';
    for (const std::string& program : unknown)
        list += QByteArray::fromStdString(program) + '\n';
    QDir().mkpath(paths::config());
    writeWhole(listPath(), list);
}

void allowPrograms(const std::vector<std::string>& entrants, const std::string& file, bool isAllowed)
{
    const std::vector<std::string> unknown = unknownPrograms(entrants);
    if (unknown.empty())
        return;
    std::string list;
    for (const std::string& program : unknown)
        list += (list.empty() ? "" : ", ") + program;
    const std::string question = file + " starts programs that you have not let play yet: " + list;
    if (!isAllowed && isTerminal(stdin)) {
        std::fprintf(stderr, "%s\n", question.c_str());
        isAllowed = saysYes();
    }
    if (!isAllowed)
        throw Refused(question + "; --yes lets them");
    rememberPrograms(entrants);
}

} // namespace parlour::cli
