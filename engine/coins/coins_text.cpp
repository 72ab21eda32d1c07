// The notation of actions and chance, the rule options, and events as plain English.
#include "engine/base/base64.h"
#include "engine/base/words.h"
#include "engine/coins/coins.h"

namespace parlour::coins {

namespace {

RuleOption range(const char* key, Text label, Text explanation, int fallback, int low, int high)
{
    RuleOption option;
    option.key = key;
    option.label = label;
    option.explanation = explanation;
    option.fallback = std::to_string(fallback);
    option.low = low;
    option.high = high;
    return option;
}

std::string moveText(Move move)
{
    switch (move.kind) {
    case Move::Kind::Nothing:
        break;
    case Move::Kind::Block:
        return "block";
    case Move::Kind::Travel:
        return "travel " + std::to_string(move.round);
    }
    return "nothing";
}

std::optional<Move> parseMove(std::string_view text)
{
    if (text == "nothing")
        return kNothing;
    if (text == "block")
        return kBlock;
    if (text.starts_with("travel ")) {
        if (const auto round = parseInt(text.substr(7), 1, kMaxRounds))
            return travel(*round);
    }
    return std::nullopt;
}

std::string player(Seat seat)
{
    return "Player " + std::to_string(seat + 1);
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

Text Coins::name()
{
    return SAY("Rules", "Coins");
}

const std::vector<RuleOption>& Coins::options()
{
    static const std::vector<RuleOption> all = {
        range("rounds", SAY("Rules", "Rounds"), SAY("Rules", "How many coins are tossed on the way to the end."),
              Rules{}.rounds, kMinRounds, kMaxRounds),
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

std::string Coins::toText(const Action& action)
{
    return moveText(action.move) + (action.memory ? " [" + toBase64(*action.memory) + "]" : "");
}

std::string Coins::toText(const Chance& chance)
{
    return chance.heads ? "heads" : "tails";
}

Expected<Action> Coins::parseAction(std::string_view text)
{
    const auto bracket = text.find(" [");
    const auto move = parseMove(text.substr(0, bracket));
    if (!move)
        return Error(SAY("Error", "\"%1\" is not an action; the actions are nothing, block and travel 1 to travel %2"),
                     {std::string(text.substr(0, bracket)), static_cast<long long>(kMaxRounds)});
    if (bracket == std::string_view::npos)
        return Action{*move, {}};
    const std::string_view rest = text.substr(bracket + 2);
    const auto memory = rest.ends_with(']') ? fromBase64(rest.substr(0, rest.size() - 1)) : std::nullopt;
    if (!memory || memory->size() > kMaxMemory)
        return Error(SAY("Error", "a memory is written as base64 in brackets like \"block [MTI=]\", %1 bytes at most"),
                     {static_cast<long long>(kMaxMemory)});
    return Action{*move, *memory};
}

Expected<Chance> Coins::parseChance(std::string_view text)
{
    if (text == "heads" || text == "tails")
        return Chance{text == "heads"};
    return Error(SAY("Error", "\"%1\" is not a toss; a toss is heads or tails"), {std::string(text)});
}

std::string Coins::toText(const Event& event)
{
    switch (event.kind) {
    case Event::Kind::Tossed:
        return "Round " + std::to_string(event.round) + ": " + (event.seat == 0 ? "heads" : "tails") + ", "
            + player(event.seat) + " scores, " + scoreText(event);
    case Event::Kind::Answered:
        return player(event.seat) + answerText(event);
    case Event::Kind::WentBack:
        return player(event.seat) + " goes from round " + std::to_string(event.round) + " back to round "
            + std::to_string(event.to);
    case Event::Kind::Blocked:
        return player(event.seat) + " cannot go back to round " + std::to_string(event.to) + ": it is blocked";
    case Event::Kind::Outrun:
        return player(event.seat) + " does not stop at round " + std::to_string(event.to) + ": it is taken further back";
    case Event::Kind::RoundBegins:
        return "On to round " + std::to_string(event.round);
    case Event::Kind::MatchEnded:
        break;
    }
    return (event.seat < 0 ? "Drawn match, " : player(event.seat) + " wins the match, ") + scoreText(event);
}

} // namespace parlour::coins
