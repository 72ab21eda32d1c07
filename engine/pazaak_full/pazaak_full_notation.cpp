// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/pazaak_full/pazaak_full_notation.h"

#include "engine/base/tokens.h"

#include <algorithm>

namespace parlour::pazaak_full {

namespace {

std::string signedText(int value)
{
    return (value < 0 ? "" : "+") + std::to_string(value);
}

/// The texts of all cards by index.
const std::array<std::string, Card::kCount>& cardTexts()
{
    static const auto all = [] {
        std::array<std::string, Card::kCount> texts;
        for (int number = 1; number <= Card::kHighest; ++number) {
            texts[asIndex(Card::plus(number).index())] = "+" + digits(number);
            texts[asIndex(Card::minus(number).index())] = "-" + digits(number);
            texts[asIndex(Card::plusMinus(number).index())] = "+-" + digits(number);
        }
        texts[asIndex(Card::oneOrTwo().index())] = "+-1/2";
        texts[asIndex(Card::tiebreaker().index())] = "+-1T";
        texts[asIndex(Card::flipTwoFour().index())] = "2&4";
        texts[asIndex(Card::flipThreeSix().index())] = "3&6";
        texts[asIndex(Card::doubling().index())] = "D";
        return texts;
    }();
    return all;
}

/// Reads a hand; false if a word is no card or there are too many.
bool readHand(std::string_view text, Hand& out)
{
    for (const std::string_view word : split(text)) {
        const auto card = parseCard(word);
        if (!card || out.full())
            return false;
        out.push_back(*card);
    }
    std::sort(out.begin(), out.end());
    return true;
}

/// Reads house cards; false if a word is none or there are too many.
template <class List>
bool readHouse(std::string_view text, List& out)
{
    for (const std::string_view word : split(text)) {
        const auto value = parseInt(word, 1, kHighestHouse);
        if (!value || out.full())
            return false;
        out.push_back(static_cast<std::uint8_t>(*value));
    }
    return true;
}

/// Reads "+-3=-3" or "+2".
std::optional<Play> parsePlay(std::string_view text)
{
    const auto card = parseCard(text.substr(0, text.find('=')));
    if (!card)
        return std::nullopt;
    for (const Play& play : playsOf(*card))
        if (toText(play) == text)
            return play;
    return std::nullopt;
}

} // namespace

std::string toText(Card card)
{
    return cardTexts()[asIndex(card.index())];
}

std::string toText(const Play& play)
{
    return toText(play.card) + (playsOf(play.card).size() > 1 ? "=" + signedText(play.value) : "");
}

std::string toText(const Deck& deck)
{
    return joined(deck, kCardText);
}

std::string toText(const Action& action)
{
    if (action.kind == Action::Kind::ChooseDeck)
        return "deck " + toText(action.deck);
    const std::string end = action.kind == Action::Kind::End ? "end" : "stand";
    return action.plays ? "play " + toText(action.play) + " " + end : end;
}

std::string toText(const Chance& chance)
{
    switch (chance.kind) {
    case Chance::Kind::Hands:
        return "hands " + joined(chance.hands[0], kCardText) + " / " + joined(chance.hands[1], kCardText);
    case Chance::Kind::Begin:
        return "begin " + joined(chance.begin, digits);
    case Chance::Kind::House:
        break;
    }
    return chance.house.empty() ? "house" : "house " + joined(chance.house, digits);
}

Expected<Card> parseCard(std::string_view text)
{
    const auto& texts = cardTexts();
    const auto found = std::find(texts.begin(), texts.end(), text);
    if (found != texts.end())
        return Card::fromIndex(static_cast<int>(found - texts.begin()));
    return Error(
        SAY("Error", "\"%1\" is not a side card; the cards are +1 to +6, -1 to -6, +-1 to +-6, +-1/2, +-1T, 2&4, 3&6 and D"),
        {std::string(text)});
}

Expected<Deck> parseDeck(std::string_view text)
{
    const auto words = split(text);
    if (words.size() != std::size_t{kDeckCards})
        return Error(SAY("Error", "a side deck has %1 cards, not %2"),
                     {static_cast<long long>(kDeckCards), static_cast<long long>(words.size())});
    Deck deck;
    for (const std::string_view word : words) {
        const auto card = parseCard(word);
        if (!card)
            return card.error();
        deck.push_back(*card);
    }
    std::sort(deck.begin(), deck.end());
    return deck;
}

Expected<Action> parseAction(std::string_view text)
{
    Action action;
    if (text.starts_with("deck ")) {
        const auto deck = parseDeck(text.substr(5));
        if (!deck)
            return deck.error();
        action.kind = Action::Kind::ChooseDeck;
        action.deck = *deck;
        return action;
    }
    std::string_view end = text;
    if (text.starts_with("play ")) {
        const std::size_t gap = text.rfind(' ');
        if (const auto play = parsePlay(text.substr(5, gap < 5 ? 0 : gap - 5))) {
            action.plays = true;
            action.play = *play;
            end = text.substr(gap + 1);
        }
    }
    if (end == "stand")
        action.kind = Action::Kind::Stand;
    if (end == "end" || end == "stand")
        return action;
    return Error(SAY("Error",
                     "\"%1\" is not an action; the actions are deck and ten cards, end, stand, and a card before either as "
                     "in \"play +-3=-3 stand\""),
                 {std::string(text)});
}

Expected<Chance> parseChance(std::string_view text)
{
    Chance chance;
    if (text == "house")
        return chance;
    if (text.starts_with("house ")) {
        if (readHouse(text.substr(6), chance.house) && !chance.house.empty())
            return chance;
    } else if (text.starts_with("begin ")) {
        FixedList<std::uint8_t, 2> cards;
        if (readHouse(text.substr(6), cards) && cards.full()) {
            chance.kind = Chance::Kind::Begin;
            chance.begin = {cards[0], cards[1]};
            return chance;
        }
    } else if (text.starts_with("hands ")) {
        const std::size_t gap = text.find(" / "); // a slash alone is part of a card
        if (gap != text.npos && readHand(text.substr(6, gap - 6), chance.hands[0])
            && readHand(text.substr(gap + 3), chance.hands[1])) {
            chance.kind = Chance::Kind::Hands;
            return chance;
        }
    }
    return Error(SAY("Error",
                     "\"%1\" is not a deal; a deal is written like \"hands +1 +2 -3 D / +-1 +-1T 2&4 D\", \"begin 7 3\" or "
                     "\"house 3 10 ..\""),
                 {std::string(text)});
}

} // namespace parlour::pazaak_full
