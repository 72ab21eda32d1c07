// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/lock_file.h"

#include <QLockFile>
#include <QSysInfo>

namespace parlour {

bool tryLock(QLockFile& lock)
{
    lock.setStaleLockTime(0); // locks never expire by age
    if (lock.tryLock())
        return true;
    if (lock.error() != QLockFile::LockFailedError)
        return false;
    qint64 process = 0;
    QString host, program;
    if (lock.getLockInfo(&process, &host, &program) && host != QSysInfo::machineHostName())
        return false;
    // A process that was killed while it made or removed a lock leaves a file that QLockFile takes for one in use, for ever.
    // A living owner also locks the file itself, so its file is not removed here.
    return lock.removeStaleLockFile() && lock.tryLock();
}

} // namespace parlour
