// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Each search answers "does this side win?". A draw is "no" for both sides. Depth-first proof-number search (Nagai, "Df-pn
// algorithm for searching AND/OR trees", 2002) with proof numbers initialised from hand sizes and trumps. At each lead suits
// and ranks are renamed to a canonical form, so that equivalent positions share a table entry.
//
// Termination. A beaten bout removes cards from the game. A sequence of taken bouts can repeat a position only if attacks
// are transferred: 6s is led, transferred with 6d, both are taken; 6h is led, transferred with 6d, both are taken. The limit
// of the rules ends such a cycle: after kMaxTakings consecutive taken bouts the game is drawn. Therefore a position
// has a number of takings left, which a taken bout lowers and a beaten one restores. (Cards in the game, takings left, cards
// still to be played in the bout) decreases lexicographically with each step, so no position repeats.
//
// The key of the transposition table omits the takings left. A side that wins with n takings left also wins with more, by
// the same play; a side that does not win with n does not win with fewer. An entry holds the least number with a known win
// and the greatest with a known failure.
#include "ai/durak/ending.h"

#include "ai/durak/deal_sampler.h"
#include <algorithm>
#include <span>

namespace parlour::durak {

namespace {

using Kind = Action::Kind;
using Side = std::uint8_t; // 0 or 1: the two seats left
constexpr Side kNobody = 2;

constexpr Side other(Side side)
{
    return side ^ 1U;
}

struct Position {
    std::array<CardSet, 2> hands;
    CardSet open; ///< attack cards not covered; empty once the defender takes
    CardSet laid; ///< the other cards on the table
    Phase phase = Phase::Lead;
    Side attacker = 0;
    Side winner = kNobody; ///< when over
    bool taking = false;
    bool freshDiscard = false; ///< no card is discarded yet
    bool passing = true; ///< the rules allow a transfer in this bout
    std::uint8_t room = 0; ///< attack cards that may still be added in this bout
    std::uint8_t mayShow = 0; ///< one bit per side
    std::uint8_t takingsLeft = kMaxTakings;

    Side defender() const { return other(attacker); }
    Side turn() const { return phase == Phase::Defend ? defender() : attacker; }
};

/// The rules of a bout between two seats without a stock, as in engine/durak/durak_rules.cpp: change them together.
class EndingRules {
public:
    EndingRules(const Rules& rules, Suit trump) : rules_(rules), trump_(trump) {}

