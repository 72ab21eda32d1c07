// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The number of threads that the machine runs at once.
#pragma once

#include <algorithm>
#include <thread>

namespace parlour {

/// The number of hardware threads, at least 1.
inline int machineThreads()
{
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

} // namespace parlour
