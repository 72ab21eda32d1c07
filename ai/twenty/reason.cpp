// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/twenty/reason.h"

#include <algorithm>
#include <cmath>

namespace parlour::twenty {

namespace {

constexpr double kRisky = 0.25; ///< chance to go over 20 that is a reason
constexpr double kMild = 0.45; ///< chance to go over 20 that is no reason to stand

} // namespace

long long tenths(double chance)
{
    return std::clamp(std::lround(10 * chance), 1L, 9L);
}

Sentence Reason::sentence() const
{
    if (isLost(worse_) && !isLost(better_))
        return againstLosing();
    if (isWon(better_))
        return isWon(worse_) && isOtherCard() ? with(texts_.winsWithout, worse_.card) : with(texts_.wins, {});
    if (better_.kept - worse_.kept > (better_.share - worse_.share) / 2 && isOtherCard())
        return with(texts_.keeps, worse_.card);
    switch (better_.doing) {
    case Doing::Stands:
        return standing();
    case Doing::GoesOn:
        return goingOn();
    case Doing::Plays:
        break;
    }
    const auto said = playing();
    return said ? *said : oftener();
}

bool Reason::isRiskier() const
{
    return worse_.doing == Doing::GoesOn && worse_.bust > kRisky;
}

bool Reason::isOtherCard() const
{
    return worse_.doing == Doing::Plays && (better_.doing != Doing::Plays || better_.card != worse_.card);
}

Sentence Reason::with(const ReasonTexts::ByDoing& texts, std::optional<Argument> argument) const
{
    Sentence out = texts[static_cast<std::size_t>(better_.doing)];
    if (better_.doing == Doing::Plays)
        out.arguments.push_back(better_.card);
    if (argument)
        out.arguments.push_back(*std::move(argument));
    return out;
}

Sentence Reason::againstLosing() const
{
    if (better_.doing == Doing::Plays)
        return playingAgainstLosing();
    const bool stands = better_.doing == Doing::Stands;
    if (worse_.doing == Doing::Plays && worse_.total > kGoal)
        return {stands ? texts_.bustOrStand : texts_.bustOrGoOn, {worse_.card}};
    if (stands)
        return texts_.standOnly;
    return worse_.doing == Doing::Stands ? Sentence(texts_.standingLoses, {static_cast<long long>(worse_.total)})
                                         : Sentence(texts_.cardLoses, {worse_.card});
}

Sentence Reason::standing() const
{
    if (isRiskier())
        return {SAY("Reason", "Stand: the next card breaks you in %1 of 10 cases."), {tenths(worse_.bust)}};
    if (isOtherStanding_)
        return SAY("Reason", "Stand: a tie is better than another card.");
    return {SAY("Reason", "Stand: %1 is hard to beat."), {static_cast<long long>(better_.total)}};
}

Sentence Reason::goingOn() const
{
    if (better_.bust <= 0)
        return SAY("Reason", "Go on: the next card cannot break you.");
    if (better_.bust < kMild)
        return {SAY("Reason", "Go on: the next card breaks you in only %1 of 10 cases."), {tenths(better_.bust)}};
    return {SAY("Reason", "Go on: %1 wins too rarely."), {static_cast<long long>(worse_.total)}};
}

Sentence Reason::oftener() const
{
    const long long more = std::lround(100 * (better_.won - worse_.won));
    return more < 2 ? with(texts_.aLittle, {}) : with(texts_.oftener, more);
}

} // namespace parlour::twenty
