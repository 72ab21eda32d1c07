#include "app/session/bot_source.h"

#include "ai/bots.h"

namespace parlour {

bool isExternal(std::string_view name)
{
    return name.starts_with("exec:") || name.starts_with("exec[");
}

Expected<std::unique_ptr<AnyBot>> hireBot(const std::string& name, std::string_view game, const BotLimits&)
{
    const BotInfo* bot = findBot(name);
    if (!bot || bot->game != game)
        return Error(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {name, std::string(game)});
    return bot->make();
}

} // namespace parlour
