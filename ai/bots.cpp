#include "ai/bots.h"

#include "ai/coins/coins_bots.h"
#include "ai/coup/coup_bots.h"
#include "ai/durak/durak_bots.h"
#include "ai/pazaak/pazaak_bots.h"
#include "ai/yahtzee/yahtzee_bots.h"

namespace parlour {

const std::vector<BotInfo>& bots()
{
    static const std::vector<BotInfo> all = [] {
        std::vector<BotInfo> joined;
        for (const auto& list : {
                 durak::bots(),
                 pazaak::bots(),
                 yahtzee::bots(),
                 coup::bots(),
                 coins::bots(),
             })
            joined.insert(joined.end(), list.begin(), list.end());
        return joined;
    }();
    return all;
}

const BotInfo* findBot(std::string_view id)
{
    for (const BotInfo& bot : bots())
        if (bot.id == id)
            return &bot;
    return nullptr;
}

std::unique_ptr<AnyAnalyst> makeAnalyst(std::string_view game, const Resources& resources)
{
    struct Entry {
        std::string_view game;
        std::unique_ptr<AnyAnalyst> (*make)(const Resources&);
    };
    static constexpr Entry all[] = {{"durak", durak::makeAnalyst},
                                    {"pazaak", pazaak::makeAnalyst},
                                    {"yahtzee", yahtzee::makeAnalyst},
                                    {"coup", coup::makeAnalyst},
                                    {"coins", coins::makeAnalyst}};
    for (const Entry& entry : all)
        if (entry.game == game)
            return entry.make(resources);
    return nullptr;
}

} // namespace parlour
