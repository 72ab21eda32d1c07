// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule options of Durak, and events as plain English.
#include "engine/base/tokens.h"
#include "engine/durak/durak.h"

#include <array>

namespace parlour::durak {

namespace {

using Kind = Action::Kind;

bool isOn(const RuleMap& map, std::string_view key)
{
    return map.find(key)->second == "on";
}

int numberOf(const RuleMap& map, std::string_view key)
{
    return *parseInt(map.find(key)->second, 0, 99);
}

/// The enumerator of an option's value, given the names of the enumeration in order.
template <class Enum, std::size_t N>
Enum oneOf(const RuleMap& map, std::string_view key, const std::array<std::string_view, N>& values)
{
    std::size_t index = 0;
    while (values[index] != map.find(key)->second)
        ++index;
    return static_cast<Enum>(index);
}

constexpr std::array<std::string_view, 3> kThrowIn = {"all", "neighbours", "attacker"};
constexpr std::array<std::string_view, 3> kTeams = {"off", "2x2", "3x3"};
constexpr std::array<std::string_view, 2> kFirst = {"lowest-trump", "attack-the-fool"};

template <class Enum, std::size_t N>
std::string nameOf(Enum value, const std::array<std::string_view, N>& values)
{
    return std::string(values[static_cast<std::size_t>(value)]);
}

RuleOption option(std::string key, Text label, std::string defaultValue, std::vector<RuleValue> values)
{
    RuleOption out;
    out.key = std::move(key);
    out.label = label;
    out.defaultValue = std::move(defaultValue);
    out.values = std::move(values);
    return out;
}

RuleOption onOff(std::string key, Text label, std::string defaultValue, Text off, Text on)
{
    return option(std::move(key), label, std::move(defaultValue),
                  {{"off", SAY("Rules", "Off"), off}, {"on", SAY("Rules", "On"), on}});
}

RuleOption advanced(RuleOption rule)
{
    rule.advanced = true;
    return rule;
}

std::vector<RuleOption> makeOptions()
{
    std::vector<RuleOption> all;
    all.push_back(twoToSixPlayers("2"));
    all.push_back(option("deck", SAY("Rules", "Deck"), "36",
                         {{"24", SAY("Rules", "24"), SAY("Rules", "Nines to aces. Every player must get six cards.")},
                          {"32", SAY("Rules", "32"), SAY("Rules", "Sevens to aces. Every player must get six cards.")},
                          {"36", SAY("Rules", "36"), SAY("Rules", "Sixes to aces. Every player must get six cards.")},
                          {"52", SAY("Rules", "52"), SAY("Rules", "Twos to aces: the whole deck.")}}));
    all.push_back(option(
        "type", SAY("Rules", "Game"), "podkidnoy",
        {{"podkidnoy", SAY("Rules", "Throw-in"), SAY("Rules", "Throw-in: attackers add cards of a rank on the table.")},
         {"perevodnoy", SAY("Rules", "Transfer"), SAY("Rules", "As throw-in; an equal rank passes the attack on.")}}));
    all.push_back(option("throw-in", SAY("Rules", "Who may throw in"), "all",
                         {{"all", SAY("Rules", "All"), SAY("Rules", "Everybody but the defender.")},
                          {"neighbours", SAY("Rules", "Neighbours"), SAY("Rules", "The neighbours of the defender.")},
                          {"attacker", SAY("Rules", "Attacker"), SAY("Rules", "Only the one who began the attack.")}}));
    all.push_back(onOff("first-five", SAY("Rules", "Five cards in the first bouts"), "off",
                        SAY("Rules", "At most six attacks in every bout."),
                        SAY("Rules", "At most five attacks until a bout has been beaten.")));
    all.push_back(onOff("low-beats-ace", SAY("Rules", "Lowest card beats the ace"), "off",
                        SAY("Rules", "Only a trump covers a plain ace."),
                        SAY("Rules", "The lowest card of a suit covers its ace.")));
    all.push_back(option("first", SAY("Rules", "Who begins next time"), "lowest-trump",
                         {{"lowest-trump", SAY("Rules", "Lowest trump"), SAY("Rules", "The player with the lowest trump.")},
                          {"attack-the-fool", SAY("Rules", "Attack the fool"),
                           SAY("Rules", "The player before the last loser attacks the loser.")}}));
    all.push_back(advanced(
        option("first-transfer", SAY("Rules", "Transfer in the first bout"), "allowed",
               {{"allowed", SAY("Rules", "Allowed"), SAY("Rules", "Attacks can be passed on from the start.")},
                {"forbidden", SAY("Rules", "Forbidden"), SAY("Rules", "Attacks can be passed on from the second bout.")}})));
    all.push_back(advanced(onOff("pass-card", SAY("Rules", "Transfer by showing the trump"), "off",
                                 SAY("Rules", "A transfer always costs a card."),
                                 SAY("Rules", "Once a game a trump of the rank is shown and kept."))));
    all.push_back(advanced(onOff("throw-on-taker", SAY("Rules", "Throwing on a taker"), "on",
                                 SAY("Rules", "The player who takes gets only the cards on the table."),
                                 SAY("Rules", "Fitting cards may be given to a player who takes."))));
    all.push_back(advanced(onOff("redeal", SAY("Rules", "Redeal"), "off", SAY("Rules", "Every hand is played."),
                                 SAY("Rules", "Five cards of one plain suit: a new deal may be asked for."))));
    all.push_back(
        advanced(option("teams", SAY("Rules", "Teams"), "off",
                        {{"off", SAY("Rules", "Off"), SAY("Rules", "Everybody plays for themselves.")},
                         {"2x2", SAY("Rules", "2 × 2"), SAY("Rules", "Four players, partners sit opposite.")},
                         {"3x3", SAY("Rules", "3 × 3"), SAY("Rules", "Six players, every other one is on your side.")}})));
    RuleOption fool = option("fool", SAY("Rules", "Last fool"), "none",
                             {{"none", SAY("Rules", "Nobody"), SAY("Rules", "Nobody lost the last game.")}});
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        fool.values.push_back({std::to_string(seat), {}, {}});
    fool.isLastLoser = true;
    all.push_back(fool);
    return all;
}

/// The rules; an error if they contradict each other.
Expected<Rules> checked(const Rules& rules)
{
    if (kHandSize * rules.players > rules.deck)
        return Error(SAY("Error", "%1 cards are too few for %2 players; each gets six, so a deck of %1 serves at most %3"),
                     {static_cast<long long>(rules.deck), static_cast<long long>(rules.players),
                      static_cast<long long>(rules.deck / kHandSize)});
    if (rules.teams == Teams::Pairs && rules.players != 4)
        return Error(SAY("Error", "teams=2x2 needs 4 players, not %1"), {static_cast<long long>(rules.players)});
    if (rules.teams == Teams::Triples && rules.players != 6)
        return Error(SAY("Error", "teams=3x3 needs 6 players, not %1"), {static_cast<long long>(rules.players)});
    if (rules.passCard && !rules.transfer)
        return Error(SAY("Error", "pass-card=on needs type=perevodnoy; in type=podkidnoy it must be off"));
    if (rules.fool >= rules.players)
        return Error(SAY("Error", "fool=%1 is not a seat of %2 players; it can be none or 0 to %3"),
                     {static_cast<long long>(rules.fool), static_cast<long long>(rules.players),
                      static_cast<long long>(rules.players - 1)});
    return rules;
}

std::string seatName(Seat seat)
{
    return "seat " + std::to_string(seat);
}

std::string countOf(int cards)
{
    return std::to_string(cards) + (cards == 1 ? " card" : " cards");
}

/// The cards, or their number in a blurred event.
std::string cardsOrCount(const Event& event)
{
    return event.cards.empty() ? countOf(event.count) : textOf(event.cards);
}

} // namespace

const std::vector<RuleOption>& Durak::options()
{
    static const std::vector<RuleOption> all = makeOptions();
    return all;
}

Expected<Rules> Durak::parseRules(const RuleMap& given)
{
    const auto complete = completeRules(options(), given);
    if (!complete)
        return complete.error();
    const RuleMap& map = *complete;
    Rules rules;
    rules.players = static_cast<std::int8_t>(numberOf(map, kPlayersKey));
    rules.deck = static_cast<std::int8_t>(numberOf(map, "deck"));
    rules.transfer = map.at("type") == "perevodnoy";
    rules.passCard = isOn(map, "pass-card");
    rules.firstTransfer = map.at("first-transfer") == "allowed";
    rules.firstFive = isOn(map, "first-five");
    rules.throwIn = oneOf<ThrowIn>(map, "throw-in", kThrowIn);
    rules.throwOnTaker = isOn(map, "throw-on-taker");
    rules.lowBeatsAce = isOn(map, "low-beats-ace");
    rules.teams = oneOf<Teams>(map, "teams", kTeams);
    rules.redeal = isOn(map, "redeal");
    rules.first = oneOf<First>(map, "first", kFirst);
    rules.fool = static_cast<std::int8_t>(map.at("fool") == "none" ? -1 : numberOf(map, "fool"));
    return checked(rules);
}

RuleMap Durak::rulesMap(const Rules& rules)
{
    const auto onOrOff = [](bool on) { return std::string(on ? "on" : "off"); };
    return {{kPlayersKey, std::to_string(rules.players)},
            {"deck", std::to_string(rules.deck)},
            {"type", rules.transfer ? "perevodnoy" : "podkidnoy"},
            {"pass-card", onOrOff(rules.passCard)},
            {"first-transfer", rules.firstTransfer ? "allowed" : "forbidden"},
            {"first-five", onOrOff(rules.firstFive)},
            {"throw-in", nameOf(rules.throwIn, kThrowIn)},
            {"throw-on-taker", onOrOff(rules.throwOnTaker)},
            {"low-beats-ace", onOrOff(rules.lowBeatsAce)},
            {"teams", nameOf(rules.teams, kTeams)},
            {"redeal", onOrOff(rules.redeal)},
            {"first", nameOf(rules.first, kFirst)},
            {"fool", rules.fool < 0 ? "none" : std::to_string(rules.fool)}};
}

std::string toText(const Event& event)
{
    const std::string seat = seatName(event.seat);
    const std::string cards = cardsOrCount(event);
    switch (event.kind) {
    case Event::Kind::Dealt:
        return seat + " is dealt " + cards;
    case Event::Kind::TrumpTurned:
        return "the trump card is " + cards;
    case Event::Kind::RedealAsked:
        return seat + " asks for a new deal";
    case Event::Kind::FirstAttacker:
        return seat + " begins" + (event.cards.empty() ? "" : " with the lowest trump " + cards);
    case Event::Kind::BoutBegan:
        return "bout " + std::to_string(event.count) + ": " + seat + " attacks " + seatName(event.other);
    case Event::Kind::Attacked:
        return seat + " attacks with " + cards;
    case Event::Kind::ThrewIn:
        return seat + " throws in " + cards;
    case Event::Kind::Covered:
        return seat + " covers " + parlour::toText(event.cards[0]) + " with " + parlour::toText(event.cards[1]);
    case Event::Kind::Takes:
        return seat + " takes";
    case Event::Kind::Transferred:
        return seat + " transfers to " + seatName(event.other) + " with " + cards;
    case Event::Kind::Showed:
        return seat + " transfers to " + seatName(event.other) + " by showing " + cards;
    case Event::Kind::SaidDone:
        return seat + " is done";
    case Event::Kind::Beaten:
        return seat + " has beaten " + countOf(event.count);
    case Event::Kind::PickedUp:
        return seat + " picks up " + cards;
    case Event::Kind::Drew:
        return seat + " draws " + cards;
    case Event::Kind::WentOut:
        return seat + " is out, place " + std::to_string(event.count);
    case Event::Kind::Ended:
        break;
    }
    return event.seat < 0 ? "a draw" : seat + " is the fool";
}

} // namespace parlour::durak
