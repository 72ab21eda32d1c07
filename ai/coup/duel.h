// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The public side of a game of two, small enough to train on: what lies open, what has been heard of both hands, and whose
// decision comes next. A position is made from a View or from the position before; hands are sets beside it. Used by the
// trainer and by those who look up what was trained; sees no hidden card.
#pragma once

#include "engine/coup/coup_types.h"

#include <array>
#include <cstdint>
#include <optional>

namespace parlour::coup {

/// A bit for each role, in the order of Role.
using RoleBits = std::uint8_t;
constexpr RoleBits bitOf(Role role)
{
    return static_cast<RoleBits>(1U << static_cast<unsigned>(role));
}

/// What is decided next.
enum class Stage : std::uint8_t { Turn, Doubt, Block, DoubtBlock, Lose, Return, Over };
/// What follows when a card was lost.
enum class After : std::uint8_t { EndTurn, Effect, ActionStands, BlockStands };

/// Player 0 is whose turn it is, 1 the other. Arrays are by player.
struct Duel {
    Stage stage = Stage::Turn;
    Action::Kind action = Action::Kind::Income; ///< of this turn, unless the stage is Turn
    Role blockAs = Role::None;
    After after = After::EndTurn; ///< in the stage Lose
    std::uint8_t loser = 0; ///< in the stage Lose; in the stage Over who has lost
    std::array<std::uint8_t, 2> coins{kStartCoins, kStartCoins};
    std::array<Role, 2> lost{Role::None, Role::None}; ///< the card face up
    std::array<RoleBits, 2> standingClaims{}; ///< claims that stand
    std::array<RoleBits, 2> unclaimed{}; ///< roles that were of use and not claimed
    bool operator==(const Duel&) const = default;

    /// Who decides; not when it is over.
    std::size_t decider() const;
    bool hasTwo(std::size_t player) const { return lost[player] == Role::None; }
};

/// The position that a View shows, if it is one of two seats in which somebody decides. Those of the crate are taken as the
/// printed game's that come nearest.
std::optional<Duel> duelOf(const View& view);

/// How finely positions are told apart: by all that lies open; without what has been heard.
enum class Grain : std::uint8_t { Fine, Rough };
inline constexpr std::array kGrains = {Grain::Fine, Grain::Rough};

/// A number below 2^62 that positions share if they are not told apart; those of different grains are different.
std::uint64_t keyOf(const Duel& duel, Grain grain);
Grain grainOf(std::uint64_t key);
/// Can a position have this key?
bool isKey(std::uint64_t key);
/// One of the positions of a key.
Duel duelOfKey(std::uint64_t key);

/// How many actions the decider has, counted as if it held any cards: those of a turn in the order of Action::Kind, allow
/// and the other answers, the role that is lost, the hand that is kept (hands.h).
std::size_t actionsOf(const Duel& duel);
/// In the stage Turn: are there coins for action `index`, and not so many that one must coup?
bool isAllowed(const Duel& duel, std::size_t index);

/// What follows an action. Where the next turn comes the players have changed places. Challenges are not among them: see
/// `proved` and `caught`.
Duel follow(const Duel& duel, std::size_t index);
bool isChallenge(const Duel& duel, std::size_t index);
/// Who has claimed what is being asked about, and what.
std::size_t claimantOf(const Duel& duel);
Role claimedIn(const Duel& duel);
Duel proved(const Duel& duel);
Duel caught(const Duel& duel);
/// When the loser of the stage Lose has lost `role`.
Duel dropped(const Duel& duel, Role role);
/// Whose card was shown and is replaced after the loss, and which; None: nobody's.
struct Shown {
    std::size_t player = 0;
    Role role = Role::None;
};
Shown shownBefore(const Duel& duel);

} // namespace parlour::coup
