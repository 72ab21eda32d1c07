// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers of long computations: elapsed time, stopping on Ctrl-C, rules as JSON.
#pragma once

#include "app/verbs/terminal.h"
#include "engine/base/stop.h"
#include "engine/core/rules_text.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <thread>

namespace parlour::cli {

/// Time since its construction.
class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }
    /// Processor time of all threads of this program.
    double processorSeconds() const { return static_cast<double>(std::clock() - processor_) / CLOCKS_PER_SEC; }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::clock_t processor_ = std::clock();
};

/// Turns the signals of catchInterrupt() into a stop request during its lifetime.
class StopOnInterrupt {
public:
    StopOnInterrupt()
    {
        catchInterrupt();
        watcher_ = jthread([this](const stop_token& done) {
            while (!done.stop_requested() && !interrupted())
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
            if (interrupted())
                stop_.request_stop();
        });
    }
    stop_token token() const { return stop_.get_token(); }
    /// Waits for this time, or until interrupted.
    void wait(std::chrono::milliseconds time) const
    {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        condition_variable_any().wait_for(lock, token(), time, [] { return false; });
    }

private:
    stop_source stop_;
    jthread watcher_;
};

inline RuleMap takeRules(const std::string& text, const std::string& where)
{
    return take(parseRuleMap(text), where);
}

inline QJsonObject jsonOf(const RuleMap& rules)
{
    QJsonObject object;
    for (const auto& [key, value] : rules)
        object[QString::fromStdString(key)] = QString::fromStdString(value);
    return object;
}

} // namespace parlour::cli
