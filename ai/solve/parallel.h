// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Loops on several threads whose results do not depend on the number of threads.
#pragma once

#include "engine/base/stop.h"
#include "engine/base/threads.h"

#include <atomic>
#include <cstdint>

namespace parlour {

/// Calls `work(worker, index)` for each index below `count`. Each of `workers` threads, the calling one included, has a
/// number below `workers`; if the system refuses threads, the others do the work.
template <class Work>
void inParallel(std::size_t workers, std::int64_t count, const Work& work)
{
    std::atomic<std::int64_t> next = 0;
    std::atomic<std::size_t> numbers = 0;
    const auto run = [&] {
        const std::size_t worker = numbers++;
        for (std::int64_t index = next++; index < count; index = next++)
            work(worker, index);
    };
    std::vector<jthread> helpers;
    startThreads(helpers, static_cast<int>(workers) - 1, run);
    run();
}

/// Sums `work(state, index)` over all indices below `count`, on one thread for each of `states`, at least one. Additions of
/// Sum must be exact, such as those of whole numbers.
template <class Sum, class State, class Work>
Sum sumInParallel(std::vector<State>& states, std::int64_t count, const Work& work)
{
    std::vector<Sum> sums(states.size());
    inParallel(states.size(), count,
               [&](std::size_t worker, std::int64_t index) { sums[worker] += work(states[worker], index); });
    Sum all{};
    for (const Sum& sum : sums)
        all += sum;
    return all;
}

} // namespace parlour
