#include "app/bots/bot_source.h"

#include "ai/bots.h"
#include "app/bots/external_bot.h"
#include "engine/game_list.h"
#include "engine/games.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>
#include <set>

namespace parlour {

std::uint64_t luckOf(const Luck& luck)
{
    const QByteArray key = QByteArray::number(luck.seed, 16) + ' ' + QByteArray::number(luck.index, 16);
    return qFromBigEndian<std::uint64_t>(QCryptographicHash::hash(key, QCryptographicHash::Sha256).constData());
}

std::uint64_t newSalt()
{
    return std::max<std::uint64_t>(1, QRandomGenerator::system()->generate64());
}

bool hasExternal(const std::vector<std::string>& names)
{
    return std::any_of(names.begin(), names.end(), isExternal);
}

std::vector<std::string> botIdsOf(std::string_view game)
{
    std::vector<std::string> ids;
    for (const BotInfo& bot : bots())
        if (bot.game == game)
            ids.emplace_back(bot.id);
    return ids;
}

Expected<std::unique_ptr<AnyBot>> makeBotByName(const std::string& name, std::string_view game, const Resources& resources,
                                                const BotLimits& limits)
{
    if (!isExternal(name)) {
        const BotInfo* bot = findBot(name);
        if (!bot || bot->game != game)
            return Error(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {name, std::string(game)});
        return bot->make(resources);
    }
    const auto command = parseBotCommand(name);
    if (!command)
        return command.error();
    std::unique_ptr<AnyBot> bot;
    if (findGame(game))
        withGame(game, [&]<class G>() { bot = std::make_unique<ExternalBot<G>>(*command, limits); });
    if (!bot)
        return Error(SAY("Error", "there is no game \"%1\""), {std::string(game)});
    return bot;
}

Expected<BotReady> askBot(const std::string& name, const std::string& game, const BotLimits& limits)
{
    auto command = parseBotCommand(name);
    if (!command)
        return command.error();
    return BotGuest(std::move(*command), game, limits).shakeHands();
}

Expected<void> checkBots(const std::vector<std::string>& names, const std::string& game, const BotLimits& limits)
{
    for (const std::string& name : std::set(names.begin(), names.end())) {
        if (!isExternal(name))
            continue;
        if (const auto ready = askBot(name, game, limits); !ready)
            return Error(SAY("Error", "%1 cannot play: %2"), {name, ready.error().english()});
    }
    return {};
}

} // namespace parlour
