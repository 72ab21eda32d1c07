// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Coins, the game of coin tossing time travellers, that bots and tables see: rules, actions, Views and events.
// No State here.
//
// A fair coin is tossed in each of 100 rounds: heads score for the first player, tails for the second, and most rounds win.
// After each toss both players answer in secret. Each has 5 blue and 20 red levers. A red lever takes the game back to a
// round up to the present one, whose toss and all later ones are undone; of two such journeys the one further back happens.
// A blue lever blocks the present round for good: no journey leads to it or to an earlier one, in this round either. Levers
// that were pulled are spent, whether or not the journey happens. A player may keep a memory in each round: a traveller
// takes its own along, and the other is left with what it had kept before that round. The players are not told of journeys.
// A journey in the last round goes on with the game. 2 points for a win, 1 for a draw. Source: the published contest and its
// controller; `rounds`, `blue` and `red` vary the numbers.
#pragma once

#include "engine/base/seat.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::coins {

inline constexpr int kMinRounds = 10;
inline constexpr int kMaxRounds = 200;
inline constexpr int kMaxBlue = 20;
inline constexpr int kMaxRed = 40;
/// The maximum size of a memory in bytes; the published rules have no limit.
inline constexpr std::size_t kMaxMemory = 4096;

struct Rules {
    static constexpr int players = 2;
    std::uint8_t rounds = 100;
    std::uint8_t blue = 5; ///< levers of each player at the start
    std::uint8_t red = 20;
    bool operator==(const Rules&) const = default;
};

/// The tosses of one timeline by round. Stored as partial sums, since players often ask for leads.
class Tosses {
public:
    int count() const { return count_; }
    bool empty() const { return count_ == 0; }
    /// The toss of a round from 1 to count().
    bool of(int round) const
    {
        assert(round >= 1);
        return ones(round) != ones(round - 1);
    }
    void push_back(bool toss)
    {
        assert(count_ < kMaxRounds);
        const int sum = ones() + (toss ? 1 : 0);
        ones_[++count_] = static_cast<std::uint8_t>(sum);
    }
    /// Removes the rounds after `rounds`.
    void cut(int rounds)
    {
        assert(rounds <= count_);
        count_ = static_cast<std::uint8_t>(rounds);
    }
    /// The number of ones among the first `rounds` tosses.
    int ones(int rounds) const
    {
        assert(rounds >= 0 && rounds <= count_);
        return ones_[static_cast<std::size_t>(rounds)];
    }
    int ones() const { return ones(count_); }
    /// Ones minus zeros.
    int lead(int rounds) const { return 2 * ones(rounds) - rounds; }
    int lead() const { return lead(count_); }
    /// The tosses from the other player's side.
    Tosses flipped() const
    {
        Tosses out;
        out.count_ = count_;
        for (std::size_t round = 1; round <= count_; ++round)
            out.ones_[round] = static_cast<std::uint8_t>(round - ones_[round]);
        return out;
    }
    bool operator==(const Tosses& other) const
    {
        return count_ == other.count_ && std::equal(ones_.begin(), ones_.begin() + count_ + 1, other.ones_.begin());
    }

private:
    std::array<std::uint8_t, kMaxRounds + 1> ones_{}; ///< partial sums by round; unspecified beyond count_
    std::uint8_t count_ = 0;
};

/// The move of a seat in a round.
struct Move {
    enum class Kind : std::uint8_t {
        Nothing, ///< no lever
        Block, ///< a blue lever
        Travel ///< a red lever, to `round`
    };
    Kind kind = Kind::Nothing;
    std::uint8_t round = 0; ///< Travel: the round to toss again, from 1 to the present one
    bool operator==(const Move&) const = default;
};

inline constexpr Move kNothing{Move::Kind::Nothing, 0};
inline constexpr Move kBlock{Move::Kind::Block, 0};
constexpr Move travel(int round)
{
    return {Move::Kind::Travel, static_cast<std::uint8_t>(round)};
}

/// The bytes that a player leaves for itself in the next round, a person's notes for example. Immutable and cheap to copy,
/// since each decision passes one on: up to 7 bytes are stored in a number, more are shared.
class Memory {
public:
    Memory() = default;
    template <std::convertible_to<std::string_view> Bytes>
    Memory(const Bytes& bytes) : Memory(std::string_view(bytes)) // implicit, like a string
    {
    }
    Memory(std::string_view bytes)
    {
        if (bytes.size() > kFew) {
            many_ = std::make_shared<const std::string>(bytes);
            return;
        }
        few_ = std::uint64_t{bytes.size()} << kSizeBit;
        for (std::size_t i = 0; i < bytes.size(); ++i)
            few_ |= std::uint64_t{static_cast<std::uint8_t>(bytes[i])} << (8 * i);
    }

