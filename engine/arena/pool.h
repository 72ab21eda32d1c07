// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbered jobs for several threads. Used by series; knows nothing of games.
#pragma once

#include "engine/base/threads.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <thread>
#include <vector>

namespace parlour {

/// Does the job with this number.
using Worker = std::function<void(std::int64_t job)>;

/// Makes a worker for each thread (the calling thread is one of them) and gives out the jobs from 0 to `jobs` - 1 in order,
/// each to whoever is free. `threads` is at least 1; where the system gives no more threads, those that there are do it.
/// `onDone()` is called by the calling thread after each job of its own. Returns when all jobs are done; after a request to
/// stop, when those that were given out are, so that there is no gap.
void runJobs(std::int64_t jobs, int threads, const std::stop_token& stop, const std::function<Worker()>& make,
             const std::function<void()>& onDone = {});

/// Adds so many threads that do `work`, or as many as the system gives.
void startThreads(std::vector<std::jthread>& threads, int count, const std::function<void()>& work);

} // namespace parlour
