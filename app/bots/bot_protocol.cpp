// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_protocol.h"

#include "app/store/json_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

namespace parlour {

namespace {

constexpr std::size_t kLongestText = 200; ///< of a name or a label, in bytes
constexpr qsizetype kMaxOptions = 32;

void addQuoted(std::string& json, std::string_view text)
{
    static constexpr char kHex[] = "0123456789abcdef";
    json += '"';
    for (const char letter : text) {
        if (letter == '"' || letter == '\\')
            json += '\\';
        if (letter >= 0 && letter < ' ')
            json += std::string("\\u00") + kHex[letter >> 4] + kHex[letter & 15];
        else
            json += letter;
    }
    json += '"';
}

void addNumber(std::string& json, double value)
{
    if (!std::isfinite(value)) {
        json += "null";
        return;
    }
    char digits[32];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), value).ptr;
    json.append(digits, end);
}

template <class List, class Add>
void addList(std::string& json, const List& list, Add add)
{
    json += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0)
            json += ',';
        add(json, list[i]);
    }
    json += ']';
}

std::string text(std::int64_t number)
{
    return std::to_string(number);
}

/// The deepest nesting of objects and lists, counted outside of strings.
int depthOf(std::string_view line)
{
    int depth = 0;
    int deepest = 0;
    bool inText = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char letter = line[i];
        if (letter == '"')
            inText = !inText;
        else if (inText)
            i += letter == '\\';
        else if (letter == '{' || letter == '[')
            deepest = std::max(deepest, ++depth);
        else if (letter == '}' || letter == ']')
            --depth;
    }
    return deepest;
}

/// Requires that a field of a message of this type is `allowed`.
bool expect(const JsonReader& in, const char* message, bool holds, const char* allowed)
{
    return in.expect(holds, SAY("Error", "the field \"%1\" of \"%2\" must be %3"), {message, allowed});
}

bool isShort(const QJsonValue& value)
{
    const QByteArray bytes = value.toString().toUtf8();
    return value.isString() && !bytes.isEmpty() && bytes.size() <= static_cast<qsizetype>(kLongestText)
        && std::none_of(bytes.begin(), bytes.end(), [](char letter) { return letter >= 0 && letter < ' '; });
}

bool isInteger(const QJsonValue& value)
{
    const double number = value.toDouble(0.5);
    return number == std::floor(number) && std::abs(number) <= 1e9;
}

/// Returns whether a value or name of an option can be part of a bot's name, "exec[name=value,..]:..".
bool isBare(std::string_view text)
{
    return text.find_first_of(",=[]\"'") == std::string_view::npos;
}

std::vector<std::string> shortTexts(const QJsonValue& value)
{
    std::vector<std::string> texts;
    for (const QJsonValue& each : value.toArray())
        if (isShort(each))
            texts.push_back(each.toString().toStdString());
        else
            return {};
    return texts;
}

std::string fallbackText(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? "true" : "false";
    if (value.isDouble())
        return isInteger(value) ? text(static_cast<std::int64_t>(value.toDouble())) : std::string();
    return value.toString().toStdString();
}

BotOption optionIn(const JsonReader& in)
{
    static constexpr std::pair<const char*, BotOption::Kind> kKinds[] = {{"switch", BotOption::Kind::Switch},
                                                                         {"number", BotOption::Kind::Number},
                                                                         {"choice", BotOption::Kind::Choice},
                                                                         {"text", BotOption::Kind::Text}};
    const QJsonValue& object = in.value();
    BotOption option;
    option.name = object[u"name"].toString().toStdString();
    expect(in["name"], "ready", isShort(object[u"name"]) && isBare(option.name),
           "a text of 1 to 200 bytes without control characters, quotes and , = [ ]");
    option.label = isShort(object[u"label"]) ? object[u"label"].toString().toStdString() : option.name;
    const QString type = object[u"type"].toString();
    const auto kind =
        std::find_if(std::begin(kKinds), std::end(kKinds), [&](const auto& each) { return type == each.first; });
    if (!expect(in["type"], "ready", kind != std::end(kKinds), "\"switch\", \"number\", \"choice\" or \"text\""))
        return option;
    option.kind = kind->second;
    if (option.kind == BotOption::Kind::Number) {
        for (const char* bound : {"min", "max"})
            expect(in[bound], "ready", isInteger(in[bound].value()), "a whole number");
        option.low = object[u"min"].toInt();
        option.high = object[u"max"].toInt();
    }
    if (option.kind == BotOption::Kind::Choice) {
        option.values = shortTexts(object[u"values"]);
        expect(in["values"], "ready",
               !option.values.empty() && std::all_of(option.values.begin(), option.values.end(), isBare),
               "a list of texts of 1 to 200 bytes without control characters, quotes and , = [ ]");
    }
    option.defaultValue = fallbackText(object[u"default"]);
    expect(in["default"], "ready", option.allows(option.defaultValue), "a value that the option allows");
    return option;
}

} // namespace

