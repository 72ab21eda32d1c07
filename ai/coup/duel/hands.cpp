// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/duel/hands.h"

#include <algorithm>
#include <numeric>

namespace parlour::coup {

namespace {

std::size_t codeOf(const Counts& cards)
{
    std::size_t code = 0;
    for (const std::int8_t count : cards)
        code = code * 4 + static_cast<std::size_t>(count);
    return code;
}

/// All multisets of a number of cards, in the order of their codes.
struct Sets {
    std::array<Counts, kPools> cards{};
    std::size_t count = 0;
};

struct Tables {
    std::array<Sets, 5> sets{}; ///< by number of cards
    std::array<std::uint8_t, 1024> index{};
    std::array<std::array<Matrix, kRoles + 1>, kRoles + 1> ways{}; ///< by the cards face up
};

double choose(int from, int count)
{
    return count == 0 ? 1 : count == 1 ? from : from * (from - 1) / 2.0;
}

double waysFor(const Counts& left, const Counts& mine, const Counts& theirs)
{
    Counts rest = left;
    for (std::size_t role = 0; role < kRoles; ++role)
        rest[role] = static_cast<std::int8_t>(left[role] - mine[role]);
    return waysToDraw(left, mine) * waysToDraw(rest, theirs);
}

Counts leftWithout(std::size_t lost0, std::size_t lost1)
{
    Counts left;
    left.fill(kCopies);
    for (const std::size_t lost : {lost0, lost1})
        if (lost < kRoles)
            --left[lost];
    return left;
}

Tables makeTables()
{
    Tables tables;
    for (std::size_t code = 0; code < tables.index.size(); ++code) {
        Counts cards;
        for (std::size_t role = kRoles, rest = code; role-- > 0; rest /= 4)
            cards[role] = static_cast<std::int8_t>(rest % 4);
        const auto total = static_cast<std::size_t>(std::accumulate(cards.begin(), cards.end(), 0));
        if (total >= tables.sets.size())
            continue;
        Sets& sets = tables.sets[total];
        tables.index[code] = static_cast<std::uint8_t>(sets.count);
        sets.cards[sets.count++] = cards;
    }
    for (std::size_t lost0 = 0; lost0 <= kRoles; ++lost0)
        for (std::size_t lost1 = 0; lost1 <= kRoles; ++lost1) {
            const Sets& mine = tables.sets[lost0 == kRoles ? 2 : 1];
            const Sets& theirs = tables.sets[lost1 == kRoles ? 2 : 1];
            for (std::size_t i = 0; i < mine.count; ++i)
                for (std::size_t j = 0; j < theirs.count; ++j)
                    tables.ways[lost0][lost1].at[i][j] =
                        static_cast<float>(waysFor(leftWithout(lost0, lost1), mine.cards[i], theirs.cards[j]));
        }
    return tables;
}

const Tables& all()
{
    static const Tables tables = makeTables();
    return tables;
}

} // namespace

const Counts& handAt(bool hasTwo, std::size_t index)
{
    return all().sets[hasTwo ? 2 : 1].cards[index];
}

const Counts& poolAt(bool hasTwo, std::size_t index)
{
    return all().sets[hasTwo ? 4 : 3].cards[index];
}

std::size_t indexOfCards(const Counts& cards)
{
    return all().index[codeOf(cards)];
}

std::size_t handOf(Role role)
{
    Counts cards{};
    cards[static_cast<std::size_t>(role)] = 1;
    return indexOfCards(cards);
}

Counts countsOf(const Hand& cards)
{
    Counts counts{};
    for (const Role card : cards)
        ++counts[static_cast<std::size_t>(card)];
    return counts;
}

Counts leftOf(const Duel& duel)
{
    return leftWithout(static_cast<std::size_t>(duel.lost[0]), static_cast<std::size_t>(duel.lost[1]));
}

double waysToDraw(const Counts& from, const Counts& hand)
{
    double ways = 1;
    for (std::size_t role = 0; role < kRoles; ++role)
        ways *= hand[role] > from[role] ? 0 : choose(from[role], hand[role]);
    return ways;
}

const Matrix& waysOf(const Duel& duel)
{
    return all().ways[static_cast<std::size_t>(duel.lost[0])][static_cast<std::size_t>(duel.lost[1])];
}

std::size_t pick(std::span<const float> chances, double at)
{
    float left = static_cast<float>(at);
    std::size_t last = 0;
    for (std::size_t i = 0; i < chances.size(); ++i) {
        if (chances[i] <= 0)
            continue;
        last = i;
        if ((left -= chances[i]) < 0)
            break;
    }
    return last;
}

} // namespace parlour::coup
