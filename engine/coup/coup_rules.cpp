// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules: a turn is a sequence of reaction windows (coup_window.h) and their effects.
//
// ai/coup/duel.cpp repeats these rules for two players without chance: change them together.
#include "engine/base/index.h"
#include "engine/coup/coup.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;
using Next = State::Next;
using End = LastAction::End;

constexpr std::int8_t small(int number)
{
    return static_cast<std::int8_t>(number);
}

constexpr FixedList<Role, kDeck> makeDeck()
{
    FixedList<Role, kDeck> deck;
    for (int role = 0; role < kRoles; ++role)
        for (int copy = 0; copy < kCopies; ++copy)
            deck.push_back(static_cast<Role>(role));
    return deck;
}
constexpr FixedList<Role, kDeck> kWholeDeck = makeDeck();

SeatSet living(const State& state)
{
    SeatSet seats;
    for (const Seat seat : state.seated)
        if (state.isIn(seat))
            seats.add(seat);
    return seats;
}

/// The next actor among the seats `left` in the game. The crate keeps its index into the list of seats while seats are
/// removed, so a removal at or before that index skips a seat.
Seat nextActor(const State& state, SeatSet left)
{
    if (!state.isCrate() || left == state.seated)
        return firstInTurn(left, state.actor);
    const int place = (state.seated & SeatSet::firstSeats(state.actor)).size();
    const int next = place >= left.size() - 1 ? 0 : place + 1;
    return left.empty() ? -1 : left.nth(next);
}

// Events.

using Tracer = Trace<Event>*;

Event event(const State& state, Event::Kind kind, Seat seat)
{
    Event out;
    out.kind = kind;
    out.seat = small(seat);
    out.action = state.action;
    out.winners = state.winners;
    return out;
}

void tell(const State& state, Tracer trace, Event::Kind kind, Seat seat, Seat other = -1, int count = 0,
          Role role = Role::None)
{
    if (!trace)
        return;
    Event out = event(state, kind, seat);
    out.other = small(other);
    out.count = static_cast<std::int16_t>(count);
    out.role = role;
    trace->tellAll(out);
}

/// Tells `seat` the cards, and the others their number.
void tellCards(const State& state, Tracer trace, Event::Kind kind, Seat seat, const Role* first, const Role* last,
               Seat other = -1)
{
    if (!trace)
        return;
    Event blurred = event(state, kind, seat);
    blurred.other = small(other);
    blurred.count = static_cast<std::int16_t>(last - first);
    Event precise = blurred;
    precise.cards.append(first, last);
    trace->tell(seat, precise, blurred);
}

// Cards, coins and claims.

void draw(State& state, Seat seat, Role card)
{
    state.hands[asIndex(seat)].push_back(card);
    ++state.cards[asIndex(seat)];
    --state.courtCards[asIndex(card)];
    --state.court;
}

/// Returns a card to the court deck.
void discard(State& state, Seat seat, Role card)
{
    state.hands[asIndex(seat)].eraseFirst(card);
    --state.cards[asIndex(seat)];
    ++state.courtCards[asIndex(card)];
    ++state.court;
}

void addCoins(State& state, Seat seat, int coins)
{
    state.coins[asIndex(seat)] = static_cast<std::uint8_t>(state.coins[asIndex(seat)] + coins);
}

void pay(State& state, Tracer trace)
{
    const int cost = costOf(state.action);
    if (cost == 0)
        return;
    addCoins(state, state.actor, -cost);
    tell(state, trace, Event::Kind::Paid, state.actor, -1, cost);
}

void refund(State& state, Tracer trace)
{
    const int cost = costOf(state.action);
    if (cost == 0)
        return;
    addCoins(state, state.actor, cost);
    tell(state, trace, Event::Kind::Refunded, state.actor, -1, cost);
}

void claim(State& state, Seat seat, const LastAction& last)
{
    state.lastActions[asIndex(seat)] = last;
    if (last.claim != Role::None) {
        ++state.claims[asIndex(seat)][asIndex(last.claim)];
        state.standingClaims[asIndex(seat)].add(last.claim);
    }
}

void close(LastAction& last, End end)
{
    if (last.end == End::Open)
        last.end = end;
}

// Turns.

