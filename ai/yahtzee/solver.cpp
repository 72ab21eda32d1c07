// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Box states with equally many filled boxes are independent, so threads share them; the upper totals of a box state are
// calculated in parallel lanes.
#include "ai/yahtzee/solver.h"

#include "ai/solve/parallel.h"
#include "ai/yahtzee/simd_turn.h"

#include <bitset>

namespace parlour::yahtzee {

namespace {

/// A set of filled boxes, and whether the Yahtzee box holds 50.
struct BoxState {
    BoxSet filled;
    bool fifty;
};

/// Returns the box states with this number of filled boxes. `fifty` requires a filled Yahtzee box.
std::vector<BoxState> boxStates(int filledBoxes)
{
    std::vector<BoxState> all;
    for (unsigned bits = 0; bits < 1U << kBoxes; ++bits) {
        const BoxSet filled = BoxSet::ofBits(bits);
        if (filled.size() != filledBoxes)
            continue;
        all.push_back({filled, false});
        if (filled.has(Box::Yahtzee))
            all.push_back({filled, true});
    }
    return all;
}

} // namespace

SolvedGame::SolvedGame(Joker joker, const Goal& goal) : joker_(joker), goal_(goal)
{
    for (std::size_t moment = 0; moment < (goal.spread ? 2 : 1); ++moment) {
        moments_[moment] = std::make_unique<double[]>(kBoxStates * kRow);
        for (const bool fifty : {false, true}) { // full cards
            double* const end = row(moment, boxStateOf(BoxSet::all(), fifty));
            std::fill(end + kUpperGoal, end + kRow, moment == 0 ? kUpperBonus : kUpperBonus * kUpperBonus);
        }
    }
}

template <std::size_t Moments>
void SolvedGame::solveLanes(BoxSet filled, bool fifty, std::size_t firstUpper)
{
    const CardState state{filled, 0, fifty};
    const auto worth = [&](Box box, int points, int bonus) {
        const CardState next = after(state, box, points);
        const std::size_t upper = firstUpper + static_cast<std::size_t>(BoxSet::upper().has(box) ? points : 0);
        Lanes<Moments> lanes;
        for (std::size_t m = 0; m < Moments; ++m)
            std::copy_n(row(m, boxStateOf(next.filled, next.fifty)) + upper, kLanes, lanes.of[m].begin());
        add(lanes, points + (bonus > 0 ? goal_.yahtzeeBonus : 0));
        return lanes;
    };
    const Lanes<Moments> mean = turnValues<Moments>(joker_, filled, fifty, worth);
    for (std::size_t m = 0; m < Moments; ++m)
        std::copy(mean.of[m].begin(), mean.of[m].end(), row(m, boxStateOf(filled, fifty)) + firstUpper);
}

/// Upper totals that cannot reach the bonus share their value; those above the maximum of the filled boxes are skipped.
void SolvedGame::solveRow(BoxSet filled, bool fifty)
{
    const int lowest = std::max(0, kUpperGoal - 1 - mostUpper(BoxSet::all() - filled));
    const int highest = std::min(kUpperGoal, mostUpper(filled));
    for (int upper = lowest; upper <= highest; upper += static_cast<int>(kLanes))
        if (hasSpread())
            solveLanes<2>(filled, fifty, static_cast<std::size_t>(upper));
        else
            solveLanes<1>(filled, fifty, static_cast<std::size_t>(upper));
    for (std::size_t moment = 0; moment < (hasSpread() ? 2 : 1); ++moment) {
        double* const values = row(moment, boxStateOf(filled, fifty));
        std::fill(values, values + lowest, values[lowest]);
        std::fill(values + kUpperTotals, values + kRow, values[kUpperGoal]);
    }
}

std::optional<SolvedGame> SolvedGame::solve(Joker joker, const Goal& goal, int threads, const stop_token& stop)
{
    SolvedGame game(joker, goal);
    for (int filled = kBoxes; filled-- > 0;) {
        const std::vector<BoxState> layer = boxStates(filled);
        inParallel(static_cast<std::size_t>(threads), static_cast<std::int64_t>(layer.size()),
                   [&](std::size_t, std::int64_t index) {
                       const BoxState& state = layer[static_cast<std::size_t>(index)];
                       if (!stop.stop_requested())
                           game.solveRow(state.filled, state.fifty);
                   });
    }
    if (stop.stop_requested())
        return std::nullopt;
    return game;
}

std::vector<double> SolvedGame::actionValues(const View& view, const ActionList<Yahtzee>& legal) const
{
    return valuesOf(turn(cardStateOf(view.card)), view, legal);
}

int SolvedGame::states()
{
    int states = 0;
    for (unsigned upper = 0; upper < 1U << kFaces; ++upper) {
        std::bitset<kUpperTotals> totals = 1;
        for (const Box box : BoxSet::ofBits(upper)) {
            const std::bitset<kUpperTotals> before = totals;
            for (int count = 1; count <= kDice; ++count)
                for (int total = 0; total <= kUpperGoal; ++total)
                    if (before[static_cast<std::size_t>(total)])
                        totals.set(
                            static_cast<std::size_t>(std::min(kUpperGoal, total + count * (static_cast<int>(box) + 1))));
        }
        states += static_cast<int>(totals.count());
    }
    constexpr int kLowerSets = 3 << 6; // the Yahtzee box is free, holds 0 or holds 50
    return states * kLowerSets;
}

} // namespace parlour::yahtzee
