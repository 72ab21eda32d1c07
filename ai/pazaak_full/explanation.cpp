// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/explanation.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace parlour::pazaak_full {

namespace {

constexpr double kCertain = 0.005; ///< distance of a chance from 0 or 1 that counts as none: its error
constexpr double kRisky = 0.25; ///< chance to go over 20 that is a reason
constexpr double kMild = 0.45; ///< chance to go over 20 that is no reason to stand

/// A chance in tenths, for sentences: 1 to 9.
long long tenths(double chance)
{
    return std::clamp(std::lround(10 * chance), 1L, 9L);
}

/// A card as it is printed, which needs no translation: "±3".
std::string printed(Card card)
{
    const std::string number = std::to_string(card.number());
    switch (card.kind()) {
    case Card::Kind::Plus:
        return "+" + number;
    case Card::Kind::Minus:
        return "−" + number;
    case Card::Kind::PlusMinus:
        return "±" + number;
    case Card::Kind::OneOrTwo:
        return "±1/2";
    case Card::Kind::Tiebreaker:
        return "±1T";
    case Card::Kind::Flip:
        return card == Card::flipTwoFour() ? "2&4" : "3&6";
    case Card::Kind::Double:
        break;
    }
    return "×2";
}

/// The first effect of an action.
enum class Doing { Stands, GoesOn, Plays };

Doing doingOf(const Action& action)
{
    return action.plays ? Doing::Plays : action.kind == Action::Kind::Stand ? Doing::Stands : Doing::GoesOn;
}

long long totalWith(const View& view, const Action& action)
{
    Board board = view.boards[at(view.seat)];
    if (action.plays)
        lay(board, action.play);
    return board.total;
}

/// Chooses the words for one pair of actions.
class Reason {
public:
    Reason(const View& view, const Outcome& better, const Outcome& worse)
        : better_(better),
          worse_(worse),
          doing_(doingOf(better.action)),
          otherDoing_(doingOf(worse.action)),
          now_(view.boards[at(view.seat)].total),
          total_(totalWith(view, better.action)),
          otherTotal_(totalWith(view, worse.action)),
          card_(better.action.plays ? printed(better.action.play.card) : std::string()),
          otherCard_(worse.action.plays ? printed(worse.action.play.card) : std::string()),
          areTheyStanding_(view.boards[at(view.other())].standing)
    {
    }

    Sentence sentence() const
    {
        if (worse_.isLost() && !better_.isLost())
            return againstLosing();
        if (better_.isWon())
            return winning();
        const double more = better_.kept - worse_.kept;
        if (more > (better_.share - worse_.share) / 2 && otherDoing_ == Doing::Plays && card_ != otherCard_)
            return keeping();
        const Sentence said = doing_ == Doing::Stands ? standing() : doing_ == Doing::GoesOn ? goingOn() : playing();
        return said.empty() ? oftener(std::lround(100 * (better_.won - worse_.won))) : said;
    }

private:
    Sentence againstLosing() const
    {
        const bool isOver = otherTotal_ > kGoal;
        if (doing_ == Doing::Plays)
            return now_ > kGoal && otherDoing_ != Doing::Plays
                ? Sentence(SAY("Reason", "Play the %1: without it you are over 20."), {card_})
                : isOver && otherDoing_ == Doing::Plays && card_ != otherCard_
                ? Sentence(SAY("Reason", "Play the %1: the %2 would leave you over 20."), {card_, otherCard_})
                : isOver ? Sentence(SAY("Reason", "Play the %1: anything else leaves you over 20."), {card_})
                : otherDoing_ == Doing::Stands
                ? Sentence(SAY("Reason", "Play the %1: standing without it loses the set."), {card_})
                : Sentence(SAY("Reason", "Play the %1: anything less loses the set."), {card_});
        if (otherDoing_ == Doing::Plays && isOver)
            return doing_ == Doing::Stands ? Sentence(SAY("Reason", "Stand: the %1 would take you over 20."), {otherCard_})
                                           : Sentence(SAY("Reason", "Go on: the %1 would take you over 20."), {otherCard_});
        if (doing_ == Doing::Stands)
            return SAY("Reason", "Stand: anything else loses the set.");
        return otherDoing_ == Doing::Stands
            ? Sentence(SAY("Reason", "Go on: standing on %1 loses the set."), {otherTotal_})
            : Sentence(SAY("Reason", "Go on: even with the %1 you would lose the set."), {otherCard_});
    }

    Sentence winning() const
    {
        const bool isWithout = worse_.isWon() && otherDoing_ == Doing::Plays && card_ != otherCard_;
        switch (doing_) {
        case Doing::Stands:
            return isWithout ? Sentence(SAY("Reason", "Stand: the set is won without the %1."), {otherCard_})
                             : Sentence(SAY("Reason", "Stand: the set is won."));
        case Doing::GoesOn:
            return isWithout ? Sentence(SAY("Reason", "Go on: the set is won without the %1."), {otherCard_})
                             : Sentence(SAY("Reason", "Go on: the set is won."));
        case Doing::Plays:
            break;
        }
        return isWithout
            ? Sentence(SAY("Reason", "Play the %1: it wins as well, and the %2 is worth more later."), {card_, otherCard_})
            : Sentence(SAY("Reason", "Play the %1: it wins the set."), {card_});
    }

