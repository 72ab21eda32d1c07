// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Mirrors engine/durak/durak_rules.cpp step by step; each function is named like its counterpart.
#include "ai/durak/rollout_game.h"

#include "engine/base/index.h"

namespace parlour::durak {

namespace {

constexpr std::int8_t small(int number)
{
    return static_cast<std::int8_t>(number);
}

constexpr SeatSet kEven = SeatSet::of(0) | SeatSet::of(2) | SeatSet::of(4);

constexpr SeatSet team(Seat seat)
{
    return seat % 2 == 0 ? kEven : SeatSet::firstSeats(kMaxSeats) - kEven;
}

} // namespace

IndexedRules::IndexedRules(const Rules& rules, Suit trump) : rules_(rules)
{
    int plain = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const bool trumps = static_cast<Suit>(suit) == trump;
        for (Rank rank = 0; rank < kRanks; ++rank) {
            const CardIndex index = trumps ? kFirstTrump + rank : rank * 3 + plain;
            const Card card(rank, static_cast<Suit>(suit));
            index_[asIndex(card.number())] = small(index);
            card_[asIndex(index)] = card;
        }
        plain += trumps ? 0 : 1;
    }
    for (CardIndex index = 0; index < 52; ++index) {
        const CardSet beaters = durak::beating(rules, trump, cardOf(index));
        beating_[asIndex(index)] = bitsOf(beaters);
        sameRank_[asIndex(index)] = bitsOf(CardSet::ofRank(cardOf(index).rank()));
    }
}

RolloutGame::RolloutGame(const IndexedRules& indexed, const State& state, IndexedDeck& order)
    : deck(&order),
      sizes(state.sizes),
      phase(state.phase),
      turn(state.turn),
      attacker(state.attacker),
      defender(state.defender),
      stock(state.stock),
      attacks(small(state.table.count())),
      limit(state.limit),
      takings(state.takings),
      fool(state.fool),
      taking(state.taking),
      freshDiscard(state.discarded.empty()),
      mayPass(indexed.rules().transfer && (state.bout != 1 || indexed.rules().firstTransfer)),
      inPlay(state.inPlay),
      done(state.done),
      mayShow(state.mayShow)
{
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat)
        hands[seat] = indexed.bitsOf(state.held[seat]);
    for (std::size_t i = 0; i < state.deck.size(); ++i)
        order[i] = small(indexed.indexOf(state.deck[i]));
    for (const Pair& pair : state.table) {
        const CardIndex attack = indexed.indexOf(pair.attack);
        (pair.covered || taking ? laid : open) |= bitOf(attack);
        fitting |= indexed.sameRank(attack);
        if (pair.covered) {
            laid |= bitOf(indexed.indexOf(pair.cover));
            fitting |= indexed.sameRank(indexed.indexOf(pair.cover));
        }
    }
}

// ---- Turn order ----------------------------------------------------------------------------------------------------

Seat RolloutGame::nextOf(SeatSet seats, Seat seat) const
{
    // The seats above, then from seat 0.
    const SeatSet above = seats - SeatSet::firstSeats(seat + 1);
    return (above.empty() ? seats : above).first();
}

SeatSet RolloutGame::opponents(const Rules& rules, Seat seat) const
{
    return inPlay - (rules.teams == Teams::Off ? SeatSet::of(seat) : team(seat));
}

Seat RolloutGame::nextThrower(const Rules& rules) const
{
    SeatSet throwers = SeatSet::of(attacker);
    if (rules.throwIn != ThrowIn::Attacker) {
        const SeatSet all = opponents(rules, defender);
        throwers = rules.throwIn == ThrowIn::All ? all : throwers | SeatSet::of(nextOf(all, defender));
    }
    SeatSet able;
    for (const Seat seat : throwers - done)
        if (size(seat) > 0)
            able.add(seat);
    return able.empty() ? -1 : able.has(attacker) ? attacker : nextOf(able, defender);
}

// ---- A bout --------------------------------------------------------------------------------------------------------

int RolloutGame::limitFor(const Rules& rules, Seat seat) const
{
    const int cap = rules.firstFive && freshDiscard ? kMaxPairs - 1 : kMaxPairs;
    return std::min(cap, size(seat));
}

void RolloutGame::layDown(const IndexedRules& indexed, Seat seat, CardIndex card)
{
    hands[asIndex(seat)] &= ~bitOf(card);
    --sizes[asIndex(seat)];
    fitting |= indexed.sameRank(card);
}

void RolloutGame::refill(Seat seat)
{
    while (size(seat) < kHandSize && stock > 0)
        draw(seat);
}

void RolloutGame::draw(Seat seat)
{
    hands[asIndex(seat)] |= bitOf((*deck)[asIndex(--stock)]);
    ++sizes[asIndex(seat)];
}

void RolloutGame::refillAll()
{
    const SeatSet others = inPlay - SeatSet::of(defender);
    const SeatSet before = SeatSet::firstSeats(attacker);
    for (const Seat seat : others - before)
        refill(seat);
    for (const Seat seat : others& before)
        refill(seat);
    refill(defender);
}

