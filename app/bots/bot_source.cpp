// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_source.h"

#include "ai/bots.h"
#include "app/bots/external_bot.h"
#include "engine/base/tokens.h"
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

namespace {

/// A built-in bot with the number of simulations in its name.
template <class G>
class ToldBot final : public Bot<G> {
public:
    ToldBot(std::unique_ptr<AnyBot> bot, int simulations)
        : bot_(static_cast<Bot<G>*>(bot.release())),
          simulations_(simulations)
    {
    }
    typename G::Action choose(const Question<G>& question) override
    {
        Question<G> told = question;
        told.simulations = simulations_;
        return bot_->choose(told);
    }

private:
    std::unique_ptr<Bot<G>> bot_;
    int simulations_;
};

/// The number in "[simulations=8000]" behind the name of a bot; 0 if there is none.
Expected<int> simulationsIn(std::string_view brackets, const BotInfo& bot)
{
    constexpr std::string_view kOption = "simulations";
    if (brackets.empty())
        return 0;
    const auto options = parseRuleMap(brackets.substr(1, brackets.size() - 2));
    if (!options)
        return options.error();
    int simulations = 0;
    for (const auto& [key, value] : *options) {
        if (key != kOption || !bot.simulates)
            return Error(SAY("Error", "%1 has no option \"%2\""), {std::string(bot.id), key});
        const auto number = parseInt(value, 1, kMostSimulations);
        if (!number)
            return Error(SAY("Error", "%1 cannot be \"%2\"; it can be %3"),
                         {key, value, "1 to " + std::to_string(kMostSimulations)});
        simulations = *number;
    }
    return simulations;
}

Expected<std::unique_ptr<AnyBot>> makeOwnBot(const std::string& name, std::string_view game, const Resources& resources)
{
    const std::size_t end = name.ends_with(']') ? name.find('[') : std::string::npos;
    const BotInfo* bot = findBot(std::string_view(name).substr(0, end));
    if (!bot || bot->game != game)
        return Error(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {name, std::string(game)});
    const auto simulations = simulationsIn(std::string_view(name).substr(std::min(end, name.size())), *bot);
    if (!simulations)
        return simulations.error();
    auto made = bot->make(resources);
    if (*simulations > 0)
        withGame(game, [&]<class G>() { made = std::make_unique<ToldBot<G>>(std::move(made), *simulations); });
    return made;
}

} // namespace

Expected<std::unique_ptr<AnyBot>> makeBotByName(const std::string& name, std::string_view game, const Resources& resources,
                                                const BotLimits& limits)
{
    if (!isExternal(name))
        return makeOwnBot(name, game, resources);
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
