// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The policy of our own players: probabilities of the legal actions, from the trained table at a table of two, else from the
// heuristic policy. Larger tables keep the heuristic when two are left, since their claims differ from those of two.
#pragma once

#include "ai/coup/duel/strategy.h"
#include "engine/core/bot.h"

namespace parlour::coup {

/// Probabilities by index of the legal list. They sum to 1.
using Chances = FixedList<float, Actions::kMax>;

/// The action index (duel.h) of a legal action of the view. Beyond the actions of the public state if the trained game has
/// no such action.
std::size_t indexIn(const View& view, const Actions& legal, std::size_t place);
/// Maps probabilities by action index to the legal list. nullopt if all legal actions have probability 0.
std::optional<Chances> chancesOf(const View& view, const Actions& legal, const std::array<float, kMaxKept>& frequencies);

/// Human weaknesses of a player, as shares of its decisions or relative to the trained strategy.
struct Skill {
    float forgetRate = 0; ///< share of decisions made without claim history
    float bluffRate = 1; ///< probability of bluffs, relative to the strategy's
    float challengeRate = 1; ///< probability of challenges, likewise
    float errorRate = 0; ///< share of decisions taken at random
    /// Share of decisions taken at random among naive actions: no bluff, no habit (ai/core/habits.h), and no challenge
    /// unless allowing is one.
    float naiveRate = 0;
    float searchRate = 1; ///< share of decisions at tables of three or more at which it searches
    bool operator==(const Skill&) const = default;
};

class Policy {
public:
    /// `strategy` is null if the table is damaged. It must outlive this.
    explicit Policy(const Strategy* strategy, const Skill& skill = {}) : strategy_(strategy), skill_(skill) {}

    /// `luck` decides whether claims are forgotten.
    Chances chances(const View& view, const Actions& legal, const Luck& luck) const;

private:
    /// nullopt where the table has no entry.
    std::optional<Chances> trained(const View& view, const Actions& legal, bool forgets) const;
    Chances unimpaired(const View& view, const Actions& legal, bool forgets) const;

    const Strategy* strategy_;
    Skill skill_;
};

} // namespace parlour::coup
