// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/infoset_features.h"

#include "ai/coup/duel/hands.h"
#include "ai/coup/features.h"
#include "ai/coup/multiplayer/feature_writer.h"
#include "ai/coup/policy.h"
#include "engine/base/index.h"

#include <cassert>

namespace parlour::coup {

namespace {

constexpr std::size_t kDecisions = 72;
constexpr std::size_t kHands = kPairs + kRoles + 1; ///< the last one: a pool of an exchange
constexpr std::size_t kCoins = 13;
constexpr std::size_t kRoleNames = kRoles + 1; ///< Role::None included
constexpr std::size_t kKinds = 12;
constexpr std::size_t kEnds = 5;
constexpr std::size_t kRecent = 6; ///< actions of both seats
constexpr std::size_t kMost = 3; ///< copies or claims that are told apart

using Writer = FeatureWriter<InfosetFeatures>;

std::size_t decisionOf(const View& view)
{
    const std::size_t kind = asIndex(view.action);
    const std::size_t wasChallenged = view.challenger >= 0 ? 1 : 0;
    switch (view.phase) {
    case Phase::ChallengeAction:
        return 1 + kind; // 1 to 7
    case Phase::Block:
        return 8 + 2 * kind + wasChallenged; // 8 to 21
    case Phase::ChallengeBlock:
        return 22 + 3 * kind + (view.blockAs == Role::Captain ? 0U : view.blockAs == Role::Ambassador ? 1U : 2U);
    case Phase::Lose: // 43 to 70
        return 43 + 4 * kind + (view.seat == view.actor ? 2U : 0U) + (view.challenger == view.seat ? 1U : 0U);
    case Phase::Return:
        return 71;
    default:
        return 0;
    }
}

std::size_t lostBy(const View& view, Seat seat)
{
    return view.lost[asIndex(seat)].empty() ? asIndex(Role::None) : asIndex(view.lost[asIndex(seat)].front());
}

void addSeat(Writer& writer, const View& view, Seat seat)
{
    for (std::size_t role = 0; role < kRoles; ++role)
        writer.upTo(kMost, view.claims[asIndex(seat)][role]);
    writer.flags(kRoles, view.standingClaims[asIndex(seat)].bits());
    writer.flags(kRoles, view.unclaimed[asIndex(seat)].bits());
    writer.flags(kRoles, view.shown[asIndex(seat)].bits());
    writer.flags(kRoles, view.caught[asIndex(seat)].bits());
    const LastAction& last = view.lastActions[asIndex(seat)];
    writer.oneOf(kKinds * kEnds, asIndex(last.kind) * kEnds + asIndex(last.end));
    writer.oneOf(kRoleNames, asIndex(last.claim));
}

} // namespace

InfosetFeatures featuresOf(const View& view)
{
    const Seat me = view.seat;
    const auto other = static_cast<Seat>(1 - me);
    const Counts cards = countsOf(view.hand);
    const std::size_t hand = view.hand.size() == 2 ? indexOfCards(cards)
        : view.hand.size() == 1                    ? kPairs + indexOfCards(cards)
                                                   : kHands - 1;
    const std::size_t decision = decisionOf(view);
    const auto coinsOf = [&](Seat seat) { return std::min<std::size_t>(view.coins[asIndex(seat)], kCoins - 1); };
    Writer writer;
    writer.oneOf(1, 0);
    writer.oneOf(kDecisions * kHands, decision * kHands + hand);
    writer.oneOf(kDecisions, decision);
    writer.oneOf(kHands, hand);
    for (const std::int8_t copies : cards)
        writer.upTo(kMost, asIndex(copies));
    writer.oneOf(kCoins, coinsOf(me));
    writer.oneOf(kCoins, coinsOf(other));
    const std::size_t haveLost = (view.lost[asIndex(me)].empty() ? 0U : 2U) + (view.lost[asIndex(other)].empty() ? 0U : 1U);
    writer.oneOf(4 * kCoins * kCoins, (haveLost * kCoins + coinsOf(me)) * kCoins + coinsOf(other));
    writer.oneOf(kRoleNames * kRoleNames, lostBy(view, me) * kRoleNames + lostBy(view, other));
    writer.oneOf(kRoleNames, lostBy(view, me));
    writer.oneOf(kRoleNames, lostBy(view, other));
    for (const Seat seat : {me, other})
        addSeat(writer, view, seat);
    for (std::size_t back = 1; back <= kRecent; ++back)
        if (const Course& course = view.course; back <= course.size() && !course.full()) {
            const PublicAction& action = course[course.size() - back];
            writer.oneOf(kKinds * kRoleNames, asIndex(action.kind) * kRoleNames + asIndex(action.role));
        } else {
            writer.skip(kKinds * kRoleNames);
        }
    assert(writer.count() == kFeatures);
    return writer.features();
}

InfosetFeatures openInfosetOf(const InfosetFeatures& features, const Hand& theirs, Role disputed)
{
    Writer writer(features, kFeatures);
    writer.oneOf(kPairs + kRoles, indexOfCards(countsOf(theirs)) + (theirs.size() == 1 ? kPairs : 0));
    if (disputed == Role::None)
        writer.skip(2);
    else
        writer.oneOf(2, holds(theirs, disputed) ? 1 : 0);
    assert(writer.count() == kOpenInfosetFeatures);
    return writer.features();
}

std::uint8_t actionNumber(const View& view, const Actions& legal, std::size_t place)
{
    constexpr std::size_t kTurns = 7;
    constexpr std::size_t kBlocks = 3; // the most answers in a window
    const std::size_t begin = view.phase == Phase::Turn ? 0
        : view.phase == Phase::ChallengeAction          ? kTurns
        : view.phase == Phase::ChallengeBlock           ? kTurns + 2
        : view.phase == Phase::Lose                     ? kTurns + 4
        : view.phase == Phase::Return                   ? kTurns + 4 + kRoles + (view.hand.size() == 4 ? 0 : kPairs)
                                                        : kTurns + 4 + kRoles + kPairs + kRoles
            + kBlocks
                * (view.action == Action::Kind::ForeignAid  ? 0U
                       : view.action == Action::Kind::Steal ? 1U
                                                            : 2U);
    return static_cast<std::uint8_t>(begin + indexIn(view, legal, place));
}

} // namespace parlour::coup
