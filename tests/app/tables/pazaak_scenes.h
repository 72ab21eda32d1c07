// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions of Pazaak for tests of its table: played by the rules, or set up by hand.
#pragma once

#include "app/tables/game_table.h"
#include "engine/games.h"
#include "engine/pazaak/pazaak_types.h"

namespace parlour::pazaak {

/// The position that the window hands to the table. `watched`: two bots with open hands, else a person at the bottom.
inline Position positionOf(const AnyMatch& match, Seat viewpoint, bool watched, std::vector<AnyTold> lastStep = {})
{
    Position position;
    for (Seat seat = 0; seat < 2; ++seat) {
        const bool person = !watched && seat == viewpoint;
        position.seats.push_back({person          ? QStringLiteral("You")
                                      : seat == 0 ? QStringLiteral("Glaucus")
                                                  : QStringLiteral("The Cincinnati Kid"),
                                  person ? QString() : QStringLiteral("Plays for 19 and 20"), person,
                                  QColor(0x2c, 0x4b, 0x73)});
        position.views.push_back(watched || seat == viewpoint ? match.look(seat) : std::any());
    }
    position.viewpoint = viewpoint;
    position.open = watched;
    position.node = match.node();
    position.over = position.node.isOver();
    position.lastStep = std::move(lastStep);
    if (position.node.isWaiting() && position.node.seats.has(viewpoint)) {
        position.legal = match.legal(viewpoint);
        position.asked = watched ? -1 : viewpoint;
    }
    return position;
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
    position.seats.resize(2);
    position.seats[static_cast<std::size_t>(me)] = {
        watched ? QStringLiteral("Glaucus") : QStringLiteral("You"),
        watched ? QStringLiteral("Tries each option a hundred times") : QString(), !watched, QColor(0x37, 0x50, 0x6f)};
    position.seats[static_cast<std::size_t>(1 - me)] = {
        QStringLiteral("The Cincinnati Kid"), QStringLiteral("Plays for 19 and 20"), false, QColor(0x2c, 0x4b, 0x73)};
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
    const auto add = [&](const char* action, double value) {
        Candidate candidate;
        candidate.action = action;
        candidate.value = value;
        report.candidates.push_back(candidate);
    };
    add("end", 124);
    add("stand", 114);
    add("play 2", 104);
    add("play 5", 166);
    add("play 3", 118);
    return report;
}

} // namespace parlour::pazaak
