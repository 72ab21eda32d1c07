// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/spot.h"

#include "engine/base/index.h"

#include <algorithm>

namespace parlour::coup {

namespace {

using Kind = Action::Kind;

bool isBefore(const Action& a, const Action& b)
{
    return a.role != b.role ? a.role < b.role : a.second < b.second;
}

std::size_t turnPlaces(int coins)
{
    return coins >= kCoupCost ? 7 : coins >= kAssassinationCost ? 6 : 5;
}

} // namespace

unsigned lostCode(const PublicState& open, Seat seat)
{
    const auto& lost = open.lost[at(seat)];
    return lost.empty() ? 0U : static_cast<unsigned>(lost.front()) + 1U;
}

unsigned questionCode(const View& view)
{
    const auto kind = static_cast<unsigned>(view.action);
    const bool doubted = view.challenger >= 0;
    switch (view.phase) {
    case Phase::Turn:
        return 0;
    case Phase::ChallengeAction:
        return 1 + kind; // 1 to 7
    case Phase::Block:
        return 8 + 2 * kind + (doubted ? 1U : 0U); // 8 to 21
    case Phase::ChallengeBlock:
        return 22 + 3 * kind + (view.blockAs == Role::Captain ? 0U : view.blockAs == Role::Ambassador ? 1U : 2U); // 22 to 42
    case Phase::Lose:
        return 43 + 4 * kind + (view.seat == view.actor ? 2U : 0U) + (view.challenger == view.seat ? 1U : 0U); // 43 to 70
    default:
        return 71;
    }
}

unsigned openClaims(const PublicState& open, Seat seat)
{
    unsigned claims = 0;
    for (int i = 0; i < kRoles; ++i) {
        const Role role = static_cast<Role>(i);
        const int looked = int{open.shown[at(seat)].has(role)} + int{open.caught[at(seat)].has(role)};
        if (open.claims[at(seat)][static_cast<std::size_t>(i)] > looked)
            claims |= 1U << i;
    }
    return claims;
}

unsigned handCode(const Hand& hand)
{
    std::array<std::uint8_t, kHandSize + 2> cards{};
    for (std::size_t i = 0; i < std::min(hand.size(), cards.size()); ++i)
        cards[i] = static_cast<std::uint8_t>(static_cast<unsigned>(hand[i]) + 1U);
    std::sort(cards.begin(), cards.end());
    unsigned code = 0;
    for (const std::uint8_t card : cards)
        code = code * 6 + card;
    return code;
}

Seat onlyOther(const View& view)
{
    Seat only = -1;
    for (const Seat seat : view.seated) {
        if (seat == view.seat || !view.isIn(seat))
            continue;
        if (only >= 0)
            return -1;
        only = seat;
    }
    return only;
}

Places placesOf(const View& view, const Actions& legal)
{
    Places places;
    if (view.phase == Phase::Turn) {
        places.count = turnPlaces(view.coins[at(view.seat)]);
        for (const Action& action : legal) {
            const auto place = static_cast<std::size_t>(action.kind);
            places.of.push_back(place < places.count ? static_cast<std::uint8_t>(place) : kNoPlace);
        }
        return places;
    }
    places.count = legal.size();
    const bool byRole = view.phase == Phase::Lose || view.phase == Phase::Return;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        std::size_t place = i;
        if (byRole)
            place = static_cast<std::size_t>(
                std::count_if(legal.begin(), legal.end(), [&](const Action& each) { return isBefore(each, legal[i]); }));
        places.of.push_back(static_cast<std::uint8_t>(place));
    }
    if (view.phase == Phase::Block && view.action == Kind::Steal)
        places.count = 3; // in the crate one block stands for two
    return places;
}

} // namespace parlour::coup
