// Every question is "does this side win?": alpha-beta over win, draw and loss with a null window, so each position has a
// yes or a no. A draw is a no to both sides.
//
// Why it ends. A beaten bout takes cards out of the game. Bouts that are taken could follow each other for ever only where
// attacks are passed on: without that the attacker stays the same and has a card less after each. With it they can go in
// a circle: 6s is led, passed on with 6d, both are taken; 6h is led, passed on with 6d, both are taken, and all is as it
// was. There the rules' own limit holds: after kMaxTakings bouts in a row that were taken the game is drawn. So a position
// has a number of takings left, at most kMaxTakings, which each taken bout lowers and a beaten one restores: (cards in the
// game, takings left, cards still to be played in the bout) falls in lexical order at each step, and no position can
// come back.
//
// The transposition table leaves the takings out of its key. A side that wins with n left wins with more, by the same play,
// since a draw by the limit is no win; one that does not win with n does not win with fewer. So an entry holds the fewest
// takings with which the side is known to win and the most with which it is known not to.
#include "ai/durak/ending.h"

#include <algorithm>

namespace parlour::durak {

namespace {

using Kind = Action::Kind;
using Side = std::uint8_t; // 0 or 1, the two who are left
constexpr Side kNobody = 2;

constexpr Side other(Side side)
{
    return side ^ 1U;
}

struct Position {
    std::array<CardSet, 2> hands;
    CardSet open; ///< attack cards that are not covered; none once the defender takes
    CardSet laid; ///< the other cards on the table
    Phase phase = Phase::Lead;
    Side attacker = 0;
    Side winner = kNobody; ///< when over
    bool taking = false;
    bool freshDiscard = false; ///< nothing is discarded yet
    bool passing = true; ///< the rules let this bout be passed on
    std::uint8_t room = 0; ///< attack cards that may still come in this bout
    std::uint8_t mayShow = 0; ///< a bit a side
    std::uint8_t takingsLeft = kMaxTakings;

    Side defender() const { return other(attacker); }
    Side turn() const { return phase == Phase::Defend ? defender() : attacker; }
};

/// The rules of a bout for two without a stock.
class EndingRules {
public:
    EndingRules(const Rules& rules, Suit trump) : rules_(rules), trump_(trump) {}

    CardSet fitting(const Position& position) const
    {
        return position.hands[position.attacker] & (position.open | position.laid).sameRanks();
    }
    CardSet covering(const Position& position, Card attack) const
    {
        return position.hands[position.defender()] & beating(rules_, trump_, attack);
    }
    /// Cards that pass the attack on, laid down or (`showing`) shown.
    CardSet passing(const Position& position, bool showing) const
    {
        const CardSet rank = CardSet::ofRank(position.open.first().rank());
        const int count = position.open.size() + (showing ? 0 : 1);
        const bool may = rules_.transfer && position.passing && position.laid.empty() && (position.open - rank).empty()
            && count <= limit(position, position.attacker);
        if (!may || (showing && ((position.mayShow >> position.defender()) & 1U) == 0))
            return {};
        const CardSet cards = position.hands[position.defender()] & rank;
        return showing ? cards & CardSet::ofSuit(trump_) : cards;
    }
    /// The takings left, or the most there can be where the limit is out of reach: nothing is passed on, so the attacker has
    /// a card less after each.
    std::uint8_t takingsThatMatter(const Position& position) const
    {
        const bool outOfReach = !rules_.transfer && position.takingsLeft > position.hands[position.attacker].size() + 1;
        return outOfReach ? std::uint8_t{kMaxTakings} : position.takingsLeft;
    }
    /// Plain cards before trumps, low before high.
    int rankOf(Card card) const { return card.rank() + (card.suit() == trump_ ? kRanks : 0); }

