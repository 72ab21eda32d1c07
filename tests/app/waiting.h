// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How tests wait: for a condition or a signal, and at most for kWaitLimit, which is long because a machine may be busy or a
// sanitizer slow. What comes is not waited for, and what never comes fails. No test measures time: what must be quick is a
// benchmark (tests/bench), or is asked in counts of what is done. Included by whatever waits.
#pragma once

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTest>
#include <QThread>

namespace parlour::test {

/// The one limit, in ms.
inline constexpr int kWaitLimit = 60'000;

/// Lets events happen until `condition` holds; false after kWaitLimit.
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

/// Lets happen all that is due now and what follows from it at once: posted events and timers of 0 ms. Other threads and
/// longer timers are not waited for. To be called before asserting that nothing happens.
inline void settle()
{
    for (int turn = 0; turn < 20; ++turn) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

} // namespace parlour::test

// Qt's own look every 50 ms and give up after five seconds.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QVERIFY2(parlour::test::comesTrue([&] { return static_cast<bool>(condition); }), #condition)
#define QTRY_COMPARE(actual, expected)                                                                                      \
    do {                                                                                                                    \
        parlour::test::comesTrue([&] { return (actual) == (expected); });                                                   \
        QCOMPARE(actual, expected);                                                                                         \
    } while (false)
