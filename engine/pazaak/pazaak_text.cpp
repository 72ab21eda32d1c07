// The notation of actions and chance, the rule options, and events as plain English.
#include "engine/base/words.h"
#include "engine/pazaak/pazaak.h"

namespace parlour::pazaak {

namespace {

/// Reads the values after the first word; false if one is no value or there are too many.
template <class List>
bool readValues(std::string_view text, int highest, List& out)
{
    for (const std::string_view word : split(text)) {
        const auto value = parseInt(word, 1, highest);
        if (!value || out.full())
            return false;
        out.push_back(static_cast<Value>(*value));
    }
    return true;
}

std::string player(Seat seat)
{
    return "Player " + std::to_string(seat + 1);
}

std::string totals(const Event& event)
{
    return std::to_string(event.totals[0]) + " to " + std::to_string(event.totals[1]);
}

/// "17", or "23, bust".
std::string totalText(const Event& event)
{
    return std::to_string(event.total) + (event.total > kGoal ? ", bust" : "");
}

} // namespace

Text Pazaak::name()
{
    return SAY("Rules", "Pazaak");
}

const std::vector<RuleOption>& Pazaak::options()
{
    static const std::vector<RuleOption> all = [] {
        RuleOption decks;
        decks.key = "decks";
        decks.label = SAY("Rules", "Decks");
        decks.fallback = "printed";
        decks.values = {
            {"printed", SAY("Rules", "As printed"),
             SAY("Rules", "40 house cards, four of each value; each player has 4 side cards of 10.")},
            {"as-run", SAY("Rules", "As in the contest"),
             SAY("Rules",
                 "50 house cards, five of each value; each player has 5 side cards of 15. The published contest "
                 "really dealt these.")},
        };
        return std::vector<RuleOption>{decks};
    }();
    return all;
}

Expected<Rules> Pazaak::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    Rules rules;
    rules.decks = complete->at("decks") == "as-run" ? Decks::AsRun : Decks::Printed;
    return rules;
}

RuleMap Pazaak::rulesMap(const Rules& rules)
{
    return {{"decks", rules.decks == Decks::Printed ? "printed" : "as-run"}};
}

std::string Pazaak::toText(const Action& action)
{
    switch (action.kind) {
    case Action::Kind::End:
        break;
    case Action::Kind::Stand:
        return "stand";
    case Action::Kind::Play:
        return "play " + std::to_string(action.card);
    }
    return "end";
}

std::string Pazaak::toText(const Chance& chance)
{
    if (chance.house.empty())
        return "sides " + joined(chance.sides[0], digits) + " / " + joined(chance.sides[1], digits);
    return "house " + joined(chance.house, digits);
}

Expected<Action> Pazaak::parseAction(std::string_view text)
{
    if (text == "end")
        return Action{Action::Kind::End, 0};
    if (text == "stand")
        return Action{Action::Kind::Stand, 0};
    if (text.starts_with("play ")) {
        if (const auto value = parseInt(text.substr(5), 1, kHighestSide))
            return Action{Action::Kind::Play, static_cast<Value>(*value)};
    }
    return Error(SAY("Error", "\"%1\" is not an action; the actions are end, stand and play 1 to play 5"),
                 {std::string(text)});
}

Expected<Chance> Pazaak::parseChance(std::string_view text)
{
    Chance chance;
    if (text.starts_with("house ")) {
        if (readValues(text.substr(6), kHighestHouse, chance.house) && !chance.house.empty())
            return chance;
    } else if (text.starts_with("sides ")) {
        const auto halves = split(text.substr(6), '/');
        if (halves.size() == 2 && readValues(halves[0], kHighestSide, chance.sides[0])
            && readValues(halves[1], kHighestSide, chance.sides[1]))
            return chance;
    }
    return Error(
        SAY("Error", "\"%1\" is not a deal; a deal is written like \"sides 1 3 2 5 / 4 4 1 2\" or \"house 3 10 ..\""),
        {std::string(text)});
}

std::string Pazaak::toText(const Event& event)
{
    switch (event.kind) {
    case Event::Kind::SidesDealt:
        return player(event.seat) + " has "
            + (event.values.empty() ? std::to_string(event.count) + " side cards"
                                    : "the side cards " + joined(event.values, digits));
    case Event::Kind::HandBegan:
        return "Hand " + std::to_string(event.count);
    case Event::Kind::Drew:
        return player(event.seat) + " draws " + std::to_string(event.value) + ": " + totalText(event);
    case Event::Kind::Reached:
        return player(event.seat) + " has 20 and stands";
    case Event::Kind::EndedTurn:
        return player(event.seat) + " ends the turn with " + totalText(event);
    case Event::Kind::Stood:
        return player(event.seat) + " stands with " + totalText(event);
    case Event::Kind::Played:
        return player(event.seat) + " plays " + std::to_string(event.value) + " and stands with " + totalText(event);
    case Event::Kind::HandEnded:
        return (event.seat < 0 ? "Tied hand, " : player(event.seat) + " wins the hand, ") + totals(event);
    case Event::Kind::MatchEnded:
        break;
    }
    return (event.seat < 0 ? "Drawn match, " : player(event.seat) + " wins the match, ") + totals(event);
}

} // namespace parlour::pazaak
