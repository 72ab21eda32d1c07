// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analyst of Coup: what each action is worth, by deals that fit what is known, played to the end as our best player
// would play them; in an ending of two that it can follow, by solving the turn. What others hold it believes by the claims
// that stand, at a table of two that it can follow by all that was done since the deal. Made by coup_bots; hints, reviews
// and the reports of our own players ask it.
#pragma once

#include "ai/coup/follower.h"
#include "ai/coup/policy.h"
#include "engine/core/analyst.h"
#include "engine/coup/coup.h"

namespace parlour::coup {

/// What one does by `advice`, where there is some, and elsewhere by `policy`.
Chances chancesOf(const Question<Coup>& question, const std::optional<Follower::Advice>& advice, const Policy& policy);

/// The same deals and the same luck for all actions of a question. One simulation is one deal with one action.
class CoupAnalyst final : public Analyst<Coup> {
public:
    /// Both may be null and must outlive the analyst.
    CoupAnalyst(const Strategy* strategy, const EndingNet* endings)
        : policy_(strategy),
          many_(nullptr, {.errs = kErrs}),
          follower_(strategy, endings)
    {
    }

    static constexpr int kVersion = 7;
    int version() const override { return kVersion; }
    bool isSampling() const override { return true; }
    /// The errors are of one standard deviation. Stopped it answers with the deals that it has.
    Analysis evaluate(const Question<Coup>& question, const AnalysisWatcher& watcher = {}) override;
    Estimate valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations = 0) override;

private:
    Beliefs beliefs(const Question<Coup>& question, int deals);
    double playOn(State& state, Seat seat, Rng& rng) const;

    /// How often people at larger tables do anything at all. Who played by rules alone would do so in lockstep, and whose
    /// turn it is would decide the game: taken for certain that misjudges by tens of points.
    static constexpr float kErrs = 0.15F;

    Policy policy_; ///< of two
    Policy many_;
    Follower follower_;
};

/// Do our own players look for what is better than the usual action? Of two they play as they were trained; in the published
/// contest's mode bots of that contest sit, which hardly bluff, and the rules win more from them.
inline bool looksForBetter(const View& view)
{
    return view.rules.players > 2 && !view.isCrate();
}
/// The best action if it is better than the usual one by more than two standard errors, else the usual one. Rules were made
/// for whoever sits there; the imagined deals reckon with players of our own.
std::size_t clearlyBest(const Analysis& analysis, std::size_t usual);

} // namespace parlour::coup