    const Rules& rules() const { return rules_; }
    CardSet fitting(const Position& position) const
    {
        return position.hands[position.attacker] & (position.open | position.laid).sameRanks();
    }
    CardSet covering(const Position& position, Card attack) const
    {
        return position.hands[position.defender()] & beating(rules_, trump_, attack);
    }
    /// Cards that transfer the attack, laid down or (`showing`) shown.
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
    /// Returns the takings left, or kMaxTakings if the limit is out of reach: without transfers the attacker has a card less
    /// after each taking.
    std::uint8_t takingsThatMatter(const Position& position) const
    {
        const bool outOfReach = !rules_.transfer && position.takingsLeft > position.hands[position.attacker].size() + 1;
        return outOfReach ? std::uint8_t{kMaxTakings} : position.takingsLeft;
    }
    /// Removes equivalent cards, keeping the lowest: neighbours in a suit that are both the last of their ranks.
    CardSet distinct(const Position& position, CardSet cards) const
    {
        const CardSet alive = position.hands[0] | position.hands[1] | position.open | position.laid;
        const CardSet single = alive - alive.repeatedRanks();
        CardSet result = cards;
        for (const Card card : cards& single) {
            const CardSet below =
                CardSet::fromBits(alive.bits() & ((std::uint64_t{1} << card.number()) - 1)) & CardSet::ofSuit(card.suit());
            if (below.empty())
                continue;
            const Card next = Card::numbered(63 - std::countl_zero(below.bits()));
            if (cards.has(next) && single.has(next))
                result.remove(card);
        }
        return rules_.lowBeatsAce ? cards : result;
    }
    /// Order of cards: plain before trump, low before high.
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
    /// Returns an equivalent position with suits and ranks renamed towards a canonical form. Changes leads only.
    Position renamed(Position position) const
    {
        if (position.phase != Phase::Lead || rules_.lowBeatsAce)
            return position;
        const auto trump = static_cast<std::size_t>(trump_);
        const auto lane = [&](Side side, std::size_t suit) {
            return static_cast<std::uint32_t>(position.hands[side].bits() >> (16 * suit)) & 0xFFFFU;
        };
        // Plain suits, sorted by the pattern of their holders.
        std::array<std::pair<std::uint32_t, std::size_t>, 3> plain;
        std::size_t count = 0;
        for (std::size_t suit = 0; suit < kSuits; ++suit) {
            if (suit == trump)
                continue;
            const std::uint32_t first = lane(0, suit);
            std::uint32_t pattern = 1;
            for (std::uint32_t all = first | lane(1, suit); all != 0; all &= all - 1)
                pattern = 2 * pattern + ((first & all & (~all + 1)) != 0 ? 1U : 0U);
            plain[count++] = {pattern, suit};
        }
        std::sort(plain.begin(), plain.end());
        const std::array<std::size_t, kSuits> from{trump, plain[0].second, plain[1].second, plain[2].second};
        std::array<std::size_t, kSuits> to{trump};
        for (std::size_t i = 1, suit = 0; i < kSuits; ++suit)
            if (suit != trump)
                to[i++] = suit;
        // Ranks in a topological order of all suits: of the candidates, the one with the lowest code comes next.
        std::array<std::uint32_t, kRanks> codes;
        std::size_t ranks = 0;
        for (Rank rank = 0; rank < kRanks; ++rank) {
            std::uint32_t code = 0;
            for (std::size_t i = 0; i < kSuits; ++i)
                code |= ((lane(0, from[i]) >> rank & 1U) << i) | ((lane(1, from[i]) >> rank & 1U) << (i + 4));
            if (code != 0)
                codes[ranks++] = code;
        }
        std::array<std::uint64_t, 2> hands{};
        for (unsigned rank = 0; rank < ranks; ++rank) {
            std::uint32_t blocked = 0;
            std::size_t chosen = ranks;
            for (std::size_t i = 0; i < ranks && blocked != 15; ++i) {
                if (codes[i] == 0)
                    continue;
                const std::uint32_t suits = (codes[i] | codes[i] >> 4) & 15U;
                if ((suits & blocked) == 0 && (chosen == ranks || codes[i] < codes[chosen]))
                    chosen = i;
                blocked |= suits;
            }
            for (std::size_t i = 0; i < kSuits; ++i)
                for (std::size_t side = 0; side < 2; ++side)
                    hands[side] |= std::uint64_t{(codes[chosen] >> (i + 4 * side)) & 1U} << (16 * to[i] + rank);
            codes[chosen] = 0;
        }
        position.hands = {CardSet::fromBits(hands[0]), CardSet::fromBits(hands[1])};
        return position;
    }

private:
    /// The limit of attack cards against `side`.
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

/// A position without the takings left. The three sets encode the place of each card.
struct Key {
    std::uint64_t first = 0; ///< first hand and open attacks
    std::uint64_t second = 0; ///< second hand and open attacks
    std::uint64_t laid = 0;
    std::uint32_t rest = 0; ///< 0 only in an empty entry

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

/// A proof or disproof number.
using Number = std::uint32_t;
constexpr Number kInfinite = 1U << 30;

/// Powers of a base, for exponents from -63 to 63.
class Powers {
public:
    constexpr explicit Powers(double base)
    {
        for (int i = 1; i < 64; ++i)
            up_[static_cast<std::size_t>(i)] = up_[static_cast<std::size_t>(i - 1)] * base;
    }
    constexpr double operator[](int exponent) const
    {
        return exponent < 0 ? 1 / up_[static_cast<std::size_t>(-exponent)] : up_[static_cast<std::size_t>(exponent)];
    }

private:
    std::array<double, 64> up_{1};
};

/// The known bounds of "does this side win?" for a key.
struct Entry {
    Key key;
    std::uint8_t winsFrom = kMaxTakings + 1; ///< the least number of takings left with a known win
    std::uint8_t notUpTo = 0; ///< the greatest number of takings left with a known failure
    Number proof = 1; ///< the proof number, as last stored
    Number disproof = 1;
};

/// Grows up to kMax entries; beyond that newer entries replace older ones.
class TranspositionTable {
public:
    const Entry* find(const Key& key) const
    {
        for (std::size_t i = 0, at = key.hash(); i < kProbes; ++i, ++at) {
            const Entry& entry = entries_[at & mask()];
            if (entry.key == key)
                return &entry;
            if (entry.key.rest == 0)
                return nullptr;
        }
        return nullptr;
    }
    Entry& at(const Key& key)
    {
        if (used_ * 2 > entries_.size() && entries_.size() < kMax)
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
    static constexpr std::size_t kMax = std::size_t{1} << 21;

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

    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << 12);
    std::size_t used_ = 0;
};

/// Depth-first proof-number search.
class Search {
public:
    Search(const EndingRules& rules, const EndingOptions& options, Suit trump)
        : rules_(rules),
          options_(options),
          trumps_(CardSet::ofSuit(trump))
    {
    }