/// Waits for `due`; `asked` are these and the seats that were asked together with them.
void await(State& state, SeatSet due, SeatSet asked)
{
    state.due = due;
    state.waiting = asked;
    state.seat = small(due.first());
    state.hand = state.hands[asIndex(state.seat)];
}

void awaitNone(State& state)
{
    state.due = state.waiting = {};
}

void ask(State& state, Phase phase, Seat seat)
{
    state.phase = phase;
    state.handed = {};
    await(state, SeatSet::of(seat), SeatSet::of(seat));
}

void beginTurn(State& state, Seat seat, Tracer trace)
{
    ++state.turn;
    state.actor = small(seat);
    state.target = state.blocker = state.challenger = state.loser = -1;
    state.action = Kind::Income;
    state.blockAs = Role::None;
    ask(state, Phase::Turn, seat);
    tell(state, trace, Event::Kind::TurnBegan, seat, -1, state.turn);
}

void finish(State& state, Tracer trace)
{
    state.phase = Phase::Over;
    awaitNone(state);
    state.winners = state.seated;
    for (LastAction& last : state.lastActions)
        close(last, End::Done);
    tell(state, trace, Event::Kind::Ended, -1, -1, state.turn);
}

/// Ends the turn; `end` is the result of the action unless it has one.
void endTurn(State& state, End end, Tracer trace)
{
    close(state.lastActions[asIndex(state.actor)], end);
    if (state.loser < 0 && state.turn < kMaxTurns) // no card was lost
        return beginTurn(state, firstInTurn(state.seated, state.actor), trace);
    const SeatSet left = living(state);
    const Seat next = nextActor(state, left);
    for (const Seat seat : state.seated - left)
        state.coins[asIndex(seat)] = 0;
    state.seated = left;
    if (left.size() <= 1 || state.turn == kMaxTurns)
        finish(state, trace);
    else
        beginTurn(state, next, trace);
}

// Effects of actions.

void take(State& state, int coins, Tracer trace)
{
    addCoins(state, state.actor, coins);
    tell(state, trace, Event::Kind::Took, state.actor, -1, coins);
    endTurn(state, End::Done, trace);
}

void steal(State& state, Tracer trace)
{
    const int coins = std::min<int>(2, state.coins[asIndex(state.target)]);
    addCoins(state, state.target, -coins);
    addCoins(state, state.actor, coins);
    tell(state, trace, Event::Kind::Stole, state.actor, state.target, coins);
    endTurn(state, End::Done, trace);
}

void missed(State& state, Tracer trace)
{
    tell(state, trace, Event::Kind::Missed, state.actor, state.target);
    endTurn(state, End::Void, trace);
}

void stopped(State& state, Tracer trace)
{
    close(state.lastActions[asIndex(state.blocker)], End::Done);
    tell(state, trace, Event::Kind::Stopped, state.actor);
    endTurn(state, End::Blocked, trace);
}

void lose(State& state, Seat seat, Next next, Tracer trace);

/// A coup or an assassination. In the crate it is paid for only now, and an actor who cannot pay loses a card.
void strike(State& state, Tracer trace)
{
    if (state.isCrate()) {
        if (state.coins[asIndex(state.actor)] < costOf(state.action)) {
            tell(state, trace, Event::Kind::Unpaid, state.actor);
            state.lastActions[asIndex(state.actor)].end = End::Void;
            return lose(state, state.actor, Next::EndTurn, trace);
        }
        pay(state, trace);
    }
    if (!state.isIn(state.target))
        return missed(state, trace);
    lose(state, state.target, Next::EndTurn, trace);
}

void effect(State& state, Tracer trace)
{
    switch (state.action) {
    case Kind::Income:
        return take(state, 1, trace);
    case Kind::ForeignAid:
        return take(state, 2, trace);
    case Kind::Tax:
        return take(state, 3, trace);
    case Kind::Steal:
        return steal(state, trace);
    case Kind::Exchange:
        state.phase = Phase::Draw;
        return;
    default:
        return strike(state, trace);
    }
}

