// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The time since the start of this process, for measurements of the start: process_age_linux.cpp, process_age_bsd.cpp and
// process_age_windows.cpp. Used by main.
#pragma once

namespace parlour {

/// Milliseconds since the start of this process; -1 if unknown.
long long millisecondsRunning();

} // namespace parlour
