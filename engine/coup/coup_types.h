// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of Coup that bots and tables see: rules, actions, Views and events. No State here.
//
// The court has three cards of each of five roles; each player has two cards, face down, and two coins. The players act in
// turn. Income brings 1 coin, foreign aid 2; a coup costs 7 and takes a card of its target, and a player with 10 coins must
// strike. The other actions claim a role: the duke takes 3 coins (tax), the assassin pays 3 for a card of its target, the
// captain steals up to 2 coins, the ambassador exchanges cards with the court. The duke blocks foreign aid, the contessa an
// assassination, captain and ambassador a theft. Any claim may be false and may be challenged: who shows the role gets a new
// card for it and the challenger loses a card, otherwise the claimant loses one and its action or block is void. Lost cards
// lie face up. Who has no card is out; the last one wins.
// Source: the printed rules (tabletop), or what the published contest's engine really plays, the crate coup 1.1.1 (crate).
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
inline constexpr int kForcedCoup = 10; ///< a seat with this many coins must coup
/// After this many turns all remaining seats share the win: two seats that block each other could play for ever.
inline constexpr int kMaxTurns = 1000;

/// None means that no role is claimed, or "captain or ambassador", which the crate does not distinguish.
enum class Role : std::uint8_t {
    Ambassador, ///< exchanges, blocks theft
    Assassin, ///< assassinates
    Captain, ///< steals, blocks theft
    Contessa, ///< blocks assassination
    Duke, ///< taxes, blocks foreign aid
    None
};

/// The notation of roles in the order of Role, without None.
inline constexpr std::array<std::string_view, kRoles> kRoleIds = {"ambassador", "assassin", "captain", "contessa", "duke"};

/// A set of roles as one byte.
class RoleSet {
public:
    constexpr RoleSet() = default;
    constexpr bool has(Role role) const { return ((bits_ >> static_cast<int>(role)) & 1U) != 0; }
    constexpr void add(Role role) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << static_cast<int>(role))); }
    constexpr void remove(Role role) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << static_cast<int>(role))); }
    /// One bit per role, in the order of Role.
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr bool operator==(const RoleSet&) const = default;

private:
    std::uint8_t bits_ = 0;
};

/// Tabletop: the printed rules. Crate: those of the published engine with every oddity, for comparable figures.
enum class Mode : std::uint8_t { Tabletop, Crate };

struct Rules {
    std::int8_t players = 4; ///< 2 to 6
    Mode mode = Mode::Tabletop;
    bool operator==(const Rules&) const = default;
};

/// Text: "income", "foreign aid", "tax", "exchange", "steal 2", "assassinate 2", "coup 2" (with the target's seat);
/// "allow", "challenge", "block duke", "block" (the crate's captain or ambassador); "lose duke", "return captain duke".
/// Aligned to be copied as one word.
struct alignas(4) Action {
    enum class Kind : std::uint8_t {
        Income, ///< 1 coin
        ForeignAid, ///< 2 coins
        Tax, ///< 3 coins, as duke
        Exchange, ///< draws two cards and returns two, as ambassador
        Steal, ///< up to 2 coins of the target, as captain
        Assassinate, ///< pays 3 coins for a card of the target, as assassin
        Coup, ///< pays 7 coins for a card of the target
        Allow, ///< neither challenges nor blocks
        Challenge, ///< disputes the claim
        Block, ///< claims a role that stops the action
        Lose, ///< turns up a card of its own
        Return ///< gives two cards back to the court
    };
    Kind kind = Kind::Income;
    std::int8_t target = -1; ///< a seat; -1 if the action has none
    Role role = Role::None; ///< claimed by a block, lost or returned
    Role second = Role::None; ///< the other returned card, not before `role` in the order of Role
    bool operator==(const Action&) const = default;
};

/// The notation of actions, in the order of Action::Kind.
inline constexpr std::array<std::string_view, 12> kActionIds = {"income",    "foreign aid", "tax",  "exchange",
                                                                "steal",     "assassinate", "coup", "allow",
                                                                "challenge", "block",       "lose", "return"};

