// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules for two players, without chance, as in engine/coup/coup_rules.cpp: change them together.
#include "ai/coup/duel.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

constexpr std::uint8_t kMaxCoins = 12; ///< who has ten must coup

/// Where these begin in a key.
constexpr int kStageShift = 43;
constexpr int kGrainShift = 60;

Duel over(Duel duel, std::size_t loser)
{
    duel.stage = Stage::Over;
    duel.loser = static_cast<std::uint8_t>(loser);
    return duel;
}

Duel losing(Duel duel, std::size_t loser, After after)
{
    if (!duel.hasTwo(loser))
        return over(duel, loser);
    duel.stage = Stage::Lose;
    duel.loser = static_cast<std::uint8_t>(loser);
    duel.after = after;
    return duel;
}

void addCoins(Duel& duel, std::size_t player, int coins)
{
    duel.coins[player] = static_cast<std::uint8_t>(duel.coins[player] + coins);
}

/// The next turn, the other's.
Duel endTurn(Duel duel)
{
    std::swap(duel.coins[0], duel.coins[1]);
    std::swap(duel.lost[0], duel.lost[1]);
    std::swap(duel.standingClaims[0], duel.standingClaims[1]);
    std::swap(duel.unclaimed[0], duel.unclaimed[1]);
    duel.stage = Stage::Turn;
    duel.action = Kind::Income;
    duel.blockAs = Role::None;
    duel.after = After::EndTurn;
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
        return losing(duel, 1, After::EndTurn);
    }
}

Duel actionStands(Duel duel)
{
    if (!hasTarget(duel.action))
        return effect(duel);
    duel.stage = Stage::Block;
    return duel;
}

/// The roles that stop an action, in the order in which blocks are listed.
Role blockOf(Kind action, std::size_t index)
{
    if (action == Kind::Steal)
        return index == 1 ? Role::Captain : Role::Ambassador;
    return action == Kind::ForeignAid ? Role::Duke : Role::Contessa;
}

void replaceShown(Duel& duel, std::size_t player)
{
    duel.unclaimed[player] = 0;
}

Duel announced(Duel duel, Kind kind)
{
    duel.action = kind;
    addCoins(duel, 0, -costOf(kind));
    const Role claim = claimOf(kind);
    if (kind == Kind::Income || kind == Kind::ForeignAid)
        duel.unclaimed[0] |= bitOf(Role::Duke);
    if (claim != Role::None) {
        duel.standingClaims[0] |= bitOf(claim);
        duel.stage = Stage::Doubt;
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
    case Stage::Doubt:
        return actionStands(duel);
    case Stage::Block: {
        const Role role = blockOf(duel.action, index);
        if (index == 0) {
            duel.unclaimed[1] |= bitOf(blockOf(duel.action, 1));
            return effect(duel);
        }
        duel.blockAs = role;
        duel.standingClaims[1] |= bitOf(role);
        duel.stage = Stage::DoubtBlock;
        return duel;
    }
    default: // the block is not doubted
        return endTurn(duel);
    }
}

/// One position for all that are not told apart.
Duel coarsened(Duel duel, Grain grain)
{
    if (grain == Grain::Rough)
        duel.standingClaims = duel.unclaimed = {};
    return duel;
}

std::optional<Stage> stageOf(Phase phase)
{
    switch (phase) {
    case Phase::Turn:
        return Stage::Turn;
    case Phase::ChallengeAction:
        return Stage::Doubt;
    case Phase::Block:
        return Stage::Block;
    case Phase::ChallengeBlock:
        return Stage::DoubtBlock;
    case Phase::Lose:
        return Stage::Lose;
    case Phase::Return:
        return Stage::Return;
    default:
        return std::nullopt;
    }
}

After afterLoss(const View& view, std::size_t loser)
{
    if (view.challenger < 0)
        return After::EndTurn;
    const bool blocks = view.blocker >= 0;
    const bool isCaught = loser == (blocks ? 1U : 0U);
    if (blocks)
        return isCaught ? After::Effect : After::BlockStands;
    return isCaught ? After::EndTurn : After::ActionStands;
}

} // namespace

std::size_t Duel::decider() const
{
    switch (stage) {
    case Stage::Doubt:
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
        duel.after = afterLoss(view, duel.loser);
    }
    for (std::size_t player = 0; player < 2; ++player) {
        const auto seat = static_cast<std::size_t>(player == 0 ? view.actor : 1 - view.actor);
        duel.coins[player] = std::min<std::uint8_t>(view.coins[seat], kMaxCoins);
        duel.lost[player] = view.lost[seat].empty() ? Role::None : view.lost[seat].front();
        duel.standingClaims[player] = view.standingClaims[seat].bits();
        duel.unclaimed[player] = view.unclaimed[seat].bits();
    }
    if (view.isCrate() && duel.stage != Stage::Turn && duel.stage != Stage::Lose) // where one pays last
        addCoins(duel, 0, -std::min<int>(duel.coins[0], costOf(duel.action)));
    return duel;
}

