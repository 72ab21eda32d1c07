// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule options, and events as plain English.
#include "engine/base/tokens.h"
#include "engine/yahtzee/yahtzee.h"

namespace parlour::yahtzee {

namespace {

struct BoxNames {
    std::string_view id; ///< in the notation
    Text name;
};

constexpr std::array<BoxNames, kBoxes> kBoxNames = {{
    {"aces", SAY("Rules", "Aces")},
    {"twos", SAY("Rules", "Twos")},
    {"threes", SAY("Rules", "Threes")},
    {"fours", SAY("Rules", "Fours")},
    {"fives", SAY("Rules", "Fives")},
    {"sixes", SAY("Rules", "Sixes")},
    {"three-of-a-kind", SAY("Rules", "Three of a Kind")},
    {"four-of-a-kind", SAY("Rules", "Four of a Kind")},
    {"full-house", SAY("Rules", "Full House")},
    {"small-straight", SAY("Rules", "Small Straight")},
    {"large-straight", SAY("Rules", "Large Straight")},
    {"yahtzee", SAY("Rules", "Yahtzee")},
    {"chance", SAY("Rules", "Chance")},
}};

const BoxNames& namesOf(Box box)
{
    return kBoxNames[static_cast<std::size_t>(box)];
}

std::string pointsText(const Event& event)
{
    return std::to_string(event.points) + (event.points == 1 ? " point" : " points");
}

/// "Player 1, Player 3 share the win with 230 points".
std::string endText(const Event& event)
{
    std::string winners;
    for (const Seat seat : event.winners)
        winners += (winners.empty() ? "" : ", ") + playerText(seat);
    return winners + (event.winners.size() == 1 ? " ends first with " : " share the win with ") + pointsText(event);
}

} // namespace

Text nameOf(Box box)
{
    return namesOf(box).name;
}

std::string_view idOf(Box box)
{
    return namesOf(box).id;
}

const std::vector<RuleOption>& Yahtzee::options()
{
    static const std::vector<RuleOption> all = [] {
        RuleOption players;
        players.key = kPlayersKey;
        players.label = SAY("Rules", "Players");
        players.defaultValue = "2";
        players.low = 1;
        players.high = kMaxSeats;
        players.explanation = SAY("Rules", "The highest total wins; alone you play for the score.");
        RuleOption joker;
        joker.key = "joker";
        joker.label = SAY("Rules", "Jokers");
        joker.defaultValue = "forced";
        joker.values = {
            {"forced", SAY("Rules", "Forced"),
             SAY("Rules",
                 "Once the Yahtzee box is closed, five alike go to the upper box of their face; only if that is closed, to "
                 "a lower box.")},
            {"free", SAY("Rules", "Free"),
             SAY("Rules", "Once the Yahtzee box is closed, five alike may go to any free box.")},
        };
        RuleOption cards;
        cards.key = "cards";
        cards.label = SAY("Rules", "Score cards");
        cards.defaultValue = "hidden";
        cards.peoplesValue = "open";
        cards.isLate = true;
        cards.values = {
            {"hidden", SAY("Rules", "Hidden"),
             SAY("Rules", "Bots know their own card and, when it is their turn, all totals without names.")},
            {"open", SAY("Rules", "Open"), SAY("Rules", "All see all score cards, as at a real table.")},
        };
        return std::vector<RuleOption>{players, joker, cards};
    }();
    return all;
}

Expected<Rules> Yahtzee::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    Rules rules;
    rules.players = static_cast<std::int8_t>(*parseInt(complete->at(kPlayersKey), 1, kMaxSeats));
    rules.joker = complete->at("joker") == "free" ? Joker::Free : Joker::Forced;
    rules.cards = complete->at("cards") == "open" ? Cards::Open : Cards::Hidden;
    return rules;
}

RuleMap Yahtzee::rulesMap(const Rules& rules)
{
    RuleMap map{{kPlayersKey, std::to_string(rules.players)}, {"joker", rules.joker == Joker::Forced ? "forced" : "free"}};
    if (rules.cards == Cards::Open)
        map.emplace("cards", "open");
    return map;
}

std::string toText(const Event& event)
{
    const std::string seat = playerText(event.seat);
    switch (event.kind) {
    case Event::Kind::TurnBegan:
        return "Round " + std::to_string(event.round) + ": " + seat + " to roll"
            + (event.totals.empty() ? "" : ", totals " + joined(event.totals, digits));
    case Event::Kind::Rolled:
        return seat + " has " + joined(event.dice, digits);
    case Event::Kind::Held:
        return seat + " holds " + heldText(event.dice);
    case Event::Kind::Scored:
        return seat + " scores " + pointsText(event) + " in " + nameOf(event.box).english;
    case Event::Kind::TurnEnded:
        return seat + " has scored";
    case Event::Kind::YahtzeeBonus:
        return seat + " earns the Yahtzee bonus, " + pointsText(event);
    case Event::Kind::UpperBonus:
        return seat + " earns the upper bonus, " + pointsText(event);
    case Event::Kind::Ended:
        break;
    }
    return endText(event);
}

} // namespace parlour::yahtzee
