// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Our own players of Coins and what they know: the analyst, which reckons with the value network and with what can be
// inferred of what is hidden, and players who do as it says, with more or fewer human weaknesses.
#pragma once

#include "ai/coins/deliberation.h"
#include "engine/coins/coins.h"
#include "engine/core/analyst.h"

namespace parlour::coins {

/// Says what each move is worth against what the other is believed to do, by the network's values of what may follow.
class NetAnalyst final : public Analyst<Coins> {
public:
    static constexpr int kVersion = 7;

    /// `net` lives longer.
    explicit NetAnalyst(const ValueNet& net) : net_(net) {}
    int version() const override { return kVersion; }
    Analysis evaluate(const Question<Coins>& question, const AnalysisWatcher& watcher = {}) override;
    Estimate valueOf(const View& view, Luck luck, const std::stop_token& stop, int simulations = 0) override;

private:
    const ValueNet& net_;
};

/// How somebody plays who knows the game but is human.
struct Skill {
    float misjudges = 0; ///< an action seems better or worse by up to such a share of the win
    float impatience = 0; ///< a lever pulled seems better by such a share: they are gone before the end
    float overlooksBlock = 0; ///< share of the rounds in which it does not think of its blue levers
    float forgetsBest = 0; ///< share of the rounds in which it knows of no place to go back to but this very round
    float dreams = 0; ///< share of the rounds in which it thinks of no lever at all
};
inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

/// Does what the analyst would, as often, but for its weaknesses, and keeps what it believes in its memory.
class NetPlayer final : public Bot<Coins> {
public:
    /// Both live longer.
    NetPlayer(const ValueNet& net, const Skill& skill) : net_(net), skill_(skill) {}
    Action choose(const Question<Coins>& question) override;

private:
    /// What actions of a round seem to be worth beyond what they are.
    Equilibrium::Mix tasteFor(const MoveList& options, int round, Rng& rng) const;

    const ValueNet& net_;
    const Skill& skill_;
};

} // namespace parlour::coins
