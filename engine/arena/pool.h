// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Numbered jobs for several threads. Used by series; knows no game.
#pragma once

#include "engine/base/stop.h"
#include "engine/base/threads.h"

#include <cstdint>
#include <functional>

namespace parlour {

/// Executes the job with this number.
using Worker = std::function<void(std::int64_t job)>;

/// Makes a worker for each thread (the calling thread is one of them) and assigns the jobs from 0 to `jobs` - 1 in order to
/// free workers. `threads` is at least 1; if the system refuses threads, the others do the work. The calling thread calls
/// `onDone()` after each job of its own. Returns when all jobs are done; after a request to stop, when the assigned ones
/// are, which may heed it too.
void runJobs(std::int64_t jobs, int threads, const stop_token& stop, const std::function<Worker()>& make,
             const std::function<void()>& onDone = {});

} // namespace parlour
