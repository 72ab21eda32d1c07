// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Coup that bots and tables see: options, actions, what one seat may know, events. No State here.
// Rules: as printed (tabletop), or as the published contest's engine, the crate coup 1.1.1, really played (crate).
#pragma once

#include "engine/base/fixed_list.h"
#include "engine/base/seat.h"

#include <array>
#include <cassert>
#include <span>
#include <string_view>

namespace parlour::coup {

inline constexpr int kRoles = 5;
inline constexpr int kCopies = 3; ///< of each role in the deck
inline constexpr int kDeck = kRoles * kCopies;
inline constexpr int kHandSize = 2;
inline constexpr int kStartCoins = 2;
inline constexpr int kCoupCost = 7;
inline constexpr int kAssassinationCost = 3;
inline constexpr int kForcedCoup = 10; ///< with so many coins one must coup
/// Two who block each other could play for ever: after so many turns all who are left win together.
inline constexpr int kMaxTurns = 1000;

/// None stands where no role is claimed, and for "captain or ambassador", which the crate does not tell apart.
enum class Role : std::uint8_t { Ambassador, Assassin, Captain, Contessa, Duke, None };

/// The notation of roles, in the order of Role; None has none.
inline constexpr std::array<std::string_view, kRoles> kRoleNames = {"ambassador", "assassin", "captain", "contessa", "duke"};

/// A set of roles as one byte.
class RoleSet {
public:
    constexpr RoleSet() = default;
    constexpr bool has(Role role) const { return ((bits_ >> static_cast<int>(role)) & 1U) != 0; }
    constexpr void add(Role role) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << static_cast<int>(role))); }
    constexpr void remove(Role role) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << static_cast<int>(role))); }
    /// A bit for each role, in the order of Role.
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr bool operator==(const RoleSet&) const = default;

private:
    std::uint8_t bits_ = 0;
};

/// Tabletop: the printed rules. Crate: every oddity of the published engine, for figures that compare.
enum class Mode : std::uint8_t { Tabletop, Crate };

struct Rules {
    std::int8_t players = 4; ///< 2 to 6
    Mode mode = Mode::Tabletop;
    bool operator==(const Rules&) const = default;
};

/// Text: "income", "foreign aid", "tax", "exchange", "steal 2", "assassinate 2", "coup 2" (with the target's seat);
/// "allow", "challenge", "block duke", "block" (the crate's captain or ambassador); "lose duke", "return captain duke".
/// Aligned so that it is copied as one word.
struct alignas(4) Action {
    enum class Kind : std::uint8_t {
        Income,
        ForeignAid,
        Tax,
        Exchange,
        Steal,
        Assassinate,
        Coup,
        Allow,
        Challenge,
        Block,
        Lose,
        Return
    };
    Kind kind = Kind::Income;
    std::int8_t target = -1; ///< a seat; -1: the action has none
    Role role = Role::None; ///< claimed by a block, lost or returned
    Role second = Role::None; ///< the other card returned, not before `role`
    bool operator==(const Action&) const = default;
};

/// The notation of actions, in the order of Action::Kind.
inline constexpr std::array<std::string_view, 12> kActionNames = {"income",    "foreign aid", "tax",  "exchange",
                                                                  "steal",     "assassinate", "coup", "allow",
                                                                  "challenge", "block",       "lose", "return"};

/// The actions to choose from. Most lists of Coup are one of a few hundred that never change, and contests spend their time
/// on them: they are referred to and not copied.
class Actions {
public:
    using value_type = Action;
    /// Four actions without a target, three for each of five targets.
    static constexpr std::size_t kMax = 19;

