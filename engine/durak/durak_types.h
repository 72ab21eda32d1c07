// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Durak that bots and tables see: rules, actions, Views and events. No State here.
//
// Each player gets six cards; the card under the stock is turned up and fixes the trump suit. The holder of the lowest trump
// attacks the next player with a card; the defender covers it with a higher card of its suit or with a trump, or takes.
// Others throw in cards of ranks that lie on the table, up to six attack cards or as many as the defender held. Covered
// cards leave the game and the defender attacks next; a defender who takes picks up the table and is skipped. Then all draw
// up to six cards, the attacker first and the defender last. With an empty stock, players without cards are out; the last
// one with cards is the fool (durak) and loses; there is none if the last two go out together. With transfers, a defender
// who has covered nothing may add a card of the same rank and pass the attack on to the next player. Options: decks of 24 to
// 52 cards, who may throw in, teams, redeals and others. Source: the rules as played in Russia, after pagat.com ("Podkidnoy
// Durak", "Perevodnoy Durak").
#pragma once

#include "engine/base/cards.h"
#include "engine/base/fixed_list.h"
#include "engine/base/seat.h"

#include <array>

namespace parlour::durak {

inline constexpr int kHandSize = 6; ///< cards dealt to a hand, and drawn up to
inline constexpr int kMaxPairs = 6; ///< attack cards in a bout
/// The game is drawn after this many consecutive bouts in which the defender took. Without a limit, three or more seats
/// could pass cards in a circle for ever, and so could two with transfers. Two without transfers never reach it: the
/// attacker remains the same and loses a card in each such bout, and a hand has at most 46.
inline constexpr int kMaxTakings = 60;

/// The seats that may throw in.
enum class ThrowIn : std::uint8_t {
    All, ///< all but the defender
    Neighbours, ///< the two next to the defender
    Attacker ///< the principal attacker only
};
/// The teams, seated in turn.
enum class Teams : std::uint8_t {
    Off, ///< each for itself
    Pairs, ///< two teams of two
    Triples ///< two teams of three
};
/// The seat that attacks first.
enum class First : std::uint8_t {
    LowestTrump, ///< the holder of the lowest trump
    AttackTheFool ///< the seat before the fool of the last game, who is attacked
};

struct Rules {
    std::int8_t players = 2; ///< 2 to 6
    std::int8_t deck = 36; ///< 24 (9 to A), 32 (7 to A), 36 (6 to A), 52 (2 to A); at least 6 per player
    bool transfer = false; ///< perevodnoy
    bool passCard = false; ///< a transfer by showing the trump, once per player and game
    bool firstTransfer = true; ///< transfers are allowed in the very first bout
    bool firstFive = false; ///< at most five attack cards while the discard pile is empty
    ThrowIn throwIn = ThrowIn::All;
    bool throwOnTaker = true; ///< attackers may add cards after the defender decides to take
    bool lowBeatsAce = false; ///< the lowest rank of the deck beats the ace of its suit
    Teams teams = Teams::Off; ///< 2x2 with four players, 3x3 with six; team = seat % 2
    bool redeal = false; ///< a seat with five cards of one plain suit may ask for a new deal
    First first = First::LowestTrump;
    std::int8_t fool = -1; ///< the seat that lost the last game (AttackTheFool); -1 if none

