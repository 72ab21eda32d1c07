// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Durak that bots and tables see: options, actions, what one seat may know, events. No State here.
// Rules: as played in Russia, after pagat.com ("Podkidnoy Durak", "Perevodnoy Durak").
#pragma once

#include "engine/base/cards.h"
#include "engine/base/fixed_list.h"
#include "engine/base/seat.h"

#include <array>

namespace parlour::durak {

inline constexpr int kHandSize = 6; ///< what is dealt and refilled to
inline constexpr int kMaxPairs = 6; ///< attack cards in a bout
/// Cards could be taken in circles for ever: by three seats and more, and by two where attacks are passed on. After so many
/// bouts in a row without a beaten one the game is drawn. Two who do not pass on cannot come so far: the attacker stays the
/// same and has a card less after each taken bout, and a hand has at most 46.
inline constexpr int kMaxTakings = 60;

enum class ThrowIn : std::uint8_t { All, Neighbours, Attacker };
enum class Teams : std::uint8_t { Off, Pairs, Triples };
enum class First : std::uint8_t { LowestTrump, AttackTheFool };

struct Rules {
    std::int8_t players = 2; ///< 2 to 6
    std::int8_t deck = 36; ///< 24 (9 to A), 32 (7 to A), 36 (6 to A), 52 (2 to A); at least 6 a player
    bool transfer = false; ///< perevodnoy
    bool passCard = false; ///< a transfer by showing the trump, once a player and game
    bool firstTransfer = true; ///< transfers are allowed in the very first bout
    bool firstFive = false; ///< at most five attack cards while the discard pile is empty
    ThrowIn throwIn = ThrowIn::All;
    bool throwOnTaker = true; ///< attackers may add cards to those that are being taken
    bool lowBeatsAce = false; ///< the lowest rank of the deck beats the ace of its suit
    Teams teams = Teams::Off; ///< 2x2 with four players, 3x3 with six; team = seat % 2
    bool redeal = false; ///< a hand with five cards of one plain suit may ask for a new deal
    First first = First::LowestTrump;
    std::int8_t fool = -1; ///< who lost the last game (AttackTheFool); -1: nobody

    Rank lowestRank() const { return static_cast<Rank>(kRanks - deck / kSuits); }
    bool operator==(const Rules&) const = default;
};

/// An attack card and what lies on it.
struct Pair {
    Card attack;
    Card cover; ///< meaningless unless covered
    bool covered = false;
    bool operator==(const Pair&) const = default;
};
using Table = FixedList<Pair, kMaxPairs>;
/// Cards in the order in which they came to the hand.
using Hand = FixedList<Card, 52>;

enum class Phase : std::uint8_t {
    Deal, ///< the deck is shuffled and dealt (chance)
    Redeal, ///< seats say in turn whether they want a new deal
    DrawFirst, ///< nobody holds a trump: the first attacker is drawn (chance)
    Lead,
    Defend,
    Throw,
    Over
};

/// Text: "attack 6s", "done", "cover 9c with Jc", "take", "transfer 6d", "show 6h", "keep", "redeal".
/// Aligned so that it is copied as one word.
struct alignas(4) Action {
    enum class Kind : std::uint8_t { Attack, Done, Cover, Take, Transfer, Show, Keep, Redeal };
    Kind kind = Kind::Done;
    Card card; ///< the card played or shown
    Card target; ///< Cover: the attack card that is beaten
    bool operator==(const Action&) const = default;
};

/// One random outcome. Text: "deck 6s 7h .." in drawing order reversed (the last is drawn first; the first is the trump
/// card), or "first 2".
struct Chance {
    FixedList<Card, 52> deck; ///< empty: the first attacker is drawn
    std::int8_t first = -1;
    bool operator==(const Chance&) const = default;
};

/// What lies open to the whole table. Discards and picked-up cards were seen by everybody, so counting them is legal
/// knowledge.
struct PublicState {
    CardSet discarded; ///< known to all who watched; not shown at the table
    std::array<CardSet, kMaxSeats> known{}; ///< cards that everybody knows to be in a hand (picked up, the trump card)
    // What everybody saw a seat decline to play: who takes although a card could be beaten, or throws nothing in beside
    // ranks that lie there, most likely did not hold what would have done. Only of cards of its hand that are not known, and
    // not of those drawn since. No rule depends on it.
    std::array<CardSet, kMaxSeats> declined{}; ///< by the oldest such cards of the hand, which are ..
    std::array<std::int8_t, kMaxSeats> aged{}; ///< .. so many, or as many as there are
    std::array<CardSet, kMaxSeats> declinedLately{}; ///< by all of them but those drawn since; part of `declined`
    Rules rules;
    Phase phase = Phase::Deal;
    std::int8_t turn = -1; ///< who is asked now; -1: nobody
    std::int8_t attacker = 0; ///< principal attacker
    std::int8_t defender = 0;
    bool taking = false;
    std::int8_t limit = 0; ///< attack cards allowed in this bout
    std::int16_t bout = 0; ///< counted from 1
    std::int8_t stock = 0; ///< undealt cards, the trump card included
    Card trumpCard; ///< turned up under the stock, or where it went; fixes the trump suit
    std::array<std::int8_t, kMaxSeats> sizes{}; ///< cards in each hand
    Table table;
    SeatSet inPlay; ///< seats that are not out
    SeatSet done; ///< throwers that said done since the last card
    SeatSet mayShow; ///< seats that still have their pass card
    std::array<std::int8_t, kMaxSeats> place{}; ///< 1 = out first; 0 = still in play
    std::array<std::int16_t, kMaxSeats> outInBout{};
    std::int8_t takings = 0; ///< bouts in a row in which the defender took
    std::int8_t fool = -1; ///< when over: who lost (a seat of the losing team); -1: a draw

    Suit trump() const { return trumpCard.suit(); }
    bool operator==(const PublicState&) const = default;
};

/// All that one seat may know.
struct View : PublicState {
    std::int8_t seat = 0;
    Hand hand; ///< own cards
    bool operator==(const View&) const = default;
};

/// Something that happened. `cards` is empty and `count` set where the reader may only know how many.
struct Event {
    enum class Kind : std::uint8_t {
        Dealt, ///< seat, cards
        TrumpTurned, ///< cards[0]
        RedealAsked, ///< seat wants a new deal
        FirstAttacker, ///< seat; cards[0] = its lowest trump, or none if it was drawn or follows the last game
        BoutBegan, ///< seat attacks `other`; count = number of the bout
        Attacked, ///< seat leads cards[0]
        ThrewIn, ///< seat adds cards[0]
        Covered, ///< seat beats cards[0] with cards[1]
        Takes, ///< seat gives up; count = cards on the table
        Transferred, ///< seat passes the attack on to `other` with cards[0]
        Showed, ///< seat passes the attack on to `other` by showing cards[0]
        SaidDone, ///< seat
        Beaten, ///< the table goes to the discard pile; seat defended, count cards
        PickedUp, ///< seat takes cards
        Drew, ///< seat draws cards
        WentOut, ///< seat is out; count = its place
        Ended ///< seat = the fool, or -1 for a draw
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

/// Every card on the table, attacks and covers.
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

/// Every card that beats `attack`: higher ones of its suit, and trumps if it is none.
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

/// Does `card` beat `attack`?
constexpr bool beats(const Rules& rules, Suit trump, Card card, Card attack)
{
    return beating(rules, trump, attack).has(card);
}

} // namespace parlour::durak