void giveBack(State& state, const Action& action, Tracer trace)
{
    const std::array cards = {action.role, action.second};
    for (const Role card : cards)
        discard(state, state.actor, card);
    tellCards(state, trace, Event::Kind::Returned, state.actor, cards.begin(), cards.end());
    state.standingClaims[asIndex(state.actor)] = state.unclaimed[asIndex(state.actor)] = {};
    endTurn(state, End::Done, trace);
}

// Losing a card.

void drop(State& state, Seat seat, Role card, Tracer trace)
{
    state.hands[asIndex(seat)].eraseFirst(card);
    state.lost[asIndex(seat)].push_back(card);
    state.standingClaims[asIndex(seat)].remove(card);
    ++state.faceUp[asIndex(card)];
    --state.cards[asIndex(seat)];
    tell(state, trace, Event::Kind::Lost, seat, -1, 0, card);
    if (state.isIn(seat))
        return;
    state.outInTurn[asIndex(seat)] = state.turn;
    if (!state.isCrate()) {
        state.coins[asIndex(seat)] = 0;
        state.seated.remove(seat);
    }
    tell(state, trace, Event::Kind::WentOut, seat);
}

void returnShown(State& state, Seat seat, Role card)
{
    discard(state, seat, card);
    state.unclaimed[asIndex(seat)] = {};
    state.loser = small(seat);
    state.phase = Phase::Replace;
    awaitNone(state);
}

void resume(State& state, Tracer trace)
{
    // The printed game is over at once; the crate plays the turn to its end, in which the last seat may still lose.
    if (state.seated.size() == 1)
        return finish(state, trace);
    switch (state.next) {
    case Next::EndTurn:
        return endTurn(state, End::Done, trace);
    case Next::Effect:
        return effect(state, trace);
    case Next::Stopped:
        return stopped(state, trace);
    case Next::ReplaceForAction:
        return returnShown(state, state.actor, claimOf(state.action));
    case Next::ReplaceForBlock:
        return returnShown(state, state.blocker, state.blockAs);
    }
}

/// Lets `seat` lose a card, of its choice if it has two; then the turn continues with `next`.
void lose(State& state, Seat seat, Next next, Tracer trace)
{
    state.next = next;
    state.loser = small(seat);
    const Hand& hand = state.hands[asIndex(seat)];
    // A seat with two equal cards is asked too, since a missing question would reveal them.
    if (hand.size() > 1)
        return ask(state, Phase::Lose, seat);
    if (!hand.empty())
        drop(state, seat, hand.front(), trace);
    resume(state, trace);
}

// Windows.

SeatSet others(const State& state, Seat seat)
{
    return state.seated - SeatSet::of(seat);
}

/// Waits for the next answers.
void goOnAsking(State& state, SeatSet due, Tracer trace)
{
    await(state, due, state.window.sealed ? state.window.asked : due);
    if (trace && !state.handed.empty())
        tellCards(state, trace, Event::Kind::Handed, state.seat, state.handed.begin(), state.handed.end(), state.actor);
}

/// `asked` must not be empty.
void openWindow(State& state, Phase phase, Seat claimant, SeatSet asked, Tracer trace)
{
    state.phase = phase;
    state.window = {asked, {}, {}, small(claimant), !state.isCrate()};
    const bool handsAround = state.isCrate() && phase == Phase::Block && state.action == Kind::ForeignAid;
    state.handed = handsAround ? state.hands[asIndex(state.actor)] : Hand();
    goOnAsking(state, outcome(state.window).waiting, trace);
}

/// Continues after an unchallenged or proven claim.
void actionStands(State& state, Tracer trace)
{
    if (!hasTarget(state.action))
        return effect(state, trace);
    if (state.isIn(state.target))
        return openWindow(state, Phase::Block, state.actor, SeatSet::of(state.target), trace);
    missed(state, trace);
}

void block(State& state, Seat seat, Tracer trace)
{
    state.blocker = small(seat);
    state.blockAs = state.blockRole;
    claim(state, seat, {Kind::Block, state.actor, state.blockAs, End::Open});
    tell(state, trace, Event::Kind::Blocked, seat, state.actor, 0, state.blockAs);
    openWindow(state, Phase::ChallengeBlock, seat, others(state, seat), trace);
}

