// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Waiting in tests: for a condition or a signal, until it holds or kWaitLimit has passed, which is long because machines may
// be busy and sanitizers slow. No test measures time; speed is a matter of benchmarks (tests/bench) or of counted
// operations.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>
#include <QThread>

namespace parlour::test {

/// The limit of all waiting, in ms.
inline constexpr int kWaitLimit = 60'000;

/// Processes events until `condition` holds; false after kWaitLimit.
template <class Condition>
bool comesTrue(Condition condition)
{
    const QDeadlineTimer deadline(kWaitLimit);
    while (!condition()) {
        if (deadline.hasExpired())
            return false;
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QThread::msleep(1);
    }
    return true;
}
#define UNTIL(condition) QVERIFY(parlour::test::comesTrue([&] { return (condition); }))

/// Processes all due events and their immediate consequences: posted events and timers of 0 ms, but no other threads and no
/// longer timers. Called before asserting that nothing happens.
inline void settle()
{
    for (int turn = 0; turn < 20; ++turn) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace parlour::test

// Qt's own macros poll every 50 ms and give up after five seconds.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QVERIFY2(parlour::test::comesTrue([&] { return static_cast<bool>(condition); }), #condition)
#define QTRY_COMPARE(actual, expected)                                                                                      \
    do {                                                                                                                    \
        parlour::test::comesTrue([&] { return (actual) == (expected); });                                                   \
        QCOMPARE(actual, expected);                                                                                         \
    } while (false)
