// The rules: a turn as a row of windows, each answered in one place (coup_window.h), and what follows from them.
#include "engine/coup/coup.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;
using Next = State::Next;

std::size_t at(Seat seat)
{
    return static_cast<std::size_t>(seat);
}
std::size_t at(Role role)
{
    return static_cast<std::size_t>(role);
}
std::int8_t small(int number)
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

bool holds(const State& state, Seat seat, Role claim)
{
    const Hand& hand = state.hands[at(seat)];
    return std::any_of(hand.begin(), hand.end(), [claim](Role card) { return proves(card, claim); });
}

SeatSet living(const State& state)
{
    if (state.loser < 0)
        return state.seated; // nobody lost a card in this turn
    SeatSet seats;
    for (const Seat seat : state.seated)
        if (state.isIn(seat))
            seats.add(seat);
    return seats;
}

/// Who moves after the actor, when those without cards have left. The crate keeps its place in the list of seats while the
/// list closes up, so a death at or before that place skips somebody.
Seat nextActor(const State& state, SeatSet left)
{
    if (!state.isCrate() || left == state.seated)
        return firstInTurn(left, state.actor);
    const int place = (state.seated & SeatSet::firstSeats(state.actor)).size();
    int skip = place >= left.size() - 1 ? 0 : place + 1;
    for (const Seat seat : left)
        if (skip-- == 0)
            return seat;
    return -1;
}

/// Moves one State on; tells what happens if anybody listens.
class Play {
public:
    Play(State& state, Trace<Event>* trace) : state_(state), trace_(trace) {}

    void deal(const Chance& chance)
    {
        std::size_t next = 0;
        for (const Seat seat : state_.seated) {
            Hand& hand = state_.hands[at(seat)];
            state_.coins[at(seat)] = kStartCoins;
            for (int i = 0; i < kHandSize; ++i)
                draw(hand, seat, chance.cards[next++]);
            tellCards(Event::Kind::Dealt, seat, hand.begin(), hand.end());
        }
        beginTurn(0);
    }

    void replace(const Chance& chance)
    {
        const Seat seat = state_.loser;
        Hand& hand = state_.hands[at(seat)];
        draw(hand, seat, chance.cards.front());
        tellCards(Event::Kind::Replaced, seat, hand.end() - 1, hand.end());
        if (state_.next == Next::ReplaceForAction)
            actionStands();
        else
            stopped();
    }

    void drawTwo(const Chance& chance)
    {
        Hand& hand = state_.hands[at(state_.actor)];
        for (const Role card : chance.cards)
            draw(hand, state_.actor, card);
        tellCards(Event::Kind::Drew, state_.actor, hand.end() - 2, hand.end());
        ask(Phase::Return, state_.actor);
    }

    void act(Seat seat, const Action& action)
    {
        switch (action.kind) {
        case Kind::Allow:
            return answer(seat, false);
        case Kind::Block:
            state_.blockRole = action.role;
            return answer(seat, true);
        case Kind::Challenge:
            return answer(seat, true);
        case Kind::Lose:
            drop(seat, action.role);
            return goOn();
        case Kind::Return:
            return giveBack(action);
        default:
            return announce(action);
        }
    }

private:
    // Turns.

    void beginTurn(Seat seat)
    {
        ++state_.turn;
        state_.actor = small(seat);
        state_.target = state_.blocker = state_.challenger = state_.loser = -1;
        state_.blockAs = Role::None;
        ask(Phase::Turn, seat);
        if (trace_)
            tell(Event::Kind::TurnBegan, seat, -1, state_.turn);
    }

    void announce(const Action& action)
    {
        const Role role = claimOf(action.kind);
        state_.action = action.kind;
        state_.target = action.target;
        claim(state_.actor, {action.kind, action.target, role, Deed::End::Open});
        if (trace_)
            tell(Event::Kind::Acted, state_.actor, state_.target, 0, role);
        if (!state_.isCrate())
            pay();
        if (action.kind == Kind::ForeignAid)
            openWindow(Phase::Block, state_.actor, others(state_.actor));
        else if (role != Role::None)
            openWindow(Phase::ChallengeAction, state_.actor, others(state_.actor));
        else
            effect();
    }

