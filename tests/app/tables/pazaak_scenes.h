// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Pazaak for tests of its table: played by the rules, or set up by hand.
#pragma once

#include "engine/pazaak/pazaak_types.h"
#include "tests/app/tables/scene.h"

namespace parlour::pazaak {

inline test::TableScene dealt(const RuleMap& rules, std::uint64_t seed)
{
    return {"pazaak", rules, {"Glaucus", "The Cincinnati Kid"}, seed};
}

inline Board board(std::initializer_list<Value> house, bool standing = false)
{
    Board out;
    for (const Value value : house) {
        out.house.push_back(value);
        out.total = static_cast<std::uint8_t>(out.total + value);
    }
    out.standing = standing;
    return out;
}

/// A position made by hand, unchecked by the rules; `view` is the viewpoint's.
inline Position setUp(const View& view, bool watched, const SideCards& otherSides = {})
{
    Position position;
    const Seat me = view.seat;
    const QStringList names{"Glaucus", "The Cincinnati Kid"};
    position.seats = test::seatsOf({names[me], names[1 - me]}, watched ? SeatSet() : SeatSet::of(me));
    position.views.resize(2);
    position.views[static_cast<std::size_t>(me)] = view;
    if (watched) {
        View theirs = view;
        theirs.seat = static_cast<std::int8_t>(1 - me);
        theirs.sides = otherSides;
        position.views[static_cast<std::size_t>(1 - me)] = theirs;
    }
    position.viewpoint = me;
    position.open = watched;
    position.over = view.over;
    position.node = view.over ? Node::over() : view.turn < 0 ? Node::chance() : Node::waiting(view.turn);
    if (view.turn == me && !watched) {
        position.asked = me;
        position.legal = {"end", "stand"};
        for (const Value card : view.sides)
            if (const std::string text = "play " + std::to_string(card);
                std::find(position.legal.begin(), position.legal.end(), text) == position.legal.end())
                position.legal.push_back(text);
    }
    return position;
}

/// A person's turn against a standing opponent.
inline View playView()
{
    View view;
    view.seat = 1;
    view.turn = 1;
    view.hand = 3;
    view.wins = {1, 1};
    view.boards = {board({9, 3, 6}, true), board({7, 4, 3})};
    view.last = {Last::Stand, Last::End};
    view.sides = {2, 4, 5, 1};
    view.sideCounts = {4, 4};
    view.houseLeft = 34;
    return view;
}

inline View watchView()
{
    View view = playView();
    view.boards = {board({7, 3, 6}), board({9, 5})};
    view.last = {Last::End, Last::End};
    view.sides = {2, 5, 3};
    view.sideCounts = {3, 3};
    view.houseLeft = 35;
    return view;
}

inline Report watchReport()
{
    Report report;
    report.unit = {"Bots", "Points"};
    report.chosen = "play 5";
    report.candidates = {{"end", 124, true, {}, {}},
                         {"stand", 114, true, {}, {}},
                         {"play 2", 104, true, {}, {}},
                         {"play 5", 166, true, {}, {}},
                         {"play 3", 118, true, {}, {}}};
    return report;
}

} // namespace parlour::pazaak
