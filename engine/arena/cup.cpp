// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/arena/cup.h"

#include <algorithm>
#include <bit>

namespace parlour {

namespace {

/// Entrants who play for consecutive places, in the order of their seeding.
using Group = std::vector<int>;

/// The number of entrants that continue for the better places.
std::size_t halfOf(const Group& group)
{
    return std::bit_ceil(group.size()) / 2;
}

/// The number of those with a bye.
std::size_t byesOf(const Group& group)
{
    return 2 * halfOf(group) - group.size();
}

Encounter encounter(int one, int other, int bestPlace, int worstPlace)
{
    return {std::min(one, other), std::max(one, other), bestPlace, worstPlace, 0, 0, 0, {}, -1};
}

std::vector<Encounter> encountersOf(const std::vector<Group>& groups)
{
    std::vector<Encounter> round;
    int place = 0;
    for (const Group& group : groups) {
        if (group.size() < 2) {
            ++place;
            continue;
        }
        const int last = place + static_cast<int>(group.size()) - 1;
        const std::size_t half = halfOf(group);
        for (std::size_t i = byesOf(group); i < half; ++i)
            round.push_back(encounter(group[i], group[2 * half - 1 - i], place, last));
        place = last + 1;
    }
    return round;
}

void count(Encounter& encounter, SetResult result, int set, int firstTo)
{
    encounter.sets.push_back(set);
    if (result == SetResult::Tied && ++encounter.ties <= kTiedSetsReplayed)
        return;
    ++(result == SetResult::Lost ? encounter.setsSecond : encounter.setsFirst);
    if (encounter.setsFirst == firstTo)
        encounter.winner = encounter.first;
    else if (encounter.setsSecond == firstTo)
        encounter.winner = encounter.second;
}

std::vector<std::size_t> undecided(const std::vector<Encounter>& round)
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < round.size(); ++i)
        if (round[i].winner < 0)
            open.push_back(i);
    return open;
}

/// Splits each group: winners and byes above, losers below.
std::vector<Group> split(const std::vector<Group>& groups, const std::vector<Encounter>& round)
{
    std::vector<Group> next;
    std::size_t at = 0;
    for (const Group& group : groups) {
        if (group.size() < 2) {
            next.push_back(group);
            continue;
        }
        Group upper(group.begin(), group.begin() + static_cast<std::ptrdiff_t>(byesOf(group)));
        Group lower;
        while (upper.size() < halfOf(group)) {
            const Encounter& each = round[at++];
            upper.push_back(each.winner);
            lower.push_back(each.winner == each.first ? each.second : each.first);
        }
        next.push_back(upper);
        next.push_back(lower);
    }
    return next;
}

std::vector<int> joined(const std::vector<Group>& groups)
{
    std::vector<int> all;
    for (const Group& group : groups)
        all.insert(all.end(), group.begin(), group.end());
    return all;
}

} // namespace

Bracket bracketOf(int entrants, int firstTo, const std::vector<SetResult>& results)
{
    Bracket bracket;
    std::vector<Group> groups(1);
    for (int i = 0; i < entrants; ++i)
        groups.front().push_back(i);
    std::size_t set = 0;
    for (;;) {
        std::vector<Encounter> round = encountersOf(groups);
        if (round.empty())
            break;
        for (auto open = undecided(round); !open.empty(); open = undecided(round)) {
            if (results.size() - set < open.size()) {
                bracket.rounds.push_back(round);
                bracket.next = open;
                bracket.places = joined(groups);
                return bracket;
            }
            for (const std::size_t each : open) {
                count(round[each], results[set], static_cast<int>(set), firstTo);
                ++set;
            }
        }
        bracket.rounds.push_back(round);
        groups = split(groups, round);
    }
    bracket.places = joined(groups);
    return bracket;
}

} // namespace parlour
