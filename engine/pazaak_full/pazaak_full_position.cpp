// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A State from a position that was put in: the set is played again from its first card, so that the State is one that the
// rules lead to. The other's side deck is hidden: one of the named decks that holds what it has played, if there is one.
#include "engine/base/index.h"
#include "engine/core/position.h"
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <vector>

namespace parlour::pazaak_full {

namespace {

constexpr int kTries = 1000; ///< random decks

/// The side cards on a table, in the order played.
FixedList<Card, kFullTable + 1> sideCardsOn(const Board& board)
{
    FixedList<Card, kFullTable + 1> cards;
    for (const Laid& laid : board.cards)
        if (!laid.isHouse())
            cards.push_back(laid.card());
    return cards;
}

HouseCounts houseCardsOn(const std::array<Board, 2>& boards)
{
    HouseCounts counts{};
    for (const Board& board : boards)
        for (const Laid& laid : board.cards)
            if (laid.isHouse())
                ++counts[asIndex(std::clamp(std::abs(laid.value), 1, kHighestHouse) - 1)];
    return counts;
}

/// The house cards on the tables in the order drawn: in turn, until a player stands.
FixedList<std::uint8_t, kHouseDeck> drawnCards(const View& view)
{
    std::array<FixedList<std::uint8_t, kHouseDeck>, 2> drawn;
    for (std::size_t i = 0; i < 2; ++i)
        for (const Laid& laid : view.boards[(asIndex(view.began) + i) % 2].cards)
            if (laid.isHouse())
                drawn[i].push_back(static_cast<std::uint8_t>(std::clamp(std::abs(laid.value), 1, kHighestHouse)));
    FixedList<std::uint8_t, kHouseDeck> order;
    for (std::size_t i = 0; i < kHousePerSet; ++i)
        for (const auto& each : drawn)
            if (i < each.size())
                order.push_back(each[i]);
    return order;
}

template <class List>
bool holds(const Deck& deck, const List& cards)
{
    return std::all_of(cards.begin(), cards.end(), [&](Card card) {
        return std::count(cards.begin(), cards.end(), card) <= std::count(deck.begin(), deck.end(), card);
    });
}

/// A deck within the limit that holds these cards: a named one if there is one; nullopt if none was found.
template <class List>
std::optional<Deck> deckWith(const List& cards, Limit limit, Rng& rng)
{
    std::vector<Deck> fitting;
    for (const NamedDeck& each : namedDecks())
        if (isWithin(limit, each.deck) && holds(each.deck, cards))
            fitting.push_back(each.deck);
    if (!fitting.empty())
        return fitting[rng.below(static_cast<std::uint32_t>(fitting.size()))];
    for (int i = 0; i < kTries; ++i) {
        Deck deck;
        deck.append(cards.begin(), cards.end());
        while (!deck.full())
            deck.push_back(Card::fromIndex(static_cast<int>(rng.below(Card::kCount))));
        std::sort(deck.begin(), deck.end());
        if (isWithin(limit, deck))
            return deck;
    }
    return std::nullopt;
}

/// Plays the set as the tables show it until `view.seat` is to decide, and tries each value of each side card; nullopt if
/// that leads nowhere.
std::optional<State> played(const State& state, const View& view)
{
    if (state.phase != State::Phase::Deciding)
        return std::nullopt;
    const Seat seat = state.turn;
    const Board& aim = view.boards[asIndex(seat)];
    const std::size_t next = state.boards[asIndex(seat)].cards.size();
    if (next == aim.cards.size() && seat == view.seat && !aim.standing) {
        const bool isReached = std::equal(
            view.boards.begin(), view.boards.end(), state.boards.begin(),
            [](const Board& one, const Board& other) { return one.cards == other.cards && one.standing == other.standing; });
        return isReached ? std::optional(state) : std::nullopt;
    }
    if (next > aim.cards.size())
        return std::nullopt;
    const bool plays = next < aim.cards.size() && !aim.cards[next].isHouse();
    const bool isLast = next + (plays ? 1U : 0U) == aim.cards.size();
    Plays ways;
    if (plays)
        ways = playsOf(aim.cards[next].card());
    else
        ways.push_back({});
    for (const Play& way : ways) {
        const Action action{.kind = isLast && aim.standing ? Action::Kind::Stand : Action::Kind::End,
                            .plays = plays,
                            .play = way,
                            .deck = {}};
        if (!PazaakFull::allows(state, seat, action))
            continue;
        State after = state;
        PazaakFull::act(after, seat, action, nullptr);
        if (auto found = played(after, view))
            return found;
    }
    return std::nullopt;
}

/// Gives a seat its side deck, its hand and what it had played before this set.
Expected<void> dealSide(State& state, Seat seat, const View& view, const PositionFields& given, Rng& rng)
{
    const bool isOwn = seat == view.seat;
    const std::string_view hand = isOwn ? "hand" : "opponentHand";
    const std::string_view all = isOwn ? "played" : "opponentPlayed";
    const auto laid = sideCardsOn(view.boards[asIndex(seat)]);
    Hand before = view.played[asIndex(seat)];
    if (!given.has(all))
        for (const Card card : laid)
            appendTo(before, card);
    const auto wrong = [&](std::string_view field) {
        return given.wrong(field,
                           Error(SAY("Error", "no side deck and four cards of it fit what seat %1 has played and holds"),
                                 {static_cast<long long>(seat)}));
    };
    const Hand inMatch = before;
    if (inMatch.size() < laid.size() || !std::equal(laid.begin(), laid.end(), inMatch.end() - laid.size()))
        return wrong(all);
    const int left = kHandCards - inMatch.count();
    if (isOwn ? view.hand.count() != left : given.has(hand) && view.handCounts[asIndex(seat)] != left)
        return given.wrong(hand,
                           Error(SAY("Error", "\"%1\" must be from %2 to %3 cards in this hand"),
                                 {std::string(hand), static_cast<long long>(left), static_cast<long long>(left)}));
    FixedList<Card, 2 * kHandCards> needed;
    needed.append(inMatch.begin(), inMatch.end());
    if (isOwn)
        needed.append(view.hand.begin(), view.hand.end());
    std::optional<Deck> deck;
    if (!isOwn || view.deck.empty())
        deck = deckWith(needed, state.rules.limit, rng);
    else if (isWithin(state.rules.limit, view.deck) && holds(view.deck, needed))
        deck = view.deck;
    if (!deck)
        return wrong(isOwn && given.has("sideDeck") ? "sideDeck" : all);
    state.decks[asIndex(seat)] = *deck;
    Hand& cards = state.hands[asIndex(seat)];
    cards.append(laid.begin(), laid.end());
    if (isOwn) {
        cards.append(view.hand.begin(), view.hand.end());
    } else {
        for (const Card card : inMatch)
            deck->eraseFirst(card);
        rng.shuffle(*deck);
        cards.append(deck->begin(), deck->begin() + left);
    }
    std::sort(cards.begin(), cards.end());
    state.played[asIndex(seat)].append(inMatch.begin(), inMatch.end() - laid.size());
    return {};
}

} // namespace

UnorderedFields PazaakFull::unorderedFields()
{
    return {.sets = {"sideDeck", "hand", "played", "opponentPlayed"}, .setsBySeat = {}};
}

Expected<State> PazaakFull::stateOf(const View& view, const PositionFields& given, Rng& rng)
{
    const Rules& rules = view.rules;
    State state = PazaakFull::start(rules);
    if (view.deck.empty() && view.hand.empty() && view.set == 0)
        return state; // decks are chosen
    const int set = view.wins[0] + view.wins[1] + view.ties + 1;
    for (Seat seat = 0; seat < 2; ++seat) {
        const std::string_view name = seat == view.seat ? "wins" : "opponentWins";
        if (view.wins[asIndex(seat)] < 0 || view.wins[asIndex(seat)] >= rules.sets)
            return given.wrong(name, outside(name, 0, rules.sets - 1));
    }
    if (view.ties < 0 || set > kMaxSets)
        return given.wrong("ties", outside("ties", 0, kMaxSets - view.wins[0] - view.wins[1] - 1));
    if (view.began < 0 || view.began > 1)
        return given.wrong("began", outside("began", 0, 1));
    state.phase = State::Phase::SetDue;
    state.turn = view.began;
    state.set = static_cast<std::int16_t>(set - 1);
    state.ties = view.ties;
    state.wins = view.wins;
    for (Seat seat = 0; seat < 2; ++seat) {
        if (sideCardsOn(view.boards[asIndex(seat)]).size() > kHandCards)
            return given.wrong(seat == view.seat ? "cards" : "opponentCards", outside("cards", 0, kHandCards));
        if (const auto dealt = dealSide(state, seat, view, given, rng); !dealt)
            return dealt.error();
    }
    const HouseCounts onTables = houseCardsOn(view.boards);
    HouseCounts left;
    for (std::size_t i = 0; i < left.size(); ++i) {
        left[i] = static_cast<std::int8_t>(kCopiesHouse - onTables[i]);
        if (left[i] < 0)
            return given.wrong("table",
                               Error(SAY("Error", "there are only %1 house cards with %2"),
                                     {static_cast<long long>(kCopiesHouse), static_cast<long long>(i + 1)}));
        if (given.has("houseLeft") && rules.deck == HouseDeck::Match) {
            if (view.houseLeft[i] < 0 || view.houseLeft[i] > left[i])
                return given.wrong("houseLeft", outside("houseLeft", 0, left[i]));
            left[i] = view.houseLeft[i];
        }
    }
    Chance chance;
    chance.house = drawnCards(view);
    if (chance.house.empty())
        return given.wrong("table", Error(SAY("Error", "each turn begins with a house card")));
    std::vector<std::uint8_t> rest;
    for (std::size_t i = 0; i < left.size(); ++i)
        rest.insert(rest.end(), asIndex(left[i]), static_cast<std::uint8_t>(i + 1));
    rng.shuffle(rest);
    if (rules.deck == HouseDeck::Set)
        rest.resize(std::min(rest.size(), kHousePerSet - std::min(chance.house.size(), asIndex(kHousePerSet))));
    chance.house.append(rest.data(), rest.data() + rest.size());
    PazaakFull::applyChance(state, chance, nullptr);
    if (const auto reached = played(state, view))
        return *reached;
    return given.wrong("table", Error(SAY("Error", "no turns by the rules lead to these tables")));
}

} // namespace parlour::pazaak_full
