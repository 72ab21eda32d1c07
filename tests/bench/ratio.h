// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The counter "ratio" of a benchmark: its time as a multiple of one shuffle of 52 numbers, timed in the same run.
#pragma once

#include "app/lab/reference.h"

#include <benchmark/benchmark.h>

/// Measures from its construction just before the loop of a benchmark to its destruction, which sets the counter.
class Ratio {
public:
    explicit Ratio(benchmark::State& state) : state_(state), shuffles_(reference()), start_(Clock::now()) {}
    ~Ratio()
    {
        const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
        state_.counters["ratio"] = seconds * shuffles_ / static_cast<double>(state_.iterations());
    }
    Ratio(const Ratio&) = delete;
    Ratio& operator=(const Ratio&) = delete;

private:
    using Clock = std::chrono::steady_clock;

    static double reference()
    {
        static const double perSecond = parlour::shufflesPerSecond(0.5);
        return perSecond;
    }

    benchmark::State& state_;
    double shuffles_;
    Clock::time_point start_;
};
