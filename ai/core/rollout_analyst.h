// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An analyst of any game that can imagine a State for a View: values each action by games that are played to the end at
// random. The default of a game without an analyst of its own; knows nothing of what hidden cards are likely.
#pragma once

#include "ai/core/action_playouts.h"
#include "ai/core/rule_bot.h"

#include <algorithm>
#include <cassert>

namespace parlour {

/// A game with a function that deals what a View does not show (engine/core/game.h).
// clang-format off
template <class G>
concept Imaginable = Game<G> && requires(const typename G::View view, Rng rng) {
    { G::imagine(view, rng) } -> std::same_as<Expected<typename G::State>>;
};
// clang-format on

template <Imaginable G>
class RolloutAnalyst final : public Analyst<G> {
public:
    static constexpr int kGames = 1000; ///< of each action

    int version() const override { return 1; }
    bool isSampling() const override { return true; }

    /// The same States and random numbers serve all actions.
    Analysis evaluate(const Question<G>& question, const AnalysisWatcher& /*watcher*/ = {}) override
    {
        Analysis analysis;
        for (const auto& action : question.legal) {
            ActionValue& worth = analysis.actions.emplace_back();
            worth.share = meanOf(question.view, question.luck, question.stop, question.simulations,
                                 [&](typename G::State& state) { G::act(state, question.view.seat, action, nullptr); });
        }
        analysis.actions[analysis.best()].frequency = 1;
        return analysis;
    }
    Estimate valueOf(const typename G::View& view, Luck luck, const stop_token& stop, int simulations) override
    {
        return meanOf(view, luck, stop, simulations, [](typename G::State&) {});
    }

private:
    /// The mean share of the View's seat over random games from States that it may see, each after `begin(state)`.
    template <class Begin>
    Estimate meanOf(const typename G::View& view, Luck luck, const stop_token& stop, int simulations, Begin begin)
    {
        Rng rng = luck.rng();
        ShareMean mean;
        const PlayOuts how{simulations > 0 ? simulations : kGames, 0, stop};
        for (int game = 0; game < how.games && !stop.stop_requested(); ++game) {
            auto state = G::imagine(view, rng);
            assert(state); // a View of a match is possible
            const std::uint64_t seed = rng.next();
            begin(*state);
            mean.add(shareFrom<G>(*std::move(state), view.seat, bot_, how, seed));
        }
        return mean.estimate();
    }

    RandomBot<G> bot_;
};

} // namespace parlour