/// A list of legal actions. Most lists are one of a few hundred constant ones, which are referenced instead of copied, since
/// contests spend much time on them.
class Actions {
public:
    using value_type = Action;
    /// Four actions without a target, three for each of five targets.
    static constexpr std::size_t kMax = 19;

    /// References the list `actions`, which must have static lifetime.
    constexpr void refer(std::span<const Action> actions)
    {
        lasting_ = actions.data();
        size_ = actions.size();
    }
    /// Appends to the list's own storage; it must not reference another list.
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
    const Action* lasting_ = nullptr; ///< the referenced list; null for the own list
    std::size_t size_ = 0;
    std::array<Action, kMax> own_;
};

constexpr bool hasTarget(Action::Kind kind)
{
    return kind == Action::Kind::Steal || kind == Action::Kind::Assassinate || kind == Action::Kind::Coup;
}

/// The actions of a turn by kind (Income to Coup) and target. A table, since an entry is read as one word, while an Action
/// built from bytes would be stored and loaded again.
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

/// An action of a turn; `target` is ignored for kinds without one.
constexpr const Action& turnAction(Action::Kind kind, Seat target = 0)
{
    return kTurnActions[static_cast<std::size_t>(kind)][static_cast<std::size_t>(target)];
}

/// The claim of an action of a turn; None if it claims nothing.
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
    ChallengeAction, ///< the others may challenge the actor's claim
    Block, ///< the target, for foreign aid all others, may block the action
    ChallengeBlock, ///< the others may challenge the blocker's claim
    Lose, ///< a seat chooses the card it loses
    Replace, ///< a shown card returns to the court and is replaced (chance)
    Draw, ///< two cards for the exchange (chance)
    Return, ///< the actor returns two cards
    Over ///< one player is left, or kMaxTurns are played
};

/// One chance outcome. Text: "deal duke captain ..", two cards per seat; "draw duke" to replace a shown card; "draw duke
/// captain" for an exchange. The court has no order: it is shuffled before each draw.
struct Chance {
    FixedList<Role, kMaxSeats * kHandSize> cards;
    bool operator==(const Chance&) const = default;
};

/// The last action of a seat, a turn's action or a block, and its result.
struct LastAction {
    enum class End : std::uint8_t {
        Open, ///< not decided yet
        Done, ///< it took effect; a block held
        Caught, ///< challenged without the claimed card
        Blocked, ///< stopped by a block
        Void ///< not paid for, or its target was out before
    };
    Action::Kind kind = Action::Kind::Allow; ///< Allow if the seat has not acted yet
    std::int8_t target = -1; ///< of a block: the seat whose action is blocked
    Role claim = Role::None;
    End end = End::Open;
    bool operator==(const LastAction&) const = default;
};

/// The public part of an action; at a table of two that is all but returned cards. Without default values, so that an empty
/// Course costs nothing.
struct PublicAction {
    Action::Kind kind;
    /// Claimed by a block, shown after a challenge, or lost; None for all other actions, for a return, a challenge that
    /// caught a bluff, and the crate's captain or ambassador.
    Role role;
    bool operator==(const PublicAction&) const = default;
};

/// The capacity of a Course: more actions than in nearly any game of two, yet Views remain small.
inline constexpr std::size_t kMaxCourse = 160;

/// The public history of a table of two: its first kMaxCourse actions. Unused items are neither filled nor copied.
class Course {
public:
    using value_type = PublicAction;

