// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The stand-in for threads that can be asked to stop promises the same as the standard's.
#include "engine/base/stop.h"
#include "engine/base/stop_standin.h"
#include "tests/suite.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace {

struct Standard {
    using Token = parlour::stop_token;
    using Source = parlour::stop_source;
    using Thread = parlour::jthread;
    using Condition = parlour::condition_variable_any;
    static Source none() { return Source(parlour::nostopstate); }
    template <class Call>
    using Callback = parlour::stop_callback<Call>;
};

struct StandIn {
    using Token = parlour::standin::stop_token;
    using Source = parlour::standin::stop_source;
    using Thread = parlour::standin::jthread;
    using Condition = parlour::standin::condition_variable_any;
    static Source none() { return Source(parlour::standin::nostopstate); }
    template <class Call>
    using Callback = parlour::standin::stop_callback<Call>;
};

template <class Kind>
void checkTokens()
{
    using Source = typename Kind::Source;
    using Token = typename Kind::Token;
    QVERIFY(!Token().stop_possible() && !Token().stop_requested());
    Source none = Kind::none();
    QVERIFY(!none.stop_possible() && !none.request_stop() && !none.get_token().stop_possible());
    Source source;
    const Token token = source.get_token();
    QVERIFY(token.stop_possible() && !token.stop_requested());
    Source copy = source;
    QVERIFY(copy.request_stop());
    QVERIFY(token.stop_requested() && source.stop_requested());
    QVERIFY(!source.request_stop());
    Token orphan;
    {
        Source brief;
        orphan = brief.get_token();
        QVERIFY(orphan.stop_possible());
    }
    QVERIFY(!orphan.stop_possible());
    source = {};
    QVERIFY(!source.stop_requested() && token.stop_requested());
    Source moved = std::move(source);
    QVERIFY(moved.stop_possible() && !source.stop_possible()); // NOLINT: a moved source has no state
}

template <class Kind>
void checkCallbacks()
{
    int calls = 0;
    const auto count = [&calls] { ++calls; };
    using Callback = typename Kind::template Callback<decltype(count)>;
    typename Kind::Source source;
    const Callback kept(source.get_token(), count);
    {
        const Callback gone(source.get_token(), count);
    }
    QCOMPARE(calls, 0);
    source.request_stop();
    QCOMPARE(calls, 1);
    const Callback late(source.get_token(), count);
    QCOMPARE(calls, 2);
    const Callback never(typename Kind::Token(), count);
    QCOMPARE(calls, 2);

    // A callback may end itself.
    typename Kind::Source other;
    struct Self {
        std::optional<typename Kind::template Callback<std::function<void()>>> callback;
    } self;
    self.callback.emplace(other.get_token(), [&self] { self.callback.reset(); });
    other.request_stop();
    QVERIFY(!self.callback);
}

template <class Kind>
void checkThreads()
{
    std::atomic<bool> wasAsked{false};
    {
        const typename Kind::Thread thread([&wasAsked](const typename Kind::Token& stop) {
            while (!stop.stop_requested())
                std::this_thread::yield();
            wasAsked = true;
        });
        QVERIFY(thread.joinable());
    }
    QVERIFY(wasAsked);
    std::atomic<int> sum{0};
    std::vector<typename Kind::Thread> threads;
    for (int i = 1; i <= 4; ++i)
        threads.emplace_back([&sum](int more) { sum += more; }, i);
    threads.clear();
    QCOMPARE(sum.load(), 10);
    typename Kind::Thread thread;
    QVERIFY(!thread.joinable());
    thread = typename Kind::Thread([&sum] { ++sum; });
    thread = {}; // joins
    QCOMPARE(sum.load(), 11);
}

template <class Kind>
void checkWaits()
{
    std::mutex mutex;
    typename Kind::Condition changed;
    bool isReady = false, isAtWait = false;
    std::optional<bool> seen;
    {
        typename Kind::Thread thread([&](const typename Kind::Token& stop) {
            std::unique_lock lock(mutex);
            changed.wait(lock, stop, [&] {
                isAtWait = true;
                return isReady;
            });
            seen = changed.wait(lock, stop, [] { return false; });
        });
        {
            const std::lock_guard lock(mutex);
            isReady = true;
        }
        changed.notify_all();
    }
    QVERIFY(isAtWait);
    QCOMPARE(seen, std::optional(false)); // the stop ended the second wait

    std::unique_lock lock(mutex);
    QVERIFY(changed.wait_for(lock, typename Kind::Token(), std::chrono::hours(1), [] { return true; }));
    QVERIFY(!changed.wait_for(lock, typename Kind::Token(), std::chrono::milliseconds(1), [] { return false; }));
    typename Kind::Source source;
    source.request_stop();
    QVERIFY(!changed.wait_for(lock, source.get_token(), std::chrono::hours(1), [] { return false; }));
    QVERIFY(lock.owns_lock());
}

} // namespace

class TestStop : public QObject {
    Q_OBJECT

private slots:
    void tokensTellOfTheStop()
    {
        checkTokens<Standard>();
        checkTokens<StandIn>();
    }
    void callbacksAreCalledOnce()
    {
        checkCallbacks<Standard>();
        checkCallbacks<StandIn>();
    }
    void threadsAreStoppedAndJoined()
    {
        checkThreads<Standard>();
        checkThreads<StandIn>();
    }
    void aStopEndsAWait()
    {
        checkWaits<Standard>();
        checkWaits<StandIn>();
    }
};

PARLOUR_TEST(TestStop)
#include "test_stop.moc"