std::uint64_t keyOf(const Duel& full, Grain grain)
{
    const Duel duel = coarsened(full, grain);
    auto key = static_cast<std::uint64_t>(grain);
    const auto add = [&](unsigned number, int bits) { key = key << bits | number; };
    add(static_cast<unsigned>(duel.stage), kGrainShift - kStageShift);
    add(static_cast<unsigned>(duel.action), 3);
    add(static_cast<unsigned>(duel.blockAs), 3);
    add(static_cast<unsigned>(duel.after), 2);
    add(duel.loser, 1);
    for (std::size_t player = 0; player < 2; ++player) {
        add(duel.coins[player], 4);
        add(static_cast<unsigned>(duel.lost[player]), 3);
    }
    for (std::size_t player = 0; player < 2; ++player) {
        add(duel.standingClaims[player], 5);
        add(duel.unclaimed[player], 5);
    }
    return key;
}

Grain grainOf(std::uint64_t key)
{
    return static_cast<Grain>(key >> kGrainShift);
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
        duel.unclaimed[player] = take(5);
        duel.standingClaims[player] = take(5);
    }
    for (std::size_t player = 2; player-- > 0;) {
        duel.lost[player] = static_cast<Role>(take(3));
        duel.coins[player] = take(4);
    }
    duel.loser = take(1);
    duel.after = static_cast<After>(take(2));
    duel.blockAs = static_cast<Role>(take(3));
    duel.action = static_cast<Action::Kind>(take(3));
    duel.stage = static_cast<Stage>(take(3)); // what is between it and the grain is 0
    return duel;
}

bool isKey(std::uint64_t key)
{
    const Duel duel = duelOfKey(key);
    return grainOf(key) <= Grain::Rough && keyOf(duel, grainOf(key)) == key && duel.stage < Stage::Over
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

Duel follow(const Duel& duel, std::size_t index)
{
    switch (duel.stage) {
    case Stage::Turn:
        return announced(duel, static_cast<Kind>(index));
    case Stage::Lose:
        return dropped(duel, static_cast<Role>(index));
    case Stage::Return: {
        Duel next = duel;
        next.standingClaims[0] = next.unclaimed[0] = 0;
        return endTurn(next);
    }
    default:
        return answered(duel, index);
    }
}

bool isChallenge(const Duel& duel, std::size_t index)
{
    return index == 1 && (duel.stage == Stage::Doubt || duel.stage == Stage::DoubtBlock);
}

std::size_t claimantOf(const Duel& duel)
{
    return duel.stage == Stage::DoubtBlock ? 1 : 0;
}

Role claimedIn(const Duel& duel)
{
    return duel.stage == Stage::DoubtBlock ? duel.blockAs : claimOf(duel.action);
}

Duel proved(const Duel& duel)
{
    Duel next = duel;
    const std::size_t claimant = claimantOf(duel);
    next.standingClaims[claimant] &= static_cast<RoleBits>(~bitOf(claimedIn(duel)));
    return losing(next, 1 - claimant, claimant == 0 ? After::ActionStands : After::BlockStands);
}

Duel caught(const Duel& duel)
{
    Duel next = duel;
    const std::size_t claimant = claimantOf(duel);
    next.standingClaims[claimant] &= static_cast<RoleBits>(~bitOf(claimedIn(duel)));
    if (claimant == 0) {
        addCoins(next, 0, costOf(duel.action));
        return losing(next, 0, After::EndTurn);
    }
    // Who claims a Contessa that is not there loses two cards.
    return duel.action == Kind::Assassinate ? over(next, 1) : losing(next, 1, After::Effect);
}

Duel dropped(const Duel& duel, Role role)
{
    Duel next = duel;
    next.lost[duel.loser] = role;
    next.standingClaims[duel.loser] &= static_cast<RoleBits>(~bitOf(role));
    if (const Shown shown = shownBefore(duel); shown.role != Role::None)
        replaceShown(next, shown.player);
    next.loser = 0;
    next.after = After::EndTurn;
    switch (duel.after) {
    case After::Effect:
        return effect(next);
    case After::ActionStands:
        return actionStands(next);
    default:
        return endTurn(next);
    }
}

Shown shownBefore(const Duel& duel)
{
    if (duel.stage == Stage::Lose && duel.after == After::ActionStands)
        return {0, claimOf(duel.action)};
    if (duel.stage == Stage::Lose && duel.after == After::BlockStands)
        return {1, duel.blockAs};
    return {};
}

} // namespace parlour::coup
