// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/game_bots.h"
#include "engine/pazaak/pazaak_types.h"

#include <array>

namespace parlour::pazaak {

namespace {

Argument number(int value)
{
    return static_cast<long long>(value);
}

/// The number of house cards not on the table, and how many of them bust the seat.
Sentence riskOf(const View& view)
{
    std::array<int, kHighestHouse + 1> left{};
    left.fill(view.rules.copiesHouse());
    for (const Board& board : view.boards)
        for (const Value card : board.house)
            --left[card];
    int all = 0, bust = 0;
    for (int card = 1; card <= kHighestHouse; ++card) {
        all += left[static_cast<std::size_t>(card)];
        if (view.mine().total + card > kGoal)
            bust += left[static_cast<std::size_t>(card)];
    }
    if (bust == 0)
        return SAY("Matters", "No house card can take you over 20.");
    return {SAY("Matters", "House cards left: %1. Would bust you: %2."), {number(all), number(bust)}};
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis&)
{
    const auto& view = std::any_cast<const View&>(question.view);
    const int mine = view.mine().total;
    const int theirs = view.theirs().total;
    std::vector<Sentence> factors;
    if (view.theirs().standing && mine < theirs)
        factors.push_back(
            {SAY("Matters", "The other stands on %1, you have %2: you must take a risk."), {number(theirs), number(mine)}});
    else if (view.theirs().standing)
        factors.push_back({SAY("Matters", "The other stands on %1, you have %2."), {number(theirs), number(mine)}});
    else
        factors.push_back({SAY("Matters", "The other has %1 and goes on drawing after you."), {number(theirs)}});
    factors.push_back(riskOf(view));
    const auto me = static_cast<std::size_t>(view.seat);
    if (view.wins[me] == kWins - 1 && view.wins[1 - me] == kWins - 1)
        factors.push_back(SAY("Matters", "This hand decides the match: side cards are worth nothing after it."));
    else if (view.sides.count() > 0)
        factors.push_back({SAY("Matters", "Side cards left for all hands to come: %1."), {number(view.sides.count())}});
    return factors;
}

} // namespace parlour::pazaak
