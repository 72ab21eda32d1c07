// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/process_age.h"

#include <windows.h>

namespace parlour {

long long millisecondsRunning()
{
    FILETIME created{}, ended{}, kernel{}, user{}, now{};
    if (::GetProcessTimes(::GetCurrentProcess(), &created, &ended, &kernel, &user) == 0)
        return -1;
    ::GetSystemTimeAsFileTime(&now);
    const auto number = [](FILETIME time) { return static_cast<long long>(time.dwHighDateTime) << 32 | time.dwLowDateTime; };
    return (number(now) - number(created)) / 10'000; // of 100 ns
}

} // namespace parlour
