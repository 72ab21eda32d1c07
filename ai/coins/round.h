// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A tossed round of Coins as a matrix game: the moves of each side and the values of their outcomes.
// Levers and journeys follow pullLevers of engine/coins/coins_rules.cpp: change them together.
#pragma once

#include "ai/coins/timeline.h"
#include "ai/coins/value_net.h"
#include "engine/base/fixed_list.h"

namespace parlour::coins {

/// The moves of both sides.
using JointMove = std::array<Move, 2>;
using MoveList = FixedList<Move, 8>;

struct Round {
    const Timeline& timeline; ///< up to the round before
    int lead; ///< of side 0, this toss included
    Levers levers;

    int place() const { return timeline.place() + 1; }
    bool isLast() const { return timeline.toCome() == 1; }

    /// The moves to consider: nothing, a block (also slightly behind, against a return to a worse place), the best place if
    /// it is stronger than this one, and this round again after a lost toss.
    MoveList options(std::size_t side) const
    {
        const int sign = side == 0 ? 1 : -1;
        MoveList out;
        out.push_back(kNothing);
        if (levers.blue[side] > 0 && sign * lead >= kWorthBlocking)
            out.push_back(kBlock);
        if (levers.red[side] > 0) {
            const int best = timeline.best(side);
            const bool isLost = sign * (lead - timeline.lead()) < 0;
            if (isGain(best, sign))
                out.push_back(travel(best + 1));
            if (isLost && best != timeline.place())
                out.push_back(travel(place()));
        }
        return out;
    }
    /// Whether the side of `sign`, 1 or -1, is stronger at this place than after this round.
    bool isGain(int at, int sign) const
    {
        const float gain = timeline.strengthAt(at, timeline.lead(at)) - timeline.strengthAt(place(), lead);
        return static_cast<float>(sign) * gain > 0;
    }

    Levers leversAfter(const JointMove& joint) const
    {
        Levers out = levers;
        for (std::size_t side = 0; side < 2; ++side) {
            out.blue[side] -= joint[side].kind == Move::Kind::Block ? 1 : 0;
            out.red[side] -= joint[side].kind == Move::Kind::Travel ? 1 : 0;
        }
        return out;
    }
    static bool isBlocked(const JointMove& joint)
    {
        return joint[0].kind == Move::Kind::Block || joint[1].kind == Move::Kind::Block;
    }
    /// The place that time goes back to; nullopt if it goes on.
    std::optional<int> backTo(const JointMove& joint) const
    {
        if (isBlocked(joint))
            return {};
        std::optional<int> first;
        for (const Move move : joint)
            if (move.kind == Move::Kind::Travel && move.round > timeline.block())
                first = std::min(first.value_or(kMaxRounds), move.round - 1);
        return first;
    }
    /// The share of side 0 with all open, with the levers `after` left.
    float value(const JointMove& joint, const ValueNet& net) const { return value(joint, leversAfter(joint), net); }
    float value(const JointMove& joint, const Levers& after, const ValueNet& net) const
    {
        if (const auto place = backTo(joint))
            return net.value(timeline.inputAt(*place, after));
        if (isLast())
            return lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
        if (!isBlocked(joint))
            return net.value(timeline.inputAfter(lead, after));
        const Place here{timeline.toCome() - 1, lead};
        return net.value({here, {here, here}, after});
    }

private:
    static constexpr int kWorthBlocking = -2;
};

} // namespace parlour::coins
