// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The number of threads that the machine runs at once, and starting as many as can be had.
#pragma once

#include "engine/base/stop.h"

#include <algorithm>
#include <system_error>
#include <thread>
#include <vector>

namespace parlour {

/// The number of hardware threads, at least 1.
inline int machineThreads()
{
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// Adds `count` threads that execute `work`, or fewer if the system refuses.
template <class Work>
void startThreads(std::vector<jthread>& threads, int count, const Work& work)
{
    for (int i = 0; i < count; ++i)
        try {
            threads.emplace_back(work);
        } catch (const std::system_error&) {
            return;
        }
}

} // namespace parlour