/// Resolves a challenge; true if the claim was proven.
bool prove(State& state, Seat challenger, Seat claimant, Role claimed, Tracer trace)
{
    const bool isTrue = holds(state.hands[asIndex(claimant)], claimed);
    state.challenger = small(challenger);
    if (!isTrue)
        state.lastActions[asIndex(claimant)].end = End::Caught;
    else if (!state.course.empty())
        state.course.show(claimed);
    if (claimed != Role::None) {
        (isTrue ? state.shown : state.caught)[asIndex(claimant)].add(claimed);
        state.standingClaims[asIndex(claimant)].remove(claimed);
    }
    tell(state, trace, Event::Kind::Challenged, challenger, claimant, 0, claimed);
    tell(state, trace, isTrue ? Event::Kind::Proved : Event::Kind::Caught, claimant, -1, 0, claimed);
    return isTrue;
}

void challengeAction(State& state, Seat challenger, Tracer trace)
{
    if (prove(state, challenger, state.actor, claimOf(state.action), trace))
        return lose(state, challenger, Next::ReplaceForAction, trace);
    if (!state.isCrate())
        refund(state, trace);
    lose(state, state.actor, Next::EndTurn, trace);
}

void challengeBlock(State& state, Seat challenger, Tracer trace)
{
    if (prove(state, challenger, state.blocker, state.blockAs, trace))
        lose(state, challenger, state.isCrate() ? Next::Stopped : Next::ReplaceForBlock, trace);
    else
        lose(state, state.blocker, Next::Effect, trace);
}

/// The role that blocks an action; Captain for a steal.
Role stopperOf(Kind action)
{
    return action == Kind::ForeignAid ? Role::Duke : action == Kind::Steal ? Role::Captain : Role::Contessa;
}

/// Continues after a window; `taker` challenged or blocked, -1 if none did.
void closeWindow(State& state, Seat taker, Tracer trace)
{
    if (state.phase == Phase::Block && taker < 0)
        for (const Seat seat : state.window.asked)
            state.unclaimed[asIndex(seat)].add(stopperOf(state.action));
    if (state.phase == Phase::Block)
        taker < 0 ? effect(state, trace) : block(state, taker, trace);
    else if (state.phase == Phase::ChallengeBlock)
        taker < 0 ? stopped(state, trace) : challengeBlock(state, taker, trace);
    else
        taker < 0 ? actionStands(state, trace) : challengeAction(state, taker, trace);
}

// Answers.

void answer(State& state, Seat seat, const Action& action, Tracer trace)
{
    state.window.answer(seat, action.kind != Kind::Allow);
    if (action.kind == Kind::Block)
        state.blockRole = action.role;
    const Outcome now = outcome(state.window);
    if (!now.closed())
        return goOnAsking(state, now.waiting, trace);
    awaitNone(state);
    closeWindow(state, now.taker, trace);
}

void announce(State& state, const Action& action, Tracer trace)
{
    const Role role = claimOf(action.kind);
    state.action = action.kind;
    state.target = action.target;
    claim(state, state.actor, {action.kind, action.target, role, End::Open});
    if (action.kind == Kind::Income || action.kind == Kind::ForeignAid)
        state.unclaimed[asIndex(state.actor)].add(Role::Duke);
    tell(state, trace, Event::Kind::Acted, state.actor, state.target, 0, role);
    if (!state.isCrate())
        pay(state, trace);
    if (action.kind == Kind::ForeignAid)
        openWindow(state, Phase::Block, state.actor, others(state, state.actor), trace);
    else if (role != Role::None)
        openWindow(state, Phase::ChallengeAction, state.actor, others(state, state.actor), trace);
    else
        effect(state, trace);
}

/// Adds an action to the public history, without the hidden cards of a return.
void keep(State& state, const Action& action)
{
    state.course.push_back({action.kind, action.kind == Kind::Return ? Role::None : action.role});
}

// Chance.

void deal(State& state, const Chance& chance, Tracer trace)
{
    const Role* next = chance.cards.begin();
    for (const Seat seat : state.seated) {
        state.coins[asIndex(seat)] = kStartCoins;
        for (int i = 0; i < kHandSize; ++i)
            draw(state, seat, *next++);
        tellCards(state, trace, Event::Kind::Dealt, seat, next - kHandSize, next);
    }
    beginTurn(state, 0, trace);
}

