// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Lock files whose locks end with the process that took them, even if it is killed. Used for saved games and contests.
#pragma once

class QLockFile;

namespace parlour {

/// Takes `lock` unless a living process has it. On failure lock.error() is LockFailedError, or says why no lock can be made.
bool tryLock(QLockFile& lock);

} // namespace parlour
