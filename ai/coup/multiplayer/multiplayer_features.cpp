// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/multiplayer/multiplayer_features.h"

#include "ai/coup/duel/hands.h"
#include "ai/coup/multiplayer/feature_writer.h"
#include "engine/base/index.h"

namespace parlour::coup {

namespace {

using MultiplayerWriter = FeatureWriter<MultiplayerFeatures>;

constexpr std::size_t kMultiplayerDecisions = 27;
constexpr std::size_t kHandClasses = kPairs + kRoles + 1; ///< the last one: a pool of an exchange
constexpr std::size_t kCoinCounts = 13;
constexpr std::size_t kTurnKinds = 7, kAllKinds = 12, kAllEnds = 5;
constexpr std::size_t kSeatFeatures = 3 + kCoinCounts + 2 * kCoinCounts + kRoles * kCopies + 4 * kRoles + kRoles * kHandSize
    + kAllKinds * kAllEnds + kRoles + 1 + kMaxSeats + 1 + 2 * kTurnKinds + kRoles + 1 + 2;

/// The seat `steps` after `seat`.
Seat seatAfter(const View& view, Seat seat, int steps)
{
    return (seat + steps) % view.rules.players;
}
/// The number of steps from the deciding seat to `seat`.
std::size_t stepsTo(const View& view, Seat seat)
{
    return asIndex((seat - view.seat + view.rules.players) % view.rules.players);
}

std::size_t multiplayerDecisionOf(const View& view)
{
    const bool isSteal = view.action == Action::Kind::Steal;
    const std::size_t action = view.action == Action::Kind::ForeignAid ? 0 : isSteal ? 1 : 2;
    switch (view.phase) {
    case Phase::ChallengeAction: // 1 to 8
        return 1 + 2 * (asIndex(view.action) - asIndex(Action::Kind::Tax)) + (view.target == view.seat ? 1U : 0U);
    case Phase::Block: // 9 to 14
        return 9 + 2 * action + (view.challenger >= 0 ? 1U : 0U);
    case Phase::ChallengeBlock: // 15 to 22
        return 15 + 2 * (action + (action == 2 || (isSteal && view.blockAs == Role::Ambassador) ? 1U : 0U))
            + (view.actor == view.seat ? 1U : 0U);
    case Phase::Lose:
        return view.challenger == view.seat ? 23 : 24;
    case Phase::Return:
        return view.hand.size() == 4 ? 25 : 26;
    default:
        return 0;
    }
}

void addMultiplayerSeat(MultiplayerWriter& writer, const View& view, Seat seat)
{
    const std::size_t i = asIndex(seat);
    const std::size_t cards = std::min<std::size_t>(view.cards[i], kHandSize);
    const std::size_t coins = std::min<std::size_t>(view.coins[i], kCoinCounts - 1);
    writer.oneOf(3, cards);
    if (cards == 0) {
        writer.skip(kSeatFeatures - 3);
        return;
    }
    writer.oneOf(kCoinCounts, coins);
    writer.oneOf(2 * kCoinCounts, (cards - 1) * kCoinCounts + coins);
    for (std::size_t role = 0; role < kRoles; ++role)
        writer.upTo(kCopies, view.claims[i][role]);
    for (const auto& roles : {view.standingClaims[i], view.unclaimed[i], view.shown[i], view.caught[i]})
        writer.flags(kRoles, roles.bits());
    Counts lost{};
    for (const Role card : view.lost[i])
        ++lost[asIndex(card)];
    for (const std::int8_t copies : lost)
        writer.upTo(kHandSize, asIndex(copies));
    const LastAction& last = view.lastActions[i];
    writer.oneOf(kAllKinds * kAllEnds, asIndex(last.kind) * kAllEnds + asIndex(last.end));
    writer.oneOf(kRoles + 1, asIndex(last.claim));
    writer.oneOf(kMaxSeats + 1, last.target < 0 ? kMaxSeats : stepsTo(view, last.target));
    const bool isUnderway = view.phase != Phase::Turn;
    writer.flags(kTurnKinds, isUnderway && seat == view.actor ? 1U << asIndex(view.action) : 0U);
    writer.flags(kTurnKinds, isUnderway && seat == view.target ? 1U << asIndex(view.action) : 0U);
    writer.flags(kRoles + 1, isUnderway && seat == view.blocker ? 1U << asIndex(view.blockAs) : 0U);
    writer.flags(2, isUnderway ? (seat == view.challenger ? 1U : 0U) + (view.waiting.has(seat) ? 2U : 0U) : 0U);
}

} // namespace

MultiplayerFeatures multiplayerFeaturesOf(const View& view)
{
    const Counts cards = countsOf(view.hand);
    const std::size_t hand = view.hand.size() == 2 ? indexOfCards(cards)
        : view.hand.size() == 1                    ? kPairs + indexOfCards(cards)
                                                   : kHandClasses - 1;
    const std::size_t decision = multiplayerDecisionOf(view);
    std::size_t left = 0;
    for (Seat seat = 0; seat < view.rules.players; ++seat)
        left += view.isIn(seat) ? 1U : 0U;
    MultiplayerWriter writer;
    writer.oneOf(1, 0);
    writer.oneOf(kMaxSeats + 1, left);
    writer.oneOf(kMaxSeats + 1, asIndex(view.rules.players));
    writer.oneOf(kMultiplayerDecisions * kHandClasses, decision * kHandClasses + hand);
    writer.oneOf(kMultiplayerDecisions, decision);
    writer.oneOf(kHandClasses, hand);
    for (const std::int8_t copies : cards)
        writer.upTo(kCopies, asIndex(copies));
    for (std::size_t role = 0; role < kRoles; ++role)
        writer.upTo(kCopies, view.faceUp[role]);
    for (std::size_t role = 0; role < kRoles; ++role)
        writer.upTo(kCopies, view.faceUp[role] + asIndex(cards[role]));
    for (int steps = 0; steps < kMaxSeats; ++steps)
        if (steps < view.rules.players)
            addMultiplayerSeat(writer, view, seatAfter(view, view.seat, steps));
        else
            writer.skip(kSeatFeatures);
    assert(writer.count() == kMultiplayerFeatures);
    return writer.features();
}

MultiplayerFeatures openFeaturesOf(const View& view, const Hands& hands, const MultiplayerFeatures& features,
                                   SeatSet habitual)
{
    MultiplayerWriter writer(features, kMultiplayerFeatures);
    for (int steps = 1; steps < kMaxSeats; ++steps) {
        const Hand& hand = hands[asIndex(seatAfter(view, view.seat, steps))];
        const bool isIn = steps < view.rules.players && (hand.size() == 1 || hand.size() == 2);
        if (isIn)
            writer.oneOf(kPairs + kRoles, indexOfCards(countsOf(hand)) + (hand.size() == 1 ? kPairs : 0));
        else
            writer.skip(kPairs + kRoles);
    }
    const bool isOfBlock = view.phase == Phase::ChallengeBlock;
    if (isOfBlock || view.phase == Phase::ChallengeAction) {
        const Seat claimant = isOfBlock ? view.blocker : view.actor;
        writer.oneOf(2, holds(hands[asIndex(claimant)], isOfBlock ? view.blockAs : claimOf(view.action)) ? 1 : 0);
    } else {
        writer.skip(2);
    }
    unsigned habits = 0;
    for (int steps = 0; steps < view.rules.players; ++steps)
        habits |= habitual.has(seatAfter(view, view.seat, steps)) ? 1U << asIndex(steps) : 0U;
    writer.flags(kMaxSeats, habits);
    assert(writer.count() == kOpenFeatures);
    return writer.features();
}

std::uint8_t multiplayerActionNumber(const View& view, const Action& action)
{
    constexpr std::size_t kWithoutTarget = 4, kTurns = kWithoutTarget + 3 * (kMaxSeats - 1);
    constexpr std::size_t kOfBlockWindow = kTurns + 4, kLosses = kOfBlockWindow + kRoles + 1, kReturns = kLosses + kRoles;
    const auto number = [&]() -> std::size_t {
        switch (view.phase) {
        case Phase::ChallengeAction:
            return kTurns + (action.kind == Action::Kind::Challenge ? 1 : 0);
        case Phase::ChallengeBlock:
            return kTurns + 2 + (action.kind == Action::Kind::Challenge ? 1 : 0);
        case Phase::Block:
            return kOfBlockWindow + (action.kind == Action::Kind::Block ? 1 + asIndex(action.role) : 0);
        case Phase::Lose:
            return kLosses + asIndex(action.role);
        case Phase::Return: {
            Counts kept = countsOf(view.hand);
            --kept[asIndex(action.role)];
            --kept[asIndex(action.second)];
            return kReturns + (view.hand.size() == 4 ? 0 : kPairs) + indexOfCards(kept);
        }
        default:
            if (hasTarget(action.kind))
                return kWithoutTarget + (asIndex(action.kind) - asIndex(Action::Kind::Steal)) * (kMaxSeats - 1)
                    + stepsTo(view, action.target) - 1;
            return asIndex(action.kind);
        }
    }();
    assert(number < kMultiplayerActions);
    return static_cast<std::uint8_t>(number);
}

} // namespace parlour::coup
