// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The reason why the better of two actions of a game to 20 is better, as one sentence. Each game has its own texts, since
// one plays hands and the other sets, and its own sentences for cards that are played.
#pragma once

#include "ai/twenty/outcome.h"

#include <array>
#include <optional>

namespace parlour::twenty {

/// The texts of a game. By the first effect of the better action; with a card played, %1 is that card.
struct ReasonTexts {
    using ByDoing = std::array<Text, 3>;
    Text bustOrStand; ///< stands, since the card %1 of the other action would bust
    Text bustOrGoOn; ///< likewise goes on
    Text standOnly; ///< anything but standing loses
    Text standingLoses; ///< standing on %1 loses
    Text cardLoses; ///< even with the card %1 the part would be lost
    ByDoing wins;
    ByDoing winsWithout; ///< the card of the other action, %1; if one is played, %2
    ByDoing keeps; ///< likewise
    ByDoing aLittle;
    ByDoing oftener; ///< %1 more parts in 100; if a card is played, %2
};

class Reason {
public:
    /// A chance that differs from 0 or 1 by less than `certain` counts as one of them.
    Reason(const ReasonTexts& texts, double certain, const Outcome& better, const Outcome& worse, bool isOtherStanding)
        : better_(better),
          worse_(worse),
          isOtherStanding_(isOtherStanding),
          certain_(certain),
          texts_(texts)
    {
    }
    virtual ~Reason() = default;

    Sentence sentence() const;

protected:
    /// The reason to play a card rather than to lose.
    virtual Sentence playingAgainstLosing() const = 0;
    /// The reason to play a card; nullopt if there is none in particular.
    virtual std::optional<Sentence> playing() const = 0;

    bool isRiskier() const; ///< the worse action draws a card without playing one, and that is a risk

    const Outcome& better_;
    const Outcome& worse_;
    bool isOtherStanding_;
    double certain_;

private:
    bool isWon(const Outcome& outcome) const { return outcome.won > 1 - certain_; }
    bool isLost(const Outcome& outcome) const { return outcome.won + outcome.tied < certain_; }
    bool isOtherCard() const; ///< the worse action plays another card
    /// A text with the card played, if one is, and then `argument`.
    Sentence with(const ReasonTexts::ByDoing& texts, std::optional<Argument> argument) const;
    Sentence againstLosing() const;
    Sentence standing() const;
    Sentence goingOn() const;
    Sentence oftener() const;

    const ReasonTexts& texts_;
};

/// A chance in tenths, for sentences: 1 to 9.
long long tenths(double chance);

} // namespace parlour::twenty
