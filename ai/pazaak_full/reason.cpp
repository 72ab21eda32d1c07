// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/reason.h"

#include "ai/twenty/reason.h"

#include <string>

namespace parlour::pazaak_full {

namespace {

using twenty::Doing;

constexpr double kCertain = 0.005; ///< the error of chances

constexpr twenty::ReasonTexts kTexts = {
    .bustOrStand = SAY("Reason", "Stand: the %1 would take you over 20."),
    .bustOrGoOn = SAY("Reason", "Go on: the %1 would take you over 20."),
    .standOnly = SAY("Reason", "Stand: anything else loses the set."),
    .standingLoses = SAY("Reason", "Go on: standing on %1 loses the set."),
    .cardLoses = SAY("Reason", "Go on: even with the %1 you would lose the set."),
    .wins = {SAY("Reason", "Stand: the set is won."), SAY("Reason", "Go on: the set is won."),
             SAY("Reason", "Play the %1: it wins the set.")},
    .winsWithout = {SAY("Reason", "Stand: the set is won without the %1."),
                    SAY("Reason", "Go on: the set is won without the %1."),
                    SAY("Reason", "Play the %1: it wins as well, and the %2 is worth more later.")},
    .keeps = {SAY("Reason", "Stand: the %1 is worth more in a later set."),
              SAY("Reason", "Go on: the %1 is worth more later."),
              SAY("Reason", "Play the %1: the %2 is worth more later.")},
    .aLittle = {SAY("Reason", "Stand: it is worth a little more."), SAY("Reason", "Go on: it is worth a little more."),
                SAY("Reason", "Play the %1: it is worth a little more.")},
    .oftener = {SAY("Reason", "Stand: it wins %1 more sets in 100."), SAY("Reason", "Go on: it wins %1 more sets in 100."),
                SAY("Reason", "Play the %1: it wins %2 more sets in 100.")}};

class Reason final : public twenty::Reason {
public:
    Reason(const View& view, const twenty::Outcome& better, const twenty::Outcome& worse)
        : twenty::Reason(kTexts, kCertain, better, worse, view.boards[asIndex(view.other())].standing),
          now_(view.boards[asIndex(view.seat)].total)
    {
    }

private:
    bool isSameCard() const { return worse_.doing == Doing::Plays && worse_.card == better_.card; }

    Sentence playingAgainstLosing() const override
    {
        const bool isOver = worse_.total > kGoal;
        if (now_ > kGoal && worse_.doing != Doing::Plays)
            return {SAY("Reason", "Play the %1: without it you are over 20."), {better_.card}};
        if (isOver && worse_.doing == Doing::Plays && !isSameCard())
            return {SAY("Reason", "Play the %1: the %2 would leave you over 20."), {better_.card, worse_.card}};
        return {isOver                              ? SAY("Reason", "Play the %1: anything else leaves you over 20.")
                    : worse_.doing == Doing::Stands ? SAY("Reason", "Play the %1: standing without it loses the set.")
                                                    : SAY("Reason", "Play the %1: anything less loses the set."),
                {better_.card}};
    }

    std::optional<Sentence> playing() const override
    {
        const Argument& card = better_.card;
        const Argument total = static_cast<long long>(better_.total);
        if (isSameCard() && better_.total == worse_.total)
            return better_.draws
                ? Sentence(SAY("Reason", "Play the %1 and go on: %2 wins too rarely."), {card, total})
                : Sentence(SAY("Reason", "Play the %1 and stand: another card would risk too much."), {card});
        if (now_ > kGoal)
            return Sentence(SAY("Reason", "Play the %1: %2 is the better total to be left with."), {card, total});
        if (better_.draws)
            return std::nullopt;
        if (better_.total == kGoal)
            return Sentence(SAY("Reason", "Play the %1: nothing beats 20."), {card});
        if (isRiskier())
            return Sentence(SAY("Reason", "Play the %1: without it the next card breaks you in %2 of 10 cases."),
                            {card, twenty::tenths(worse_.bust)});
        if (isOtherStanding_ && better_.tied > worse_.tied + (better_.won - worse_.won))
            return Sentence(SAY("Reason", "Play the %1: it saves a tie."), {card});
        if (better_.total > worse_.total)
            return Sentence(SAY("Reason", "Play the %1: %2 is harder to beat."), {card, total});
        return std::nullopt;
    }

    int now_; ///< own total before the actions
};

} // namespace

Sentence reasonOf(const View& view, const twenty::Outcome& better, const twenty::Outcome& worse)
{
    return Reason(view, better, worse).sentence();
}

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
