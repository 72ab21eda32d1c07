// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat: everything but the order of the house deck and the other seat's side cards.
#include "engine/pazaak/pazaak.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

constexpr std::array<std::string_view, 3> kLastNames = {"none", "end", "stand"};

/// The names of the fields of one side of the table.
struct BoardNames {
    std::string_view house, side, total, standing, last, played, wins;
};

constexpr BoardNames kOwn = {"house", "side", "total", "standing", "last", "played", "wins"};
constexpr BoardNames kOpponents = {"opponentHouse", "opponentSide",   "opponentTotal", "opponentStanding",
                                   "opponentLast",  "opponentPlayed", "opponentWins"};

void describeBoard(FieldArchive& archive, View& view, Seat seat, const BoardNames& names)
{
    const auto index = static_cast<std::size_t>(seat);
    Board& board = view.boards[index];
    archive.list(names.house, board.house, 1, kHighestHouse);
    archive.number(names.side, board.side);
    archive.number(names.total, board.total);
    archive.truth(names.standing, board.standing);
    archive.word(names.last, view.last[index], kLastNames);
    archive.truth(names.played, view.played[index]);
    archive.number(names.wins, view.wins[index]);
}

} // namespace

std::array<int, kHighestHouse> View::unseenHouse() const
{
    std::array<int, kHighestHouse> unseen{};
    unseen.fill(rules.copiesHouse());
    for (const Board& board : boards)
        for (const Value card : board.house)
            --unseen[static_cast<std::size_t>(card - 1)];
    return unseen;
}

View Pazaak::look(const State& state, Seat seat)
{
    View view;
    view.rules = state.rules;
    view.seat = static_cast<std::int8_t>(seat);
    view.turn = state.phase == State::Phase::Deciding ? state.turn : std::int8_t{-1};
    view.hand = state.hand;
    view.wins = state.wins;
    view.ties = state.ties;
    view.boards = state.boards;
    view.last = state.last;
    view.played = state.played;
    view.sides = state.sides[static_cast<std::size_t>(seat)];
    view.sideCounts = {static_cast<std::int8_t>(state.sides[0].size()), static_cast<std::int8_t>(state.sides[1].size())};
    view.houseLeft = static_cast<std::int8_t>(state.rules.houseDeck() - state.drawn);
    view.over = state.phase == State::Phase::Over;
    return view;
}

void describe(FieldArchive& archive, View& view)
{
    archive.derived("decks", view.rules.decks == Decks::Printed ? "printed" : "as-run");
    archive.number("seat", view.seat, 0, 1);
    archive.number("turn", view.turn);
    archive.number("hand", view.hand);
    archive.number("ties", view.ties);
    archive.truth("over", view.over);
    archive.list("sideCards", view.sides, 1, kHighestSide);
    view.sideCounts[static_cast<std::size_t>(view.seat)] = static_cast<std::int8_t>(view.sides.count());
    archive.number("opponentSideCards", view.sideCounts[static_cast<std::size_t>(view.other())]);
    archive.number("houseLeft", view.houseLeft);
    describeBoard(archive, view, view.seat, kOwn);
    describeBoard(archive, view, view.other(), kOpponents);
}

} // namespace parlour::pazaak
