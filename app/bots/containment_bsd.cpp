// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// POSIX systems without the walls of Linux, as macOS.
#include "app/bots/containment_unix.h"

#include <QDir>

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

namespace parlour {

Walls bestWalls()
{
    return Walls::None;
}

Text limitsNotice()
{
    return SAY("Bots", "There is no sandbox here: other programs can do what you can, within limits on memory and files.");
}

ContainedCommand contain(std::vector<std::string> given, const BotLimits&)
{
    ContainedCommand command;
    const PlacedCommand place = placed(std::move(given));
    command.words = place.words;
    command.folder = place.folder.toStdString();
    command.environment = {"PATH=" + qgetenv("PATH").toStdString(), "HOME=/", "LANG=C.UTF-8", "PYTHONDONTWRITEBYTECODE=1"};
    return command;
}

int startTask(bool ownTree) noexcept
{
    return ownTree ? -1 : ::fork();
}

bool enterWalls(ContainedCommand&, const BotLimits& limits) noexcept
{
    const auto limit = [](auto what, unsigned long long most) {
        const rlimit both{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
        return ::setrlimit(what, &both) == 0;
    };
    limit(RLIMIT_AS, 2ULL * limits.memory); // not every system has it
    return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0)
        && limit(RLIMIT_NOFILE, static_cast<unsigned long long>(limits.files))
        && limit(RLIMIT_CPU, static_cast<unsigned long long>(limits.processorTime)) && limit(RLIMIT_DATA, limits.memory);
}

void hideMemory() noexcept {}

void closeOthers(int first) noexcept
{
    for (int file = first; file < 4096; ++file)
        ::close(file);
}

} // namespace parlour
