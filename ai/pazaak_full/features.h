// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The features that the rule bots use: totals, and the totals that one card of the hand reaches. Included by the bots of
// this folder; knows nothing but the View.
#pragma once

#include "ai/core/rule_bot.h"
#include "ai/twenty/outcome.h"
#include "engine/pazaak_full/pazaak_full.h"

namespace parlour::pazaak_full {

/// A way to play a card, and the total it makes.
struct Reach {
    Play play;
    int total = 0;
    bool operator==(const Reach&) const = default;
};

/// The most ways to play the cards of a hand.
inline constexpr std::size_t kMaxReaches = (PazaakFull::kMaxActions - 2) / 2;

/// The position from the deciding seat, whose total is never exactly 20.
struct Features {
    explicit Features(const View& view);

    int me, op; ///< totals
    bool done; ///< the opponent stands
    int opWins; ///< sets that the opponent has won
    bool holdsMinus = false; ///< holds a minus card
    /// The cheapest first: plus, minus and plus/minus cards, then special ones, each by number.
    FixedList<Reach, kMaxReaches> reaches;

    bool ahead() const { return done && me <= kGoal && me > op; } ///< of an opponent who stands

    /// Returns the first reach for which `fits(total)` holds; nullptr if none.
    template <class Fits>
    const Reach* first(Fits fits) const
    {
        const auto* found =
            std::find_if(reaches.begin(), reaches.end(), [&](const Reach& each) { return fits(each.total); });
        return found == reaches.end() ? nullptr : found;
    }
    /// Returns the first reach of the highest total for which `fits(total)` holds; nullptr if none.
    template <class Fits>
    const Reach* highest(Fits fits) const
    {
        const Reach* found = nullptr;
        for (const Reach& each : reaches)
            if (fits(each.total) && (!found || each.total > found->total))
                found = &each;
        return found;
    }
};

inline constexpr Action kEnd{};
inline constexpr Action kStand{.kind = Action::Kind::Stand, .plays = false, .play = {}, .deck = {}};
/// The action that plays a card and then ends the turn or stands. A total of 20 always stands.
constexpr Action playing(const Reach& reach, bool stands)
{
    const auto kind = stands || reach.total == kGoal ? Action::Kind::Stand : Action::Kind::End;
    return {.kind = kind, .plays = true, .play = reach.play, .deck = {}};
}

/// The first effect of an action.
constexpr twenty::Doing doingOf(const Action& action)
{
    return action.plays                    ? twenty::Doing::Plays
        : action.kind == Action::Kind::End ? twenty::Doing::GoesOn
                                           : twenty::Doing::Stands;
}
/// The own table after the action, before any draw.
inline Board boardAfter(const View& view, const Action& action)
{
    Board board = view.boards[asIndex(view.seat)];
    if (action.plays)
        lay(board, action.play);
    return board;
}

/// In its text %1 is the own total, %2 the opponent's, %3 the card played.
using Ruling = parlour::Ruling<PazaakFull>;

/// Fills the common part of a report: all actions as candidates without a value, the choice and its rule.
void reportRuling(const Question<PazaakFull>& question, const Ruling& ruling);

/// A bot defined by a function from features to a decision. Brings the first deck of the list, the starter.
template <Ruling (*rules)(const Features&)>
Ruling rulingBy(const Question<PazaakFull>& question)
{
    return question.view.deck.empty() ? Ruling{question.legal.front(), SAY("Reason", "Brings its usual deck")}
                                      : rules(Features(question.view));
}
template <Ruling (*rules)(const Features&)>
using RuleBot = parlour::RuleBot<PazaakFull, rulingBy<rules>, reportRuling>;

} // namespace parlour::pazaak_full
