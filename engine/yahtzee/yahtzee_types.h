// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Yahtzee that bots and tables see: rules, the score card and its scoring, actions, Views and events. No State
// here.
//
// One to six players fill a card of 13 boxes, one a turn. A turn is up to three rolls of five dice; after each of the first
// two the player holds any of the dice and rolls the others, or fills a free box at once. The upper boxes count the dice of
// their face; three and four of a kind and chance count all dice; a full house brings 25, four in a row 30, five in a row
// 40, five alike 50 (yahtzee). A box that does not fit is filled with 0. 63 points in the upper boxes bring 35 more; each
// further five alike brings 100 more if the yahtzee box holds 50. Once that box is filled, five alike are a joker: they must
// go to the upper box of their face, else to any lower box at its full value, else to another upper box for 0. The highest
// total wins.
// Source: the printed rules and the published contest, whose players see no names next to the totals (Cards::Hidden).
#pragma once

#include "engine/base/bit_iterator.h"
#include "engine/base/fixed_list.h"
#include "engine/base/seat.h"
#include "engine/base/sentence.h"

#include <array>
#include <bit>
#include <string_view>

namespace parlour::yahtzee {

inline constexpr int kDice = 5;
inline constexpr int kFaces = 6;
inline constexpr int kBoxes = 13;
inline constexpr int kRounds = kBoxes;
inline constexpr int kRolls = 3; ///< the maximum in a turn
inline constexpr int kUpperGoal = 63; ///< the total of the upper boxes that earns the upper bonus
inline constexpr int kUpperBonus = 35;
inline constexpr int kYahtzeePoints = 50;
inline constexpr int kYahtzeeBonus = 100;

/// The boxes for five alike once the Yahtzee box is filled.
enum class Joker : std::uint8_t {
    Forced, ///< the upper box of their face, else a lower box, else an upper one
    Free ///< any free box
};

/// The visibility of score cards to other seats.
enum class Cards : std::uint8_t {
    Hidden, ///< totals without names, in their own turn
    Open ///< filled boxes and totals (OpenCard)
};

struct Rules {
    std::int8_t players = 2; ///< 1 to 6
    Joker joker = Joker::Forced;
    Cards cards = Cards::Hidden;
    bool operator==(const Rules&) const = default;
};

/// The boxes in the order of the card: the upper section, then the lower one.
enum class Box : std::uint8_t {
    Aces, ///< 1 for each die with 1
    Twos, ///< 2 for each die with 2
    Threes, ///< 3 for each die with 3
    Fours, ///< 4 for each die with 4
    Fives, ///< 5 for each die with 5
    Sixes, ///< 6 for each die with 6
    ThreeOfAKind, ///< all dice, if three or more are alike
    FourOfAKind, ///< all dice, if four or more are alike
    FullHouse, ///< 25, if three are alike and the other two as well
    SmallStraight, ///< 30 for four in a row
    LargeStraight, ///< 40 for five in a row
    Yahtzee, ///< 50 for five alike
    Chance ///< all dice
};

/// The name for people: "Full House".
Text nameOf(Box box);
/// The name in the notation: "full-house".
std::string_view idOf(Box box);

/// A set of boxes, in the order of the card.
class BoxSet {
public:
    using Iterator = BitIterator<Box, unsigned>;

    constexpr BoxSet() = default;
    static constexpr BoxSet of(Box box) { return BoxSet(1U << static_cast<unsigned>(box)); }
    static constexpr BoxSet upper() { return BoxSet((1U << kFaces) - 1U); }
    static constexpr BoxSet all() { return BoxSet((1U << kBoxes) - 1U); }
    static constexpr BoxSet lower() { return all() - upper(); }
    /// The set in which bit i stands for the box with number i; `bits` is below 1 << kBoxes.
    static constexpr BoxSet ofBits(unsigned bits) { return BoxSet(bits); }
    constexpr unsigned bits() const { return bits_; }