// ------------------------------------------------------------------------------------------------ options

bool BotOption::allows(std::string_view value) const
{
    switch (kind) {
    case Kind::Switch:
        return value == "true" || value == "false";
    case Kind::Number: {
        int number = 0;
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), number);
        return problem == std::errc() && end == value.data() + value.size() && number >= low && number <= high;
    }
    case Kind::Choice:
        return std::find(values.begin(), values.end(), value) != values.end();
    case Kind::Text:
        return value.size() <= kLongestText && isBare(value)
            && std::none_of(value.begin(), value.end(), [](char letter) { return letter >= 0 && letter < ' '; });
    }
    return false;
}

std::string BotOption::allowedText() const
{
    switch (kind) {
    case Kind::Switch:
        return "true, false";
    case Kind::Number:
        return text(low) + " .. " + text(high);
    case Kind::Choice: {
        std::string all;
        for (const std::string& value : values)
            all += (all.empty() ? "" : ", ") + value;
        return all;
    }
    case Kind::Text:
        break;
    }
    return "...";
}

// ------------------------------------------------------------------------------------------------ messages to a bot

void FieldJson::key(std::string_view name)
{
    if (json_.size() > 1)
        json_ += ',';
    addQuoted(json_, name);
    json_ += ':';
}

void FieldJson::number(std::string_view name, double value)
{
    key(name);
    addNumber(json_, value);
}

void FieldJson::truth(std::string_view name, bool value)
{
    key(name);
    json_ += value ? "true" : "false";
}

void FieldJson::text(std::string_view name, std::string_view value)
{
    key(name);
    addQuoted(json_, value);
}

void FieldJson::numbers(std::string_view name, const std::vector<double>& values)
{
    key(name);
    addList(json_, values, addNumber);
}

void FieldJson::texts(std::string_view name, const std::vector<std::string>& values)
{
    key(name);
    addList(json_, values, addQuoted);
}

std::string FieldJson::take()
{
    json_ += '}';
    return std::move(json_);
}

std::string helloLine()
{
    return R"({"type":"hello","protocol":)" + text(kBotProtocol) + R"(,"program":"Parlour"})" + "\n";
}

std::string newLine(std::string_view game, const GuestSeat& seating, const std::vector<BotOption>& options,
                    const RuleMap& values)
{
    std::string line = R"({"type":"new","game":)";
    addQuoted(line, game);
    line += R"(,"seat":)" + text(seating.seat) + R"(,"seats":)" + text(seating.seats) + R"(,"rules":{)";
    const char* between = "";
    for (const auto& [key, value] : seating.rules) {
        line += between;
        addQuoted(line, key);
        line += ':';
        addQuoted(line, value);
        between = ",";
    }
    line += R"(},"options":{)";
    between = "";
    for (const BotOption& option : options) {
        const auto given = values.find(option.name);
        const std::string& value = given == values.end() ? option.defaultValue : given->second;
        line += between;
        addQuoted(line, option.name);
        line += ':';
        if (option.kind == BotOption::Kind::Switch || option.kind == BotOption::Kind::Number)
            line += value;
        else
            addQuoted(line, value);
        between = ",";
    }
    return line + "}}\n";
}

std::string eventLine(std::string_view text)
{
    std::string line = R"({"type":"event","text":)";
    addQuoted(line, text);
    return line + "}\n";
}

