// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The features that the published bots use: totals, the card needed, the cards left. Included by the bots of this folder;
// knows nothing but the View.
#pragma once

#include "ai/core/rule_bot.h"
#include "ai/twenty/outcome.h"
#include "engine/pazaak/pazaak.h"

#include <algorithm>

namespace parlour::pazaak {

/// The position from the deciding seat. Its total is never exactly 20; above 20 nothing matters any more.
class Features {
public:
    Features(const View& view, Luck luck)
        : me(view.mine().total),
          op(view.theirs().total),
          need(kGoal - me),
          cards(view.sides),
          wins(view.wins[index(view.seat)]),
          opWins(view.wins[index(view.other())]),
          opCards(view.sideCounts[index(view.other())]),
          ownCards(view.mine().cards()),
          opLast(view.last[index(view.other())]),
          done(opLast == Last::Stand || view.played[index(view.other())]),
          view_(view),
          luck_(luck)
    {
    }

    int me, op; ///< totals
    int need; ///< 20 - me
    const SideCards& cards; ///< own side cards in the order dealt
    int wins, opWins; ///< hand wins
    int opCards; ///< number of the opponent's side cards
    int ownCards; ///< number of cards on the own board
    Last opLast;
    bool done; ///< the opponent takes no more cards in this hand

    /// Returns the first side card for which `fits(card)` holds; 0 if none.
    template <class Fits>
    Value firstCard(Fits fits) const
    {
        const auto found = std::find_if(cards.begin(), cards.end(), fits);
        return found == cards.end() ? Value{0} : *found;
    }
    /// Returns the last such card in the order dealt; 0 if none.
    template <class Fits>
    Value lastCard(Fits fits) const
    {
        Value found = 0;
        for (const Value card : cards)
            if (fits(card))
                found = card;
        return found;
    }
    /// Returns the largest such card; 0 if none.
    template <class Fits>
    Value largestCard(Fits fits) const
    {
        Value found = 0;
        for (const Value card : cards)
            if (card > found && fits(card))
                found = card;
        return found;
    }

    /// Tosses a coin with the random numbers of this decision.
    bool coin() const { return luck_.rng().below(2) == 0; }

    /// The number of unseen copies of each value. Visible copies are subtracted from four, even if the decks hold more: the
    /// published bots assume a deck of 40. So a count can be -1.
    std::array<int, kHighestHouse + 1> left() const
    {
        std::array<int, kHighestHouse + 1> left{};
        left.fill(4);
        left[0] = 0;
        for (const Board& board : view_.boards) {
            for (const Value value : board.house)
                --left[value];
            if (board.side)
                --left[board.side];
        }
        return left;
    }

private:
    static constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

    const View& view_;
    Luck luck_;
};

inline constexpr Action kEnd{Action::Kind::End, 0};
inline constexpr Action kStand{Action::Kind::Stand, 0};
constexpr Action play(Value card)
{
    return {Action::Kind::Play, card};
}

/// The first effect of an action.
constexpr twenty::Doing doingOf(const Action& action)
{
    return action.kind == Action::Kind::End ? twenty::Doing::GoesOn
        : action.kind == Action::Kind::Play ? twenty::Doing::Plays
                                            : twenty::Doing::Stands;
}

/// In its text %1 is the own total, %2 the opponent's, %3 the card played.
using Ruling = parlour::Ruling<Pazaak>;

/// Fills the common part of a report: all actions as candidates without a value, the choice and its rule.
void reportRuling(const Question<Pazaak>& question, const Ruling& ruling);

/// A bot defined by a function from features to a decision.
template <Ruling (*rules)(const Features&)>
Ruling rulingBy(const Question<Pazaak>& question)
{
    return rules(Features(question.view, question.luck));
}
template <Ruling (*rules)(const Features&), auto explain = reportRuling>
using RuleBot = parlour::RuleBot<Pazaak, rulingBy<rules>, explain>;

} // namespace parlour::pazaak
