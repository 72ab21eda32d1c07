// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules for two players, without chance, as in engine/coup/coup_rules.cpp: change them together.
#include "ai/coup/duel/duel.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr std::uint8_t kMaxCoins = 12; ///< a coup is forced from ten coins

/// The lowest bits of the stage and the abstraction in a key.
constexpr int kStageShift = 43;
constexpr int kAbstractionShift = 60;

Duel over(Duel duel, std::size_t loser)
{
    duel.stage = Stage::Over;
    duel.loser = static_cast<std::uint8_t>(loser);
    return duel;
}

Duel losing(Duel duel, std::size_t loser, Continuation continuation)
{
    if (!duel.hasTwo(loser))
        return over(duel, loser);
    duel.stage = Stage::Lose;
    duel.loser = static_cast<std::uint8_t>(loser);
    duel.continuation = continuation;
    return duel;
}

void addCoins(Duel& duel, std::size_t player, int coins)
{
    duel.coins[player] = static_cast<std::uint8_t>(duel.coins[player] + coins);
}

/// The other player's turn.
Duel endTurn(Duel duel)
{
    std::swap(duel.coins[0], duel.coins[1]);
    std::swap(duel.lost[0], duel.lost[1]);
    std::swap(duel.claimed[0], duel.claimed[1]);
    std::swap(duel.declined[0], duel.declined[1]);
    duel.stage = Stage::Turn;
    duel.action = Kind::Income;
    duel.blockAs = Role::None;
    duel.continuation = Continuation::EndTurn;
    duel.loser = 0;
    return duel;
}

Duel effect(Duel duel)
{
    switch (duel.action) {
    case Kind::Income:
        addCoins(duel, 0, 1);
        return endTurn(duel);
    case Kind::ForeignAid:
        addCoins(duel, 0, 2);
        return endTurn(duel);
    case Kind::Tax:
        addCoins(duel, 0, 3);
        return endTurn(duel);
    case Kind::Steal: {
        const int coins = std::min<int>(2, duel.coins[1]);
        addCoins(duel, 1, -coins);
        addCoins(duel, 0, coins);
        return endTurn(duel);
    }
    case Kind::Exchange:
        duel.stage = Stage::Return;
        return duel;
    default:
        return losing(duel, 1, Continuation::EndTurn);
    }
}

Duel actionStands(Duel duel)
{
    if (!hasTarget(duel.action))
        return effect(duel);
    duel.stage = Stage::Block;
    return duel;
}

/// The roles that block an action, in the order of the legal list.
Role blockOf(Kind action, std::size_t index)
{
    if (action == Kind::Steal)
        return index == 1 ? Role::Captain : Role::Ambassador;
    return action == Kind::ForeignAid ? Role::Duke : Role::Contessa;
}

Duel announced(Duel duel, Kind kind)
{
    duel.action = kind;
    addCoins(duel, 0, -costOf(kind));
    const Role claim = claimOf(kind);
    if (kind == Kind::Income || kind == Kind::ForeignAid)
        duel.declined[0] |= bitOf(Role::Duke);
    if (claim != Role::None) {
        duel.claimed[0] |= bitOf(claim);
        duel.stage = Stage::ChallengeAction;
        return duel;
    }
    if (kind != Kind::ForeignAid)
        return effect(duel);
    duel.stage = Stage::Block;
    return duel;
}

Duel answered(Duel duel, std::size_t index)
{
    switch (duel.stage) {
    case Stage::ChallengeAction:
        return actionStands(duel);
    case Stage::Block: {
        const Role role = blockOf(duel.action, index);
        if (index == 0) {
            duel.declined[1] |= bitOf(blockOf(duel.action, 1));
            return effect(duel);
        }
        duel.blockAs = role;
        duel.claimed[1] |= bitOf(role);
        duel.stage = Stage::ChallengeBlock;
        return duel;
    }
    default: // the block stands
        return endTurn(duel);
    }
}

/// The representative of all states that the abstraction merges.
Duel coarsened(Duel duel, Abstraction abstraction)
{
    if (abstraction == Abstraction::NoClaims)
        duel.claimed = duel.declined = {};
    return duel;
}

