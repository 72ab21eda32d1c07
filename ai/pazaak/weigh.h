// What each legal action is worth: the values of the solution, put right by the house cards that have gone. Used by our own
// players; sees a View and nothing else.
#pragma once

#include "ai/pazaak/solution.h"
#include "ai/pazaak/table_player.h"

namespace parlour::pazaak {

/// How likely each house card is to come next; [0] is unused.
using Draws = std::array<float, kHighestHouse + 1>;

/// Every value equally likely, as in the model.
Draws evenDraws();
/// By the house cards that can be seen on the boards.
Draws countedDraws(const View& view);

/// The share of the win that an action promises when both go on by the solution.
struct Weighed {
    Action action;
    float share = 0;
};
using Weighings = FixedList<Weighed, Pazaak::kMaxActions>;

/// Weighs `legal`, in its order. The next card of either player comes by `draws`; those after it come evenly. With
/// evenDraws() it is exact in the model.
Weighings weigh(const View& view, const ActionList<Pazaak>& legal, const Solution& solution, const Spot& spot,
                const Draws& draws);

} // namespace parlour::pazaak
