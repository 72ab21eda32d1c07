// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/shell/process_age.h"

#include <QFile>
#include <QList>

#include <ctime>

#include <unistd.h>

namespace parlour {

long long millisecondsRunning()
{
    QFile stat("/proc/self/stat"); // counts in kernel ticks of 10 ms
    timespec now{};
    if (!stat.open(QIODevice::ReadOnly) || clock_gettime(CLOCK_BOOTTIME, &now) != 0)
        return -1;
    // The start time is the 20th field after the name in brackets.
    const QByteArray line = stat.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    const long long started = fields.value(19).toLongLong() * 1000 / sysconf(_SC_CLK_TCK);
    return now.tv_sec * 1000LL + now.tv_nsec / 1'000'000 - started;
}

} // namespace parlour
