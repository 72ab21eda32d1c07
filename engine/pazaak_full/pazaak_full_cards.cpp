// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Side cards and decks: limits, the ways to play a card, its effect on a table, and decks with names.
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full_notation.h"

#include <algorithm>

namespace parlour::pazaak_full {

bool isWithin(Limit limit, const Deck& deck)
{
    if (!deck.full() || !std::is_sorted(deck.begin(), deck.end()))
        return false;
    return limit == Limit::Any || std::all_of(deck.begin(), deck.end(), [&](Card card) {
               const auto copies = std::count(deck.begin(), deck.end(), card);
               return card.isSpecial() ? limit == Limit::Two && copies == 1 : copies <= 2;
           });
}

Plays playsOf(Card card)
{
    const auto number = static_cast<std::int8_t>(card.number());
    const auto negative = static_cast<std::int8_t>(-number);
    switch (card.kind()) {
    case Card::Kind::Plus:
        return {{card, number}};
    case Card::Kind::Minus:
        return {{card, negative}};
    case Card::Kind::PlusMinus:
    case Card::Kind::Tiebreaker:
        return {{card, number}, {card, negative}};
    case Card::Kind::OneOrTwo:
        return {{card, 1}, {card, -1}, {card, 2}, {card, -2}};
    case Card::Kind::Flip:
    case Card::Kind::Double:
        break;
    }
    return {{card, 0}};
}

void lay(Board& board, const Play& play)
{
    Laid laid{play.value, static_cast<std::int8_t>(play.card.index())};
    if (play.card.kind() == Card::Kind::Double && !board.cards.empty())
        laid.value = board.cards.back().value;
    if (play.card.kind() == Card::Kind::Flip) {
        const int low = play.card.number();
        for (Laid& card : board.cards) {
            if (const int number = std::abs(card.value); number != low && number != 2 * low)
                continue;
            card.value = static_cast<std::int8_t>(-card.value);
            board.total = static_cast<std::int8_t>(board.total + 2 * card.value);
        }
    }
    board.tiebreaker |= play.card.kind() == Card::Kind::Tiebreaker;
    board.cards.push_back(laid);
    board.total = static_cast<std::int8_t>(board.total + laid.value);
}

std::span<const NamedDeck> namedDecks()
{
    const auto named = [](std::string_view id, Text name, std::string_view cards) {
        return NamedDeck{id, name, *parseDeck(cards)};
    };
    // The published deck "player" is the starter.
    static const std::array decks{
        named("starter", SAY("Rules", "Starter"), "+1 +1 +2 +2 +3 +3 +4 +4 +5 +5"),
        named("cautious", SAY("Rules", "Cautious"), "+-1 +-1 +-2 +-2 +-3 +-3 +-4 +-4 +-5 +-5"),
        named("balancer", SAY("Rules", "Balancer"), "-1 -1 -2 -2 -3 -3 -4 -4 -5 -5"),
        named("gambler", SAY("Rules", "Gambler"), "+4 +5 +6 -4 -5 -6 D 2&4 3&6 +-1T"),
        // The best within limit=two that parlour-lab decks found.
        named("expert", SAY("Rules", "Expert"), "+-2 +-2 +-3 +-3 +-4 +-5 +-5 +-6 +-1/2 +-1T"),
        named("average", SAY("Rules", "Average"), "+3 +4 +4 +5 +5 -3 -3 -4 -5 -5"),
        named("easy", SAY("Rules", "Easy"), "+1 +2 +3 +4 +5 -6 -4 -3 -2 -1"),
        named("super", SAY("Rules", "Super"), "+-1 +-1 +-2 +-2 +-2 +-2 +-3 +-3 +-4 +-4"),
        named("balanced", SAY("Rules", "Balanced"), "+-1 +-2 +3 +4 +5 +6 +-5 -6 +-4 D"),
        named("hard", SAY("Rules", "Hard"), "2&4 2&4 3&6 +-3 +-4 +-6 +-6 D +-1T +-1/2"),
        named("from-hell", SAY("Rules", "From hell"), "D D 2&4 2&4 3&6 3&6 +-1T +-1T +-1/2 +-1/2"),
    };
    return decks;
}

namespace {

const NamedDeck* findDeck(std::string_view id)
{
    for (const NamedDeck& each : namedDecks())
        if (each.id == id)
            return &each;
    return nullptr;
}

} // namespace

const Deck& namedDeck(std::string_view id)
{
    const NamedDeck* found = findDeck(id);
    assert(found);
    return found->deck;
}

Expected<Deck> parseDeckOrName(const std::string& text)
{
    if (const NamedDeck* found = findDeck(text))
        return found->deck;
    auto deck = parseDeck(text);
    if (deck || text.find(' ') != std::string::npos)
        return deck;
    std::string known;
    for (const NamedDeck& each : namedDecks())
        known += (known.empty() ? "" : ", ") + std::string(each.id);
    return Error(SAY("Error", "there is no deck \"%1\"; the decks are %2, or ten cards with blanks between"), {text, known});
}

int compare(const Board& first, const Board& second)
{
    if (first.total != second.total)
        return first.total > second.total ? 1 : -1;
    return int{first.tiebreaker} - int{second.tiebreaker};
}

} // namespace parlour::pazaak_full