    /// `end` is what came of the action, unless that was clear before.
    void endTurn(Deed::End end)
    {
        close(state_.deeds[at(state_.actor)], end);
        const SeatSet left = living(state_);
        const Seat next = nextActor(state_, left);
        for (const Seat seat : state_.seated - left)
            state_.coins[at(seat)] = 0;
        state_.seated = left;
        if (left.size() <= 1 || state_.turn == kMaxTurns)
            finish();
        else
            beginTurn(next);
    }

    void finish()
    {
        state_.phase = Phase::Over;
        state_.waiting = {};
        state_.winners = state_.seated;
        for (Deed& deed : state_.deeds)
            close(deed, Deed::End::Done);
        if (!trace_)
            return;
        Event event;
        event.kind = Event::Kind::Ended;
        event.winners = state_.winners;
        event.count = state_.turn;
        trace_->tellAll(event);
    }

    // Windows.

    SeatSet others(Seat seat) const { return state_.seated - SeatSet::of(seat); }

    void openWindow(Phase phase, Seat claimant, SeatSet asked)
    {
        state_.phase = phase;
        state_.window = {asked, {}, {}, small(claimant), !state_.isCrate()};
        settle();
    }

    void answer(Seat seat, bool isYes)
    {
        state_.window.answer(seat, isYes);
        settle();
    }

    void settle()
    {
        const Outcome now = outcome(state_.window);
        state_.waiting = now.waiting;
        if (!now.closed()) {
            if (trace_ && state_.isCrate() && state_.phase == Phase::Block && state_.action == Kind::ForeignAid)
                tellHanded(now.waiting.first());
        } else if (state_.phase == Phase::Block) {
            now.taker < 0 ? effect() : block(now.taker);
        } else if (state_.phase == Phase::ChallengeBlock) {
            now.taker < 0 ? stopped() : challengeBlock(now.taker);
        } else {
            now.taker < 0 ? actionStands() : challengeAction(now.taker);
        }
    }

    /// The claim was not doubted, or was proven.
    void actionStands()
    {
        if (!hasTarget(state_.action))
            return effect();
        if (state_.isIn(state_.target))
            return openWindow(Phase::Block, state_.actor, SeatSet::of(state_.target));
        missed();
    }

    void block(Seat seat)
    {
        state_.blocker = small(seat);
        state_.blockAs = state_.blockRole;
        claim(seat, {Kind::Block, state_.actor, state_.blockAs, Deed::End::Open});
        if (trace_)
            tell(Event::Kind::Blocked, seat, state_.actor, 0, state_.blockAs);
        openWindow(Phase::ChallengeBlock, seat, others(seat));
    }

    void challengeAction(Seat challenger)
    {
        if (prove(challenger, state_.actor, claimOf(state_.action)))
            return lose(challenger, Next::ReplaceForAction);
        if (!state_.isCrate())
            refund();
        lose(state_.actor, Next::EndTurn);
    }

    void challengeBlock(Seat challenger)
    {
        if (prove(challenger, state_.blocker, state_.blockAs))
            lose(challenger, state_.isCrate() ? Next::Stopped : Next::ReplaceForBlock);
        else
            lose(state_.blocker, Next::Effect);
    }

    /// Shows the card if it is there.
    bool prove(Seat challenger, Seat claimant, Role claimed)
    {
        const bool isTrue = holds(state_, claimant, claimed);
        state_.challenger = small(challenger);
        if (!isTrue)
            state_.deeds[at(claimant)].end = Deed::End::Caught;
        if (claimed != Role::None)
            (isTrue ? state_.shown : state_.caught)[at(claimant)].add(claimed);
        if (trace_) {
            tell(Event::Kind::Challenged, challenger, claimant, 0, claimed);
            tell(isTrue ? Event::Kind::Proved : Event::Kind::Caught, claimant, -1, 0, claimed);
        }
        return isTrue;
    }

