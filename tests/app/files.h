// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Reading and writing whole files, and the I/O of a thread, for tests.
#pragma once

#include <QFile>
#include <QTest>

namespace parlour::test {

/// The content of a file; empty if there is none.
inline QByteArray get(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Replaces the content of a file.
inline void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// Bytes that the calling thread has read and written so far, in files and elsewhere; 0 if the system does not count them.
struct Traffic {
    qint64 read = 0;
    qint64 written = 0;
};
inline Traffic traffic()
{
    Traffic sum;
    for (const QByteArray& line : get(QStringLiteral("/proc/thread-self/io")).split('\n')) {
        if (line.startsWith("rchar: "))
            sum.read = line.mid(7).toLongLong();
        if (line.startsWith("wchar: "))
            sum.written = line.mid(7).toLongLong();
    }
    return sum;
}

} // namespace parlour::test
