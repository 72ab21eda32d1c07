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
            --counts[asIndex(state.house[i] - 1)];
    } else {
        for (std::size_t i = state.drawn; i < state.house.size(); ++i)
            ++counts[asIndex(state.house[i] - 1)];
    }
    return counts;
}

/// The names of the fields of one side of the table.
struct BoardNames {
    std::string_view table, cards, total, standing, tiebreaker, played, wins;
};

constexpr BoardNames kOwn = {"table", "cards", "total", "standing", "tiebreaker", "played", "wins"};
constexpr BoardNames kOpponents = {"opponentTable",      "opponentCards",  "opponentTotal", "opponentStanding",
                                   "opponentTiebreaker", "opponentPlayed", "opponentWins"};

/// A list of side cards.
template <class List>
void describeCards(FieldArchive& archive, std::string_view name, List& cards)
{
    archive.words(name, cards, kCardText, [&cards](const std::string& text) {
        if (const auto card = parseCard(text))
            appendTo(cards, *card);
    });
}

void describeBoard(FieldArchive& archive, View& view, Seat seat, const BoardNames& names)
{
    Board& board = view.boards[asIndex(seat)];
    std::vector<double> values;
    for (const Laid& laid : board.cards)
        values.push_back(laid.value);
    auto cards = textsOf(board.cards, [](const Laid& laid) { return laid.isHouse() ? "house" : toText(laid.card()); });
    archive.numbers(names.table, values);
    archive.texts(names.cards, cards);
    archive.number(names.total, board.total);
    archive.truth(names.standing, board.standing);
    archive.truth(names.tiebreaker, board.tiebreaker);
    describeCards(archive, names.played, view.played[asIndex(seat)]);
    archive.number(names.wins, view.wins[asIndex(seat)]);
    if (!archive.isReading())
        return;
    if (cards.empty()) // as people write a table of house cards
        cards.assign(values.size(), "house");
    for (std::size_t i = 0; i < std::min(values.size(), cards.size()); ++i) {
        const auto card = parseCard(cards[i]);
        appendTo(board.cards, {wholeOf<std::int8_t>(values[i]), static_cast<std::int8_t>(card ? card->index() : -1)});
    }
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
    view.deck = state.decks[asIndex(seat)];
    view.hand = state.hands[asIndex(seat)];
    view.handCounts = {static_cast<std::int8_t>(state.hands[0].size()), static_cast<std::int8_t>(state.hands[1].size())};
    view.played = state.played;
    view.houseLeft = unseenCards(state);
    view.over = state.phase == State::Phase::Over;
    return view;
}

void describe(FieldArchive& archive, View& view)
{
    for (const auto& [key, value] : PazaakFull::rulesMap(view.rules))
        archive.derived(key, value);
    archive.number("seat", view.seat, 0, 1);
    archive.number("turn", view.turn);
    archive.number("began", view.began);
    archive.number("set", view.set);
    archive.number("ties", view.ties);
    archive.truth("over", view.over);
    describeCards(archive, "sideDeck", view.deck);
    describeCards(archive, "hand", view.hand);
    view.handCounts[asIndex(view.seat)] = static_cast<std::int8_t>(view.hand.count());
    archive.number("opponentHand", view.handCounts[asIndex(view.other())]);
    archive.array("houseLeft", view.houseLeft);
    describeBoard(archive, view, view.seat, kOwn);
    describeBoard(archive, view, view.other(), kOpponents);
}

} // namespace parlour::pazaak_full
