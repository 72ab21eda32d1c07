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

/// The boxes that the dice may fill, with their points; they follow from the other fields.
void describeFree(FieldArchive& archive, const View& view)
{
    std::vector<std::string> allowed;
    std::vector<double> points;
    if (view.dice.full() && !archive.isReading())
        for (const Box box : allowedBoxes(view.rules.joker, view.card, view.dice)) {
            allowed.emplace_back(idOf(box));
            points.push_back(pointsIn(view.card, box, view.dice));
        }
    archive.derived("free", allowed);
    archive.derived("freePoints", points);
}

void describeBoxes(FieldArchive& archive, Card& card)
{
    const auto toWord = [&card](Box box) { return std::string(idOf(box)) + "=" + std::to_string(card.in(box)); };
    archive.words("boxes", card.filled, toWord, [&card](const std::string& text) {
        const auto [name, points] = keyAndValue(text);
        if (const auto box = boxNamed(name)) {
            card.filled.add(*box);
            card.points[static_cast<std::size_t>(*box)] =
                static_cast<std::int8_t>(parseInt(points, 0, kYahtzeePoints).value_or(0));
        }
    });
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

void describe(FieldArchive& archive, View& view)
{
    int yahtzeeBonus = view.card.yahtzeeBonus();
    archive.derived("rules", parlour::toText(Yahtzee::rulesMap(view.rules)));
    archive.number("seat", view.seat);
    archive.number("turn", view.turn);
    archive.number("round", view.round);
    archive.number("stage", view.stage);
    archive.list("dice", view.dice, 1, kFaces);
    describeBoxes(archive, view.card);
    describeFree(archive, view);
    archive.derived("upperTotal", view.card.upperTotal());
    archive.derived("upperBonus", view.card.upperBonus());
    archive.number("yahtzeeBonus", yahtzeeBonus);
    view.card.yahtzeeBonuses = wholeOf<std::int8_t>(yahtzeeBonus / kYahtzeeBonus);
    archive.derived("total", view.card.total());
    archive.list("totals", view.totals);
    if (view.rules.cards == Cards::Open)
        archive.words("others", view.others, textOf,
                      [&view](const std::string& text) { appendTo(view.others, openCardOf(text)); });
    archive.truth("over", view.over);
}

} // namespace parlour::yahtzee
