// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/duel/reach_probabilities.h"

#include "ai/solve/net.h"

#include <algorithm>

namespace parlour::coup {

namespace {

constexpr float kMinReach = 1e-8F; ///< of a possible hand; the most likely one has 1

/// Sets the range of `player` so that its hands have these probabilities. Ignores what cards that went to the court imply
/// about the other player's hand.
void refit(const Duel& duel, Ranges& reach, std::size_t player, const Row& chances)
{
    const Matrix& ways = waysOf(duel);
    for (std::size_t mine = 0; mine < kRow; ++mine) {
        float weight = 0;
        if (chances[mine] > 0)
            for (std::size_t theirs = 0; theirs < handsOf(duel.hasTwo(1 - player)); ++theirs)
                weight += reach[1 - player][theirs] * cell(ways, player, mine, theirs);
        reach[player][mine] = weight > 0 ? chances[mine] / weight : 0;
    }
    scale(reach[player]);
}

} // namespace

Ranges uniformRanges()
{
    Ranges reach;
    for (Row& row : reach)
        row.fill(1);
    return reach;
}

Row weightedSums(const Matrix& weights, const Matrix& values, std::size_t player)
{
    Row sums{};
    for (std::size_t i = 0; i < kRow; ++i) {
        Row products;
        for (std::size_t j = 0; j < kRow; ++j)
            products[j] = weights.at[i][j] * values.at[i][j];
        if (player == 0)
            sums[i] = sumInHalves(products);
        else
            for (std::size_t j = 0; j < kRow; ++j)
                sums[j] += products[j];
    }
    return sums;
}

std::size_t without(std::size_t pair, Role role)
{
    Counts cards = handAt(true, pair);
    --cards[static_cast<std::size_t>(role)];
    return indexOfCards(cards);
}

Row chancesOf(const Duel& duel, const Ranges& reach, std::size_t player)
{
    Matrix both;
    for (std::size_t i = 0; i < kRow; ++i)
        for (std::size_t j = 0; j < kRow; ++j)
            both.at[i][j] = reach[0][i] * reach[1][j];
    Row chances = weightedSums(waysOf(duel), both, player);
    const float sum = sumInHalves(chances);
    for (float& each : chances)
        each = sum > 0 ? each / sum : 0;
    return chances;
}

void scale(Row& reach)
{
    const float most = *std::max_element(reach.begin(), reach.end());
    for (float& each : reach)
        each = most <= 0 ? 1 : each <= 0 ? 0 : std::max(each / most, kMinReach);
}

float trembling(const ActionMask& mask, const ByAction& strategy, std::size_t action, std::size_t hand)
{
    return strategy[action][hand] * (1 - kTremble) + kTremble * mask.legal[action][hand] * mask.uniform[hand];
}

void observeAction(const Duel& duel, Ranges& reach, std::size_t index, const ByAction& strategy)
{
    const std::size_t me = duel.decider();
    const ActionMask& mask = actionMaskOf(duel);
    for (std::size_t hand = 0; hand < handsOf(duel.hasTwo(me)); ++hand)
        reach[me][hand] *= trembling(mask, strategy, index, hand);
    scale(reach[me]);
}

void observeChallenge(const Duel& duel, Ranges& reach, bool isTrue)
{
    const std::size_t claimant = claimantOf(duel);
    const bool hasTwo = duel.hasTwo(claimant);
    for (std::size_t hand = 0; hand < handsOf(hasTwo); ++hand)
        if (hasRole(hasTwo, hand, claimedIn(duel)) != isTrue)
            reach[claimant][hand] = 0;
    scale(reach[claimant]);
}

void observeLoss(const Duel& duel, Ranges& reach, Role role)
{
    const Row before = chancesOf(duel, reach, duel.loser);
    Row after{};
    for (std::size_t hand = 0; hand < kPairs; ++hand)
        if (hasRole(true, hand, role))
            after[without(hand, role)] += before[hand];
    Duel less = duel;
    less.lost[duel.loser] = role;
    refit(less, reach, duel.loser, after);
    const Shown shown = shownBefore(duel);
    if (shown.role == Role::None)
        return;
    Row replaced{};
    for (const Transition& transition : replacementsOf(less, shown))
        replaced[transition.result] += reach[shown.player][transition.mine] * reach[1 - shown.player][transition.theirs]
            * cell(waysOf(less), shown.player, transition.mine, transition.theirs) * transition.chance;
    refit(less, reach, shown.player, replaced);
}

void observeExchange(const Duel& duel, Ranges& reach, const ByAction& strategy)
{
    ByHand pools{};
    for (const Transition& transition : drawsOf(duel))
        pools[transition.result] += reach[0][transition.mine] * reach[1][transition.theirs]
            * waysOf(duel).at[transition.mine][transition.theirs] * transition.chance;
    Row kept{};
    const ActionMask& mask = actionMaskOf(duel);
    for (std::size_t hand = 0; hand < actionsOf(duel); ++hand)
        for (std::size_t pool = 0; pool < poolsOf(duel.hasTwo(0)); ++pool)
            kept[hand] += pools[pool] * trembling(mask, strategy, hand, pool);
    refit(duel, reach, 0, kept);
}

} // namespace parlour::coup
