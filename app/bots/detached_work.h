// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Detached threads: a bot may hang, and neither the window nor the end of the program waits for it. Used by
// Thinker and BotInquiry; main calls leaveWithoutWaiting.
#pragma once

#include <functional>

namespace parlour {

/// Runs `work` on a thread of its own that only leaveWithoutWaiting knows.
void runDetached(std::function<void()> work);

/// The last call of main, after the window and its sessions are gone. Returns when every bot's thread has ended. If a bot
/// still hangs after a short grace, ends the program with `code` and without destroying what that thread still uses.
void leaveWithoutWaiting(int code);

} // namespace parlour
