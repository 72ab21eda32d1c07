// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/explanation.h"

#include "engine/base/index.h"

#include <algorithm>
#include <cmath>

namespace parlour::pazaak {

namespace {

constexpr double kCertain = 1e-4; ///< distance of a chance from 0 or 1 that counts as none
constexpr double kRisky = 0.25; ///< chance to go over 20 that is a reason
constexpr double kMild = 0.45; ///< chance to go over 20 that is no reason to stand

using Kind = Action::Kind;

/// A chance in tenths, for sentences: 1 to 9.
long long tenths(double chance)
{
    return std::clamp(std::lround(10 * chance), 1L, 9L);
}

/// Chooses the words for one pair of actions.
class Reason {
public:
    Reason(const View& view, const Outcome& better, const Outcome& worse)
        : view_(view),
          better_(better),
          worse_(worse),
          total_(view.mine().total + better.action.card),
          card_(better.action.card),
          otherCard_(worse.action.card)
    {
    }

    Sentence sentence() const
    {
        if (worse_.isLost() && !better_.isLost())
            return againstLosing();
        if (better_.isWon())
            return winning();
        if (better_.kept - worse_.kept > (better_.share - worse_.share) / 2 && otherCard_ > 0)
            return keeping();
        const Sentence said = better_.action.kind == Kind::Stand ? standing()
            : better_.action.kind == Kind::End                   ? goingOn()
                                                                 : playing();
        return said.empty() ? oftener(std::lround(100 * (better_.won - worse_.won))) : said;
    }

private:
    bool isOver() const { return view_.mine().total + otherCard_ > kGoal; } ///< with the card of the worse action

    Sentence againstLosing() const
    {
        switch (better_.action.kind) {
        case Kind::Stand:
            return isOver() ? Sentence(SAY("Reason", "Stand: the +%1 would take you over 20."), {otherCard_})
                            : Sentence(SAY("Reason", "Stand: anything else loses the hand."));
        case Kind::End:
            return otherCard_ == 0 ? Sentence(SAY("Reason", "Go on: standing on %1 loses the hand."), {total_})
                : isOver()         ? Sentence(SAY("Reason", "Go on: the +%1 would take you over 20."), {otherCard_})
                           : Sentence(SAY("Reason", "Go on: even with the +%1 you would lose the hand."), {otherCard_});
        case Kind::Play:
            break;
        }
        if (view_.theirs().standing && better_.tied > 1 - kCertain)
            return {SAY("Reason", "Play the +%1: it saves a tie."), {card_}};
        return worse_.action.kind == Kind::Stand
            ? Sentence(SAY("Reason", "Play the +%1: standing without it loses the hand."), {card_})
            : Sentence(SAY("Reason", "Play the +%1: anything less loses the hand."), {card_});
    }

    Sentence winning() const
    {
        switch (better_.action.kind) {
        case Kind::Stand:
            return worse_.isWon() && otherCard_ > 0
                ? Sentence(SAY("Reason", "Stand: the hand is won without the +%1."), {otherCard_})
                : Sentence(SAY("Reason", "Stand: the hand is won."));
        case Kind::Play:
            return worse_.isWon() && otherCard_ > 0 ? Sentence(
                       SAY("Reason", "Play the +%1: it wins as well, and the +%2 is worth more later."), {card_, otherCard_})
                                                    : Sentence(SAY("Reason", "Play the +%1: it wins the hand."), {card_});
        case Kind::End:
            break;
        }
        return worse_.isWon() && otherCard_ > 0
            ? Sentence(SAY("Reason", "Go on: the hand is won without the +%1."), {otherCard_})
            : Sentence(SAY("Reason", "Go on: the hand is won."));
    }

    /// The card that the other action plays is worth more later.
    Sentence keeping() const
    {
        switch (better_.action.kind) {
        case Kind::Stand:
            return {SAY("Reason", "Stand: the +%1 is worth more in a later hand."), {otherCard_}};
        case Kind::End:
            return {SAY("Reason", "Go on: the +%1 is worth more later."), {otherCard_}};
        case Kind::Play:
            break;
        }
        return {SAY("Reason", "Play the +%1: the +%2 is worth more later."), {card_, otherCard_}};
    }

    Sentence standing() const
    {
        if (worse_.action.kind == Kind::End && worse_.bust > kRisky)
            return {SAY("Reason", "Stand: the next card breaks you in %1 of 10 cases."), {tenths(worse_.bust)}};
        if (view_.theirs().standing)
            return SAY("Reason", "Stand: a tie is better than another card.");
        return {SAY("Reason", "Stand: %1 is hard to beat."), {total_}};
    }

    Sentence goingOn() const
    {
        if (better_.bust <= 0)
            return SAY("Reason", "Go on: the next card cannot break you.");
        if (better_.bust < kMild)
            return {SAY("Reason", "Go on: the next card breaks you in only %1 of 10 cases."), {tenths(better_.bust)}};
        return {SAY("Reason", "Go on: %1 wins too rarely."), {view_.mine().total + otherCard_}};
    }

    Sentence playing() const
    {
        if (total_ == kGoal)
            return {SAY("Reason", "Play the +%1: nothing beats 20."), {card_}};
        if (worse_.action.kind == Kind::End && worse_.bust > kRisky)
            return {SAY("Reason", "Play the +%1: without it the next card breaks you in %2 of 10 cases."),
                    {card_, tenths(worse_.bust)}};
        if (better_.tied > worse_.tied + (better_.won - worse_.won))
            return {SAY("Reason", "Play the +%1: it saves a tie."), {card_}};
        return worse_.action.kind == Kind::Stand || worse_.action.kind == Kind::Play
            ? Sentence(SAY("Reason", "Play the +%1: %2 is harder to beat."), {card_, total_})
            : Sentence(SAY("Reason", "Play the +%1: %2 is hard to beat."), {card_, total_});
    }

    /// `won`: more hands in a hundred.
    Sentence oftener(long long won) const
    {
        const bool isLittle = won < 2;
        switch (better_.action.kind) {
        case Kind::Stand:
            return isLittle ? Sentence(SAY("Reason", "Stand: it is worth a little more."))
                            : Sentence(SAY("Reason", "Stand: it wins %1 more hands in 100."), {won});
        case Kind::End:
            return isLittle ? Sentence(SAY("Reason", "Go on: it is worth a little more."))
                            : Sentence(SAY("Reason", "Go on: it wins %1 more hands in 100."), {won});
        case Kind::Play:
            break;
        }
        return isLittle ? Sentence(SAY("Reason", "Play the +%1: it is worth a little more."), {card_})
                        : Sentence(SAY("Reason", "Play the +%1: it wins %2 more hands in 100."), {card_, won});
    }

    const View& view_;
    const Outcome& better_;
    const Outcome& worse_;
    long long total_; ///< own total after the better action, before the next card
    long long card_; ///< side card of the better action; 0: none
    long long otherCard_; ///< of the worse one
};

} // namespace

bool Outcome::isWon() const
{
    return won > 1 - kCertain;
}

bool Outcome::isLost() const
{
    return won + tied < kCertain;
}

Sentence reasonOf(const View& view, const Outcome& better, const Outcome& worse)
{
    return Reason(view, better, worse).sentence();
}

} // namespace parlour::pazaak
