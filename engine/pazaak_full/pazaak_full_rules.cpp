// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: decks, deals, turns, the end of a set.
#include "engine/base/index.h"
#include "engine/pazaak_full/named_decks.h"
#include "engine/pazaak_full/pazaak_full.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace parlour::pazaak_full {

namespace {

Event event(Event::Kind kind, Seat seat, const Board& board)
{
    Event out;
    out.kind = kind;
    out.seat = static_cast<std::int8_t>(seat);
    out.total = board.total;
    return out;
}

void tellAll(Trace<Event>* trace, const Event& event)
{
    if (trace)
        trace->tellAll(event);
}

/// The house cards by value - 1 that a shuffle takes: all but those on the tables of a set that goes on.
HouseCounts shuffledCards(const State& state)
{
    HouseCounts counts;
    counts.fill(kCopiesHouse);
    if (state.phase == State::Phase::HouseDue)
        for (const Board& board : state.boards)
            for (const Laid& card : board.cards)
                if (card.isHouse())
                    --counts[asIndex(std::abs(card.value) - 1)];
    return counts;
}

/// The number of cards that the chance outcome puts in order: those that a set can use, or the whole deck where it lasts for
/// the match, and none before a set while it lasts.
int dealtCards(const State& state)
{
    if (state.rules.deck == HouseDeck::Set)
        return kHousePerSet;
    if (state.drawn < state.house.size())
        return 0;
    const HouseCounts counts = shuffledCards(state);
    return std::accumulate(counts.begin(), counts.end(), 0);
}

bool isDealtFrom(const Hand& hand, const Deck& deck)
{
    return hand.full() && std::is_sorted(hand.begin(), hand.end())
        && std::includes(deck.begin(), deck.end(), hand.begin(), hand.end());
}

void endSet(State& state, Seat winner, Event::Reason reason, Trace<Event>* trace);

/// Judges two players who stand.
void judge(State& state, Trace<Event>* trace)
{
    const auto& [first, second] = state.boards;
    const int order = compare(first, second);
    const Seat winner = order > 0 ? 0 : order < 0 ? 1 : -1;
    const bool isBroken = order != 0 && first.total == second.total;
    endSet(state, winner, isBroken ? Event::Reason::Tiebreaker : Event::Reason::Total, trace);
}

/// Ends the turn of `seat`: a bust, a full table, or the next seat to draw. False if the set is over.
bool endTurn(State& state, Seat seat, Trace<Event>* trace)
{
    Board& board = state.boards[asIndex(seat)];
    if (board.bust()) {
        endSet(state, 1 - seat, Event::Reason::Bust, trace);
        return false;
    }
    if (board.full()) {
        if (state.rules.nine == Nine::Wins) {
            endSet(state, seat, Event::Reason::Nine, trace);
            return false;
        }
        board.standing = true;
    }
    const bool otherStands = state.boards[asIndex(1 - seat)].standing;
    if (board.standing && otherStands) {
        judge(state, trace);
        return false;
    }
    state.turn = static_cast<std::int8_t>(otherStands ? seat : 1 - seat);
    return true;
}

/// Deals house cards, `state.turn` first, until a seat must decide, the deck is empty or the set is over.
void resume(State& state, Trace<Event>* trace)
{
    for (;;) {
        if (state.drawn == state.house.size()) {
            state.phase = State::Phase::HouseDue;
            return;
        }
        const Seat seat = state.turn;
        Board& board = state.boards[asIndex(seat)];
        const std::uint8_t value = state.house[state.drawn++];
        board.cards.push_back({static_cast<std::int8_t>(value), -1});
        board.total = static_cast<std::int8_t>(board.total + value);
        Event drew = event(Event::Kind::Drew, seat, board);
        drew.value = static_cast<std::int8_t>(value);
        tellAll(trace, drew);
        if (board.total != kGoal) {
            state.phase = State::Phase::Deciding;
            return;
        }
        board.standing = true;
        tellAll(trace, event(Event::Kind::Reached, seat, board));
        if (!endTurn(state, seat, trace))
            return;
    }
}

void shuffle(State& state, const Chance& chance, Trace<Event>* trace)
{
    if (chance.house.empty())
        return;
    state.house = chance.house;
    state.drawn = 0;
    Event shuffled;
    shuffled.kind = Event::Kind::HouseShuffled;
    tellAll(trace, shuffled);
}

void beginSet(State& state, Trace<Event>* trace)
{
    state.boards = {};
    state.began = state.turn;
    ++state.set;
    Event began;
    began.kind = Event::Kind::SetBegan;
    began.seat = state.began;
    began.count = state.set;
    tellAll(trace, began);
}

/// The seat that begins the set after one that `winner` won.
Seat nextBeginner(const State& state, Seat winner)
{
    switch (state.rules.begins) {
    case Begins::Alternate:
        return 1 - state.began;
    case Begins::Loser:
        return winner < 0 ? state.began : 1 - winner;
    case Begins::First:
        break;
    }
    return state.began;
}

void endSet(State& state, Seat winner, Event::Reason reason, Trace<Event>* trace)
{
    if (winner < 0)
        ++state.ties;
    else
        ++state.wins[asIndex(winner)];
    Event ended;
    ended.kind = Event::Kind::SetEnded;
    ended.reason = reason;
    ended.seat = static_cast<std::int8_t>(winner);
    ended.count = state.set;
    ended.totals = {state.boards[0].total, state.boards[1].total};
    tellAll(trace, ended);
    const bool won = winner >= 0 && state.wins[asIndex(winner)] == state.rules.sets;
    state.phase = won || state.set == kMaxSets ? State::Phase::Over : State::Phase::SetDue;
    if (state.phase == State::Phase::SetDue) {
        state.turn = static_cast<std::int8_t>(nextBeginner(state, winner));
        return;
    }
    ended.kind = Event::Kind::MatchEnded;
    ended.seat = static_cast<std::int8_t>(won ? winner : -1);
    ended.totals = state.wins;
    tellAll(trace, ended);
}

void dealHands(State& state, const Chance& chance, Trace<Event>* trace)
{
    state.hands = chance.hands;
    state.phase = State::Phase::BeginDue;
    if (!trace)
        return;
    for (Seat seat = 0; seat < Rules::players; ++seat) {
        Event blurred;
        blurred.kind = Event::Kind::HandDealt;
        blurred.seat = static_cast<std::int8_t>(seat);
        blurred.count = kHandCards;
        Event precise = blurred;
        precise.cards = state.hands[asIndex(seat)];
        trace->tell(seat, precise, blurred);
    }
}
void drawForBegin(State& state, const Chance& chance, Trace<Event>* trace)
{
    const auto [first, second] = chance.begin;
    Event drawn;
    drawn.kind = Event::Kind::BeginDrawn;
    drawn.totals = {static_cast<std::int8_t>(first), static_cast<std::int8_t>(second)};
    if (first != second) {
        drawn.seat = state.turn = first > second ? std::int8_t{0} : std::int8_t{1};
        state.phase = State::Phase::SetDue;
    }
    tellAll(trace, drawn);
}

/// True if the action chooses a deck that the limit permits, with a name or without.
bool choosesWithin(Limit limit, const Action& action)
{
    const Action chosen{.kind = Action::Kind::ChooseDeck, .plays = false, .play = {}, .deck = action.deck};
    return action == chosen && isWithin(limit, action.deck);
}

/// The house cards with `counts` by value - 1, in order.
FixedList<std::uint8_t, kHouseDeck> cardsOf(const HouseCounts& counts)
{
    FixedList<std::uint8_t, kHouseDeck> cards;
    for (int value = 1; value <= kHighestHouse; ++value)
        for (int copy = 0; copy < counts[asIndex(value - 1)]; ++copy)
            cards.push_back(static_cast<std::uint8_t>(value));
    return cards;
}

} // namespace

