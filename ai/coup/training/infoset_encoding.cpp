// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/training/infoset_encoding.h"

#include "engine/base/index.h"

#include <algorithm>

namespace parlour::coup {

namespace {

bool isBefore(const Action& a, const Action& b)
{
    return a.role != b.role ? a.role < b.role : a.second < b.second;
}

} // namespace

unsigned lostCode(const PublicState& open, Seat seat)
{
    const auto& lost = open.lost[at(seat)];
    return lost.empty() ? 0U : static_cast<unsigned>(lost.front()) + 1U;
}

unsigned decisionCode(const View& view)
{
    const auto kind = static_cast<unsigned>(view.action);
    const bool wasChallenged = view.challenger >= 0;
    switch (view.phase) {
    case Phase::Turn:
        return 0;
    case Phase::ChallengeAction:
        return 1 + kind; // 1 to 7
    case Phase::Block:
        return 8 + 2 * kind + (wasChallenged ? 1U : 0U); // 8 to 21
    case Phase::ChallengeBlock:
        return 22 + 3 * kind + (view.blockAs == Role::Captain ? 0U : view.blockAs == Role::Ambassador ? 1U : 2U); // 22 to 42
    case Phase::Lose:
        return 43 + 4 * kind + (view.seat == view.actor ? 2U : 0U) + (view.challenger == view.seat ? 1U : 0U); // 43 to 70
    default:
        return 71;
    }
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

FixedList<std::uint8_t, Actions::kMax> actionSlots(const View& view, const Actions& legal)
{
    FixedList<std::uint8_t, Actions::kMax> slots;
    const bool byRole = view.phase == Phase::Lose || view.phase == Phase::Return;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        std::size_t slot = i;
        if (view.phase == Phase::Turn)
            slot = view.coins[at(view.seat)] >= costOf(legal[i].kind) ? static_cast<std::size_t>(legal[i].kind) : kNoSlot;
        else if (byRole)
            slot = static_cast<std::size_t>(
                std::count_if(legal.begin(), legal.end(), [&](const Action& each) { return isBefore(each, legal[i]); }));
        slots.push_back(static_cast<std::uint8_t>(slot));
    }
    return slots;
}

} // namespace parlour::coup