std::string chooseLine(const BotQuestion& question)
{
    char luck[17];
    std::snprintf(luck, sizeof luck, "%016llX", static_cast<unsigned long long>(question.luck));
    std::string line = R"({"type":"choose","id":)" + text(question.id) + R"(,"step":)" + text(question.step)
        + R"(,"milliseconds":)" + text(question.milliseconds) + R"(,"luck":")" + luck + R"(","view":)" + question.view
        + R"(,"legal":)";
    addList(line, question.legal, addQuoted);
    return line + "}\n";
}

std::string stopLine(std::int64_t id)
{
    return R"({"type":"stop","id":)" + text(id) + "}\n";
}

std::string overLine(const std::vector<double>& scores)
{
    std::string line = R"({"type":"over","scores":)";
    addList(line, scores, addNumber);
    return line + "}\n";
}

std::string quitLine()
{
    return "{\"type\":\"quit\"}\n";
}

// ------------------------------------------------------------------------------------------------ messages from a bot

Expected<QJsonObject> parseMessage(std::string_view line)
{
    if (depthOf(line) > kDeepestMessage)
        return Error(SAY("Error", "a message nested deeper than %1"), {static_cast<long long>(kDeepestMessage)});
    QJsonParseError problem;
    const auto json = QByteArray::fromRawData(line.data(), static_cast<qsizetype>(line.size()));
    const QJsonDocument document = QJsonDocument::fromJson(json, &problem);
    if (problem.error != QJsonParseError::NoError || !document.isObject()) {
        const std::string shown = plainLine(line, 60);
        return shown.empty() ? Error(SAY("Error", "an empty line instead of a JSON object"))
                             : Error(SAY("Error", "not a JSON object: %1"), {shown});
    }
    return document.object();
}

Expected<BotReady> parseReady(const QJsonObject& message)
{
    std::optional<Error> problem;
    const JsonReader in(message, problem);
    expect(in["type"], "ready", message[u"type"].toString() == u"ready", "\"ready\"");
    expect(in["protocol"], "ready", isInteger(message[u"protocol"]) && message[u"protocol"].toInt() == kBotProtocol, "1");
    expect(in["name"], "ready", isShort(message[u"name"]), "a text of 1 to 200 bytes without control characters");
    BotReady ready;
    ready.name = message[u"name"].toString().toStdString();
    ready.author = isShort(message[u"author"]) ? message[u"author"].toString().toStdString() : std::string();
    ready.games = shortTexts(message[u"games"]);
    expect(in["games"], "ready", !ready.games.empty(), "a list of names of games, as [\"durak\"]");
    ready.events = message[u"events"].toBool();
    if (!expect(in["options"], "ready", in["options"].size() <= kMaxOptions, "a list of at most 32 options"))
        return *problem;
    std::set<std::string> names;
    in["options"].forItems([&](const JsonReader& each) {
        ready.options.push_back(optionIn(each));
        expect(each["name"], "ready", names.insert(ready.options.back().name).second, "different from all others");
    });
    return problem ? Expected<BotReady>(*problem) : ready;
}

Expected<BotPlay> parsePlay(const QJsonObject& message)
{
    std::optional<Error> problem;
    const JsonReader in(message, problem);
    expect(in["type"], "play", message[u"type"].toString() == u"play", "\"play\"");
    expect(in["id"], "play", isInteger(message[u"id"]), "the number of the question");
    expect(in["action"], "play", message[u"action"].isString(), "a text");
    if (problem)
        return *problem;
    return BotPlay{message[u"id"].toInteger(), message[u"action"].toString().toStdString()};
}

std::string quotedText(std::string_view text)
{
    std::string json;
    addQuoted(json, text);
    return json;
}

std::string plainLine(std::string_view bytes, std::size_t longest)
{
    QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(std::min(bytes.size(), 4 * longest)));
    for (QChar& letter : text)
        if (!letter.isPrint() && !letter.isSurrogate())
            letter = letter == u'\t' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    if (text.size() > static_cast<qsizetype>(longest))
        text = text.left(static_cast<qsizetype>(longest) - 1) + QChar(0x2026);
    // A lone surrogate would not survive being saved.
    return QString::fromUtf8(text.trimmed().toUtf8()).toStdString();
}

} // namespace parlour
