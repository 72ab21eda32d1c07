// What a seat may know: what is open to all and its own hand; and the same as named values.
#include "engine/durak/durak.h"

namespace parlour::durak {

namespace {

constexpr std::array<std::string_view, 7> kPhaseNames = {"deal", "redeal", "draw-first", "lead", "defend", "throw", "over"};

std::vector<double> numbersOf(SeatSet seats)
{
    std::vector<double> out;
    for (const Seat seat : seats)
        out.push_back(seat);
    return out;
}

template <class List>
std::vector<double> bySeat(const List& values, int players)
{
    return {values.begin(), values.begin() + players};
}

template <class Cards>
std::vector<std::string> textsOf(const Cards& cards)
{
    std::vector<std::string> out;
    for (const Card card : cards)
        out.push_back(toText(card));
    return out;
}

std::string joined(CardSet cards)
{
    std::string out;
    for (const Card card : cards)
        out += (out.empty() ? "" : " ") + toText(card);
    return out;
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
        table.push_back(parlour::toText(pair.attack) + (pair.covered ? "/" + parlour::toText(pair.cover) : ""));
    std::vector<std::string> known;
    for (Seat seat = 0; seat < players; ++seat)
        known.push_back(joined(view.known[static_cast<std::size_t>(seat)]));

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
    visitor.text("trumpCard", view.phase == Phase::Deal ? "" : parlour::toText(view.trumpCard));
    visitor.texts("hand", textsOf(view.hand));
    visitor.numbers("sizes", bySeat(view.sizes, players));
    visitor.texts("table", table);
    visitor.numbers("inPlay", numbersOf(view.inPlay));
    visitor.numbers("done", numbersOf(view.done));
    visitor.numbers("mayShow", numbersOf(view.mayShow));
    visitor.texts("discarded", textsOf(view.discarded));
    visitor.texts("known", known);
    visitor.numbers("place", bySeat(view.place, players));
    visitor.numbers("outInBout", bySeat(view.outInBout, players));
    visitor.number("fool", view.fool);
}

} // namespace parlour::durak
