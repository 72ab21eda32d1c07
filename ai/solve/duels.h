// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Matches of a player against a bot at a table of two, as exploiters train and test: two matches in a row have the same
// chance and swapped seats. Results do not depend on the number of threads.
#pragma once

#include "ai/solve/parallel.h"
#include "engine/base/stop.h"
#include "engine/core/play_out.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

namespace parlour {

struct DuelResult {
    std::int64_t matches = 0;
    double share = 0; ///< of the player
    double error = 0; ///< one standard error, over pairs of matches
};

template <class G>
class Duels {
public:
    using MakeBot = std::function<std::unique_ptr<Bot<G>>()>; ///< makes another instance of the opponent
    using Bots = std::vector<std::unique_ptr<Bot<G>>>; ///< by thread
    Duels(const typename G::Rules& rules, MakeBot makeBot) : rules_(rules), makeBot_(std::move(makeBot)) {}

    const typename G::Rules& rules() const { return rules_; }
    Bots makeBots(int threads) const
    {
        Bots bots(static_cast<std::size_t>(std::clamp(threads, 1, kMostThreads)));
        for (auto& bot : bots)
            bot = makeBot_();
        return bots;
    }

    /// The player's points, 0 to 2, in the match of this seed and number, which decides its seat. The result is meaningless
    /// after a stop.
    int play(Bot<G>& player, Bot<G>& bot, std::uint64_t seed, std::int64_t number, const stop_token& stop) const
    {
        const auto mine = static_cast<Seat>(number % 2);
        BotSeats<G> seats{};
        seats[static_cast<std::size_t>(mine)] = &player;
        seats[static_cast<std::size_t>(1 - mine)] = &bot;
        Match<G> match(rules_, Rng::stream(seed, Purpose::Match, static_cast<std::uint64_t>(number / 2)).next());
        playOut(match, seats, {}, 0, stop);
        return stop.stop_requested() ? 0 : static_cast<int>(2 * match.score(mine));
    }

    /// Plays pairs of matches with a copy of the player for each: `matches` in all, at least two. The result is meaningless
    /// after a stop.
    template <class Player>
    DuelResult test(const Player& player, std::uint64_t seed, std::int64_t matches, int threads,
                    const stop_token& stop) const
    {
        const std::int64_t pairs = std::max<std::int64_t>(1, matches / 2);
        Bots bots = makeBots(threads);
        const Points points = sumInParallel<Points>(bots, pairs, [&](const auto& bot, std::int64_t pair) {
            Player mine = player;
            std::int64_t sum = 0;
            for (int each = 0; each < 2 && !stop.stop_requested(); ++each)
                sum += play(mine, *bot, seed, 2 * pair + each, stop);
            return Points{sum, sum * sum};
        });
        constexpr double kMost = 4; // points of a pair
        const auto count = static_cast<double>(pairs);
        const double share = static_cast<double>(points.sum) / kMost / count;
        const double variance = static_cast<double>(points.squares) / (kMost * kMost) / count - share * share;
        return {2 * pairs, share, std::sqrt(std::max(0.0, variance) / count)};
    }

private:
    static constexpr int kMostThreads = 32;
    /// Sums of points over pairs.
    struct Points {
        std::int64_t sum = 0, squares = 0;
        Points& operator+=(const Points& other)
        {
            sum += other.sum;
            squares += other.squares;
            return *this;
        }
    };

    typename G::Rules rules_;
    MakeBot makeBot_;
};

} // namespace parlour