void replace(State& state, const Chance& chance, Tracer trace)
{
    draw(state, state.loser, chance.cards.front());
    tellCards(state, trace, Event::Kind::Replaced, state.loser, chance.cards.begin(), chance.cards.end());
    if (state.next == Next::ReplaceForAction)
        actionStands(state, trace);
    else
        stopped(state, trace);
}

void drawTwo(State& state, const Chance& chance, Tracer trace)
{
    for (const Role card : chance.cards)
        draw(state, state.actor, card);
    tellCards(state, trace, Event::Kind::Drew, state.actor, chance.cards.begin(), chance.cards.end());
    ask(state, Phase::Return, state.actor);
}

// Legal actions.

constexpr Action plain(Kind kind, Role role = Role::None)
{
    return {kind, -1, role, Role::None};
}

constexpr std::array kWithoutTarget = {plain(Kind::Income), plain(Kind::ForeignAid), plain(Kind::Tax),
                                       plain(Kind::Exchange)};
constexpr std::array kChallenges = {plain(Kind::Allow), plain(Kind::Challenge)};
constexpr std::array kBlockAid = {plain(Kind::Allow), plain(Kind::Block, Role::Duke)};
constexpr std::array kBlockAssassination = {plain(Kind::Allow), plain(Kind::Block, Role::Contessa)};
constexpr std::array kBlockSteal = {plain(Kind::Allow), plain(Kind::Block, Role::Captain),
                                    plain(Kind::Block, Role::Ambassador)};
constexpr std::array kBlockStealCrate = {plain(Kind::Allow), plain(Kind::Block)};

/// The actions that a seat's coins allow.
enum class Purse : std::uint8_t { Small, Assassination, Coup, ForcedCoup };
constexpr std::size_t kPurses = 4;

Purse purseOf(const State& state, Seat seat)
{
    const int coins = state.coins[asIndex(seat)];
    if (coins >= kForcedCoup)
        return Purse::ForcedCoup;
    if (coins >= kCoupCost || state.isCrate()) // the crate does not check the price
        return Purse::Coup;
    return coins >= kAssassinationCost ? Purse::Assassination : Purse::Small;
}

using TurnList = FixedList<Action, Actions::kMax>;

constexpr TurnList makeTurn(std::size_t others, Purse purse)
{
    TurnList list;
    const auto strike = [&](Kind kind) {
        for (Seat target = 0; target < kMaxSeats; ++target)
            if (((others >> target) & 1U) != 0)
                list.push_back(turnAction(kind, target));
    };
    if (purse != Purse::ForcedCoup) {
        list.append(kWithoutTarget.data(), kWithoutTarget.data() + kWithoutTarget.size());
        strike(Kind::Steal);
        if (purse != Purse::Small)
            strike(Kind::Assassinate);
    }
    if (purse >= Purse::Coup)
        strike(Kind::Coup);
    return list;
}

/// The actions of a turn by the set of other seats, which is never the set of all seats, and by purse.
constexpr auto kTurns = [] {
    std::array<std::array<TurnList, kPurses>, SeatSet::kSets - 1> all;
    for (std::size_t others = 0; others < all.size(); ++others)
        for (std::size_t purse = 0; purse < kPurses; ++purse)
            all[others][purse] = makeTurn(others, static_cast<Purse>(purse));
    return all;
}();

std::span<const Action> turnOf(SeatSet others, Purse purse)
{
    const TurnList& list = kTurns[others.index()][static_cast<std::size_t>(purse)];
    return {list.begin(), list.size()};
}

void addBlocks(const State& state, ActionList<Coup>& out)
{
    if (state.action == Kind::ForeignAid)
        out.refer(kBlockAid);
    else if (state.action == Kind::Assassinate)
        out.refer(kBlockAssassination);
    else if (state.isCrate())
        out.refer(kBlockStealCrate);
    else
        out.refer(kBlockSteal);
}

/// The last card first: the published bots lose that one.
void addLosses(const Hand& hand, ActionList<Coup>& out)
{
    out.push_back({Kind::Lose, -1, hand.back(), Role::None});
    if (hand.front() != hand.back())
        out.push_back({Kind::Lose, -1, hand.front(), Role::None});
}

