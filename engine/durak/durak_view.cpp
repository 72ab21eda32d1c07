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

/// The cards among these words.
CardSet cardsOf(std::string_view text)
{
    CardSet cards;
    for (const auto& each : split(text))
        if (const auto card = parseCard(each))
            cards.add(*card);
    return cards;
}

/// The cards of the hands by seat, as lists of words.
void describeBySeat(FieldArchive& archive, std::string_view name, std::array<CardSet, kMaxSeats>& sets, int players)
{
    archive.textsBySeat(
        name, players, [&sets](std::size_t seat) { return joined(sets[seat], word); },
        [&sets](std::size_t seat, const std::string& text) { sets[seat] = cardsOf(text); });
}

/// "6s/7s" for a covered card.
std::string textOf(const Pair& pair)
{
    return word(pair.attack) + (pair.covered ? "/" + word(pair.cover) : "");
}

void describeTable(FieldArchive& archive, Table& table)
{
    archive.words("table", table, textOf, [&table](const std::string& text) {
        const auto cards = split(text, '/');
        const auto attack = cards.empty() ? Expected<Card>(Card()) : parseCard(cards[0]);
        const auto cover = cards.size() < 2 ? Expected<Card>(Card()) : parseCard(cards[1]);
        if (attack && cover)
            appendTo(table, {*attack, *cover, cards.size() > 1});
    });
}

} // namespace

View Durak::look(const State& state, Seat seat)
{
    return {state, static_cast<std::int8_t>(seat), state.hands[static_cast<std::size_t>(seat)]};
}

void describe(FieldArchive& archive, View& view)
{
    const int players = view.rules.players;
    std::string trumpCard = view.phase == Phase::Deal && view.trumpCard == Card() ? "" : word(view.trumpCard);
    archive.derived("rules", parlour::toText(Durak::rulesMap(view.rules)));
    archive.number("seat", view.seat);
    archive.word("phase", view.phase, kPhaseNames);
    archive.number("turn", view.turn);
    archive.number("attacker", view.attacker);
    archive.number("defender", view.defender);
    archive.truth("taking", view.taking);
    archive.number("limit", view.limit);
    archive.number("bout", view.bout);
    archive.number("stock", view.stock);
    archive.text("trumpCard", trumpCard);
    view.trumpCard = parseCard(trumpCard).optional().value_or(Card());
    archive.words("hand", view.hand, word, [&view](const std::string& text) {
        if (const auto card = parseCard(text))
            appendTo(view.hand, *card);
    });
    archive.array("sizes", view.sizes, players);
    describeTable(archive, view.table);
    archive.seats("inPlay", view.inPlay);
    archive.seats("done", view.done);
    archive.seats("mayShow", view.mayShow);
    archive.words("discarded", view.discarded, word, [&view](const std::string& text) {
        if (const auto card = parseCard(text))
            view.discarded.add(*card);
    });
    describeBySeat(archive, "known", view.known, players);
    describeBySeat(archive, "declined", view.declined, players);
    describeBySeat(archive, "declinedLately", view.declinedLately, players);
    archive.array("aged", view.aged, players);
    archive.array("place", view.place, players);
    archive.array("outInBout", view.outInBout, players);
    archive.number("takings", view.takings);
    archive.number("fool", view.fool);
}

} // namespace parlour::durak
