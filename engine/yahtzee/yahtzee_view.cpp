// What one seat may know: its own card and, in its own turn, the dice and everybody's totals without names.
#include "engine/yahtzee/yahtzee.h"

namespace parlour::yahtzee {

View Yahtzee::look(const State& state, Seat seat)
{
    View view;
    view.rules = state.rules;
    view.seat = static_cast<std::int8_t>(seat);
    view.over = state.over();
    view.turn = view.over ? std::int8_t{-1} : state.turn;
    view.round = std::min(state.round, std::int8_t{kRounds});
    view.card = state.cards[static_cast<std::size_t>(seat)];
    const bool hasTurn = view.turn == seat && state.rolls > 0;
    if (hasTurn) {
        view.stage = static_cast<std::int8_t>(state.rolls - 1);
        view.dice = state.dice;
    }
    if (hasTurn || view.over)
        view.totals = totalsOf(state);
    return view;
}

void Yahtzee::fields(const View& view, FieldVisitor& visitor)
{
    std::vector<std::string> allowed;
    std::vector<double> points;
    if (view.dice.full())
        for (const Box box : allowedBoxes(view.rules.joker, view.card, view.dice)) {
            allowed.push_back(toText(yahtzee::score(box)).substr(6));
            points.push_back(pointsIn(view.card, box, view.dice));
        }
    std::vector<std::string> filled;
    for (const Box box : view.card.filled)
        filled.push_back(toText(yahtzee::score(box)).substr(6) + "=" + std::to_string(view.card.in(box)));

    visitor.text("rules", parlour::toText(rulesMap(view.rules)));
    visitor.number("seat", view.seat);
    visitor.number("turn", view.turn);
    visitor.number("round", view.round);
    visitor.number("stage", view.stage);
    visitor.numbers("dice", numbersOf(view.dice));
    visitor.texts("boxes", filled);
    visitor.texts("free", allowed);
    visitor.numbers("freePoints", points);
    visitor.number("upperTotal", view.card.upperTotal());
    visitor.number("upperBonus", view.card.upperBonus());
    visitor.number("yahtzeeBonus", view.card.yahtzeeBonus());
    visitor.number("total", view.card.total());
    visitor.numbers("totals", numbersOf(view.totals));
    visitor.truth("over", view.over);
}

} // namespace parlour::yahtzee
