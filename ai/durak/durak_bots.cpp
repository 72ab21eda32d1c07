#include "ai/durak/durak_bots.h"

namespace parlour::durak {

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = {
        {"durak.random", "durak", SAY("Bots", "Random"), 1, SAY("Bots", "A measure for the others"),
         SAY("Bots", "Any legal card. For first steps."), makeRandom},
        {"durak.greedy", "durak", SAY("Bots", "Greedy"), 2, SAY("Bots", "What beginners are taught"),
         SAY("Bots", "The lowest card that will do."), makeGreedy},
    };
    return all;
}

} // namespace parlour::durak