State PazaakFull::start(const Rules& rules)
{
    State state;
    state.rules = rules;
    return state;
}

Node PazaakFull::node(const State& state)
{
    switch (state.phase) {
    case State::Phase::DecksDue: {
        SeatSet waiting;
        for (Seat seat = 0; seat < Rules::players; ++seat)
            if (state.decks[asIndex(seat)].empty())
                waiting.add(seat);
        return Node::waiting(waiting);
    }
    case State::Phase::HandsDue:
    case State::Phase::BeginDue:
    case State::Phase::SetDue:
    case State::Phase::HouseDue:
        return Node::chance();
    case State::Phase::Deciding:
        return Node::waiting(state.turn);
    case State::Phase::Over:
        break;
    }
    return Node::over();
}

Chance PazaakFull::draw(const State& state, Rng& rng)
{
    Chance chance;
    if (state.phase == State::Phase::HandsDue) {
        chance.kind = Chance::Kind::Hands;
        for (Seat seat = 0; seat < Rules::players; ++seat) {
            Deck deck = state.decks[asIndex(seat)];
            rng.shuffleFirst(deck, kHandCards);
            Hand& hand = chance.hands[asIndex(seat)];
            hand.append(deck.begin(), deck.begin() + kHandCards);
            std::sort(hand.begin(), hand.end());
        }
        return chance;
    }
    auto cards = cardsOf(shuffledCards(state));
    const int count = state.phase == State::Phase::BeginDue ? Rules::players : dealtCards(state);
    rng.shuffleFirst(cards, asIndex(count));
    if (state.phase == State::Phase::BeginDue) {
        chance.kind = Chance::Kind::Begin;
        chance.begin = {cards[0], cards[1]};
    } else {
        chance.house.append(cards.begin(), cards.begin() + count);
    }
    return chance;
}

