// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ai/coup/duel/hand_transitions.h"

#include <numeric>
#include <optional>

namespace parlour::coup {

namespace {

/// The court deck when both players have these cards; nullopt if they cannot.
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

bool isSubset(const Counts& some, const Counts& all)
{
    for (std::size_t role = 0; role < kRoles; ++role)
        if (some[role] > all[role])
            return false;
    return true;
}

Transition transition(std::size_t mine, std::size_t theirs, const Counts& result, int ways, int all)
{
    return {static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(theirs),
            static_cast<std::uint8_t>(indexOfCards(result)), static_cast<float>(ways) / static_cast<float>(all)};
}

Transitions replacements(const Duel& duel, Shown shown)
{
    const bool hasTwo = duel.hasTwo(shown.player);
    const bool othersTwo = duel.hasTwo(1 - shown.player);
    const auto role = static_cast<std::size_t>(shown.role);
    Transitions transitions;
    for (std::size_t mine = 0; mine < handsOf(hasTwo); ++mine) {
        Counts kept = handAt(hasTwo, mine);
        if (kept[role]-- == 0)
            continue;
        for (std::size_t theirs = 0; theirs < handsOf(othersTwo); ++theirs) {
            const auto court = courtOf(duel, kept, handAt(othersTwo, theirs));
            if (!court || (*court)[role] == 0)
                continue;
            for (std::size_t drawn = 0; drawn < kRoles; ++drawn) {
                Counts result = kept;
                ++result[drawn];
                if ((*court)[drawn] > 0)
                    transitions.push_back(transition(mine, theirs, result, (*court)[drawn], cardsOf(*court)));
            }
        }
    }
    return transitions;
}

/// The number of ways to draw these cards from the court.
int waysOf(const Counts& drawn, const Counts& court)
{
    int ways = 1;
    for (std::size_t role = 0; role < kRoles; ++role)
        ways *= drawn[role] == 0 ? 1 : drawn[role] == 1 ? court[role] : court[role] * (court[role] - 1) / 2;
    return ways;
}

Transitions draws(const Duel& duel)
{
    Transitions transitions;
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
                    transitions.push_back(transition(mine, theirs, pool, ways, cards * (cards - 1) / 2));
            }
        }
    return transitions;
}

/// The transitions by the cards face up.
struct TransitionTables {
    static constexpr std::size_t kLost = kRoles + 1;
    static constexpr std::size_t kShown = 2 * kRoles + 1; ///< the roles of either player, then the draws
    std::array<Transitions, kLost * kLost * kShown> lists;

    TransitionTables()
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

const TransitionTables& transitionTables()
{
    static const TransitionTables book;
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
        return hand < poolsOf(hasTwo) && isSubset(handAt(hasTwo, action), poolAt(hasTwo, hand));
    default:
        return true;
    }
}

std::size_t maskedHands(const Duel& duel)
{
    return duel.stage == Stage::Return ? poolsOf(duel.hasTwo(0)) : kPairs;
}

ActionMask makeActionMask(const Duel& duel)
{
    ActionMask mask;
    for (std::size_t hand = 0; hand < kWidest; ++hand) {
        int count = 0;
        for (std::size_t action = 0; action < actionsOf(duel); ++action) {
            const bool isLegal = allows(duel, action, hand);
            mask.legal[action][hand] = isLegal ? 1.0F : 0.0F;
            count += int{isLegal};
            if (isLegal && hand < maskedHands(duel))
                mask.choices[hand].push_back(static_cast<std::uint8_t>(action));
        }
        mask.uniform[hand] = count > 0 ? 1 / static_cast<float>(count) : 0;
    }
    return mask;
}

struct ActionMaskTables {
    std::array<ActionMask, 16> turns; ///< by coins
    ActionMask challenge;
    ActionMask blockTheft;
    ActionMask lose;
    std::array<ActionMask, 2> returns; ///< with one card, with two

    ActionMaskTables()
    {
        Duel duel;
        for (std::size_t coins = 0; coins < turns.size(); ++coins) {
            duel.coins[0] = static_cast<std::uint8_t>(coins);
            turns[coins] = makeActionMask(duel);
        }
        duel.stage = Stage::ChallengeAction;
        challenge = makeActionMask(duel);
        duel.stage = Stage::Lose;
        lose = makeActionMask(duel);
        duel.stage = Stage::Return;
        returns[1] = makeActionMask(duel);
        duel.lost[0] = Role::Duke;
        returns[0] = makeActionMask(duel);
        duel.action = Action::Kind::Steal;
        duel.stage = Stage::Block;
        blockTheft = makeActionMask(duel);
    }
};

} // namespace

const Transitions& replacementsOf(const Duel& duel, Shown shown)
{
    return transitionTables()
        .lists[TransitionTables::place(duel) + shown.player * kRoles + static_cast<std::size_t>(shown.role)];
}

const Transitions& drawsOf(const Duel& duel)
{
    return transitionTables().lists[TransitionTables::place(duel) + TransitionTables::kShown - 1];
}

const ActionMask& actionMaskOf(const Duel& duel)
{
    static const ActionMaskTables book;
    switch (duel.stage) {
    case Stage::Turn:
        return book.turns[duel.coins[0]];
    case Stage::Lose:
        return book.lose;
    case Stage::Return:
        return book.returns[duel.hasTwo(0) ? 1 : 0];
    default:
        return actionsOf(duel) == 3 ? book.blockTheft : book.challenge;
    }
}

} // namespace parlour::coup
