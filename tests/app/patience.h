// How long tests wait for what must come. Long, because a machine may be busy or a sanitizer slow; what comes is not waited
// for, and what never comes fails. Included by whatever waits.
#pragma once

#include <QTest>

namespace parlour::test {

inline constexpr int kPatience = 60'000; // ms

/// What must be quick is tried so often until it is once: a busy machine stands still at times, but not always.
inline constexpr int kTries = 20;

} // namespace parlour::test

// Qt's own give up after five seconds.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), parlour::test::kPatience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), parlour::test::kPatience)
