// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Whole files, for tests of what is kept in them, and how much a thread reads and writes.
#pragma once

#include <QFile>
#include <QTest>

namespace parlour::test {

/// Empty: there is no such file, or nothing in it.
inline QByteArray get(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Bytes that the calling thread has read and written so far, in files and otherwise; 0 where the system does not count.
struct Traffic {
    qint64 read = 0;
    qint64 written = 0;
};
inline Traffic traffic()
{
    Traffic so;
    for (const QByteArray& line : get(QStringLiteral("/proc/thread-self/io")).split('\n')) {
        if (line.startsWith("rchar: "))
            so.read = line.mid(7).toLongLong();
        if (line.startsWith("wchar: "))
            so.written = line.mid(7).toLongLong();
    }
    return so;
}

} // namespace parlour::test