std::optional<Stage> stageOf(Phase phase)
{
    switch (phase) {
    case Phase::Turn:
        return Stage::Turn;
    case Phase::ChallengeAction:
        return Stage::ChallengeAction;
    case Phase::Block:
        return Stage::Block;
    case Phase::ChallengeBlock:
        return Stage::ChallengeBlock;
    case Phase::Lose:
        return Stage::Lose;
    case Phase::Return:
        return Stage::Return;
    default:
        return std::nullopt;
    }
}

Continuation continuationOf(const View& view, std::size_t loser)
{
    if (view.challenger < 0)
        return Continuation::EndTurn;
    const bool blocks = view.blocker >= 0;
    const bool isCaught = loser == (blocks ? 1U : 0U);
    if (blocks)
        return isCaught ? Continuation::Effect : Continuation::BlockStands;
    return isCaught ? Continuation::EndTurn : Continuation::ActionStands;
}

} // namespace

std::size_t Duel::decider() const
{
    switch (stage) {
    case Stage::ChallengeAction:
    case Stage::Block:
        return 1;
    case Stage::Lose:
        return loser;
    default:
        return 0;
    }
}

std::optional<Duel> duelOf(const View& view)
{
    const auto stage = stageOf(view.phase);
    if (view.rules.players != 2 || !stage)
        return std::nullopt;
    Duel duel;
    duel.stage = *stage;
    if (duel.stage != Stage::Turn)
        duel.action = view.action;
    if (view.blocker >= 0)
        duel.blockAs = view.blockAs == Role::None ? Role::Captain : view.blockAs;
    if (duel.stage == Stage::Lose) {
        duel.loser = view.loser == view.actor ? 0 : 1;
        duel.continuation = continuationOf(view, duel.loser);
    }
    for (std::size_t player = 0; player < 2; ++player) {
        const auto seat = static_cast<std::size_t>(player == 0 ? view.actor : 1 - view.actor);
        duel.coins[player] = std::min<std::uint8_t>(view.coins[seat], kMaxCoins);
        duel.lost[player] = view.lost[seat].empty() ? Role::None : view.lost[seat].front();
        duel.claimed[player] = view.standingClaims[seat].bits();
        duel.declined[player] = view.unclaimed[seat].bits();
    }
    if (view.isCrate() && duel.stage != Stage::Turn && duel.stage != Stage::Lose) // coins are paid after the answers there
        addCoins(duel, 0, -std::min<int>(duel.coins[0], costOf(duel.action)));
    return duel;
}

std::uint64_t keyOf(const Duel& full, Abstraction abstraction)
{
    const Duel duel = coarsened(full, abstraction);
    auto key = static_cast<std::uint64_t>(abstraction);
    const auto add = [&](unsigned number, int bits) { key = key << bits | number; };
    add(static_cast<unsigned>(duel.stage), kAbstractionShift - kStageShift);
    add(static_cast<unsigned>(duel.action), 3);
    add(static_cast<unsigned>(duel.blockAs), 3);
    add(static_cast<unsigned>(duel.continuation), 2);
    add(duel.loser, 1);
    for (std::size_t player = 0; player < 2; ++player) {
        add(duel.coins[player], 4);
        add(static_cast<unsigned>(duel.lost[player]), 3);
    }
    for (std::size_t player = 0; player < 2; ++player) {
        add(duel.claimed[player], 5);
        add(duel.declined[player], 5);
    }
    return key;
}

Abstraction abstractionOf(std::uint64_t key)
{
    return static_cast<Abstraction>(key >> kAbstractionShift);
}

Duel duelOfKey(std::uint64_t key)
{
    Duel duel;
    const auto take = [&](int bits) {
        const auto number = static_cast<std::uint8_t>(key & ((1U << bits) - 1));
        key >>= bits;
        return number;
    };
    for (std::size_t player = 2; player-- > 0;) {
        duel.declined[player] = take(5);
        duel.claimed[player] = take(5);
    }
    for (std::size_t player = 2; player-- > 0;) {
        duel.lost[player] = static_cast<Role>(take(3));
        duel.coins[player] = take(4);
    }
    duel.loser = take(1);
    duel.continuation = static_cast<Continuation>(take(2));
    duel.blockAs = static_cast<Role>(take(3));
    duel.action = static_cast<Action::Kind>(take(3));
    duel.stage = static_cast<Stage>(take(3)); // the bits between it and the abstraction are 0
    return duel;
}

