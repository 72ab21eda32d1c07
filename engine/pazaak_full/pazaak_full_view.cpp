// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat: everything but the order of the house deck and the other seat's side deck and hand.
#include "engine/pazaak_full/pazaak_full.h"

#include <cstdlib>

namespace parlour::pazaak_full {

namespace {

/// The cards of the house deck that nobody has seen since it was shuffled. Cards on the tables are not in a deck that was
/// shuffled during the set.
HouseCounts unseenCards(const State& state)
{
    HouseCounts counts{};
    if (state.house.empty()) {
        counts.fill(kCopiesHouse);
    } else if (state.rules.deck == HouseDeck::Set) {
        counts.fill(kCopiesHouse);
        for (std::size_t i = 0; i < state.drawn; ++i)
            --counts[at(state.house[i] - 1)];
    } else {
        for (std::size_t i = state.drawn; i < state.house.size(); ++i)
            ++counts[at(state.house[i] - 1)];
    }
    return counts;
}

/// The names of the fields of one side of the table.
struct BoardNames {
    std::string_view table, cards, total, standing, tiebreaker, played, wins;
};

void boardFields(const View& view, Seat seat, const BoardNames& names, FieldVisitor& visitor)
{
    const Board& board = view.boards[at(seat)];
    std::vector<double> values;
    for (const Laid& laid : board.cards)
        values.push_back(laid.value);
    visitor.numbers(names.table, values);
    visitor.texts(names.cards,
                  textsOf(board.cards, [](const Laid& laid) { return laid.isHouse() ? "house" : toText(laid.card()); }));
    visitor.number(names.total, board.total);
    visitor.truth(names.standing, board.standing);
    visitor.truth(names.tiebreaker, board.tiebreaker);
    visitor.texts(names.played, textsOf(view.played[at(seat)], kCardText));
    visitor.number(names.wins, view.wins[at(seat)]);
}

constexpr BoardNames kOwn = {"table", "cards", "total", "standing", "tiebreaker", "played", "wins"};
constexpr BoardNames kOpponents = {"opponentTable",      "opponentCards",  "opponentTotal", "opponentStanding",
                                   "opponentTiebreaker", "opponentPlayed", "opponentWins"};

template <class List>
void readCards(const std::vector<std::string>& texts, List& into)
{
    for (const std::string& each : texts)
        if (const auto card = parseCard(each))
            appendTo(into, *card);
}

void readBoard(View& view, Seat seat, const BoardNames& names, const FieldMap& fields)
{
    Board& board = view.boards[at(seat)];
    const std::vector<double> values = fields.numbers(names.table);
    std::vector<std::string> cards = fields.texts(names.cards);
    if (cards.empty()) // as people write a table of house cards
        cards.assign(values.size(), "house");
    for (std::size_t i = 0; i < std::min(values.size(), cards.size()); ++i) {
        const auto card = parseCard(cards[i]);
        appendTo(board.cards, {wholeOf<std::int8_t>(values[i]), static_cast<std::int8_t>(card ? card->index() : -1)});
    }
    readWhole(fields, names.total, board.total);
    board.standing = fields.truth(names.standing);
    board.tiebreaker = fields.truth(names.tiebreaker);
    readCards(fields.texts(names.played), view.played[at(seat)]);
    readWhole(fields, names.wins, view.wins[at(seat)]);
}

} // namespace

View PazaakFull::look(const State& state, Seat seat)
{
    View view;
    view.rules = state.rules;
    view.seat = static_cast<std::int8_t>(seat);
    view.turn = state.phase == State::Phase::Deciding ? state.turn : std::int8_t{-1};
    view.began = state.began;
    view.set = state.set;
    view.ties = state.ties;
    view.wins = state.wins;
    view.boards = state.boards;
    view.deck = state.decks[at(seat)];
    view.hand = state.hands[at(seat)];
    view.handCounts = {static_cast<std::int8_t>(state.hands[0].size()), static_cast<std::int8_t>(state.hands[1].size())};
    view.played = state.played;
    view.houseLeft = unseenCards(state);
    view.over = state.phase == State::Phase::Over;
    return view;
}

void PazaakFull::fields(const View& view, FieldVisitor& visitor)
{
    for (const auto& [key, value] : rulesMap(view.rules))
        visitor.text(key, value);
    visitor.number("seat", view.seat);
    visitor.number("turn", view.turn);
    visitor.number("began", view.began);
    visitor.number("set", view.set);
    visitor.number("ties", view.ties);
    visitor.truth("over", view.over);
    visitor.texts("sideDeck", textsOf(view.deck, kCardText));
    visitor.texts("hand", textsOf(view.hand, kCardText));
    visitor.number("opponentHand", view.handCounts[at(view.other())]);
    visitor.numbers("houseLeft", numbersOf(view.houseLeft));
    boardFields(view, view.seat, kOwn, visitor);
    boardFields(view, view.other(), kOpponents, visitor);
}

View PazaakFull::viewOf(const Rules& rules, const FieldMap& fields)
{
    View view;
    view.rules = rules;
    view.seat = fields.number("seat") > 0 ? 1 : 0;
    readWhole(fields, "turn", view.turn);
    readWhole(fields, "began", view.began);
    readWhole(fields, "set", view.set);
    readWhole(fields, "ties", view.ties);
    view.over = fields.truth("over");
    readCards(fields.texts("sideDeck"), view.deck);
    readCards(fields.texts("hand"), view.hand);
    view.handCounts[at(view.seat)] = static_cast<std::int8_t>(view.hand.count());
    readWhole(fields, "opponentHand", view.handCounts[at(view.other())]);
    readBySeat(fields.numbers("houseLeft"), view.houseLeft);
    readBoard(view, view.seat, kOwn, fields);
    readBoard(view, view.other(), kOpponents, fields);
    return view;
}

} // namespace parlour::pazaak_full
