// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// parlour-cli serve: one of our own bots as a program that other programs ask, by the protocol of bots on standard input and
// output.
#include "app/bots/bot_protocol.h"
#include "app/bots/served_bot.h"
#include "app/cli/input_bytes.h"
#include "app/cli/verbs.h"
#include "app/verbs/table.h"
#include "engine/base/stop.h"

#include <chrono>
#include <cstdio>
#include <optional>
#include <thread>

namespace parlour::cli {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kLongestInputLine = 1'000'000; ///< bytes of a line

struct ServeOptions {
    std::string bot, game;
};

/// The lines of standard input.
class InputLines {
public:
    using Clock = InputBytes::Clock;

    /// Waits for a line; nullopt if there is none until `deadline`, or at the end of the input.
    std::optional<std::string> next(std::optional<Clock::time_point> deadline)
    {
        while (true) {
            if (const auto end = unread_.find('\n'); end != std::string::npos) {
                std::string line = unread_.substr(0, end);
                unread_.erase(0, end + 1);
                return line;
            }
            if (unread_.size() > kLongestInputLine)
                throw Refused("a message of more than " + std::to_string(kLongestInputLine) + " bytes");
            if (input_.isAtEnd() || !input_.appendTo(unread_, deadline))
                return std::nullopt;
        }
    }
    bool isAtEnd() const { return input_.isAtEnd(); }

private:
    InputBytes input_;
    std::string unread_;
};

/// The conversation with the other program. Thinks on a thread of its own, so that "stop" is heard.
class Conversation {
public:
    explicit Conversation(ServedBot bot) : bot_(std::move(bot)) {}

    int hold()
    {
        while (true) {
            const auto line = input_.next(deadline_);
            if (!line && input_.isAtEnd())
                return kDone;
            if (!line)
                stop();
            else if (!hear(take(parseMessage(*line))))
                return kDone;
        }
    }

private:
    void stop()
    {
        thinking_.request_stop();
        deadline_.reset();
    }

    /// False after the last message.
    bool hear(const QJsonObject& message)
    {
        const QString type = message[u"type"].toString();
        if (type == u"stop") {
            if (idOf(message) == asked_)
                stop();
        } else if (type == u"hello") {
            take(ServedBot::checkHello(message));
            say(bot_.ready("Parlour " PARLOUR_VERSION));
        } else if (type == u"new") {
            thinking_ = {};
            take(bot_.begin(message));
        } else if (type == u"choose") {
            thinking_ = {};
            think(take(bot_.question(message)));
        }
        return type != u"quit";
    }

    /// Answers in nine tenths of the time at the latest.
    void think(ServedQuestion question)
    {
        asked_ = question.id;
        deadline_ = InputLines::Clock::now() + milliseconds(question.milliseconds) * 9 / 10;
        thinking_ = jthread([answer = std::move(question.answer)](const stop_token& stopping) { say(answer(stopping)); });
    }

    static void say(const std::string& line)
    {
        std::fputs(line.c_str(), stdout);
        std::fflush(stdout);
    }

    ServedBot bot_;
    InputLines input_;
    QJsonValue asked_; ///< the id of the last question
    std::optional<InputLines::Clock::time_point> deadline_; ///< of its answer
    jthread thinking_; ///< ends before the bot
};

} // namespace

void addServe(Verb& program)
{
    Verb verb = program.add("serve", "One of our own bots as a program that other programs ask");
    auto options = std::make_shared<ServeOptions>();
    verb.required("BOT", options->bot, "The bot, as durak.master or durak.master[simulations=8000]");
    verb.required("--game", options->game, "Which game, as listed by \"games\"");
    verb.runs([options] {
        const GameInfo& game = takeGame(options->game);
        auto bot = ServedBot::make(options->bot, game.id);
        if (!bot)
            throw Refused("BOT: " + bot.error().english() + "; the bots of " + game.id + " are " + botList(game.id));
        return Conversation(*std::move(bot)).hold();
    });
}

} // namespace parlour::cli
