// How long tests wait for what must come. Long, because a machine may be busy or a sanitizer slow; what comes is not waited
// for, and what never comes fails. Included by whatever waits.
#pragma once

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <limits>

namespace parlour::test {

inline constexpr int kPatience = 60'000; // ms

/// What must be quick is tried so often until it is once: a busy machine stands still at times, but not always.
inline constexpr int kTries = 20;

/// The time in ms that a try takes: all of it, or from start() to stop().
class Lap {
public:
    Lap() { start(); }
    void start() { timer_.start(); }
    void stop() { count(timer_.elapsed()); }
    /// Another time is what counts.
    void count(qint64 milliseconds) { milliseconds_ = milliseconds; }
    qint64 milliseconds() const { return milliseconds_ < 0 ? timer_.elapsed() : milliseconds_; }

private:
    QElapsedTimer timer_;
    qint64 milliseconds_ = -1;
};

/// The shortest lap in ms of `attempt(Lap&)`, which is called until one is below `bound` or a check of its own fails.
template <class Attempt>
qint64 shortestLap(qint64 bound, Attempt attempt)
{
    qint64 shortest = std::numeric_limits<qint64>::max();
    for (int i = 0; i < kTries && shortest >= bound && !QTest::currentTestFailed(); ++i) {
        Lap lap;
        attempt(lap);
        shortest = std::min(shortest, lap.milliseconds());
    }
    return shortest;
}

/// Whether `value()` stays the same for `milliseconds` at some time, in kTries of them.
template <class Value>
bool comesToRest(Value value, int milliseconds)
{
    for (int i = 0; i < kTries; ++i) {
        const auto before = value();
        QTest::qWait(milliseconds);
        if (value() == before)
            return true;
    }
    return false;
}

} // namespace parlour::test

/// Fails unless one of the laps of the lambda given, of some, takes less than so many ms.
#define TAKES_LESS_THAN(bound, ...)                                                                                         \
    do {                                                                                                                    \
        const qint64 shortest = parlour::test::shortestLap(bound, __VA_ARGS__);                                             \
        QVERIFY2(shortest < (bound), qPrintable(QString("%1 ms").arg(shortest)));                                           \
    } while (false)

// Qt's own give up after five seconds.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), parlour::test::kPatience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), parlour::test::kPatience)