    constexpr bool has(Box box) const { return ((unsigned{bits_} >> static_cast<unsigned>(box)) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// The first box; the set must not be empty.
    constexpr Box first() const { return *begin(); }
    constexpr void add(Box box) { *this = *this | of(box); }

    constexpr BoxSet operator|(BoxSet other) const { return BoxSet(unsigned{bits_} | other.bits_); }
    constexpr BoxSet operator&(BoxSet other) const { return BoxSet(unsigned{bits_} & other.bits_); }
    constexpr BoxSet operator-(BoxSet other) const { return BoxSet(unsigned{bits_} & ~unsigned{other.bits_}); }
    constexpr bool operator==(const BoxSet&) const = default;

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit BoxSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}
    std::uint16_t bits_ = 0;
};

using Die = std::uint8_t; ///< 1 to 6
/// Dice in the order shown; a position is an index from 0 to 4.
using Dice = FixedList<Die, kDice>;
/// Positions in the order named.
using Positions = FixedList<std::uint8_t, kDice>;

/// Text: "hold 0 3", "hold none", "score full-house". Aligned to be copied as one word.
struct alignas(8) Action {
    enum class Kind : std::uint8_t {
        Hold, ///< rolls all but the dice at `positions` again
        Score ///< fills `box` and ends the turn
    };
    Kind kind = Kind::Hold;
    Box box = Box::Aces; ///< Score
    Positions positions; ///< Hold: the dice to keep, distinct, in any order
    bool operator==(const Action&) const = default;
};

constexpr Action score(Box box)
{
    return {Action::Kind::Score, box, {}};
}
constexpr Action hold(const Positions& positions)
{
    return {Action::Kind::Hold, Box::Aces, positions};
}

/// One chance outcome: the new faces of the dice not held. Text: "roll 3 5 1".
struct Chance {
    Dice dice;
    bool operator==(const Chance&) const = default;
};

/// The number of dice by face.
class Counts {
public:
    constexpr explicit Counts(const Dice& dice)
    {
        for (const Die die : dice)
            lanes_ += 1U << (4 * die);
    }
    constexpr int of(int face) const { return static_cast<int>((lanes_ >> (4 * face)) & 15U); }
    /// The number of dice of the most frequent face.
    constexpr int most() const
    {
        int most = 0;
        for (int face = 1; face <= kFaces; ++face)
            most = std::max(most, of(face));
        return most;
    }
    /// True if a face shows on exactly `count` dice.
    constexpr bool anyIs(int count) const
    {
        for (int face = 1; face <= kFaces; ++face)
            if (of(face) == count)
                return true;
        return false;
    }
    /// The faces shown, as bits 1 to 6.
    constexpr unsigned faces() const
    {
        unsigned faces = 0;
        for (int face = 1; face <= kFaces; ++face)
            faces |= of(face) > 0 ? 1U << face : 0U;
        return faces;
    }

private:
    std::uint32_t lanes_ = 0; ///< four bits per face
};

/// The longest run of consecutive faces, the higher one of two.
struct Run {
    int first = 0; ///< lowest face
    int length = 0;
};

constexpr Run longestRun(unsigned faces)
{
    Run best;
    for (int first = 1; first <= kFaces; ++first) {
        const int length = std::countr_one(faces >> first);
        if (length > 0 && length >= best.length)
            best = {first, length};
    }
    return best;
}

constexpr int sumOf(const Dice& dice)
{
    int sum = 0;
    for (const Die die : dice)
        sum += die;
    return sum;
}

constexpr bool isFiveAlike(const Dice& dice)
{
    return dice.full() && Counts(dice).of(dice[0]) == kDice;
}

/// The upper box of a face from 1 to 6.
constexpr Box upperBox(int face)
{
    return static_cast<Box>(face - 1);
}

/// True if five dice meet the condition of the box, without the joker rule. Five alike are no Full House.
constexpr bool matches(Box box, const Dice& dice)
{
    const Counts counts(dice);
    switch (box) {
    case Box::ThreeOfAKind:
        return counts.most() >= 3;
    case Box::FourOfAKind:
        return counts.most() >= 4;
    case Box::FullHouse:
        return counts.anyIs(3) && counts.anyIs(2);
    case Box::SmallStraight:
        return longestRun(counts.faces()).length >= 4;
    case Box::LargeStraight:
        return longestRun(counts.faces()).length >= 5;
    case Box::Yahtzee:
        return isFiveAlike(dice);
    default:
        return true; // the upper boxes and Chance
    }
}

/// The points of five dice in a box whose condition they meet.
constexpr int fullPoints(Box box, const Dice& dice)
{
    switch (box) {
    case Box::FullHouse:
        return 25;
    case Box::SmallStraight:
        return 30;
    case Box::LargeStraight:
        return 40;
    case Box::Yahtzee:
        return kYahtzeePoints;
    case Box::ThreeOfAKind:
    case Box::FourOfAKind:
    case Box::Chance:
        return sumOf(dice);
    default: {
        const int face = static_cast<int>(box) + 1;
        return face * Counts(dice).of(face);
    }
    }
}

/// A player's score card.
struct Card {
    BoxSet filled;
    std::array<std::int8_t, kBoxes> points{}; ///< by box; 0 if free
    std::int8_t yahtzeeBonuses = 0; ///< number of bonuses of 100 points

