// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Durak for tests of its table: played by the rules, or made by hand.
#pragma once

#include "engine/durak/durak_types.h"
#include "tests/app/tables/scene.h"

namespace parlour::durak {

inline QStringList botNames()
{
    return {"Article", "Greedy", "OpenFool", "Finisher", "Searcher", "Random"};
}
inline std::vector<SeatInfo> seatsOf(int count, SeatSet persons)
{
    return test::seatsOf(botNames().first(count), persons);
}
inline test::TableScene dealt(const RuleMap& rules, std::uint64_t seed)
{
    return {"durak", rules, botNames(), seed};
}

inline Card card(const char* text)
{
    return *parseCard(text);
}
inline Hand handOf(const QStringList& cards)
{
    Hand hand;
    for (const QString& text : cards)
        hand.push_back(*parseCard(text.toStdString()));
    return hand;
}
template <class List>
Event eventOf(Event::Kind kind, Seat seat, List cards)
{
    Event event;
    event.kind = kind;
    event.seat = static_cast<std::int8_t>(seat);
    for (const char* each : cards)
        event.cards.push_back(card(each));
    return event;
}
inline AnyTold toAll(Event event)
{
    return {SeatSet::firstSeats(6), false, event, {}};
}

/// Three players, a defence against one uncovered card.
inline Position defence()
{
    View view;
    view.rules.players = 3;
    view.seat = 0;
    view.phase = Phase::Defend;
    view.turn = 0;
    view.attacker = 2;
    view.defender = 0;
    view.limit = 6;
    view.bout = 4;
    view.stock = 8;
    view.trumpCard = card("6h");
    view.hand = handOf({"8s", "Ks", "8c", "Jc", "9d", "Ad", "9h", "Kh"});
    view.sizes = {8, 5, 4};
    view.table = {{card("7c"), card("Tc"), true}, {card("Td"), card("Qd"), true}, {card("Qs"), {}, false}};
    view.inPlay = SeatSet::firstSeats(3);
    Position position;
    position.seats = seatsOf(3, SeatSet::of(0));
    position.views = {view, std::any(), std::any()};
    position.node = Node::waiting(0);
    position.asked = 0;
    position.legal = {"take", "cover Qs with Ks", "cover Qs with 9h", "cover Qs with Kh"};
    position.lastStep = {toAll(eventOf(Event::Kind::ThrewIn, 1, std::array{"Td"}))};
    return position;
}

/// Two players, a hand of twenty, four attacks on the table.
inline Position largeHand()
{
    View view;
    view.rules.deck = 52;
    view.phase = Phase::Throw;
    view.turn = 0;
    view.attacker = 0;
    view.defender = 1;
    view.limit = 6;
    view.bout = 7;
    view.stock = 5;
    view.trumpCard = card("3s");
    view.hand = handOf({"3h", "6h", "9h", "Kh", "Ah", "4c", "5c", "8c", "Jc", "Kc",
                        "3d", "6d", "8d", "Td", "Ad", "4s", "5s", "8s", "Ts", "Qs"});
    view.sizes = {20, 5};
    view.table = {{card("7d"), card("Jd"), true},
                  {card("7c"), card("9c"), true},
                  {card("Jh"), card("Qh"), true},
                  {card("9d"), card("2s"), true}};
    view.inPlay = SeatSet::firstSeats(2);
    Position position;
    position.seats = seatsOf(2, SeatSet::of(0));
    position.views = {view, std::any()};
    position.node = Node::waiting(0);
    position.asked = 0;
    position.legal = {"done", "attack 9h", "attack Jc", "attack Qs"};
    position.lastStep = {toAll(eventOf(Event::Kind::Covered, 1, std::array{"9d", "2s"}))};
    return position;
}

/// A transferred attack: two uncovered cards, a legal transfer and a legal show; three buttons.
inline Position twoOpen()
{
    Position position = defence();
    auto& view = std::any_cast<View&>(position.views[0]);
    view.rules.transfer = view.rules.passCard = true;
    view.trumpCard = card("Ah");
    view.table = {{card("9s"), {}, false}, {card("9c"), {}, false}};
    view.hand = handOf({"8s", "Ks", "8c", "Jc", "9d", "Ad", "9h", "Kh"});
    view.mayShow = SeatSet::of(0);
    position.legal = {"take",
                      "cover 9s with Ks",
                      "cover 9s with 9h",
                      "cover 9s with Kh",
                      "cover 9c with Jc",
                      "cover 9c with 9h",
                      "cover 9c with Kh",
                      "transfer 9d",
                      "transfer 9h",
                      "show 9h"};
    position.lastStep = {toAll(eventOf(Event::Kind::Transferred, 2, std::array{"9c"}))};
    return position;
}

/// Two bots with open hands, and the defender's report.
inline Position watched(Report& report)
{
    View own;
    own.phase = Phase::Defend;
    own.turn = 0;
    own.attacker = 1;
    own.defender = 0;
    own.limit = 6;
    own.bout = 5;
    own.stock = 12;
    own.trumpCard = card("Th");
    own.hand = handOf({"As", "Tc", "Jc", "7d", "8h"});
    own.sizes = {5, 4};
    own.table = {{card("9s"), card("Js"), true}, {card("9c"), {}, false}};
    own.inPlay = SeatSet::firstSeats(2);
    View other = own;
    other.seat = 1;
    other.hand = handOf({"6c", "Kc", "Qd", "Kh"});
    Position position;
    position.seats = seatsOf(2, {});
    std::swap(position.seats[0], position.seats[1]);
    position.open = true;
    position.views = {own, other};
    position.node = Node::waiting(0);
    position.thinking = 0;
    position.lastStep = {toAll(eventOf(Event::Kind::ThrewIn, 1, std::array{"9c"}))};
    report.candidates = {{"cover 9c with Tc", 1650, true, {}, {}},
                         {"cover 9c with Jc", 1850, true, {}, {}},
                         {"cover 9c with 8h", 352, true, {}, {}},
                         {"take", 1522, true, {}, {}}};
    report.chosen = "cover 9c with Jc";
    position.report = &report;
    return position;
}

} // namespace parlour::durak
