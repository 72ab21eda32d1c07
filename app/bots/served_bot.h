// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One of our own bots as a program that another one asks: reads the messages of the protocol and answers them
// (resources/bots/PROTOCOL.md). Used by `parlour-cli serve`; reads and writes nothing itself.
#pragma once

#include "ai/core/resources.h"
#include "engine/base/expected.h"
#include "engine/core/any_bot.h"
#include "engine/core/rules_text.h"

#include <QJsonObject>
#include <QJsonValue>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace parlour {

/// A question that was understood.
struct ServedQuestion {
    QJsonValue id; ///< a whole number or a text
    int milliseconds = 0; ///< for the answer
    /// The line of the answer; soon after a stop with the best so far.
    std::function<std::string(const stop_token&)> answer;
};

/// The id of a "choose" or a "stop": a text, else a whole number, 0 if there is none.
QJsonValue idOf(const QJsonObject& message);

class ServedBot {
public:
    /// An error if `name` is none of our own bots of that game. `resources` holds its tables, and may be shared.
    static Expected<ServedBot> make(const std::string& name, const std::string& game, const Resources& resources = {});

    /// Checks a "hello": an error for another version of the protocol.
    static Expected<void> checkHello(const QJsonObject& message);
    /// The answer to "hello". `author` is the program that serves. Loads the bot's tables for the game's default rules,
    /// which may take seconds.
    std::string ready(const std::string& author);
    /// A "new" match. Loads the tables for its rules. An error for another game or unknown rules.
    Expected<void> begin(const QJsonObject& message);
    /// A "choose". The bot must outlive the answer, and answers one question at a time. An error if there is no match or a
    /// field is missing or makes no sense.
    Expected<ServedQuestion> question(const QJsonObject& message) const;

private:
    ServedBot() = default;
    void prepare(const RuleMap& rules);

    std::string name_, game_;
    Resources resources_;
    std::unique_ptr<AnyBot> bot_;
    std::optional<RuleMap> prepared_; ///< the rules whose tables are loaded
    std::optional<RuleMap> rules_; ///< of the match
};

} // namespace parlour