    Position after(Position position, const Action& action) const
    {
        switch (action.kind) {
        case Kind::Attack:
            position.hands[position.attacker].remove(action.card);
            (position.taking ? position.laid : position.open).add(action.card);
            --position.room;
            if (position.taking)
                askThrower(position);
            else
                position.phase = Phase::Defend;
            break;
        case Kind::Cover:
            position.hands[position.defender()].remove(action.card);
            position.open.remove(action.target);
            position.laid.add(action.target);
            position.laid.add(action.card);
            if (position.open.empty())
                askThrower(position);
            break;
        case Kind::Take:
            position.taking = true;
            position.laid = position.laid | position.open;
            position.open = {};
            if (rules_.throwOnTaker)
                askThrower(position);
            else
                endBout(position);
            break;
        case Kind::Transfer:
            position.hands[position.defender()].remove(action.card);
            position.open.add(action.card);
            passOn(position);
            break;
        case Kind::Show:
            position.mayShow &= static_cast<std::uint8_t>(~(1U << position.defender()));
            passOn(position);
            break;
        default:
            endBout(position);
            break;
        }
        return position;
    }

private:
    /// Attack cards that a side can be given.
    int limit(const Position& position, Side side) const
    {
        const int cap = rules_.firstFive && position.freshDiscard ? kMaxPairs - 1 : kMaxPairs;
        return std::min(cap, position.hands[side].size());
    }
    void askThrower(Position& position) const
    {
        const bool beaten = !position.taking && position.hands[position.defender()].empty();
        position.phase = Phase::Throw;
        if (position.room == 0 || beaten || position.hands[position.attacker].empty())
            endBout(position);
    }
    void passOn(Position& position) const
    {
        position.attacker = position.defender();
        position.room = static_cast<std::uint8_t>(limit(position, position.defender()) - position.open.size());
    }
    void endBout(Position& position) const
    {
        if (position.taking) {
            CardSet& hand = position.hands[position.defender()];
            hand = hand | position.laid;
            --position.takingsLeft;
        } else {
            position.freshDiscard = false;
            position.takingsLeft = kMaxTakings;
        }
        const bool attackerOut = position.hands[position.attacker].empty();
        const bool defenderOut = position.hands[position.defender()].empty();
        if (attackerOut || defenderOut || position.takingsLeft == 0) {
            position.phase = Phase::Over;
            if (attackerOut != defenderOut)
                position.winner = attackerOut ? position.attacker : position.defender();
            return;
        }
        if (!position.taking)
            position.attacker = position.defender();
        position.phase = Phase::Lead;
        position.taking = false;
        position.passing = true;
        position.laid = {};
        position.room = static_cast<std::uint8_t>(limit(position, position.defender()));
    }

    Rules rules_;
    Suit trump_;
};

/// A position without the takings left. The three sets tell where each card is.
struct Key {
    std::uint64_t first = 0; ///< first hand and open attacks
    std::uint64_t second = 0; ///< second hand and open attacks
    std::uint64_t laid = 0;
    std::uint32_t rest = 0; ///< never 0

    bool operator==(const Key&) const = default;
    static Key of(const Position& position)
    {
        auto place = [at = 0U](unsigned value, unsigned count) mutable {
            const unsigned shifted = value << at;
            at += count;
            return shifted;
        };
        unsigned rest = place(1, 1);
        rest |= place(position.attacker, 1);
        rest |= place(static_cast<unsigned>(position.phase), 3);
        rest |= place(position.taking, 1);
        rest |= place(position.freshDiscard, 1);
        rest |= place(position.passing, 1);
        rest |= place(position.room, 3);
        rest |= place(position.mayShow, 2);
        return {(position.hands[0] | position.open).bits(), (position.hands[1] | position.open).bits(), position.laid.bits(),
                rest};
    }
    std::size_t hash() const
    {
        std::uint64_t mixed = first * 0x9E3779B97F4A7C15ULL;
        mixed = (mixed ^ (mixed >> 29) ^ second) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 31) ^ laid) * 0x94D049BB133111EBULL;
        mixed = (mixed ^ (mixed >> 30) ^ rest) * 0x9E3779B97F4A7C15ULL;
        return static_cast<std::size_t>(mixed ^ (mixed >> 32));
    }
};

/// What is known of a key, by side: the fewest takings left with which it wins, and the most with which it does not.
struct Entry {
    Key key;
    std::array<std::uint8_t, 2> winsFrom{kMaxTakings + 1, kMaxTakings + 1};
    std::array<std::uint8_t, 2> notUpTo{};

    std::optional<bool> wins(Side side, std::uint8_t takings) const
    {
        if (takings >= winsFrom[side])
            return true;
        if (takings <= notUpTo[side] || takings >= winsFrom[other(side)])
            return false;
        return std::nullopt;
    }
    void note(Side side, std::uint8_t takings, bool won)
    {
        if (won)
            winsFrom[side] = std::min(winsFrom[side], takings);
        else
            notUpTo[side] = std::max(notUpTo[side], takings);
    }
};

/// Grows with what it holds up to a bound; then newer entries take the place of older ones.
class TranspositionTable {
public:
    const Entry* find(const Key& key) const
    {
        for (std::size_t i = 0, at = key.hash(); i < kProbes; ++i, ++at)
            if (entries_[at & mask()].key == key)
                return &entries_[at & mask()];
        return nullptr;
    }
    Entry& at(const Key& key)
    {
        if (used_ * 2 > entries_.size() && entries_.size() < kMost)
            grow();
        const std::size_t start = key.hash();
        for (std::size_t i = 0; i < kProbes; ++i) {
            Entry& entry = entries_[(start + i) & mask()];
            if (entry.key == key)
                return entry;
            if (entry.key.rest == 0) {
                ++used_;
                entry.key = key;
                return entry;
            }
        }
        Entry& entry = entries_[start & mask()];
        entry = {key};
        return entry;
    }

private:
    static constexpr std::size_t kProbes = 8;
    static constexpr std::size_t kMost = std::size_t{1} << 21;

