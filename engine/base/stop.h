// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Threads that can be asked to stop: those of the standard library, or a stand-in where it has none yet, as in older
// versions of libc++. The one place that chooses.
#pragma once

#include <version>

#ifdef __cpp_lib_jthread
#include <condition_variable>
#include <stop_token>
#include <thread>

namespace parlour {

using std::condition_variable_any;
using std::jthread;
using std::nostopstate;
using std::stop_callback;
using std::stop_source;
using std::stop_token;

} // namespace parlour
#else
#include "engine/base/stop_standin.h"

namespace parlour {

using standin::condition_variable_any;
using standin::jthread;
using standin::nostopstate;
using standin::stop_callback;
using standin::stop_source;
using standin::stop_token;

} // namespace parlour
#endif
