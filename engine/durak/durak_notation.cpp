// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/durak/durak_notation.h"

#include "engine/base/tokens.h"

#include <array>

namespace parlour::durak {

namespace {

using Kind = Action::Kind;

struct Word {
    Kind kind;
    std::string_view text;
    bool hasCard;
};
constexpr std::array<Word, 8> kWords = {{
    {Kind::Attack, "attack", true},
    {Kind::Done, "done", false},
    {Kind::Cover, "cover", true},
    {Kind::Take, "take", false},
    {Kind::Transfer, "transfer", true},
    {Kind::Show, "show", true},
    {Kind::Keep, "keep", false},
    {Kind::Redeal, "redeal", false},
}};

Error noAction(std::string_view text)
{
    return Error(SAY("Error",
                     "\"%1\" is not a move of Durak; moves are attack 6s, done, cover 9c with Jc, take, transfer 6d, "
                     "show 6h, keep and redeal"),
                 {std::string(text)});
}

} // namespace

std::string toText(const Action& action)
{
    const Word& word = kWords[static_cast<std::size_t>(action.kind)];
    std::string out(word.text);
    if (action.kind == Kind::Cover)
        return out + ' ' + parlour::toText(action.target) + " with " + parlour::toText(action.card);
    return word.hasCard ? out + ' ' + parlour::toText(action.card) : out;
}

std::string toText(const Chance& chance)
{
    return chance.deck.empty() ? "first " + std::to_string(chance.first) : "deck " + textOf(chance.deck);
}

Expected<Action> parseAction(std::string_view text)
{
    const auto parts = split(text);
    for (const Word& word : kWords) {
        const std::size_t length = word.kind == Kind::Cover ? 4 : word.hasCard ? 2 : 1;
        if (parts.size() != length || parts[0] != word.text)
            continue;
        if (!word.hasCard)
            return Action{word.kind, {}, {}};
        const auto first = parseCard(parts[1]);
        if (!first)
            return first.error();
        if (word.kind != Kind::Cover)
            return Action{word.kind, *first, {}};
        const auto cover = parseCard(parts[3]);
        if (!cover)
            return cover.error();
        if (parts[2] == "with")
            return Action{Kind::Cover, *cover, *first};
    }
    return noAction(text);
}

Expected<Chance> parseChance(std::string_view text)
{
    const auto parts = split(text);
    Chance chance;
    if (parts.size() == 2 && parts[0] == "first") {
        if (const auto seat = parseInt(parts[1], 0, kMaxSeats - 1)) {
            chance.first = static_cast<std::int8_t>(*seat);
            return chance;
        }
    }
    const bool isDeck = parts.size() > 1 && parts[0] == "deck" && parts.size() - 1 <= chance.deck.capacity();
    if (!isDeck)
        return Error(SAY("Error",
                         "\"%1\" is neither a deck of up to 52 cards, as \"deck 6s 7h\", nor \"first\" and a seat from 0 "
                         "to 5"),
                     {std::string(text)});
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto card = parseCard(parts[i]);
        if (!card)
            return card.error();
        chance.deck.push_back(*card);
    }
    return chance;
}

} // namespace parlour::durak