    /// Makes this the list of `actions`, which live as long as the program.
    constexpr void refer(std::span<const Action> actions)
    {
        lasting_ = actions.data();
        size_ = actions.size();
    }
    /// The next action of a list of its own, which begins empty.
    constexpr void push_back(const Action& action)
    {
        assert(empty() || !lasting_);
        lasting_ = nullptr;
        own_[size_++] = action;
    }
    constexpr void clear() { size_ = 0; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr const Action* begin() const { return lasting_ ? lasting_ : own_.data(); }
    constexpr const Action* end() const { return begin() + size_; }
    constexpr const Action& operator[](std::size_t index) const
    {
        assert(index < size_);
        return begin()[index];
    }
    constexpr const Action& front() const { return (*this)[0]; }
    constexpr const Action& back() const { return (*this)[size_ - 1]; }
    constexpr bool contains(const Action& action) const { return std::find(begin(), end(), action) != end(); }

private:
    const Action* lasting_ = nullptr; ///< the list referred to; null: its own
    std::size_t size_ = 0;
    std::array<Action, kMax> own_;
};

constexpr bool hasTarget(Action::Kind kind)
{
    return kind == Action::Kind::Steal || kind == Action::Kind::Assassinate || kind == Action::Kind::Coup;
}

/// The actions of a turn, by kind (Income to Coup) and by target. From a table they are read as one word; put together byte
/// by byte they would be stored and read again.
inline constexpr auto kTurnActions = [] {
    std::array<std::array<Action, kMaxSeats>, 7> all{};
    for (std::size_t kind = 0; kind < all.size(); ++kind)
        for (std::size_t target = 0; target < kMaxSeats; ++target) {
            Action& action = all[kind][target];
            action.kind = static_cast<Action::Kind>(kind);
            if (hasTarget(action.kind))
                action.target = static_cast<std::int8_t>(target);
        }
    return all;
}();

/// An action of a turn; `target` counts for the kinds that have one.
constexpr const Action& turnAction(Action::Kind kind, Seat target = 0)
{
    return kTurnActions[static_cast<std::size_t>(kind)][static_cast<std::size_t>(target)];
}

/// What an action of a turn claims; None: nothing.
constexpr Role claimOf(Action::Kind kind)
{
    switch (kind) {
    case Action::Kind::Tax:
        return Role::Duke;
    case Action::Kind::Exchange:
        return Role::Ambassador;
    case Action::Kind::Steal:
        return Role::Captain;
    case Action::Kind::Assassinate:
        return Role::Assassin;
    default:
        return Role::None;
    }
}

constexpr int costOf(Action::Kind kind)
{
    return kind == Action::Kind::Coup ? kCoupCost : kind == Action::Kind::Assassinate ? kAssassinationCost : 0;
}

enum class Phase : std::uint8_t {
    Deal, ///< two cards for each seat (chance)
    Turn, ///< the actor chooses an action
    ChallengeAction, ///< the others are asked whether they doubt the actor's claim
    Block, ///< those who may are asked whether they block the action
    ChallengeBlock, ///< the others are asked whether they doubt the blocker's claim
    Lose, ///< a seat chooses the card it loses
    Replace, ///< a card that was shown goes to the court, another is drawn for it (chance)
    Draw, ///< two cards for the exchange (chance)
    Return, ///< the actor gives two cards back
    Over
};

/// One random outcome. Text: "deal duke captain ..", two cards a seat in their order; "draw duke" for a card that was shown;
/// "draw duke captain" for an exchange. The court has no order: before every draw it is shuffled.
struct Chance {
    FixedList<Role, kMaxSeats * kHandSize> cards;
    bool operator==(const Chance&) const = default;
};

/// What a seat did last, by its turn or by a block, and what came of it.
struct LastAction {
    enum class End : std::uint8_t {
        Open, ///< not decided yet
        Done, ///< it took effect; a block held
        Caught, ///< challenged, and the card was not there
        Blocked, ///< held up by a block
        Void ///< not paid for, or its target was out before it came to it
    };
    Action::Kind kind = Action::Kind::Allow; ///< Allow: nothing yet
    std::int8_t target = -1; ///< of a block: whose action
    Role claim = Role::None;
    End end = End::Open;
    bool operator==(const LastAction&) const = default;
};

/// An action as far as it lies open to the table: at a table of two that is all but the cards given back. Without default
/// values, so that an empty Course costs nothing.
struct PublicAction {
    Action::Kind kind;
    /// Claimed by a block, shown by who was challenged, or lost; None: of a return, of all others, of a challenge that
    /// caught a bluff, and of the crate's captain or ambassador.
    Role role;
    bool operator==(const PublicAction&) const = default;
};

/// More actions than nearly any game of two has; Views stay small.
inline constexpr std::size_t kMaxCourse = 160;

/// The first kMaxCourse actions of a table of two. Each State has one, so what is not in use is neither filled nor copied.
class Course {
public:
    using value_type = PublicAction;

