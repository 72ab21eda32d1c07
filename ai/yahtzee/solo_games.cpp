// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/solo_games.h"

#include "ai/solve/parallel.h"
#include "ai/yahtzee/policy.h"

#include <algorithm>
#include <cmath>

namespace parlour::yahtzee {

namespace {

/// The number of games played together. A large batch, since each distinct card state costs as much as hundreds of turns.
constexpr std::int64_t kBatch = 4'000'000;

struct BatchGame {
    SoloGame game;
    std::uint32_t number = 0; ///< index in the batch
};

std::uint32_t keyOf(const CardState& state)
{
    return static_cast<std::uint32_t>(numberOf(state));
}

class Batch {
public:
    Batch(const SolvedGame& solved, std::int64_t first, std::size_t count, std::uint64_t seed)
        : solved_(solved),
          first_(first),
          seed_(seed),
          games_(count),
          sorted_(count)
    {
        for (std::size_t i = 0; i < count; ++i)
            games_[i].number = static_cast<std::uint32_t>(i);
    }

    /// The games are of no use after a stop.
    void play(int threads, const stop_token& stop)
    {
        for (int round = 0; round < kRounds; ++round) {
            const std::vector<std::size_t> starts = sort();
            inParallel(static_cast<std::size_t>(threads), static_cast<std::int64_t>(starts.size()) - 1,
                       [&](std::size_t, std::int64_t index) {
                           const auto i = static_cast<std::size_t>(index);
                           if (!stop.stop_requested())
                               playGroup(round, starts[i], starts[i + 1]);
                       });
        }
    }
    const std::vector<BatchGame>& games() const { return games_; }

private:
    /// Sorts by card state. Returns the beginnings of the groups, and the end.
    std::vector<std::size_t> sort()
    {
        std::vector<std::uint32_t> begins(kBoxStates * kUpperTotals + 1);
        for (const BatchGame& each : games_)
            ++begins[keyOf(each.game.state) + 1];
        std::vector<std::size_t> starts;
        for (std::size_t key = 0; key + 1 < begins.size(); ++key) {
            if (begins[key + 1] > 0)
                starts.push_back(begins[key]);
            begins[key + 1] += begins[key];
        }
        starts.push_back(games_.size());
        for (const BatchGame& each : games_)
            sorted_[begins[keyOf(each.game.state)]++] = each;
        std::swap(games_, sorted_);
        return starts;
    }
    void playGroup(int round, std::size_t begin, std::size_t end)
    {
        const TurnPolicy policy(solved_.turn(games_[begin].game.state));
        for (std::size_t i = begin; i < end; ++i) {
            const auto index = static_cast<std::uint64_t>((first_ + games_[i].number) * kRounds + round);
            Rng rng = Rng::stream(seed_, Purpose::Analysis, index);
            playTurn(games_[i].game, policy, rng);
        }
    }

    const SolvedGame& solved_;
    std::int64_t first_;
    std::uint64_t seed_;
    std::vector<BatchGame> games_, sorted_;
};

} // namespace

SoloFigures playSolo(const SolvedGame& game, std::int64_t games, std::uint64_t seed, int threads, const stop_token& stop)
{
    SoloFigures figures;
    std::int64_t sum = 0, squares = 0; // integers: the sum does not depend on the order
    while (figures.games < games) {
        const std::int64_t count = std::min(kBatch, games - figures.games);
        Batch batch(game, figures.games, static_cast<std::size_t>(count), seed);
        batch.play(threads, stop);
        if (stop.stop_requested())
            break;
        for (const BatchGame& each : batch.games()) {
            const std::int64_t total = each.game.total();
            sum += total;
            squares += total * total;
        }
        figures.games += count;
    }
    if (figures.games > 0) {
        const auto count = static_cast<double>(figures.games);
        figures.mean = static_cast<double>(sum) / count;
        figures.deviation = std::sqrt(std::max(0.0, static_cast<double>(squares) / count - figures.mean * figures.mean));
    }
    return figures;
}

} // namespace parlour::yahtzee