    // What follows.

    void effect()
    {
        switch (state_.action) {
        case Kind::Income:
            return take(1);
        case Kind::ForeignAid:
            return take(2);
        case Kind::Tax:
            return take(3);
        case Kind::Steal:
            return steal();
        case Kind::Exchange:
            state_.phase = Phase::Draw;
            return;
        default:
            return strike();
        }
    }

    void take(int coins)
    {
        addCoins(state_.actor, coins);
        if (trace_)
            tell(Event::Kind::Took, state_.actor, -1, coins);
        endTurn(Deed::End::Done);
    }

    void steal()
    {
        const int coins = std::min<int>(2, state_.coins[at(state_.target)]);
        addCoins(state_.target, -coins);
        addCoins(state_.actor, coins);
        if (trace_)
            tell(Event::Kind::Stole, state_.actor, state_.target, coins);
        endTurn(Deed::End::Done);
    }

    /// A coup or an assassination. In the crate it is paid for only now, and who cannot loses a card.
    void strike()
    {
        if (state_.isCrate()) {
            if (state_.coins[at(state_.actor)] < costOf(state_.action)) {
                if (trace_)
                    tell(Event::Kind::Unpaid, state_.actor);
                state_.deeds[at(state_.actor)].end = Deed::End::Void;
                return lose(state_.actor, Next::EndTurn);
            }
            pay();
        }
        if (!state_.isIn(state_.target))
            return missed();
        lose(state_.target, Next::EndTurn);
    }

    void missed()
    {
        if (trace_)
            tell(Event::Kind::Missed, state_.actor, state_.target);
        endTurn(Deed::End::Void);
    }

    void stopped()
    {
        close(state_.deeds[at(state_.blocker)], Deed::End::Done);
        if (trace_)
            tell(Event::Kind::Stopped, state_.actor);
        endTurn(Deed::End::Blocked);
    }

    void giveBack(const Action& action)
    {
        Hand& hand = state_.hands[at(state_.actor)];
        const std::array cards = {action.role, action.second};
        for (const Role card : cards)
            discard(hand, state_.actor, card);
        tellCards(Event::Kind::Returned, state_.actor, cards.begin(), cards.end());
        endTurn(Deed::End::Done);
    }

    // Losing a card.

    /// Lets `seat` lose a card, by its choice if it has two; then the turn goes on with `next`.
    void lose(Seat seat, Next next)
    {
        state_.next = next;
        state_.loser = small(seat);
        const Hand& hand = state_.hands[at(seat)];
        // Whether two cards are equal must not show, so who has two is asked.
        if (hand.size() > 1)
            return ask(Phase::Lose, seat);
        if (!hand.empty())
            drop(seat, hand.front());
        goOn();
    }

    void drop(Seat seat, Role card)
    {
        state_.hands[at(seat)].eraseFirst(card);
        state_.lost[at(seat)].push_back(card);
        ++state_.faceUp[at(card)];
        --state_.cards[at(seat)];
        if (trace_)
            tell(Event::Kind::Lost, seat, -1, 0, card);
        if (state_.isIn(seat))
            return;
        state_.outInTurn[at(seat)] = state_.turn;
        if (!state_.isCrate()) {
            state_.coins[at(seat)] = 0;
            state_.seated.remove(seat);
        }
        if (trace_)
            tell(Event::Kind::WentOut, seat);
    }

    void goOn()
    {
        // The printed game is over at once; the crate plays the turn to its end, where the last one may still die.
        if (state_.seated.size() == 1)
            return finish();
        switch (state_.next) {
        case Next::EndTurn:
            return endTurn(Deed::End::Done);
        case Next::Effect:
            return effect();
        case Next::Stopped:
            return stopped();
        case Next::ReplaceForAction:
            return returnShown(state_.actor, claimOf(state_.action));
        case Next::ReplaceForBlock:
            return returnShown(state_.blocker, state_.blockAs);
        }
    }

