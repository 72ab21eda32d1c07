// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Threads that can be asked to stop, for standard libraries without them (stop.h): the part of std::stop_token, std::jthread
// and std::condition_variable_any that Parlour uses, with the same meaning. tests/engine/test_stop.cpp tests both side by
// side.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace parlour::standin {

/// The state that the tokens and sources of one stop share.
class StopState {
public:
    /// A callback that waits for the stop.
    struct Callback {
        virtual void call() = 0;
        virtual ~Callback() = default;
    };

    bool isRequested() const { return isRequested_; }
    bool isPossible() const { return isRequested_ || sources > 0; }

    /// False if the stop had been requested before.
    bool request()
    {
        std::unique_lock lock(mutex_);
        if (isRequested_.exchange(true))
            return false;
        caller_ = std::this_thread::get_id();
        while (!callbacks_.empty()) {
            running_ = callbacks_.back();
            callbacks_.pop_back();
            lock.unlock();
            running_->call(); // may destroy itself
            lock.lock();
            running_ = nullptr;
            ended_.notify_all();
        }
        return true;
    }
    /// Calls at once if the stop has been requested.
    void add(Callback& callback)
    {
        std::unique_lock lock(mutex_);
        if (!isRequested_) {
            callbacks_.push_back(&callback);
            return;
        }
        lock.unlock();
        callback.call();
    }
    /// Waits for a call on another thread.
    void remove(Callback& callback)
    {
        std::unique_lock lock(mutex_);
        std::erase(callbacks_, &callback);
        if (caller_ != std::this_thread::get_id())
            ended_.wait(lock, [&] { return running_ != &callback; });
    }

    std::atomic<int> sources{0};

private:
    std::atomic<bool> isRequested_{false};
    std::mutex mutex_;
    std::condition_variable ended_;
    std::vector<Callback*> callbacks_;
    Callback* running_ = nullptr;
    std::thread::id caller_;
};

struct nostopstate_t {
    explicit nostopstate_t() = default;
};
inline constexpr nostopstate_t nostopstate{};

class stop_token {
public:
    stop_token() = default;
    bool stop_requested() const noexcept { return state_ && state_->isRequested(); }
    bool stop_possible() const noexcept { return state_ && state_->isPossible(); }
    bool operator==(const stop_token&) const = default;

private:
    friend class stop_source;
    template <class>
    friend class stop_callback;
    explicit stop_token(std::shared_ptr<StopState> state) : state_(std::move(state)) {}

    std::shared_ptr<StopState> state_;
};

class stop_source {
public:
    stop_source() : state_(std::make_shared<StopState>()) { count(1); }
    explicit stop_source(nostopstate_t) noexcept {}
    stop_source(const stop_source& other) : state_(other.state_) { count(1); }
    stop_source(stop_source&& other) noexcept : state_(std::exchange(other.state_, nullptr)) {}
    stop_source& operator=(stop_source other) noexcept
    {
        std::swap(state_, other.state_);
        return *this;
    }
    ~stop_source() { count(-1); }

    stop_token get_token() const noexcept { return stop_token(state_); }
    bool stop_requested() const noexcept { return state_ && state_->isRequested(); }
    bool stop_possible() const noexcept { return state_ != nullptr; }
    bool request_stop() const noexcept { return state_ && state_->request(); }

private:
    void count(int more)
    {
        if (state_)
            state_->sources += more;
    }

    std::shared_ptr<StopState> state_;
};

template <class Call>
class stop_callback : StopState::Callback {
public:
    template <class From>
    stop_callback(const stop_token& token, From&& call) : call_(std::forward<From>(call)),
                                                          state_(token.state_)
    {
        if (state_)
            state_->add(*this);
    }
    ~stop_callback() override
    {
        if (state_)
            state_->remove(*this);
    }
    stop_callback(const stop_callback&) = delete;
    stop_callback& operator=(const stop_callback&) = delete;

private:
    void call() override { call_(); }

    Call call_;
    std::shared_ptr<StopState> state_;
};
template <class Call>
stop_callback(stop_token, Call) -> stop_callback<Call>;

/// Asks its thread to stop and joins it at its end.
class jthread {
public:
    using id = std::thread::id;

    jthread() noexcept : source_(nostopstate) {}
    template <class Work, class... Arguments>
    requires(!std::is_same_v<std::remove_cvref_t<Work>, jthread>) explicit jthread(Work&& work, Arguments&&... arguments)
        : thread_(start(source_, std::forward<Work>(work), std::forward<Arguments>(arguments)...))
    {
    }
    jthread(jthread&&) noexcept = default;
    jthread& operator=(jthread&& other) noexcept
    {
        if (this != &other) {
            end();
            source_ = std::move(other.source_);
            thread_ = std::move(other.thread_);
        }
        return *this;
    }
    ~jthread() { end(); }

    bool joinable() const noexcept { return thread_.joinable(); }
    void join() { thread_.join(); }
    void detach() { thread_.detach(); }
    id get_id() const noexcept { return thread_.get_id(); }
    stop_token get_stop_token() const noexcept { return source_.get_token(); }
    stop_source get_stop_source() const noexcept { return source_; }
    bool request_stop() noexcept { return source_.request_stop(); }

private:
    template <class Work, class... Arguments>
    static std::thread start(const stop_source& source, Work&& work, Arguments&&... arguments)
    {
        if constexpr (std::is_invocable_v<std::decay_t<Work>, stop_token, std::decay_t<Arguments>...>)
            return std::thread(std::forward<Work>(work), source.get_token(), std::forward<Arguments>(arguments)...);
        else
            return std::thread(std::forward<Work>(work), std::forward<Arguments>(arguments)...);
    }
    void end()
    {
        if (!joinable())
            return;
        request_stop();
        join();
    }

    stop_source source_;
    std::thread thread_;
};

/// Waits that a stop ends. Notifiers hold the inner mutex, so that none comes between the look at the condition and the
/// wait.
class condition_variable_any {
public:
    void notify_one()
    {
        const std::lock_guard lock(mutex_);
        changed_.notify_one();
    }
    void notify_all()
    {
        const std::lock_guard lock(mutex_);
        changed_.notify_all();
    }
    template <class Lock, class Condition>
    void wait(Lock& lock, Condition condition)
    {
        wait(lock, stop_token(), condition);
    }
    /// Returns the condition once it holds or a stop is requested.
    template <class Lock, class Condition>
    bool wait(Lock& lock, const stop_token& stop, Condition condition)
    {
        return waitBy(lock, stop, condition, [this](std::unique_lock<std::mutex>& inner) {
            changed_.wait(inner);
            return true;
        });
    }
    template <class Lock, class Duration, class Condition>
    bool wait_for(Lock& lock, const stop_token& stop, Duration time, Condition condition)
    {
        const auto end = std::chrono::steady_clock::now() + time;
        return waitBy(lock, stop, condition, [this, end](std::unique_lock<std::mutex>& inner) {
            return changed_.wait_until(inner, end) == std::cv_status::no_timeout;
        });
    }

private:
    template <class Lock, class Condition, class Pause>
    bool waitBy(Lock& lock, const stop_token& stop, Condition& condition, const Pause& pause)
    {
        const stop_callback wake(stop, [this] { notify_all(); });
        for (bool goesOn = true; goesOn && !condition();) {
            std::unique_lock inner(mutex_);
            if (stop.stop_requested())
                break;
            lock.unlock();
            goesOn = pause(inner);
            inner.unlock();
            lock.lock();
        }
        return condition();
    }

    std::mutex mutex_;
    std::condition_variable changed_;
};

} // namespace parlour::standin