    /// The card that the other action plays is worth more later.
    Sentence keeping() const
    {
        switch (doing_) {
        case Doing::Stands:
            return {SAY("Reason", "Stand: the %1 is worth more in a later set."), {otherCard_}};
        case Doing::GoesOn:
            return {SAY("Reason", "Go on: the %1 is worth more later."), {otherCard_}};
        case Doing::Plays:
            break;
        }
        return {SAY("Reason", "Play the %1: the %2 is worth more later."), {card_, otherCard_}};
    }

    Sentence standing() const
    {
        if (otherDoing_ == Doing::GoesOn && worse_.bust > kRisky)
            return {SAY("Reason", "Stand: the next card breaks you in %1 of 10 cases."), {tenths(worse_.bust)}};
        if (areTheyStanding_)
            return SAY("Reason", "Stand: a tie is better than another card.");
        return {SAY("Reason", "Stand: %1 is hard to beat."), {total_}};
    }

    Sentence goingOn() const
    {
        if (better_.bust <= 0)
            return SAY("Reason", "Go on: the next card cannot break you.");
        if (better_.bust < kMild)
            return {SAY("Reason", "Go on: the next card breaks you in only %1 of 10 cases."), {tenths(better_.bust)}};
        return {SAY("Reason", "Go on: %1 wins too rarely."), {otherTotal_}};
    }

    Sentence playing() const
    {
        const bool stands = better_.action.kind == Action::Kind::Stand;
        if (card_ == otherCard_ && total_ == otherTotal_)
            return stands ? Sentence(SAY("Reason", "Play the %1 and stand: another card would risk too much."), {card_})
                          : Sentence(SAY("Reason", "Play the %1 and go on: %2 wins too rarely."), {card_, total_});
        if (now_ > kGoal)
            return {SAY("Reason", "Play the %1: %2 is the better total to be left with."), {card_, total_}};
        if (!stands)
            return {};
        if (total_ == kGoal)
            return {SAY("Reason", "Play the %1: nothing beats 20."), {card_}};
        if (otherDoing_ == Doing::GoesOn && worse_.bust > kRisky)
            return {SAY("Reason", "Play the %1: without it the next card breaks you in %2 of 10 cases."),
                    {card_, tenths(worse_.bust)}};
        if (areTheyStanding_ && better_.tied > worse_.tied + (better_.won - worse_.won))
            return {SAY("Reason", "Play the %1: it saves a tie."), {card_}};
        return total_ > otherTotal_ ? Sentence(SAY("Reason", "Play the %1: %2 is harder to beat."), {card_, total_})
                                    : Sentence();
    }

    /// `won`: more sets in a hundred.
    Sentence oftener(long long won) const
    {
        const bool isLittle = won < 2;
        switch (doing_) {
        case Doing::Stands:
            return isLittle ? Sentence(SAY("Reason", "Stand: it is worth a little more."))
                            : Sentence(SAY("Reason", "Stand: it wins %1 more sets in 100."), {won});
        case Doing::GoesOn:
            return isLittle ? Sentence(SAY("Reason", "Go on: it is worth a little more."))
                            : Sentence(SAY("Reason", "Go on: it wins %1 more sets in 100."), {won});
        case Doing::Plays:
            break;
        }
        return isLittle ? Sentence(SAY("Reason", "Play the %1: it is worth a little more."), {card_})
                        : Sentence(SAY("Reason", "Play the %1: it wins %2 more sets in 100."), {card_, won});
    }

    const Outcome& better_;
    const Outcome& worse_;
    Doing doing_, otherDoing_;
    long long now_; ///< own total before the actions
    long long total_, otherTotal_; ///< own total after each action, before the next card
    std::string card_, otherCard_; ///< as printed; empty: none is played
    bool areTheyStanding_;
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

CardGroup groupOf(Card card)
{
    switch (card.kind()) {
    case Card::Kind::Plus:
        return CardGroup::Plus;
    case Card::Kind::Minus:
        return CardGroup::Minus;
    case Card::Kind::PlusMinus:
        return CardGroup::PlusMinus;
    default:
        return CardGroup::Special;
    }
}

Text nameOf(CardGroup group)
{
    switch (group) {
    case CardGroup::Plus:
        return SAY("Reason", "Plus cards");
    case CardGroup::Minus:
        return SAY("Reason", "Minus cards");
    case CardGroup::PlusMinus:
        return SAY("Reason", "Plus/minus cards");
    case CardGroup::Special:
        break;
    }
    return SAY("Reason", "Special cards");
}

Sentence reasonOf(CardGroup group)
{
    switch (group) {
    case CardGroup::Plus:
        return SAY("Reason", "Choose this deck: it has fewer plus cards, which help only below 20.");
    case CardGroup::Minus:
        return SAY("Reason", "Choose this deck: its minus cards save you when you are over 20.");
    case CardGroup::PlusMinus:
        return SAY("Reason", "Choose this deck: its plus/minus cards help below 20 and above it.");
    case CardGroup::Special:
        break;
    }
    return SAY("Reason", "Choose this deck: its special cards do more than plain ones.");
}

} // namespace parlour::pazaak_full
