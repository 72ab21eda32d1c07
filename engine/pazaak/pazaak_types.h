// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Simple Pazaak that bots and tables see: rules, actions, Views and events. No State here.
//
// The house deck holds the numbers 1 to 10 four times and is shuffled for each hand. Each player gets four side cards of 1
// to 5 for the whole match, drawn from two of each. In turn, the first player first, each draws a house card and then ends
// the turn, stands, or plays a side card, which adds to the total and stands as well. Who has exactly 20 stands without
// being asked; who stands draws no more. After each round of turns the hand is judged: over 20 is a bust and loses; if both
// bust or stand with equal totals nobody wins; a standing player loses as soon as the other has more. Three hands win the
// match. Source: the published contest (Decks::Printed), and its controller, which dealt larger decks (Decks::AsRun).
#pragma once

#include "engine/base/fixed_list.h"
#include "engine/base/seat.h"
#include "engine/twenty/twenty.h"

#include <array>

namespace parlour::pazaak {

using twenty::kGoal, twenty::kHighestHouse;

inline constexpr int kWins = 3; ///< the number of won hands that wins the match
inline constexpr int kMaxHands = 1000; ///< the match is drawn after this many hands, since tied hands do not count
inline constexpr int kHighestSide = 5;
/// The number of house cards dealt to a hand. Both totals are below 20 before their last card, so the cards before the last
/// two sum to at most 38, which is at most 17 cards with five copies of each value.
inline constexpr int kHouseCards = 20;

/// Printed: 40 house cards, 4 side cards from 10. AsRun: 50, and 5 from 15, as the published controller actually dealt.
enum class Decks : std::uint8_t {
    Printed, ///< by the text of the rules
    AsRun ///< by the controller
};

struct Rules {
    static constexpr int players = 2;
    Decks decks = Decks::Printed;
    constexpr int copiesHouse() const { return decks == Decks::Printed ? 4 : 5; }
    constexpr int copiesSide() const { return decks == Decks::Printed ? 2 : 3; }
    constexpr int sideCards() const { return decks == Decks::Printed ? 4 : 5; }
    constexpr int houseDeck() const { return copiesHouse() * kHighestHouse; }
    bool operator==(const Rules&) const = default;
};

using Value = std::uint8_t;
/// Side cards in the order dealt, which matters to bots that choose the first or the last that fits.
using SideCards = FixedList<Value, 5>;

/// One side of the table in one hand.
struct Board {
    FixedList<Value, kHouseCards> house; ///< in the order drawn
    Value side = 0; ///< the side card played in this hand; 0 if none
    std::uint8_t total = 0;
    bool standing = false;
    bool operator==(const Board&) const = default;

    constexpr bool bust() const { return total > kGoal; }
    constexpr int cards() const { return house.count() + (side ? 1 : 0); }
};

/// The last action of a player in this hand; playing a card counts as Stand.
enum class Last : std::uint8_t {
    None, ///< not asked yet
    End, ///< ended its turn
    Stand ///< stood
};

/// Text: "end", "stand", "play 3".
struct Action {
    enum class Kind : std::uint8_t {
        End, ///< draws again in the next turn
        Stand, ///< draws no more in this hand
        Play ///< adds a side card and stands
    };
    Kind kind = Kind::End;
    Value card = 0; ///< Play: a value in the side cards
    bool operator==(const Action&) const = default;
};

/// One chance outcome. Text: "sides 1 3 2 5 / 4 4 1 2" once per match, "house 3 10 .." (the first kHouseCards cards of the
/// shuffled deck) once per hand.
struct Chance {
    std::array<SideCards, 2> sides;
    FixedList<Value, kHouseCards> house; ///< empty if side cards are dealt
    bool operator==(const Chance&) const = default;
};

/// The information of one seat. Seat 0 is player 1 and acts first in every hand.
struct View {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t turn = -1; ///< the seat that decides; -1 if none
    std::int16_t hand = 0; ///< counted from 1
    std::array<std::int8_t, 2> wins{}; ///< hand wins by seat
    std::int16_t ties = 0; ///< tied hands so far
    std::array<Board, 2> boards; ///< by seat
    std::array<Last, 2> last{}; ///< by seat; reset each hand
    std::array<bool, 2> played{}; ///< by seat: the last action played a card; reset each hand
    SideCards sides; ///< own side cards
    std::array<std::int8_t, 2> sideCounts{};
    std::int8_t houseLeft = 0; ///< cards left in the house deck
    bool over = false;
    bool operator==(const View&) const = default;

    Seat other() const { return 1 - seat; }
    const Board& mine() const { return boards[static_cast<std::size_t>(seat)]; }
    const Board& theirs() const { return boards[static_cast<std::size_t>(1 - seat)]; }
    /// The number of house cards of each value, from 1, that are not on the boards.
    std::array<int, kHighestHouse> unseenHouse() const;
    twenty::HouseRisk houseRisk() const { return twenty::houseRisk(unseenHouse(), mine().total); }
};

/// An event.
struct Event {
    enum class Kind : std::uint8_t {
        SidesDealt, ///< seat, values (blurred: count)
        HandBegan, ///< count = number of the hand
        Drew, ///< seat, value, total
        Reached, ///< seat has 20 and stands automatically
        EndedTurn, ///< seat, total
        Stood, ///< seat, total
        Played, ///< seat, value, total
        HandEnded, ///< seat = winner, -1 for a tie; totals
        MatchEnded ///< seat = winner, -1 for a draw; totals = won hands
    };
    Kind kind = Kind::Drew;
    std::int8_t seat = -1;
    std::int16_t count = 0;
    Value value = 0;
    std::uint8_t total = 0;
    std::array<std::uint8_t, 2> totals{};
    SideCards values;
    bool operator==(const Event&) const = default;
};

} // namespace parlour::pazaak
