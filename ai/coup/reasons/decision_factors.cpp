// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/coup_bots.h"

#include "engine/coup/coup_counting.h"

#include <algorithm>
#include <cmath>

namespace parlour::coup {

namespace {

void addTurn(const View& view, std::vector<Sentence>& sentences)
{
    const auto me = static_cast<std::size_t>(view.seat);
    const int coins = view.coins[me];
    int richest = 0;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (seat != view.seat && view.isIn(seat))
            richest = std::max<int>(richest, view.coins[static_cast<std::size_t>(seat)]);
    if (coins >= kForcedCoup)
        sentences.push_back(SAY("Matters", "With ten coins you must coup; you choose only the target."));
    else if (coins >= kCoupCost)
        sentences.push_back(SAY("Matters", "You can pay for a coup, which nobody can stop."));
    else
        sentences.push_back(
            {SAY("Matters", "With %1 more coins you can coup, which nobody can stop."), {kCoupCost - coins}});
    if (richest >= kCoupCost)
        sentences.push_back(
            {SAY("Matters", "Somebody else has %1 coins and can take a card before you act again."), {richest}});
}

/// The beliefs, unlike the chance that the table shows, take account of the claim itself.
void addClaim(const View& view, Seat claimant, Role role, const Beliefs& beliefs, std::vector<Sentence>& sentences)
{
    if (role == Role::None)
        return;
    const CardCount count = countOf(view, role);
    sentences.push_back({SAY("Matters", "You can see %1 of the three."), {count.own + count.faceUp}});
    for (const Beliefs::Row& row : beliefs.rows)
        if (row.seat == claimant)
            sentences.push_back({SAY("Matters", "Given all claims so far, it is true about %1 times in 100."),
                                 {static_cast<int>(std::lround(100 * row.chances[static_cast<std::size_t>(role)]))}});
    sentences.push_back(SAY("Matters", "A wrong challenge costs a card, and so does a bluff that is caught."));
}

} // namespace

std::vector<Sentence> decisionFactors(const AnyQuestion& question, const Analysis& analysis)
{
    const auto& view = std::any_cast<const View&>(question.view);
    std::vector<Sentence> sentences;
    switch (view.phase) {
    case Phase::Turn:
        addTurn(view, sentences);
        break;
    case Phase::ChallengeAction:
        addClaim(view, view.actor, claimOf(view.action), analysis.beliefs, sentences);
        break;
    case Phase::ChallengeBlock:
        addClaim(view, view.blocker, view.blockAs, analysis.beliefs, sentences);
        break;
    case Phase::Block:
        sentences.push_back(SAY("Matters", "A block is a claim as well: it can be challenged."));
        break;
    case Phase::Lose:
    case Phase::Return:
        sentences.push_back(
            SAY("Matters", "What a card is worth depends on the coins that are out and on what the others fear."));
        break;
    default:
        break;
    }
    if (view.cards[static_cast<std::size_t>(view.seat)] == 1)
        sentences.push_back(SAY("Matters", "You have one card left: to lose it is to lose the game."));
    return sentences;
}

} // namespace parlour::coup
