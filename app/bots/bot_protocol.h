// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The messages between Parlour and a bot in another process, as resources/bots/PROTOCOL.md describes them: one JSON object a
// line. The only place that writes and parses them; sends and starts nothing. Never trusts messages of a bot.
#pragma once

#include "engine/core/fields.h"
#include "engine/core/guest.h"

#include <QJsonObject>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

inline constexpr int kBotProtocol = 1;
/// The deepest nesting of objects and lists in a message, including the message itself.
inline constexpr int kDeepestMessage = 16;

/// An option that a bot offers; the window makes its form from them.
struct BotOption {
    enum class Kind { Switch, Number, Choice, Text };
    std::string name;
    Kind kind = Kind::Text;
    std::string label; ///< for people; the name if the bot gives none
    std::string defaultValue; ///< "true" or "false", digits, one of `values`, or any text
    int low = 0, high = 0; ///< of a number
    std::vector<std::string> values; ///< of a choice

    bool allows(std::string_view value) const;
    std::string allowedText() const;
    bool operator==(const BotOption&) const = default;
};

/// A bot's description of itself.
struct BotReady {
    std::string name;
    std::string author;
    std::vector<std::string> games;
    std::vector<BotOption> options;
    bool events = false; ///< wants to receive events
    bool operator==(const BotReady&) const = default;
};

struct BotPlay {
    std::int64_t id = 0;
    std::string action;
};

/// Writes a View as a JSON object.
class FieldJson final : public FieldVisitor {
public:
    void number(std::string_view name, double value) override;
    void truth(std::string_view name, bool value) override;
    void text(std::string_view name, std::string_view value) override;
    void numbers(std::string_view name, const std::vector<double>& values) override;
    void texts(std::string_view name, const std::vector<std::string>& values) override;
    /// Closes and returns the object; nothing can be added afterwards.
    std::string take();

private:
    void key(std::string_view name);
    std::string json_ = "{";
};

struct BotQuestion {
    std::int64_t id = 0;
    int step = 0;
    std::string view; ///< a JSON object
    std::vector<std::string> legal;
    int milliseconds = 0;
    std::uint64_t luck = 0;
};

// Messages to a bot. Each ends with a line feed.
std::string helloLine();
/// `values` are the options that differ from the defaults, checked.
std::string newLine(std::string_view game, const GuestSeat& seating, const std::vector<BotOption>& options,
                    const RuleMap& values);
std::string eventLine(std::string_view text);
std::string chooseLine(const BotQuestion& question);
std::string stopLine(std::int64_t id);
std::string overLine(const std::vector<double>& scores);
std::string quitLine();

// Parse a message from a bot, without its line feed. Errors state what is wrong with the line, in one line of plain text.
Expected<QJsonObject> parseMessage(std::string_view line);
Expected<BotReady> parseReady(const QJsonObject& message);
Expected<BotPlay> parsePlay(const QJsonObject& message);

/// Returns a text as a JSON string: within quotes, control characters escaped.
std::string quotedText(std::string_view text);
/// Returns any bytes as one short line that can be shown and saved; invalid and control characters are replaced.
std::string plainLine(std::string_view bytes, std::size_t longest = 200);

} // namespace parlour