    constexpr BoxSet free() const { return BoxSet::all() - filled; }
    constexpr int in(Box box) const { return points[static_cast<std::size_t>(box)]; }
    constexpr int upperTotal() const
    {
        int sum = 0;
        for (const Box box : BoxSet::upper())
            sum += in(box);
        return sum;
    }
    constexpr int upperBonus() const { return upperTotal() >= kUpperGoal ? kUpperBonus : 0; }
    constexpr int yahtzeeBonus() const { return yahtzeeBonuses * kYahtzeeBonus; }
    constexpr int total() const
    {
        int sum = upperBonus() + yahtzeeBonus();
        for (const std::int8_t each : points)
            sum += each;
        return sum;
    }
    bool operator==(const Card&) const = default;
};

/// True for five alike with the Yahtzee box filled: the condition of the joker rule.
constexpr bool isExtraYahtzee(const Card& card, const Dice& dice)
{
    return card.filled.has(Box::Yahtzee) && isFiveAlike(dice);
}

/// True if scoring the dice in any box earns the bonus of 100 points: five alike, with 50 in the Yahtzee box.
constexpr bool earnsYahtzeeBonus(const Card& card, const Dice& dice)
{
    return card.in(Box::Yahtzee) == kYahtzeePoints && isFiveAlike(dice);
}

/// The boxes in which five dice may be scored. The order of the joker rule also holds if the Yahtzee box has 0.
constexpr BoxSet allowedBoxes(Joker joker, const Card& card, const Dice& dice)
{
    const BoxSet free = card.free();
    if (joker == Joker::Free || !isExtraYahtzee(card, dice))
        return free;
    const Box own = upperBox(dice[0]);
    if (free.has(own))
        return BoxSet::of(own);
    const BoxSet lower = free & BoxSet::lower();
    return lower.empty() ? free : lower;
}

/// The points of five dice in a free box, without bonuses. Five alike are a joker once the Yahtzee box and the upper box of
/// their face are filled: they match every lower box.
constexpr int pointsIn(const Card& card, Box box, const Dice& dice)
{
    const bool joker = isExtraYahtzee(card, dice) && card.filled.has(upperBox(dice[0]));
    return (joker && BoxSet::lower().has(box)) || matches(box, dice) ? fullPoints(box, dice) : 0;
}

/// The public part of a score card if cards are open.
struct OpenCard {
    std::int8_t seat = 0;
    std::int8_t upperTotal = 0;
    bool fifty = false; ///< 50 in the Yahtzee box: further Yahtzees earn the bonus
    BoxSet filled;
    std::int16_t total = 0;
    bool operator==(const OpenCard&) const = default;
};

/// The information of one seat: its own card, and all totals without names. The dice, the stage and, with hidden cards, the
/// totals are set in the seat's own turn only, after its first roll.
struct View {
    Rules rules;
    std::int8_t seat = 0;
    std::int8_t turn = -1; ///< the seat that has the turn; -1 if the game is over
    std::int8_t round = 1; ///< counted from 1
    std::int8_t stage = -1; ///< rerolls in the own turn, 0 to 2; -1 outside of it
    Dice dice; ///< the held ones while a roll is due
    Card card; ///< the own card
    FixedList<std::int16_t, kMaxSeats> totals; ///< of all players in descending order; also when the game is over
    bool over = false;
    FixedList<OpenCard, kMaxSeats - 1> others; ///< in the order of seats; empty if cards are hidden
    bool operator==(const View&) const = default;
};

/// An event. Other seats get the beginning and the end of a turn and the end of the game; with open cards also totals and
/// scores.
struct Event {
    enum class Kind : std::uint8_t {
        TurnBegan, ///< seat, round; totals if precise or cards are open
        Rolled, ///< seat; dice as shown now, positions of the rolled ones
        Held, ///< seat; the held dice, their positions before
        Scored, ///< seat, box, points
        TurnEnded, ///< the blurred twin of Scored: seat
        YahtzeeBonus, ///< seat, points
        UpperBonus, ///< seat, points
        Ended ///< winners, points = their total
    };
    Kind kind = Kind::Rolled;
    std::int8_t seat = -1;
    std::int8_t round = 0;
    Box box = Box::Aces;
    std::int16_t points = 0;
    Dice dice;
    Positions positions;
    FixedList<std::int16_t, kMaxSeats> totals; ///< of all players in descending order
    SeatSet winners;
    bool operator==(const Event&) const = default;
};

} // namespace parlour::yahtzee
