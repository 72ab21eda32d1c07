#include "ai/yahtzee/standing.h"

namespace parlour::yahtzee {

const RollPoints& rollPoints()
{
    static const RollPoints all = [] {
        RollPoints points;
        for (std::size_t roll = 0; roll < kRollSets; ++roll) {
            const Dice dice = diceOf(static_cast<DiceSet>(kFirstRoll + roll));
            for (const Box box : BoxSet::all())
                points.in[static_cast<std::size_t>(box)][roll] = static_cast<std::uint8_t>(pointsIn({}, box, dice));
        }
        return points;
    }();
    return all;
}

DiceSet fiveAlike(int face)
{
    const auto die = static_cast<Die>(face);
    return diceSetOf({die, die, die, die, die});
}

} // namespace parlour::yahtzee
