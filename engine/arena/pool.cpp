// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/pool.h"

#include "engine/base/stop.h"

#include <algorithm>
#include <atomic>

namespace parlour {

void runJobs(std::int64_t jobs, int threads, const stop_token& stop, const std::function<Worker()>& make,
             const std::function<void()>& onDone)
{
    std::atomic<std::int64_t> next = 0;
    const auto work = [&](const std::function<void()>& report) {
        const Worker worker = make();
        while (!stop.stop_requested()) {
            const std::int64_t job = next++;
            if (job >= jobs)
                break;
            worker(job);
            if (report)
                report();
        }
    };
    std::vector<jthread> others;
    startThreads(others, static_cast<int>(std::min<std::int64_t>(threads, jobs)) - 1, [&work] { work({}); });
    work(onDone);
}

} // namespace parlour
