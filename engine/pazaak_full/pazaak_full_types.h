// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Pazaak with own side decks that bots and tables see: cards, rules, actions, Views and events. No State here.
//
// Each player brings a side deck of ten cards, of which four are dealt as the hand for the whole match. The house deck holds
// the numbers 1 to 10 four times. In turn, each player draws a house card, may play one card of the hand, and ends the turn
// or stands; exactly 20 stands by itself, and who stands draws no more. Over 20 at the end of a turn is a bust and loses the
// set; nine cards of at most 20 win it. If both stand, the higher total wins; of equal ones nobody wins, unless one has
// played a tiebreaker. Side cards add, subtract or either; some choose 1 or 2, turn the signs of all 2 and 4 (or 3 and 6),
// or double the last card. Who begins the first set is drawn. Three sets win the match. Source: public descriptions of the
// two role-playing games that the game comes from; the limits of decks are ours.
#pragma once

#include "engine/base/fixed_list.h"
#include "engine/base/index.h"
#include "engine/base/seat.h"
#include "engine/twenty/twenty.h"

#include <array>

namespace parlour::pazaak_full {

using twenty::kGoal, twenty::kHighestHouse;

inline constexpr int kFullTable = 9; ///< the number of cards on a table that ends the set for it
inline constexpr int kMaxSets = 50; ///< the match is drawn after this many sets, since tied sets count for nobody
inline constexpr int kCopiesHouse = 4;
inline constexpr int kHouseDeck = kHighestHouse * kCopiesHouse;
/// The number of house cards that a set can use: a table of nine draws no more.
inline constexpr int kHousePerSet = 2 * kFullTable;
inline constexpr int kDeckCards = 10;
inline constexpr int kHandCards = 4;

using HouseCounts = std::array<std::int8_t, kHighestHouse>; ///< numbers of house cards by value - 1

/// A side card: one of 23, ordered by kind and number.
class Card {
public:
    enum class Kind : std::uint8_t {
        Plus, ///< adds its number
        Minus, ///< subtracts its number
        PlusMinus, ///< adds or subtracts its number
        OneOrTwo, ///< adds or subtracts 1 or 2
        Tiebreaker, ///< adds or subtracts 1, and wins a tied set
        Flip, ///< changes the signs of two numbers on the own table
        Double ///< counts as much as the card before
    };
    static constexpr int kCount = 23;
    static constexpr int kHighest = 6; ///< of plus, minus and plus/minus cards

    constexpr Card() = default;
    static constexpr Card plus(int number) { return Card(number - 1); }
    static constexpr Card minus(int number) { return Card(kHighest + number - 1); }
    static constexpr Card plusMinus(int number) { return Card(2 * kHighest + number - 1); }
    static constexpr Card oneOrTwo() { return Card(18); }
    static constexpr Card tiebreaker() { return Card(19); }
    static constexpr Card flipTwoFour() { return Card(20); }
    static constexpr Card flipThreeSix() { return Card(21); }
    static constexpr Card doubling() { return Card(22); }
    static constexpr Card fromIndex(int index) { return Card(index); }

    constexpr int index() const { return index_; } ///< 0 to kCount - 1
    constexpr Kind kind() const { return kKinds[index_]; }
    /// The printed number of a plus, minus or plus/minus card; 1 for a tiebreaker; the lower number of a flip; otherwise 0.
    constexpr int number() const
    {
        switch (kind()) {
        case Kind::Plus:
        case Kind::Minus:
        case Kind::PlusMinus:
            return index_ % kHighest + 1;
        case Kind::Tiebreaker:
            return 1;
        case Kind::Flip:
            return index_ == 20 ? 2 : 3;
        case Kind::OneOrTwo:
        case Kind::Double:
            break;
        }
        return 0;
    }
    /// True for the kinds without a fixed effect of their number.
    constexpr bool isSpecial() const { return kind() >= Kind::OneOrTwo; }
    constexpr auto operator<=>(const Card&) const = default;

private:
    constexpr explicit Card(int index) : index_(static_cast<std::uint8_t>(index)) {}
    static constexpr std::array<Kind, kCount> kKinds = [] {
        std::array<Kind, kCount> kinds{};
        for (std::size_t i = 0; i < 18; ++i)
            kinds[i] = static_cast<Kind>(i / kHighest);
        kinds[18] = Kind::OneOrTwo;
        kinds[19] = Kind::Tiebreaker;
        kinds[20] = kinds[21] = Kind::Flip;
        kinds[22] = Kind::Double;
        return kinds;
    }();