    constexpr Course() {} // items are filled as they come
    constexpr Course(const Course& other) { *this = other; }
    constexpr Course& operator=(const Course& other)
    {
        if (this != &other)
            std::copy(other.begin(), other.end(), items_.begin());
        size_ = other.size_;
        return *this;
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    /// Perhaps more was done.
    constexpr bool full() const { return size_ == kMaxCourse; }
    /// Appends, or drops it when full.
    constexpr void push_back(const PublicAction& action)
    {
        if (!full())
            items_[size_++] = action;
    }
    /// The last action brought this card to light.
    constexpr void show(Role role)
    {
        if (!full())
            items_[size_ - 1U].role = role;
    }
    constexpr const PublicAction* begin() const { return items_.data(); }
    constexpr const PublicAction* end() const { return items_.data() + size_; }
    constexpr const PublicAction& operator[](std::size_t index) const
    {
        assert(index < size_);
        return items_[index];
    }
    constexpr const PublicAction& back() const { return (*this)[size_ - 1U]; }
    constexpr bool operator==(const Course& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    std::array<PublicAction, kMaxCourse> items_;
    std::uint8_t size_ = 0;
};

/// Cards in the order in which they came to the hand; during an exchange the two drawn ones are the last.
using Hand = FixedList<Role, kHandSize + 2>;

/// What lies open to the whole table. Arrays are by seat.
struct PublicState {
    Rules rules;
    SeatSet seated; ///< who is in the game; in crate mode who lost the last card stays until the turn ends
    SeatSet winners; ///< when over
    std::int8_t actor = 0; ///< whose turn it is
    Action::Kind action = Action::Kind::Income; ///< of this turn, from ChallengeAction on
    std::int8_t target = -1; ///< of the action
    std::int8_t blocker = -1; ///< who blocks it
    Role blockAs = Role::None; ///< what the blocker claims
    std::int8_t challenger = -1; ///< who doubted the last claim
    std::int8_t loser = -1; ///< who chooses a card to lose (Lose), or was shown to hold one (Replace)
    std::int8_t court = kDeck; ///< cards in the court deck
    std::int16_t turn = 0; ///< counted from 1
    std::array<std::uint8_t, kMaxSeats> coins{};
    std::array<std::uint8_t, kMaxSeats> cards{}; ///< in hand, drawn ones included
    std::array<FixedList<Role, kHandSize>, kMaxSeats> lost; ///< face up, in the order lost
    std::array<std::uint8_t, kRoles> faceUp{}; ///< copies of each role that were lost
    std::array<std::int16_t, kMaxSeats> outInTurn{}; ///< 0: still in
    std::array<std::array<std::uint16_t, kRoles>, kMaxSeats> claims{}; ///< how often each role was claimed
    std::array<RoleSet, kMaxSeats> shown; ///< claims that were proven
    std::array<RoleSet, kMaxSeats> caught; ///< claims that were found to be bluffs
    /// What a seat's hand has been standingClaims to be: claims since its last exchange that were neither looked at nor
    /// lost.
    std::array<RoleSet, kMaxSeats> standingClaims;
    /// Roles that would have been of use to a seat and that it did not claim, since a card of its hand was last changed: a
    /// Duke when it took income or foreign aid or let that pass, a Captain when it let itself be robbed, a Contessa.
    std::array<RoleSet, kMaxSeats> unclaimed;
    std::array<LastAction, kMaxSeats> lastActions;
    /// At a table of two what was done since the deal, in its order, for who follows how likely each hand has become; a last
    /// card falls without an action. What comes after kMaxCourse is not kept: then nobody can follow it. Empty with more
    /// players.
    Course course;
    bool operator==(const PublicState&) const = default;

    constexpr bool isIn(Seat seat) const { return cards[static_cast<std::size_t>(seat)] > 0; }
    constexpr bool isCrate() const { return rules.mode == Mode::Crate; }
};

/// All that one seat may know.
struct View : PublicState {
    Phase phase = Phase::Deal;
    std::int8_t seat = 0;
    SeatSet waiting; ///< who is asked now; when several are asked at once, all of them until the last has answered
    Action::Kind answer = Action::Kind::Return; ///< own answer while others are waited for; Return: none
    Hand hand; ///< own cards
    /// An oddity of the crate: who is asked whether to block foreign aid is handed the hand of the actor beside the
    /// question.
    Hand handed;
    bool operator==(const View&) const = default;
};

/// Something that happened. `cards` is empty and `count` set where the reader may only know how many.
struct Event {
    enum class Kind : std::uint8_t {
        Dealt, ///< seat, cards
        TurnBegan, ///< seat; count = number of the turn
        Acted, ///< seat announces `action`, at `other` or -1, as `role` or None
        Paid, ///< seat, count coins
        Refunded, ///< seat gets back count coins
        Handed, ///< seat is handed the hand of `other` (crate), cards
        Challenged, ///< seat doubts that `other` has `role`
        Proved, ///< seat shows `role`
        Caught, ///< seat cannot show `role`
        Replaced, ///< seat puts the card shown back and draws cards
        Blocked, ///< seat blocks `action` of `other` as `role`
        Stopped, ///< `action` of seat does not take effect: blocked
        Missed, ///< `action` of seat has no effect: `other` is out
        Unpaid, ///< seat cannot pay for `action`
        Took, ///< seat takes count coins from the bank
        Stole, ///< seat takes count coins from `other`
        Drew, ///< seat draws cards for an exchange
        Returned, ///< seat gives cards back
        Lost, ///< seat loses `role`
        WentOut, ///< seat
        Ended ///< winners; count = number of the turn
    };
    Kind kind = Kind::Dealt;
    std::int8_t seat = -1;
    std::int8_t other = -1;
    Action::Kind action = Action::Kind::Income;
    Role role = Role::None;
    SeatSet winners;
    std::int16_t count = 0;
    FixedList<Role, kHandSize + 2> cards;
    bool operator==(const Event&) const = default;
};

/// Does a card prove a claim? None is claimed as "captain or ambassador".
constexpr bool proves(Role card, Role claim)
{
    return card == claim || (claim == Role::None && (card == Role::Captain || card == Role::Ambassador));
}

/// Is a card there that proves the claim?
constexpr bool holds(const Hand& hand, Role claim)
{
    for (const Role card : hand) // shorter than std::any_of, which unrolls for long lists
        if (proves(card, claim))
            return true;
    return false;
}

} // namespace parlour::coup
