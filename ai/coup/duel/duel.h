// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The public state of a game of two players: open cards, coins, claims that stand, and the decision to come. Hands are kept
// separately (hands.h), so that solvers and trainers can run over all of them at once.
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

/// The decision to come.
enum class Stage : std::uint8_t { Turn, ChallengeAction, Block, ChallengeBlock, Lose, Return, Over };
/// The continuation after a card was lost.
enum class Continuation : std::uint8_t { EndTurn, Effect, ActionStands, BlockStands };

/// Player 0 is the one whose turn it is. Arrays are by player.
struct Duel {
    Stage stage = Stage::Turn;
    Action::Kind action = Action::Kind::Income; ///< of this turn, unless the stage is Turn
    Role blockAs = Role::None;
    Continuation continuation = Continuation::EndTurn; ///< in the stage Lose
    std::uint8_t loser = 0; ///< of a card in the stage Lose, of the game in the stage Over
    std::array<std::uint8_t, 2> coins{kStartCoins, kStartCoins};
    std::array<Role, 2> lost{Role::None, Role::None}; ///< the card face up
    std::array<RoleBits, 2> claimed{}; ///< claims that stand
    std::array<RoleBits, 2> declined{}; ///< useful roles that the player did not claim
    bool operator==(const Duel&) const = default;

    /// The player to decide. Meaningless when the game is over.
    std::size_t decider() const;
    bool hasTwo(std::size_t player) const { return lost[player] == Role::None; }
};

/// The public state of a View of two seats in which somebody decides; nullopt for all other Views. States of the crate's
/// mode map to the nearest ones of the printed rules.
std::optional<Duel> duelOf(const View& view);

/// Abstraction levels of a public state: all of it, or without claim history. The finer one comes first.
enum class Abstraction : std::uint8_t { Full, NoClaims };
inline constexpr std::array kAbstractions = {Abstraction::Full, Abstraction::NoClaims};

/// A key below 2^62 that all states of one abstract state share. Keys of different abstractions differ.
std::uint64_t keyOf(const Duel& duel, Abstraction abstraction);
Abstraction abstractionOf(std::uint64_t key);
/// Whether some state has this key.
bool isKey(std::uint64_t key);
/// A state with this key.
Duel duelOfKey(std::uint64_t key);

/// The number of actions of the decider, whatever its hand. Indices of actions are: in a turn, Action::Kind; in a window, 0
/// to allow, then the others; the role that is lost; the hand that is kept (hands.h).
std::size_t actionsOf(const Duel& duel);
/// Whether the coins allow action `index` of a turn.
bool isAllowed(const Duel& duel, std::size_t index);

/// The state after an action other than a challenge. Players swap numbers when the turn passes.
Duel successor(const Duel& duel, std::size_t index);
bool isChallenge(const Duel& duel, std::size_t index);
/// The player whose claim can be challenged, and the claim.
std::size_t claimantOf(const Duel& duel);
Role claimedIn(const Duel& duel);
/// The states after a challenge of a true claim and of a bluff.
Duel afterTruth(const Duel& duel);
Duel afterBluff(const Duel& duel);
/// The state after the loser of the stage Lose has lost `role`.
Duel afterLoss(const Duel& duel, Role role);
/// The player whose shown card is replaced after the loss, and the card; role None if there is none.
struct Shown {
    std::size_t player = 0;
    Role role = Role::None;
};
Shown shownBefore(const Duel& duel);

} // namespace parlour::coup
