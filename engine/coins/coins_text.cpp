// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule options, and events as plain English.
#include "engine/base/tokens.h"
#include "engine/coins/coins.h"

namespace parlour::coins {

namespace {

RuleOption range(const char* key, Text label, Text explanation, int defaultValue, int low, int high)
{
    RuleOption option;
    option.key = key;
    option.label = label;
    option.explanation = explanation;
    option.defaultValue = std::to_string(defaultValue);
    option.low = low;
    option.high = high;
    return option;
}

std::string scoreText(const Event& event)
{
    return std::to_string(event.scores[0]) + " to " + std::to_string(event.scores[1]);
}

std::string answerText(const Event& event)
{
    if (!event.move)
        return " has answered";
    switch (event.move->kind) {
    case Move::Kind::Nothing:
        break;
    case Move::Kind::Block:
        return " blocks round " + std::to_string(event.round);
    case Move::Kind::Travel:
        return " pulls red towards round " + std::to_string(event.move->round);
    }
    return " does nothing";
}

} // namespace

const std::vector<RuleOption>& Coins::options()
{
    static const std::vector<RuleOption> all = {
        range("rounds", SAY("Rules", "Rounds"), SAY("Rules", "The number of rounds of a match."), Rules{}.rounds, kMinRounds,
              kMaxRounds),
        range("blue", SAY("Rules", "Blue levers"),
              SAY("Rules", "How often each player can block a round: nobody goes back to it or an earlier one."),
              Rules{}.blue, 0, kMaxBlue),
        range("red", SAY("Rules", "Red levers"),
              SAY("Rules", "How often each player can go back in time and toss again from an earlier round."), Rules{}.red,
              0, kMaxRed),
    };
    return all;
}

Expected<Rules> Coins::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    const auto number = [&](const char* key) {
        return static_cast<std::uint8_t>(parseInt(complete->at(key), 0, kMaxRounds).value_or(0));
    };
    return Rules{number("rounds"), number("blue"), number("red")};
}

RuleMap Coins::rulesMap(const Rules& rules)
{
    return {
        {"rounds", std::to_string(rules.rounds)}, {"blue", std::to_string(rules.blue)}, {"red", std::to_string(rules.red)}};
}

std::string toText(const Event& event)
{
    switch (event.kind) {
    case Event::Kind::Tossed:
        return "Round " + std::to_string(event.round) + ": " + (event.seat == 0 ? "heads" : "tails") + ", "
            + playerText(event.seat) + " scores, " + scoreText(event);
    case Event::Kind::Answered:
        return playerText(event.seat) + answerText(event);
    case Event::Kind::WentBack:
        return playerText(event.seat) + " goes from round " + std::to_string(event.round) + " back to round "
            + std::to_string(event.to);
    case Event::Kind::Blocked:
        return playerText(event.seat) + " cannot go back to round " + std::to_string(event.to) + ": it is blocked";
    case Event::Kind::Outrun:
        return playerText(event.seat) + " does not stop at round " + std::to_string(event.to) + ": it is taken further back";
    case Event::Kind::RoundBegins:
        return "On to round " + std::to_string(event.round);
    case Event::Kind::MatchEnded:
        break;
    }
    return (event.seat < 0 ? "Drawn match, " : playerText(event.seat) + " wins the match, ") + scoreText(event);
}

} // namespace parlour::coins
