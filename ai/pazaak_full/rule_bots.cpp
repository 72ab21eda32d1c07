// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/pazaak_full/rule_bots.h"

#include <algorithm>
#include <optional>

namespace parlour::pazaak_full {

namespace {

constexpr auto kMakesTwenty = [](int total) { return total == kGoal; };
constexpr auto kHolds = [](int total) { return total <= kGoal; };

Ruling endOrStand(int total, int standsFrom)
{
    if (total < standsFrom)
        return {kEnd, SAY("Reason", "%1 is not high enough: take another card")};
    return {kStand, SAY("Reason", "%1 is high enough: stand")};
}

} // namespace

Ruling cantina(const Features& features)
{
    const int op = features.op;
    int me = features.me;
    if (features.ahead())
        return {kStand, SAY("Reason", "The opponent stands on %2, below %1: stand")};
    const Reach* card = features.highest([&](int total) { return total <= kGoal && (me > kGoal || total > me); });
    const int up = card ? card->total : me;
    int down = me;
    for (const Reach& each : features.reaches)
        down = std::min(down, each.total);
    const bool isGood = up == 20 || (up == 19 && down >= 12) || (up == 18 && down >= 14);
    const bool givesUp = me > kGoal && features.opWins < 2 && op >= 18 && up < op;
    const bool plays = card && ((op <= up && isGood) || (me > kGoal && !givesUp));
    if (givesUp)
        return {kEnd, SAY("Reason", "No card saves the set against %2: give it up and keep the cards")};
    if (plays)
        me = up;
    const bool behind = features.done && me < op;
    const bool ends = behind || (me < 18 && down < 16);
    if (plays)
        return {playing(*card, !ends),
                features.me > kGoal ? SAY("Reason", "%1 is more than 20: %3 saves the set")
                                    : SAY("Reason", "Playing %3 on %1 is high enough")};
    if (behind)
        return {kEnd, SAY("Reason", "The opponent stands on %2, above %1: take another card")};
    return ends ? Ruling{kEnd, SAY("Reason", "%1 is below 18, and a card could save the next one: take another card")}
                : Ruling{kStand, SAY("Reason", "%1 is high enough, or nothing could save the next card: stand")};
}

Ruling drone(const Features& features)
{
    if (const Reach* card = features.first(kMakesTwenty))
        return {playing(*card, true), SAY("Reason", "Playing %3 on %1 makes 20")};
    const auto beats = [&](int total) { return total >= 18 && total < kGoal && total > features.op; };
    if (const Reach* card = features.done && !features.ahead() ? features.highest(beats) : nullptr)
        return {playing(*card, true), SAY("Reason", "The opponent stands on %2: playing %3 on %1 beats it")};
    return endOrStand(features.me, 17);
}

Ruling careful(const Features& features)
{
    const int me = features.me;
    const int op = features.op;
    if (const Reach* card = features.first(kMakesTwenty))
        return {playing(*card, true), SAY("Reason", "Playing %3 on %1 makes 20")};
    if (features.ahead())
        return {kStand, SAY("Reason", "The opponent stands on %2, below %1: stand")};
    if (features.done) {
        if (const Reach* card = features.first([&](int total) { return total <= kGoal && total > op; }))
            return {playing(*card, true), SAY("Reason", "The opponent stands on %2: playing %3 on %1 beats it")};
        if (me == op && me >= 17)
            return {kStand, SAY("Reason", "The opponent stands on %2 as well and no card fits: stand")};
        return {kEnd, SAY("Reason", "The opponent stands on %2 and no card beats it: take another card")};
    }
    const int standsFrom = features.holdsMinus ? 18 : 17;
    if (const Reach* card = me > kGoal ? features.highest(kHolds) : nullptr)
        return {playing(*card, card->total >= standsFrom), SAY("Reason", "%1 is more than 20: %3 saves the set")};
    return endOrStand(me, standsFrom);
}

Ruling eager(const Features& features)
{
    const int me = features.me;
    const auto stands = [&](int total) { return total >= 18 || (features.done && total > features.op); };
    const Reach* card =
        features.highest([&](int total) { return total <= kGoal && (me > kGoal || (total >= 17 && total > me)); });
    if (card)
        return {playing(*card, stands(card->total)),
                me > kGoal ? SAY("Reason", "%1 is more than 20: %3 saves the set")
                           : SAY("Reason", "Playing %3 on %1 makes 17 to 20")};
    if (features.ahead())
        return {kStand, SAY("Reason", "The opponent stands on %2, below %1: stand")};
    return endOrStand(me, 18);
}

} // namespace parlour::pazaak_full
