// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A round of Coins that has been tossed, as a game of its own: what each side may do, and what it comes to when both have
// answered. Used by the trainer of the value network and by our own players.
// Levers and journeys follow pullLevers of engine/coins/coins_rules.cpp: change them together.
#pragma once

#include "ai/coins/timeline.h"
#include "ai/coins/value_net.h"
#include "engine/base/fixed_list.h"

namespace parlour::coins {

/// What one side does and what the other does.
using Answers = std::array<Move, 2>;
using MoveList = FixedList<Move, 8>;

struct Round {
    const Timeline& timeline; ///< up to the round before
    int lead; ///< of the first side, this toss included
    Levers levers;

    int place() const { return timeline.place() + 1; }
    bool isLast() const { return timeline.toCome() == 1; }

    /// What is worth a thought: nothing, a block, even of a bad place lest the other goes back to a worse one, the best
    /// place if it is better than this one, and this round once more if it was lost.
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
    /// Does `side`, 1 or -1, stand better at this place than after this round?
    bool isGain(int at, int sign) const
    {
        const float gain = timeline.strengthAt(at, timeline.lead(at)) - timeline.strengthAt(place(), lead);
        return static_cast<float>(sign) * gain > 0;
    }

    Levers left(const Answers& answers) const
    {
        Levers out = levers;
        for (std::size_t side = 0; side < 2; ++side) {
            out.blue[side] -= answers[side].kind == Move::Kind::Block ? 1 : 0;
            out.red[side] -= answers[side].kind == Move::Kind::Travel ? 1 : 0;
        }
        return out;
    }
    /// Likewise, for what is to come: who stood better before a block that it is not told of pulls a lever in vain.
    Levers leftAfterAll(const Answers& answers) const
    {
        Levers out = left(answers);
        for (std::size_t side = 0; side < 2; ++side) {
            const bool isFooled = answers[1 - side] == kBlock && answers[side] == kNothing && !isLast();
            if (isFooled && out.red[side] > 0 && isGain(timeline.best(side), side == 0 ? 1 : -1))
                --out.red[side];
        }
        return out;
    }
    static bool isBlocked(const Answers& answers)
    {
        return answers[0].kind == Move::Kind::Block || answers[1].kind == Move::Kind::Block;
    }
    /// The place that time goes back to; none if it goes on.
    std::optional<int> backTo(const Answers& answers) const
    {
        if (isBlocked(answers))
            return {};
        std::optional<int> first;
        for (const Move answer : answers)
            if (answer.kind == Move::Kind::Travel && answer.round > timeline.block())
                first = std::min(first.value_or(kMaxRounds), answer.round - 1);
        return first;
    }
    /// The first side's share of the win, if both see all there is, and if they have `after` left.
    float worth(const Answers& answers, const ValueNet& net) const { return worth(answers, left(answers), net); }
    float worth(const Answers& answers, const Levers& after, const ValueNet& net) const
    {
        if (const auto place = backTo(answers))
            return net.value(timeline.standingAt(*place, after));
        if (isLast())
            return lead > 0 ? 1.0F : lead < 0 ? 0.0F : 0.5F;
        if (!isBlocked(answers))
            return net.value(timeline.standingAfter(lead, after));
        const Place here{timeline.toCome() - 1, lead};
        return net.value({here, {here, here}, after});
    }

private:
    static constexpr int kWorthBlocking = -2;
};

} // namespace parlour::coins