    Rank lowestRank() const { return static_cast<Rank>(kRanks - deck / kSuits); }
    bool operator==(const Rules&) const = default;
};

/// An attack card and its cover.
struct Pair {
    Card attack;
    Card cover; ///< meaningless unless covered
    bool covered = false;
    bool operator==(const Pair&) const = default;
};
using Table = FixedList<Pair, kMaxPairs>;
/// Cards in the order in which the hand received them.
using Hand = FixedList<Card, 52>;

enum class Phase : std::uint8_t {
    Deal, ///< the deck is shuffled and dealt (chance)
    Redeal, ///< seats decide in turn whether they ask for a new deal
    DrawFirst, ///< without a trump in any hand the first attacker is drawn (chance)
    Lead, ///< the attacker plays a first card
    Defend, ///< the defender covers, takes or transfers
    Throw, ///< a seat throws in, or says that it is done
    Over ///< at most one player or team has cards
};

/// Text: "attack 6s", "done", "cover 9c with Jc", "take", "transfer 6d", "show 6h", "keep", "redeal".
/// Aligned to be copied as one word.
struct alignas(4) Action {
    enum class Kind : std::uint8_t {
        Attack, ///< leads or throws in a card
        Done, ///< throws in no more
        Cover, ///< beats `target`
        Take, ///< gives up the defence
        Transfer, ///< passes the attack on with a card
        Show, ///< passes the attack on by showing a trump
        Keep, ///< asks for no new deal
        Redeal ///< asks for a new deal
    };
    Kind kind = Kind::Done;
    Card card; ///< the card played or shown
    Card target; ///< Cover: the attack card to beat
    bool operator==(const Action&) const = default;
};

/// One chance outcome. Text: "deck 6s 7h .." (the last card is drawn first; the first is the trump card), or "first 2".
struct Chance {
    FixedList<Card, 52> deck; ///< empty if the first attacker is drawn
    std::int8_t first = -1;
    bool operator==(const Chance&) const = default;
};

/// The public part of the state. It includes discards and picked-up cards, which all seats have seen.
struct PublicState {
    CardSet discarded; ///< not shown at the table, but seen by all
    std::array<CardSet, kMaxSeats> known{}; ///< cards of a hand that all know (picked up, the trump card)
    // Cards that a seat declined to play, by taking or by saying done: it probably did not hold them then. This concerns the
    // hidden cards of its hand, in two age groups, since cards drawn later declined nothing. No rule depends on it.
    std::array<CardSet, kMaxSeats> declined{}; ///< by the oldest hidden cards
    std::array<std::int8_t, kMaxSeats> aged{}; ///< the number of oldest hidden cards; at most all of them
    std::array<CardSet, kMaxSeats> declinedLately{}; ///< since the last draw, by all hidden cards; a subset of `declined`
    Rules rules;
    Phase phase = Phase::Deal;
    std::int8_t turn = -1; ///< the seat that is asked; -1 if none
    std::int8_t attacker = 0; ///< principal attacker
    std::int8_t defender = 0;
    bool taking = false;
    std::int8_t limit = 0; ///< attack cards allowed in this bout
    std::int16_t bout = 0; ///< counted from 1
    std::int8_t stock = 0; ///< undealt cards, the trump card included
    Card trumpCard; ///< turned up under the stock until drawn; fixes the trump suit
    std::array<std::int8_t, kMaxSeats> sizes{}; ///< cards in each hand
    Table table;
    SeatSet inPlay; ///< seats that are not out
    SeatSet done; ///< throwers that said done since the last attack card
    SeatSet mayShow; ///< seats that still have their pass card
    std::array<std::int8_t, kMaxSeats> place{}; ///< 1 = out first; 0 = still in play
    std::array<std::int16_t, kMaxSeats> outInBout{};
    std::int8_t takings = 0; ///< consecutive bouts in which the defender took
    std::int8_t fool = -1; ///< of a finished game: the loser (or a seat of the losing team); -1 for a draw

    Suit trump() const { return trumpCard.suit(); }
    bool operator==(const PublicState&) const = default;
};

/// The information of one seat.
struct View : PublicState {
    std::int8_t seat = 0;
    Hand hand; ///< own cards
    bool operator==(const View&) const = default;
};

/// An event. In a blurred one `cards` is empty, and `count` is their number.
struct Event {
    enum class Kind : std::uint8_t {
        Dealt, ///< seat, cards
        TrumpTurned, ///< cards[0]
        RedealAsked, ///< seat wants a new deal
        FirstAttacker, ///< seat; cards[0] = its lowest trump, none if drawn or determined by the last game
        BoutBegan, ///< seat attacks `other`; count = number of the bout
        Attacked, ///< seat leads cards[0]
        ThrewIn, ///< seat adds cards[0]
        Covered, ///< seat beats cards[0] with cards[1]
        Takes, ///< seat gives up; count = cards on the table
        Transferred, ///< seat transfers the attack to `other` with cards[0]
        Showed, ///< seat transfers the attack to `other` by showing cards[0]
        SaidDone, ///< seat
        Beaten, ///< the table goes to the discard pile; seat defended, count cards
        PickedUp, ///< seat takes cards
        Drew, ///< seat draws cards
        WentOut, ///< seat is out; count = its place
        Ended ///< seat = the fool, -1 for a draw
    };
    Kind kind = Kind::SaidDone;
    std::int8_t seat = -1;
    std::int8_t other = -1;
    std::int16_t count = 0;
    FixedList<Card, 2 * kMaxPairs> cards;
    bool operator==(const Event&) const = default;
};

constexpr CardSet setOf(const Hand& hand)
{
    CardSet cards;
    for (const Card card : hand)
        cards.add(card);
    return cards;
}

/// The cards on the table, attacks and covers.
constexpr CardSet setOf(const Table& table)
{
    CardSet cards;
    for (const Pair& pair : table) {
        cards.add(pair.attack);
        if (pair.covered)
            cards.add(pair.cover);
    }
    return cards;
}

/// The cards that beat `attack`: higher ones of its suit, and trumps if it is not a trump.
constexpr CardSet beating(const Rules& rules, Suit trump, Card attack)
{
    const CardSet notHigher = CardSet::fromBits((std::uint64_t{2} << attack.number()) - 1);
    CardSet cards = CardSet::ofSuit(attack.suit()) - notHigher;
    if (attack.suit() != trump)
        cards = cards | CardSet::ofSuit(trump);
    if (rules.lowBeatsAce && attack.rank() == kAce)
        cards.add(Card(rules.lowestRank(), attack.suit()));
    return cards;
}

/// True if `card` beats `attack`.
constexpr bool beats(const Rules& rules, Suit trump, Card card, Card attack)
{
    return beating(rules, trump, attack).has(card);
}

} // namespace parlour::durak
