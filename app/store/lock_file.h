// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Locks of files that end with the process that took them, however it ended. Used by what keeps games and contests.
#pragma once

class QLockFile;

namespace parlour {

/// Takes `lock` if nobody who lives has it. Otherwise lock.error() is LockFailedError, or says why there can be none here.
bool tryLock(QLockFile& lock);

} // namespace parlour
