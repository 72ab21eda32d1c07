// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A State from a position that was put in. Every card has one place; those that are not named are dealt at random to the
// hidden cards of the others and to the stock.
#include "engine/base/index.h"
#include "engine/core/position.h"
#include "engine/durak/durak.h"

#include <algorithm>
#include <numeric>

namespace parlour::durak {

namespace {

SeatSet opponentsOf(const PublicState& state, Seat seat)
{
    SeatSet seats;
    for (const Seat other : state.inPlay)
        if (other != seat && (state.rules.teams == Teams::Off || other % 2 != seat % 2))
            seats.add(other);
    return seats;
}

/// The seat that `seat` attacks; -1 if there is none.
Seat victimOf(const PublicState& state, Seat seat)
{
    if (seat < 0 || seat >= state.rules.players)
        return -1;
    const SeatSet opponents = opponentsOf(state, seat);
    for (int i = 1; i < state.rules.players; ++i)
        if (const Seat other = (seat + i) % state.rules.players; opponents.has(other))
            return other;
    return -1;
}

CardSet deckOf(const Rules& rules)
{
    CardSet cards;
    for (Rank rank = rules.lowestRank(); rank < kRanks; ++rank)
        cards = cards | CardSet::ofRank(rank);
    return cards;
}

int coversOn(const Table& table)
{
    return static_cast<int>(std::count_if(table.begin(), table.end(), [](const Pair& each) { return each.covered; }));
}

bool isIn(int value, int low, int high)
{
    return value >= low && value <= high;
}

/// Shares the cards that have no place among the others in play: each has as many as the rest, those that it has played
/// counted, and no fewer than are known.
void shareCards(State& state, Seat seat, int hand)
{
    const Rules& rules = state.rules;
    const int covers = coversOn(state.table);
    int rest = rules.deck - hand - setOf(state.table).size() - state.discarded.size() - state.stock;
    state.sizes[asIndex(seat)] = static_cast<std::int8_t>(hand);
    std::array<int, kMaxSeats> played{};
    if (isIn(state.attacker, 0, rules.players - 1))
        played[asIndex(state.attacker)] = state.table.count();
    if (isIn(state.defender, 0, rules.players - 1))
        played[asIndex(state.defender)] = covers;
    const auto held = [&](Seat each) { return state.sizes[asIndex(each)] + played[asIndex(each)]; };
    const SeatSet all = SeatSet::firstSeats(rules.players);
    const SeatSet others = (state.inPlay.empty() ? all : state.inPlay & all) - SeatSet::of(seat);
    for (const Seat each : others) {
        state.sizes[asIndex(each)] = static_cast<std::int8_t>(state.known[asIndex(each)].size());
        rest -= state.sizes[asIndex(each)];
    }
    for (; rest > 0 && !others.empty(); --rest) {
        Seat fewest = others.first();
        for (const Seat each : others)
            if (held(each) < held(fewest))
                fewest = each;
        ++state.sizes[asIndex(fewest)];
    }
}

/// Fills the fields that are missing.
void complete(State& state, Seat seat, int hand, const PositionFields& given)
{
    const Rules& rules = state.rules;
    const bool isOpen = coversOn(state.table) < state.table.count();
    if (!given.has("phase"))
        state.phase = state.table.empty() ? Phase::Lead : isOpen && !state.taking ? Phase::Defend : Phase::Throw;
    if (!given.has("attacker") && state.phase != Phase::Redeal)
        state.attacker =
            static_cast<std::int8_t>(state.phase == Phase::Defend ? (seat + rules.players - 1) % rules.players : seat);
    if (!given.has("sizes"))
        shareCards(state, seat, hand);
    if (!given.has("inPlay"))
        for (Seat each = 0; each < rules.players; ++each)
            if (state.sizes[asIndex(each)] > 0 || state.stock > 0)
                state.inPlay.add(each);
    if (!given.has("bout"))
        state.bout = state.phase == Phase::Redeal ? 0 : 1;
    if (!given.has("defender") && state.phase != Phase::Redeal)
        state.defender = static_cast<std::int8_t>(victimOf(state, state.attacker));
    if (!given.has("mayShow") && rules.passCard)
        state.mayShow = SeatSet::firstSeats(rules.players);
    int place = 0;
    for (Seat each = 0; each < rules.players && !given.has("place"); ++each)
        state.place[asIndex(each)] = static_cast<std::int8_t>(state.inPlay.has(each) ? 0 : ++place);
    state.fool = -1;
}

Error inPhase(std::string_view phase)
{
    return Error(SAY("Error", "the table, the turn and \"taking\" do not go with the phase \"%1\""), {std::string(phase)});
}

/// The error for a seat that decides in a phase only if it is another one: with the phase, if it was stated, else by the
/// table.
Error notAsked(const State& state, const PositionFields& given)
{
    const auto seat = [](Seat which) { return std::vector<Argument>{static_cast<long long>(which)}; };
    if (given.has("phase") || !state.done.empty())
        return given.wrong(given.has("phase") ? "phase" : "done", inPhase(given.values.text("phase")));
    if (state.table.empty())
        return given.wrong(
            "seat",
            Error(SAY("Error", "nothing lies on the table, so seat %1 decides, which attacks"), seat(state.attacker)));
    if (state.phase == Phase::Defend)
        return given.wrong("seat",
                           Error(SAY("Error", "a card on the table is not covered, so seat %1 decides, which defends"),
                                 seat(state.defender)));
    return given.wrong("seat",
                       Error(SAY("Error", "seat %1 defends and has nothing to decide until another card is attacked"),
                             seat(state.defender)));
}

/// Checks that the stock can have as many cards as it does: it begins with those that are not dealt, and as long as there is
/// one each player has six cards at the end of a bout.
Expected<void> checkStock(const State& state, const PositionFields& given)
{
    const int dealt = state.rules.players * kHandSize, most = state.rules.deck - dealt;
    if (state.stock > most)
        return given.wrong("stock",
                           Error(SAY("Error", "with %1 players the stock never has more than %2 cards; here it has %3"),
                                 {static_cast<long long>(state.rules.players), static_cast<long long>(most),
                                  static_cast<long long>(state.stock)}));
    const int cards = std::accumulate(state.sizes.begin(), state.sizes.end(), setOf(state.table).size());
    if (state.stock > 0 && cards < dealt)
        return given.wrong("stock",
                           Error(SAY("Error", "as long as there is a stock, hands and table have %1 cards or more together"),
                                 {static_cast<long long>(dealt)}));
    return {};
}

/// Checks the seats, the table and the phase.
Expected<void> checkBout(const State& state, Seat seat, const PositionFields& given)
{
    const Rules& rules = state.rules;
    if (state.phase == Phase::Redeal) {
        const bool isDealt = state.stock == rules.deck - rules.players * kHandSize && state.discarded.empty();
        return isDealt && rules.redeal && state.table.empty() && !state.taking && state.bout == 0 && state.attacker == 0
                && state.defender == 0
            ? Expected<void>()
            : given.wrong("phase", inPhase("redeal"));
    }
    if (!isIn(state.attacker, 0, rules.players - 1) || !state.inPlay.has(state.attacker))
        return given.wrong("attacker", Error(SAY("Error", "the attacker is not in play")));
    if (victimOf(state, state.attacker) < 0 || state.defender != victimOf(state, state.attacker))
        return given.wrong("defender",
                           Error(SAY("Error", "seat %1 cannot be the one that seat %2 attacks"),
                                 {static_cast<long long>(state.defender), static_cast<long long>(state.attacker)}));
    for (Seat each = 0; each < kMaxSeats; ++each) {
        const bool isHere = state.inPlay.has(each);
        if (isHere && each >= rules.players)
            return given.wrong("inPlay", outside("inPlay", 0, rules.players - 1));
        if ((!isHere && state.sizes[asIndex(each)] != 0)
            || (isHere && state.phase == Phase::Lead && state.sizes[asIndex(each)] == 0))
            return given.wrong("inPlay",
                               Error(SAY("Error", "a seat is in play as long as it has cards, and to the end of the bout")));
        const int out = rules.players - state.inPlay.size();
        if (each < rules.players && !isIn(state.place[asIndex(each)], isHere ? 0 : 1, isHere ? 0 : out))
            return given.wrong("place", outside("place", 0, out));
    }
    if (!isIn(state.bout, 1, 10'000))
        return given.wrong("bout", outside("bout", 1, 10'000));
    if (!isIn(state.takings, 0, kMaxTakings - 1))
        return given.wrong("takings", outside("takings", 0, kMaxTakings - 1));

    const int covers = coversOn(state.table);
    const bool isOpen = covers < state.table.count();
    switch (state.phase) {
    case Phase::Lead:
        if (!state.table.empty() || state.taking || seat != state.attacker || !state.done.empty())
            return notAsked(state, given);
        break;
    case Phase::Defend:
        if (!isOpen || state.taking || seat != state.defender || !state.done.empty())
            return notAsked(state, given);
        break;
    case Phase::Throw:
        if (state.table.empty() || isOpen != state.taking || seat == state.defender)
            return notAsked(state, given);
        break;
    default:
        return given.wrong("phase", Error(SAY("Error", "nobody decides in the phase \"%1\""), {given.values.text("phase")}));
    }
    for (const Pair& pair : state.table) {
        if (pair.covered && !beats(rules, state.trump(), pair.cover, pair.attack))
            return given.wrong("table",
                               Error(SAY("Error", "%1 does not beat %2"), {toText(pair.cover), toText(pair.attack)}));
        const CardSet others = setOf(state.table) - CardSet::of(pair.attack);
        if (&pair != state.table.begin() && !others.sameRanks().has(pair.attack))
            return given.wrong("table",
                               Error(SAY("Error", "%1 has the rank of no other card on the table"), {toText(pair.attack)}));
    }
    return {};
}

/// The unknown cards in the hands of the others and in the stock.
int unknownCards(const State& state, Seat own)
{
    int hidden = std::max(0, state.stock - 1); // the trump card is known
    for (Seat seat = 0; seat < state.rules.players; ++seat)
        hidden += seat == own ? 0 : state.sizes[asIndex(seat)] - state.known[asIndex(seat)].size();
    return hidden;
}

/// Checks that each card has one place and that the numbers add up; returns the cards without a place. With stock and hands
/// given, more cards than these hold are gone unseen.
Expected<CardSet> unseenCards(const State& state, const View& view, const PositionFields& given)
{
    const Rules& rules = state.rules;
    const CardSet deck = deckOf(rules);
    CardSet seen;
    Card twice;
    const auto place = [&](CardSet cards) {
        const CardSet wrong = (cards & seen) | (cards - deck);
        if (!wrong.empty())
            twice = wrong.first();
        seen = seen | cards;
        return wrong.empty();
    };
    const auto error = [&](std::string_view field) {
        return given.wrong(field, Error(SAY("Error", "%1 is in two places, or not in the deck"), {toText(twice)}));
    };
    for (const Card card : view.hand)
        if (!place(CardSet::of(card)))
            return error("hand");
    for (const Pair& pair : state.table)
        if (!place(CardSet::of(pair.attack)) || (pair.covered && !place(CardSet::of(pair.cover))))
            return error("table");
    if (!place(state.discarded))
        return error("discarded");
    const bool isUnder = state.stock > 0;
    if (!given.has("trumpCard") || !deck.has(state.trumpCard) || (isUnder && !place(CardSet::of(state.trumpCard))))
        return given.wrong("trumpCard",
                           Error(SAY("Error", "the trump card must be named, and lies under the stock until it is drawn")));
    for (Seat seat = 0; seat < rules.players; ++seat) {
        const CardSet known = state.known[asIndex(seat)];
        const int unknown = state.sizes[asIndex(seat)] - known.size();
        if (seat == view.seat ? !(known - setOf(view.hand)).empty() : !place(known))
            return error("known");
        if (unknown < 0 || !isIn(state.sizes[asIndex(seat)], 0, rules.deck))
            return given.wrong("sizes", outside("sizes", known.size(), rules.deck));
        if (!isIn(state.aged[asIndex(seat)], 0, rules.deck))
            return given.wrong("aged", outside("aged", 0, rules.deck));
        if (!(state.declinedLately[asIndex(seat)] - state.declined[asIndex(seat)]).empty())
            return given.wrong("declinedLately", Error(SAY("Error", "\"declinedLately\" is a part of \"declined\"")));
    }
    if (state.sizes[asIndex(view.seat)] != view.hand.count())
        return given.wrong("sizes",
                           Error(SAY("Error", "your hand has %1 cards"), {static_cast<long long>(view.hand.count())}));
    const int needed = unknownCards(state, view.seat);
    const bool mayBeGone = given.has("stock") && given.has("sizes") && state.phase != Phase::Redeal;
    if (const int left = (deck - seen).size(); state.stock < 0 || left < needed || (left > needed && !mayBeGone))
        return given.wrong(given.has("stock") ? "stock" : "sizes",
                           Error(SAY("Error", "%1 cards have no place, but the stock and the others hold %2 unknown ones"),
                                 {static_cast<long long>(left), static_cast<long long>(needed)}));
    return deck - seen;
}

/// Lets the rules ask the next thrower, by the last decision of the defender once more.
void askThrower(State& state)
{
    const PublicState before = state;
    const std::size_t defender = asIndex(state.defender);
    Action again{Action::Kind::Take, {}, {}};
    if (!state.taking) {
        Pair& last = *std::find_if(state.table.begin(), state.table.end(), [](const Pair& each) { return each.covered; });
        again = {Action::Kind::Cover, last.cover, last.attack};
        state.hands[defender].push_back(last.cover);
        state.held[defender].add(last.cover);
        ++state.sizes[defender];
        last.covered = false;
        last.cover = {};
        state.emptied.eraseFirst(static_cast<std::int8_t>(defender));
    }
    state.phase = Phase::Defend;
    state.turn = state.defender;
    state.taking = false;
    Durak::act(state, state.defender, again, nullptr);
    state.declined = before.declined;
    state.declinedLately = before.declinedLately;
}

} // namespace

UnorderedFields Durak::unorderedFields()
{
    return {.sets = {"hand", "inPlay", "done", "mayShow", "discarded"},
            .setsBySeat = {"known", "declined", "declinedLately"},
            .partial = {"discarded"}};
}

Expected<State> Durak::stateOf(const View& view, const PositionFields& given, Rng& rng)
{
    State state;
    static_cast<PublicState&>(state) = view;
    complete(state, view.seat, view.hand.count(), given);
    const auto unseen = unseenCards(state, view, given);
    if (!unseen)
        return unseen.error();
    if (const auto bout = checkBout(state, view.seat, given); !bout)
        return bout.error();
    if (const auto stock = checkStock(state, given); !stock)
        return stock.error();
    const int gone = unseen->size() - unknownCards(state, view.seat);
    const int cap = state.rules.firstFive && state.discarded.empty() && gone == 0 ? kMaxPairs - 1 : kMaxPairs;
    const int limit = std::min(cap, state.sizes[asIndex(state.defender)] + coversOn(state.table));
    if (state.table.count() > limit)
        return given.wrong("table", Error(SAY("Error", "at most %1 cards may attack"), {static_cast<long long>(limit)}));
    state.limit = static_cast<std::int8_t>(state.phase == Phase::Redeal ? 0 : limit);
    if (!(state.mayShow - (state.rules.passCard ? SeatSet::firstSeats(state.rules.players) : SeatSet())).empty())
        return given.wrong("mayShow", Error(SAY("Error", "a seat that has no pass card may not show it")));

    FixedList<Card, 52> pool;
    for (const Card card : *unseen)
        pool.push_back(card);
    rng.shuffle(pool);
    const auto take = [&pool] {
        const Card card = pool.back();
        pool.pop_back();
        return card;
    };
    for (int i = 0; i < gone; ++i)
        state.discarded.add(take());
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        Hand& hand = state.hands[asIndex(seat)];
        if (seat == view.seat)
            hand = view.hand;
        else
            for (const Card card : state.known[asIndex(seat)])
                hand.push_back(card);
        while (hand.count() < state.sizes[asIndex(seat)])
            hand.push_back(take());
        state.held[asIndex(seat)] = setOf(hand);
        if (state.inPlay.has(seat) && hand.empty())
            state.emptied.push_back(static_cast<std::int8_t>(seat));
    }
    if (state.stock > 0)
        state.deck.push_back(state.trumpCard);
    while (!pool.empty())
        state.deck.push_back(take());
    state.turn = view.seat;
    if (state.phase == Phase::Throw)
        askThrower(state);
    return state;
}

} // namespace parlour::durak