    std::int64_t nodes() const { return nodes_; }
    bool gaveUp() const { return gaveUp_; }

    /// Meaningless if the search gave up.
    bool wins(const Position& position, Side side)
    {
        side_ = side;
        const Numbers numbers = numbersOf(position);
        return (numbers.isSettled() ? numbers : expand(position, kInfinite, kInfinite)).proof == 0;
    }
    /// Whether an earlier search has proven that `side` wins.
    bool isKnownToWin(const Position& position, Side side)
    {
        side_ = side;
        return numbersOf(position).proof == 0;
    }

private:
    /// The proof and disproof numbers; 0: proven or disproven.
    struct Numbers {
        Number proof = 1;
        Number disproof = 1;
        bool isSettled() const { return proof == 0 || disproof == 0; }
    };
    static constexpr Numbers kProven{0, kInfinite};
    static constexpr Numbers kDisproven{kInfinite, 0};
    struct Child {
        Position position;
        Numbers numbers;
    };
    bool countNode()
    {
        if (gaveUp_)
            return false;
        ++nodes_;
        if (nodes_ > options_.nodes || (nodes_ % 256 == 1 && options_.stop.stop_requested()))
            gaveUp_ = true;
        return !gaveUp_;
    }

    Key keyOf(const Position& position) const
    {
        Key key = Key::of(position);
        key.rest |= side_ == 0 ? 0U : 1U << 31;
        return key;
    }

    Numbers numbersOf(const Position& position) const
    {
        if (position.phase == Phase::Over)
            return position.winner == side_ ? kProven : kDisproven;
        const Entry* entry = table_.find(keyOf(position));
        if (!entry)
            return guess(position);
        const std::uint8_t takings = rules_.takingsThatMatter(position);
        if (takings >= entry->winsFrom)
            return kProven;
        if (takings <= entry->notUpTo)
            return kDisproven;
        return {entry->proof, entry->disproof};
    }

