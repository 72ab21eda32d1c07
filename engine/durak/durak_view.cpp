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

/// The cards of the hands by seat, as lists of words.
std::vector<std::string> textsBySeat(const std::array<CardSet, kMaxSeats>& sets, int players)
{
    std::vector<std::string> texts;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        texts.push_back(joined(sets[seat], word));
    return texts;
}

/// The cards among these words.
template <class Words>
CardSet cardsOf(const Words& words)
{
    CardSet cards;
    for (const auto& each : words)
        if (const auto card = parseCard(each))
            cards.add(*card);
    return cards;
}

void readCards(const std::vector<std::string>& texts, std::array<CardSet, kMaxSeats>& into)
{
    for (std::size_t seat = 0; seat < std::min(texts.size(), into.size()); ++seat)
        into[seat] = cardsOf(split(texts[seat]));
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
    visitor.text("trumpCard", view.phase == Phase::Deal && view.trumpCard == Card() ? "" : word(view.trumpCard));
    visitor.texts("hand", textsOf(view.hand, word));
    visitor.numbers("sizes", bySeat(view.sizes, players));
    visitor.texts("table", table);
    visitor.numbers("inPlay", numbersOf(view.inPlay));
    visitor.numbers("done", numbersOf(view.done));
    visitor.numbers("mayShow", numbersOf(view.mayShow));
    visitor.texts("discarded", textsOf(view.discarded, word));
    visitor.texts("known", textsBySeat(view.known, players));
    visitor.texts("declined", textsBySeat(view.declined, players));
    visitor.texts("declinedLately", textsBySeat(view.declinedLately, players));
    visitor.numbers("aged", bySeat(view.aged, players));
    visitor.numbers("place", bySeat(view.place, players));
    visitor.numbers("outInBout", bySeat(view.outInBout, players));
    visitor.number("takings", view.takings);
    visitor.number("fool", view.fool);
}

View Durak::viewOf(const Rules& rules, const FieldMap& fields)
{
    View view;
    view.rules = rules;
    view.phase = static_cast<Phase>(indexOf(kPhaseNames, fields.text("phase")));
    view.taking = fields.truth("taking");
    readWhole(fields, "seat", view.seat);
    readWhole(fields, "turn", view.turn);
    readWhole(fields, "attacker", view.attacker);
    readWhole(fields, "defender", view.defender);
    readWhole(fields, "limit", view.limit);
    readWhole(fields, "bout", view.bout);
    readWhole(fields, "stock", view.stock);
    readWhole(fields, "takings", view.takings);
    readWhole(fields, "fool", view.fool);
    view.trumpCard = parseCard(fields.text("trumpCard")).optional().value_or(Card());
    for (const std::string& each : fields.texts("hand"))
        if (const auto card = parseCard(each))
            appendTo(view.hand, *card);
    for (const std::string& each : fields.texts("table")) {
        const auto cards = split(each, '/');
        const auto attack = cards.empty() ? Expected<Card>(Card()) : parseCard(cards[0]);
        const auto cover = cards.size() < 2 ? Expected<Card>(Card()) : parseCard(cards[1]);
        if (attack && cover)
            appendTo(view.table, {*attack, *cover, cards.size() > 1});
    }
    view.inPlay = seatsOf(fields.numbers("inPlay"));
    view.done = seatsOf(fields.numbers("done"));
    view.mayShow = seatsOf(fields.numbers("mayShow"));
    view.discarded = cardsOf(fields.texts("discarded"));
    readCards(fields.texts("known"), view.known);
    readCards(fields.texts("declined"), view.declined);
    readCards(fields.texts("declinedLately"), view.declinedLately);
    readBySeat(fields.numbers("aged"), view.aged);
    readBySeat(fields.numbers("sizes"), view.sizes);
    readBySeat(fields.numbers("place"), view.place);
    readBySeat(fields.numbers("outInBout"), view.outInBout);
    return view;
}

} // namespace parlour::durak