    void returnShown(Seat seat, Role card)
    {
        discard(state_.hands[at(seat)], seat, card);
        state_.loser = small(seat);
        state_.phase = Phase::Replace;
        state_.waiting = {};
    }

    // Cards and coins.

    void draw(Hand& hand, Seat seat, Role card)
    {
        hand.push_back(card);
        ++state_.cards[at(seat)];
        --state_.courtCards[at(card)];
        --state_.court;
    }
    /// To the court deck.
    void discard(Hand& hand, Seat seat, Role card)
    {
        hand.eraseFirst(card);
        --state_.cards[at(seat)];
        ++state_.courtCards[at(card)];
        ++state_.court;
    }

    void addCoins(Seat seat, int coins)
    {
        state_.coins[at(seat)] = static_cast<std::uint8_t>(state_.coins[at(seat)] + coins);
    }
    void pay() { charge(Event::Kind::Paid, -1); }
    void refund() { charge(Event::Kind::Refunded, 1); }
    void charge(Event::Kind kind, int sign)
    {
        const int cost = costOf(state_.action);
        if (cost == 0)
            return;
        addCoins(state_.actor, sign * cost);
        if (trace_)
            tell(kind, state_.actor, -1, cost);
    }

    static void close(Deed& deed, Deed::End end)
    {
        if (deed.end == Deed::End::Open)
            deed.end = end;
    }
    void claim(Seat seat, const Deed& deed)
    {
        state_.deeds[at(seat)] = deed;
        if (deed.claim != Role::None)
            ++state_.claims[at(seat)][at(deed.claim)];
    }

    void ask(Phase phase, Seat seat)
    {
        state_.phase = phase;
        state_.waiting = SeatSet::of(seat);
    }

    // Telling.

    Event event(Event::Kind kind, Seat seat) const
    {
        Event out;
        out.kind = kind;
        out.seat = small(seat);
        out.action = state_.action;
        return out;
    }
    void tell(Event::Kind kind, Seat seat, Seat other = -1, int count = 0, Role role = Role::None)
    {
        Event out = event(kind, seat);
        out.other = small(other);
        out.count = static_cast<std::int16_t>(count);
        out.role = role;
        trace_->tellAll(out);
    }
    /// Cards that `seat` may know, and how many there are for the others.
    void tellCards(Event::Kind kind, Seat seat, const Role* first, const Role* last, Seat other = -1)
    {
        if (!trace_)
            return;
        Event blurred = event(kind, seat);
        blurred.other = small(other);
        blurred.count = static_cast<std::int16_t>(last - first);
        Event precise = blurred;
        precise.cards.append(first, last);
        trace_->tell(seat, precise, blurred);
    }
    void tellHanded(Seat seat)
    {
        const Hand& hand = state_.hands[at(state_.actor)];
        tellCards(Event::Kind::Handed, seat, hand.begin(), hand.end(), state_.actor);
    }

    State& state_;
    Trace<Event>* trace_;
};

constexpr Action plain(Kind kind, Role role = Role::None)
{
    return {kind, -1, role, Role::None};
}

// Lists are made once and copied, because contests spend their time on them.
constexpr std::array kQuiet = {plain(Kind::Income), plain(Kind::ForeignAid), plain(Kind::Tax), plain(Kind::Exchange)};
constexpr std::array kDoubts = {plain(Kind::Allow), plain(Kind::Challenge)};
constexpr std::array kBlockAid = {plain(Kind::Allow), plain(Kind::Block, Role::Duke)};
constexpr std::array kBlockMurder = {plain(Kind::Allow), plain(Kind::Block, Role::Contessa)};
constexpr std::array kBlockTheft = {plain(Kind::Allow), plain(Kind::Block, Role::Captain),
                                    plain(Kind::Block, Role::Ambassador)};
constexpr std::array kBlockTheftCrate = {plain(Kind::Allow), plain(Kind::Block)};