    constexpr Course() {} // leaves items uninitialised
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
    /// True if further actions may be missing.
    constexpr bool full() const { return size_ == kMaxCourse; }
    /// Appends unless full.
    constexpr void push_back(const PublicAction& action)
    {
        if (!full())
            items_[size_++] = action;
    }
    /// Sets the card shown after the last action, a challenge.
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

/// Cards in the order in which the hand received them; during an exchange the two drawn ones are the last.
using Hand = FixedList<Role, kHandSize + 2>;

/// The public state. Arrays are by seat.
struct PublicState {
    Rules rules;
    SeatSet seated; ///< seats in the game; in crate mode a seat without cards remains until the turn ends
    SeatSet winners; ///< of a finished game
    std::int8_t actor = 0; ///< the seat that has the turn
    Action::Kind action = Action::Kind::Income; ///< of this turn, from ChallengeAction on
    std::int8_t target = -1; ///< of the action
    std::int8_t blocker = -1; ///< the seat that blocks the action
    Role blockAs = Role::None; ///< the blocker's claim
    std::int8_t challenger = -1; ///< the seat that challenged the last claim
    std::int8_t loser = -1; ///< the seat that loses a card (Lose), or has one replaced (Replace)
    std::int8_t court = kDeck; ///< cards in the court deck
    std::int16_t turn = 0; ///< counted from 1
    std::array<std::uint8_t, kMaxSeats> coins{};
    std::array<std::uint8_t, kMaxSeats> cards{}; ///< in hand, drawn ones included
    std::array<FixedList<Role, kHandSize>, kMaxSeats> lost; ///< face up, in the order lost
    std::array<std::uint8_t, kRoles> faceUp{}; ///< copies of each role that were lost
    std::array<std::int16_t, kMaxSeats> outInTurn{}; ///< 0 if still in
    std::array<std::array<std::uint16_t, kRoles>, kMaxSeats> claims{}; ///< number of claims of each role
    std::array<RoleSet, kMaxSeats> shown; ///< proven claims
    std::array<RoleSet, kMaxSeats> caught; ///< claims exposed as bluffs
    /// Claims since the seat's last exchange that were not challenged, and whose role it has not lost.
    std::array<RoleSet, kMaxSeats> standingClaims;
    /// Useful roles that a seat did not claim since a card of its hand was last replaced: Duke when it took income or
    /// foreign aid or allowed foreign aid, Captain when it allowed a steal, Contessa when it allowed an assassination.
    std::array<RoleSet, kMaxSeats> unclaimed;
    std::array<LastAction, kMaxSeats> lastActions;
    /// The actions since the deal at a table of two, for belief trackers; a last card is lost without an action. Actions
    /// after kMaxCourse are missing. Empty with more players.
    Course course;
    bool operator==(const PublicState&) const = default;

    constexpr bool isIn(Seat seat) const { return cards[static_cast<std::size_t>(seat)] > 0; }
    constexpr bool isCrate() const { return rules.mode == Mode::Crate; }
};

/// The information of one seat.
struct View : PublicState {
    Phase phase = Phase::Deal;
    std::int8_t seat = 0;
    SeatSet waiting; ///< the seats that are asked; of those asked at once, all until the last has answered
    Action::Kind answer = Action::Kind::Return; ///< own answer while others are waited for; Return if none
    Hand hand; ///< own cards
    /// An oddity of the crate: with the question whether to block foreign aid, a seat gets the actor's hand.
    Hand handed;
    bool operator==(const View&) const = default;
};

/// An event. In a blurred one `cards` is empty, and `count` is their number.
struct Event {
    enum class Kind : std::uint8_t {
        Dealt, ///< seat, cards
        TurnBegan, ///< seat; count = number of the turn
        Acted, ///< seat announces `action`, at `other` or -1, as `role` or None
        Paid, ///< seat, count coins
        Refunded, ///< seat gets back count coins
        Handed, ///< seat gets the hand of `other` (crate), cards
        Challenged, ///< seat challenges the claim of `role` by `other`
        Proved, ///< seat shows `role`
        Caught, ///< seat cannot show `role`
        Replaced, ///< seat returns the shown card and draws cards
        Blocked, ///< seat blocks `action` of `other` as `role`
        Stopped, ///< `action` of seat does not take effect: blocked
        Missed, ///< `action` of seat has no effect: `other` is out
        Unpaid, ///< seat cannot pay for `action`
        Took, ///< seat takes count coins from the bank
        Stole, ///< seat takes count coins from `other`
        Drew, ///< seat draws cards for an exchange
        Returned, ///< seat returns cards
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

/// True if a card proves a claim; a claim of None means "captain or ambassador".
constexpr bool proves(Role card, Role claim)
{
    return card == claim || (claim == Role::None && (card == Role::Captain || card == Role::Ambassador));
}

/// True if a card of the hand proves the claim.
constexpr bool holds(const Hand& hand, Role claim)
{
    for (const Role card : hand) // shorter than std::any_of, which unrolls for long lists
        if (proves(card, claim))
            return true;
    return false;
}

} // namespace parlour::coup