    std::size_t mask() const { return entries_.size() - 1; }
    void grow()
    {
        std::vector<Entry> old(entries_.size() * 4);
        old.swap(entries_);
        used_ = 0;
        for (const Entry& entry : old)
            if (entry.key.rest != 0)
                at(entry.key) = entry;
    }

    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << 10);
    std::size_t used_ = 0;
};

class Search {
public:
    Search(const EndingRules& rules, const EndingOptions& options) : rules_(rules), options_(options) {}

    std::int64_t nodes() const { return nodes_; }
    bool gaveUp() const { return gaveUp_; }

    /// Means nothing once the search gave up.
    bool wins(const Position& position, Side side)
    {
        if (position.phase == Phase::Over)
            return position.winner == side;
        if (!mayGoOn())
            return false;
        const Key key = Key::of(position);
        const std::uint8_t takings = rules_.takingsThatMatter(position);
        if (const Entry* entry = table_.find(key))
            if (const auto known = entry->wins(side, takings))
                return *known;
        const bool won = winsByMoves(position, side);
        if (!gaveUp_)
            table_.at(key).note(side, takings, won);
        return won;
    }

private:
    bool mayGoOn()
    {
        if (gaveUp_)
            return false;
        ++nodes_;
        if (nodes_ > options_.nodes || (nodes_ % 256 == 1 && options_.stop.stop_requested()))
            gaveUp_ = true;
        return !gaveUp_;
    }

    /// Tries actions until one of whoever is to move settles the question.
    bool winsByMoves(const Position& position, Side side)
    {
        const bool wanted = position.turn() == side;
        const auto settles = [&](Kind kind, Card card = {}, Card target = {}) {
            return wins(rules_.after(position, {kind, card, target}), side) == wanted;
        };
        const auto anySettles = [&](CardSet cards, Kind kind, Card target = {}) {
            const auto ordered = inOrder(cards);
            return std::any_of(ordered.begin(), ordered.end(), [&](Card card) { return settles(kind, card, target); });
        };
        bool settled = false;
        switch (position.phase) {
        case Phase::Lead:
            settled = anySettles(position.hands[position.attacker], Kind::Attack);
            break;
        case Phase::Throw:
            settled = anySettles(rules_.fitting(position), Kind::Attack) || settles(Kind::Done);
            break;
        default: {
            // Nothing happens between covers, so their order does not matter: the first open attack is covered first.
            const Card target = position.open.first();
            settled = anySettles(rules_.covering(position, target), Kind::Cover, target)
                || anySettles(rules_.passing(position, false), Kind::Transfer)
                || anySettles(rules_.passing(position, true), Kind::Show) || settles(Kind::Take);
            break;
        }
        }
        return settled == wanted;
    }

    FixedList<Card, 52> inOrder(CardSet cards) const
    {
        FixedList<Card, 52> ordered;
        for (const Card card : cards) {
            ordered.push_back(card);
            for (std::size_t i = ordered.size() - 1; i > 0 && rules_.rankOf(ordered[i]) < rules_.rankOf(ordered[i - 1]); --i)
                std::swap(ordered[i], ordered[i - 1]);
        }
        return ordered;
    }

    const EndingRules& rules_;
    const EndingOptions& options_;
    TranspositionTable table_;
    std::int64_t nodes_ = 0;
    bool gaveUp_ = false;
};

enum class Outcome { Loss, Draw, Win };

/// As Durak::score.
double shareOf(Outcome outcome, const Rules& rules)
{
    const double players = rules.players;
    if (outcome == Outcome::Loss)
        return 0;
    if (outcome == Outcome::Draw)
        return 1 / players;
    return rules.teams == Teams::Off ? 1 / (players - 1) : 2 / players;
}

/// In the order of the rules, but for open attacks, which are in the order of their cards.
std::vector<Action> actionsOf(const Position& position, const EndingRules& rules)
{
    std::vector<Action> actions;
    const auto add = [&](Kind kind, CardSet cards, Card target = {}) {
        for (const Card card : cards)
            actions.push_back({kind, card, target});
    };
    switch (position.phase) {
    case Phase::Lead:
        add(Kind::Attack, position.hands[position.attacker]);
        break;
    case Phase::Throw:
        actions.push_back({Kind::Done, {}, {}});
        add(Kind::Attack, rules.fitting(position));
        break;
    case Phase::Defend:
        actions.push_back({Kind::Take, {}, {}});
        add(Kind::Transfer, rules.passing(position, false));
        add(Kind::Show, rules.passing(position, true));
        for (const Card target : position.open)
            add(Kind::Cover, rules.covering(position, target), target);
        break;
    default:
        break;
    }
    return actions;
}

