// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays many matches on several threads and adds up what they bring; the same sum whatever the threads. Used by what tunes
// our own players and by what answers a bot.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

namespace parlour::coins {

/// The sum of `play(work, match)` over `matches` matches, on as many threads as there are works, at least one. A Sum is a
/// whole number, or something that adds up like one.
template <class Sum, class Work, class Play>
Sum sumOf(std::vector<Work>& works, std::int64_t matches, const Play& play)
{
    std::vector<Sum> sums(works.size());
    std::atomic<std::int64_t> next = 0;
    const auto run = [&](std::size_t i) {
        for (std::int64_t match = next++; match < matches; match = next++)
            sums[i] += play(works[i], match);
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < works.size(); ++i)
            helpers.emplace_back([&run, i] { run(i); });
        run(0);
    }
    Sum all{};
    for (const Sum& sum : sums)
        all += sum;
    return all;
}

} // namespace parlour::coins
