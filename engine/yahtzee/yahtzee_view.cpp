// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The View of a seat, and its fields: its own card and, in its own turn, the dice and all totals without names; with open
// cards, the others' cards.
#include "engine/base/tokens.h"
#include "engine/yahtzee/yahtzee.h"

namespace parlour::yahtzee {

namespace {

OpenCard openCard(const State& state, Seat seat)
{
    const Card& card = state.cards[static_cast<std::size_t>(seat)];
    OpenCard open;
    open.seat = static_cast<std::int8_t>(seat);
    open.upperTotal = static_cast<std::int8_t>(card.upperTotal());
    open.fifty = card.in(Box::Yahtzee) == kYahtzeePoints;
    open.filled = card.filled;
    open.total = static_cast<std::int16_t>(card.total());
    return open;
}

/// "seat=1 total=74 upperTotal=24 fifty=yes boxes=aces,sixes,yahtzee".
std::string textOf(const OpenCard& card)
{
    std::string boxes;
    for (const Box box : card.filled)
        boxes += (boxes.empty() ? "" : ",") + std::string(idOf(box));
    return "seat=" + std::to_string(card.seat) + " total=" + std::to_string(card.total)
        + " upperTotal=" + std::to_string(card.upperTotal) + " fifty=" + (card.fifty ? "yes" : "no") + " boxes=" + boxes;
}

std::optional<Box> boxNamed(std::string_view name)
{
    for (const Box box : BoxSet::all())
        if (idOf(box) == name)
            return box;
    return std::nullopt;
}

/// Splits "key=value".
std::pair<std::string_view, std::string_view> keyAndValue(std::string_view text)
{
    const std::size_t equals = std::min(text.find('='), text.size());
    return {text.substr(0, equals), text.substr(std::min(equals + 1, text.size()))};
}

/// Reads what textOf writes.
OpenCard openCardOf(std::string_view text)
{
    OpenCard card;
    for (const std::string_view part : split(text)) {
        const auto [key, value] = keyAndValue(part);
        const int number = parseInt(value, 0, std::numeric_limits<std::int16_t>::max()).value_or(0);
        if (key == "seat")
            card.seat = wholeOf<std::int8_t>(std::min(number, kMaxSeats - 1));
        else if (key == "total")
            card.total = wholeOf<std::int16_t>(number);
        else if (key == "upperTotal")
            card.upperTotal = wholeOf<std::int8_t>(number);
        else if (key == "fifty")
            card.fifty = value == "yes";
        else if (key == "boxes")
            for (const std::string_view name : split(value, ','))
                if (const auto box = boxNamed(name))
                    card.filled.add(*box);
    }
    return card;
}

} // namespace

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
    const bool isOpen = state.rules.cards == Cards::Open;
    if (hasTurn || view.over || isOpen)
        view.totals = totalsOf(state);
    for (Seat other = 0; isOpen && other < state.rules.players; ++other)
        if (other != seat)
            view.others.push_back(openCard(state, other));
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
    if (view.rules.cards == Cards::Open)
        visitor.texts("others", textsOf(view.others, textOf));
    visitor.truth("over", view.over);
}

View Yahtzee::viewOf(const Rules& rules, const FieldMap& fields)
{
    View view;
    view.rules = rules;
    view.over = fields.truth("over");
    readWhole(fields, "seat", view.seat);
    readWhole(fields, "turn", view.turn);
    readWhole(fields, "round", view.round);
    readWhole(fields, "stage", view.stage);
    for (const double die : fields.numbers("dice"))
        appendTo(view.dice, static_cast<Die>(std::clamp(die, 1.0, double{kFaces})));
    for (const std::string& text : fields.texts("boxes")) {
        const auto [name, points] = keyAndValue(text);
        if (const auto box = boxNamed(name)) {
            view.card.filled.add(*box);
            view.card.points[static_cast<std::size_t>(*box)] =
                static_cast<std::int8_t>(parseInt(points, 0, kYahtzeePoints).value_or(0));
        }
    }
    view.card.yahtzeeBonuses = wholeOf<std::int8_t>(fields.number("yahtzeeBonus") / kYahtzeeBonus);
    for (const double total : fields.numbers("totals"))
        appendTo(view.totals, wholeOf<std::int16_t>(total));
    for (const std::string& card : fields.texts("others"))
        appendTo(view.others, openCardOf(card));
    return view;
}

} // namespace parlour::yahtzee