    /// Initial numbers: they grow with the cards, and a side with fewer cards and more trumps is likelier to win.
    Numbers guess(const Position& position) const
    {
        static constexpr Powers cards(1.3);
        static constexpr Powers lead(1.5);
        static constexpr Powers trumps(2);
        const CardSet own = position.hands[side_];
        const CardSet others = position.hands[other(side_)];
        const int taken = position.taking ? position.laid.size() : 0;
        const int fewer = others.size() - own.size() + (position.attacker == side_ ? taken : -taken);
        const int moreTrumps = (own & trumps_).size() - (others & trumps_).size();
        const double positions = cards[own.size() + others.size() + position.open.size() + taken];
        const double chance = lead[fewer] * trumps[moreTrumps];
        const auto number = [](double guessed) { return 1 + static_cast<Number>(std::min(guessed, 30000.0)); };
        return {number(positions / chance), number(positions * chance)};
    }

    void store(const Position& position, Numbers numbers)
    {
        Entry& entry = table_.at(keyOf(position));
        const std::uint8_t takings = rules_.takingsThatMatter(position);
        if (numbers.proof == 0)
            entry.winsFrom = std::min(entry.winsFrom, takings);
        else if (numbers.disproof == 0)
            entry.notUpTo = std::max(entry.notUpTo, takings);
        else {
            entry.proof = numbers.proof;
            entry.disproof = numbers.disproof;
        }
    }

    /// Searches a position until one of its numbers reaches its bound.
    Numbers expand(const Position& position, Number proofBound, Number disproofBound)
    {
        if (!countNode())
            return {};
        const std::size_t first = children_.size();
        addChildren(position);
        // For the side to move one child suffices; for the other all children must be refuted.
        const bool own = position.turn() == side_;
        const auto reach = own ? &Numbers::proof : &Numbers::disproof;
        const auto refute = own ? &Numbers::disproof : &Numbers::proof;
        Numbers bounds{proofBound, disproofBound};
        Numbers numbers;
        while (true) {
            Child* best = nullptr;
            Number second = kInfinite; // second least
            std::uint64_t sum = 0;
            for (Child& child : std::span(children_).subspan(first)) {
                sum += child.numbers.*refute;
                if (!best || child.numbers.*reach < best->numbers.*reach) {
                    second = best ? best->numbers.*reach : kInfinite;
                    best = &child;
                } else {
                    second = std::min(second, child.numbers.*reach);
                }
            }
            numbers.*reach = best->numbers.*reach;
            numbers.*refute =
                best->numbers.*reach == 0 ? kInfinite : static_cast<Number>(std::min<std::uint64_t>(sum, kInfinite));
            if (gaveUp_ || numbers.*reach >= bounds.*reach || numbers.*refute >= bounds.*refute)
                break;
            Numbers bound;
            bound.*reach = std::min(bounds.*reach, second + 1 + second / 4); // slack, so that the best child seldom changes
            bound.*refute = bounds.*refute - (numbers.*refute - best->numbers.*refute);
            const auto at = static_cast<std::size_t>(best - children_.data()); // children_ may reallocate
            const Position next = best->position;
            const Numbers found = expand(next, bound.proof, bound.disproof);
            children_[at].numbers = found;
        }
        children_.resize(first);
        if (!gaveUp_)
            store(position, numbers);
        return numbers;
    }

