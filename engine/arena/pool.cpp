#include "engine/arena/pool.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace parlour {

void runJobs(std::int64_t jobs, int threads, const std::stop_token& stop, const std::function<Worker()>& make,
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
    std::vector<std::jthread> others;
    for (std::int64_t i = 1; i < std::min<std::int64_t>(threads, jobs); ++i)
        others.emplace_back([&work] { work({}); });
    work(onDone);
}

int machineThreads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace parlour
