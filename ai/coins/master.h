// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The analyst of Coins and our own players, which follow it with different human weaknesses.
#pragma once

#include "ai/coins/round_solver.h"
#include "engine/coins/coins.h"
#include "engine/core/analyst.h"

namespace parlour::coins {

/// Values each move against the opponent's predicted strategy, with the network's values of the following rounds.
class NetAnalyst final : public Analyst<Coins> {
public:
    static constexpr int kVersion = 9;

    /// `net` must outlive this.
    explicit NetAnalyst(const ValueNet& net) : net_(net) {}
    int version() const override { return kVersion; }
    Analysis evaluate(const Question<Coins>& question, const AnalysisWatcher& watcher = {}) override;
    /// Splits the share of the win: the lead, the price of the own lever, and the rest.
    std::optional<Comparison> comparisonOf(const Question<Coins>& question, std::size_t first, std::size_t second) override;
    Estimate valueOf(const View& view, Luck luck, const stop_token& stop, int simulations = 0) override;
    /// The other's latest block: values are rounds, "0" if there is none after the own one, and "other" for a round that no
    /// hypothesis has. Blocks between which no player's best places differ count as one.
    std::vector<PlaceBelief> beliefsOf(const View& view, const stop_token& stop) override;
    int copiesOf(const View& seer, const View& owner, const std::string& value) override;

private:
    const ValueNet& net_;
};

/// Human weaknesses of a player.
struct Skill {
    float misjudges = 0; ///< amplitude of the noise on an action's value, in shares of the win
    float impatience = 0; ///< overestimation of a pulled lever, likewise
    float overlooksBlock = 0; ///< share of rounds in which it ignores blue levers
    float forgetsBest = 0; ///< share of rounds in which it can only toss the present round again
    float ignoresLevers = 0; ///< share of rounds in which it does nothing
};
inline constexpr Skill kMaster{};
extern const Skill kClub, kCasual, kBeginner;

/// Plays the analyst's strategy with weaknesses, and keeps its beliefs in its memory.
class NetPlayer final : public Bot<Coins> {
public:
    /// Both must outlive this.
    NetPlayer(const ValueNet& net, const Skill& skill) : net_(net), skill_(skill) {}
    Action choose(const Question<Coins>& question) override;

private:
    /// The weaknesses as biases of the options' values.
    BayesianGame::Mix biasFor(const MoveList& options, int round, Rng& rng) const;

    const ValueNet& net_;
    const Skill& skill_;
};

} // namespace parlour::coins
