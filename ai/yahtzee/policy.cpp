// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/yahtzee/policy.h"

namespace parlour::yahtzee {

namespace {

DiceSet rollTheRest(DiceSet held, Rng& rng)
{
    std::uint32_t outcome = rng.below(kOutcomes); // one random number for all dice
    for (; held < kFirstRoll; outcome /= kFaces)
        held = kSets.with[held][outcome % kFaces];
    return held;
}

} // namespace

TurnPolicy::TurnPolicy(const Turn& turn)
{
    for (std::size_t roll = 0; roll < kRollSets; ++roll) {
        const auto set = static_cast<DiceSet>(kFirstRoll + roll);
        for (int stage = 0; stage < kRolls - 1; ++stage)
            hold_[static_cast<std::size_t>(stage)][roll] = turn.bestHold(stage, set);
        box_[roll] = turn.bestBox(set);
    }
}

Action TurnPolicy::action(const View& view) const
{
    const DiceSet roll = diceSetOf(view.dice);
    const DiceSet held = view.stage < kRolls - 1 ? hold(view.stage, roll) : roll;
    return held == roll ? score(box(roll)) : yahtzee::hold(positionsOf(held, view.dice));
}

const TurnPolicy& PolicyCache::at(const CardState& state)
{
    std::unique_ptr<Kept>& kept = kept_[numberOf(state) * 0x9E3779B97F4A7C15ULL >> 50];
    if (!kept || kept->state != state)
        kept = std::make_unique<Kept>(Kept{state, TurnPolicy(game_.turn(state))});
    return kept->policy;
}

void playTurn(SoloGame& game, const TurnPolicy& policy, Rng& rng)
{
    DiceSet roll = rollTheRest(0, rng);
    for (int stage = 0; stage < kRolls - 1; ++stage) {
        const DiceSet held = policy.hold(stage, roll);
        if (held == roll)
            break; // the roll is scored at once
        roll = rollTheRest(held, rng);
    }
    const Box box = policy.box(roll);
    const auto [points, bonus] = scoredPoints(game.state, box, roll);
    game.state = after(game.state, box, points);
    game.points = static_cast<std::int16_t>(game.points + points + bonus);
}

} // namespace parlour::yahtzee
