// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/changes.h"

#include <numeric>
#include <optional>

namespace parlour::coup {

namespace {

/// The court deck when both have these cards; nothing if they cannot.
std::optional<Counts> courtOf(const Duel& duel, const Counts& mine, const Counts& theirs)
{
    Counts court = leftOf(duel);
    for (std::size_t role = 0; role < kRoles; ++role) {
        court[role] = static_cast<std::int8_t>(court[role] - mine[role] - theirs[role]);
        if (court[role] < 0)
            return std::nullopt;
    }
    return court;
}

int cardsOf(const Counts& cards)
{
    return std::accumulate(cards.begin(), cards.end(), 0);
}

bool isPart(const Counts& some, const Counts& all)
{
    for (std::size_t role = 0; role < kRoles; ++role)
        if (some[role] > all[role])
            return false;
    return true;
}

Change change(std::size_t mine, std::size_t theirs, const Counts& then, int ways, int all)
{
    return {static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(theirs),
            static_cast<std::uint8_t>(indexOfCards(then)), static_cast<float>(ways) / static_cast<float>(all)};
}

Changes replacements(const Duel& duel, Shown shown)
{
    const bool hasTwo = duel.hasTwo(shown.player);
    const bool othersTwo = duel.hasTwo(1 - shown.player);
    const auto role = static_cast<std::size_t>(shown.role);
    Changes changes;
    for (std::size_t mine = 0; mine < handsOf(hasTwo); ++mine) {
        Counts kept = handAt(hasTwo, mine);
        if (kept[role]-- == 0)
            continue;
        for (std::size_t theirs = 0; theirs < handsOf(othersTwo); ++theirs) {
            const auto court = courtOf(duel, kept, handAt(othersTwo, theirs));
            if (!court || (*court)[role] == 0)
                continue;
            for (std::size_t drawn = 0; drawn < kRoles; ++drawn) {
                Counts then = kept;
                ++then[drawn];
                if ((*court)[drawn] > 0)
                    changes.push_back(change(mine, theirs, then, (*court)[drawn], cardsOf(*court)));
            }
        }
    }
    return changes;
}

/// In how many ways these cards come from the court.
int waysOf(const Counts& drawn, const Counts& court)
{
    int ways = 1;
    for (std::size_t role = 0; role < kRoles; ++role)
        ways *= drawn[role] == 0 ? 1 : drawn[role] == 1 ? court[role] : court[role] * (court[role] - 1) / 2;
    return ways;
}

Changes draws(const Duel& duel)
{
    Changes changes;
    for (std::size_t mine = 0; mine < handsOf(duel.hasTwo(0)); ++mine)
        for (std::size_t theirs = 0; theirs < handsOf(duel.hasTwo(1)); ++theirs) {
            const Counts& held = handAt(duel.hasTwo(0), mine);
            const auto court = courtOf(duel, held, handAt(duel.hasTwo(1), theirs));
            if (!court)
                continue;
            const int cards = cardsOf(*court);
            for (std::size_t drawn = 0; drawn < kPairs; ++drawn) {
                const int ways = waysOf(handAt(true, drawn), *court);
                Counts pool = held;
                for (std::size_t role = 0; role < kRoles; ++role)
                    pool[role] = static_cast<std::int8_t>(pool[role] + handAt(true, drawn)[role]);
                if (ways > 0)
                    changes.push_back(change(mine, theirs, pool, ways, cards * (cards - 1) / 2));
            }
        }
    return changes;
}

/// The changes of all decks, by the cards face up.
struct ChangeBook {
    static constexpr std::size_t kLost = kRoles + 1;
    static constexpr std::size_t kShown = 2 * kRoles + 1; ///< of either player, and last the draws
    std::array<Changes, kLost * kLost * kShown> lists;

    ChangeBook()
    {
        for (std::size_t i = 0; i < lists.size(); ++i) {
            Duel duel;
            duel.lost = {static_cast<Role>(i / kShown % kLost), static_cast<Role>(i / kShown / kLost)};
            const std::size_t shown = i % kShown;
            lists[i] =
                shown + 1 == kShown ? draws(duel) : replacements(duel, {shown / kRoles, static_cast<Role>(shown % kRoles)});
        }
    }
    static std::size_t place(const Duel& duel)
    {
        return (static_cast<std::size_t>(duel.lost[1]) * kLost + static_cast<std::size_t>(duel.lost[0])) * kShown;
    }
};

const ChangeBook& changeBook()
{
    static const ChangeBook book;
    return book;
}

bool allows(const Duel& duel, std::size_t action, std::size_t hand)
{
    const bool hasTwo = duel.hasTwo(0);
    switch (duel.stage) {
    case Stage::Turn:
        return isAllowed(duel, action);
    case Stage::Lose:
        return hand < kPairs && hasRole(true, hand, static_cast<Role>(action));
    case Stage::Return:
        return hand < poolsOf(hasTwo) && isPart(handAt(hasTwo, action), poolAt(hasTwo, hand));
    default:
        return true;
    }
}

std::size_t handsThatDecide(const Duel& duel)
{
    return duel.stage == Stage::Return ? poolsOf(duel.hasTwo(0)) : kPairs;
}

Allowance makeAllowance(const Duel& duel)
{
    Allowance allowance;
    for (std::size_t hand = 0; hand < kWidest; ++hand) {
        int count = 0;
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            const bool may = allows(duel, action, hand);
            allowance.may[action][hand] = may ? 1.0F : 0.0F;
            count += int{may};
            if (may && hand < handsThatDecide(duel))
                allowance.choices[hand].push_back(static_cast<std::uint8_t>(action));
        }
        allowance.share[hand] = count > 0 ? 1 / static_cast<float>(count) : 0;
    }
    return allowance;
}

struct AllowanceBook {
    std::array<Allowance, 16> turns; ///< by coins
    Allowance doubt;
    Allowance blockTheft;
    Allowance lose;
    std::array<Allowance, 2> returns; ///< with one card, with two

    AllowanceBook()
    {
        Duel duel;
        for (std::size_t coins = 0; coins < turns.size(); ++coins) {
            duel.coins[0] = static_cast<std::uint8_t>(coins);
            turns[coins] = makeAllowance(duel);
        }
        duel.stage = Stage::Doubt;
        doubt = makeAllowance(duel);
        duel.stage = Stage::Lose;
        lose = makeAllowance(duel);
        duel.stage = Stage::Return;
        returns[1] = makeAllowance(duel);
        duel.lost[0] = Role::Duke;
        returns[0] = makeAllowance(duel);
        duel.action = Action::Kind::Steal;
        duel.stage = Stage::Block;
        blockTheft = makeAllowance(duel);
    }
};

} // namespace

const Changes& replacementsOf(const Duel& duel, Shown shown)
{
    return changeBook().lists[ChangeBook::place(duel) + shown.player * kRoles + static_cast<std::size_t>(shown.role)];
}

const Changes& drawsOf(const Duel& duel)
{
    return changeBook().lists[ChangeBook::place(duel) + ChangeBook::kShown - 1];
}

const Allowance& allowanceOf(const Duel& duel)
{
    static const AllowanceBook book;
    switch (duel.stage) {
    case Stage::Turn:
        return book.turns[duel.coins[0]];
    case Stage::Lose:
        return book.lose;
    case Stage::Return:
        return book.returns[duel.hasTwo(0) ? 1 : 0];
    default:
        return actionsOf(duel) == 3 ? book.blockTheft : book.doubt;
    }
}

} // namespace parlour::coup
