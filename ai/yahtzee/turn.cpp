// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/turn.h"

namespace parlour::yahtzee {

void Turn::solve(BoxSet free)
{
    std::array<double, kRollSets> now; // values of rolls at the following stage
    now.fill(kNotAllowed);
    for (const Box box : free) {
        const auto& worth = worth_[static_cast<std::size_t>(box)];
        for (std::size_t roll = 0; roll < kRollSets; ++roll)
            if (worth[roll] > now[roll]) {
                now[roll] = worth[roll];
                bestBox_[roll] = box;
            }
    }
    for (std::size_t stage = kRolls - 1; stage-- > 0;) {
        auto& value = holding_[stage];
        std::copy(now.begin(), now.end(), value.begin() + kFirstRoll);
        for (std::size_t set = kFirstRoll; set-- > 0;) {
            const auto& with = kSets.with[set];
            value[set] =
                (((value[with[0]] + value[with[1]]) + (value[with[2]] + value[with[3]])) + (value[with[4]] + value[with[5]]))
                * (1.0 / kFaces);
        }
        std::array<double, kDiceSets> best = value; // over all subsets
        std::array<DiceSet, kDiceSets> bestHeld;
        for (std::size_t set = 0; set < kDiceSets; ++set) {
            bestHeld[set] = static_cast<DiceSet>(set);
            for (std::size_t i = 0; i < kSets.fewerCount[set]; ++i)
                if (const DiceSet fewer = kSets.fewer[set][i]; best[fewer] > best[set]) {
                    best[set] = best[fewer];
                    bestHeld[set] = bestHeld[fewer];
                }
        }
        std::copy(best.begin() + kFirstRoll, best.end(), now.begin());
        std::copy(bestHeld.begin() + kFirstRoll, bestHeld.end(), bestHold_[stage].begin());
    }
    for (std::size_t roll = 0; roll < kRollSets; ++roll)
        value_ += now[roll] * kSets.outcomes[roll];
    value_ /= kOutcomes;
}

std::array<double, kRollSets> finalRolls(const Turn& turn, int stage, DiceSet held)
{
    std::array<double, kDiceSets> chances{};
    chances[held] = 1;
    std::array<double, kRollSets> scoredPoints{};
    for (; stage < kRolls - 1; ++stage) {
        for (DiceSet set = 0; set < kFirstRoll; ++set) // smaller sets come first
            if (chances[set] > 0)
                for (const DiceSet more : kSets.with[set])
                    chances[more] += chances[set] / kFaces;
        std::array<double, kDiceSets> next{};
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            const auto set = static_cast<DiceSet>(kFirstRoll + roll);
            const bool isLast = stage + 1 >= kRolls - 1;
            const DiceSet keep = isLast ? set : turn.bestHold(stage + 1, set);
            (keep == set ? scoredPoints[roll] : next[keep]) += chances[set];
        }
        chances = next;
    }
    return scoredPoints;
}

std::vector<double> valuesOf(const Turn& turn, const View& view, const ActionList<Yahtzee>& legal)
{
    const DiceSet roll = diceSetOf(view.dice);
    std::vector<double> worth;
    for (const Action& action : legal)
        worth.push_back(action.kind == Action::Kind::Score
                            ? turn.scoring(roll, action.box)
                            : turn.holding(view.stage, diceSetOf(view.dice, action.positions)));
    return worth;
}

Action bestAction(const Turn& turn, const View& view)
{
    const DiceSet roll = diceSetOf(view.dice);
    const DiceSet held = view.stage < kRolls - 1 ? turn.bestHold(view.stage, roll) : roll;
    return held == roll ? score(turn.bestBox(roll)) : hold(positionsOf(held, view.dice));
}

} // namespace parlour::yahtzee