void RolloutGame::endBout(const IndexedRules& indexed)
{
    if (taking) {
        hands[asIndex(defender)] |= laid;
        sizes[asIndex(defender)] = small(size(defender) + sizeOf(laid));
        ++takings;
    } else {
        freshDiscard = false;
        takings = 0;
    }
    if (stock > 0)
        refillAll();
    if (stock == 0)
        for (const Seat seat : inPlay)
            if (size(seat) == 0)
                inPlay.remove(seat);
    open = laid = fitting = 0;
    attacks = 0;
    done = {};

    const bool teams = indexed.rules().teams != Teams::Off;
    const bool oneSideLeft = teams ? (inPlay & team(0)).empty() || (inPlay & team(1)).empty() : inPlay.size() <= 1;
    if (oneSideLeft || takings >= kMaxTakings) {
        phase = Phase::Over;
        turn = -1;
        fool = small(inPlay.empty() || !oneSideLeft ? -1 : inPlay.first());
        return;
    }
    const Seat seat = taking ? (defender + 1 == indexed.rules().players ? 0 : defender + 1) : defender;
    attacker = small(inPlay.has(seat) ? seat : nextOf(teams ? inPlay & team(seat) : inPlay, seat));
    defender = small(nextOf(opponents(indexed.rules(), attacker), attacker));
    taking = false;
    mayPass = indexed.rules().transfer;
    limit = small(limitFor(indexed.rules(), defender));
    phase = Phase::Lead;
    turn = attacker;
}

void RolloutGame::askThrowers(const IndexedRules& indexed)
{
    const bool full = attacks == limit;
    const bool beaten = !taking && size(defender) == 0;
    const Seat thrower = full || beaten ? -1 : nextThrower(indexed.rules());
    if (thrower < 0) {
        endBout(indexed);
        return;
    }
    phase = Phase::Throw;
    turn = small(thrower);
}

// ---- Actions -------------------------------------------------------------------------------------------------------

Bits RolloutGame::passing(const IndexedRules& indexed, bool showing) const
{
    if (!mayPass || laid != 0 || (showing && !mayShow.has(defender)))
        return 0;
    const Seat next = nextOf(opponents(indexed.rules(), defender), defender);
    if (attacks + (showing ? 0 : 1) > limitFor(indexed.rules(), next))
        return 0;
    const Bits cards = hand() & fitting;
    return showing ? cards >> kFirstTrump << kFirstTrump : cards;
}

void RolloutGame::attack(const IndexedRules& indexed, CardIndex card)
{
    layDown(indexed, turn, card);
    ++attacks;
    if (taking) {
        laid |= bitOf(card);
        askThrowers(indexed);
        return;
    }
    open |= bitOf(card);
    done = {};
    phase = Phase::Defend;
    turn = defender;
}

void RolloutGame::beDone(const IndexedRules& indexed)
{
    done.add(turn);
    askThrowers(indexed);
}

void RolloutGame::cover(const IndexedRules& indexed, CardIndex attack, CardIndex card)
{
    layDown(indexed, defender, card);
    open &= ~bitOf(attack);
    laid |= bitOf(attack) | bitOf(card);
    if (open == 0)
        askThrowers(indexed);
}

void RolloutGame::take(const IndexedRules& indexed)
{
    taking = true;
    laid |= open;
    open = 0;
    if (indexed.rules().throwOnTaker)
        askThrowers(indexed);
    else
        endBout(indexed);
}

void RolloutGame::passOn(const IndexedRules& indexed)
{
    attacker = defender;
    defender = small(nextOf(opponents(indexed.rules(), attacker), attacker));
    limit = small(limitFor(indexed.rules(), defender));
    done = {};
    phase = Phase::Defend;
    turn = defender;
}

void RolloutGame::transfer(const IndexedRules& indexed, CardIndex card)
{
    layDown(indexed, defender, card);
    open |= bitOf(card);
    ++attacks;
    passOn(indexed);
}

void RolloutGame::show(const IndexedRules& indexed)
{
    mayShow.remove(defender);
    passOn(indexed);
}

void RolloutGame::act(const IndexedRules& indexed, const Action& action)
{
    switch (action.kind) {
    case Action::Kind::Attack:
        return attack(indexed, indexed.indexOf(action.card));
    case Action::Kind::Done:
        return beDone(indexed);
    case Action::Kind::Cover:
        return cover(indexed, indexed.indexOf(action.target), indexed.indexOf(action.card));
    case Action::Kind::Take:
        return take(indexed);
    case Action::Kind::Transfer:
        return transfer(indexed, indexed.indexOf(action.card));
    case Action::Kind::Show:
        return show(indexed);
    case Action::Kind::Keep:
    case Action::Kind::Redeal:
        break;
    }
}

double RolloutGame::score(const IndexedRules& indexed, Seat seat) const
{
    const int players = indexed.rules().players;
    if (fool < 0)
        return 1.0 / players;
    if (indexed.rules().teams != Teams::Off)
        return team(fool).has(seat) ? 0.0 : 2.0 / players;
    return seat == fool ? 0.0 : 1.0 / (players - 1);
}

} // namespace parlour::durak
