// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat, and its fields: the public state and the seat's own hand.
#include "engine/base/tokens.h"
#include "engine/durak/durak.h"

namespace parlour::durak {

namespace {

constexpr std::array<std::string_view, 7> kPhaseNames = {"deal", "redeal", "draw-first", "lead", "defend", "throw", "over"};

std::string word(Card card)
{
    return parlour::toText(card);
}

} // namespace

View Durak::look(const State& state, Seat seat)
{
    return {state, static_cast<std::int8_t>(seat), state.hands[static_cast<std::size_t>(seat)]};
}

void Durak::fields(const View& view, FieldVisitor& visitor)
{
    const int players = view.rules.players;
    std::vector<std::string> table;
    for (const Pair& pair : view.table)
        table.push_back(word(pair.attack) + (pair.covered ? "/" + word(pair.cover) : ""));
    std::vector<std::string> known;
    for (Seat seat = 0; seat < players; ++seat)
        known.push_back(joined(view.known[static_cast<std::size_t>(seat)], word));

    visitor.text("rules", parlour::toText(rulesMap(view.rules)));
    visitor.number("seat", view.seat);
    visitor.text("phase", kPhaseNames[static_cast<std::size_t>(view.phase)]);
    visitor.number("turn", view.turn);
    visitor.number("attacker", view.attacker);
    visitor.number("defender", view.defender);
    visitor.truth("taking", view.taking);
    visitor.number("limit", view.limit);
    visitor.number("bout", view.bout);
    visitor.number("stock", view.stock);
    visitor.text("trumpCard", view.phase == Phase::Deal ? "" : word(view.trumpCard));
    visitor.texts("hand", textsOf(view.hand, word));
    visitor.numbers("sizes", bySeat(view.sizes, players));
    visitor.texts("table", table);
    visitor.numbers("inPlay", numbersOf(view.inPlay));
    visitor.numbers("done", numbersOf(view.done));
    visitor.numbers("mayShow", numbersOf(view.mayShow));
    visitor.texts("discarded", textsOf(view.discarded, word));
    visitor.texts("known", known);
    visitor.numbers("place", bySeat(view.place, players));
    visitor.numbers("outInBout", bySeat(view.outInBout, players));
    visitor.number("fool", view.fool);
}

} // namespace parlour::durak
