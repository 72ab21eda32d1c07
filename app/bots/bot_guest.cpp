// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bots/bot_guest.h"

#include "app/bots/containment.h"

#include <algorithm>

namespace parlour {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t kMaxLines = 20; ///< kept between two calls of takeLines

bool contains(const std::vector<std::string>& list, const std::string& text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// Checks that the bot offers the options given by name, with these values.
Expected<void> checkOptions(const BotReady& ready, const RuleMap& given)
{
    for (const auto& [name, value] : given) {
        if (name == kMoveTimeOption)
            continue;
        const auto option = std::find_if(ready.options.begin(), ready.options.end(),
                                         [&wanted = name](const BotOption& each) { return each.name == wanted; });
        if (option == ready.options.end())
            return Error(SAY("Error", "%1 has no option \"%2\""), {ready.name, name});
        if (!option->allows(value))
            return Error(SAY("Error", "the option \"%1\" cannot be \"%2\"; it can be %3"),
                         {name, value, option->allowedText()});
    }
    return {};
}

BotLimits limitedTo(BotLimits limits, std::optional<int> moveTime)
{
    limits.moveTime = moveTime.value_or(limits.moveTime);
    return limits;
}

} // namespace

BotGuest::BotGuest(BotCommand command, std::string game, const BotLimits& limits)
    : command_(std::move(command)),
      game_(std::move(game)),
      limits_(limitedTo(limits, command_.moveTime()))
{
}

BotGuest::~BotGuest()
{
    dismiss();
}

void BotGuest::dismiss()
{
    if (process_) {
        say(quitLine());
        process_->leave(limits_.leaveTime);
    }
    process_.reset();
    ready_.reset();
    owed_.clear();
}

void BotGuest::say(const std::string& line)
{
    if (hear_)
        hear_(false, std::string_view(line).substr(0, line.size() - 1));
    process_->send(line);
}

/// Says a line of the match, and remembers it while the program may have to be started again.
void BotGuest::sayInMatch(const std::string& line)
{
    if (mayHaveLeft_)
        opening_.push_back(line);
    say(line);
}

BotProcess::Got BotGuest::listen(std::string& line, BotProcess::Clock::time_point deadline, const stop_token& stop)
{
    const auto got = process_->receive(line, deadline, stop);
    if (hear_ && got == BotProcess::Got::Line)
        hear_(true, line);
    return got;
}

// ------------------------------------------------------------------------------------------------ the handshake

Expected<BotReady> BotGuest::shakeHands()
{
    if (process_ && ready_ && !process_->isGone())
        return *ready_;
    dismiss();
    auto met = meet();
    if (!met) {
        whyGone_ = met.error().english();
        takeLines().swap(lines_);
        if (process_)
            process_->leave(0);
        process_.reset();
        return met.error();
    }
    ready_ = *met;
    return met;
}

Error BotGuest::endedEarly(const char* when, BotProcess::Got got)
{
    if (got == BotProcess::Got::Late)
        return Error(SAY("Error", "no answer to \"%1\" within %2 ms"), {when, static_cast<long long>(limits_.startTime)});
    if (got == BotProcess::Got::TooMuch)
        return Error(SAY("Error", "too much output instead of an answer to \"%1\""), {when});
    const auto lines = process_->takeErrors();
    lines_.insert(lines_.end(), lines.begin(), lines.end());
    if (auto missing = missingFile(command_.words))
        return *std::move(missing);
    const std::string last = lines.empty() ? std::string() : ": " + lines.back();
    return Error(SAY("Error", "the program %1 before it answered \"%2\"%3"), {process_->howItEnded(), when, last});
}

Expected<BotReady> BotGuest::meet()
{
    auto started = BotProcess::start(command_.words, limits_);
    if (!started)
        return started.error();
    process_ = std::move(*started);
    mayHaveLeft_ = false;
    say(helloLine());
    std::string line;
    const auto got = listen(line, BotProcess::Clock::now() + milliseconds(limits_.startTime));
    if (got != BotProcess::Got::Line)
        return endedEarly("hello", got);
    const auto message = parseMessage(line);
    if (!message)
        return message.error();
    auto ready = parseReady(*message);
    if (!ready)
        return ready.error();
    if (!game_.empty() && !contains(ready->games, game_))
        return Error(SAY("Error", "%1 does not play %2"), {ready->name, game_});
    const auto checked = checkOptions(*ready, command_.options);
    if (!checked)
        return checked.error();
    return ready;
}

// ------------------------------------------------------------------------------------------------ the match

void BotGuest::begin(const GuestSeat& seating)
{
    faults_.clear();
    lines_.clear();
    salt_ = seating.salt;
    // A bot that still owes an answer may hang, so it is restarted.
    if (!owed_.empty())
        dismiss();
    mayHaveLeft_ = process_ != nullptr;
    opening_.clear();
    if (shakeHands())
        sayInMatch(newLine(game_, seating, ready_->options, command_.options));
}

/// Starts a program again that ended after the match before, and tells it what this match has been so far. False if it ended
/// within this match.
bool BotGuest::startAgain()
{
    if (!mayHaveLeft_ || !shakeHands())
        return false;
    for (const std::string& line : opening_)
        say(line);
    return true;
}

void BotGuest::hear(const std::string& event)
{
    if (process_)
        sayInMatch(eventLine(event));
}

void BotGuest::end(const std::vector<double>& scores)
{
    if (process_ && !scores.empty())
        say(overLine(scores));
}

std::vector<std::string> BotGuest::takeLines()
{
    if (process_)
        for (std::string& line : process_->takeErrors())
            if (lines_.size() < kMaxLines)
                lines_.push_back(std::move(line));
    return std::exchange(lines_, {});
}

void BotGuest::note(Fault::Kind kind, int step, const std::string& detail)
{
    faults_.push_back({kind, step, plainLine(detail)});
}

void BotGuest::refuse(int step, const std::string& action)
{
    note(Fault::Kind::Illegal, step, quotedText(action));
}

std::optional<std::string> BotGuest::ask(BotQuestion question, const stop_token& stop)
{
    if (!process_) {
        note(Fault::Kind::Gone, question.step, whyGone_);
        return std::nullopt;
    }
    question.id = ++lastId_;
    question.milliseconds = limits_.moveTime;
    sayInMatch(chooseLine(question));
    auto answer = hearAnswer(question, stop);
    mayHaveLeft_ = false;
    if (!answer && process_)
        owed_.insert(question.id);
    return answer;
}

/// Waits for the answer; skips late answers to older questions.
std::optional<std::string> BotGuest::hearAnswer(const BotQuestion& question, const stop_token& stop)
{
    const milliseconds limit(limits_.moveTime + limits_.grace);
    auto start = BotProcess::Clock::now();
    auto deadline = start + limit;
    stop_token listening = stop;
    std::string line;
    std::size_t output = 0;
    while (true) {
        auto got = listen(line, deadline, listening);
        output += line.size();
        if (got == BotProcess::Got::Line && output > limits_.mostOutput)
            got = BotProcess::Got::TooMuch;
        switch (got) {
        case BotProcess::Got::Line: {
            bool isOld = false;
            auto answer = answerIn(line, question, isOld);
            if (!isOld)
                return answer;
            break;
        }
        case BotProcess::Got::Stopped:
            say(stopLine(question.id));
            deadline = std::min(deadline, BotProcess::Clock::now() + milliseconds(limits_.grace));
            listening = {};
            break;
        case BotProcess::Got::Late:
            // Not every bot reads messages while it thinks, so a late answer after `stop` is no fault.
            if (stop.stop_requested())
                return std::nullopt;
            say(stopLine(question.id));
            note(Fault::Kind::Late, question.step,
                 "no answer within "
                     + std::to_string(std::chrono::ceil<milliseconds>(BotProcess::Clock::now() - start).count()) + " ms");
            return std::nullopt;
        case BotProcess::Got::Gone:
            if (startAgain()) {
                start = BotProcess::Clock::now();
                deadline = start + limit;
                break;
            }
            [[fallthrough]];
        case BotProcess::Got::TooMuch: {
            if (!process_) { // it did not start again
                note(Fault::Kind::Gone, question.step, whyGone_);
                return std::nullopt;
            }
            const bool isFlood = got == BotProcess::Got::TooMuch;
            whyGone_ = isFlood ? "it was ended after too much output" : "the program " + process_->howItEnded();
            note(isFlood ? Fault::Kind::Flood : Fault::Kind::Gone, question.step,
                 isFlood ? "a line or an answer that is too long" : whyGone_);
            const auto errors = process_->takeErrors();
            lines_.insert(lines_.end(), errors.begin(), errors.end());
            process_.reset();
            return std::nullopt;
        }
        }
    }
}

std::optional<std::string> BotGuest::answerIn(const std::string& line, const BotQuestion& question, bool& isOld)
{
    const auto message = parseMessage(line);
    if (!message) {
        note(Fault::Kind::Garbage, question.step, message.error().english());
        return std::nullopt;
    }
    auto play = parsePlay(*message);
    if (!play) {
        note(Fault::Kind::Wrong, question.step, play.error().english());
        return std::nullopt;
    }
    if (play->id == question.id)
        return std::move(play->action);
    isOld = owed_.erase(play->id) > 0;
    if (!isOld)
        note(Fault::Kind::Wrong, question.step,
             "an answer to question " + std::to_string(play->id) + " instead of " + std::to_string(question.id));
    return std::nullopt;
}

} // namespace parlour