    /// Appends the position after each distinct action, with its numbers.
    void addChildren(const Position& position)
    {
        const auto add = [&](Kind kind, Card card = {}, Card target = {}) {
            const Position next = rules_.renamed(rules_.after(position, {kind, card, target}));
            children_.push_back({next, numbersOf(next)});
        };
        const auto addAll = [&](CardSet cards, Kind kind, Card target = {}) {
            for (const Card card : inOrder(rules_.distinct(position, cards)))
                add(kind, card, target);
        };
        switch (position.phase) {
        case Phase::Lead:
            addAll(position.hands[position.attacker], Kind::Attack);
            break;
        case Phase::Throw:
            addAll(rules_.fitting(position), Kind::Attack);
            add(Kind::Done);
            break;
        default: {
            // The order of covers does not matter: the first open attack is covered first.
            const Card target = position.open.first();
            addAll(rules_.covering(position, target), Kind::Cover, target);
            addAll(rules_.passing(position, false), Kind::Transfer);
            addAll(rules_.passing(position, true), Kind::Show);
            add(Kind::Take);
            break;
        }
        }
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
    CardSet trumps_;
    std::vector<Child> children_; ///< a stack: the children of all positions on the current path
    TranspositionTable table_;
    Side side_ = 0;
    std::int64_t nodes_ = 0;
    bool gaveUp_ = false;
};

enum class Outcome { Loss, Draw, Win };

/// Returns the score of an outcome, as Durak::score.
double shareOf(Outcome outcome, const Rules& rules)
{
    const double players = rules.players;
    if (outcome == Outcome::Loss)
        return 0;
    if (outcome == Outcome::Draw)
        return 1 / players;
    return rules.teams == Teams::Off ? 1 / (players - 1) : 2 / players;
}

/// The legal actions in the order of the rules, except open attacks, which are in the order of their cards.
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

/// nullopt if the search gave up.
std::optional<Outcome> outcomeOf(Search& search, const Position& position, Side side)
{
    const bool wins = search.wins(position, side);
    const bool loses = !wins && search.wins(position, other(side));
    if (search.gaveUp())
        return std::nullopt;
    return wins ? Outcome::Win : loses ? Outcome::Loss : Outcome::Draw;
}

/// Side 0 is the View's own seat. nullopt if the View is not an ending, or inconsistent.
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

void note(Ending& ending, const Action& action, std::optional<Outcome> outcome, const EndingRules& rules)
{
    ending.actions.push_back({action, shareOf(outcome.value_or(Outcome::Draw), rules.rules()), outcome.has_value()});
}

/// Evaluates every action. Returns the best outcome found.
std::optional<Outcome> evaluateAll(Search& search, const Position& start, const EndingRules& rules, Ending& ending)
{
    std::optional<Outcome> best;
    for (const Action& action : actionsOf(start, rules)) {
        const auto outcome = outcomeOf(search, rules.renamed(rules.after(start, action)), start.turn());
        note(ending, action, outcome, rules);
        if (outcome && (!best || *outcome > *best))
            best = outcome;
    }
    return best;
}

/// Returns the outcome of the position, and notes the actions that are proven to reach it.
std::optional<Outcome> evaluateBest(Search& search, const Position& start, const EndingRules& rules, Ending& ending)
{
    const Side side = start.turn();
    auto best = outcomeOf(search, start, side);
    for (const Action& action : actionsOf(start, rules)) {
        const Position next = rules.renamed(rules.after(start, action));
        std::optional<Outcome> outcome;
        if (best == Outcome::Win && search.isKnownToWin(next, side))
            outcome = best;
        else if (best == Outcome::Loss)
            outcome = best;
        else if (best == Outcome::Draw)
            outcome = outcomeOf(search, next, side);
        note(ending, action, outcome, rules);
    }
    return search.gaveUp() && best != Outcome::Win ? std::nullopt : best;
}

} // namespace

std::optional<Ending> solveEnding(const View& view, const EndingOptions& options)
{
    const auto start = positionOf(view);
    if (!start)
        return std::nullopt;
    const EndingRules rules(view.rules, view.trump());
    Search search(rules, options, view.trump());
    Ending ending;
    ending.seat = view.turn;

    const auto best =
        options.bestOnly ? evaluateBest(search, *start, rules, ending) : evaluateAll(search, *start, rules, ending);
    ending.exact = best == Outcome::Win || !search.gaveUp();
    ending.value = shareOf(best.value_or(Outcome::Draw), view.rules);

    // The line: at each position the first action that preserves its outcome.
    Position position = *start;
    while (options.line && !options.bestOnly && !search.gaveUp() && position.phase != Phase::Over) {
        const Side mover = position.turn();
        const auto wanted = outcomeOf(search, position, mover);
        for (const Action& action : actionsOf(position, rules)) {
            const Position next = rules.after(position, action);
            const auto outcome = outcomeOf(search, rules.renamed(next), mover);
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