    std::uint8_t index_ = 0;
};

using Deck = FixedList<Card, kDeckCards>; ///< the ten cards that a player brings, sorted
using Hand = FixedList<Card, kHandCards>; ///< sorted

/// The cards that a deck may hold.
enum class Limit : std::uint8_t {
    Two, ///< at most two of a card and one of each special card
    Classic, ///< plus, minus and plus/minus cards only, at most two of each
    Any ///< no limit
};
/// The time at which the house deck is shuffled.
enum class HouseDeck : std::uint8_t {
    Set, ///< before each set
    Match ///< when it is empty
};
/// The effect of nine cards of at most 20.
enum class Nine : std::uint8_t {
    Wins, ///< they win the set
    Stands ///< their player stands
};
/// The seat that begins a set after the first.
enum class Begins : std::uint8_t {
    Alternate, ///< the other one each time
    Loser, ///< the loser of the last set
    First ///< the same throughout
};

struct Rules {
    static constexpr int players = 2;
    HouseDeck deck = HouseDeck::Set;
    Nine nine = Nine::Wins;
    Begins begins = Begins::Alternate;
    Limit limit = Limit::Two;
    std::int8_t sets = 3; ///< won sets that win the match, 1 to 5
    bool operator==(const Rules&) const = default;
};

/// True if `deck` has ten sorted cards within `limit`.
bool isWithin(Limit limit, const Deck& deck);

/// A card on a table.
struct Laid {
    std::int8_t value = 0; ///< as it counts now; 0 for a flip
    std::int8_t side = -1; ///< index of the side card; -1 for a house card
    constexpr bool isHouse() const { return side < 0; }
    constexpr Card card() const { return Card::fromIndex(side); } ///< of a side card
    bool operator==(const Laid&) const = default;
};

/// One side of the table in one set.
struct Board {
    /// In the order laid. Nine end the turn; the ninth may be followed by a side card in the same turn.
    FixedList<Laid, kFullTable + 1> cards;
    std::int8_t total = 0; ///< may be negative
    bool standing = false;
    bool tiebreaker = false; ///< has played one in this set
    bool operator==(const Board&) const = default;

    constexpr bool bust() const { return total > kGoal; }
    constexpr bool full() const { return cards.count() >= kFullTable; }
};

/// Compares the tables of two players who stand: 1 if the first one wins, -1 if the second one does, 0 for a tie.
int compare(const Board& first, const Board& second);

/// A side card with its choice of value.
struct Play {
    Card card;
    /// The chosen value of a plus/minus, one-or-two or tiebreaker card; the fixed one of a plus or minus card; otherwise 0.
    std::int8_t value = 0;
    bool operator==(const Play&) const = default;
};

using Plays = FixedList<Play, 4>;
/// The ways to play a card: one for each value that can be chosen.
Plays playsOf(Card card);

/// Lays a played card on `board`: its value is added, a flip turns the cards with its numbers, a double copies the last
/// card.
void lay(Board& board, const Play& play);

/// Text: "deck +1 +1 -2 ..", "end", "stand", "play +-3=-3 stand".
struct Action {
    enum class Kind : std::uint8_t {
        ChooseDeck, ///< brings `deck`
        End, ///< draws again in the next turn
        Stand ///< draws no more in this set
    };
    Kind kind = Kind::End;
    bool plays = false; ///< a card is played before the turn ends
    Play play;
    Deck deck; ///< of ChooseDeck; sorted
    bool operator==(const Action&) const = default;
};

/// One chance outcome. Text: "hands +1 +2 -3 D / +-1 .." once per match, "begin 7 3" until the cards differ, "house 3 10 .."
/// (the shuffled house deck, its top first) before each set and when the deck is empty; "house" before a set whose cards
/// come from the deck of the set before.
struct Chance {
    enum class Kind : std::uint8_t {
        Hands, ///< both hands are dealt
        Begin, ///< each draws a card for who begins
        House ///< the house deck is shuffled
    };
    Kind kind = Kind::House;
    std::array<Hand, 2> hands;
    std::array<std::uint8_t, 2> begin{};
    FixedList<std::uint8_t, kHouseDeck> house;
    bool operator==(const Chance&) const = default;
};

/// The information of one seat.
struct View {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t turn = -1; ///< the seat that decides; -1 if none, or if both choose decks
    std::int8_t began = -1; ///< the seat that began this set; -1 before the first
    std::int16_t set = 0; ///< counted from 1
    std::int16_t ties = 0; ///< tied sets so far
    std::array<std::int8_t, 2> wins{}; ///< won sets by seat
    std::array<Board, 2> boards; ///< by seat
    Deck deck; ///< own; empty until chosen
    Hand hand; ///< own
    std::array<std::int8_t, 2> handCounts{};
    std::array<Hand, 2> played; ///< side cards played in this match by seat, in the order played
    HouseCounts houseLeft{}; ///< cards of the house deck that nobody has seen
    bool over = false;
    bool operator==(const View&) const = default;

    Seat other() const { return 1 - seat; }
    twenty::HouseRisk houseRisk() const { return twenty::houseRisk(houseLeft, boards[asIndex(seat)].total); }
};

/// An event.
struct Event {
    enum class Kind : std::uint8_t {
        HandDealt, ///< seat, cards (blurred: count)
        BeginDrawn, ///< seat = beginner, -1 if equal; totals = cards by seat
        HouseShuffled, ///< the house deck is whole again
        SetBegan, ///< count = number of the set; seat = beginner
        Drew, ///< seat, value, total
        Played, ///< seat, play, value as it counts, total
        Reached, ///< seat has 20 and stands automatically
        EndedTurn, ///< seat, total
        Stood, ///< seat, total
        SetEnded, ///< seat = winner, -1 for a tie; totals; reason
        MatchEnded ///< seat = winner, -1 for a draw; totals = won sets
    };
    /// The reason for which a set was won.
    enum class Reason : std::uint8_t {
        Total, ///< the higher total
        Bust, ///< the other was over 20
        Nine, ///< nine cards
        Tiebreaker ///< equal totals and a tiebreaker
    };
    Kind kind = Kind::Drew;
    Reason reason = Reason::Total;
    std::int8_t seat = -1;
    std::int8_t value = 0;
    std::int8_t total = 0;
    std::int16_t count = 0;
    Play play;
    std::array<std::int8_t, 2> totals{};
    Hand cards;
    bool operator==(const Event&) const = default;
};

} // namespace parlour::pazaak_full