/// Nothing once the search gave up.
std::optional<Outcome> outcomeOf(Search& search, const Position& position, Side side)
{
    const bool wins = search.wins(position, side);
    const bool loses = !wins && search.wins(position, other(side));
    if (search.gaveUp())
        return std::nullopt;
    return wins ? Outcome::Win : loses ? Outcome::Loss : Outcome::Draw;
}

CardSet deckOf(const Rules& rules)
{
    CardSet cards;
    for (Rank rank = rules.lowestRank(); rank < kRanks; ++rank)
        cards = cards | CardSet::ofRank(rank);
    return cards;
}

/// Side 0 is the View's own; nothing if it is no ending, or not one that can be.
std::optional<Position> positionOf(const View& view)
{
    const bool asks = view.phase == Phase::Lead || view.phase == Phase::Defend || view.phase == Phase::Throw;
    if (!asks || view.inPlay.size() != 2 || view.stock != 0 || !view.inPlay.has(view.seat) || view.attacker == view.defender
        || !view.inPlay.has(view.attacker) || !view.inPlay.has(view.defender) || view.takings < 0
        || view.takings >= kMaxTakings)
        return std::nullopt;
    Position position;
    const CardSet table = setOf(view.table);
    position.hands[0] = setOf(view.hand);
    const CardSet gone = position.hands[0] | table | view.discarded;
    position.hands[1] = deckOf(view.rules) - gone;
    const Seat opponent = (view.inPlay - SeatSet::of(view.seat)).first();
    const auto size = [&](Seat seat) { return view.sizes[static_cast<std::size_t>(seat)]; };
    const auto sideOf = [&](Seat seat) -> Side { return seat == view.seat ? 0 : 1; };
    for (const Pair& pair : view.table)
        if (!pair.covered && !view.taking)
            position.open.add(pair.attack);
    position.laid = table - position.open;
    position.phase = view.phase;
    position.attacker = sideOf(view.attacker);
    position.taking = view.taking;
    position.freshDiscard = view.discarded.empty();
    position.passing = view.bout != 1 || view.rules.firstTransfer;
    position.room = static_cast<std::uint8_t>(std::max(0, view.limit - view.table.count()));
    position.mayShow =
        static_cast<std::uint8_t>((view.mayShow.has(view.seat) ? 1U : 0U) | (view.mayShow.has(opponent) ? 2U : 0U));
    position.takingsLeft = static_cast<std::uint8_t>(kMaxTakings - view.takings);
    const bool covered = position.open.empty();
    const bool sound = position.hands[0].size() == size(view.seat) && position.hands[1].size() == size(opponent)
        && (position.hands[0] & (table | view.discarded)).empty() && (table & view.discarded).empty()
        && covered == (position.phase != Phase::Defend) && table.empty() == (position.phase == Phase::Lead)
        && view.limit <= kMaxPairs && !position.hands[position.turn()].empty()
        && (position.phase == Phase::Defend || position.room > 0)
        && (position.phase != Phase::Lead || !position.hands[position.defender()].empty())
        && view.turn == (position.phase == Phase::Defend ? view.defender : view.attacker);
    return sound ? std::optional(position) : std::nullopt;
}

} // namespace

std::optional<Ending> solveEnding(const View& view, const EndingOptions& options)
{
    const auto start = positionOf(view);
    if (!start)
        return std::nullopt;
    const EndingRules rules(view.rules, view.trump());
    Search search(rules, options);
    Ending ending;
    ending.seat = view.turn;

    const auto side = start->turn();
    std::optional<Outcome> best;
    for (const Action& action : actionsOf(*start, rules)) {
        const auto outcome = outcomeOf(search, rules.after(*start, action), side);
        ending.actions.push_back({action, shareOf(outcome.value_or(Outcome::Draw), view.rules), outcome.has_value()});
        if (outcome && (!best || *outcome > *best))
            best = outcome;
    }
    ending.exact = best == Outcome::Win || !search.gaveUp();
    ending.value = shareOf(best.value_or(Outcome::Draw), view.rules);

    // The play of whoever is to move, each time the first action that keeps the position's outcome.
    Position position = *start;
    while (options.line && !search.gaveUp() && position.phase != Phase::Over) {
        const Side mover = position.turn();
        const auto wanted = outcomeOf(search, position, mover);
        for (const Action& action : actionsOf(position, rules)) {
            const Position next = rules.after(position, action);
            const auto outcome = outcomeOf(search, next, mover);
            if (!outcome)
                break;
            if (outcome != wanted)
                continue;
            const Seat opponent = (view.inPlay - SeatSet::of(view.seat)).first();
            ending.line.push_back({mover == 0 ? view.seat : opponent, action});
            position = next;
            break;
        }
    }
    ending.nodes = search.nodes();
    return ending;
}

} // namespace parlour::durak