bool isKey(std::uint64_t key)
{
    const Duel duel = duelOfKey(key);
    return abstractionOf(key) <= Abstraction::NoClaims && keyOf(duel, abstractionOf(key)) == key && duel.stage < Stage::Over
        && duel.lost[0] <= Role::None && duel.lost[1] <= Role::None && duel.blockAs <= Role::None
        && duel.action <= Kind::Coup;
}

std::size_t actionsOf(const Duel& duel)
{
    switch (duel.stage) {
    case Stage::Turn:
        return 7;
    case Stage::Block:
        return duel.action == Kind::Steal ? 3 : 2;
    case Stage::Lose:
        return kRoles;
    case Stage::Return:
        return duel.hasTwo(0) ? 15 : kRoles;
    default:
        return 2;
    }
}

bool isAllowed(const Duel& duel, std::size_t index)
{
    const Kind kind = static_cast<Kind>(index);
    return duel.coins[0] >= costOf(kind) && (duel.coins[0] < kForcedCoup || kind == Kind::Coup);
}

Duel successor(const Duel& duel, std::size_t index)
{
    switch (duel.stage) {
    case Stage::Turn:
        return announced(duel, static_cast<Kind>(index));
    case Stage::Lose:
        return afterLoss(duel, static_cast<Role>(index));
    case Stage::Return: {
        Duel next = duel;
        next.claimed[0] = next.declined[0] = 0;
        return endTurn(next);
    }
    default:
        return answered(duel, index);
    }
}

bool isChallenge(const Duel& duel, std::size_t index)
{
    return index == 1 && (duel.stage == Stage::ChallengeAction || duel.stage == Stage::ChallengeBlock);
}

std::size_t claimantOf(const Duel& duel)
{
    return duel.stage == Stage::ChallengeBlock ? 1 : 0;
}

Role claimedIn(const Duel& duel)
{
    return duel.stage == Stage::ChallengeBlock ? duel.blockAs : claimOf(duel.action);
}

Duel afterTruth(const Duel& duel)
{
    Duel next = duel;
    const std::size_t claimant = claimantOf(duel);
    next.claimed[claimant] &= static_cast<RoleBits>(~bitOf(claimedIn(duel)));
    return losing(next, 1 - claimant, claimant == 0 ? Continuation::ActionStands : Continuation::BlockStands);
}

Duel afterBluff(const Duel& duel)
{
    Duel next = duel;
    const std::size_t claimant = claimantOf(duel);
    next.claimed[claimant] &= static_cast<RoleBits>(~bitOf(claimedIn(duel)));
    if (claimant == 0) {
        addCoins(next, 0, costOf(duel.action));
        return losing(next, 0, Continuation::EndTurn);
    }
    // Bluffing the Contessa costs two cards: the challenge and the assassination.
    return duel.action == Kind::Assassinate ? over(next, 1) : losing(next, 1, Continuation::Effect);
}

Duel afterLoss(const Duel& duel, Role role)
{
    Duel next = duel;
    next.lost[duel.loser] = role;
    next.claimed[duel.loser] &= static_cast<RoleBits>(~bitOf(role));
    if (const Shown shown = shownBefore(duel); shown.role != Role::None)
        next.declined[shown.player] = 0;
    next.loser = 0;
    next.continuation = Continuation::EndTurn;
    switch (duel.continuation) {
    case Continuation::Effect:
        return effect(next);
    case Continuation::ActionStands:
        return actionStands(next);
    default:
        return endTurn(next);
    }
}

Shown shownBefore(const Duel& duel)
{
    if (duel.stage == Stage::Lose && duel.continuation == Continuation::ActionStands)
        return {0, claimOf(duel.action)};
    if (duel.stage == Stage::Lose && duel.continuation == Continuation::BlockStands)
        return {1, duel.blockAs};
    return {};
}

} // namespace parlour::coup
