// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat: everything but the order of the house deck and the other seat's side cards.
#include "engine/pazaak/pazaak.h"

#include <algorithm>

namespace parlour::pazaak {

namespace {

std::string_view text(Last last)
{
    switch (last) {
    case Last::None:
        break;
    case Last::End:
        return "end";
    case Last::Stand:
        return "stand";
    }
    return "none";
}

/// The names of the fields of one side of the table.
struct BoardNames {
    std::string_view house, side, total, standing, last, played, wins;
};

void boardFields(const View& view, Seat seat, const BoardNames& names, FieldVisitor& visitor)
{
    const auto index = static_cast<std::size_t>(seat);
    const Board& board = view.boards[index];
    visitor.numbers(names.house, numbersOf(board.house));
    visitor.number(names.side, board.side);
    visitor.number(names.total, board.total);
    visitor.truth(names.standing, board.standing);
    visitor.text(names.last, text(view.last[index]));
    visitor.truth(names.played, view.played[index]);
    visitor.number(names.wins, view.wins[index]);
}

constexpr BoardNames kOwn = {"house", "side", "total", "standing", "last", "played", "wins"};
constexpr BoardNames kOpponents = {"opponentHouse", "opponentSide",   "opponentTotal", "opponentStanding",
                                   "opponentLast",  "opponentPlayed", "opponentWins"};

void readBoard(View& view, Seat seat, const BoardNames& names, const FieldMap& fields)
{
    const auto index = static_cast<std::size_t>(seat);
    Board& board = view.boards[index];
    for (const double value : fields.numbers(names.house))
        appendTo(board.house, static_cast<Value>(std::clamp(value, 1.0, double{kHighestHouse})));
    readWhole(fields, names.side, board.side);
    readWhole(fields, names.total, board.total);
    board.standing = fields.truth(names.standing);
    for (const Last last : {Last::End, Last::Stand})
        if (fields.text(names.last) == text(last))
            view.last[index] = last;
    view.played[index] = fields.truth(names.played);
    readWhole(fields, names.wins, view.wins[index]);
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

void Pazaak::fields(const View& view, FieldVisitor& visitor)
{
    visitor.text("decks", view.rules.decks == Decks::Printed ? "printed" : "as-run");
    visitor.number("seat", view.seat);
    visitor.number("turn", view.turn);
    visitor.number("hand", view.hand);
    visitor.number("ties", view.ties);
    visitor.truth("over", view.over);
    visitor.numbers("sideCards", numbersOf(view.sides));
    visitor.number("opponentSideCards", view.sideCounts[static_cast<std::size_t>(view.other())]);
    visitor.number("houseLeft", view.houseLeft);
    boardFields(view, view.seat, kOwn, visitor);
    boardFields(view, view.other(), kOpponents, visitor);
}

View Pazaak::viewOf(const Rules& rules, const FieldMap& fields)
{
    View view;
    view.rules = rules;
    view.seat = fields.number("seat") > 0 ? 1 : 0;
    readWhole(fields, "turn", view.turn);
    readWhole(fields, "hand", view.hand);
    readWhole(fields, "ties", view.ties);
    view.over = fields.truth("over");
    for (const double value : fields.numbers("sideCards"))
        appendTo(view.sides, static_cast<Value>(std::clamp(value, 1.0, double{kHighestSide})));
    view.sideCounts[static_cast<std::size_t>(view.seat)] = static_cast<std::int8_t>(view.sides.count());
    readWhole(fields, "opponentSideCards", view.sideCounts[static_cast<std::size_t>(view.other())]);
    readWhole(fields, "houseLeft", view.houseLeft);
    readBoard(view, view.seat, kOwn, fields);
    readBoard(view, view.other(), kOpponents, fields);
    return view;
}

} // namespace parlour::pazaak