    std::size_t size() const { return many_ ? many_->size() : few_ >> kSizeBit; }
    bool empty() const { return size() == 0; }
    char operator[](std::size_t index) const
    {
        assert(index < size());
        return many_ ? (*many_)[index] : static_cast<char>(few_ >> (8 * index));
    }
    std::string bytes() const
    {
        std::string out;
        for (std::size_t i = 0; i < size(); ++i)
            out += (*this)[i];
        return out;
    }
    bool operator==(const Memory& other) const
    {
        return few_ == other.few_ && (many_ && other.many_ ? *many_ == *other.many_ : many_ == other.many_);
    }

private:
    static constexpr std::size_t kFew = 7;
    static constexpr int kSizeBit = 56;
    std::uint64_t few_ = 0; ///< the bytes from the lowest on, their count in the highest; 0 if there are many
    std::shared_ptr<const std::string> many_;
};

/// Text: "nothing", "block", "travel 12"; with a new memory in base64: "travel 12 [MTI=]".
struct Action {
    Move move;
    std::optional<Memory> memory; ///< at most kMaxMemory bytes; nullopt keeps the present memory
    bool operator==(const Action&) const = default;
};

/// The legal actions of a position, with the memory unchanged: nothing, block, travel 1, travel 2 .. Stored as bounds, since
/// simulation fills a list for each decision.
class Moves {
public:
    using value_type = Action;
    static constexpr std::size_t kMax = 2 + kMaxRounds;

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Action;
        using difference_type = std::ptrdiff_t;
        using pointer = const Action*;
        using reference = Action;

        Iterator(const Moves& moves, std::size_t index) : moves_(&moves), index_(index) {}
        Action operator*() const { return (*moves_)[index_]; }
        Iterator& operator++()
        {
            ++index_;
            return *this;
        }
        Iterator operator++(int)
        {
            Iterator before = *this;
            ++index_;
            return before;
        }
        bool operator==(const Iterator& other) const { return index_ == other.index_; }

    private:
        const Moves* moves_;
        std::size_t index_;
    };

    Moves() = default;
    /// Contains nothing, block if `block`, and travel to the first `rounds` rounds.
    Moves(bool block, int rounds) : plain_(block ? 2 : 1), rounds_(static_cast<std::uint8_t>(rounds)) {}

    std::size_t size() const { return std::size_t{plain_} + rounds_; }
    bool empty() const { return plain_ == 0; }
    void clear() { *this = {}; }
    Action front() const { return (*this)[0]; }
    Action operator[](std::size_t index) const
    {
        assert(index < size());
        if (index < plain_)
            return {index == 0 ? kNothing : kBlock, {}};
        return {travel(static_cast<int>(index - plain_) + 1), {}};
    }
    /// Appends an action, which must be the next one in the order of such lists; otherwise another one is appended.
    void push_back(const Action& action)
    {
        if (action.move.kind == Move::Kind::Travel)
            ++rounds_;
        else
            ++plain_;
    }
    bool contains(const Action& action) const { return !action.memory && contains(action.move); }
    bool contains(Move move) const
    {
        if (move.kind == Move::Kind::Travel)
            return move.round >= 1 && move.round <= rounds_;
        return move.round == 0 && plain_ > (move.kind == Move::Kind::Block ? 1 : 0);
    }
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, size()}; }
    bool operator==(const Moves&) const = default;

private:
    std::uint8_t plain_ = 0; ///< number of moves without a round: nothing, block
    std::uint8_t rounds_ = 0; ///< number of rounds to travel to
};

/// One chance outcome, a toss. Text: "heads" (the first player scores) or "tails".
struct Chance {
    bool heads = false;
    bool operator==(const Chance&) const = default;
};

/// The information of one seat: its own levers and the present timeline.
struct View {
    Rules rules;
    std::int8_t seat = 0;
    std::uint8_t round = 1; ///< the present round; the last one when the match is over
    std::uint8_t blue = 0, red = 0; ///< own levers left
    std::uint8_t blocked = 0; ///< the latest round that this seat blocked; 0 if none. The other's blocks are hidden
    bool over = false;
    std::optional<Move> answer; ///< the seat's own answer, sealed until the other seat answers
    Tosses tosses; ///< 1 if this seat scored
    Memory memory; ///< the memory that the timeline holds for this seat
    bool operator==(const View&) const = default;

    int lead() const { return tosses.lead(); }
};

/// An event. Only the seat that pulled a red lever is told about its journey.
struct Event {
    enum class Kind : std::uint8_t {
        Tossed, ///< round; seat scores; scores
        Answered, ///< seat, round, move (blurred: none)
        WentBack, ///< seat travels from round to `to`, with its memory
        Blocked, ///< seat, round: its journey to `to` is blocked
        Outrun, ///< seat, round: its journey to `to` is void, since the other went back further
        RoundBegins, ///< round, the next to be tossed; the only public trace of a journey
        MatchEnded ///< seat = winner, -1 for a draw; scores
    };
    Kind kind = Kind::Tossed;
    std::int8_t seat = -1;
    std::uint8_t round = 0;
    std::uint8_t to = 0;
    std::optional<Move> move;
    std::array<std::uint8_t, 2> scores{}; ///< by seat, on this timeline
    bool operator==(const Event&) const = default;
};

} // namespace parlour::coins