bool PazaakFull::allowsChance(const State& state, const Chance& chance)
{
    Chance own;
    own.kind = chance.kind;
    switch (chance.kind) {
    case Chance::Kind::Hands:
        own.hands = chance.hands;
        return own == chance && state.phase == State::Phase::HandsDue && isDealtFrom(chance.hands[0], state.decks[0])
            && isDealtFrom(chance.hands[1], state.decks[1]);
    case Chance::Kind::Begin:
        own.begin = chance.begin;
        return own == chance && state.phase == State::Phase::BeginDue
            && std::all_of(chance.begin.begin(), chance.begin.end(),
                           [](int card) { return card >= 1 && card <= kHighestHouse; });
    case Chance::Kind::House:
        break;
    }
    own.house = chance.house;
    if (own != chance || (state.phase != State::Phase::SetDue && state.phase != State::Phase::HouseDue)
        || chance.house.count() != dealtCards(state))
        return false;
    HouseCounts left = shuffledCards(state);
    return std::all_of(chance.house.begin(), chance.house.end(),
                       [&](int value) { return value >= 1 && value <= kHighestHouse && left[asIndex(value - 1)]-- > 0; });
}

void PazaakFull::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    if (state.phase == State::Phase::HandsDue)
        return dealHands(state, chance, trace);
    if (state.phase == State::Phase::BeginDue)
        return drawForBegin(state, chance, trace);
    if (state.phase == State::Phase::SetDue)
        beginSet(state, trace);
    shuffle(state, chance, trace);
    resume(state, trace);
}

void PazaakFull::legal(const State& state, Seat seat, ActionList<PazaakFull>& out)
{
    if (state.phase == State::Phase::DecksDue) {
        for (const NamedDeck& each : namedDecks())
            if (isWithin(state.rules.limit, each.deck))
                out.push_back({.kind = Action::Kind::ChooseDeck, .plays = false, .play = {}, .deck = each.deck});
        return;
    }
    out.push_back({});
    out.push_back({.kind = Action::Kind::Stand, .plays = false, .play = {}, .deck = {}});
    const Hand& hand = state.hands[asIndex(seat)];
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (i > 0 && hand[i] == hand[i - 1])
            continue;
        for (const Play& play : playsOf(hand[i])) {
            Board board = state.boards[asIndex(seat)];
            lay(board, play);
            if (board.total != kGoal)
                out.push_back({.kind = Action::Kind::End, .plays = true, .play = play, .deck = {}});
            out.push_back({.kind = Action::Kind::Stand, .plays = true, .play = play, .deck = {}});
        }
    }
}

bool PazaakFull::allows(const State& state, Seat seat, const Action& action)
{
    if (!node(state).seats.has(seat))
        return false;
    ActionList<PazaakFull> list;
    legal(state, seat, list);
    return list.contains(action) || (state.phase == State::Phase::DecksDue && choosesWithin(state.rules.limit, action));
}

bool PazaakFull::offers(const View& view, const ActionList<PazaakFull>& legal, const Action& action)
{
    return legal.contains(action) || (view.deck.empty() && choosesWithin(view.rules.limit, action));
}

std::vector<std::string> PazaakFull::deckCards(const Action& action)
{
    return action.kind == Action::Kind::ChooseDeck ? textsOf(action.deck, kCardText) : std::vector<std::string>();
}

void PazaakFull::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    if (action.kind == Action::Kind::ChooseDeck) {
        state.decks[asIndex(seat)] = action.deck;
        if (node(state).seats.empty())
            state.phase = State::Phase::HandsDue;
        return;
    }
    Board& board = state.boards[asIndex(seat)];
    if (action.plays) {
        state.hands[asIndex(seat)].eraseFirst(action.play.card);
        state.played[asIndex(seat)].push_back(action.play.card);
        lay(board, action.play);
        Event played = event(Event::Kind::Played, seat, board);
        played.play = action.play;
        played.value = board.cards.back().value;
        tellAll(trace, played);
    }
    const bool stands = action.kind == Action::Kind::Stand;
    board.standing = stands;
    tellAll(trace, event(stands ? Event::Kind::Stood : Event::Kind::EndedTurn, seat, board));
    if (endTurn(state, seat, trace))
        resume(state, trace);
}

SeatSet PazaakFull::winners(const State& state)
{
    for (Seat seat = 0; seat < Rules::players; ++seat)
        if (state.wins[asIndex(seat)] == state.rules.sets)
            return SeatSet::of(seat);
    return SeatSet::firstSeats(Rules::players);
}

double PazaakFull::pointsFor(const Rules&, SeatSet winners, Seat seat)
{
    return winners == SeatSet::of(seat) ? 1.0 : 0.0;
}

} // namespace parlour::pazaak_full
