// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the published bots look at, in the words of their descriptions: totals, the card they need, how many cards are
// left. Included by the bots of this room; knows nothing but the View.
#pragma once

#include "engine/core/bot.h"
#include "engine/pazaak/pazaak.h"

#include <algorithm>

namespace parlour::pazaak {

/// The position as the seat to decide sees it. Never asked at exactly 20; asked above 20, where nothing matters any more.
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
    int opCards; ///< how many side cards the opponent has
    int ownCards; ///< on the own board
    Last opLast;
    bool done; ///< the opponent takes no more cards in this hand

    /// The first side card for which `fits(card)` holds; 0 if none.
    template <class Fits>
    Value firstCard(Fits fits) const
    {
        const auto found = std::find_if(cards.begin(), cards.end(), fits);
        return found == cards.end() ? Value{0} : *found;
    }
    /// The last such card in the order dealt; 0 if none.
    template <class Fits>
    Value lastCard(Fits fits) const
    {
        Value found = 0;
        for (const Value card : cards)
            if (fits(card))
                found = card;
        return found;
    }
    /// The largest such card; 0 if none.
    template <class Fits>
    Value largestCard(Fits fits) const
    {
        Value found = 0;
        for (const Value card : cards)
            if (card > found && fits(card))
                found = card;
        return found;
    }

    /// One throw of a coin with this decision's own random numbers.
    bool coin() const { return luck_.rng().below(2) == 0; }

    /// Visible copies are taken from four of each value, also where the decks hold more: the published bots all believe
    /// in a deck of 40. So a count can be -1.
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

/// A decision and the rule behind it. In the text %1 is the own total, %2 the opponent's, %3 the card played.
struct Ruling {
    Action action;
    Text why;
};

/// Fills in what every report has: all options as candidates without a value, the choice and the rule that made it.
void reportRuling(const Question<Pazaak>& question, const Ruling& ruling);

/// A bot that is a list of rules: a function from what it sees to its decision.
template <Ruling (*rules)(const Features&)>
class RuleBot final : public Bot<Pazaak> {
public:
    Action choose(const Question<Pazaak>& question) override
    {
        const Ruling ruling = rules(Features(question.view, question.luck));
        if (question.report)
            reportRuling(question, ruling);
        return ruling.action;
    }
};

} // namespace parlour::pazaak