/// All pairs of the pool, the two drawn cards first.
void addReturns(const Hand& pool, ActionList<Coup>& out)
{
    for (std::size_t j = pool.size() - 1; j > 0; --j)
        for (std::size_t i = j; i-- > 0;) {
            const Action action{Kind::Return, -1, std::min(pool[i], pool[j]), std::max(pool[i], pool[j])};
            if (!out.contains(action))
                out.push_back(action);
        }
}

/// The number of cards drawn by chance in this phase.
int drawn(const State& state)
{
    switch (state.phase) {
    case Phase::Deal:
        return kHandSize * state.rules.players;
    case Phase::Replace:
        return 1;
    case Phase::Draw:
        return 2;
    default:
        return 0;
    }
}

} // namespace

State Coup::start(const Rules& rules)
{
    State state;
    state.rules = rules;
    state.seated = SeatSet::firstSeats(rules.players);
    state.courtCards.fill(kCopies);
    return state;
}

Chance Coup::draw(const State& state, Rng& rng)
{
    Chance chance;
    const auto count = static_cast<std::size_t>(drawn(state));
    if (state.phase == Phase::Deal) {
        FixedList<Role, kDeck> deck = kWholeDeck;
        rng.shuffleFirst(deck, count);
        chance.cards.append(deck.begin(), deck.begin() + count);
        return chance;
    }
    auto left = state.courtCards;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t place = rng.below(static_cast<std::uint32_t>(state.court) - static_cast<std::uint32_t>(i));
        std::size_t role = 0;
        while (place >= left[role])
            place -= left[role++];
        --left[role];
        chance.cards.push_back(static_cast<Role>(role));
    }
    return chance;
}

bool Coup::allowsChance(const State& state, const Chance& chance)
{
    const auto& cards = chance.cards;
    return cards.count() > 0 && cards.count() == drawn(state) && std::all_of(cards.begin(), cards.end(), [&](Role card) {
               return std::count(cards.begin(), cards.end(), card) <= state.courtCards[asIndex(card)];
           });
}

void Coup::applyChance(State& state, const Chance& chance, Trace<Event>* trace)
{
    if (state.phase == Phase::Deal)
        deal(state, chance, trace);
    else if (state.phase == Phase::Replace)
        replace(state, chance, trace);
    else
        drawTwo(state, chance, trace);
}

void Coup::legal(const State& state, Seat seat, ActionList<Coup>& out)
{
    switch (state.phase) {
    case Phase::Turn:
        return out.refer(turnOf(others(state, seat), purseOf(state, seat)));
    case Phase::Lose:
        return addLosses(state.hands[asIndex(seat)], out);
    case Phase::Return:
        return addReturns(state.hands[asIndex(seat)], out);
    case Phase::Block:
        return addBlocks(state, out);
    default:
        return out.refer(kChallenges);
    }
}

bool Coup::allows(const State& state, Seat seat, const Action& action)
{
    if (!node(state).seats.has(seat))
        return false;
    ActionList<Coup> all;
    legal(state, seat, all);
    return all.contains(action);
}

void Coup::act(State& state, Seat seat, const Action& action, Trace<Event>* trace)
{
    if (state.rules.players == 2)
        keep(state, action);
    switch (action.kind) {
    case Kind::Allow:
    case Kind::Challenge:
    case Kind::Block:
        return answer(state, seat, action, trace);
    case Kind::Lose:
        drop(state, seat, action.role, trace);
        return resume(state, trace);
    case Kind::Return:
        return giveBack(state, action, trace);
    default:
        return announce(state, action, trace);
    }
}

SeatSet Coup::winners(const State& state)
{
    return state.winners;
}

double Coup::pointsFor(const Rules& rules, SeatSet winners, Seat seat)
{
    const int losers = rules.players - winners.size();
    if (losers == 0)
        return 0.0;
    return winners.has(seat) ? 1.0 / winners.size() : -1.0 / losers;
}

double Coup::absentPoints(const Rules& rules, SeatSet winners)
{
    const int losers = rules.players - winners.size();
    return rules.mode == Mode::Crate && losers > 0 ? -1.0 / losers : 0.0;
}

} // namespace parlour::coup
