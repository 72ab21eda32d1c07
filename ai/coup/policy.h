// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// How our own players choose: chances of the legal actions, from the trained table at a table of two, else by
// rules; those also at the end of a larger table, where other claims were made than two make. Used
// by the bots of all levels and by their analyst; sees a View and nothing else.
#pragma once

#include "ai/coup/strategy.h"
#include "engine/core/bot.h"

namespace parlour::coup {

/// Chances of the actions of a legal list, by index; they sum to 1.
using Chances = FixedList<float, Actions::kMax>;

/// The index of a legal action among those of the view's position (duel.h); one beyond all of them where the trained game
/// has no such action.
std::size_t indexIn(const View& view, const Actions& legal, std::size_t place);
/// The chances of a legal list where the actions of the view's position have these, by index; nothing if no legal
/// one has any.
std::optional<Chances> chancesOf(const View& view, const Actions& legal, const std::array<float, kMaxKept>& often);

/// How somebody plays who knows the table but is human.
struct Skill {
    float forgets = 0; ///< the share of decisions at which it has forgotten all claims
    float bluffs = 1; ///< how often it claims what it does not hold, as a part of how often it should
    float doubts = 1; ///< how often it challenges, as a part of how often it should
    float errs = 0; ///< the share of decisions at which it does anything that is allowed
    float imagines =
        1; ///< with more than two at the table: the share of decisions at which it tries each action in imagined deals
    bool operator==(const Skill&) const = default;
};

class Policy {
public:
    /// `strategy` may be null, where the table is damaged; it must outlive this.
    explicit Policy(const Strategy* strategy, const Skill& skill = {}) : strategy_(strategy), skill_(skill) {}

    /// What it does; `luck` decides what is forgotten.
    Chances chances(const View& view, const Actions& legal, const Luck& luck) const;

private:
    /// Nothing where the table has nothing for it.
    std::optional<Chances> trained(const View& view, const Actions& legal, bool forgets) const;
    Chances known(const View& view, const Actions& legal, bool forgets) const;

    const Strategy* strategy_;
    Skill skill_;
};

} // namespace parlour::coup
