// Whole files, for tests of what is kept in them.
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

} // namespace parlour::test
