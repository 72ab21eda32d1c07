// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rule options of Coup, and events as plain English.
#include "engine/base/tokens.h"
#include "engine/coup/coup.h"

#include <algorithm>

namespace parlour::coup {

namespace {

std::string seatName(Seat seat)
{
    return "seat " + std::to_string(seat);
}

std::string countOf(int count, std::string_view what)
{
    return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

/// The cards, or their number in a blurred event.
std::string cardsOrCount(const Event& event)
{
    return event.cards.empty() ? countOf(event.count, "card") : joined(event.cards, [](Role role) { return toText(role); });
}

std::string announced(const Event& event)
{
    std::string out = seatName(event.seat) + ": " + toText(event.action);
    if (event.other >= 0)
        out += " " + seatName(event.other);
    return event.role == Role::None ? out : out + ", as " + toText(event.role);
}

std::string ended(const Event& event)
{
    if (event.winners.empty())
        return "nobody is left";
    std::string seats;
    for (const Seat seat : event.winners)
        seats += (seats.empty() ? "" : ", ") + seatName(seat);
    return seats + (event.winners.size() == 1 ? " wins" : " win together") + " after " + countOf(event.count, "turn");
}

} // namespace

const std::vector<RuleOption>& Coup::options()
{
    static const std::vector<RuleOption> all = [] {
        RuleOption mode;
        mode.key = "mode";
        mode.label = SAY("Rules", "Rules");
        mode.defaultValue = "tabletop";
        mode.values = {
            {"tabletop", SAY("Rules", "As printed"),
             SAY("Rules", "The printed game: a blocked assassination is paid for, a card that was shown is replaced.")},
            {"crate", SAY("Rules", "As in the contest"),
             SAY("Rules",
                 "The rules that the published bot contest actually used, oddities included: unpaid assassinations, skipped "
                 "seats.")},
        };
        return std::vector<RuleOption>{twoToSixPlayers("4"), mode};
    }();
    return all;
}

Expected<Rules> Coup::parseRules(const RuleMap& map)
{
    const auto complete = completeRules(options(), map);
    if (!complete)
        return complete.error();
    Rules rules;
    rules.players = static_cast<std::int8_t>(*parseInt(complete->at(kPlayersKey), 2, kMaxSeats));
    rules.mode = complete->at("mode") == "crate" ? Mode::Crate : Mode::Tabletop;
    return rules;
}

RuleMap Coup::rulesMap(const Rules& rules)
{
    return {{kPlayersKey, std::to_string(rules.players)}, {"mode", rules.mode == Mode::Crate ? "crate" : "tabletop"}};
}

std::string toText(const Event& event)
{
    const std::string seat = seatName(event.seat);
    const std::string action = toText(event.action);
    switch (event.kind) {
    case Event::Kind::Dealt:
        return seat + " is dealt " + cardsOrCount(event);
    case Event::Kind::TurnBegan:
        return "turn " + std::to_string(event.count) + ": " + seat;
    case Event::Kind::Acted:
        return announced(event);
    case Event::Kind::Paid:
        return seat + " pays " + countOf(event.count, "coin");
    case Event::Kind::Refunded:
        return seat + " gets back " + countOf(event.count, "coin");
    case Event::Kind::Handed:
        return seat + " is handed the hand of " + seatName(event.other) + ": " + cardsOrCount(event);
    case Event::Kind::Challenged:
        return seat + " challenges " + seatName(event.other) + " to show " + toText(event.role);
    case Event::Kind::Proved:
        return seat + " shows " + toText(event.role);
    case Event::Kind::Caught:
        return seat + " has no " + toText(event.role);
    case Event::Kind::Replaced:
        return seat + " puts it back and draws " + cardsOrCount(event);
    case Event::Kind::Blocked:
        return seat + " blocks " + seatName(event.other) + ", as " + toText(event.role);
    case Event::Kind::Stopped:
        return action + " of " + seat + " is blocked";
    case Event::Kind::Missed:
        return action + " of " + seat + " has no effect: " + seatName(event.other) + " is out";
    case Event::Kind::Unpaid:
        return seat + " cannot pay for " + action;
    case Event::Kind::Took:
        return seat + " takes " + countOf(event.count, "coin");
    case Event::Kind::Stole:
        return seat + " steals " + countOf(event.count, "coin") + " from " + seatName(event.other);
    case Event::Kind::Drew:
        return seat + " draws " + cardsOrCount(event);
    case Event::Kind::Returned:
        return seat + " returns " + cardsOrCount(event);
    case Event::Kind::Lost:
        return seat + " loses " + toText(event.role);
    case Event::Kind::WentOut:
        return seat + " is out";
    case Event::Kind::Ended:
        break;
    }
    return ended(event);
}

} // namespace parlour::coup
