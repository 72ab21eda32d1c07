// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak/reason.h"

#include "ai/twenty/reason.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

namespace {

using twenty::Doing;

constexpr double kCertain = 1e-4;

constexpr twenty::ReasonTexts kTexts = {
    .bustOrStand = SAY("Reason", "Stand: the +%1 would take you over 20."),
    .bustOrGoOn = SAY("Reason", "Go on: the +%1 would take you over 20."),
    .standOnly = SAY("Reason", "Stand: anything else loses the hand."),
    .standingLoses = SAY("Reason", "Go on: standing on %1 loses the hand."),
    .cardLoses = SAY("Reason", "Go on: even with the +%1 you would lose the hand."),
    .wins = {SAY("Reason", "Stand: the hand is won."), SAY("Reason", "Go on: the hand is won."),
             SAY("Reason", "Play the +%1: it wins the hand.")},
    .winsWithout = {SAY("Reason", "Stand: the hand is won without the +%1."),
                    SAY("Reason", "Go on: the hand is won without the +%1."),
                    SAY("Reason", "Play the +%1: it wins as well, and the +%2 is worth more later.")},
    .keeps = {SAY("Reason", "Stand: the +%1 is worth more in a later hand."),
              SAY("Reason", "Go on: the +%1 is worth more later."),
              SAY("Reason", "Play the +%1: the +%2 is worth more later.")},
    .aLittle = {SAY("Reason", "Stand: it is worth a little more."), SAY("Reason", "Go on: it is worth a little more."),
                SAY("Reason", "Play the +%1: it is worth a little more.")},
    .oftener = {SAY("Reason", "Stand: it wins %1 more hands in 100."), SAY("Reason", "Go on: it wins %1 more hands in 100."),
                SAY("Reason", "Play the +%1: it wins %2 more hands in 100.")}};

class Reason final : public twenty::Reason {
    using twenty::Reason::Reason;

    Sentence playingAgainstLosing() const override
    {
        if (isOtherStanding_ && better_.tied > 1 - certain_)
            return {SAY("Reason", "Play the +%1: it saves a tie."), {better_.card}};
        return worse_.doing == Doing::Stands
            ? Sentence(SAY("Reason", "Play the +%1: standing without it loses the hand."), {better_.card})
            : Sentence(SAY("Reason", "Play the +%1: anything less loses the hand."), {better_.card});
    }

    std::optional<Sentence> playing() const override
    {
        if (better_.total == kGoal)
            return Sentence(SAY("Reason", "Play the +%1: nothing beats 20."), {better_.card});
        if (isRiskier())
            return Sentence(SAY("Reason", "Play the +%1: without it the next card breaks you in %2 of 10 cases."),
                            {better_.card, twenty::tenths(worse_.bust)});
        if (better_.tied > worse_.tied + (better_.won - worse_.won))
            return Sentence(SAY("Reason", "Play the +%1: it saves a tie."), {better_.card});
        const Text text = worse_.doing == Doing::GoesOn ? SAY("Reason", "Play the +%1: %2 is hard to beat.")
                                                        : SAY("Reason", "Play the +%1: %2 is harder to beat.");
        return Sentence(text, {better_.card, static_cast<long long>(better_.total)});
    }
};

} // namespace

Sentence reasonOf(const twenty::Outcome& better, const twenty::Outcome& worse, bool isOtherStanding)
{
    return Reason(kTexts, kCertain, better, worse, isOtherStanding).sentence();
}

} // namespace parlour::pazaak
