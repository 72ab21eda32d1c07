// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/detached_work.h"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

namespace parlour {

namespace {

/// The number of running bots' threads. Never destroyed: a detached thread may outlive everything else.
struct Threads {
    std::mutex mutex;
    std::condition_variable changed;
    int count = 0;
};

Threads& threads()
{
    static auto* const one = new Threads;
    return *one;
}

constexpr auto kGrace = std::chrono::milliseconds(100);

} // namespace

void runDetached(std::function<void()> work)
{
    {
        const std::lock_guard lock(threads().mutex);
        ++threads().count;
    }
    std::thread([work = std::move(work)]() mutable {
        work();
        work = nullptr; // destroys what the work owns
        const std::lock_guard lock(threads().mutex);
        --threads().count;
        threads().changed.notify_all();
    }).detach();
}

void leaveWithoutWaiting(int code)
{
    std::unique_lock lock(threads().mutex);
    if (threads().changed.wait_for(lock, kGrace, [] { return threads().count == 0; }))
        return;
    std::fflush(nullptr);
    std::_Exit(code);
}

} // namespace parlour
