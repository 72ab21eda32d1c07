// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_command.h"

#include "app/store/paths.h"
#include "engine/base/tokens.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace parlour {

namespace {

constexpr std::string_view kScheme = "exec";

/// Programs that run a script.
constexpr std::array<std::string_view, 18> kInterpreters = {"bash",   "bun",    "deno",    "java", "julia", "lua",
                                                            "luajit", "mono",   "node",    "perl", "php",   "python",
                                                            "pypy",   "racket", "Rscript", "ruby", "sh",    "swipl"};

std::string leafOf(const std::string& path)
{
    return paths::toBytes(paths::onDisk(path).filename());
}

/// Returns whether this is an interpreter, of any version: "/usr/bin/python3.11", "C:/Python/python.exe".
bool isInterpreter(const std::string& program)
{
    std::string leaf = leafOf(program);
    if (leaf.ends_with(".exe"))
        leaf.resize(leaf.size() - 4);
    const std::string_view name = std::string_view(leaf).substr(0, leaf.find_last_not_of("0123456789.") + 1);
    return std::find(kInterpreters.begin(), kInterpreters.end(), name) != kInterpreters.end();
}

/// The words of a command line; nullopt if a quotation does not end.
std::optional<std::vector<std::string>> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    bool inWord = false;
    char quote = 0;
    for (const char letter : text) {
        if (quote == 0 && (letter == ' ' || letter == '\t')) {
            inWord = false;
            continue;
        }
        if (!std::exchange(inWord, true))
            words.emplace_back();
        if (letter == quote)
            quote = 0;
        else if (quote == 0 && (letter == '"' || letter == '\''))
            quote = letter;
        else
            words.back() += letter;
    }
    if (quote != 0)
        return std::nullopt;
    return words;
}

/// Quotes a word if needed; double quotes are put in single ones and vice versa.
std::string quoted(const std::string& word)
{
    if (!word.empty() && word.find_first_of(" \t\"',[]") == std::string::npos)
        return word;
    std::string text;
    char quote = '"';
    text += quote;
    for (const char letter : word) {
        if (letter == quote) {
            text += quote;
            quote = quote == '"' ? '\'' : '"';
            text += quote;
        }
        text += letter;
    }
    return text + quote;
}

} // namespace

bool isExternal(std::string_view name)
{
    return name.starts_with("exec:") || name.starts_with("exec[");
}

std::string BotCommand::name() const
{
    std::string name(kScheme);
    if (!options.empty())
        name += '[' + toText(options) + ']';
    for (std::size_t i = 0; i < words.size(); ++i)
        name += (i == 0 ? ':' : ' ') + quoted(words[i]);
    return name;
}

std::string BotCommand::shortName() const
{
    const std::string& file = words[ownFile(words)];
    const std::string leaf = leafOf(file);
    const std::string stem = leaf.substr(0, leaf.find_last_of('.'));
    return stem.empty() ? file : stem;
}

std::optional<int> BotCommand::moveTime() const
{
    const auto given = options.find(kMoveTimeOption);
    return given == options.end() ? std::nullopt : parseInt(given->second, 1, kLongestMoveTime);
}

std::size_t ownFile(const std::vector<std::string>& words)
{
    if (!isInterpreter(words.front()))
        return 0;
    const auto isFile = [](const std::string& word) {
        return !word.starts_with('-') && word.find_first_of("./") != std::string::npos;
    };
    const auto script = std::find_if(words.begin() + 1, words.end(), isFile);
    return script == words.end() ? 0 : static_cast<std::size_t>(script - words.begin());
}

Expected<BotCommand> parseBotCommand(std::string_view name)
{
    const auto refused = [&] {
        return Error(
            SAY("Error", "\"%1\" is not a program; a bot in another process is exec:COMMAND or exec[key=value]:COMMAND"),
            {std::string(name.substr(0, kLongestCommand))});
    };
    if (!isExternal(name) || name.size() > kLongestCommand)
        return refused();
    BotCommand command;
    std::string_view rest = name.substr(kScheme.size());
    if (rest.front() == '[') {
        const std::size_t end = rest.find("]:");
        if (end == std::string_view::npos)
            return refused();
        auto options = parseRuleMap(rest.substr(1, end - 1));
        if (!options)
            return options.error();
        command.options = *options;
        const auto given = options->find(kMoveTimeOption);
        if (given != options->end() && !command.moveTime())
            return Error(SAY("Error", "%1 cannot be \"%2\"; it can be %3"),
                         {given->first, given->second, "1 to " + std::to_string(kLongestMoveTime)});
        rest.remove_prefix(end + 1);
    }
    rest.remove_prefix(1);
    const bool hasControls = std::any_of(rest.begin(), rest.end(), [](char letter) { return letter >= 0 && letter < ' '; });
    auto words = wordsOf(rest);
    if (hasControls || !words || words->empty() || words->front().empty())
        return refused();
    command.words = std::move(*words);
    return command;
}

std::string withMoveTime(const std::string& name, int milliseconds)
{
    auto command = parseBotCommand(name);
    if (!command)
        return name;
    command->options.emplace(kMoveTimeOption, std::to_string(milliseconds));
    return command->name();
}

std::string sharedName(const std::string& name)
{
    if (!isExternal(name))
        return name;
    BotCommand shared{{}, {"program"}};
    if (const auto command = parseBotCommand(name)) {
        for (const auto& [key, value] : command->options)
            shared.options[key] = leafOf(value);
        if (const std::string leaf = leafOf(command->words[ownFile(command->words)]); !leaf.empty())
            shared.words = {leaf};
    }
    return shared.name();
}

std::string canonicalName(const std::string& name)
{
    if (const auto command = parseBotCommand(name))
        return command->name();
    const std::size_t open = name.find('[');
    if (open == std::string::npos || !name.ends_with(']'))
        return name;
    auto options = parseRuleMap(std::string_view(name).substr(open + 1, name.size() - open - 2));
    if (!options)
        return name;
    for (auto& [key, value] : *options)
        if (const auto number = parseInt(value, 0, std::numeric_limits<int>::max()))
            value = std::to_string(*number);
    return name.substr(0, open) + (options->empty() ? "" : '[' + toText(*options) + ']');
}

std::vector<std::string> splitSeats(std::string_view list)
{
    std::vector<std::string> seats(1);
    char quote = 0;
    bool inBrackets = false;
    for (const char letter : list) {
        if (quote == 0 && !inBrackets && letter == ',') {
            seats.emplace_back();
            continue;
        }
        inBrackets = (inBrackets || (letter == '[' && !isExternal(seats.back()))) && letter != ']';
        if (letter == quote)
            quote = 0;
        else if (quote == 0 && (letter == '"' || letter == '\'') && isExternal(seats.back()))
            quote = letter;
        seats.back() += letter;
    }
    std::transform(seats.begin(), seats.end(), seats.begin(), canonicalName);
    return seats;
}

} // namespace parlour