/// Steals, assassinations and coups against each of a set of seats, for every set.
constexpr auto kStrikes = [] {
    std::array<FixedList<Action, std::size_t{3} * kMaxSeats>, SeatSet::kSets> all;
    for (std::size_t set = 0; set < all.size(); ++set)
        for (const Kind kind : {Kind::Steal, Kind::Assassinate, Kind::Coup})
            for (Seat target = 0; target < kMaxSeats; ++target)
                if (((set >> target) & 1U) != 0)
                    all[set].push_back({kind, static_cast<std::int8_t>(target), Role::None, Role::None});
    return all;
}();

template <std::size_t N>
void add(const std::array<Action, N>& actions, ActionList<Coup>& out)
{
    out.append(actions.data(), actions.data() + N);
}

void addTurn(const State& state, Seat seat, ActionList<Coup>& out)
{
    const int coins = state.coins[at(seat)];
    const SeatSet others = state.seated - SeatSet::of(seat);
    const auto& strikes = kStrikes[others.index()];
    const Action* const murders = strikes.begin() + others.size();
    const Action* const coups = murders + others.size();
    if (coins >= kForcedCoup)
        return out.append(coups, strikes.end());
    const int purse = state.isCrate() ? kCoupCost : coins; // the crate does not ask for the price before
    add(kQuiet, out);
    out.append(strikes.begin(), purse < kAssassinationCost ? murders : purse < kCoupCost ? coups : strikes.end());
}

void addBlocks(const State& state, ActionList<Coup>& out)
{
    if (state.action == Kind::ForeignAid)
        add(kBlockAid, out);
    else if (state.action == Kind::Assassinate)
        add(kBlockMurder, out);
    else if (state.isCrate())
        add(kBlockTheftCrate, out);
    else
        add(kBlockTheft, out);
}

/// The last card first: that is what the published bots lose.
void addLosses(const Hand& hand, ActionList<Coup>& out)
{
    out.push_back({Kind::Lose, -1, hand.back(), Role::None});
    if (hand.front() != hand.back())
        out.push_back({Kind::Lose, -1, hand.front(), Role::None});
}

/// Every pair of the pool, the two drawn cards first.
void addReturns(const Hand& pool, ActionList<Coup>& out)
{
    for (std::size_t j = pool.size() - 1; j > 0; --j)
        for (std::size_t i = j; i-- > 0;) {
            const Action action{Kind::Return, -1, std::min(pool[i], pool[j]), std::max(pool[i], pool[j])};
            if (!out.contains(action))
                out.push_back(action);
        }
}

/// How many cards chance gives in this phase.
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

Node Coup::node(const State& state)
{
    if (!state.waiting.empty())
        return Node::waiting(state.waiting);
    return state.phase == Phase::Over ? Node::over() : Node::chance();
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
               return std::count(cards.begin(), cards.end(), card) <= state.courtCards[at(card)];
           });
}

void Coup::happen(State& state, const Chance& chance, Trace<Event>* trace)
{
    Play play(state, trace);
    if (state.phase == Phase::Deal)
        play.deal(chance);
    else if (state.phase == Phase::Replace)
        play.replace(chance);
    else
        play.drawTwo(chance);
}

void Coup::legal(const State& state, Seat seat, ActionList<Coup>& out)
{
    switch (state.phase) {
    case Phase::Turn:
        return addTurn(state, seat, out);
    case Phase::Lose:
        return addLosses(state.hands[at(seat)], out);
    case Phase::Return:
        return addReturns(state.hands[at(seat)], out);
    case Phase::Block:
        return addBlocks(state, out);
    default:
        return add(kDoubts, out);
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
    Play(state, trace).act(seat, action);
}

double Coup::score(const State& state, Seat seat)
{
    if (state.winners.empty())
        return 1.0 / state.rules.players;
    return state.winners.has(seat) ? 1.0 / state.winners.size() : 0.0;
}

double Coup::points(const State& state, Seat seat)
{
    return pointsFor(state.rules, state.winners, seat);
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
