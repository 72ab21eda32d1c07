// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_source.h"

#include "ai/core/bots.h"
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

/// The name of a built-in bot in its parts: "durak.master[simulations=8000]".
struct OwnName {
    const BotInfo* bot = nullptr;
    RuleMap options;
};

Expected<OwnName> parseOwnName(const std::string& name, std::string_view game)
{
    const std::size_t end = name.ends_with(']') ? name.find('[') : std::string::npos;
    OwnName parsed{findBot(std::string_view(name).substr(0, end)), {}};
    if (!parsed.bot || parsed.bot->game != game)
        return Error(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {name, std::string(game)});
    if (end == std::string::npos)
        return parsed;
    auto options = parseRuleMap(std::string_view(name).substr(end + 1, name.size() - end - 2));
    if (!options)
        return options.error();
    parsed.options = *std::move(options);
    return parsed;
}

const OwnBotOption* findOption(const BotInfo& bot, std::string_view key)
{
    const auto found = std::ranges::find(bot.options, key, &OwnBotOption::key);
    return found == bot.options.end() ? nullptr : &*found;
}

Expected<std::unique_ptr<AnyBot>> makeOwnBot(const std::string& name, std::string_view game, const Resources& resources)
{
    const auto parsed = parseOwnName(name, game);
    if (!parsed)
        return parsed.error();
    const auto& [bot, options] = *parsed;
    auto made = bot->make(resources);
    for (const auto& [key, value] : options) {
        if (const OwnBotOption* option = findOption(*bot, key)) {
            auto changed = option->apply(std::move(made), value);
            if (!changed)
                return changed.error();
            made = *std::move(changed);
            continue;
        }
        if (key != "simulations" || !bot->simulates())
            return Error(SAY("Error", "%1 has no option \"%2\""), {std::string(bot->id), key});
        const auto simulations = parseInt(value, 1, kMostSimulations);
        if (!simulations)
            return Error(SAY("Error", "%1 cannot be \"%2\"; it can be %3"),
                         {key, value, "1 to " + std::to_string(kMostSimulations)});
        withGame(game, [&]<class G>() { made = std::make_unique<ToldBot<G>>(std::move(made), *simulations); });
    }
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

Expected<void> checkOptions(const std::vector<std::string>& names, std::string_view game, const RuleMap& rules)
{
    for (const std::string& name : names) {
        if (isExternal(name))
            continue;
        const auto parsed = parseOwnName(name, game);
        if (!parsed)
            return parsed.error();
        for (const auto& [key, value] : parsed->options)
            if (const OwnBotOption* option = findOption(*parsed->bot, key))
                if (const auto allowed = option->check(value, rules); !allowed)
                    return Error(SAY("Error", "%1 cannot play: %2"), {name, allowed.error().english()});
    }
    return {};
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
