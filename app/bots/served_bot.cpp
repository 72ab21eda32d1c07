// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/served_bot.h"

#include "app/bots/bot_source.h"
#include "engine/base/tokens.h"
#include "engine/core/match.h"
#include "engine/game_list.h"
#include "engine/games.h"

#include <QJsonArray>

namespace parlour {

namespace {

std::string stringOf(const QJsonValue& value)
{
    return value.toString().toStdString();
}

FieldMap fieldsOf(const QJsonObject& object)
{
    FieldMap fields;
    for (auto field = object.begin(); field != object.end(); ++field) {
        const std::string name = field.key().toStdString();
        const QJsonValue value = field.value();
        if (value.isBool())
            fields.truth(name, value.toBool());
        else if (value.isDouble())
            fields.number(name, value.toDouble());
        else if (value.isString())
            fields.text(name, stringOf(value));
        std::vector<double> numbers;
        std::vector<std::string> texts;
        for (const QJsonValue& each : value.toArray())
            if (each.isString())
                texts.push_back(stringOf(each));
            else
                numbers.push_back(each.toDouble());
        if (!numbers.empty())
            fields.numbers(name, numbers);
        else if (value.isArray())
            fields.texts(name, texts);
    }
    return fields;
}

Error strangeField(const char* message, const std::string& field)
{
    return Error(SAY("Error", "the field \"%1\" of \"%2\" is missing or makes no sense"), {field, message});
}

/// The number of actions that a list can hold.
template <class List>
constexpr std::size_t capacityOf()
{
    if constexpr (requires { List::kMax; })
        return List::kMax;
    else
        return List::capacity();
}

/// The list of these actions; an error if one is none or they are no list of the game.
template <class G>
Expected<ActionList<G>> legalOf(const QJsonArray& texts)
{
    ActionList<G> legal;
    for (const QJsonValue& each : texts) {
        const auto action = G::parseAction(stringOf(each));
        if (!action)
            return action.error();
        if (legal.size() == capacityOf<ActionList<G>>())
            return strangeField("choose", "legal");
        legal.push_back(*action);
        if (toText(legal[legal.size() - 1]) != stringOf(each))
            return strangeField("choose", "legal");
    }
    return legal.empty() ? Expected<ActionList<G>>(strangeField("choose", "legal")) : legal;
}

/// Reads the typed part of a question to `bot`.
template <class G>
Expected<std::function<std::string(const stop_token&)>> answerTo(const QJsonObject& message, const RuleMap& ruleMap,
                                                                 AnyBot& bot)
{
    const auto rules = G::parseRules(ruleMap);
    if (!rules)
        return rules.error();
    const FieldMap fields = fieldsOf(message[u"view"].toObject());
    const typename G::View view = G::viewOf(*rules, fields);
    FieldMap understood;
    G::fields(view, understood);
    if (const std::string name = understood.differenceFrom(fields); !name.empty())
        return strangeField("view", name);
    if (view.seat < 0 || view.seat >= G::seats(*rules))
        return strangeField("view", "seat");
    auto legal = legalOf<G>(message[u"legal"].toArray());
    if (!legal)
        return legal.error();
    const auto luck = parseSeed(stringOf(message[u"luck"]));
    if (!luck)
        return strangeField("choose", "luck");
    return std::function([view, legal = *std::move(legal), luck = Luck{*luck, 0}, step = message[u"step"].toInt(),
                          &bot](const stop_token& stop) {
        return toText(static_cast<Bot<G>&>(bot).choose({view, legal, luck, stop, nullptr, step}));
    });
}

/// Asks for one decision of a match, the least that the bot can think about, so that its tables are loaded.
template <class G>
void askOnce(const typename G::Rules& rules, Bot<G>& bot)
{
    Match<G> match(rules, 0);
    for (Node node = match.node(); !node.isOver(); node = match.node()) {
        if (node.isChance()) {
            match.applyChance(match.draw());
            continue;
        }
        const Seat seat = node.seats.first();
        ActionList<G> legal;
        match.legal(seat, legal);
        if (legal.size() > 1) {
            bot.choose({match.look(seat), legal, match.luck(seat), {}, nullptr, match.steps(), 1});
            return;
        }
        match.act(seat, legal.front());
    }
}

} // namespace

QJsonValue idOf(const QJsonObject& message)
{
    const QJsonValue id = message[u"id"];
    return id.isString() ? id : QJsonValue(id.toInteger());
}

Expected<ServedBot> ServedBot::make(const std::string& name, const std::string& game, const Resources& resources)
{
    ServedBot served;
    served.name_ = canonicalName(name);
    served.game_ = game;
    served.resources_ = resources;
    if (isExternal(name))
        return Error(SAY("Error", "there is no bot \"%1\" of the game \"%2\""), {name, game});
    auto bot = makeBotByName(served.name_, game, served.resources_);
    if (!bot)
        return bot.error();
    served.bot_ = *std::move(bot);
    return served;
}

void ServedBot::prepare(const RuleMap& rules)
{
    if (prepared_ == rules)
        return;
    prepared_ = rules;
    withGame(game_, [&]<class G>() {
        const auto bot = makeBotByName<G>(name_.substr(0, name_.find('[')), resources_);
        const auto parsed = G::parseRules(rules);
        if (bot && parsed)
            askOnce<G>(*parsed, **bot);
    });
}

Expected<void> ServedBot::checkHello(const QJsonObject& message)
{
    const QJsonValue protocol = message[u"protocol"];
    if (protocol.isUndefined() || protocol == QJsonValue(kBotProtocol))
        return {};
    const std::string given = protocol.isDouble() ? std::to_string(protocol.toInteger()) : stringOf(protocol);
    return Error(SAY("Error", "version %1 of the protocol is not spoken here; this program speaks version %2"),
                 {given, static_cast<long long>(kBotProtocol)});
}

std::string ServedBot::ready(const std::string& author)
{
    prepare(*findGame(game_)->complete({}));
    return R"({"type":"ready","protocol":)" + std::to_string(kBotProtocol) + R"(,"name":)" + quotedText(name_)
        + R"(,"author":)" + quotedText(author) + R"(,"games":[)" + quotedText(game_) + "]}\n";
}

Expected<void> ServedBot::begin(const QJsonObject& message)
{
    if (stringOf(message[u"game"]) != game_)
        return Error(SAY("Error", "%1 does not play %2"), {name_, stringOf(message[u"game"])});
    RuleMap given;
    const QJsonObject rules = message[u"rules"].toObject();
    for (auto rule = rules.begin(); rule != rules.end(); ++rule)
        given[rule.key().toStdString()] = stringOf(rule.value());
    const auto complete = findGame(game_)->complete(given);
    if (!complete)
        return complete.error();
    rules_ = *complete;
    prepare(*complete);
    return {};
}

Expected<ServedQuestion> ServedBot::question(const QJsonObject& message) const
{
    if (!rules_)
        return Error(SAY("Error", "a question before the first \"new\""));
    ServedQuestion question{idOf(message), message[u"milliseconds"].toInt(), {}};
    Expected<std::function<std::string(const stop_token&)>> answer = Error();
    withGame(game_, [&]<class G>() { answer = answerTo<G>(message, *rules_, *bot_); });
    if (!answer)
        return answer.error();
    const std::string id =
        question.id.isString() ? quotedText(stringOf(question.id)) : std::to_string(question.id.toInteger());
    question.answer = [id, answer = *std::move(answer)](const stop_token& stop) {
        return R"({"type":"play","id":)" + id + R"(,"action":)" + quotedText(answer(stop)) + "}\n";
    };
    return question;
}

} // namespace parlour
