// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli games: lists the games, their rule options with values and defaults, and their bots.
#include "engine/games.h"
#include "app/bots/strengths.h"
#include "app/cli/verbs.h"
#include "app/verbs/terminal.h"

#include <QJsonArray>

#include <cmath>
#include <cstdio>
#include <memory>

namespace parlour::cli {

namespace {

QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject ruleJson(const RuleOption& option)
{
    QJsonObject rule{{"key", string(option.key)}, {"name", option.label.english}, {"default", string(option.defaultValue)}};
    if (option.isHidden())
        rule["hidden"] = true;
    if (option.values.empty()) {
        rule["low"] = option.low;
        rule["high"] = option.high;
        return rule;
    }
    QJsonArray values;
    for (const RuleValue& value : option.values)
        values.append(QJsonObject{
            {"value", string(value.value)}, {"name", value.label.english}, {"explanation", value.explanation.english}});
    rule["values"] = values;
    return rule;
}

QJsonObject botJson(const BotInfo& bot)
{
    QJsonObject json{{"id", string(bot.id)},
                     {"name", bot.name.english},
                     {"origin", bot.origin.english},
                     {"character", bot.description.english}};
    QJsonArray options;
    if (bot.simulates())
        options.append(QJsonObject{{"key", "simulations"}, {"low", 1}, {"high", kMostSimulations}});
    for (const OwnBotOption& option : bot.options)
        options.append(QJsonObject{{"key", string(option.key)}, {"value", string(option.value)}});
    if (!options.isEmpty())
        json["options"] = options;
    if (const auto strength = strengthOf(bot.id))
        json["strength"] = QJsonObject{
            {"elo", strength->elo}, {"error", strength->error}, {"ladder", QString::fromStdString(strength->ladder)}};
    return json;
}

/// The rounded Elo, "1243"; empty if it was not measured.
std::string eloText(const BotInfo& bot)
{
    const auto strength = strengthOf(bot.id);
    return strength ? std::to_string(std::lround(strength->elo)) : std::string();
}

QJsonObject gameJson(const GameInfo& game)
{
    QJsonArray rules;
    for (const RuleOption& option : *game.options)
        rules.append(ruleJson(option));
    QJsonArray players;
    for (const BotInfo* bot : botsByStrength(game.id))
        players.append(botJson(*bot));
    return {{"id", string(game.id)},
            {"name", game.name.english},
            {"version", game.version},
            {"rules", rules},
            {"bots", players}};
}

void printGame(const GameInfo& game)
{
    std::printf("%s  %s\n", game.id.c_str(), game.name.english);
    if (!game.options->empty())
        std::printf("  rules\n");
    for (const RuleOption& option : *game.options)
        if (!option.isHidden())
            std::printf("    %-16s %s (default %s)  %s\n", option.key.c_str(), option.allowedText().c_str(),
                        option.defaultValue.c_str(), option.label.english);
    std::printf("  bots, and their Elo, which counts from %.0f for random play at this game\n", kAnchorElo);
    for (const BotInfo* bot : botsByStrength(game.id)) {
        std::string options = bot->simulates() ? " [simulations=N]" : "";
        for (const OwnBotOption& option : bot->options)
            options += " [" + std::string(option.key) + "=" + std::string(option.value) + "]";
        std::printf("    %-24s %5s  %s%s\n", std::string(bot->id).c_str(), eloText(*bot).c_str(), bot->description.english,
                    options.c_str());
    }
}

int listGames(bool json)
{
    if (!json) {
        for (const GameInfo& game : games())
            printGame(game);
        return kDone;
    }
    QJsonArray list;
    for (const GameInfo& game : games())
        list.append(gameJson(game));
    printJson({{"games", list}});
    return kDone;
}

} // namespace

void addGames(Verb& program)
{
    Verb verb = program.add("games", "List the games, their rules and their bots");
    auto json = std::make_shared<bool>(false);
    verb.flag("--json", *json, "As JSON on standard output");
    verb.runs([json] { return listGames(*json); });
}

} // namespace parlour::cli
