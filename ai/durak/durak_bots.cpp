#include "ai/durak/durak_bots.h"

namespace parlour::durak {

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = {
        {"durak.random", "durak", SAY("Bots", "Random"), 1, SAY("Bots", "A measure for the others"),
         SAY("Bots", "Any legal card. For first steps."), makeRandom},
        {"durak.greedy", "durak", SAY("Bots", "Greedy"), 2, SAY("Bots", "What beginners are taught"),
         SAY("Bots", "The lowest card that will do."), makeGreedy},
        {"durak.article", "durak", SAY("Bots", "Article"), 3,
         SAY("Bots", "The card values of OpenFool's author's article, the decisions of the program"),
         SAY("Bots", "Weighs its hand as the article does."), makeArticle},
        {"durak.openfool", "durak", SAY("Bots", "OpenFool"), 3, SAY("Bots", "OpenFool 0.3.0, by this program's rules"),
         SAY("Bots", "The reference app’s player, step by step."), makeOpenFool},
    };
    return all;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(const Resources&)
{
    return nullptr;
}

} // namespace parlour::durak
